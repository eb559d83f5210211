//! The lessons that there are: those of a game, and those that somebody has written.

use super::Lesson;
use meadhall_engine::ScenarioError;
use meadhall_words::{Lang, Locales, Texts, Words};
use std::path::{Path, PathBuf};

/// A lesson that comes with a game: the name of its file, and its text.
pub type LessonFile = (&'static str, &'static str);

/// A lesson with its words.
#[derive(Clone)]
pub struct ShelvedLesson {
    /// The lesson.
    pub lesson: Lesson,
    /// The words of its game and its own.
    texts: &'static Texts,
    /// Whether it came from a folder of the owner's.
    pub own: bool,
}

impl ShelvedLesson {
    /// The words of a language.
    pub fn words(&self, lang: Lang) -> &'static Words {
        self.texts.words(lang)
    }
}

/// The lessons of a house, in the order of their files.
#[derive(Clone, Default)]
pub struct LessonShelf(Vec<ShelvedLesson>);

impl LessonShelf {
    /// Adds the lessons that come with a game. What is wrong is told with the name of the file.
    pub fn add(&mut self, files: &[LessonFile], texts: &'static Texts) -> Result<(), String> {
        for (name, text) in files {
            let lesson = Lesson::parse(name, text).map_err(|error| told(Path::new(name), &error))?;
            self.0.push(ShelvedLesson { lesson, texts, own: false });
        }
        Ok(())
    }

    /// Adds all lessons of a folder, whose names end with `.lesson`, by the order of their names.
    pub fn add_folder(&mut self, folder: &Path, game: impl Fn(&str) -> Option<&'static Texts>) -> Result<(), String> {
        let unreadable =
            |error: std::io::Error| format!("the lessons in {} cannot be read ({error})", folder.display());
        let mut files: Vec<PathBuf> = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(unreadable)? {
            files.push(entry.map_err(unreadable)?.path());
        }
        files.retain(|path| path.extension().is_some_and(|ending| ending == "lesson"));
        files.sort();
        files.iter().try_for_each(|file| self.add_file(file, &game))
    }

    /// Adds the lesson of a file. Its texts are those of its game and of the files `en.ftl`, `cs.ftl` and `de.ftl` beside
    /// it; what a language lacks is said in English.
    pub fn add_file(&mut self, file: &Path, game: impl Fn(&str) -> Option<&'static Texts>) -> Result<(), String> {
        let unreadable = |error: std::io::Error| format!("{} cannot be read ({error})", file.display());
        let text = std::fs::read_to_string(file).map_err(unreadable)?;
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let lesson = Lesson::parse(&name, &text).map_err(|error| told(file, &error))?;
        let of_game = game(&lesson.scenario.game)
            .ok_or_else(|| format!("{}: there is no game `{}`", file.display(), lesson.scenario.game))?;
        let own = own_texts(file.parent().unwrap_or(Path::new(".")));
        let files: Vec<Locales> = of_game.files().iter().copied().chain(own).collect();
        // Pages hold their words for ever; a server reads its lessons once.
        let texts: &'static Texts = Box::leak(Box::new(Texts::new(files.leak())));
        self.0.push(ShelvedLesson { lesson, texts, own: true });
        Ok(())
    }

    /// All lessons.
    pub fn all(&self) -> &[ShelvedLesson] {
        &self.0
    }

    /// The lessons of a game.
    pub fn of(&self, game: &str) -> impl Iterator<Item = &ShelvedLesson> {
        self.0.iter().filter(move |shelved| shelved.lesson.scenario.game == game)
    }

    /// A lesson by its game and its name.
    pub fn find(&self, game: &str, id: &str) -> Option<&ShelvedLesson> {
        self.of(game).find(|shelved| shelved.lesson.id == id)
    }
}

/// The texts beside a lesson, in each language; first the English ones for those that lack some.
fn own_texts(folder: &Path) -> Vec<Locales> {
    let read = |lang: &str| std::fs::read_to_string(folder.join(format!("{lang}.ftl"))).unwrap_or_default();
    let kept = |text: String| -> &'static str { text.leak() };
    let english = kept(read("en"));
    let all = |text: [&'static str; 3]| [("en", text[0]), ("cs", text[1]), ("de", text[2])];
    vec![all([english; 3]), all([english, kept(read("cs")), kept(read("de"))])]
}

fn told(file: &Path, error: &ScenarioError) -> String {
    format!("{}: {error}", file.display())
}

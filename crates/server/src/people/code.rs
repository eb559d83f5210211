//! Recovery codes: shown once, stored as a slow hash.

use crate::problem::Problem;
use crate::token;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::OnceLock;
use tokio::sync::Semaphore;

/// What a code is written with: no letter looks like a digit or like another one.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many letters find the person, and how many are the secret: 50 and 75 bits.
const KEY: usize = 10;
const SECRET: usize = 15;
/// How many letters stand together.
const GROUP: usize = 5;

/// A slow hash takes 19 MiB and a core for a moment: only so many at once.
static ROOM: Semaphore = Semaphore::const_new(2);

/// A recovery code.
pub struct RecoveryCode {
    key: String,
    secret: String,
}

impl RecoveryCode {
    /// A code that nobody can guess.
    pub fn new() -> RecoveryCode {
        let letters = token::random().map(|byte| char::from(LETTERS[usize::from(byte & 31)]));
        RecoveryCode { key: letters[..KEY].iter().collect(), secret: letters[KEY..KEY + SECRET].iter().collect() }
    }

    /// A code as somebody types it: small letters, spaces and letters that look like digits are forgiven.
    pub fn read(text: &str) -> Option<RecoveryCode> {
        let letter = |c: char| match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let letters: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').take(64).map(letter).collect();
        let right = letters.len() == KEY + SECRET && letters.bytes().all(|byte| LETTERS.contains(&byte));
        right.then(|| RecoveryCode { key: letters[..KEY].to_owned(), secret: letters[KEY..].to_owned() })
    }

    /// As it is shown.
    pub fn shown(&self) -> String {
        let letters: Vec<char> = self.key.chars().chain(self.secret.chars()).collect();
        letters.chunks(GROUP).map(String::from_iter).collect::<Vec<_>>().join("-")
    }

    /// What finds the person.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What is stored of the secret.
    pub async fn hash(&self) -> Result<String, Problem> {
        let secret = self.secret.clone();
        slowly(move || hashed(&secret)).await?.ok_or(Problem::Storage)
    }

    /// Whether this is the code of a hash. It takes as long where there is none.
    pub async fn fits(&self, hash: Option<String>) -> Result<bool, Problem> {
        static NOBODY: OnceLock<String> = OnceLock::new();
        let (secret, real) = (self.secret.clone(), hash.is_some());
        let fits = slowly(move || {
            let hash = hash.unwrap_or_else(|| {
                NOBODY.get_or_init(|| hashed(&RecoveryCode::new().secret).unwrap_or_default()).clone()
            });
            let Ok(hash) = PasswordHash::new(&hash) else { return false };
            Argon2::default().verify_password(secret.as_bytes(), &hash).is_ok()
        });
        Ok(fits.await? && real)
    }
}

fn hashed(secret: &str) -> Option<String> {
    let salt = &token::random()[..16];
    let hash: PasswordHash = Argon2::default().hash_password_with_salt(secret.as_bytes(), salt).ok()?;
    Some(hash.to_string())
}

/// Carries out what takes a while on a thread of its own.
async fn slowly<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    let _room = ROOM.acquire().await.map_err(|_| Problem::Storage)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Storage)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write_it() {
        let code = RecoveryCode::new();
        let shown = code.shown();
        assert_eq!(shown.len(), 29);
        for typed in
            [shown.clone(), shown.to_lowercase(), shown.replace('-', " "), shown.replace('0', "o").replace('1', "l")]
        {
            let read = RecoveryCode::read(&typed).expect("a code");
            assert_eq!((read.key(), read.secret.as_str()), (code.key(), code.secret.as_str()), "{typed}");
        }
        for wrong in [
            "",
            "AAAAA",
            &shown[1..],
            &format!("{shown}A"),
            "UUUUU-UUUUU-UUUUU-UUUUU-UUUUU",
            "ěščřž-ěščřž-ěščřž-ěščřž-ěščřž",
        ] {
            assert!(RecoveryCode::read(wrong).is_none(), "{wrong}");
        }
    }

    #[tokio::test]
    async fn only_the_right_code_fits_and_its_hash_tells_nothing() {
        let code = RecoveryCode::new();
        let hash = code.hash().await.expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(!hash.contains(&code.secret));
        assert!(code.fits(Some(hash.clone())).await.expect("an answer"));
        assert!(!RecoveryCode::new().fits(Some(hash)).await.expect("an answer"));
        assert!(!code.fits(None).await.expect("an answer"));
        assert!(!code.fits(Some("nonsense".to_owned())).await.expect("an answer"));
    }
}

//! Laws of trained weights.

use crate::tune::names_of;
use crate::{Knowledge, Model};
use meadhall_engine::Game;

/// The weights in the repository are those of the features, and are written as they are read.
pub fn the_trained_weights_fit<K: Knowledge>() {
    let (id, names) = (<K::Rules>::ID, names_of::<K>());
    let text = K::trained().expect("there are weights").text();
    let model = Model::read(text, id, &names).unwrap_or_else(|bad| panic!("{id}: {bad}"));
    let written = model.write(id, &names);
    let lines = written.lines().zip(text.lines()).find(|(written, read)| written != read);
    assert!(written == text, "{id}: written and read differ first in {lines:?}");
    let used = K::trained().map(crate::TrainedModel::model::<K>);
    assert!(used.and_then(Result::ok).as_deref() == Some(&model), "{id}: the bots know something else");
    assert!(model.rounds > 0);
}

/// No two features have the same name.
pub fn every_feature_has_a_name_of_its_own<K: Knowledge>() {
    let names = names_of::<K>();
    let unlike = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    assert!(names.len() > 50 && !names.iter().any(unlike), "{}: two features share a name", <K::Rules>::ID);
}

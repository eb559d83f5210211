//! A position as it is stored: fields and values by their written names, packed.
//!
//! Format 2 is MessagePack with named fields, deflated. Values that JSON gives by a number (hashes in records rest on that)
//! stand there by their names, see [`serde::Serializer::is_human_readable`]. (Format 1 was JSON with every turn.)

use super::stored::{RestoreError, StoredSnapshot, broken};
use crate::{Moment, Table, TableGame};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::Serialize;
use std::io::{Read, Write};

/// The format that is written.
const FORMAT: u32 = 2;
/// No position comes near this; what is longer is damaged.
const LONGEST: u64 = 1 << 20;

/// The position after so many turns, to be stored.
pub(super) fn write<G: TableGame>(table: &Table<G>, turns: usize) -> Result<StoredSnapshot, RestoreError> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::default());
    let moment = table.moment_after(turns);
    moment.serialize(&mut rmp_serde::Serializer::new(&mut packer).with_struct_map()).map_err(broken)?;
    packer.flush().map_err(broken)?;
    Ok(StoredSnapshot { turns, format: FORMAT, body: packer.finish().map_err(broken)? })
}

/// A stored position.
pub(super) fn read<G: TableGame>(stored: &StoredSnapshot) -> Result<Moment<G::Position>, RestoreError> {
    if stored.format != FORMAT {
        return Err(broken(format!(
            "a position is written in format {}, and this program knows {FORMAT}",
            stored.format
        )));
    }
    let mut packed = Vec::new();
    DeflateDecoder::new(&*stored.body).take(LONGEST).read_to_end(&mut packed).map_err(broken)?;
    rmp_serde::from_slice(&packed).map_err(broken)
}

//! Paths in RON. A path is bytes (on Windows 16-bit units) that need not be UTF-8. It is written as a text if it is
//! UTF-8, and otherwise as the list of its units. Forms for programs, which only a browser makes, have the path as it is:
//! there each path is UTF-8.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::wording::errors::session::path_unit_too_large;

/// A path as it stands in a file. Serialized untagged: a text, or a list of numbers.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum PathText {
    Text(String),
    Units(Vec<u16>),
}

impl From<&Path> for PathText {
    fn from(path: &Path) -> Self {
        path.to_str().map_or_else(|| Self::Units(units(path.as_os_str())), |text| Self::Text(text.to_owned()))
    }
}

impl TryFrom<PathText> for PathBuf {
    type Error = &'static str;

    fn try_from(text: PathText) -> Result<Self, Self::Error> {
        match text {
            PathText::Text(text) => Ok(text.into()),
            PathText::Units(units) => from_units(&units).map(Self::from).ok_or(path_unit_too_large()),
        }
    }
}

#[cfg(unix)]
fn units(text: &OsStr) -> Vec<u16> {
    use std::os::unix::ffi::OsStrExt;
    text.as_bytes().iter().copied().map(u16::from).collect()
}

#[cfg(unix)]
fn from_units(units: &[u16]) -> Option<OsString> {
    use std::os::unix::ffi::OsStringExt;
    units.iter().map(|unit| u8::try_from(*unit).ok()).collect::<Option<Vec<_>>>().map(OsString::from_vec)
}

#[cfg(windows)]
fn units(text: &OsStr) -> Vec<u16> {
    use std::os::windows::ffi::OsStrExt;
    text.encode_wide().collect()
}

#[cfg(windows)]
fn from_units(units: &[u16]) -> Option<OsString> {
    use std::os::windows::ffi::OsStringExt;
    Some(OsString::from_wide(units))
}

// Elsewhere every path is UTF-8.
#[cfg(not(any(unix, windows)))]
fn units(text: &OsStr) -> Vec<u16> {
    text.to_string_lossy().encode_utf16().collect()
}

#[cfg(not(any(unix, windows)))]
fn from_units(units: &[u16]) -> Option<OsString> {
    String::from_utf16(units).ok().map(OsString::from)
}

/// For fields with `#[serde(with = "path_text::optional")]`.
pub mod optional {
    use super::{Deserialize, Deserializer, PathBuf, PathText, Serialize, Serializer};

    /// # Errors
    /// If the serializer fails.
    pub fn serialize<S: Serializer>(path: &Option<PathBuf>, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return path.serialize(serializer);
        }
        path.as_deref().map(PathText::from).serialize(serializer)
    }

    /// # Errors
    /// If it is no path.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<PathBuf>, D::Error> {
        if !deserializer.is_human_readable() {
            return Deserialize::deserialize(deserializer);
        }
        let text = Option::<PathText>::deserialize(deserializer)?;
        text.map(PathBuf::try_from).transpose().map_err(serde::de::Error::custom)
    }
}

/// For fields with `#[serde(with = "path_text::list")]`.
pub mod list {
    use super::{Deserialize, Deserializer, PathBuf, PathText, Serialize, Serializer};

    /// # Errors
    /// If the serializer fails.
    pub fn serialize<S: Serializer>(paths: &[PathBuf], serializer: S) -> Result<S::Ok, S::Error> {
        paths.iter().map(|path| PathText::from(path.as_path())).collect::<Vec<_>>().serialize(serializer)
    }

    /// # Errors
    /// If an entry is no path.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<PathBuf>, D::Error> {
        let texts = Vec::<PathText>::deserialize(deserializer)?;
        texts.into_iter().map(PathBuf::try_from).collect::<Result<_, _>>().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Paths {
        #[serde(with = "optional")]
        one: Option<PathBuf>,
        #[serde(with = "list")]
        many: Vec<PathBuf>,
    }

    #[test]
    fn a_path_is_written_as_text_and_read_back() {
        let paths = Paths { one: Some("/a/é.ron".into()), many: vec!["/b".into()] };
        let text = ron::to_string(&paths).unwrap();
        assert_eq!(text, "(one:Some(\"/a/é.ron\"),many:[\"/b\"])");
        assert_eq!(ron::from_str::<Paths>(&text).unwrap(), paths);
        assert_eq!(ron::from_str::<Paths>("(one:None,many:[])").unwrap(), Paths { one: None, many: vec![] });
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_not_utf_8_is_read_back() {
        use std::os::unix::ffi::OsStringExt;
        let path = PathBuf::from(OsString::from_vec(b"/a/\xff\xfe.ron".to_vec()));
        let paths = Paths { one: Some(path.clone()), many: vec![path] };
        let text = ron::to_string(&paths).unwrap();
        assert_eq!(ron::from_str::<Paths>(&text).unwrap(), paths);
        assert!(ron::from_str::<Paths>("(one:Some([300]),many:[])").is_err());
    }
}

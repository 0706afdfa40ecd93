//! Puts the icon, the version and the manifest into the program of Windows. Elsewhere it does nothing.

use std::env;

use winresource::WindowsResource;

/// Paths may have more than 260 characters, and texts of the system are UTF-8.
const MANIFEST: &str = "assets/packaging/windows/coin-duel.manifest";
const ICON: &str = "assets/packaging/windows/coin-duel.ico";

pub fn add_resources() {
    for file in [MANIFEST, ICON] {
        println!("cargo::rerun-if-changed={file}");
    }
    if env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    let mut resource = WindowsResource::new();
    resource.set_icon(ICON).set_manifest_file(MANIFEST);
    resource
        .set("ProductName", "coin-duel")
        .set("FileDescription", "coin-duel")
        .set("OriginalFilename", "coin-duel.exe");
    resource.set("LegalCopyright", "MIT license");
    resource.compile().expect("the resources of Windows are compiled");
}

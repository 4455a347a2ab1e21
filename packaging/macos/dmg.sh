#!/bin/sh
# usage: dmg.sh BUNDLE.app TARGET.dmg VERSION — sign the bundle for this machine and pack it with a link to Applications
set -eu
bundle=$1 target=$2 version=$3
[ -d "$bundle" ] || { echo "There is no $bundle. Freeze first." >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
/usr/libexec/PlistBuddy -c "Add :CFBundleLocalizations array" -c "Add :CFBundleLocalizations:0 string ja" \
    -c "Add :CFBundleLocalizations:1 string en" "$bundle/Contents/Info.plist"
codesign --force --deep --sign - "$bundle"
cp -R "$bundle" "$folder/"
ln -s /Applications "$folder/Applications"
rm -f "$target.half.dmg"
hdiutil create -quiet -volname "Takujo $version" -srcfolder "$folder" -format UDZO "$target.half.dmg"
mv "$target.half.dmg" "$target"

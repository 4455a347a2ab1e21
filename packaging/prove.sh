#!/usr/bin/env bash
# Proof of installation, as root: the Debian package in a bare Debian without Python, and the portable archive where it is
# hard for a program to live. Prints a line for each thing that holds and stops at the first that does not.
#
# usage: packaging/prove.sh [FOLDER FOR PICTURES AND PAPER [RELEASE MIRROR]]
# The bare system is of this machine's release and mirror, or of another: packaging/prove.sh out trixie http://deb.debian.org/debian
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(realpath -m "${1:-dist/proof}")
deb=$(ls dist/takujo_*.deb) tar=$(ls dist/takujo-*-linux-*.tar.xz)
[ "$(id -u)" = 0 ] || { echo "This needs root: it makes a system of its own with debootstrap." >&2; exit 2; }
for tool in debootstrap Xvfb pdftotext; do
    command -v "$tool" >/dev/null || { echo "$tool is missing. Install it with: apt-get install debootstrap xvfb poppler-utils" >&2; exit 2; }
done
mkdir -p "$out"
root=$(mktemp -d) work=$(mktemp -d) mounted="" screen=""
chmod 755 "$root" "$work"  # for the ordinary user in it
clean() {
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    [ -z "$mounted" ] || umount "$mounted" || true
    umount "$root/proc" "$root/dev" 2>/dev/null || true
    rm -rf --one-file-system "$root" "$work"
}
trap clean EXIT
holds() { echo "ok  $*"; }

release=${2:-$(. /etc/os-release && echo "$VERSION_CODENAME")}
echo "== a bare $release"
source=${3:-$(sed -nE 's/^(URIs: *|deb (\[[^]]*\] )?)([^ ]+).*/\3/p' /etc/apt/sources.list /etc/apt/sources.list.d/*.sources 2>/dev/null | head -1)} || true
[ -n "$source" ] || { echo "No source of Debian packages is set up in /etc/apt." >&2; exit 2; }
debootstrap --variant=minbase --include=ca-certificates "$release" "$root" "$source" >"$work/debootstrap.txt" 2>&1 || { tail -5 "$work/debootstrap.txt"; exit 1; }
if [ -z "${2:-}" ]; then
    rm -f "$root/etc/apt/sources.list"
    cp -a /etc/apt/sources.list* "$root/etc/apt/" 2>/dev/null || true
fi
cp -a /etc/apt/apt.conf.d "$root/etc/apt/" 2>/dev/null || true
cp /etc/resolv.conf /etc/hosts "$root/etc/" 2>/dev/null || true
mount --bind /proc "$root/proc"
mount --bind /dev "$root/dev"
inside() { chroot "$root" env -i HOME=/home/gm PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
as_gm() { chroot --userspec=gm:gm "$root" env -i HOME=/home/gm PATH=/usr/bin:/bin LANG=C.UTF-8 "$@"; }
! inside sh -c 'command -v python3' || { echo "there is a Python in it" >&2; exit 1; }
holds "there is no Python in it"
cp "$deb" "$root/root/takujo.deb"
inside apt-get -qq update
inside apt-get install -y -qq --no-install-recommends /root/takujo.deb >"$work/apt.txt" 2>&1 || { tail -5 "$work/apt.txt"; exit 1; }
! inside sh -c 'command -v python3' || { echo "the package brought a Python" >&2; exit 1; }
holds "installed: $(du -sm "$root/usr/lib/takujo" | cut -f1) MB, with $(grep -c '^Setting up' "$work/apt.txt") packages, no Python among them"
inside useradd -m gm

echo "== used"
[ "$(as_gm takujo --self-test 2>/dev/null | wc -l)" = "$(as_gm takujo systems | wc -l)" ]
holds "takujo --self-test: every system"
as_gm sh -c 'cd && takujo new enishi --random --seed 7 --name "𠮷野 髙﨑" -o haru.json && takujo validate haru.json' >"$work/validate.txt"
holds "a sheet made and held against its rules: $(tail -1 "$work/validate.txt")"
as_gm sh -c 'cd && QT_QPA_PLATFORM=offscreen takujo print haru.json -o haru.pdf' 2>/dev/null
cp "$root/home/gm/haru.pdf" "$out/"
pdftotext "$out/haru.pdf" - | grep -q "野 髙﨑"
pdftotext "$out/haru.pdf" - | grep -q "所縁"
holds "printed: the Japanese of the page is the Japanese of the sheet"
Xvfb -displayfd 3 -screen 0 1366x768x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
screen=$!
for _ in $(seq 100); do [ -s "$work/display" ] && break || read -rt 0.1 <> <(:) || true; done
display=:$(cat "$work/display")  # one that was free
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
mounted=$root/tmp/.X11-unix
as_gm env DISPLAY=$display takujo --screenshot /home/gm/start.png
cp "$root/home/gm/start.png" "$out/installed-start.png"
for system in enishi common; do
    as_gm env DISPLAY=$display takujo --sample $system --screenshot /home/gm/$system.png
    cp "$root/home/gm/$system.png" "$out/installed-$system.png"
done
kill "$screen" && screen=""
umount "$mounted" && mounted=""
holds "the start page and two 卓 opened on a screen and pictured: $out/installed-*.png"
[ -d "$root/home/gm/Documents/卓上" ] || [ -d "$root/home/gm/卓上" ]
before=$(cd "$root/home/gm" && find . -type f -name '*.json' | sort | xargs -d '\n' sha256sum | sha256sum)
inside apt-get purge -y -qq takujo >/dev/null 2>&1
[ ! -e "$root/usr/lib/takujo" ] && [ ! -e "$root/usr/bin/takujo" ]
[ "$before" = "$(cd "$root/home/gm" && find . -type f -name '*.json' | sort | xargs -d '\n' sha256sum | sha256sum)" ]
holds "removed; the person's files are untouched"

echo "== the portable archive"
place="$work/持ち歩く 道具"
mkdir "$place"
tar -xJf "$tar" -C "$place" --strip-components=1
mkdir "$work/home"
chown -R nobody "$work/home" "$place"

ordinary() { setpriv --reuid=nobody --clear-groups env -i HOME="$work/home" PATH=/usr/bin:/bin LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen "$@"; }
[ "$(ordinary "$place/takujo" --self-test 2>/dev/null | wc -l)" = "$(ordinary "$place/takujo" systems | wc -l)" ]
holds "from a path with spaces and Japanese letters, as an ordinary user: every system"
ordinary "$place/takujo" --sample enishi --screenshot "$work/home/portable.png" 2>/dev/null
[ -d "$place/データ/卓上" ] && [ ! -e "$work/home/Documents" ] && [ ! -e "$work/home/.config" ]
holds "what it writes lies beside it, nothing in the home"
rm -rf "$place/データ"
chown -R root "$place"
chmod -R a-w "$place"
ordinary "$place/takujo" --sample enishi --screenshot "$work/home/read-only.png" 2>/dev/null
[ ! -e "$place/データ" ]
find "$work/home" -name table.json | grep -q .
cp "$work/home/read-only.png" "$out/read-only-folder.png"
holds "from a folder that cannot be written: the person's own folders, and a sentence that says so"
mkdir "$work/full"
mount -t tmpfs -o size=64k,mode=777 tmpfs "$work/full"
mounted="$work/full"
dd if=/dev/zero of="$work/full/filler" bs=1k 2>/dev/null || true
status=0
setpriv --reuid=nobody --clear-groups env -i HOME="$work/full" PATH=/usr/bin:/bin LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen \
    "$place/takujo" --screenshot "$work/home/full.png" 2>"$work/full.txt" || status=$?
if grep -q Traceback "$work/full.txt"; then cat "$work/full.txt"; exit 1; fi
[ -s "$work/home/full.png" ]
cp "$work/home/full.png" "$out/full-home.png"
umount "$mounted" && mounted=""
holds "with a home that is full: it starts (exit $status), without a traceback"
echo "All of it holds."

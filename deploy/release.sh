#!/bin/bash
# Puts the build online (W26), on a machine with or without Node: bash deploy/release.sh /var/www/formations.exemple.sn
# It copies dist/ beside the site, compares every file with dist.sha256, then moves one link.
# docs/operations.md says how the folder is laid out, and how to go back.
set -euo pipefail
export LC_ALL=C

kept=5
build=$PWD/dist
hashed='  (_astro/|pagefind/(fragment|index|filter)/|pagefind/[^/]*\.pf_meta$)'

refuse() {
  echo "$1" >&2
  exit 1
}

# Lists each file of a folder with its digest, as the build has listed its own.
digests() (cd "$1" && find . ! -type d -printf '%P\0' | xargs -0r sha256sum | sort)

# Links the files of one release whose names hold a hash into another, where an open page looks for them.
# A file that is damaged stays out.
lend() {
  (cd "$1/site" && { grep -E "$hashed" ../dist.sha256 | sha256sum --check 2>/dev/null || true; }) |
    sed -n 's/: OK$//p' |
    rsync -a --ignore-existing --files-from=- --link-dest="$PWD/$1/site" "$1/site/" "$2/site/"
}

[ -n "${1:-}" ] || refuse "Usage : npm run release -- DOSSIER"
[ -f "$build.sha256" ] || refuse "dist.sha256 manque : lancez d’abord npm run build."
mkdir -p "$1/releases"
cd "$1"

# The system frees the lock with the last process that holds it: a release that was killed leaves none.
exec 9>.lock
flock --nonblock 9 || refuse "Une autre mise en ligne est en cours : celle-ci n’a rien changé."

if cmp -s "$build.sha256" current/../dist.sha256 && (cd current && sha256sum --check --status ../dist.sha256); then
  echo "Cette construction est déjà en ligne : rien n’a changé."
  exit
fi

# A file that did not change is linked to the one that is online: it takes no room and keeps its date.
rm -rf .next .old
mkdir .next .old
cp "$build.sha256" .next/
rsync -a --checksum --link-dest="$(readlink -e current || pwd)" "$build/" .next/site/
diff <(digests .next/site) <(sort .next/dist.sha256) >&2 ||
  refuse "dist/ n’est pas ce que npm run build a écrit (« < » : trouvé, « > » : attendu) ; rien n’est mis en ligne."

shopt -s nullglob
for list in releases/*/dist.sha256; do
  lend "${list%/*}" .next
  lend .next "${list%/*}"
done
name=$(date -u +%Y%m%d-%H%M%S-%3N)
mv -T .next "releases/$name"
ln -sfn "releases/$name/site" .link
mv -T .link current
echo "La version $name est en ligne."

# A removal that is cut short leaves no half of a release among the others.
find releases -mindepth 1 -maxdepth 1 ! -name "$name" | sort -r | tail -n "+$kept" | xargs -r mv -t .old
rm -rf .old

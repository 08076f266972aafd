"""Write the golden games anew; read the diff before committing it."""

from tests.golden import FOLDER, fingerprints, golden_games

for old in FOLDER.glob("*/*.txt"):
    old.unlink()
for path, text in golden_games():
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{path.parent.name}/{path.name}: {len(text.splitlines())} lines")
fingerprints.write()

import { readFile } from "node:fs/promises";

const chemin = process.argv[2];

if (chemin === undefined) {
  console.error("Donne le nom d'un fichier.");
  process.exitCode = 1;
} else {
  try {
    const texte = await readFile(chemin, "utf8");
    const lignes = texte.split("\n")
      .filter((ligne) => ligne.trim() !== "");
    console.log(`Dédicaces : ${lignes.length}`);
  } catch (erreur) {
    if (erreur.code !== "ENOENT") throw erreur;
    console.error(`Fichier absent : ${chemin}`);
    process.exitCode = 1;
  }
}

import { readFile } from "node:fs/promises";

const chemin = process.argv[2];

// À toi : lis le fichier, compte ses lignes non vides,
// puis affiche par exemple « Dédicaces : 3 ».
console.log("Dédicaces : ?", chemin, typeof readFile);

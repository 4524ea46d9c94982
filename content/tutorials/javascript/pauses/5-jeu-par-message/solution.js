// Qui a bien répondu au jeu de la radio ?
export function gagnantes(messages, reponse) {
  const noms = messages
    .map((message) => message.split(";"))
    .filter(([nom, dit]) => propre(dit) === propre(reponse))
    .map(([nom]) => nom.trim());
  return [...new Set(noms)].sort((a, b) =>
    a.localeCompare(b, "fr")
  );
}

function propre(texte) {
  return texte.trim().toLowerCase();
}

// Qui a bien répondu au jeu de la radio ?
export function gagnantes(messages, reponse) {
  // Un message s'écrit « Awa;Kolda ».
  // À toi.
}

// Deux lignes ont changé de place, et une borne est fausse.
export function compterPresentes(presences) {
  for (let i = 0; i <= presences.length; i += 1) {
    let nombre = presences.length;
    if (!presences[i]) {
      nombre -= 1;
    }
    return nombre;
  }
}

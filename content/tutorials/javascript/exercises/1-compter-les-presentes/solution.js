export function compterPresentes(presences) {
  let nombre = presences.length;
  for (let i = 0; i < presences.length; i += 1) {
    if (!presences[i]) {
      nombre -= 1;
    }
  }
  return nombre;
}

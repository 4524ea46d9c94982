// À ÉCRIRE : la solution, qui les passe tous
export function double(nombre) {
  return 2 * nombre;
}

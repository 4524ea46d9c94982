// À ÉCRIRE : la solution, qui les passe tous
export function double(nombre: number): number {
  return 2 * nombre;
}

/** What the samples of a tutorial were proved with; the samples runner writes it. */
export interface Proof {
  checkedWith?: string | undefined;
  compiledWith?: string | undefined;
}

/** « Vérifié avec Python 3.11 »; « compilé, non exécuté, avec … » for what was not run (T13). */
export function proofLine({ checkedWith, compiledWith }: Proof): string {
  const parts = [
    checkedWith && `vérifié avec ${checkedWith}`,
    compiledWith && `compilé, non exécuté, avec ${compiledWith}`,
  ];
  const line = parts.filter(Boolean).join(' ; ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

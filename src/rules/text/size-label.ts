/** 66689 → « 67 Ko », 4200 → « 4,2 Ko »; bytes, by thousands. */
export function sizeLabel(bytes: number): string {
  const maximumFractionDigits = bytes < 10_000 ? 1 : 0;
  const size = (bytes / 1_000).toLocaleString('fr', { maximumFractionDigits });
  return `${size}\u00a0Ko`;
}

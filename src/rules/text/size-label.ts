/** A smaller number of Ko would read « 0 Ko ». */
const LEAST = 0.1;
/** From here on a number without decimals would be « 1 000 Ko ». */
const MEGA_FROM = 999_500;

/** 66689 → « 67 Ko », 4200 → « 4,2 Ko », 2741000 → « 2,7 Mo »; bytes, by thousands. */
export function sizeLabel(bytes: number): string {
  const [amount, unit] = bytes < MEGA_FROM ? [bytes / 1_000, 'Ko'] : [bytes / 1_000_000, 'Mo'];
  const shown = bytes > 0 ? Math.max(amount, LEAST) : 0;
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return `${shown.toLocaleString('fr', { maximumFractionDigits })}\u00a0${unit}`;
}

/**
 * Never less than the weight, so that a page can hold its own: 66689 → « 70 Ko », 2741000 → « 2,8 Mo »; up to the next
 * 5 Ko, from 1 Mo to the next tenth, from 10 Mo to the next one (T18).
 */
export function roundedSizeLabel(bytes: number): string {
  const step = bytes <= 995_000 ? 5_000 : bytes <= 9_900_000 ? 100_000 : 1_000_000;
  return sizeLabel(Math.ceil(bytes / step) * step);
}

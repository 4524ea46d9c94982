/** The trainer's part of a sale; the platform keeps the rest (E3). */
export const TRAINER_PERCENT = 70;
export const PLATFORM_PERCENT = 100 - TRAINER_PERCENT;

/** What each side gets of a sale. */
export interface SaleShare {
  /** In FCFA, like the price: whole francs. */
  price: number;
  trainer: number;
  platform: number;
}

/** 10 000 FCFA → 7 000 and 3 000; undefined when a part would not be whole francs (E3). */
export function shareOf(price: number): SaleShare | undefined {
  const trainer = (price * TRAINER_PERCENT) / 100;
  const isExact = Number.isSafeInteger(price) && price > 0 && Number.isInteger(trainer);
  return isExact ? { price, trainer, platform: price - trainer } : undefined;
}

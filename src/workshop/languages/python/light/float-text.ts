/** A float as Python writes it: the fewest digits that give it back (U9). */
export function floatText(value: number): string {
  if (!Number.isFinite(value))
    return String(value)
      .toLowerCase()
      .slice(0, value < 0 ? 4 : 3);
  const [digits, power = ''] = value.toExponential().split('e');
  if (+power < -4 || +power > 15) return `${digits}e${power.replace(/^(.)(\d)$/, '$10$2')}`;
  const text = Object.is(value, -0) ? '-0' : String(value);
  return text.includes('.') ? text : `${text}.0`;
}

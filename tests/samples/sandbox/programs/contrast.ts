/** A colour of the page: a property of the first element that a selector finds. */
type Place = readonly [selector: string, property: string];

/** The part of the remote `page` that is used here. */
interface Shown {
  evaluate<Argument, Result>(run: (given: Argument) => Result, given: Argument): Promise<Result>;
}

/** Returns the relative luminance (WCAG) of each colour, from 0 for black to 1 for white. */
export async function luminances(page: Shown, places: readonly Place[]): Promise<number[]> {
  const colours = await page.evaluate(
    (asked) =>
      asked.map(([selector, property]) => {
        const element = document.querySelector(selector);
        const colour = element && getComputedStyle(element).getPropertyValue(property);
        const witness = document.body.appendChild(document.createElement('i'));
        // Mixed with itself, any colour is computed as « color(srgb r g b) ».
        witness.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
        const parts = getComputedStyle(witness).color.split(' ').slice(1, 4).map(Number.parseFloat);
        witness.remove();
        return parts;
      }),
    places,
  );
  return colours.map(luminance);
}

/** Returns the contrast ratio (WCAG) of two colours, from 1 to 21. */
export async function contrast(page: Shown, one: Place, other: Place): Promise<number> {
  const [bright = 0, dark = 0] = (await luminances(page, [one, other])).sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

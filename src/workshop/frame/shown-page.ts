import { Refusal } from './assert.ts';

/** A colour of the page: a property of the first element that a selector finds. */
type ColourPlace = readonly [selector: string, property: string];

/** The element that a selector finds first. Throws in French when there is none. */
export function one<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Refusal(`reçu : aucun élément « ${selector} » ; attendu : un au moins`);
  return found;
}

/** All the elements that a selector finds, in the order of the page. */
export function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Their texts, on one line each. */
export function texts(selector: string): string[] {
  return all(selector).map(text);
}

/** The text of an element, or of the first that a selector finds, on one line. */
export function text(found: string | Element): string {
  const element = typeof found === 'string' ? one(found) : found;
  return element.textContent.replace(/[ \t\r\n]+/g, ' ').trim();
}

/** Where the first element that a selector finds stands, in CSS pixels. */
export function box(selector: string): DOMRect {
  return one(selector).getBoundingClientRect();
}

/** The computed value of a property. */
export function style(selector: string, property: string): string {
  return getComputedStyle(one(selector)).getPropertyValue(property);
}

/** Whether an element can be seen: it has a box, and nothing hides it. */
export function isSeen(selector: string): boolean {
  const { width, height } = box(selector);
  return width > 0 && height > 0 && style(selector, 'visibility') === 'visible';
}

/** The relative luminance (WCAG) of a colour, from 0 for black to 1 for white. */
export function luminance([selector, property]: ColourPlace): number {
  const colour = style(selector, property);
  const witness = document.body.appendChild(document.createElement('i'));
  // Mixed with itself, any colour is computed as « color(srgb r g b) ».
  witness.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
  const parts = getComputedStyle(witness).color.split(' ').slice(1, 4).map(Number.parseFloat);
  witness.remove();
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast (WCAG) of two colours, from 1 to 21. */
export function contrast(first: ColourPlace, second: ColourPlace): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Fills a field as a hand would, and tells the page. */
export function fill(selector: string, value: string): void {
  const field = one<HTMLInputElement>(selector);
  field.value = value;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** What an island may rely on: our keys and no other, texts that are texts, addresses that are safe. */
type Check = (value: unknown) => boolean;

export const text: Check = (value) =>
  typeof value === 'string' && value !== '' && value === value.trim();

const prose: Check = (value) => typeof value === 'string';
const texts: Check = (value) => Array.isArray(value) && value.every(text);

const price: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 1e9;

const amount: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value > 0;

const address: Check = (value) =>
  typeof value === 'string' && (value.startsWith('https://') || /^\/(?!\/)/.test(value));

export const course = record({
  id: text,
  name: text,
  category: prose,
  categories: texts,
  language: prose,
  shortDescription: prose,
  bannerUrl: optional(address),
  price: optional(price),
  modality: optional(text),
});

export const section = record({
  id: text,
  title: prose,
  description: prose,
  mediaName: optional(text),
  mediaLink: optional(address),
  mediaSeconds: optional(amount),
  mediaBytes: optional(amount),
  price: optional(price),
});

export const video = record({ name: text, link: optional(address), description: prose });
export const subscription = record({ courseId: text, type: text });
export const savedState = record({
  id: text,
  name: text,
  category: prose,
  description: prose,
  benefits: texts,
  bannerUrl: optional(address),
  price: optional(price),
});
export const details = record({
  description: optional(text),
  benefits: texts,
  level: optional(text),
});

function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** A plain object with exactly these keys. */
function record(checks: Record<string, Check>): Check {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Reflect.ownKeys(value).sort().join() === Object.keys(checks).sort().join() &&
    Object.entries(checks).every(([key, check]) => check(Reflect.get(value, key)));
}

/**
 * The faults (docs/faults.json, groups A and A2) of the two calls of the catalogue. The fault server
 * answers with these bodies, as text: the page meets what a service would really send (X8).
 */
export type Subject = 'categories' | 'courses';

export interface Fault {
  /** Place in the matrix: it numbers the cells. */
  row: number;
  fault: string;
}

/** The calls of the matrix, in its order. */
const CALLS = ['categories', 'courses', 'legacy', 'details', 'sections', 'subscriptions'] as const;
export type Call = (typeof CALLS)[number];

/** `A-001` to `A-024` are categories, `A-025` to `A-048` courses; in A2 thirteen rows each. */
export function cellId(group: 'A' | 'A2', call: Call, row: number): string {
  const rows = CALLS.indexOf(call) * (group === 'A' ? 24 : 13);
  return `${group}-${String(rows + row).padStart(3, '0')}`;
}

/** Nothing but a failure ever comes. `note`: the delay that the service asks for, in seconds. */
export const REFUSALS: readonly (Fault & { note?: string; error: object })[] = [
  { row: 1, fault: 'offline', error: { name: 'TypeError' } },
  { row: 5, fault: 'reset', error: { name: 'TypeError' } },
  { row: 6, fault: 's401', error: { status: 401, retryAfterMs: 0 } },
  { row: 7, fault: 's404', error: { status: 404, retryAfterMs: 0 } },
  { row: 8, fault: 's429', note: '7', error: { status: 429, retryAfterMs: 7_000 } },
  { row: 9, fault: 's500', error: { status: 500, retryAfterMs: 0 } },
  { row: 10, fault: 's503', note: '120', error: { status: 503, retryAfterMs: 120_000 } },
  { row: 11, fault: 'cors', error: { name: 'TypeError' } },
  { row: 12, fault: 'login302', error: { name: 'SyntaxError' } },
  { row: 13, fault: 's204', error: { status: 204, retryAfterMs: 0 } },
];

/** The answer is awaited: for ever, until the service wakes up, byte after byte. */
export const DELAYS: readonly Fault[] = [
  { row: 2, fault: 'hang' },
  { row: 3, fault: 'slow5' },
  { row: 4, fault: 'drip' },
];

/** A success that says nothing. A bare list is not among them: the decoder accepts it (N4, N10). */
export const UNREADABLE: readonly (Fault & { body: string })[] = [
  { row: 14, fault: 'html200', body: '<!doctype html><title>Connexion</title>' },
  { row: 15, fault: 'badjson', body: '{"Categories":["Design"],"courses":[' },
  { row: 16, fault: 'empty', body: '' },
  { row: 17, fault: 'nullroot', body: 'null' },
  { row: 18, fault: 'wrongroot', body: '"Design"' },
];

type PartlyGood = Fault & Record<Subject, { items: () => unknown[]; kept: readonly string[] }>;

export const HUGE = Array.from({ length: 50_000 }, (_, index) => `n-${index}`);
export const HTML = '<img src=x onerror=alert(1)>';
export const LONG_NAME = `${'é'.repeat(9_998)}🧵\u202E`;
/** What is kept of it (N20). */
export const CUT_NAME = `${'é'.repeat(299)}…`;

/** Good items among bad ones: `kept` are the names of categories, the ids of courses. */
export const PARTLY_GOOD: readonly PartlyGood[] = [
  {
    row: 19,
    fault: 'wrongtypes',
    categories: {
      items: () => [{ nom: 'Bureautique' }, 7, { nom: {} }, ['Design'], 'Design'],
      kept: ['Bureautique', 'Design'],
    },
    courses: {
      items: () => [course(7), { ...course('a'), nom: {} }, course({}), course('b', { langue: 3 })],
      kept: ['7', 'b'],
    },
  },
  {
    row: 20,
    fault: 'missing',
    categories: { items: () => [{}, '', 'Design'], kept: ['Design'] },
    courses: {
      items: () => [{}, { id: 'a' }, { nom: 'Sans id' }, { id: 'b', nom: 'Deux champs' }],
      kept: ['b'],
    },
  },
  {
    row: 21,
    fault: 'nullitems',
    categories: { items: () => [null, 'Design', null], kept: ['Design'] },
    courses: { items: () => [null, course('a'), null, course('b')], kept: ['a', 'b'] },
  },
  {
    row: 22,
    fault: 'huge',
    categories: { items: () => HUGE, kept: HUGE },
    courses: {
      items: () => HUGE.map((id) => course(id, { ShortDescription: 'Bien. '.repeat(60) })),
      kept: HUGE,
    },
  },
  {
    row: 23,
    fault: 'dupes',
    categories: { items: () => ['Design', LONG_NAME, 'Design'], kept: ['Design', CUT_NAME] },
    courses: {
      items: () => [course('a', { nom: LONG_NAME }), course('a', { nom: 'Second' }), course('b')],
      kept: ['a', 'b'],
    },
  },
  {
    row: 24,
    fault: 'hostile',
    categories: { items: () => [HTML, poisoned()], kept: [HTML] },
    courses: {
      items: () => [
        course('a', { nom: HTML, BannerUrl: 'javascript:alert(1)' }),
        course('b', { ShortDescription: HTML, BannerUrl: 'data:text/html,<script>alert(1)' }),
        poisoned(),
      ],
      kept: ['a', 'b'],
    },
  },
];

/** What a healthy service answers. */
export const GOOD = {
  categories: ['Design', 'Bureautique'],
  courses: [course('a'), course('b')],
};

function course(id: unknown, fields: object = {}) {
  return { id, nom: `Cours ${id}`, categorie: 'Design', pricing: '5000', ...fields };
}

/** As JSON alone can make it: a key of its own that is called `__proto__`. */
export function poisoned(): unknown {
  return JSON.parse('{"__proto__":{"polluted":true}}');
}

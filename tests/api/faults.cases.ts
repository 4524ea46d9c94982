/**
 * The faults (docs/faults.json, groups A and A2) of the calls that read. The fault server answers with
 * these bodies, as text: the page meets what a service would really send (X8).
 */
export interface Fault {
  /** Place in the matrix: it numbers the cells. */
  row: number;
  fault: string;
}

/** The calls of the matrix, in its order, each with the key that wraps its answer. */
const WRAPPERS = {
  categories: 'Categories',
  courses: 'courses',
  legacy: 'courses',
  details: 'courseDetails',
  sections: 'sections',
  subscriptions: 'Message',
} as const;
export type Call = keyof typeof WRAPPERS;

/** `A-001` to `A-024` are categories, `A-025` to `A-048` courses; in A2 thirteen rows each. */
export function cellId(group: 'A' | 'A2', call: Call, row: number): string {
  const rows = Object.keys(WRAPPERS).indexOf(call) * (group === 'A' ? 24 : 13);
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
  { row: 13, fault: 's204', error: { name: 'SyntaxError' } },
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

const HUGE = Array.from({ length: 50_000 }, (_, index) => `n-${index}`);
const HTML = '<img src=x onerror=alert(1)>';
const LONG = 'Bien. '.repeat(60);
const LONG_NAME = `${'é'.repeat(9_998)}🧵\u202E`;
/** What is kept of it (N20). */
const CUT_NAME = `${'é'.repeat(299)}…`;

/** What a healthy service sends, and what is read of it: texts, names or ids. */
export const GOOD = {
  categories: sent(() => ['Design', 'Bureautique'], ['Design', 'Bureautique']),
  courses: sent(() => [course('a'), course('b')], ['a', 'b']),
  legacy: sent(() => [{ videos: [video('a'), video('b')] }], ['a', 'b']),
  details: sent(() => says('Un cours complet.', 'Lire'), says('Un cours complet.', 'Lire')),
  sections: sent(() => [section('a'), section('b')], ['a', 'b']),
  subscriptions: sent(() => [full('a'), full('b')], ['a', 'b']),
};

/** Good items among bad ones, and what is kept. */
export const PARTLY_GOOD = [
  {
    row: 19,
    fault: 'wrongtypes',
    categories: sent(
      () => [{ nom: 'Bureautique' }, 7, { nom: {} }, ['Design'], 'Design'],
      ['Bureautique', 'Design'],
    ),
    courses: sent(
      () => [course(7), course('a', { nom: {} }), course({}), course('b', { langue: 3 })],
      ['7', 'b'],
    ),
    legacy: sent(
      () => [
        { videos: {} },
        { videos: [video(7), video({}), video('a', { videoDescription: [] }), video(['b'])] },
      ],
      ['a'],
    ),
    details: sent(() => says(7, 'Lire', 7, {}), says(undefined, 'Lire')),
    sections: sent(
      () => [section(7), section('a', { title: {} }), section({}), section('b', { price: [] })],
      ['7', 'a', 'b'],
    ),
    subscriptions: sent(
      () => [full(7), { ...full('a'), type: {} }, full({}), full(['a']), full('b')],
      ['7', 'b'],
    ),
  },
  {
    row: 20,
    fault: 'missing',
    categories: sent(() => [{}, '', 'Design'], ['Design']),
    courses: sent(
      () => [{}, { id: 'a' }, { nom: 'Sans id' }, { id: 'b', nom: 'Deux champs' }],
      ['b'],
    ),
    legacy: sent(
      () => [{ videos: [{}, { videoLink: '/media/a.mp4' }, { videoName: 'b' }] }],
      ['b'],
    ),
    details: sent(() => ({ nom: 'Python' }), says(undefined)),
    sections: sent(() => [{}, { title: 'Sans id' }, { id: 'b' }], ['b']),
    subscriptions: sent(() => [{}, { courseId: 'a' }, { type: 'full' }, full('b')], ['b']),
  },
  {
    row: 21,
    fault: 'nullitems',
    categories: sent(() => [null, 'Design', null], ['Design']),
    courses: sent(() => [null, course('a'), null, course('b')], ['a', 'b']),
    legacy: sent(() => [null, { videos: [null, video('a'), null, video('b')] }], ['a', 'b']),
    details: sent(() => says(null, null, 'Lire'), says(undefined, 'Lire')),
    sections: sent(() => [null, section('a'), null, section('b')], ['a', 'b']),
    subscriptions: sent(() => [null, full('a'), null, full('b')], ['a', 'b']),
  },
  {
    row: 22,
    fault: 'huge',
    categories: sent(() => HUGE, HUGE),
    courses: sent(() => HUGE.map((id) => course(id, { ShortDescription: LONG })), HUGE),
    legacy: sent(
      () => [{ videos: HUGE.map((name) => video(name, { videoDescription: LONG })) }],
      HUGE,
    ),
    details: sent(() => ({ benefits: HUGE }), says(undefined, ...HUGE)),
    sections: sent(() => HUGE.map((id) => section(id, { description: LONG })), HUGE),
    subscriptions: sent(() => HUGE.map(full), HUGE),
  },
  {
    row: 23,
    fault: 'dupes',
    categories: sent(() => ['Design', LONG_NAME, 'Design'], ['Design', CUT_NAME]),
    courses: sent(
      () => [course('a', { nom: LONG_NAME }), course('a', { nom: 'Second' }), course('b')],
      ['a', 'b'],
    ),
    legacy: sent(
      () => [{ videos: [video(LONG_NAME), video('a'), video('a')] }],
      [CUT_NAME, 'a', 'a'],
    ),
    details: sent(() => says(LONG_NAME, 'Lire', 'Lire'), says(LONG_NAME, 'Lire', 'Lire')),
    sections: sent(
      () => [section('a', { title: LONG_NAME }), section('a'), section('b')],
      ['a', 'b'],
    ),
    subscriptions: sent(() => [full('a'), full('a'), full('b')], ['a', 'a', 'b']),
  },
  {
    row: 24,
    fault: 'hostile',
    categories: sent(() => [HTML, poisoned()], [HTML]),
    courses: sent(
      () => [
        course('a', { nom: HTML, BannerUrl: 'javascript:alert(1)' }),
        course('b', { ShortDescription: HTML, BannerUrl: 'data:text/html,<script>alert(1)' }),
        poisoned(),
      ],
      ['a', 'b'],
    ),
    legacy: sent(
      () => [
        poisoned(),
        {
          videos: [
            video(HTML, { videoLink: 'javascript:alert(1)', videoDescription: HTML }),
            video('b', { videoLink: 'data:text/html,<script>alert(1)</script>' }),
            poisoned(),
          ],
        },
      ],
      [HTML, 'b'],
    ),
    details: sent(() => Object.assign(poisoned() as object, says(HTML, HTML)), says(HTML, HTML)),
    sections: sent(
      () => [
        section('a', { title: HTML, mediaLink: 'javascript:alert(1)' }),
        section('b', { mediaLink: 'data:text/html,<script>alert(1)' }),
        poisoned(),
      ],
      ['a', 'b'],
    ),
    subscriptions: sent(() => [full(HTML), poisoned(), full('b')], [HTML, 'b']),
  },
];

/** The partly good answers of one call. */
export function partlyGood<Of extends Call>(call: Of): (Fault & (typeof PARTLY_GOOD)[0][Of])[] {
  return PARTLY_GOOD.map(({ row, fault, [call]: answer }) => ({ row, fault, ...answer }));
}

/** The 24 rows for a call whose status alone counts (N1); `wrong` is a success that is not its own. */
export function statusFaults(wrong: string) {
  return [...REFUSALS, ...DELAYS, ...UNREADABLE, ...PARTLY_GOOD]
    .toSorted((one, other) => one.row - other.row)
    .map(({ row, fault }) => ({
      row,
      fault: row === 13 ? wrong : fault,
      isSuccess: row === 3 || row === 4 || row > 13,
    }));
}

export function goodBody(call: Call): string {
  return bodyOf(call, GOOD[call].items());
}

/** Good items among bad ones; undefined for a fault that is of another kind. */
export function partlyGoodBody(fault: string, call: Call): string | undefined {
  const found = PARTLY_GOOD.find((one) => one.fault === fault);
  return found && bodyOf(call, found[call].items());
}

function bodyOf(call: Call, answer: unknown): string {
  return JSON.stringify({ [WRAPPERS[call]]: answer });
}

function sent<Kept>(items: () => unknown, kept: Kept) {
  return { items, kept };
}

function course(id: unknown, fields: object = {}) {
  return { id, nom: `Cours ${id}`, categorie: 'Design', pricing: '5000', ...fields };
}

function section(id: unknown, fields: object = {}) {
  return { id, title: `Section ${id}`, description: 'Bien.', ...fields };
}

function full(courseId: unknown) {
  return { courseId, type: 'full' };
}

function video(videoName: unknown, fields: object = {}) {
  return {
    videoName,
    videoLink: `/media/sections/${videoName}.mp4`,
    videoDescription: 'Bien.',
    ...fields,
  };
}

function says(description: unknown, ...benefits: unknown[]) {
  return { description, benefits };
}

/** As JSON alone can make it: a key of its own that is called `__proto__`. */
function poisoned(): unknown {
  return JSON.parse('{"__proto__":{"polluted":true}}');
}

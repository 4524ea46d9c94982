import fc from 'fast-check';

/** Answers of healthy services (N4). */
export const ORIGIN = 'https://formation.example';

export const COURSE = {
  id: 'python',
  nom: 'Python, premiers pas',
  categorie: 'Développement web backend',
  categories: ['Développement web backend', 'Python'],
  BannerUrl: '/media/covers/python.svg',
  langue: 'wolof',
  ShortDescription: 'Vos premiers programmes.',
  pricing: '{"price":25000,"modalite":"premium"}',
};

export const DETAILS = {
  courseId: 'python',
  nom: 'Python, premiers pas',
  description: 'Un cours complet.',
  benefits: ['Écrire une boucle', 'Lire une erreur'],
};

export const SECTION = {
  id: 'python-1',
  title: 'Les variables',
  description: 'Une variable garde une valeur.',
  sectionMediaName: 'variables.mp4',
  mediaLink: 'https://media.example/variables.mp4',
};

export const VIDEO = {
  videoName: 'Le solde du jour',
  videoLink: '/media/sections/solde.mp4',
  videoDescription: 'Deux variables, une soustraction.',
};

export const SUBSCRIPTION = { courseId: 'python', type: 'full' };

/** The same answer for several items: only what tells them apart changes. */
export function several<Item extends object>(item: Item, key: keyof Item, count: number): Item[] {
  return Array.from({ length: count }, (_, index) => ({ ...item, [key]: `${item[key]} ${index}` }));
}

/** Keys that would reach every object of the page, were they copied as they come. */
export const POLLUTION: object = JSON.parse(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":null}',
);

/** What no field of text may hold. */
export const wrongText = fc.constantFrom<unknown>(
  ...[null, true, [], {}, [''], { nom: 'a' }, '', '  \n', POLLUTION],
);

/** What an address may come as. */
const anyAddress = fc.oneof(
  fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }),
  fc.constantFrom('javascript:alert(1)', 'data:text/html,a', '//evil.example', '/.//evil.example'),
  fc.constantFrom(`blob:${ORIGIN}/a`, `${ORIGIN}//evil.example`, '/\\evil.example', '/a', ''),
);

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a'.repeat(10_000), '\u202Eسعر\u202C 🎓', '<script>', '__proto__', 'constructor'),
);

/** Anything that JSON can say, and what it says worst. */
const anyJson = fc.oneof(
  { maxDepth: 3 },
  { weight: 3, arbitrary: anyText },
  { weight: 3, arbitrary: anyAddress },
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(POLLUTION),
  fc.jsonValue({ maxDepth: 2 }),
);

const KEYS = [
  ...['id', 'nom', 'categorie', 'category', 'categories', 'BannerUrl', 'langue', 'modalite'],
  ...['ShortDescription', 'shortDescription', 'pricing', 'title', 'description', 'benefits'],
  ...['sectionMediaName', 'mediaLink', 'price', 'videoName', 'videoLink', 'videoDescription'],
  ...['courseId', 'type', 'videos', 'courseDetails', 'unknown'],
];

/** An item with the right keys and anything in them. */
const anyItem = fc
  .tuple(fc.dictionary(fc.constantFrom(...KEYS), anyJson, { maxKeys: 12 }), fc.boolean())
  .map(([fields, isHostile]) => (isHostile ? { ...fields, ...POLLUTION } : fields));

/** An answer with the right wrapper, or a wrong one, or none. */
export const anyBody = fc.oneof(
  anyJson,
  anyItem,
  fc.array(fc.oneof(anyItem, anyJson)),
  fc
    .tuple(
      fc.constantFrom('Categories', 'courses', 'Courses', 'courseDetails', 'sections', 'Message'),
      fc.oneof(anyJson, anyItem, fc.array(fc.oneof(anyItem, anyJson))),
    )
    .map(([key, value]) => ({ [key]: value, ...POLLUTION })),
  fc.array(anyItem).map((videos) => ({ courses: [{ videos }] })),
);

import { expect, test } from 'vitest';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { catalogFaults, givenAway, privateMedia } from '../../../src/tools/checks/catalog.ts';
import { drafts } from '../../../src/tools/checks/draft.ts';
import { plantContent } from './planted-content.ts';

const COURSES = 'content/catalog/courses';
const MEDIA = 'content/catalog/media';
const FREE = 'content/free-courses.yaml';
const CATEGORIES = 'content/catalog/categories.yaml';
const PLANTED = {
  [CATEGORIES]: '- Développement web frontend\n- Bureautique\n',
  [`${COURSES}/a.yaml`]:
    'name: A\ncategory: Bureautique\ncover: a.svg\nsections:\n  - title: X\n    media: x.mp4\n  - title: Y\n    media: y.png\nprice: 0\n',
  [FREE]: '- id: p\n  cover: p.jpg\n  videos:\n    - media: x.mp4\n',
  [`${MEDIA}/covers/a.svg`]: '<svg/>',
  [`${MEDIA}/covers/p.jpg`]: 'p',
  [`${MEDIA}/sections/x.mp4`]: 'x',
  [`${MEDIA}/sections/y.png`]: 'y',
};
const NOTHING = 'name: B\ncategory: Bureautique\n';
const weight = (size: number) => Buffer.alloc(size * 1_024);

const A = `${COURSES}/a.yaml`;
const B = `${COURSES}/b.yaml`;
const OF_CATEGORIES = `de ${CATEGORIES} : Développement web frontend, Bureautique`;
const heavy = (name: string, size: number, most: number, remedy: string) =>
  `« ${name} » pèse ${size} Ko, ${most} au plus — allège ce fichier : ${remedy}`;
const UNNAMED =
  'aucun cours ne nomme ce fichier — écris son nom dans un cours, après cover ou media, ou supprime-le';

test.each<[string, Record<string, string | Buffer>, string[]]>([
  ['nothing of a sound catalogue', {}, []],
  [
    'a misspelt category: the nearest one',
    { [B]: 'name: B\ncategory: Bureautiques\n' },
    [
      `${B}:2 : la catégorie « Bureautiques » n’existe pas — écris « Bureautique », ou une autre ${OF_CATEGORIES}`,
    ],
  ],
  [
    'an unknown category',
    { [B]: 'category: Poterie\n' },
    [`${B}:1 : la catégorie « Poterie » n’existe pas — écris une ${OF_CATEGORIES}`],
  ],
  [
    'a missing cover, and the one that is near',
    { [B]: `${NOTHING}cover: a.png\n` },
    [
      `${B}:3 : « a.png » n’est pas dans ${MEDIA} — écris « a.svg », ou ajoute le fichier : ${MEDIA}/covers/a.png`,
    ],
  ],
  [
    'a missing video of a free course',
    { [FREE]: '- cover: p.jpg\n  videos:\n    - media: tout-autre-chose.mp4\n' },
    [
      `${FREE}:3 : « tout-autre-chose.mp4 » n’est pas dans ${MEDIA} — ajoute le fichier : ${MEDIA}/sections/tout-autre-chose.mp4`,
    ],
  ],
  ['a cover of the heaviest weight', { [`${MEDIA}/covers/a.svg`]: weight(40) }, []],
  [
    'a heavy cover',
    { [`${MEDIA}/covers/a.svg`]: weight(1_800) },
    [`${A}:3 : ${heavy('a.svg', 1_800, 40, 'un dessin SVG, ou un JPEG de 640 × 360')}`],
  ],
  [
    'a heavy picture',
    { [`${MEDIA}/sections/y.png`]: weight(61) },
    [`${A}:8 : ${heavy('y.png', 61, 60, 'moins de couleurs, ou 640 points de large')}`],
  ],
  [
    'a heavy video, in both files that name it',
    { [`${MEDIA}/sections/x.mp4`]: weight(501) },
    [`${A}:6`, `${FREE}:4`].map((place) => {
      const remedy = 'moins de pixels, moins de secondes, sans son';
      return `${place} : ${heavy('x.mp4', 501, 500, remedy)}`;
    }),
  ],
  [
    'media that nothing names',
    { [`${MEDIA}/covers/z.svg`]: 'z', [`${MEDIA}/a.svg`]: 'a' },
    ['a.svg', 'covers/z.svg'].map((file) => `${MEDIA}/${file}:1 : ${UNNAMED}`),
  ],
  [
    'nothing of a draft, whose media are not unused (Y6)',
    {
      [B]: 'brouillon: true\ncategory: Poterie\ncover: z.svg\n',
      [`${MEDIA}/covers/z.svg`]: weight(1_800),
    },
    [],
  ],
])('says of %s (Y8)', (_, changes, says) => {
  plantContent({ ...PLANTED, ...changes });
  expect(catalogFaults(drafts()).map(faultLine)).toEqual(says);
});

test('a build goes without the media that drafts alone name (Y6)', () => {
  const draft = 'brouillon: true\ncover: z.svg\nsections:\n  - media: x.mp4\n';
  plantContent({ ...PLANTED, [`${COURSES}/b.yaml`]: draft });
  expect(privateMedia(drafts())).toEqual(['covers/z.svg']);
});

test('a build goes without what is sold: media of sections that no free course shows, and says what is both (A5)', () => {
  const course = (price: string, media: string) =>
    `price: ${price}\ncover: c.svg\nsections:\n  - media: ${media}\n  - media: both.mp4\n`;
  plantContent({
    [`${COURSES}/a.yaml`]: course('5000', 'sold.mp4'),
    [`${COURSES}/b.yaml`]: course('0', 'free.mp4'),
    [`${COURSES}/c.yaml`]: course('"beaucoup"', 'unclear.mp4'),
    [FREE]: '- videos:\n    - media: tutorial.mp4\n',
  });
  expect(privateMedia(drafts())).toEqual(['sections/sold.mp4', 'sections/unclear.mp4']);
  expect(givenAway(drafts())).toEqual(
    ['a', 'c'].map(
      (name) => `${COURSES}/${name}.yaml vend ce qu’un cours gratuit montre à tous : « both.mp4 »`,
    ),
  );
});

import type { Fault } from '../../../markdown/lesson-fault.ts';
import { faultIn, maskCode, type Passage } from '../read/passage.ts';

interface Ban {
  readonly find: RegExp;
  /** What is wrong with it, after « … ». */
  readonly why?: string;
  /** What to write. */
  readonly remedy: string;
  /** Where it holds; everywhere when it is not said. */
  readonly where?: 'tutorials' | 'elsewhere';
}

/** The versions that a tutorial speaks of: `3.11` to `3.15` are no decimal numbers. */
export interface Versions {
  readonly minimum: string;
  readonly taught: string;
}

/** Whole words, in any case. */
function words(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu');
}

/** « A la fin », « Ca marche », « Ecrire », « Etat »… */
const BARE_CAPITAL =
  /(?<!\p{L})(?:A (?=l'|(?:la|partir|toi|chaque|noter|retenir|revoir|côté|droite|gauche)(?!\p{L}))|Ca (?=\p{Ll})|E(?:cri|tat|tap|cole|cran|dit(?!h)|lectri|lev|lem|nonc|tud|vit|ven|vén|chec|chang|conom|cout|gal|toil|tiq|num|quip|pargn)\p{Ll}*)/gu;

const DISCOURAGING = 'décourage qui n’y arrive pas';

/** Words that no tutorial holds (Y3, Y5). */
const BANS: readonly Ban[] = [
  {
    find: words('vous|votre|vos|vôtres?|(?!(?:chez|assez|nez|rez)(?!\\p{L}))\\p{L}+ez'),
    why: ': un tutoriel dit « tu »',
    remedy: 'dis-le avec tu, ton, ta, tes',
    where: 'tutorials',
  },
  {
    find: words("tu|toi|tes|ta|t'\\p{L}+|(?<!(?:le|un|ce|du|de|même|bon) |« )ton(?! poli)"),
    why: ': hors des tutoriels, on dit « vous »',
    remedy: 'dis-le avec vous, votre, vos',
    where: 'elsewhere',
  },
  {
    find: words('(?<!guillemets )simples?|simplement|faciles?|facilement|évidemment'),
    why: DISCOURAGING,
    remedy: 'enlève ce mot, ou dis le geste lui-même',
  },
  {
    find: words("(?:il )?suffit d(?:e(?!\\p{L})|'\\p{L}+)"),
    why: DISCOURAGING,
    remedy: 'dis le geste lui-même',
  },
  { find: words('(?<!empreintes? )digita(?:le?s?|ux)'), remedy: 'écris « numérique »' },
  {
    find: words('support(?:e|ent|er|ée?s?|ait|aient|ant|era)'),
    remedy: 'écris « prendre en charge »',
  },
  { find: words('check(?:e|er|ée?s?|ons|ez)'), remedy: 'écris « vérifier »' },
  { find: words('updat(?:e|er|ée?s?|ons|ez)'), remedy: 'écris « mettre à jour »' },
  { find: words('upload(?:e|er|ée?s?|ons|ez)?'), remedy: 'écris « envoyer »' },
  { find: words('clique[zr]? ici'), remedy: 'écris un lien qui dit où il mène' },
  { find: words('du coup'), remedy: 'écris « donc »' },
  { find: words('au final'), remedy: 'écris « enfin » ou « à la fin »' },
  { find: words('librairies?'), remedy: 'écris « bibliothèque »' },
  {
    find: /(?![©®™←-⇿])\p{Extended_Pictographic}|\p{Regional_Indicator}/gu,
    why: 'est un emoji',
    remedy: 'dis-le par un mot',
  },
  {
    find: /["“”]/g,
    why: 'n’est pas un guillemet français',
    remedy: 'écris « … », ou entoure le code de ` `',
  },
  {
    find: /\d{4,}(?=[ \u00A0\u202F]*F ?CFA)|\d{1,3}[.,]\d{3}(?=[ \u00A0\u202F]*F ?CFA)/g,
    remedy: 'sépare les milliers par une espace : 25 000 FCFA',
  },
  {
    find: /(?<=\d[ \u00A0\u202F]?)(?:F CFA|CFA|francs CFA|F)(?!\p{L})/gu,
    remedy: 'écris « FCFA »',
  },
  {
    find: BARE_CAPITAL,
    why: 'a perdu un accent',
    remedy: 'écris la capitale avec le sien : À, Ç, É',
  },
];
const MAX_EXCLAMATIONS = 1;
const ONE_EXCLAMATION = {
  says: 'encore un « ! »',
  remedy: 'finis par un point : un seul par étape',
};
const DECIMAL = /(?<![\p{L}\p{N}.,])(\d+)\.(\d+)(?![\p{L}\p{N}]|\.\d)/gu;
/** « Python 3.15 », « à partir de la version 2.0 ». */
const BEFORE_VERSION =
  /(?:\b(?:Android|Angular|C\+\+|CSS|Debian|HTML|HTTP|iOS|Java|JavaScript|macOS|MariaDB|MySQL|Node(?:\.?js)?|PostgreSQL|Python|React|Spring(?: Boot)?|SQLite|TypeScript|Ubuntu|UTF|Windows)|versions?) $/i;
/** « un rendez-vous » is nobody; « 2500 F » is what a learner types; 1.6 is what CSS reads. */
const ALLOWED = /rendez-vous|« 2500 F »|1\.6 pour line-height/gi;

/** The words that the voice of the site does not use, and the signs that French writes otherwise. */
export function wording(passages: readonly Passage[], versions?: Versions): Fault[] {
  return passages.flatMap((passage) => [...banned(passage), ...decimals(passage, versions)]);
}

/** « rare exclamation marks »: one a step. */
export function exclamations(passages: readonly Passage[]): Fault[] {
  const marks = passages.flatMap((passage) =>
    [...passage.text.matchAll(/!/g)].map(({ index }) => faultIn(passage, index, ONE_EXCLAMATION)),
  );
  return marks.slice(MAX_EXCLAMATIONS);
}

function banned(passage: Passage): Fault[] {
  const text = readable(passage);
  return BANS.flatMap(({ find, why = '', remedy, where }) => {
    const isTutorial = passage.file.includes('/tutorials/');
    if (where !== undefined && (where === 'tutorials') !== isTutorial) return [];
    return [...text.matchAll(find)].map(({ 0: found, index }) =>
      faultIn(passage, index, { says: `« ${found.trim()} » ${why}`.trim(), remedy }),
    );
  });
}

function decimals(passage: Passage, versions: Versions | undefined): Fault[] {
  const text = readable(passage);
  return [...text.matchAll(DECIMAL)].flatMap(({ 0: found, 1: whole, 2: rest, index }) => {
    const isVersion = BEFORE_VERSION.test(text.slice(0, index)) || isBetween(found, versions);
    if (isVersion) return [];
    const remedy = `écris « ${whole},${rest} », ou entoure le code de \` \``;
    return [
      faultIn(passage, index, { says: `« ${found} » : un nombre prend une virgule`, remedy }),
    ];
  });
}

function readable(passage: Passage): string {
  return maskCode(passage)
    .replaceAll('’', "'")
    .replace(ALLOWED, (found) => '·'.repeat(found.length));
}

function isBetween(text: string, versions: Versions | undefined): boolean {
  if (!versions) return false;
  const order = (one: string) =>
    one.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0);
  return order(versions.minimum) <= order(text) && order(text) <= order(versions.taught);
}

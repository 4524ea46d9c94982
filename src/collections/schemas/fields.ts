import { z } from 'astro/zod';
import { nearest } from '../../rules/text/nearest.ts';

/** The fields that all schemas are made of. What they say is for writers, so it is French (W9). */

const FRENCH_DATE = /^(\d{1,2})[/. -](\d{1,2}|\p{L}+)[/. -](\d{4})$/u;
const SHORT_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** At least and at most; without a second number there is no upper limit. */
export type FieldBounds = readonly [least: number, most?: number];

export const UNKNOWN_KEY = 'cette clé n’est pas prévue';
export const MISSING_KEY = 'cette clé manque';
/** Stands in a message between what is wrong and what to write; without it, all of it is what to write. */
export const REMEDY = ' — ';

/** Values under these keys; any other key is a fault. */
export function keys<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${UNKNOWN_KEY} : ${issue.keys.join(', ')}`
        : kindFault(issue, 'écris des clés et leurs valeurs'),
  });
}

/** A text of `least` to `most` characters, without the spaces around it. */
export function text(least: number, most: number) {
  const error = counted([least, most], 'caractères');
  return z
    .string(expected('écris un texte, entre guillemets droits s’il n’a que des chiffres'))
    .trim()
    .min(least, { error })
    .max(most, { error });
}

/** A list; `things` names its items in the plural, as its message does. */
export function list<Item extends z.ZodType>(item: Item, bounds: FieldBounds, things: string) {
  const [least, most = least] = bounds;
  const error = counted(bounds, things);
  const all = z
    .array(item, expected('écris une liste, une ligne « - … » pour chacun'))
    .min(least, { error });
  return bounds.length === 1 ? all : all.max(most, { error });
}

/** One word of a closed list. */
export function choice<const Value extends string>(values: readonly Value[]) {
  const error = ({ input }: { input?: unknown }) => {
    const near = nearest(String(input), values);
    const first = near ? `« ${near} », ou un autre` : 'un';
    return kindFault({ input }, `écris ${first} de ces mots : ${values.join(', ')}`);
  };
  return z.enum(values, { error });
}

/** A day, as `2026-11-20`; some readers of YAML make a date of it themselves. */
export function date() {
  const error = ({ input }: { input?: unknown }) => kindFault({ input }, dateAdvice(input));
  return z.union([z.iso.date({ error }), z.date()], { error }).transform((day) => new Date(day));
}

/** `05/11/2026` or « 5 novembre 2026 », as French writes it → « écris 2026-11-05 ». */
function dateAdvice(input: unknown): string {
  const [, day = '', named = '', year = ''] = FRENCH_DATE.exec(String(input)) ?? [];
  const month = /\d/.test(named) ? named : String(MONTHS.indexOf(named.toLowerCase()) + 1);
  const [, ...parts] =
    SHORT_DATE.exec([year, month, day].join('-')) ?? SHORT_DATE.exec(String(input)) ?? [];
  const iso = parts.map((part) => part.padStart(2, '0')).join('-');
  return isDay(iso) ? `écris ${iso}` : 'écris une date comme 2026-11-20';
}

function isDay(iso: string): boolean {
  return z.iso.date().safeParse(iso).success;
}

/** A text of one pattern, such as a name in another file; `sentence` says which. */
export function pattern(regex: RegExp, sentence: string) {
  return z.string(expected(sentence)).regex(regex, sentence);
}

/** A slug of `content/resources.yaml`, which is also the name of the tutorial’s folder. */
export function slug() {
  return pattern(/^[a-z]+$/, 'écris le nom d’un dossier de tutoriel, comme « python »');
}

/** Whether the tutorial or the course is not finished: builds leave it out (Y6). */
export function draft() {
  return z
    .boolean(expected('écris true ou false'))
    .optional()
    .describe('true : on le voit avec « npm run dev », aucun site construit ne le montre');
}

/** A file of the catalogue's media, by its name. */
export function file(...extensions: readonly string[]) {
  return z
    .string(expected('écris un nom de fichier'))
    .regex(
      /^[a-z0-9-]+\.[a-z0-9]+$/,
      'écris un nom en minuscules, chiffres et tirets, comme « couture-boubou.svg »',
    )
    .refine((name) => extensions.some((end) => name.endsWith(end)), {
      error: `écris un nom qui finit par ${extensions.join(' ou ')}`,
    });
}

/** A block of several pages: a short title and its text. */
export function titled() {
  return keys({
    title: text(3, 60).describe('le titre, court'),
    text: text(20, 260).describe('une à trois phrases'),
  });
}

/** A question and its answer. */
export function asked() {
  return keys({
    question: text(8, 100).describe('la question, comme on la pose'),
    answer: text(40, 420).describe('la réponse'),
  });
}

/** « il y en a 1 », and what to do: « il faut 2 à 4 objectifs ». */
export function countSentence([least, most]: FieldBounds, things: string, count: number) {
  const upTo = most === undefined ? `au moins ${least}` : `${least} à ${most}`;
  return {
    says: `il y en a ${count}`,
    remedy: `il faut ${least === most ? least : upTo} ${things}`,
  };
}

/** Both in one message, as schemas say it. */
export function countFault(bounds: FieldBounds, things: string, count: number): string {
  const { says, remedy } = countSentence(bounds, things, count);
  return `${says}${REMEDY}${remedy}`;
}

/** Makes a schema say this sentence of a value that is missing or of another type. */
export function expected(sentence: string) {
  return { error: (issue: { input?: unknown }) => kindFault(issue, sentence) };
}

function kindFault({ input }: { input?: unknown }, sentence: string): string {
  return input === undefined ? MISSING_KEY : sentence;
}

function counted(bounds: FieldBounds, things: string) {
  return ({ input }: { input?: unknown }) =>
    countFault(bounds, things, (input as string | unknown[]).length);
}

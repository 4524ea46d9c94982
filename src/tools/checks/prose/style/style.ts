import { isSentences, type Passage } from '../../read/passage.ts';
import { sentencesOf, wordsOf } from '../../read/words.ts';

/** A sentence of a tutorial, and where its paragraph begins. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** One limit of the language of a whole tutorial, and what the tutorial has (docs/content-standard.md, §5). */
export interface StyleMeasure {
  /** « phrases de douze mots ou plus » */
  readonly rule: string;
  /** « 24 % » */
  readonly figure: string;
  /** « 30 % au moins » */
  readonly limit: string;
  readonly isKept: boolean;
  readonly remedy: string;
  /** Where to begin: what weighs against the limit, in the order of the tutorial. */
  readonly places: readonly Place[];
}

type Bound = 'au plus' | 'au moins';
type Figure = Pick<StyleMeasure, 'figure' | 'limit' | 'isKept'>;

interface Paragraph extends Place {
  readonly sentences: readonly string[];
}

const LONG = 12;
const SHORT = 8;
const LONG_SHARE = 0.3;
const MAXIM = 7;
const MAXIM_SHARE = 0.12;
const WORDS_PER_DONC = 150;
const MAX_MOODS = 3;
const MAX_MUTE = 1;

/** Machines do not have moods, and a mistake that shows nothing is not a silence. */
const MOODS =
  /, (?:lui|elle|eux|elles),|(?<!\p{L})(?:en silence|sans bruit|sans un mot|sans (?:autre )?avis|se tai(?:t|sent)|mensonges?|ment(?:ent)?|avale(?:nt)?|boude(?:nt)?)(?!\p{L})/giu;

const DONC = /(?<!\p{L})donc(?!\p{L})/giu;

const MUTE = /(?<!\p{L})aucun message, mais(?!\p{L})/giu;

/** What reviewers met in place of the word of the trade. */
const WORN =
  /(?<!\p{L})(?:ôt(?:e[rsz]?|ent|ons|ée?s?)|presse (?:sur|la touche|F12|Entrée|Ctrl)|n'est (?:pas|jamais) comprise?|les bords|relecteurs?|sauv(?:e|er|ée?s?) (?:le|la|ton|ta|un|une) (?:fichier|page|programme|code|travail))(?!\p{L})/giu;

/** Measures a tutorial, all its steps together, against each limit. */
export function styleOf(passages: readonly Passage[]): StyleMeasure[] {
  const paragraphs = passages
    .filter(isSentences)
    .map(({ file, line, text }) => ({ file, line, text, sentences: sentencesOf(text) }));
  if (paragraphs.length === 0) return [];
  return [
    longSentences(paragraphs),
    maxims(paragraphs),
    counted(passages, MOODS, MAX_MOODS, {
      rule: 'humeurs de machine et tours usés (« , lui, », « en silence », « se tait »…)',
      remedy: 'dis ce qui se passe, sans prêter d’humeur au programme',
    }),
    counted(passages, MUTE, MAX_MUTE, {
      rule: '« Aucun message, mais »',
      remedy: 'dis ce qu’on voit, et pourquoi',
    }),
    counted(passages, WORN, 0, {
      rule: 'mots qu’un apprenant ne chercherait pas',
      remedy: 'prends le mot du métier : exclue, cas limite, enregistrer, appuyer sur, enlever',
    }),
  ];
}

/** « donc », once in 150 words at most. */
export function doncs(passages: readonly Passage[]): StyleMeasure {
  const places = placesOf(passages, DONC);
  const words = total(passages.filter(isSentences), ({ text }) => lengthOf(text));
  return {
    rule: '« donc »',
    ...rateOf(places.length, words, WORDS_PER_DONC),
    remedy: 'un deux-points annonce, et beaucoup de suites se passent de mot',
    places,
  };
}

function longSentences(paragraphs: readonly Paragraph[]): StyleMeasure {
  const lengths = paragraphs.flatMap(({ sentences }) => sentences.map(lengthOf));
  const long = lengths.filter((length) => length >= LONG);
  return {
    rule: `phrases de ${LONG} mots ou plus`,
    ...shareOf(long.length, lengths.length, LONG_SHARE, 'au moins'),
    remedy: 'joins les phrases qui vont ensemble par parce que, donc, alors, sinon',
    places: paragraphs.filter(
      ({ sentences }) =>
        sentences.length > 2 && sentences.every((sentence) => lengthOf(sentence) <= SHORT),
    ),
  };
}

function maxims(paragraphs: readonly Paragraph[]): StyleMeasure {
  const long = paragraphs.filter(({ sentences }) => sentences.length > 1);
  const ends = long.flatMap(({ sentences, ...place }) => {
    const text = sentences.at(-1) ?? '';
    return lengthOf(text) <= MAXIM && /[.!…]\s*[»)]?$/.test(text) ? [{ ...place, text }] : [];
  });
  return {
    rule: `paragraphes finis par une phrase de ${MAXIM} mots ou moins`,
    ...shareOf(ends.length, long.length, MAXIM_SHARE, 'au plus'),
    remedy: 'joins-la à la phrase d’avant, ou enlève-la',
    places: ends,
  };
}

function counted(
  passages: readonly Passage[],
  find: RegExp,
  most: number,
  words: Pick<StyleMeasure, 'rule' | 'remedy'>,
): StyleMeasure {
  const places = placesOf(passages, find);
  return {
    ...words,
    figure: String(places.length),
    limit: `${most} au plus`,
    isKept: places.length <= most,
    places,
  };
}

/** The sentences that hold it, once each time. */
export function placesOf(passages: readonly Passage[], find: RegExp): Place[] {
  return passages.flatMap(({ file, line, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      [...plain(sentence).matchAll(find)].map(() => ({ file, line, text: sentence })),
    ),
  );
}

function plain(text: string): string {
  return text.replaceAll('’', "'").replace(/[\s\u00A0\u202F]+/g, ' ');
}

function lengthOf(text: string): number {
  return wordsOf(text).length;
}

function total<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0);
}

/** « 24 % » of all, « 30 % au moins ». */
export function shareOf(part: number, all: number, limit: number, bound: Bound): Figure {
  const share = all === 0 ? 0 : part / all;
  return {
    figure: percent(share),
    limit: `${percent(limit)} ${bound}`,
    isKept: bound === 'au plus' ? share <= limit : share >= limit,
  };
}

/** « un tous les 31 mots », « un tous les 60 mots au plus ». */
function rateOf(found: number, words: number, limit: number): Figure {
  return {
    figure: found === 0 ? 'aucun' : `un tous les ${Math.round(words / found)} mots`,
    limit: `un tous les ${limit} mots au plus`,
    isKept: words >= found * limit,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

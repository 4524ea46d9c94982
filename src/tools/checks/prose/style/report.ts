import type { Fault } from '../../../../markdown/lesson-fault.ts';
import { at } from '../../fault.ts';
import type { Lesson } from '../../read/lesson.ts';
import { passagesIn, passagesOf } from '../../read/passage.ts';
import type { Library, Tutorial } from '../../read/tutorial.ts';
import { sentencesOf } from '../../read/words.ts';
import { notionsOf } from '../../steps/notions.ts';
import { FIRST_NAMES } from '../proper-names.ts';
import { longSentences, repeatsOf, type Sentences } from './repeats.ts';
import { doncs, type Place, placesOf, type StyleMeasure, shareOf, styleOf } from './style.ts';

const PERSON_SHARE = 0.4;
/** Claims that one case makes false: each is proved by a sample, or said otherwise. */
const ABSOLUTES =
  /(?<!\p{L})(?:toujours|jamais|aucune?|seule?s?|tou(?:t|te|tes|s) (?:les?|la)|n'importe|forcément|impossible|(?:ne|n')(?: ?\p{L}+){1,3} que(?= ))(?!\p{L})/giu;
/** The sentences of a tutorial are read once for all the others of its library. */
const READ = new WeakMap<Tutorial, Sentences>();

/** The language of a tutorial, each limit with what the tutorial has of it and where. */
export function reportOf(tutorial: Tutorial, library: Library): StyleMeasure[] {
  const own = tutorial.lessons.flatMap(passagesOf);
  return [
    ...styleOf(own),
    ...(tutorial.isThird ? [doncs(own)] : []),
    openings(tutorial.lessons),
    repeats(tutorial, library),
  ];
}

/** « 212 absolus », then each with its place: a writer reads them, no limit holds. */
export function absoluteLines({ lessons }: Tutorial): string[] {
  const places = placesOf(lessons.flatMap(passagesOf), ABSOLUTES);
  return [
    `· absolus, à prouver par un exemple ou à redire : ${places.length}`,
    ...places.map(lineOfPlace),
  ];
}

/** How a whole tutorial is written, where it breaks a limit (docs/content-standard.md, §4 and §5). */
export function language(tutorial: Tutorial, library: Library): Fault[] {
  const { folder, isUnread } = tutorial;
  // What is left of a text would be judged wrongly.
  if (isUnread) return [];
  return reportOf(tutorial, library)
    .filter(({ isKept }) => !isKept)
    .map(({ rule, figure, limit, remedy }) => {
      const where = `${limit} ; « npm run prose -- ${folder} » dit où`;
      return at(`${folder}/tutorial.yaml`, 1, `${rule} : ${figure}`, `${remedy} (${where})`);
    });
}

/** « css : deux-points dans une phrase, un tous les 31 mots (un tous les 60 au plus) », then the places. */
export function reportLines(measures: readonly StyleMeasure[]): string[] {
  return measures.flatMap(({ rule, figure, limit, isKept, remedy, places }) => [
    `${isKept ? '✓' : '✗'} ${rule} : ${figure} (${limit})`,
    ...(isKept ? [] : [`  → ${remedy}`, ...places.map(lineOfPlace)]),
  ]);
}

function lineOfPlace({ file, line, text }: Place): string {
  return `  ${file}:${line} : ${text.replaceAll('\uFFFC', '…').replace(/\s+/g, ' ')}`;
}

function openings(lessons: readonly Lesson[]): StyleMeasure {
  const notions = lessons.flatMap((lesson) =>
    notionsOf(lesson).map(({ nodes }) => ({ nodes, file: lesson.file })),
  );
  const places = notions.flatMap(({ file, nodes }) => {
    const [first] = passagesIn(nodes).filter(({ kind }) => kind === 'paragraph');
    const [text = ''] = sentencesOf(first?.text ?? '');
    const names = text.match(/\p{Lu}[\p{L}-]+/gu) ?? [];
    return first && names.some((name) => FIRST_NAMES.has(name))
      ? [{ file, line: first.line, text }]
      : [];
  });
  return {
    rule: 'notions qui s’ouvrent sur une personne nommée',
    ...shareOf(places.length, notions.length, PERSON_SHARE, 'au plus'),
    remedy: 'ouvre sur un résultat à expliquer, un programme qui échoue, une image, une question',
    places,
  };
}

function repeats(tutorial: Tutorial, library: Library): StyleMeasure {
  const others = library.slugs
    .filter((slug) => slug !== tutorial.slug)
    .flatMap((slug) => library.tutorial(slug) ?? []);
  const found = repeatsOf(sentencesIn(tutorial), others.map(sentencesIn));
  const places = found.map(([here, there]) => ({
    ...here,
    text: `${here.text} (aussi ${there.file}:${there.line})`,
  }));
  return {
    rule: 'phrases de huit mots ou plus qu’un autre tutoriel dit aussi',
    figure: String(places.length),
    limit: 'aucune',
    isKept: places.length === 0,
    remedy: 'dis-le autrement : un conseil commun appartient à la page',
    places,
  };
}

function sentencesIn(tutorial: Tutorial): Sentences {
  const read = READ.get(tutorial) ?? longSentences(tutorial.lessons.flatMap(passagesOf));
  READ.set(tutorial, read);
  return read;
}

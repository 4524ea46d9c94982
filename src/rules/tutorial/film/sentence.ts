import { goneNames, hasChanged, isCall, markOf, printedBy } from './changes.ts';
import {
  type Film,
  type FilmEntry,
  type FilmFrame,
  type FilmObject,
  type FilmValue,
  PROGRAM,
} from './film.ts';
import { contentText, listed, namesOf, objectName, objectOf } from './words.ts';

const COLON = '\u00A0:';
const SEMICOLON = '\u202F; ';
/** What is no value to show, and has a name of its own. */
const DEFINED = new Map([
  ['fonction', 'la fonction'],
  ['classe', 'la classe'],
  ['module', 'le module'],
  ['objet', 'un objet'],
]);
const MOST_PRINTED = 60;
/** What calls a function later. */
const SENDERS: Readonly<Record<string, string>> = {
  Timeout: 'un minuteur',
  'Promise.then': 'la promesse',
};

/** What a line has just done, in one sentence: « Ligne 3 : total vaut 450. » (U25). */
export function sentenceOf(film: Film, index: number): string {
  const frame = film.frames[index];
  if (!frame) return '';
  const before = film.frames[index - 1];
  const parts = [
    ...eventIn(before, frame),
    ...variablesIn(before, frame),
    ...objectsIn(before, frame),
    ...goneIn(before, frame),
    ...printedIn(printedBy(film, index)),
  ];
  return `Ligne ${frame.line}${COLON} ${parts.join(SEMICOLON) || 'rien ne change'}.`;
}

/** A call, its end, an error. */
function eventIn(before: FilmFrame | undefined, frame: FilmFrame): string[] {
  const { raised, returned, from } = frame;
  const name = callName(frame);
  if (raised !== undefined) return [`lève ${raised}`];
  if (returned === 'undefined') return [`${name} se termine`];
  if (returned !== undefined) return [`${name} renvoie ${said(returned, frame)}`];
  if (!isCall(before, frame)) {
    const isUnwound = before?.raised !== undefined && before.calls.length > frame.calls.length;
    return isUnwound ? ['l’erreur remonte jusqu’ici'] : [];
  }
  if (from === undefined) return [`appelle ${name}`];
  if (from === 'await') return [`${name} reprend après await`];
  return [`${SENDERS[from] ?? from} appelle ${name}`];
}

function variablesIn(before: FilmFrame | undefined, frame: FilmFrame): string[] {
  return frame.calls.flatMap(([, held], index) =>
    held
      .filter((entry) => markOf(before, frame, index, entry) !== '')
      .map((entry) => variableIn(entry, before, frame)),
  );
}

function variableIn([name, value]: FilmEntry, before: FilmFrame | undefined, frame: FilmFrame) {
  const object = objectOf(frame, value);
  if (!object) return `${name} ${isNamed(value) ? 'désigne' : 'vaut'} ${said(value, frame)}`;
  const others = namesOf(object, frame).filter((one) => one !== name);
  if (others.length > 0) return `${name} mène ${toward(object)}, comme ${listed(others)}`;
  const isNew = !before || objectOf(before, value) === undefined;
  const content = isNew ? `, ${contentIn(object, frame, 'qui ')}` : '';
  return `${name} mène ${toward(object)}${content}`;
}

function objectsIn(before: FilmFrame | undefined, frame: FilmFrame): string[] {
  return frame.objects
    .filter((object) => hasChanged(before, object))
    .map((object) => `${objectName(object)} ${contentIn(object, frame)}`);
}

function goneIn(before: FilmFrame | undefined, frame: FilmFrame): string[] {
  const names = goneNames(before, frame);
  if (names.length === 0) return [];
  return [`${listed(names)} ${names.length > 1 ? 'n’existent' : 'n’existe'} plus`];
}

function printedIn(text: string): string[] {
  const line = text.trim().replace(/\s*\n\s*/g, ' / ');
  if (line === '') return [];
  const shown = line.length > MOST_PRINTED ? `${line.slice(0, MOST_PRINTED - 1)}…` : line;
  return [`affiche «\u00A0${shown}\u00A0»`];
}

/** « à la liste A », « au tableau B ». */
function toward(object: FilmObject): string {
  return `à ${objectName(object)}`.replace('à le ', 'au ');
}

/** « contient 12, 7 », « garde buts : 0 »; after a comma, « qui contient 12, 7 ». */
function contentIn(object: FilmObject, frame: FilmFrame, that = ''): string {
  if (object[2].length === 0) return that ? 'sans rien dedans' : 'ne contient plus rien';
  const verb = object[1].startsWith('fonction') ? 'garde' : 'contient';
  return `${that}${verb} ${contentText(object, frame)}`;
}

function callName({ calls }: FilmFrame): string {
  const name = calls[calls.length - 1]?.[0] ?? PROGRAM;
  return name.startsWith('fonction') ? `la ${name}` : name || 'le programme';
}

/** Whether a value is a function, a class or another thing that is named, not shown. */
function isNamed(value: FilmValue): boolean {
  return DEFINED.has(kindOf(value));
}

function kindOf(value: FilmValue): string {
  return `${value}`.split(' ')[0] ?? '';
}

/** « 450 », « la liste A », « la fonction double », « un objet Timeout ». */
function said(value: FilmValue, frame: FilmFrame): string {
  const object = objectOf(frame, value);
  if (object) return objectName(object);
  const kind = kindOf(value);
  return `${value}`.replace(kind, DEFINED.get(kind) ?? kind);
}

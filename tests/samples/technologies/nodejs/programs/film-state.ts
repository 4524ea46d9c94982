import type { Debugger, Runtime } from 'node:inspector';
import type { Session } from 'node:inspector/promises';
import type {
  FilmCall,
  FilmEntry,
  FilmObject,
  FilmValue,
} from '../../../../../src/rules/tutorial/film/film.ts';

type Remote = Runtime.RemoteObject;
type Properties = Runtime.GetPropertiesReturnType & {
  privateProperties?: { name: string; value?: Remote }[];
};
/** A value and its name, before it is read. */
type Held = readonly [name: string, value: Remote];

const MOST_ENTRIES = 12;
const LONGEST = 60;
/** Objects whose entries are worth seeing, beside those of the program's own classes. */
const SHOWN = ['Object', 'Array', 'Map', 'Set', 'Promise'];
/** What Node gives to each file. */
const GIVEN = ['exports', 'require', 'module', '__filename', '__dirname', 'arguments'];
const STATES: Readonly<Record<string, string>> = {
  pending: 'en attente',
  fulfilled: 'tenue',
  rejected: 'rejetée',
};
const NUMBER = `function () { return globalThis[Symbol.for('film')].numberOf(this); }`;
/** What `film.ts` writes before the first line, in columns. */
const ADDED = 'debugger;'.length;
const PRINTED = `globalThis[Symbol.for('film')].printed()`;

/** The values of a stopped program as text, and the objects that several names may lead to. */
export class FilmState {
  readonly #session: Session;
  readonly #source: string;
  readonly #objects = new Map<number, FilmObject>();

  constructor(session: Session, source: string) {
    this.#session = session;
    this.#source = source;
  }

  /** In the order in which the program made them known. */
  objects(): FilmObject[] {
    return [...this.#objects.values()].sort(([one], [other]) => one - other);
  }

  async printed(): Promise<number> {
    const { result } = await this.#session.post('Runtime.evaluate', { expression: PRINTED });
    return Number(result.value);
  }

  /** An open call with what it sees by itself, and what its function keeps. */
  async call(frame: Debugger.CallFrame): Promise<FilmCall> {
    const scopes = frame.scopeChain.filter((scope) => isProgram(frame) || !isAround(scope));
    const variables = await this.#variables(scopes, frame);
    if (isProgram(frame)) return ['', variables];
    const self: FilmEntry[] = /\bthis\b/.test(this.#source)
      ? [['this', await this.value(frame.this)]]
      : [];
    return [frame.functionName || 'fonction sans nom', [...self, ...variables]];
  }

  /** The variables of the program that a call put off still sees, once the program itself has ended. */
  async around(frame: Debugger.CallFrame): Promise<FilmCall> {
    return ['*', await this.#variables(frame.scopeChain.filter(isAround), frame)];
  }

  async value(remote: Remote): Promise<FilmValue> {
    const { type, subtype, className = '', description = '', objectId } = remote;
    if (type === 'string') return cut(quoted(`${remote.value}`));
    if (type === 'function') return this.#function(remote);
    if (type !== 'object' || subtype === 'null' || objectId === undefined) {
      return cut(remote.unserializableValue ?? (description || `${remote.value}`));
    }
    if (className === 'global') return 'globalThis';
    if (['error', 'date', 'regexp'].includes(subtype ?? '')) return cut(firstLine(description));
    if (SHOWN.includes(className) || this.#makes(className))
      return this.#object(objectId, className);
    return `objet ${className}`;
  }

  #makes(className: string): boolean {
    return new RegExp(`\\b(?:class|function) ${className}\\b`).test(this.#source);
  }

  async #function({ description = '', objectId = '' }: Remote): Promise<FilmValue> {
    if (description.startsWith('class'))
      return description.split(/\s*(?:\{|extends)/)[0]?.replace('class', 'classe') ?? '';
    const properties = await this.#properties(objectId);
    const name = properties.result.find((one) => one.name === 'name')?.value?.value;
    const kind = name ? `fonction ${name}` : 'fonction sans nom';
    const kept = await this.#kept(properties);
    return kept.length > 0 ? this.#object(objectId, kind, kept) : kind;
  }

  /** The variables that a function keeps from the call where it was born. */
  async #kept({ internalProperties = [] }: Properties): Promise<Held[]> {
    const scopes = internalProperties.find(({ name }) => name === '[[Scopes]]')?.value;
    if (!scopes?.objectId) return [];
    const { result } = await this.#properties(scopes.objectId);
    const own = result.filter(({ value }) =>
      /^(?:Closure \(|Block)/.test(value?.description ?? ''),
    );
    const lists = await Promise.all(own.map(({ value }) => this.#entries(value?.objectId ?? '')));
    return lists.flat();
  }

  async #object(objectId: string, kind: string, kept?: readonly Held[]): Promise<number> {
    const asked = { objectId, functionDeclaration: NUMBER, returnByValue: true };
    // Node's types forget what this call answers.
    const { result } = Object(await this.#session.post('Runtime.callFunctionOn', asked));
    const number = Number(result.value);
    if (!this.#objects.has(number)) {
      this.#objects.set(number, [number, kind, []]);
      const held = kept ?? (await this.#entries(objectId));
      this.#objects.set(number, [number, kind, await this.#read(held)]);
    }
    return number;
  }

  async #read(held: readonly Held[]): Promise<FilmEntry[]> {
    const entries: FilmEntry[] = [];
    for (const [name, remote] of held.slice(0, MOST_ENTRIES)) {
      entries.push([name, await this.value(remote)]);
    }
    const rest = held.length - MOST_ENTRIES;
    return rest > 0 ? [...entries, ['…', `et ${rest} de plus`]] : entries;
  }

  async #variables(
    scopes: readonly Debugger.Scope[],
    { location }: Debugger.CallFrame,
  ): Promise<FilmEntry[]> {
    const here = this.#offset(location);
    const own = scopes.filter(({ type }) => type !== 'global' && type !== 'script');
    const held = new Map<string, Remote>();
    for (const { object, type, startLocation } of own.reverse()) {
      const start = type === 'block' && startLocation ? this.#offset(startLocation) : undefined;
      for (const [name, value] of await this.#entries(object.objectId ?? '')) {
        if (start === undefined || this.#isReady(name, start, here)) held.set(name, value);
      }
    }
    const isShown = ([name]: Held) => !GIVEN.includes(name);
    return this.#read([...held].filter(isShown));
  }

  /** Whether a variable of a block is set: at each turn of a loop, the engine shows the last turn's until then. */
  #isReady(name: string, start: number, here: number): boolean {
    const [word, rest] = ['(?:const|let)\\s[^;=]*?', '[^;=]*?(\\s(?:of|in)\\s|=|;|$)'];
    const declared = new RegExp(
      `\\b${word}(?<![\\w$])${RegExp.escape(name)}(?![\\w$])${rest}`,
      'dgm',
    );
    declared.lastIndex = start;
    const [from, to] = declared.exec(this.#source)?.indices?.[1] ?? [0, 0];
    const isSet = this.#source.slice(from, to) === '=';
    const end = isSet ? this.#source.slice(to).search(/[;\n]/) : 0;
    return here >= to + Math.max(end, 0);
  }

  #offset({ lineNumber, columnNumber = 0 }: Debugger.Location): number {
    const before = this.#source.split('\n').slice(0, lineNumber).join('\n');
    return before.length + (lineNumber > 0 ? columnNumber + 1 : columnNumber - ADDED);
  }

  /** What an object holds; a variable that is not ready yet has no value. */
  async #entries(objectId: string): Promise<Held[]> {
    const {
      result,
      internalProperties = [],
      privateProperties = [],
    } = await this.#properties(objectId);
    const inside = new Map(internalProperties.map(({ name, value }) => [name, value]));
    const state = inside.get('[[PromiseState]]');
    if (state) {
      const outcome = inside.get('[[PromiseResult]]');
      const words = STATES[`${state.value}`] ?? `${state.value}`;
      const known: Held = ['état', { type: 'symbol', description: words }];
      return state.value === 'pending' || !outcome ? [known] : [known, ['valeur', outcome]];
    }
    const entries = inside.get('[[Entries]]');
    if (entries?.objectId) return this.#pairs(entries.objectId);
    const shown = result.filter(({ enumerable, symbol }) => enumerable && !symbol);
    return [...shown, ...privateProperties].flatMap(({ name, value }): Held[] =>
      value ? [[name, value]] : [],
    );
  }

  async #pairs(objectId: string): Promise<Held[]> {
    const { result } = await this.#properties(objectId);
    const items = result.filter(({ enumerable, value }) => enumerable && value?.objectId);
    return Promise.all(
      items.map(async ({ value }): Promise<Held> => {
        const pair = await this.#properties(value?.objectId ?? '');
        const part = (name: string) => pair.result.find((one) => one.name === name)?.value;
        const [key, held] = [part('key'), part('value') ?? { type: 'undefined' as const }];
        return [
          key ? cut(key.type === 'string' ? quoted(`${key.value}`) : (key.description ?? '')) : '',
          held,
        ];
      }),
    );
  }

  async #properties(objectId: string): Promise<Properties> {
    return this.#session.post('Runtime.getProperties', { objectId, ownProperties: true });
  }
}

/** The code outside any function: a file is itself a function for the engine, which starts with it. */
export function isProgram({
  functionName,
  functionLocation,
  scopeChain,
}: Debugger.CallFrame): boolean {
  if (functionName !== '') return false;
  const isStart = functionLocation?.lineNumber === 0 && functionLocation.columnNumber === 0;
  return isStart || scopeChain.every(({ type }) => type !== 'local');
}

/** What a function sees of the program around it. */
function isAround({ type, startLocation }: Debugger.Scope): boolean {
  if (type === 'module') return true;
  return type === 'closure' && startLocation?.lineNumber === 0 && startLocation.columnNumber === 0;
}

/** As Node writes a text within a value. */
function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") ? `"${inside}"` : `'${inside}'`;
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

export function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

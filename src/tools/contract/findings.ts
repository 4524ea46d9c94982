import { cut } from '../../rules/text/cut.ts';

/** What a try has found, line by line. */
export interface Findings {
  readonly differences: string[];
  /** What could not be tried, and what it would take. */
  readonly skipped: string[];
  /** How many things were looked at. */
  readonly count: number;
  /**
   * Notes a difference unless `isRight`; returns `isRight`. `host` is given for what a browser checks
   * between two origins: it is told once when the host does not know the site at all.
   */
  expect(call: string, isRight: boolean, difference: string, host?: string): boolean;
  /** Notes an answer and, when the site asked, the origin that it allows. */
  hear(host: string, asked?: { origin: string; allowed: string }): void;
  /** Notes that a host does not answer: none of its calls is tried any more. */
  giveUp(host: string, reason: string): void;
  hasAnswered(host: string): boolean;
  isGivenUp(host: string): boolean;
  /** No host has answered: nothing can be said of them, not even what more it would take. */
  readonly isSilence: boolean;
  skip(what: string): void;
}

interface Difference {
  text: string;
  host: string | undefined;
}

/** What the answers of a host allow, and how many they were. */
interface Heard {
  origin: string;
  allowed: ReadonlySet<string>;
  answers: number;
}

/** Nothing found yet. */
export function createFindings(): Findings {
  const noted: Difference[] = [];
  const skipped: string[] = [];
  const heard = new Map<string, Heard>();
  const answered = new Set<string>();
  const silent = new Set<string>();
  let count = 0;
  return {
    get differences() {
      const strangers = [...heard].filter(([, one]) => isStranger(one));
      const names = new Set(strangers.map(([host]) => host));
      return [
        ...strangers.map(([host, one]) => strangerLine(host, one)),
        ...noted.filter(({ host }) => !host || !names.has(host)).map(({ text }) => text),
      ];
    },
    skipped,
    get count() {
      return count;
    },
    expect(call, isRight, difference, host) {
      count += 1;
      if (!isRight) noted.push({ text: `${call} : ${difference}`, host });
      return isRight;
    },
    hear(host, asked) {
      answered.add(host);
      if (!asked) return;
      const { origin, allowed, answers } = heard.get(host) ?? { ...asked, allowed: [], answers: 0 };
      const all = new Set([...allowed, asked.allowed]);
      heard.set(host, { origin, allowed: all, answers: answers + 1 });
    },
    giveUp(host, reason) {
      count += 1;
      silent.add(host);
      const text = `${host} : pas de réponse (${reason}) — aucun de ses appels n’est vérifié`;
      noted.push({ text, host: undefined });
    },
    hasAnswered: (host) => answered.has(host),
    isGivenUp: (host) => silent.has(host),
    get isSilence() {
      return answered.size === 0;
    },
    skip: (what) => void skipped.push(what),
  };
}

/** All its answers say the same, and it is not the site's origin: it was never told of this site. */
function isStranger({ origin, allowed, answers }: Heard): boolean {
  return answers > 1 && allowed.size === 1 && !allowed.has(origin);
}

function strangerLine(host: string, { origin, allowed, answers }: Heard): string {
  return (
    `${host} ne connaît pas l’origine ${origin} : Access-Control-Allow-Origin : ${[...allowed][0] || 'rien'} reçu dans ` +
    `ses ${answers} réponses — le navigateur les cache toutes au site. Vérifiez --origin, ou donnez cette ` +
    'origine au service ; le reste de ce qui passe entre deux origines se vérifiera ensuite'
  );
}

/** A value of a service in a line: cut, and without line breaks. */
export function shown(value: unknown): string {
  if (value === undefined) return 'rien';
  const text = JSON.stringify(value) ?? String(value);
  return cut(text, 60);
}

import { features } from 'web-features';
import { oldestEngines } from '../../../src/build/vite/engines.ts';

/** A part of the platform that an engine of the floor lacks, and where it stands. */
export interface Young {
  key: string;
  where: string;
}

/** Of what a name alone says little: the functions and units of styles, what objects of scripts have. */
type Kind = 'type' | 'member';
type Versions = Partial<Record<string, string>>;

/** The engines of the floor that the data know, by their name for compilers; others are Chrome under another name. */
const BROWSERS: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  ios: ['safari_ios'],
  safari: ['safari'],
};
const FLOOR = oldestEngines().flatMap((engine) => {
  const [, name = '', version] = /^([a-z]+)(.+)$/.exec(engine) ?? [];
  return (BROWSERS[name] ?? []).map((browser) => ({ browser, version: Number(version) }));
});

/** The first version of each browser with each part of the platform: `css.properties.rotate`. */
const AGES: ReadonlyMap<string, Versions> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]): [string, Versions] => [key, { ...support }],
        )
      : [],
  ),
);

/** What any script may hold; names of rarer objects are also those of libraries' own fields. */
const MEMBERS =
  /^(?:api\.(?:Abort\w+|CSSStyleSheet|Document|Element|Event\w*|HTML(?:Dialog)?Element|Navigator|Node|Response|URL)|javascript\.builtins\.(?:Array|ArrayBuffer|Iterator|Map|Object|Promise|Set|String|Intl\.\w+))\.\w+$/;
const BY_LAST = Map.groupBy(AGES.keys(), (key) => `${kindOf(key)} ${key.split('.').pop()}`);

/** Whether the data name this part of the platform. */
export function isKnown(key: string): boolean {
  return AGES.has(key);
}

/** Whether an engine of the floor lacks it (W29); false of what the data do not name. */
export function isYoung(key: string): boolean {
  const versions = AGES.get(key);
  return !!versions && FLOOR.some(({ browser, version }) => !isIn(versions[browser], version));
}

/** The parts of this kind and name, if an engine of the floor lacks all of them: `at` of lists and texts. */
export function youngNamed(kind: Kind, name: string): string[] {
  const keys = BY_LAST.get(`${kind} ${name}`) ?? [];
  return keys.every(isYoung) ? keys.slice(0, 1) : [];
}

/** `chrome 104, safari 14.1`: where it began, for who must replace it. */
export function lackedBy(key: string): string {
  const versions = AGES.get(key) ?? {};
  const late = FLOOR.filter(({ browser, version }) => !isIn(versions[browser], version));
  return late.map(({ browser }) => `${browser} ${versions[browser] ?? '—'}`).join(', ');
}

function isIn(since: string | undefined, version: number): boolean {
  return since !== undefined && Number.parseFloat(since.replace('≤', '')) <= version;
}

function kindOf(key: string): Kind | undefined {
  if (key.startsWith('css.types.')) return 'type';
  return MEMBERS.test(key) ? 'member' : undefined;
}

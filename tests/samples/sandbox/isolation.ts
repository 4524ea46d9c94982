import { globSync, lstatSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** From the strongest to the weakest; the two last cut neither the network nor the file system. */
export type Isolation = 'bubblewrap' | 'user-bubblewrap' | 'setpriv' | 'prlimit';

/** Where things are for the program that runs. */
export interface Places {
  readonly home: string;
  readonly guest: string;
  readonly node: string;
  /** Where it may write what nobody keeps. */
  readonly scratch: string;
  /** Without one of its own, a port that it opens is the machine's. */
  readonly hasOwnNetwork: boolean;
}

interface Outside {
  readonly root: string;
  readonly guest: string;
  readonly node: string;
  readonly user: number | undefined;
  readonly limitMs: number;
  readonly hasOwnMemoryLimit: boolean;
  /** Folders of ours to read, by the names they have beside its own. */
  readonly beside: Readonly<Record<string, string>>;
}

const INSIDE: Places = {
  home: '/home/awa',
  guest: '/opt/samples',
  node: '/opt/node/node',
  scratch: '/tmp',
  hasOwnNetwork: true,
};
const TMP_BYTES = '67108864';
/** The /etc that programs need to start: where libraries are, which `java` is meant, `localhost`. */
const ETC = ['/etc/alternatives', '/etc/ld.so.cache', '/etc/hosts'];
/** Java's own settings lie there on Debian, each version apart. */
const ETC_JAVA = '/etc/java-*-openjdk';
const LIMITS = ['--cpu=5', '--fsize=10485760', '--nofile=256', '--core=0', '--nproc=64'];
const MEMORY_LIMIT = '--data=1073741824';

/** What to try, in this order: root may neither run samples as itself nor needs a user namespace first. */
export function kindsOf(root: boolean): readonly Isolation[] {
  return root ? ['bubblewrap', 'user-bubblewrap', 'setpriv'] : ['bubblewrap', 'prlimit'];
}

export function changesUser(kind: Isolation): boolean {
  return kind !== 'prlimit';
}

/** A second clock, should the runner itself be killed. */
const timed = (limitMs: number) => ['/usr/bin/timeout', '-s', 'KILL', String(limitMs / 1_000)];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** How to run a command behind such walls, and its whole environment: nearly nothing. */
export function wrap(kind: Isolation, outside: Outside) {
  const isBox = kind.endsWith('bubblewrap');
  const places = isBox ? INSIDE : placesIn(outside);
  const env = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: places.home };
  const command = (inner: readonly string[]) => {
    const memory = outside.hasOwnMemoryLimit ? [] : [MEMORY_LIMIT];
    const limited = ['/usr/bin/prlimit', ...LIMITS, ...memory, '--', ...inner];
    const user = dropTo(outside.user);
    if (kind === 'bubblewrap') return [...box(kind, outside), ...user, ...limited];
    // Inside a namespace of its own, root could become nobody else.
    if (kind === 'user-bubblewrap') return [...user, ...box(kind, outside), ...limited];
    return [...timed(outside.limitMs), ...user, ...limited];
  };
  return { places, env, command };
}

function placesIn({ root, node }: Outside): Places {
  const [home, guest] = [join(root, 'home'), join(root, 'guest')];
  return { home, guest, node, scratch: root, hasOwnNetwork: false };
}

/** A file system and a network of its own; all its processes end with it. */
function box(kind: Isolation, outside: Outside): string[] {
  const directories = ['/etc', '/home', '/opt'].flatMap((path) => [
    '--perms',
    '0755',
    '--dir',
    path,
  ]);
  return [
    '/usr/bin/bwrap',
    ...(kind === 'user-bubblewrap' ? ['--unshare-user'] : []),
    ...['--unshare-net', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
    ...['--die-with-parent', '--new-session'],
    ...['--ro-bind', '/usr', '/usr'],
    ...['/bin', '/sbin', '/lib', '/lib64'].flatMap(systemFolder),
    ...directories,
    ...[...ETC, ...globSync(ETC_JAVA)].flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...['--size', TMP_BYTES, '--perms', '1777', '--tmpfs', '/tmp'],
    ...['--ro-bind', outside.guest, INSIDE.guest],
    ...['--ro-bind', dirname(outside.node), dirname(INSIDE.node)],
    ...Object.entries(outside.beside).flatMap(([name, path]) => [
      '--ro-bind',
      path,
      join(dirname(INSIDE.home), name),
    ]),
    ...['--bind', join(outside.root, 'home'), INSIDE.home, '--chdir', INSIDE.home],
    '--',
  ];
}

/** Root escapes the limit on processes, and owns every file: become someone who owns nothing else. */
function dropTo(user: number | undefined): string[] {
  if (user === undefined) return [];
  const identity = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs'];
  return ['/usr/bin/setpriv', ...identity, '--inh-caps=-all', '--bounding-set=-all', '--'];
}

/** `/bin` is a link into `/usr` on most systems, a folder of its own on some. */
function systemFolder(path: string): string[] {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  return stat.isSymbolicLink()
    ? ['--symlink', readlinkSync(path), path]
    : ['--ro-bind', path, path];
}

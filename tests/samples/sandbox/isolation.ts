import { globSync, lstatSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** From the strongest to the weakest. The last two block neither the network nor the file system. */
export type Isolation = 'bubblewrap' | 'user-bubblewrap' | 'setpriv' | 'prlimit';

/** Paths and facts of the sandbox, as the program inside it sees them. */
export interface SandboxPaths {
  readonly home: string;
  /** Holds every folder of `programFolders`, at the same relative path as in `tests/samples`. */
  readonly runner: string;
  readonly node: string;
  /** Where it may write files that are thrown away. */
  readonly scratch: string;
  /** Without its own network, a port that the program opens is a port of the machine. */
  readonly hasOwnNetwork: boolean;
}

/** The same on this machine. */
interface HostPaths {
  /** A new folder of this run, which holds `home`. */
  readonly root: string;
  /** Holds the folders of `programFolders`. */
  readonly runner: string;
  readonly node: string;
  readonly user: number | undefined;
  readonly limitMs: number;
  readonly hasOwnMemoryLimit: boolean;
  /** Folders that the program may read, by their names beside its home. */
  readonly beside: Readonly<Record<string, string>>;
}

export const RUNNER_FOLDER = join(import.meta.dirname, '..');
const INSIDE: SandboxPaths = {
  home: '/home/awa',
  runner: '/opt/samples',
  node: '/opt/node/node',
  scratch: '/tmp',
  hasOwnNetwork: true,
};
const TMP_BYTES = '67108864';
/** What programs need of /etc to start: the places of libraries, the choice of `java`, `localhost`. */
const ETC = ['/etc/alternatives', '/etc/ld.so.cache', '/etc/hosts'];
/** Debian keeps the settings of each version of Java there. */
const ETC_JAVA = '/etc/java-*-openjdk';
const LIMITS = ['--cpu=5', '--fsize=10485760', '--nofile=256', '--core=0', '--nproc=64'];
const MEMORY_LIMIT = '--data=1073741824';

/** The folders of our own programs that run inside the sandbox, relative to `tests/samples`. */
export function programFolders(): string[] {
  return globSync('{sandbox,technologies/*}/programs', { cwd: RUNNER_FOLDER }).sort();
}

/** The isolations to try, in this order. Root must change its user, and needs no user namespace at first. */
export function isolationsFor(root: boolean): readonly Isolation[] {
  return root ? ['bubblewrap', 'user-bubblewrap', 'setpriv'] : ['bubblewrap', 'prlimit'];
}

export function hasOwnFileSystem(isolation: Isolation): boolean {
  return isolation.endsWith('bubblewrap');
}

export function changesUser(isolation: Isolation): boolean {
  return isolation !== 'prlimit';
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** A second time limit, in case the runner itself is killed. */
const timed = (limitMs: number) => ['/usr/bin/timeout', '-s', 'KILL', String(limitMs / 1_000)];

/** How to run a command with this isolation: its paths, its whole environment, the longer command. */
export function isolateCommand(isolation: Isolation, host: HostPaths) {
  const paths = hasOwnFileSystem(isolation) ? INSIDE : pathsOnHost(host);
  const env = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: paths.home };
  const command = (inner: readonly string[]) => {
    const memory = host.hasOwnMemoryLimit ? [] : [MEMORY_LIMIT];
    const limited = ['/usr/bin/prlimit', ...LIMITS, ...memory, '--', ...inner];
    const user = dropTo(host.user);
    if (isolation === 'bubblewrap') return [...bubblewrap(isolation, host), ...user, ...limited];
    // Inside its own user namespace, root cannot become another user.
    if (isolation === 'user-bubblewrap')
      return [...user, ...bubblewrap(isolation, host), ...limited];
    return [...timed(host.limitMs), ...user, ...limited];
  };
  return { paths, env, command };
}

function pathsOnHost({ root, runner, node }: HostPaths): SandboxPaths {
  return { home: join(root, 'home'), runner, node, scratch: root, hasOwnNetwork: false };
}

/** Its own file system and network. All its processes end with it. */
function bubblewrap(isolation: Isolation, host: HostPaths): string[] {
  const programs = programFolders().map((name) => [
    join(host.runner, name),
    join(INSIDE.runner, name),
  ]);
  // Folders that bubblewrap makes by itself are closed to the user who runs the program.
  const parents = programs.flatMap(([, inside = '']) => [
    dirname(dirname(inside)),
    dirname(inside),
  ]);
  const directories = [...new Set(['/etc', '/home', '/opt', INSIDE.runner, ...parents])].sort();
  const beside = Object.entries(host.beside).map(([name, path]) => [
    path,
    join(dirname(INSIDE.home), name),
  ]);
  return [
    '/usr/bin/bwrap',
    ...(isolation === 'user-bubblewrap' ? ['--unshare-user'] : []),
    ...['--unshare-net', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
    ...['--die-with-parent', '--new-session'],
    ...['--ro-bind', '/usr', '/usr'],
    ...['/bin', '/sbin', '/lib', '/lib64'].flatMap(systemFolder),
    ...directories.flatMap((path) => ['--perms', '0755', '--dir', path]),
    ...[...ETC, ...globSync(ETC_JAVA)].flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...['--size', TMP_BYTES, '--perms', '1777', '--tmpfs', '/tmp'],
    ...['--ro-bind', dirname(host.node), dirname(INSIDE.node)],
    ...[...programs, ...beside].flatMap((paths) => ['--ro-bind', ...paths]),
    ...['--bind', join(host.root, 'home'), INSIDE.home, '--chdir', INSIDE.home],
    '--',
  ];
}

/** Root escapes the limit on processes and owns every file: the program runs as a user who owns nothing. */
export function dropTo(user: number | undefined): string[] {
  if (user === undefined) return [];
  const identity = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs'];
  return ['/usr/bin/setpriv', ...identity, '--inh-caps=-all', '--bounding-set=-all', '--'];
}

/** `/bin` is a link into `/usr` on most systems, and a folder on some. */
function systemFolder(path: string): string[] {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  return stat.isSymbolicLink()
    ? ['--symlink', readlinkSync(path), path]
    : ['--ro-bind', path, path];
}

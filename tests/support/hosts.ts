import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { caddyfile } from '../../src/tools/serve/hosts/caddy.ts';
import { nginxConf } from '../../src/tools/serve/hosts/nginx.ts';
import { PLAIN_ANSWERS, type SiteAnswers } from '../../src/tools/serve/hosts/site-headers.ts';
import { listenLocally } from '../../src/tools/serve/listen.ts';
import { staticSite } from '../../src/tools/serve/static-server.ts';
import { canInstall, install } from './debian.ts';
import { KIWIX_SERVE } from './kiwix.ts';
import { installToolchain } from './toolchain.ts';

/** A server of the built site, on a port of its own, over plain http. */
export interface Host {
  port: number;
  /** Where it answers over HTTPS too, when it does. */
  securePort?: number;
  stop: () => void;
}

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const CADDY = '/usr/bin/caddy';
const OPENSSL = '/usr/bin/openssl';
/** What each server needs, and the packages of Debian that bring it. */
const PROGRAMS: Readonly<Record<string, string>> = {
  [NGINX]: 'nginx-light',
  [BROTLI]: 'libnginx-mod-http-brotli-static',
  [CADDY]: 'caddy',
  [OPENSSL]: 'openssl',
};

/** Installs the servers where it may; gives the packages that are still missing. */
export function requireServers(): string[] {
  if (missing().length > 0 && canInstall()) install(missing());
  return missing();
}

function missing(): string[] {
  return Object.keys(PROGRAMS)
    .filter((file) => !existsSync(file))
    .map((file) => PROGRAMS[file] ?? file);
}

/** What the servers of a host send: a folder, and what goes with its answers. */
export interface ServedSite {
  root: string;
  answers?: SiteAnswers;
}

const BUILT: ServedSite = { root: 'dist' };

/** How each server of the site starts. */
export const HOSTS: Readonly<Record<string, (site?: ServedSite) => Promise<Host>>> = {
  local: startLocal,
  nginx: startNginx,
  caddy: startCaddy,
};

async function startLocal({ root }: ServedSite = BUILT): Promise<Host> {
  const { port, close } = await listenLocally(staticSite(root), { port: 0, setting: 'PORT' });
  return { port, stop: close };
}

async function startNginx({ root, answers = PLAIN_ANSWERS }: ServedSite = BUILT): Promise<Host> {
  const securePort = await freePort();
  const host = await startProgram((folder, port) => {
    const secure = [`127.0.0.1:${securePort}`];
    const listen = [`127.0.0.1:${port}`];
    const site = { host: 'localhost', root: resolve(root), listen, secure, answers };
    const conf = join(folder, 'nginx.conf');
    writeFileSync(join(folder, 'site.conf'), certified(nginxConf(site), folder, secure));
    writeFileSync(
      conf,
      `load_module ${BROTLI};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  include ${folder}/site.conf;
}
`,
    );
    return spawn(NGINX, ['-p', folder, '-e', 'stderr', '-c', conf], { stdio: 'ignore' });
  });
  return { ...host, securePort };
}

/** The file as `certbot --nginx` leaves it: with its lines in the block of that name. */
function certified(conf: string, folder: string, secure: readonly string[]): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = `req -x509 -nodes -days 2 -subj /CN=localhost -newkey ec -pkeyopt ec_paramgen_curve:prime256v1`;
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(OPENSSL, [...options.split(' '), ...files], { stdio: 'ignore' });
  const lines = [
    ...secure.map((address) => `listen ${address} ssl;`),
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
  ];
  return conf.replace('server_name localhost;', (name) => [name, ...lines].join('\n'));
}

function startCaddy({ root, answers = PLAIN_ANSWERS }: ServedSite = BUILT): Promise<Host> {
  return startProgram((folder, port) => {
    const site = { address: `http://localhost:${port}`, root: resolve(root), answers };
    const conf = join(folder, 'Caddyfile');
    writeFileSync(conf, `{\n\tadmin off\n\tauto_https off\n}\n${caddyfile(site)}`);
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const args = ['run', '--adapter', 'caddyfile', '--config', conf];
    return spawn(CADDY, args, { stdio: 'ignore', env });
  });
}

/** Cloudflare's own program, on this machine: it reads `_headers` and the pages, and no answer is given to it. */
export function startCloudflare(root = 'dist'): Promise<Host> {
  const tools = installToolchain(join(import.meta.dirname, 'cloudflare'));
  return startProgram((folder, port) => {
    const options = {
      port,
      ip: '127.0.0.1',
      'inspector-port': 0,
      'compatibility-date': '2026-11-01',
    };
    const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    const program = join(tools, 'node_modules/wrangler/bin/wrangler.js');
    return spawn(process.execPath, [program, 'pages', 'dev', resolve(root), ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        // It keeps its files beside the others of this start, and tells nobody.
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        WRANGLER_SEND_METRICS: 'false',
      },
    });
  });
}

/** The server of Kiwix, on a file that it reads. */
export function startKiwix(zim: string): Promise<Host> {
  return startProgram((_, port) =>
    spawn(KIWIX_SERVE, ['--address=127.0.0.1', `--port=${port}`, resolve(zim)], {
      stdio: 'ignore',
    }),
  );
}

async function startProgram(start: (folder: string, port: number) => ChildProcess): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const child = start(folder, port);
  await answers(child, `http://localhost:${port}`);
  return {
    port,
    stop: () => {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      child.kill('SIGTERM');
    },
  };
}

/** The program says nothing when it is ready: it is asked until it answers, or has ended. */
async function answers(child: ChildProcess, origin: string): Promise<void> {
  while (child.exitCode === null) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
  }
  throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

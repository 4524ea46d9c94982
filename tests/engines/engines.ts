import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { canInstall, install } from '../support/debian.ts';
import { installToolchain } from '../support/toolchain.ts';
import { HEIGHT, type Visit, visitByPuppeteer, visitByWebDriver } from './visit.ts';

/** An engine that readers hold; a visit is a fresh browser with one page, `width` pixels wide. */
interface Engine {
  name: string;
  visit: (width: number) => Promise<Visit>;
}

/** What Debian's packages put on the system. */
const SYSTEM = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** A screen of its own, which nobody sees. */
const DISPLAY = ':97';
const WEBKIT_PORT = 4_299;
const WEBKIT_ENVIRONMENT = {
  DISPLAY,
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};
/** These browsers were made for a machine without a screen nor a graphics processor. */
const BARE = ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu', '--headless'];

/** The oldest engines of our floor that can be had, and the newest of the two other families. */
export const ENGINES: readonly Engine[] = [
  chromium('chromium-92', 'chrome-aws-lambda/bin', 'puppeteer-core'),
  chromium('chromium-109', '@sparticuz/chromium/bin', 'puppeteer-core-19'),
  { name: 'firefox-esr', visit: visitFirefox },
  { name: 'webkitgtk', visit: visitWebkit },
];

/** A browser of one process now and then stands still as it starts: it is then started again. */
const STARTS = 5;
const START_LIMIT_MS = 45_000;

/**
 * Installs what is missing, and says so: npm's packages in the cache folder, which it gives, Debian's on the
 * system.
 */
export function requireEngines(): string {
  const missing = Object.entries(SYSTEM).flatMap(([name, file]) =>
    existsSync(file) ? [] : [name],
  );
  if (missing.length > 0 && canInstall()) install(missing);
  return installToolchain(`${import.meta.dirname}/browsers`);
}

function chromium(name: string, binaries: string, driver: string): Engine {
  return {
    name,
    visit: async (width) => {
      const folder = requireEngines();
      const home = unpack(join(folder, 'node_modules', binaries), join(folder, name));
      const start = () =>
        requireFrom(folder, driver).launch({
          executablePath: join(home, 'chromium'),
          args: BARE,
          env: { ...process.env, LD_LIBRARY_PATH: `${home}:${home}/lib` },
        });
      for (let tried = 1; ; tried += 1) {
        const browser = await start();
        const isStill = new Promise<undefined>((stop) => setTimeout(stop, START_LIMIT_MS));
        const visit = await Promise.race([visitByPuppeteer(browser, width), isStill]);
        if (visit) return visit;
        browser.process()?.kill('SIGKILL');
        if (tried === STARTS) throw new Error(`${name} ne démarre pas.`);
      }
    },
  };
}

async function visitFirefox(width: number): Promise<Visit> {
  const { launch } = requireFrom(requireEngines(), 'puppeteer-core-25');
  const executablePath = SYSTEM['firefox-esr'];
  return visitByPuppeteer(await launch({ browser: 'firefox', executablePath }), width);
}

// biome-ignore lint/suspicious/noExplicitAny: the modules are in the cache folder, their types are not here
function requireFrom(folder: string, name: string): any {
  return createRequire(join(folder, 'engines.js'))(name);
}

/** The browser and its libraries, as their package compresses them, unpacked once beside it. */
function unpack(binaries: string, folder: string): string {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  const read = (file: string) => brotliDecompressSync(readFileSync(join(binaries, file)));
  writeFileSync(join(draft, 'chromium'), read('chromium.br'), { mode: 0o755 });
  for (const archive of ['aws.tar.br', 'swiftshader.tar.br']) {
    execFileSync('tar', ['xf', '-', '-C', draft], { input: read(archive) });
  }
  renameSync(draft, folder);
  return folder;
}

async function visitWebkit(width: number): Promise<Visit> {
  const { Builder } = requireFrom(requireEngines(), 'selenium-webdriver');
  const env = { ...process.env, ...WEBKIT_ENVIRONMENT };
  const screen = spawn(SYSTEM.xvfb, [DISPLAY, '-screen', '0', `${width}x${HEIGHT}x24`], {
    stdio: 'ignore',
  });
  const server = spawn(SYSTEM['webkit2gtk-driver'], [`--port=${WEBKIT_PORT}`], {
    env,
    stdio: 'ignore',
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${WEBKIT_PORT}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation', '--full-screen'] },
    })
    .build();
  const visit = await visitByWebDriver(driver, width);
  return {
    ...visit,
    close: async () => {
      await visit.close();
      server.kill();
      screen.kill();
    },
  };
}

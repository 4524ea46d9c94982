import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ENGINE_POLICY, frameHtml } from '../../../../src/workshop/frame/frame-html.ts';
import type { EngineOrder, FrameNews } from '../../../../src/workshop/frame/messages.ts';
import { PYTHON_PATH } from '../../../../src/workshop/frame-paths.ts';
import { leanModule } from '../../../../src/workshop/languages/python/library-files.ts';
import { forLight } from '../../../../src/workshop/languages/python/light/job.ts';
import type { PythonJob } from '../../../../src/workshop/languages/python/protocol.ts';
import { toldAsCPython } from '../../../../src/workshop/languages/python/trace.ts';
import { compiled } from '../../../build/vite/compiled.ts';
import { RUNNER_FOLDER } from '../../sandbox/isolation.ts';

// Written so that the cache of results follows them.
const FRAME = import.meta.resolve('../../../../src/workshop/languages/python/frame-program.ts');
const WORKER = import.meta.resolve('../../../../src/workshop/languages/python/worker.ts');
const runner = RUNNER_FOLDER;
const LIBRARY = `${runner}/../../src/workshop/languages/python/library`;
const ENGINE = import.meta.resolve('@micropython/micropython-webassembly-pyscript/micropython.mjs');
const ORIGIN = 'https://atelier.exemple.invalid';

declare global {
  interface Window {
    play: (order: EngineOrder<PythonJob>) => Promise<FrameNews[]>;
  }
}

/** Opens in the page the frame of the workshop of Python, as the site has it. */
export async function openWorkshop(page: Page): Promise<void> {
  const files: Record<string, string | Buffer> = {
    '/': `<!doctype html><iframe sandbox="allow-scripts" src="${PYTHON_PATH}"></iframe>`,
    [PYTHON_PATH]: await framePage(),
    '/micropython.wasm': readFileSync(new URL('micropython.wasm', ENGINE)),
    '/micropython.mjs': (await compiled(fileURLToPath(ENGINE))).code,
  };
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files[pathname];
    if (body === undefined) return route.abort();
    const contentType = pathname.includes('.') ? 'application/octet-stream' : 'text/html';
    return route.fulfill({ body, contentType });
  });
  await page.addInitScript(hostFrame);
  await page.goto(ORIGIN);
}

/** Runs a program, or the tests of an exercise; gives all that a reader is told of it, but its end. */
export async function playInWorkshop(page: Page, job: PythonJob): Promise<FrameNews[]> {
  const news = await page.evaluate((asked) => window.play(asked), forLight(job));
  return news.map((one) => toldAsCPython(one, job.code));
}

async function framePage(): Promise<string> {
  const [frame, worker] = await Promise.all(
    [FRAME, WORKER].map((address) => compiled(fileURLToPath(address))),
  );
  const library = Object.fromEntries(
    globSync(join(LIBRARY, '*.py')).map((file) => [
      basename(file),
      leanModule(readFileSync(file, 'utf8')),
    ]),
  );
  const data = { WORKER: worker?.code ?? '', LIBRARY: library };
  const program = frame?.code ?? '';
  return frameHtml({ title: 'Atelier de Python', policy: ENGINE_POLICY, program, data });
}

/** The page around the frame: runs in the browser. */
function hostFrame(): void {
  if (window.top !== window) return;
  const loaded: (() => void)[] = [];
  let isLoaded = false;
  let heard: FrameNews[] = [];
  let end = () => {};
  window.addEventListener('message', async ({ data, source }) => {
    const frame = document.querySelector('iframe')?.contentWindow;
    if (source !== frame) return;
    const news = data as FrameNews;
    if (news.kind === 'ready') {
      const wasm = await (await fetch('/micropython.wasm')).arrayBuffer();
      const program = await (await fetch('/micropython.mjs')).text();
      frame?.postMessage({ kind: 'load', wasm, program }, '*');
    } else if (news.kind === 'loaded') {
      isLoaded = true;
      for (const next of loaded.splice(0)) next();
    } else if (news.kind === 'end') end();
    else heard.push(news);
  });
  window.play = async (order) => {
    if (!isLoaded) await new Promise<void>((next) => loaded.push(next));
    isLoaded = false;
    heard = [];
    const ended = new Promise<void>((done) => {
      end = done;
    });
    document.querySelector('iframe')?.contentWindow?.postMessage(order, '*');
    await ended;
    return heard;
  };
}

import { cut } from '../../../rules/text/cut.ts';
import { assert } from '../../frame/assert.ts';
import { line, MAX_SIGNS } from '../../frame/console.ts';
import { device, state } from '../../frame/imitate.ts';
import { MAX_LINES, type WorkshopNews, type WorkshopOrder } from '../../frame/messages.ts';
import { LIBRARY, OFFER, type OFFERED_TO_TESTS } from '../../frame/offer.ts';
import { runTests, test } from '../../frame/runner.ts';
import {
  all,
  box,
  contrast,
  fill,
  isSeen,
  luminance,
  one,
  style,
  text,
  texts,
} from '../../frame/shown-page.ts';
import { TURN } from './loop-guard.ts';

/** In milliseconds: a loop that still runs after this is stopped (U4). */
const LIMIT_MS = 2_000;

const sent = { log: 0, error: 0 };
/** The faults that the page under test has told since it was opened. */
let faults: string[] = [];

/** Kept before the reader's code runs, which may take the names for itself. */
const around = parent;
const on = addEventListener;
/** Given with the tests: what does not say it comes from the reader's code (U7). */
let run: string | undefined;

/**
 * What runs in the frame of the workshop. It replaces itself with the reader's page, once; a new run
 * loads it again. It tells the page around it what the reader's page logs, and what fails (U5).
 */
function tell(news: WorkshopNews): void {
  around.postMessage(news, '*');
}

/** Errors are counted apart: why a loop was stopped is read after all that it wrote. */
function write(kind: 'log' | 'error', said: string, at?: number, file?: string | undefined): void {
  sent[kind] += 1;
  const text = cut(said, MAX_SIGNS);
  // A picture that does not come says nothing, and is no fault of the page.
  if (kind === 'error' && said) faults.push(text);
  if (sent[kind] <= MAX_LINES) tell({ kind, text, line: at, file });
  else if (sent[kind] === MAX_LINES + 1) tell({ kind: 'more' });
}

for (const name of ['log', 'info', 'warn', 'error'] as const) {
  console[name] = (...values) => write(name === 'error' ? name : 'log', line(values));
}

let start = 0;
/** Called at each turn of a guarded loop (`guardLoops`). */
(window as unknown as Record<string, () => boolean>)[TURN] = () => {
  const now = performance.now();
  if (!start) {
    start = now;
    setTimeout(() => {
      start = 0;
    });
  }
  if (now - start > LIMIT_MS) {
    throw new Error('Cette boucle tournait encore après 2 secondes : l’atelier l’a arrêtée.');
  }
  return true;
};

/** A browser writes this before its message; a module of the tests has its whole text as its address. */
const ADDRESS = /^Uncaught |data:[^'"\s]+/g;

/** What puts another page in the place of the reader's: a link that is tapped, a form that is sent, and where they say. */
const LEAVING = [
  ['click', '[href]:not([href^="#"])', 'href'],
  ['submit', 'form:not([method=dialog])', 'action'],
] as const;

function listen(): void {
  on(
    'error',
    // Chromium has no message for the faults of its own methods.
    ({ message, error, lineno, filename }) =>
      write('error', (message || '').replace(ADDRESS, '') || String(error || ''), lineno, filename),
    true,
  );
  for (const [kind, ways, where] of LEAVING)
    on(kind, (event) => {
      const way = (event.target as Element).closest(ways);
      if (!way || event.defaultPrevented) return;
      event.preventDefault();
      tell({ kind, href: way.getAttribute(where) || '' });
    });
  on('unhandledrejection', ({ reason }) => write('error', line([reason])));
}

/** A library, such as that of React, gives these to the frame. */
interface Library {
  /** Ends the program that was shown; a fresh page has nothing in its storages either. */
  leave: (isFresh: boolean) => void;
  /** Resolves once what the program changes is drawn. */
  drawn: () => Promise<void>;
  offered: object;
}

/** That of a page which needs none. */
let library: Library = { leave() {}, drawn: async () => {}, offered: {} };

function load(code: string): void {
  runScript(code);
  library = (window as unknown as Record<string, Library>)[LIBRARY] || library;
  library.leave(true);
}

function runScript(code: string, type = ''): void {
  const script = document.createElement('script');
  script.type = type;
  script.textContent = code;
  document.head.append(script);
}

function show(page: string): void {
  document.open();
  listen();
  on('load', () => tell({ kind: 'loaded' }));
  document.write(page);
  document.close();
}

/** Runs the tests of an exercise, each on the page shown anew (U7). */
function check({ page, script, run: asked }: WorkshopOrder): void {
  run = asked;
  let isStarted = false;
  const [width, height] = [innerWidth, innerHeight];
  const reopen = async (isFresh: boolean) => {
    library.leave(isFresh);
    // What a page has said before it was opened again in a test still counts.
    if (isFresh) faults = [];
    await new Promise<void>((done) => {
      if (page) show(page);
      if (page) device({});
      // A task of its own: a loop is counted anew in each test.
      if (!page || document.readyState === 'complete') setTimeout(done);
      else on('load', done as () => void);
    });
    await library.drawn();
  };
  const offered: Partial<Record<(typeof OFFERED_TO_TESTS)[number] | 'run', unknown>> = {
    test,
    assert,
    un: one,
    tous: all,
    texte: text,
    textes: texts,
    boite: box,
    style,
    estVu: isSeen,
    luminance,
    contraste: contrast,
    remplir: fill,
    appareil: device,
    etat: state,
    ecran: screenOf,
    rouvrir: () => reopen(false),
    run() {
      isStarted = true;
      runTests(
        () => screenOf(width, height).then(() => reopen(true)),
        () => faults,
        tell,
        run,
      );
    },
  };
  Object.assign(offered, library.offered);
  Object.defineProperty(window, OFFER, { value: Object.freeze(offered) });
  listen();
  // The tests or what they import cannot be read.
  on('error', () => isStarted || tell({ kind: 'end', run }), true);
  runScript(script, 'module');
}

/** Asks the page around for a screen of this size, in CSS pixels, and waits for it. */
async function screenOf(width: number, height: number): Promise<void> {
  tell({ kind: 'size', width, height, run });
  while (innerWidth !== width || innerHeight !== height)
    await new Promise((done) => setTimeout(done, 10));
}

// The server that lost the header of this file would give the origin of the site to what a reader types.
if (origin === 'null') {
  on('message', ({ source, data }) => {
    if (source !== around) return;
    const { library: code, page, script }: Partial<WorkshopOrder> = Object(data);
    if (code) load(code);
    if (script === undefined) show(page ?? data);
    else check(data);
  });
  // Calls from browser to browser: no policy stops them (U2).
  for (const maker of ['', 'webkit']) Reflect.deleteProperty(window, `${maker}RTCPeerConnection`);
  // Until code that never ends runs: the page around then ends the frame (U4).
  setInterval(tell, 1_000, { kind: 'alive' });
  tell({ kind: 'ready' });
} else write('error', 'Atelier non isolé.');

import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { WATCH_API_PORT, WATCH_PORT } from '../../support/ports.ts';
import { type Dev, startDev } from '../../tools/serve/dev-server.ts';
import { copySite, removeSite } from '../broken-site.ts';

const PATIENCE = { timeout: 120_000, interval: 200 };
const SITE = `http://localhost:${WATCH_PORT}`;
const SELLER = 'content/seller.mdx';
const WEB = 'content/career/2-web.mdx';
const PYTHON = 'content/tutorials/python';
const STEP = `${PYTHON}/3-bases.mdx`;
const FAULT = /^content\/[^ ]+:\d+ : .+ — .+/;
/** What a writer may read in the terminal: a fault, a request, what was read again. */
const FRENCH = /^content\/[^ ]+:\d+ : .+ — .+$|^[\d:]+ \[\d{3}\] \/|^Catalogue relu/;

/** What Vite sends to an open page. */
interface Message {
  readonly type: string;
  readonly err?: { readonly message: string; readonly stack: string };
}

let folder: string;
let dev: Dev;

/** The development server of a copy of the project, which a writer breaks and mends. */
beforeAll(async () => {
  folder = copySite();
  dev = startDev(folder, WATCH_PORT, WATCH_API_PORT);
  await dev.answers('/seller');
});
afterAll(async () => {
  await dev.stop();
  removeSite(folder);
});

test('what frames a fault over the page is French', async () => {
  const client = await (await fetch(`${SITE}/@vite/client`)).text();
  expect(client).toContain('Une erreur est à corriger.');
  expect(client).not.toMatch(/An error occurred\.|Stack Trace|Use dark theme/);
});

test('a fault lies over the open page in the words of the checks, until it is mended', async () => {
  const messages = await openPage();
  const before = write(SELLER, (text) =>
    text.replace('prices: [5000,', 'prices: [4999,').replace('Devenez formateur', 'Des fichier'),
  );
  // The words are for `npm run verifier`.
  const line = `${SELLER}:37 : prices, 1er élément : « 4999 » — écris un multiple de 10 : 70 % et 30 % tombent alors en francs entiers`;
  await vi.waitFor(() => {
    const error = messages.find(({ type }) => type === 'error');
    expect(error?.err).toMatchObject({ message: line, stack: '' });
  }, PATIENCE);
  expect(dev.said()).toContain(`\n${line}\n`);
  await mend(SELLER, before, messages);
});

test('a text that cannot be read is told in French, and other pages stay', async () => {
  const messages = await openPage();
  const before = write(SELLER, (text) => `${text}\nLe prix {ici.\n`);
  await vi.waitFor(async () => {
    expect((await fetch(`${SITE}/seller`)).status).toBe(500);
  }, PATIENCE);
  await vi.waitFor(() => {
    // Astro shows code between its own marks.
    expect(faultsOver(messages)).toContainEqual(
      expect.stringMatching(
        /^content\/seller\.mdx:\d+ : une accolade \{ hors du code — entoure le code de .+, ou écris-le avec des mots$/,
      ),
    );
  }, PATIENCE);
  expect((await fetch(`${SITE}/conseils`)).status).toBe(200);
  await mend(SELLER, before, messages);
  await vi.waitFor(async () => expect((await fetch(`${SITE}/seller`)).status).toBe(200), PATIENCE);
});

test.each([
  {
    what: 'a list that is no YAML',
    page: '/',
    file: 'content/home.yaml',
    from: 'title: "Choisissez"',
    to: 'title: "Choisissez',
    says: '5 : ce guillemet n’est pas fermé — écris le guillemet qui ferme, à la fin du texte',
  },
  {
    what: 'a key under another name',
    page: '/conseils',
    file: WEB,
    from: 'technologies:',
    to: 'technologie:',
    says: '8 : technologie : cette clé n’est pas prévue — écris « technologies »',
  },
  {
    what: 'a head that is not closed',
    page: '/ressources/python',
    file: STEP,
    from: /\n---\n/,
    to: '\n',
    says: '9 : l’en-tête n’est pas fermé — écris « --- » seul sur une ligne, après la dernière clé de l’en-tête',
  },
  {
    what: 'a tag without its attribute',
    page: '/ressources/python',
    file: STEP,
    from: '<Terme en="assign">',
    to: '<Terme>',
    says: '93 : <Terme> attend l’attribut « en » — écris <Terme en="…">',
  },
  {
    what: 'a picture that is not there',
    page: '/ressources/python',
    file: STEP,
    from: '\n## Rappel',
    to: '\n![Un plan](./plan.png)\n\n## Rappel',
    says: `17 : image « ./plan.png » : le fichier ${PYTHON}/plan.png n’existe pas — mets-y le fichier, ou corrige son nom`,
  },
])(
  'the page of a text with $what says it in the words of the checks, and nothing else',
  async ({ page, file, from, to, says }) => {
    await dev.answers(page);
    const messages = await openPage();
    const start = dev.said().length;
    const before = write(file, (text) => text.replace(from, to));
    const line = `${file}:${says}`;
    await vi.waitFor(async () => {
      expect((await fetch(`${SITE}${page}`)).status).toBe(500);
      expect(faultsOver(messages)).toContainEqual(expect.stringMatching(`^${file}:`));
      expect(dev.said().slice(start)).toContain(`\n${line}\n`);
    }, PATIENCE);
    for (const said of dev.said().slice(start).split('\n').filter(Boolean)) {
      expect(said).toMatch(FRENCH);
    }
    await mend(file, before, messages);
    await dev.answers(page);
  },
);

test('the line ends of Windows change nothing on the page', async () => {
  const code = (page: string) => page.match(/<pre.*?<\/pre>/gs) ?? [];
  const unix = code(await dev.answers('/ressources/python'));
  expect(unix.length).toBeGreaterThan(50);
  const start = dev.said().length;
  const before = write(STEP, (text) => `${text}\nUne phrase neuve.\n`.replaceAll('\n', '\r\n'));
  const windows = await vi.waitFor(async () => {
    const page = await dev.answers('/ressources/python');
    expect(page).toContain('Une phrase neuve.');
    return page;
  }, PATIENCE);
  expect(/\r|&#(?:13|x0*d);/i.test(windows)).toBe(false);
  expect(code(windows)).toEqual(unix);
  expect(dev.said().slice(start)).not.toContain(STEP);
  writeFileSync(join(folder, STEP), before);
});

test('a fault of our own code keeps its stack', async () => {
  const file = 'src/pages/index.astro';
  const start = dev.said().length;
  const before = write(file, (text) =>
    text.replace('\nconst groups', '\n[].at(0).x;\nconst groups'),
  );
  await vi.waitFor(async () => {
    expect((await fetch(SITE)).status).toBe(500);
    expect(dev.said().slice(start)).toMatch(/Cannot read properties of undefined.*index\.astro/s);
  }, PATIENCE);
  writeFileSync(join(folder, file), before);
  await dev.answers('/');
});

/** Changes a file as its writer would, until the end of the test; returns what it was. */
function write(file: string, change: (text: string) => string): string {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  onTestFinished(() => {
    if (readFileSync(path, 'utf8') !== before) writeFileSync(path, before);
  });
  writeFileSync(path, change(before));
  return before;
}

/** What an open page is told from now on. */
/** What lies over the page: the words of the checks, and nothing of Astro's. */
function faultsOver(messages: readonly Message[]): (string | undefined)[] {
  const errors = messages.flatMap(({ type, err }) => (type === 'error' ? [err] : []));
  for (const error of errors) {
    expect(error).toMatchObject({ message: expect.stringMatching(FAULT), stack: '' });
  }
  return errors.map((error) => error?.message);
}

/** Writes a text as it was, and waits until its faults leave the page. */
async function mend(file: string, before: string, messages: Message[]): Promise<void> {
  messages.length = 0;
  writeFileSync(join(folder, file), before);
  const gone = { type: 'update', updates: [] };
  await vi.waitFor(() => expect(messages).toContainEqual(gone), PATIENCE);
}

async function openPage(): Promise<Message[]> {
  const client = await (await fetch(`${SITE}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`ws://localhost:${WATCH_PORT}/?token=${token}`, 'vite-hmr');
  const messages: Message[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return messages;
}

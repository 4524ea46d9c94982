import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Dev, startDev } from '../../serve/dev-server.ts';
import { WATCH_API_PORT, WATCH_PORT } from '../../support/ports.ts';
import { copySite, removeSite } from '../broken-site.ts';

const PATIENCE = { timeout: 60_000, interval: 200 };
const SITE = `http://localhost:${WATCH_PORT}`;
const SELLER = 'content/seller.mdx';

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

test('a fault lies over the open page in the words of the checks, until it is mended', async () => {
  const messages = await openPage();
  const before = write((text) => text.replace('Devenez formateur', 'Formateur des fichier'));
  const line = `${SELLER}:2 : « des fichier » — mets « fichier » au pluriel`;
  await vi.waitFor(() => {
    const error = messages.find(({ type }) => type === 'error');
    expect(error?.err).toMatchObject({ message: line, stack: '' });
  }, PATIENCE);
  expect(dev.said()).toContain(`\n${line}\n`);
  expect((await fetch(`${SITE}/seller`)).status).toBe(200);
  messages.length = 0;
  writeFileSync(join(folder, SELLER), before);
  await vi.waitFor(
    () => expect(messages).toContainEqual({ type: 'update', updates: [] }),
    PATIENCE,
  );
});

test('a text that cannot be read is told in French, and other pages stay', async () => {
  const messages = await openPage();
  const before = write((text) => `${text}\nLe prix {ici.\n`);
  await vi.waitFor(async () => {
    expect((await fetch(`${SITE}/seller`)).status).toBe(500);
  }, PATIENCE);
  await vi.waitFor(() => {
    const errors = messages.filter(({ type }) => type === 'error');
    expect(errors.length).toBeGreaterThan(0);
    // Astro shows code between its own marks.
    for (const { err } of errors) {
      expect(err?.message).toMatch(
        /^content\/seller\.mdx:\d+ : une accolade \{ hors du code — entoure le code de .+, ou écris-le avec des mots$/,
      );
    }
  }, PATIENCE);
  expect((await fetch(`${SITE}/conseils`)).status).toBe(200);
  writeFileSync(join(folder, SELLER), before);
  await vi.waitFor(async () => expect((await fetch(`${SITE}/seller`)).status).toBe(200), PATIENCE);
});

/** Changes the trainer page as its writer would; returns what it was. */
function write(change: (text: string) => string): string {
  const path = join(folder, SELLER);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  return before;
}

/** What an open page is told from now on. */
async function openPage(): Promise<Message[]> {
  const client = await (await fetch(`${SITE}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`ws://localhost:${WATCH_PORT}/?token=${token}`, 'vite-hmr');
  const messages: Message[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return messages;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ENDPOINTS, LEGACY_VERSION } from '../../src/wire/endpoints.ts';
import { oneOf, PACKS } from './content.ts';

/** What a service sends to each call of the pages. */
export interface Bodies {
  categories: unknown;
  courses: unknown;
  videos: unknown;
  details: unknown;
  sections: unknown;
  subscriptions: unknown;
}

/** The course that the screens open. */
export const OPENED = { id: 'opened', name: 'Ouverte' };
const SCREEN_QUERY = new URLSearchParams({ nom: OPENED.name, id: OPENED.id });
const PLAYER_QUERY = new URLSearchParams({ nom: OPENED.name, formationId: OPENED.id });

/** Every screen that shows what a service sends. */
export const SERVED_SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  course: `/course?${SCREEN_QUERY}`,
  v2: `/v2/course?${PLAYER_QUERY}`,
  v1: `/v1/course?courseId=${oneOf(PACKS, ({ videos }) => videos > 1).id}`,
};

const MAX_ITEMS = 50_000;
const LINE = 'Un mot après l’autre, '.repeat(14);
const WORDS = 'Un mot après l’autre. '.repeat(900);
const PARAGRAPHS = 'mot\n\n'.repeat(4_000);

/** The longest lists that a page reads, of texts as most are. */
export const MANY: Bodies = bodiesOf(MAX_ITEMS, 'Une formation', 'Deux lignes.\n\nUn exemple.');
/** The longest texts that a page reads, of many lines or of none, in a list of some length. */
export const LONG: Bodies = bodiesOf(200, LINE, PARAGRAPHS);
export const DENSE: Bodies = bodiesOf(200, LINE, WORDS);

function bodiesOf(count: number, line: string, text: string): Bodies {
  const several = <Item>(make: (rank: string) => Item) =>
    Array.from({ length: count }, (_, rank) => make(String(rank)));
  const fields = {
    categories: [line],
    langue: line,
    ShortDescription: text,
    BannerUrl: '/logos/python.svg',
    pricing: { price: 0 },
  };
  return {
    categories: { Categories: several((rank) => `${line} ${rank}`) },
    courses: {
      courses: [
        { id: OPENED.id, nom: OPENED.name, ...fields },
        ...several((rank) => ({ id: rank, nom: `${line} ${rank}`, ...fields })),
      ],
    },
    videos: {
      courses: [
        { videos: several((rank) => ({ videoName: `${line} ${rank}`, videoDescription: text })) },
      ],
    },
    details: {
      courseDetails: { description: text, benefits: several((rank) => `${rank} ${line}`) },
    },
    sections: {
      sections: several((rank) => ({
        id: rank,
        title: `${line} ${rank}`,
        description: text,
        price: 0,
      })),
    },
    subscriptions: { Message: several((rank) => ({ courseId: rank, type: 'full' })) },
  };
}

const KINDS: Readonly<Record<string, keyof Bodies>> = {
  [ENDPOINTS.categories.path]: 'categories',
  [ENDPOINTS.courses.path]: 'courses',
  [ENDPOINTS.courseDetails.path]: 'details',
  [ENDPOINTS.courseSections.path]: 'sections',
  [ENDPOINTS.subscriptions.path]: 'subscriptions',
};

/** A real server that answers to the calls of a page whose service is at `api`, until it is stopped. */
export async function answerFor(page: Page, api: string, bodies: Bodies): Promise<() => void> {
  const texts = Object.fromEntries(
    Object.entries(bodies).map(([kind, body]) => [kind, JSON.stringify(body)]),
  );
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', api);
    const isVideos = searchParams.get('version') === LEGACY_VERSION;
    const kind = isVideos ? 'videos' : (KINDS[pathname] ?? '');
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Content-Type', 'application/json');
    response.end(texts[kind] ?? '{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await page.route(
    (url) => url.origin === api && url.pathname in KINDS,
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.continue({ url: `http://127.0.0.1:${port}${pathname}${search}` });
    },
  );
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

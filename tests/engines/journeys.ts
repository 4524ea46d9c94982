import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { staticSite } from '../../src/tools/serve/static-server.ts';
import { FREE, newEmail, PAID, PASSWORD, playerPath } from '../support/learner.ts';
import type { Visit } from './visit.ts';

/** One thing that a reader does, from an address of the site to what must be seen. */
interface Journey {
  path: string;
  /** The choice about data; empty when none has been made. */
  consent?: '';
  act: (visit: Visit, picture: (name: string) => Promise<void>) => Promise<void>;
}

/** A loaded machine is slow, not wrong. */
const PATIENCE = { timeout: 30_000, intervals: [100] };
const PYTHON = '/ressources/python';

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'the choice about data is made once': {
    path: '/',
    consent: '',
    act: async (visit) => {
      await tap(visit, '[data-consent="accept"]');
      await unseen(visit, '.consent');
      expect(await visit.run(() => localStorage.rgpd_consent)).toBe('true');
    },
  },
  'the menu opens as a sheet over the page, and closes': {
    path: '/conseils',
    act: async (visit, picture) => {
      await unseen(visit, '#navigation');
      await tap(visit, '.nav-open');
      await seen(visit, '#navigation');
      await unseen(visit, 'main');
      await picture('menu');
      await tap(visit, '.nav-close');
      await unseen(visit, '#navigation');
    },
  },
  'a step, the next one, and back': {
    path: PYTHON,
    act: async (visit) => {
      await unseen(visit, '#first');
      await tap(visit, '[data-move="1"]');
      await at(visit, /tabs=first/);
      await seen(visit, '#first');
      await unseen(visit, '#intro');
      await visit.run(() => history.back());
      await seen(visit, '#intro');
    },
  },
  'a step is chosen in the sheet of steps': {
    path: PYTHON,
    act: async (visit, picture) => {
      await tap(visit, '.bottom-bar [popovertarget="etapes"]');
      await seen(visit, '#etapes');
      await picture('steps');
      await tap(visit, '[data-step-link="exos"]');
      await seen(visit, '#exos');
      await unseen(visit, '#etapes');
    },
  },
  'a quiz says why': {
    path: `${PYTHON}?tabs=first`,
    act: async (visit) => {
      await unseen(visit, '#first .quiz .why');
      await tap(visit, '#first .quiz .right label');
      await tap(visit, '#first .quiz > .button');
      await seen(visit, '#first .quiz > .verdict > .why');
    },
  },
  'a sample is copied, or selected': {
    path: `${PYTHON}?tabs=first`,
    act: async (visit) => {
      await tap(visit, '#first .copy');
      await says(visit, '#first .copy', /^(?:Copié !|Texte sélectionné)$/);
    },
  },
  'a step is read aloud, where the device has a French voice': {
    path: `${PYTHON}?tabs=first`,
    act: async (visit) => {
      await tap(visit, '#first [data-part=listen]');
      await says(visit, 'body', /Passage 1 sur \d|voix/);
    },
  },
  'a search leads to its card, which is lit': {
    path: '/',
    act: async (visit) => {
      await arrived(visit);
      await visit.type('[role="combobox"]', 'python');
      await tap(visit, '[role="option"]');
      await seen(visit, '.course-card.is-highlighted');
    },
  },
  'filters choose among the courses': {
    path: '/',
    act: async (visit) => {
      await arrived(visit);
      await tap(visit, '.filters summary');
      await visit.run(() => {
        const select = document.querySelector<HTMLSelectElement>('.filters-form select');
        if (select) select.selectedIndex = 1;
      });
      await tap(visit, '.filters-form [type="submit"]');
      await seen(visit, '.list-divider, .list-head .notice');
    },
  },
  'a free course is opened, and its sections are there': {
    path: `/course?${new URLSearchParams({ nom: FREE.name, id: FREE.id })}`,
    act: async (visit) => {
      await seen(visit, '.course-outline');
      await visit.open(new URL(playerPath(FREE), await visit.run(() => location.href)).href);
      await seen(visit, 'details.section');
    },
  },
  'a message is written and thanked for': {
    path: '/ressources',
    act: async (visit) => {
      await visit.run(() => document.querySelector<HTMLElement>('[popovertarget="avis"]')?.click());
      await tap(visit, '#avis [data-message]');
      await seen(visit, 'dialog.feedback');
      await visit.type('#champ-name', 'Awa Ndiaye');
      await visit.type('#champ-message', 'La vidéo de la section 3 ne démarre pas.');
      await tap(visit, '.feedback-send');
      await says(visit, 'body', /Merci pour votre message/);
    },
  },
  'a page of HTML is tried': tries('html', '.workshop iframe'),
  'a program in JavaScript is tried': tries('javascript', '.workshop [role="log"]', /\S/),
  'a program in Python is tried, or what lacks is told': tries(
    'python',
    '.workshop [role="log"]',
    /\S/,
  ),
  'a query in SQL is tried, or what lacks is told': tries('sql', '.workshop', /rangée|ligne|\d/),
  'a tutorial is kept, and read without network': {
    path: PYTHON,
    act: async (visit) => {
      const server = createServer(staticSite('dist'));
      await once(server.listen(0, 'localhost'), 'listening');
      const kept = `http://localhost:${(server.address() as AddressInfo).port}${PYTHON}`;
      await visit.open(kept);
      await tap(visit, '.bottom-bar [popovertarget="etapes"]');
      await tap(visit, '#etapes .keep button');
      await says(visit, '#etapes', /C’est fait/);
      server.close();
      server.closeAllConnections();
      await visit.open(`${kept}?tabs=exos`);
      await seen(visit, '#exos .step-title');
    },
  },
  'a course is ordered, paid in the sandbox, and opens': {
    path: playerPath(PAID),
    act: async (visit, picture) => {
      await seen(visit, '.section.locked');
      await tap(visit, '.buy-bar .button');
      await seen(visit, '.order');
      await picture('order');
      await tap(visit, '.order [type="submit"]');
      await at(visit, /\/auth\/login/);
      await tap(visit, 'main p a');
      await seen(visit, '[autocomplete="name"]');
      await visit.type('[autocomplete="name"]', 'Awa');
      await visit.type('[type="email"]', newEmail());
      await visit.type('[type="password"]', PASSWORD);
      await tap(visit, 'main form button');
      await at(visit, /\/account\/pay/);
      await tap(visit, 'main form button');
      await at(visit, /\/v2\/course/);
      await seen(visit, 'details.section');
      await unseen(visit, '.section.locked');
    },
  },
};

/** The first sample of the bases that may be tried, and what is seen and said of it. */
function tries(tutorial: string, selector: string, text = /^/): Journey {
  return {
    path: `/ressources/${tutorial}?tabs=bases`,
    act: async (visit) => {
      await tap(visit, '#bases .try-out');
      await seen(visit, selector);
      await says(visit, selector, text);
    },
  };
}

/** The live catalogue has come. */
function arrived(visit: Visit): Promise<void> {
  const asleep = 'astro-island[ssr]:is([client="idle"], [client="load"])';
  return until(visit, (one) => !document.querySelector(one), asleep);
}

/** An element has a size, is painted, and nothing hides it. */
function isSeen(selector: string): boolean {
  for (const element of document.querySelectorAll(selector)) {
    const { visibility } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    if (visibility === 'visible' && width > 0 && height > 0) return true;
  }
  return false;
}

export function seen(visit: Visit, selector: string): Promise<void> {
  return until(visit, isSeen, selector);
}

function unseen(visit: Visit, selector: string): Promise<void> {
  return until(visit, isSeen, selector, false);
}

/** A tap on the first element that a selector finds, once a finger reaches it and the page stands still. */
async function tap(visit: Visit, selector: string): Promise<void> {
  const place = (one: string) => {
    const element = document.querySelector(one);
    element?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    return element?.contains(under) ? `${x} ${y}` : '';
  };
  let before: string | undefined;
  const isStill = async () => {
    const last = before;
    before = await visit.run(place, selector).catch(() => '');
    return before !== '' && before === last;
  };
  await expect.poll(isStill, { ...PATIENCE, message: selector }).toBe(true);
  await visit.tap(selector);
}

function says(visit: Visit, selector: string, text: RegExp): Promise<void> {
  const read = (one: string) => document.querySelector(one)?.textContent ?? '';
  return until(visit, read, selector, expect.stringMatching(text));
}

function at(visit: Visit, address: RegExp): Promise<void> {
  return until(visit, () => location.href, '', expect.stringMatching(address));
}

/** Asks the page again and again; one that is being left does not answer. */
function until<Answer>(
  visit: Visit,
  ask: (selector: string) => Answer,
  selector: string,
  answer: unknown = true,
): Promise<void> {
  return expect
    .poll(() => visit.run(ask, selector).catch(() => undefined), { ...PATIENCE, message: selector })
    .toEqual(answer);
}

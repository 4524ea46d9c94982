import { fetchKeptList } from '../../api/offline.ts';
import { onKeepAll } from '../../browser/offline/keep-all.ts';
import { removeKept } from '../../browser/offline/kept-copies.ts';
import * as page from '../../browser/offline/offline-page.ts';
import { keptRecords, visitedPages } from '../../browser/offline/shelf.ts';
import { isOnline } from '../../browser/platform/activity.ts';
import { GUIDES } from '../../rules/offline/kept-all.ts';
import { OFFLINE_PATH } from '../../rules/offline/requests.ts';
import { tutorialPath } from '../../rules/site/links.ts';
import { sizeLabel } from '../../rules/text/size-label.ts';
import { keepAll } from './keep-all.ts';
import { keepTutorial, reasonOf } from './kept-copies.ts';

/** Called when `/hors-ligne` wakes up: lists what this device can read without network (K6). */
export async function openOffline(): Promise<void> {
  page.showPart('missing', page.standsForAnother(OFFLINE_PATH));
  onKeepAll(async (control) => {
    await keepAll(control);
    await list();
  });
  await list();
}

async function list(): Promise<void> {
  const kept = await keptRecords();
  const keptPaths = kept.map(({ slug }) => keptPath(slug));
  const visited = (await visitedPages()).filter(({ path }) => !keptPaths.includes(path));
  const total = kept.reduce((sum, { record }) => sum + record.bytes, 0);
  const lines = kept.map(({ slug, record }) => ({
    slug,
    path: keptPath(slug),
    title: record.title,
    details: `${sizeLabel(record.bytes)}, gardé le ${dayOf(record.keptAt)}`,
  }));
  page.listKept(lines, `En tout : ${sizeLabel(total)} gardés sur cet appareil.`, {
    update,
    remove,
  });
  page.listVisited(visited);
  page.showPart('kept', kept.length > 0);
  page.showPart('visited', visited.length > 0);
  page.showPart('nothing', kept.length + visited.length === 0);
  if (!isOnline()) return;
  await Promise.all(kept.map(({ slug, record }) => lookForUpdate(slug, record.version)));
}

/**
 * Offers an update when the server has another version; without an answer there is nothing to offer.
 */
async function lookForUpdate(slug: string, version: string): Promise<void> {
  const list = await fetchKeptList(slug).catch(() => undefined);
  if (list && list.version !== version) page.offerUpdate(slug);
}

async function update(slug: string): Promise<void> {
  page.tellOffline('Téléchargement…');
  try {
    await keepTutorial(slug, () => undefined);
    page.tellOffline('C’est fait : la nouvelle version est sur cet appareil.');
    await list();
  } catch (error) {
    console.warn('keep', error);
    page.tellOffline(
      reasonOf(error).replace('rien n’a été gardé', 'la version gardée reste lisible'),
    );
  }
}

async function remove(slug: string): Promise<void> {
  await removeKept(slug);
  page.tellOffline('Retiré de cet appareil.');
  await list();
}

/** The page of what is kept: a tutorial, or the guides. */
function keptPath(slug: string): string {
  return slug === GUIDES ? '/conseils' : tutorialPath(slug);
}

function dayOf(time: number): string {
  return new Intl.DateTimeFormat('fr', { dateStyle: 'long' }).format(time);
}

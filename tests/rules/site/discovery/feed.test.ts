import { expect, test } from 'vitest';
import { FEED_PATH, tutorialFeed } from '../../../../src/rules/site/discovery/feed.ts';

const SITE = 'https://formation.example';

const item = (slug: string, day: string) => ({
  title: `Apprendre ${slug}`,
  description: 'Pas à pas',
  path: `/ressources/${slug}`,
  updated: new Date(day),
});

test('a channel that names itself, with one item for each tutorial', async () => {
  const feed = await tutorialFeed('Jàngal', [item('python', '2026-11-20')], SITE);
  expect(FEED_PATH).toBe('/tutoriels.xml');
  expect(feed).toContain(
    '<atom:link rel="self" type="application/rss+xml" href="https://formation.example/tutoriels.xml"/>',
  );
  expect(feed).toContain('<title>Tutoriels · Jàngal</title>');
  expect(feed).toContain('<link>https://formation.example/ressources</link>');
  expect(feed).toContain(
    '<item><title>Apprendre python</title><link>https://formation.example/ressources/python</link><guid isPermaLink="true">https://formation.example/ressources/python</guid><description>Pas à pas</description><pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate></item>',
  );
});

test('the newest first; of one day, in the order of the addresses', async () => {
  const items = [item('sql', '2026-10-01'), item('html', '2026-11-20'), item('css', '2026-11-20')];
  const feed = await tutorialFeed('Jàngal', items, SITE);
  const names = [...feed.matchAll(/<title>Apprendre (\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(['css', 'html', 'sql']);
});

test('signs of XML in a title', async () => {
  const feed = await tutorialFeed('A & B\x07', [item('<c>\0', '2026-11-20')], SITE);
  expect(feed).toContain('<title>Tutoriels · A &amp; B</title>');
  expect(feed).toContain('<title>Apprendre &lt;c&gt;</title>');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../src/build/folder.ts';
import { writeBox } from '../../../src/tools/zim/box.ts';
import { pageFiles } from '../../../src/tools/zim/rules/places.ts';
import { plantSite, SITE, tutorial } from './plant-site.ts';

/** The text of a page of the box that a site with these bases makes. */
function written(file: string, bases = '', site = SITE): string {
  using place = plantSite({ 'ressources/python.html': tutorial(bases) });
  writeBox(place.dist, site, place.box);
  return readFileSync(join(place.box, file), 'utf8');
}

const BASES = 'ressources/python/bases.html';

describe('what the box holds (K14)', () => {
  test('every page, one style, and the files that they show or offer; the same each time', () => {
    using place = plantSite({
      'ressources/python.html': tutorial('<a href="/fichiers/python/ventes.csv">Télécharger</a>'),
      'fichiers/python/tu.csv': '',
    });
    expect(writeBox(place.dist, SITE, place.box)).toEqual({ siteName: 'Jàngal', pages: 14 });
    const files = ['fichiers/python/ventes.csv', 'icon-48.png', 'logos/python.svg', 'style.css'];
    expect(filesIn(place.box)).toEqual([...pageFiles(['python']), ...files].sort());
    const other = join(place.root, 'other');
    writeBox(place.dist, SITE, other);
    for (const file of filesIn(place.box)) {
      expect(readFileSync(join(other, file))).toEqual(readFileSync(join(place.box, file)));
    }
    for (const file of pageFiles(['python'])) {
      expect(readFileSync(join(place.box, file), 'utf8')).not.toMatch(
        /<script|<form|<button|<iframe/,
      );
    }
  });

  test.each([
    [1, 'Un tutoriel gratuit en huit étapes'],
    [2, 'Deux tutoriels gratuits en huit étapes'],
    [21, '21 tutoriels gratuits en huit étapes'],
  ])('of %i tutorials the front page says « %s »', (count, says) => {
    const slugs = Array.from({ length: count - 1 }, (_, n) => `ressources/cours-${n}.html`);
    using place = plantSite(Object.fromEntries(slugs.map((file) => [file, tutorial()])));
    writeBox(place.dist, SITE, place.box);
    expect(readFileSync(join(place.box, 'index.html'), 'utf8')).toContain(says);
  });

  test('a sample of HTML is no link of the page', () => {
    const sample = '<code>&lt;a href="a"&gt; src = "b"</code>';
    expect(written(BASES, sample)).toContain('<code>&#x3C;a href&#61;"a"> src &#61; "b"</code>');
  });

  test('its style dresses results of SQL and drawings of tables', () => {
    expect(written('style.css')).toMatch(/\.schema-box\{fill:.*\.orientation/);
  });

  test('a step is a page with its name, the list, and its neighbours', () => {
    const html = written(BASES);
    expect(html).toContain('<title>Python\u00a0: Bases</title>');
    expect(html).toContain('<a href="../python.html">Apprendre Python</a>');
    expect(html).toContain('<summary>Étape 3 sur 8\u00a0: Bases</summary>');
    expect(html).toContain('<a href="bases.html" aria-current="page">Bases</a>');
    expect(html).toMatch(
      /rel="prev" href="first.html"><span>Étape précédente<\/span> Premiers pas</,
    );
    expect(html).toMatch(
      /rel="next" href="utils.html"><span>Étape suivante<\/span> Outils &amp; Str/,
    );
    expect(written('ressources/python/intro.html')).not.toContain('rel="prev"');
    const last = written('ressources/python/final.html');
    expect(last).not.toContain('rel="next"');
    expect(last).toContain('<a class="button" href="../../index.html">Tous les tutoriels</a>');
  });

  test('a tutorial lists its steps and what each contains', () => {
    const html = written('ressources/python.html');
    expect(html).toContain('Apprends Python\u00a0: c’est simple\u202f!');
    expect(html).toContain('<a href="python/exos.html#exos-partie">Partie <code>a</code></a>');
  });

  test('the front page lists tutorials by group, guides, and where the site is', () => {
    const html = written('index.html');
    expect(html).toContain('<section class="box-group" aria-label="Backend">');
    expect(html).toMatch(/href="ressources\/python.html">.*logos\/python.svg.*<b>Python<\/b>/);
    expect(html).toContain('href="conseils/test.html">Quel domaine\u202f?</a>');
    expect(html).toContain(`<a href="${SITE}">${SITE}</a>`);
    expect(written('index.html', '', 'http://localhost:4321')).not.toContain('http');
  });

  test('the test is counted by hand: its questions stay, what scripts would show goes', () => {
    const html = written('conseils/test.html');
    expect(html).toContain('<input type="radio" name="q1" value="a">');
    expect(html).toContain('<details class="orientation-count" open>');
    expect(html).not.toContain('Vos domaines');
    expect(written('conseils.html')).not.toContain('guide-nav');
  });
});

describe('links of a step', () => {
  test.each([
    ['/conseils#data', '../../conseils.html#data'],
    ['#utils-partie', 'utils.html#utils-partie'],
    ['/fichiers/python/ventes.csv', '../../fichiers/python/ventes.csv'],
    ['/v2/course?formationId=a', `${SITE}/v2/course?formationId=a`],
  ])('%s becomes %s', (href, address) => {
    expect(written(BASES, `<a href="${href}">b</a>`)).toContain(`<a href="${address}">b</a>`);
  });

  test('on a machine that is nobody else’s, an order that cannot be followed goes', () => {
    const links = '<p>a <a href="/">b</a><a class="button" href="/">Acheter</a></p>';
    expect(written(BASES, links, 'http://localhost:4321')).toContain('<p>a b</p>');
  });
});

test.each([
  [
    'a picture',
    { 'ressources/python.html': tutorial('<img src="/a.webp" alt="">') },
    'L’image « /a.webp » manque',
  ],
  [
    'a step',
    { 'ressources/python.html': tutorial().replace('id="exos"', 'id="x"') },
    '« Apprendre Python » n’a pas d’étape « Exercices ».',
  ],
])('%s that is missing is named in French', (_, files, says) => {
  using place = plantSite(files);
  expect(() => writeBox(place.dist, SITE, place.box)).toThrow(says);
});

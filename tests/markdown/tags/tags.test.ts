import { describe, expect, test } from 'vitest';
import { plantContent } from '../../tools/checks/planted-content.ts';
import { lines, written } from '../written.ts';

/** To the letter: what a page without scripts shows, folds and unfolds. */
describe('each tag becomes plain HTML', () => {
  test.each([
    [
      '<Terme en="loop">boucle</Terme>',
      '<span class="term"><dfn>boucle</dfn> (<span lang="en">loop</span>)</span>',
    ],
    ['Presse <kbd>Ctrl</kbd>.', '<p>Presse <kbd>Ctrl</kbd>.</p>'],
    ['On dit <span lang="wo">jàng</span>.', '<p>On dit <span lang="wo">jàng</span>.</p>'],
    [
      lines('<Aparte titre="Pourquoi zéro ?">', 'Un détour.', '</Aparte>'),
      '<details class="box aside"><summary>Pourquoi zéro\u202F?</summary>' +
        '<p>Un détour.</p></details>',
    ],
    [
      lines('<Erreur message="NameError: name \'totl\' is not defined">', 'Lis.', '</Erreur>'),
      '<section class="box error"><p class="box-title">Message d’erreur</p>' +
        `<p><code lang="en">NameError: name 'totl' is not defined</code></p><p>Lis.</p></section>`,
    ],
    [
      lines('<Erreur message="KeyError: &quot;prix&quot; < 3">', 'Lis.', '</Erreur>'),
      '<section class="box error"><p class="box-title">Message d’erreur</p>' +
        '<p><code lang="en">KeyError: &quot;prix&quot; &lt; 3</code></p><p>Lis.</p></section>',
    ],
    [
      lines('<Indice>', 'Compte.', '</Indice>'),
      '<details class="hint"><summary>Indice</summary><p>Compte.</p></details>',
    ],
    [
      lines(
        ...['<Atoi>', '<Predis>', 'Et là ?', '<Reponse>', '`14`', '</Reponse>', '</Predis>'],
        ...['<Modifie>', 'Change.', '</Modifie>', '</Atoi>'],
      ),
      '<section class="box try"><p class="box-title">À toi de jouer</p>' +
        '<div class="turn"><p class="turn-title">Prédis</p><p>Et là\u202F?</p>' +
        '<details class="answer"><summary>Voir la réponse</summary><p><code>14</code></p></details>' +
        '</div><div class="turn"><p class="turn-title">Modifie</p><p>Change.</p></div></section>',
    ],
  ])('%s', async (mdx, html) => {
    expect(await written(mdx)).toBe(html);
  });
});

describe('a pause (U24)', () => {
  const SOLUTION = ['<Solution>', 'Ainsi.', '</Solution>'];
  const pause = (file = '3-bases.mdx') =>
    written(
      lines(
        '<Exercise nom="1-table" minutes="8" notions="for">',
        'Le besoin.',
        '<Solution>',
      ).concat('\n\n', lines('Ainsi.', '</Solution>', '</Exercise>')),
      file,
    );

  test('has no title of its own, and its solution folded at its end (T34)', async () => {
    expect(await pause()).toBe(
      '<section class="exercise"><p class="exercise-facts">8\u00A0min · for</p>' +
        '<p>Le besoin.</p><details class="correction solution"><summary>Une solution</summary>' +
        '<p>Ainsi.</p></details></section>',
    );
  });

  test('has its own list and bench, which no exercise of the same folder shares', async () => {
    plantContent({
      'pauses/1-table/tests.py': 'class T:\n    def test_un(self):\n        """un seul"""\n',
      'pauses/1-table/starter.py': '',
      'exercises/1-table/starter.html': '',
    });
    const html = await pause('4-utils.mdx');
    expect(html).toContain(
      '<h4 id="utils-a-verifier-1">À vérifier</h4><ul class="to-check"><li>un seul</li></ul>',
    );
    expect(html).toMatch(/data-exercise="pause-1-table" data-language="python".*<details/);
    expect(html).not.toContain('Voir la correction');
  });

  test('has a title elsewhere, and none where it stands under one', async () => {
    await expect(pause('5-exos.mdx')).rejects.toThrow('<Exercise> attend l’attribut « titre »');
    const titled = lines('<Exercise nom="1-a" titre="A" minutes="8" notions="if">', '</Exercise>');
    await expect(written(titled, '3-bases.mdx')).rejects.toThrow(
      '<Exercise> n’a pas d’attribut « titre » — écris <Exercise nom="…" minutes="…" notions="…">',
    );
  });

  test('a milestone folds its code too', async () => {
    const mdx = lines('<Milestone titre="Lire">', ...SOLUTION, '</Milestone>');
    expect(await written(mdx, '7-project.mdx')).toContain(
      '<details class="correction solution"><summary>Une solution</summary><p>Ainsi.</p></details></section>',
    );
  });
});

describe('exercises, corrections and milestones', () => {
  const exercise = (titre: string) =>
    lines(
      `<Exercise nom="1-table" titre="${titre}" minutes="10" notions="for, range">`,
      'Le besoin.',
      '</Exercise>',
    );

  test('an exercise says its number, its kind, its minutes and its notions', async () => {
    expect(await written(exercise('La table'), '5-exos.mdx')).toBe(
      '<section class="exercise"><h3 id="exos-la-table">Exercice 1 · La table</h3>' +
        '<p class="exercise-facts"><span class="badge">Ordonner</span> 10\u00A0min · for, range</p>' +
        '<p>Le besoin.</p><p class="exercise-verbs"><a href="#corrections-1-table">Voir la correction</a></p></section>',
    );
  });

  test('an exercise lists what its tests check, in their words (U8)', async () => {
    const tests = 'test(\'de l’eau\', () => {});\ntest("avec `n` nul : zéro", () => {});\n';
    plantContent({ 'exercises/1-table/tests.js': tests });
    const html = await written(exercise('La table'), '5-exos.mdx');
    expect(html).toContain(
      '<h4 id="exos-a-verifier-1">À vérifier</h4><ul class="to-check"><li>de l’eau</li>' +
        '<li>avec <code>n</code> nul\u00A0: zéro</li></ul><p class="exercise-verbs"><a href="#corrections-1-table">',
    );
  });

  test.each([
    ['starter.html', ' data-language="html">Ouvrir l’atelier (105\u00A0Ko)<'],
    [
      'starter.py',
      ' data-language="python" data-download="215\u00A0Ko">Ouvrir l’atelier (295\u00A0Ko)<',
    ],
    [
      'starter.ts',
      ' data-language="typescript" data-download="70\u00A0Ko">Ouvrir l’atelier (153\u00A0Ko)<',
    ],
    ['starter.java', undefined],
  ])('an exercise that starts from %s: %s (U11, U16, U17, U18)', async (file, said) => {
    plantContent({ [`exercises/1-table/${file}`]: '' });
    const html = await written(exercise('La table'), '5-exos.mdx');
    const button =
      '<button type="button" class="button needs-js" data-part="workshop" data-exercise="1-table"';
    expect(html.includes('<button')).toBe(said !== undefined);
    if (said) expect(html).toContain(`${button}${said}/button>`);
  });

  test('the six kinds, in their order', async () => {
    const six = [1, 2, 3, 4, 5, 6].map((number) => exercise(`Titre ${number}`)).join('\n\n');
    const html = await written(six, '5-exos.mdx');
    expect(html.match(/(?<=class="badge">)[^<]+/g)).toEqual([
      ...['Ordonner', 'Compléter', 'Réparer'],
      ...['Écrire', 'Combiner', 'Défi'],
    ]);
    expect(html.match(/Exercice \d/g)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Exercice ${n}`));
  });

  test('a correction is folded, where its exercise leads', async () => {
    const mdx = lines('<Correction nom="1-table" titre="L\'aide">', 'Ici.', '</Correction>');
    expect(await written(mdx, '6-corrections.mdx')).toBe(
      '<details class="correction"><summary>' +
        '<h3 id="corrections-1-table"><small>Exercice 1</small><span class="visually-hidden"> · </span>L’aide</h3></summary><p>Ici.</p></details>',
    );
  });

  test('two corrections of one exercise are a fault', async () => {
    const one = lines('<Correction nom="1-table" titre="La table">', 'Ici.', '</Correction>');
    await expect(written(`${one}\n\n${one}`, '6-corrections.mdx')).rejects.toThrow(
      '6-corrections.mdx:7 : le titre « 1-table » est déjà dans cette étape',
    );
  });

  test('milestones are numbered', async () => {
    const one = (titre: string) => lines(`<Milestone titre="${titre}">`, 'Fais.', '</Milestone>');
    expect(await written(`${one('Ajouter')}\n\n${one('Lire')}`, '7-project.mdx')).toBe(
      '<section class="milestone"><h3 id="project-ajouter">Jalon 1 · Ajouter</h3><p>Fais.</p>' +
        '</section>\n<section class="milestone"><h3 id="project-lire">Jalon 2 · Lire</h3>' +
        '<p>Fais.</p></section>',
    );
  });
});

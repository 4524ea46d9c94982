import { describe, expect, it } from 'vitest';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { collect } from './collect.ts';
import { scanFences } from './fences.ts';
import { readWords } from './words.ts';

const lines = (...all: string[]) => all.join('\n');

describe('scanFences', () => {
  it.each([
    ['a plain one', lines('a', '```python', 'x = 1', '```', 'b'), [[2, 4, 'x = 1']]],
    ['an empty one', lines('```output', '```'), [[1, 2, '']]],
    [
      'after the frontmatter only',
      lines('---', '```', '---', '```text', 'a', '```'),
      [[4, 6, 'a']],
    ],
    ['inside tags', lines('<Atoi>', '', '```js', 'a', '```', '', '</Atoi>'), [[3, 5, 'a']]],
    [
      'indented, without its indentation',
      lines('  ```js', '  if', '    a', '  ```'),
      [[1, 4, 'if\n  a']],
    ],
    [
      'longer ones show shorter ones',
      lines('````mdx', '```js', '```', '````'),
      [[1, 4, '```js\n```']],
    ],
    ['waves, not closed by backticks', lines('~~~js', '```', '~~~'), [[1, 3, '```']]],
    ['not code in the prose', lines('``` a ``` b', '```js', 'a', '```'), [[2, 4, 'a']]],
    ['with Windows line ends', '```js\r\na\r\nb\r\n```\r\n', [[1, 4, 'a\nb']]],
  ])('finds fences: %s', (_, source, expected) => {
    const { fences, faults } = scanFences(source);
    expect(fences.map(({ line, end, text }) => [line, end, text])).toEqual(expected);
    expect(faults).toEqual([]);
  });

  it.each([
    ['never closed', lines('a', '```python', 'x'), 2],
    ['in a quotation', lines('> ```python', '> x', '> ```'), 1],
    ['on the line of a bullet', lines('a', '- ```python', '  x', '  ```'), 2],
    ['on the line of a number', lines('1. ```python', '   x', '   ```'), 1],
  ])('refuses a fence %s', (_, source, line) => {
    const { fences, faults } = scanFences(source);
    expect(fences).toEqual([]);
    expect(faults.map((fault) => fault.line)).toEqual([line]);
  });

  it('tells the fences of a puzzle', () => {
    const source = lines('<Parsons>', '', '```js', '```', '', '</Parsons>', '```js', '```');
    expect(scanFences(source).fences.map(({ isPuzzle }) => isPuzzle)).toEqual([true, false]);
  });
});

describe('readWords', () => {
  const accepted = ['continue', 'fails', 'file', 'ignore'];

  it.each([
    ['', [], {}],
    [' continue fails', ['continue', 'fails'], {}],
    [' {2,4-5} fails', ['fails'], {}],
    [' file=dossier/carnet.py', [], { file: 'dossier/carnet.py' }],
    [' ignore="demande un réseau"', [], { ignore: 'demande un réseau' }],
  ])('reads « %s »', (rest, flags, values) => {
    const words = readWords(rest, accepted);
    expect([...words.flags]).toEqual(flags);
    expect(Object.fromEntries(words.values)).toEqual(values);
    expect(words.faults).toEqual([]);
  });

  it.each([
    [' contineu', 'mot inconnu « contineu »'],
    [' {2,}', 'mot inconnu « {2,} »'],
    [' page', 'mot inconnu « page »'],
    [' fails=oui', '« fails=oui » a une valeur de trop'],
    [' ignore', '« ignore » n’a pas de valeur'],
    [' ignore=""', '« ignore » n’a pas de valeur'],
    [' file=', '« file » n’a pas de valeur'],
    [' file=../a.py', '« file=../a.py »'],
    [' file=/etc/a.py', '« file=/etc/a.py »'],
    [' file=é.py', '« file=é.py »'],
  ])('refuses « %s »', (rest, says) => {
    expect(readWords(rest, accepted).faults).toMatchObject([
      { says: expect.stringContaining(says), remedy: expect.stringMatching(/^(?:écris|donne) /) },
    ]);
  });
});

describe('collect', () => {
  const page = (source: string) => collect('p.mdx', source).samples;
  const fence = (info: string, text = 'x') => lines(`\`\`\`${info}`, text, '```', '');

  it('gives an output to the sample before it, whatever stands between', () => {
    const [first, second] = page(
      fence('python') + fence('text') + fence('output', 'a') + fence('python'),
    );
    expect(first?.output).toMatchObject({ line: 7, end: 9, text: 'a' });
    expect(second?.output).toBeUndefined();
  });

  it('links a sample to those it continues, past failures and other languages', () => {
    const source = [
      fence('python', 'a'),
      fence('python continue fails', 'b'),
      fence('console', '$ c'),
      fence('python continue', 'd'),
      fence('pycon continue', '>>> e'),
    ].join('');
    const chains = page(source).map(({ chain }) => chain.map(({ text }) => text));
    expect(chains).toEqual([[], ['a'], [], ['a'], ['a', 'd']]);
  });

  it('makes one session of the SQL of a page', () => {
    const [, , third] = page(fence('sql', 'a') + fence('sql ignore="b"', 'b') + fence('sql', 'c'));
    expect(third?.chain.map(({ text }) => text)).toEqual(['a']);
  });

  it('reads the user of MySQL', () => {
    const { samples } = collect('mysql/p.mdx', fence('mysql user=awa'));
    expect(samples.map(({ user }) => user)).toEqual(['awa']);
  });

  it('sends requests to the last server, after the earlier ones', () => {
    const source = [
      fence('js server', 'a'),
      fence('http', 'b'),
      fence('js', 'c'),
      fence('http fails', 'd'),
      fence('http', 'e'),
      fence('js continue server', 'f'),
      fence('http', 'g'),
    ].join('');
    const samples = page(source).filter(({ language }) => language === 'http');
    const chains = samples.map(({ chain }) => chain.map(({ text }) => text));
    expect(chains).toEqual([['a'], ['a', 'b'], ['a', 'b'], ['c', 'f']]);
  });

  it('knows the programs that are stepped through', () => {
    const ran = fence('python film file=a.py') + fence('output');
    const samples = page(fence('python film') + fence('python') + fence('ts film fails') + ran);
    expect(samples.map(({ isFilmed }) => isFilmed)).toEqual([true, undefined, true, true]);
  });

  it('gives a program with the word server to another technology', () => {
    const samples = page(fence('js') + fence('js server') + fence('http'));
    expect(samples.map(({ technology, kind }) => [technology, kind])).toEqual([
      ['javascript', 'program'],
      ['nodejs', 'server'],
      ['nodejs', 'request'],
    ]);
  });

  it('shows in the browser a script that continues a page', () => {
    const samples = page(fence('js') + fence('js continue') + fence('html') + fence('js continue'));
    expect(samples.map(({ kind }) => kind)).toEqual(['program', 'program', 'page', 'page']);
  });

  it('lets a check drive the last page, and `continue` a check', () => {
    const source = [
      fence('jsx', 'a'),
      fence('css file=b.css', 'b'),
      fence('jsx fails', 'c'),
      fence('js check', 'd'),
      fence('js', 'e'),
      fence('js check continue', 'f'),
      fence('js continue', 'g'),
    ].join('');
    const [, , , first, , second, script] = page(source);
    expect(first).toMatchObject({ technology: 'reactjs', kind: 'check' });
    expect(first?.chain.map(({ text }) => text)).toEqual(['a']);
    expect(second?.chain.map(({ text }) => text)).toEqual(['a', 'd']);
    expect(script?.chain.map(({ text }) => text)).toEqual(['e']);
  });

  it('keeps a fence that is only shown when it is a file', () => {
    const samples = page(fence('csv') + fence('csv file=ventes.csv', 'a,b'));
    expect(samples.map(({ file, technology }) => [file, technology])).toEqual([
      ['ventes.csv', undefined],
    ]);
  });

  it.each([
    [fence('Python'), 'langage inconnu « Python » — écris « python »'],
    [fence('pithon'), 'langage inconnu « pithon » — écris « python »'],
    [fence('go'), 'langage inconnu « go » — écris l’un de : python,'],
    [fence('python contineu'), 'mot inconnu « contineu » — écris « continue »'],
    [fence(''), 'ce bloc ne dit pas son langage'],
    [fence('output'), 'ce bloc output ne suit aucun exemple'],
    [fence('python') + fence('output fails'), 'mot inconnu « fails »'],
    [fence('text fails'), 'mot inconnu « fails »'],
    [fence('pycon') + fence('output'), 's’écrivent dedans'],
    [fence('python') + fence('output') + fence('output'), 'a déjà son résultat'],
    [fence('python continue'), '« continue » : aucun exemple'],
    [fence('http'), 'aucun serveur avant cette requête'],
    [fence('js server fails') + fence('http'), 'aucun serveur avant cette requête'],
    [fence('python server'), 'mot inconnu « server »'],
    [fence('python') + fence('js check'), '« check » : aucune page à piloter'],
    [fence('html') + fence('js check continue'), '« continue » : aucun exemple'],
    [fence('html') + fence('js check file=a.js'), 'mot inconnu « file=a.js »'],
    [fence('python check'), 'mot inconnu « check »'],
    [fence('css film'), 'mot inconnu « film »'],
    [fence('python film hidden'), '« film » : cet exemple n’est pas un programme'],
    [fence('python film file=a.py'), '« film » : cet exemple n’est pas un programme'],
    [fence('js film page'), '« film » : cet exemple n’est pas un programme'],
    [`<Parsons>\n\n${fence('python film')}</Parsons>\n`, '« film » : cet exemple n’est pas'],
  ])('complains of %j', (source, says) => {
    const { faults } = collect('p.mdx', source);
    expect(faults.map(faultLine)).toEqual([expect.stringContaining(says)]);
    expect(faults[0]?.file).toBe('p.mdx');
  });
});

it('knows the files that a page offers, and not those that it shows', () => {
  const shown = '<Fichier nom="exercises/1-table/starter.py" />';
  const offered = '<Fichier nom="fichiers/ventes.csv" />\n\n<Fichier nom="fichiers/thé.png" />';
  expect(collect('p.mdx', `${shown}\n\n${offered}`).offered).toEqual([
    'fichiers/ventes.csv',
    'fichiers/thé.png',
  ]);
});

it('a base is a sample that is not shown, before those that ask it', () => {
  const path = 'content/tutorials/essai/3-bases.mdx';
  const source = '---\ntitle: a\n---\n\n<Base de="rien.sql" />\n\n```sql\nSELECT 1;\n```\n';
  expect(collect(path, source).samples.map(({ text }) => text)).toEqual(['SELECT 1;']);
});

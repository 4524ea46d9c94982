import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fenceOf } from '../../src/markdown/fences.ts';
import { lines, written } from './written.ts';

const fence = (head: string, code: string) => `\`\`\`${head}\n${code}\n\`\`\``;
const figure = (name: string, code: string) =>
  `<figure class="code"><figcaption>${name}</figcaption><pre><code>${code}</code></pre></figure>`;
const output = (title: string, text: string) =>
  `<figure class="output${title === 'Résultat' ? '' : ' is-failure'}">` +
  `<figcaption>${title}</figcaption><pre><samp>${text}</samp></pre></figure>`;
const message = (text: string) => output('Message d’erreur', `<span lang="en">${text}</span>`);
const STOP = 'tabindex="0" role="group"';

describe('what follows the language of a fence', () => {
  test.each([
    { meta: '', words: [], fileName: undefined, marked: [] },
    { meta: 'continue', words: ['continue'], fileName: undefined, marked: [] },
    { meta: 'file=carnet.py fails', words: ['fails'], fileName: 'carnet.py', marked: [] },
    { meta: 'hidden {2,4-5}', words: ['hidden'], fileName: undefined, marked: [2, 4, 5] },
    { meta: '{3}file=a.py', words: [], fileName: undefined, marked: [3] },
    { meta: '{0,2-1,-}', words: [], fileName: undefined, marked: [] },
    { meta: 'ignore="une raison"', words: [], fileName: undefined, marked: [] },
    { meta: 'profile=a.py', words: [], fileName: undefined, marked: [] },
  ])('« $meta »', ({ meta, words, fileName, marked }) => {
    const read = fenceOf('python', meta, 'a');
    expect([...read.words]).toEqual(words);
    expect(read.fileName).toBe(fileName);
    expect([...read.marked]).toEqual(marked);
  });

  test('anything can follow', () => {
    fc.assert(
      fc.property(fc.string(), (meta) => {
        expect(fenceOf('python', meta, 'a').code).toBe('a');
      }),
    );
  });
});

describe('a sample', () => {
  test.each([
    ['python', 'Python'],
    ['pycon', 'Python, séance interactive'],
    ['javascript', 'JavaScript'],
    ['js', 'JavaScript'],
    ['jsx', 'JSX'],
    ['tsx', 'TSX'],
    ['html', 'HTML'],
    ['css', 'CSS'],
    ['sql', 'SQL'],
    ['mysql', 'MySQL'],
    ['http', 'Requête HTTP'],
    ['json', 'JSON'],
    ['csv', 'CSV'],
    ['console', 'Terminal'],
    ['sh', 'Terminal'],
    ['text', 'Texte'],
    ['yaml', 'YAML'],
    ['typescript', 'TypeScript'],
    ['java compile', 'Java · compilé, pas exécuté'],
    ['java file=src/sn/Car.java', 'src/<wbr>sn/<wbr>Car.java'],
    ['klingon', 'klingon'],
    ['', 'Texte'],
  ])('in « %s » is named « %s »', async (language, name) => {
    expect(await written(fence(language, '§'))).toMatch(`<figcaption>${name}<`);
  });

  test('of a file has its name, and its marked lines', async () => {
    const code = 'un\ndeux\ntrois\nquatre\ncinq';
    expect(await written(fence('text file=carnet.txt {2,4-5}', code))).toBe(
      figure('carnet.txt', 'un\n<mark>deux\n</mark>trois\n<mark>quatre\n</mark><mark>cinq</mark>'),
    );
  });

  test('is text: nothing in it is a tag, French or an expression', async () => {
    const code = 'print("l\'eau : « a »...")\n<script>{a}</script> &amp;';
    expect(await written(fence('text', code))).toBe(
      figure(
        'Texte',
        "print(&quot;l'eau : « a »...&quot;)\n&lt;script&gt;{a}&lt;/script&gt; &amp;amp;",
      ),
    );
  });

  test.each(['python hidden', 'js check'])(
    '« %s »: run, not shown; its output is',
    async (head) => {
      const html = await written(
        lines('Un.', fence(head, 'secret = 1'), fence('output', '1'), 'Deux.'),
      );
      expect(html).not.toContain('secret');
      expect(html).toContain(output('Résultat', '1'));
    },
  );

  test.each([
    { what: '33 columns', code: 'a'.repeat(33), isStop: false },
    { what: '34 columns', code: `a\n${'b'.repeat(34)}`, isStop: true },
    { what: 'a tab, four columns wide', code: `\t${'a'.repeat(30)}`, isStop: true },
  ])('$what: a stop for the keyboard, when a phone must scroll it: $isStop', async (one) => {
    const html = await written(fence('text', one.code));
    expect(html.includes(`<pre ${STOP} aria-label="Code : Texte">`)).toBe(one.isStop);
  });

  test('between tildes too', async () => {
    expect(await written('Un.\n\n~~~\na < b\n~~~')).toContain(figure('Texte', 'a &lt; b'));
  });
});

describe('what may be tried (U1, U3)', () => {
  const button = (facts: string, label: string) =>
    `<button type="button" class="try-out needs-js" data-part="workshop"${facts}>${label}</button>`;

  test.each([
    ['html', '', 'Essayer'],
    ['js', '', 'Essayer'],
    [
      'typescript',
      ' data-download="70\u00A0Ko" data-language="typescript"',
      'Essayer (70\u00A0Ko)',
    ],
    ['python', ' data-download="215\u00A0Ko" data-language="python"', 'Essayer (215\u00A0Ko)'],
  ])('« %s essayer »: a button, which says what is heavy', async (language, facts, label) => {
    expect(await written(fence(`${language} essayer`, 'a'))).toContain(button(facts, label));
    expect(await written(fence(language, 'a'))).not.toContain('<button');
  });

  test('a style sheet knows how many it goes on from; a page, or one alone, begins anew', async () => {
    const html = await written(
      lines(
        fence('html', '<p>'),
        fence('css continue essayer', 'a {}'),
        fence('css fails', 'b {'),
        fence('css continue', 'c {}'),
        fence('css continue essayer', 'd {}'),
        fence('html hidden', '<p>'),
        fence('css continue essayer', 'e {}'),
        fence('css essayer', 'f {}'),
        fence('css continue essayer', 'g {}'),
      ),
    );
    const facts = [...html.matchAll(/<figure class="code"( data-code="css")?[^>]*>/g)].map(
      ([figure]) => /data-continue="(\d)"/.exec(figure)?.[1],
    );
    expect(facts).toEqual([
      ...[undefined, undefined, undefined, undefined, '2'],
      ...[undefined, undefined, '1'],
    ]);
    expect(html.match(/data-code="css"/g)).toHaveLength(6);
  });
});

describe('what a program prints', () => {
  test('<kbd> is what the reader types', async () => {
    const typed = 'Nom : <kbd>Awa</kbd>, <kbd>Diop</kbd>\n<b>Prix</b> : <kbd>1 < 2</kbd>';
    expect(await written(fence('output', typed))).toBe(
      output(
        'Résultat',
        'Nom : <kbd>Awa</kbd>, <kbd>Diop</kbd>\n&lt;b&gt;Prix&lt;/b&gt; : <kbd>1 &lt; 2</kbd>',
      ),
    );
  });

  test('after `fails` it is the message, and only then', async () => {
    const html = await written(
      lines(
        fence('python fails', 'totl'),
        'Python répond :',
        fence('output', 'NameError'),
        fence('python', 'print(1)'),
        fence('output', '1'),
      ),
    );
    expect(html).toContain(message('NameError'));
    expect(html).toContain(output('Résultat', '1'));
  });

  test('the output of a <Reponse> belongs to the sample before, its message too', async () => {
    const predis = (head: string, says: string) => [
      ...['<Predis>', fence(head, 'a'), '<Reponse>', fence('output', says)],
      ...['</Reponse>', '</Predis>'],
    ];
    const html = await written(
      lines(...predis('python fails', 'NameError'), ...predis('python', '1')),
    );
    expect(html).toContain(message('NameError'));
    expect(html).toContain(output('Résultat', '1'));
  });

  test.each([
    ['Nom    Prix\nRobe  7500', true],
    ['Ourlet\t1 000', true],
    ['| nom |', true],
    ['Robe\n+-----+', true],
    ['  a: 1,\n    b: 2', false],
    ['Pris le 12.  \nRendu', false],
    ['1 + 1 | 2', false],
  ])('%j keeps its lines: %s', async (text, isAligned) => {
    const html = await written(lines(fence('python', 'print(1)'), fence('output', text)));
    expect(html.includes('<figure class="output is-aligned">')).toBe(isAligned);
  });

  test('what is folded is no stop for the keyboard, however long; columns are', async () => {
    const long = 'mot '.repeat(30);
    const html = await written(
      lines(fence('python', 'print(1)'), fence('output', long), fence('output', `a  b ${long}`)),
    );
    expect(html.match(new RegExp(STOP, 'g'))).toHaveLength(1);
    expect(html).toContain(`is-aligned"><figcaption>Résultat</figcaption><pre ${STOP}`);
  });

  test('a message is folded, whatever it draws', async () => {
    const html = await written(lines(fence('c fails', 'a'), fence('output', '| a  b\n+ ^')));
    expect(html).toContain('<figure class="output is-failure">');
  });
});

test('a terminal’s session holds its commands, for the button that copies them (T12)', async () => {
  const html = await written(fence('text file=Terminal', '$ node a.js\n12'));
  expect(html).toContain('data-commands="node a.js"');
  expect(await written(fence('text', 'a.js'))).not.toContain('data-commands');
});

import { array, assert, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { readVariants } from './variants.ts';

const SOLUTION = 'def total(lignes):\n    somme = 0\n    return somme\n';
const ONE = { wrong: 1, right: 1 };
const read = (text: string, solution = SOLUTION) => readVariants('v.yaml', text, solution, ONE);

const GOOD = `wrong:
  - name: compte à partir de un
    test: une liste vide
    replace:
      - from: somme = 0
        to: somme = 1
right:
  - name: en une ligne
    code: |
      def total(lignes):
          return sum(lignes)
`;

describe('the other answers to an exercise', () => {
  it('are the solution with its replacements, or a whole file', () => {
    expect(read(GOOD)).toEqual({
      faults: [],
      variants: [
        {
          kind: 'wrong',
          name: 'compte à partir de un',
          test: 'une liste vide',
          code: SOLUTION.replace('= 0', '= 1'),
          line: 2,
        },
        {
          kind: 'right',
          name: 'en une ligne',
          test: '',
          code: 'def total(lignes):\n    return sum(lignes)\n',
          line: 8,
        },
      ],
    });
  });

  it.each([
    [
      'an unknown key',
      'code: |',
      'source: |',
      'v.yaml:9 : right, 1er élément, source : cette clé n’est pas prévue',
    ],
    [
      'no test',
      '    test: une liste vide\n',
      '',
      'v.yaml:2 : wrong, 1er élément, test : cette clé manque',
    ],
    [
      'no code',
      /\n {4}code[\s\S]*/.exec(GOOD)?.[0] ?? '',
      '',
      'v.yaml:8 : right, 1er élément : cette réponse n’a pas un code — écris « replace » ou « code »',
    ],
    [
      'a passage that is a number',
      'from: somme = 0',
      'from: 0',
      'v.yaml:5 : wrong, 1er élément, replace, 1er élément, from : « 0 » — écris un texte, entre guillemets',
    ],
    [
      'a passage that is not there',
      'from: somme = 0',
      'from: somme = 3',
      'v.yaml:5 : ce passage n’est pas dans la solution — recopie-le',
    ],
    [
      'a passage that is there twice',
      'from: somme = 0',
      'from: somme',
      'v.yaml:5 : ce passage est 2 fois dans la solution — allonge-le',
    ],
    [
      'an answer that changes nothing',
      'to: somme = 1',
      'to: somme = 0',
      'v.yaml:2 : « compte à partir de un » a le code de la solution — change-le',
    ],
    [
      'a list that is not one',
      'wrong:',
      'wrong: aucune\nfaux:',
      'v.yaml:1 : wrong : « aucune » — écris une liste',
    ],
    [
      'a line that YAML cannot read',
      'name: en une ligne',
      'name: en : une ligne',
      'v.yaml:8 : un « : » dans le texte coupe cette ligne',
    ],
  ])('refuse %s', (_, from, to, says) => {
    expect(read(GOOD.replace(from, to)).faults.map(faultLine).join('\n')).toContain(says);
  });

  it('refuse the same code twice', () => {
    const twice = GOOD.replace(
      'right:',
      `${GOOD.slice(GOOD.indexOf('  - name'), GOOD.indexOf('right'))}right:`,
    );
    expect(read(twice).faults.map(faultLine)).toEqual([
      'v.yaml:7 : « compte à partir de un » a le code de « compte à partir de un » — change-le, ou enlève cette réponse',
    ]);
  });

  it('are read, or get a fault at one of their lines, whatever a writer wrote', () => {
    const text = string({ unit: 'binary', maxLength: 60 });
    const answer = record(
      { name: text, test: text, code: text, replace: array(record({ from: text, to: text })) },
      { requiredKeys: [] },
    );
    const written = record(
      { wrong: array(answer, { maxLength: 3 }), right: array(answer, { maxLength: 2 }) },
      { requiredKeys: [] },
    );
    assert(
      property(written, text, (value, noise) => {
        for (const yaml of [stringify(value), noise, `${GOOD}${noise}`]) {
          const { faults, variants } = read(yaml);
          expect(faults.length + variants.length).toBeGreaterThan(0);
          for (const { line, says, remedy } of faults) {
            expect(line).toBeGreaterThan(0);
            expect(line).toBeLessThanOrEqual(yaml.split('\n').length);
            expect(says && remedy).not.toBe('');
          }
        }
      }),
    );
  });

  it('put in the solution what a writer wrote, letter for letter', () => {
    assert(
      property(string({ unit: 'grapheme-ascii', minLength: 1 }), (to) => {
        const text = stringify({
          wrong: [{ name: 'change', test: 'vide', replace: [{ from: '= 0', to }] }],
          right: [{ name: 'autre', code: 'autre' }],
        });
        const [first] = read(text).variants;
        expect(first?.code).toBe(SOLUTION.split('= 0').join(to));
      }),
    );
  });
});

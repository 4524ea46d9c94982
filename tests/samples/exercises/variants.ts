import { z } from 'astro/zod';
import { keys, list, REMEDY, text } from '../../../src/collections/schemas/fields.ts';
import { readYaml, type Yaml } from '../../../src/tools/checks/read/yaml.ts';
import { schemaFaults } from '../../../src/tools/checks/schemas.ts';
import type { Fault } from '../read/sample.ts';

export const VARIANTS_FILE = 'variants.yaml';

/** Another answer to an exercise: the tests must see it (`wrong`), or take it (`right`). */
export interface Variant {
  readonly kind: 'wrong' | 'right';
  readonly name: string;
  /** Words of the name of a test that must fail for a wrong answer. */
  readonly test: string;
  readonly code: string;
  readonly line: number;
}

/** How many answers are asked for, at least. */
export interface Least {
  readonly wrong: number;
  readonly right: number;
}

const source = (least: number) =>
  z
    .string({ error: 'écris un texte, entre guillemets droits s’il n’a que des chiffres' })
    .min(least, { error: 'écris le passage de la solution qui change' });
const name = text(3, 120);
const ways = {
  replace: list(keys({ from: source(1), to: source(0) }), [1], 'changements').optional(),
  code: source(1).optional(),
};

function oneWay({ replace, code }: { replace?: unknown; code?: unknown }): boolean {
  return (replace === undefined) !== (code === undefined);
}
const ONE_WAY = { error: `cette réponse n’a pas un code${REMEDY}écris « replace » ou « code »` };

function schemaFor({ wrong, right }: Least) {
  return keys({
    wrong: list(
      keys({ name, test: text(2, 120), ...ways }).refine(oneWay, ONE_WAY),
      [wrong],
      'mauvaises réponses',
    ),
    right: list(keys({ name, ...ways }).refine(oneWay, ONE_WAY), [right], 'bonnes réponses'),
  });
}

/** What a `variants.yaml` holds, its replacements made in the solution; never throws. */
export function readVariants(
  file: string,
  written: string,
  solution: string,
  least: Least,
): { variants: Variant[]; faults: Fault[] } {
  const yaml = readYaml(file, written);
  const schema = schemaFor(least);
  const unread = schemaFaults(yaml, schema);
  if (unread.length > 0) return { variants: [], faults: unread };
  const read = schema.parse(yaml.value);
  const faults: Fault[] = [];
  const lines = new Map([[solution.trim(), 'la solution']]);
  const variants = (['wrong', 'right'] as const).flatMap((kind) =>
    read[kind].map((one, at): Variant => {
      const line = lineOf(yaml, [kind, at, 'name']);
      const { code = solution, replace = [] } = one;
      const changed = replace.reduce((whole, { from, to }, rank) => {
        const count = whole.split(from).length - 1;
        if (count === 1) return whole.replace(from, () => to);
        faults.push({
          file,
          line: lineOf(yaml, [kind, at, 'replace', rank, 'from']),
          ...misplaced(count),
        });
        return whole;
      }, code);
      const same = lines.get(changed.trim());
      if (same && !faults.some((fault) => fault.line >= line)) {
        const says = `« ${one.name} » a le code de ${same}`;
        faults.push({ file, line, says, remedy: 'change-le, ou enlève cette réponse' });
      }
      lines.set(changed.trim(), `« ${one.name} »`);
      return { kind, name: one.name, test: 'test' in one ? one.test : '', code: changed, line };
    }),
  );
  return { variants, faults };
}

function misplaced(count: number) {
  return count === 0
    ? {
        says: 'ce passage n’est pas dans la solution',
        remedy: 'recopie-le d’elle, espaces compris',
      }
    : {
        says: `ce passage est ${count} fois dans la solution`,
        remedy: 'allonge-le : il doit n’y être qu’une fois',
      };
}

/** Of a place of the file; of what holds it when its own is not known. */
function lineOf({ document, lineAt }: Yaml, path: readonly (string | number)[]): number {
  const node = document.getIn(path, true) as { range?: readonly number[] } | undefined;
  return lineAt(node?.range?.[0] ?? 0);
}

import type { Given } from '../../../rules/tutorial/sql/cells.ts';
import { assert, Refusal } from '../assert.ts';
import { test } from '../tests.ts';
import { type Base, play } from './play.ts';

/** The rows of a result, by the names of its columns. */
type Rows = Record<string, unknown>[] & { colonnes: readonly string[] };

/** What tests are offered, on the base of the test that runs; `code` is the reader's (U20). */
export function offer(base: () => Base, code: string) {
  const playAll = (script: string, refused = refuse) => {
    const results: Rows[] = [];
    try {
      play(base(), script, (given) => {
        if (given.names.length > 0) results.push(rowsOf(given));
      });
    } catch (error) {
      refused((error as Error).message);
    }
    return results;
  };
  return {
    assert,
    test,
    joue: (script: string) => playAll(script).at(-1) ?? [],
    reponses: () => playAll(code),
    reponse() {
      const last = playAll(code).at(-1);
      if (!last) throw new Refusal('reçu : aucun tableau ; attendu : une requête qui en montre un');
      return last;
    },
    refus(script: string) {
      let said = '';
      playAll(script, (message) => {
        said = message;
      });
      return said;
    },
  };
}

function refuse(message: string): void {
  throw new Refusal(`SQLite répond : ${message}`);
}

function rowsOf({ names, rows }: Given): Rows {
  const objects = rows.map((row) =>
    Object.fromEntries(
      names.map((name, at) => {
        const cell = row[at];
        return [name, typeof cell === 'bigint' ? Number(cell) : cell];
      }),
    ),
  );
  // Beside the rows: a list is compared by its rows alone.
  return Object.defineProperty(objects, 'colonnes', { value: names }) as Rows;
}

import type { Box } from '../../page/box.ts';
import type { Engine, Surroundings } from '../../page/engine.ts';
import { hostedEngine } from '../../page/hosted-engine.ts';
import type { SqlJob, SqlNews } from './protocol.ts';
import { comparedBox, resultsOf } from './results.ts';
import { startSql } from './sqlite.ts';

/**
 * SQLite in the frame of the box. Each run and each test starts from the base that the scripts `before` make,
 * or the page of an exercise (U19, U20).
 */
export function startEngine(
  box: Box,
  { page, tests, before = [page] }: Pick<Surroundings, 'before' | 'page' | 'tests'>,
): Engine {
  const frame = box.element.querySelector('iframe') as HTMLIFrameElement;
  const results = resultsOf(box);
  const engine = hostedEngine<SqlJob, SqlNews>(box, {
    name: 'SQLite',
    connect: (told) => startSql(frame, told),
    run: (code) => ({ kind: 'run', before, code }),
    check: (code) => ({ kind: 'check', before, code, tests }),
    ...results,
  });
  return { ...engine, explain: async (verdict) => comparedBox(verdict) };
}

import type { Box } from '../../page/box.ts';
import type { Engine, Surroundings } from '../../page/engine.ts';
import { type Checking, startCheck } from '../web/checker.ts';
import { toldFault } from '../web/nodes.ts';
import library from './library.ts?program=__react';
import { OWN_FILE, reactCheck, reactShown } from './page.ts';

/** React in the frame of pages, its JSX written as calls first; a fault stops there (U23). */
export function startEngine(
  { field, stage }: Box,
  { files, tests, name = OWN_FILE }: Surroundings,
): Engine {
  let checking: Checking | undefined;
  /** Marks the line of the reader's own file. */
  const mark = (line: number | undefined, file = name) => {
    if (file.endsWith(name)) field.markLine(line);
  };
  return {
    async run(code) {
      field.markLine();
      const shown = reactShown({ code, files, name }, library);
      if (!('line' in shown)) return stage.show(shown, mark);
      mark(shown.line, shown.file);
      stage.clear();
      stage.write('error', toldFault(shown));
    },
    async check(code, heard) {
      checking?.stop();
      field.markLine();
      const check = reactCheck({ code, files, tests }, library);
      if ('line' in check) {
        mark(check.line, check.file);
        return toldFault(check);
      }
      checking = startCheck(check, heard);
      return checking.ended;
    },
    stop: () => checking?.stop(),
    close: () => checking?.stop(),
  };
}

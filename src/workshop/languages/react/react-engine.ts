import type { Box } from '../../page/box.ts';
import type { Engine, Surroundings } from '../../page/engine.ts';
import { checksOn } from '../web/checks.ts';
import library from './library.ts?program=__react';
import { OWN_FILE, reactCheck, reactShown } from './page.ts';

/** React in the frame of pages, its JSX written as calls first; a fault stops there (U23). */
export function startEngine(
  { field, stage }: Box,
  { files, tests, name = OWN_FILE }: Surroundings,
): Engine {
  const { start, ...checks } = checksOn(stage);
  /** Marks the line of the reader's own file. */
  const mark = (line: number | undefined, file = name) => {
    if (!file.endsWith(name)) return undefined;
    field.markLine(line);
    return line;
  };
  return {
    ...checks,
    async run(code) {
      field.markLine();
      const shown = reactShown({ code, files, name }, library);
      if (!('line' in shown)) return stage.show(shown, mark);
      mark(shown.line, shown.file);
      return stage.refuse(shown);
    },
    async check(code, heard) {
      field.markLine();
      const check = reactCheck({ code, files, tests }, library);
      if (!('line' in check)) return start(check, heard);
      mark(check.line, check.file);
      stage.refuse(check);
      return false;
    },
  };
}

import type { Box } from '../../page/box.ts';
import type { Engine, Surroundings } from '../../page/engine.ts';
import { made } from '../../page/made.ts';
import { checksOn } from '../web/checks.ts';
import { webEngine } from '../web/web-engine.ts';
import { inJavaScript } from './in-javascript.ts';

/** TypeScript in the frame of JavaScript, its types removed first; a fault stops there (U16). */
export function startEngine(box: Box, { page, tests }: Surroundings): Engine {
  const { field, signs, stage } = box;
  signs.after(made('p', { className: 'workshop-note' }, 'Les types ne sont pas vérifiés ici.'));
  let engine: Engine | undefined;
  /** The engine of this code, and the code that it takes; or why there is none. */
  const prepare = (code: string) => {
    const written = inJavaScript({ language: 'typescript', code, page, tests });
    field.markLine();
    if ('line' in written) {
      field.markLine(written.line);
      return written;
    }
    engine?.stop();
    engine = webEngine(box, written);
    return { engine, code: written.code };
  };
  return {
    ...checksOn(stage),
    async run(code, typed) {
      const ready = prepare(code);
      return 'engine' in ready ? ready.engine.run(ready.code, typed) : stage.refuse(ready);
    },
    async check(code, heard) {
      const ready = prepare(code);
      if ('engine' in ready) return ready.engine.check(ready.code, heard);
      stage.refuse(ready);
      return false;
    },
    stop: () => engine?.stop(),
    close: () => engine?.close(),
  };
}

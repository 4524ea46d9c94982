import { ENGINE_POLICY, frameHtml } from '../../frame/frame-html.ts';
import { PYTHON_PATH } from '../../frame-paths.ts';
import program from './frame-program.ts?program';
import { leanModule } from './library-files.ts';
import worker from './worker.ts?program';

/** The address of the frame in which a reader's Python runs, and its document (U9). */
export function framePage(): [path: string, html: string] {
  /** The modules of Python that stand beside the reader's program. */
  const modules = import.meta.glob<string>('./library/*.py', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const library = Object.fromEntries(
    Object.entries(modules).map(([path, text]) => [
      path.slice(path.lastIndexOf('/') + 1),
      leanModule(text),
    ]),
  );
  const data = { WORKER: worker, LIBRARY: library };
  const title = 'Atelier de Python';
  return [PYTHON_PATH, frameHtml({ title, policy: ENGINE_POLICY, program, data })];
}

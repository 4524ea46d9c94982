import program from '../inline/python-frame.ts?program';
import worker from '../inline/python-worker.ts?program';
import { enginePage } from '../rules/tutorial/workshop/engine-page.ts';

/** What Python finds beside the reader's program, by path. */
const FILES = import.meta.glob<string>('../inline/python/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The frame in which a reader's Python runs (U9). */
export function GET(): Response {
  const library = Object.fromEntries(
    Object.entries(FILES).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
  );
  const data = { WORKER: worker, LIBRARY: library };
  return new Response(enginePage({ title: 'Atelier de Python', program, data }));
}

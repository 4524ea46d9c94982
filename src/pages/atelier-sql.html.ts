import program from '../inline/sql-frame.ts?program';
import worker from '../inline/sql-worker.ts?program';
import { enginePage } from '../rules/tutorial/workshop/engine-page.ts';

/** The frame in which a reader's SQL runs (U19). */
export function GET(): Response {
  return new Response(enginePage({ title: 'Atelier de SQL', program, data: { WORKER: worker } }));
}

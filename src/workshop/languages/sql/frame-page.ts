import { ENGINE_POLICY, frameHtml } from '../../frame/frame-html.ts';
import { SQL_PATH } from '../../frame-paths.ts';
import program from './frame-program.ts?program';
import worker from './worker.ts?program';

/** The address of the frame in which a reader's SQL runs, and its document (U19). */
export function framePage(): [path: string, html: string] {
  const data = { WORKER: worker };
  return [SQL_PATH, frameHtml({ title: 'Atelier de SQL', policy: ENGINE_POLICY, program, data })];
}

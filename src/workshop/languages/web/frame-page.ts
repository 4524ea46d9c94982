import { frameHtml, PAGE_POLICY } from '../../frame/frame-html.ts';
import { WORKSHOP_PATH } from '../../frame-paths.ts';
import program from './frame-program.ts?program';

/** The address of the frame in which pages run, and its document (U2). */
export function framePage(): [path: string, html: string] {
  return [WORKSHOP_PATH, frameHtml({ title: 'Atelier', policy: PAGE_POLICY, program })];
}

import { asked, keys, list, titled } from './fields.ts';

/** `content/home.yaml`: « Comment ça marche » and « Questions fréquentes » (H1). */
export const homeSchema = keys({
  steps: list(titled(), [4, 4], 'étapes').describe('« Comment ça marche »'),
  questions: list(asked(), [4], 'questions').describe('« Questions fréquentes »'),
});

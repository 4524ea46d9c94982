import { basename, dirname, extname } from 'node:path';
import type { Fault } from '../../markdown/lesson-fault.ts';
import { LICENCES_FILE, OFFERED_FOLDER, OFFERED_KINDS } from '../../rules/tutorial/offered.ts';
import { at } from './fault.ts';
import { attribute, tagsIn } from './read/node.ts';
import { sizeOf } from './read/picture.ts';
import type { Library } from './read/tutorial.ts';

const PLACE = new RegExp(`^content/tutorials/([^/]+)/${OFFERED_FOLDER}/([^/]+)$`);
const NAME = /^[a-z0-9-]+\.[a-z0-9]+$/;

/** A file of `fichiers/` is of a kind that phones open, light, and offered by a step (T25). */
export function offeredFaults(file: string, library: Library): Fault[] {
  const [, slug = '', name = ''] = PLACE.exec(file) ?? [];
  const tutorial = library.tutorial(slug);
  if (!tutorial) return [];
  if (name === LICENCES_FILE) return lostLicences(file, library);
  const say = (says: string, remedy: string) => [at(file, 1, says, remedy)];
  if (!NAME.test(name)) {
    const remedy = 'écris-le en minuscules, chiffres et tirets, comme « boubou.jpg »';
    return say('ce nom ne peut pas être une adresse', remedy);
  }
  const kind = OFFERED_KINDS[extname(name).slice(1)];
  if (!kind) {
    const kinds = Object.keys(OFFERED_KINDS).map((one) => `.${one}`);
    return say('un fichier de ce type ne s’offre pas', `écris-le en ${kinds.join(', ')}`);
  }
  const bytes = sizeOf(file) ?? 0;
  if (bytes > kind.maxBytes) {
    const weight = `ce fichier pèse ${Math.ceil(bytes / 1_024)} Ko`;
    return say(weight, `allège-le : ${kind.maxBytes / 1_024} Ko au plus`);
  }
  const offered = tutorial.lessons.flatMap(({ nodes }) =>
    tagsIn(nodes, 'Fichier').map((tag) => attribute(tag, 'nom')),
  );
  if (tutorial.isUnread || offered.includes(`${OFFERED_FOLDER}/${name}`)) return [];
  const remedy = `écris <Fichier nom="${OFFERED_FOLDER}/${name}" /> dans l’une d’elles, ou enlève-le`;
  return say('aucune étape n’offre ce fichier', remedy);
}

/** The licences of files that are not there. */
function lostLicences(file: string, { has, fields }: Library): Fault[] {
  return fields(file).flatMap(({ path, line, value }) => {
    if (!path.endsWith('.fichier') || has(`${dirname(file)}/${value}`)) return [];
    const says = `« ${basename(value)} » n’est pas dans ce dossier`;
    return [at(file, line, says, 'mets-y le fichier, ou enlève ces lignes')];
  });
}

import { DRAWINGS } from '../../markdown/drawings.ts';
import { isShown } from '../../markdown/fences.ts';
import type { Fault } from '../../markdown/lesson-fault.ts';
import { at } from './fault.ts';
import { tagsIn } from './read/node.ts';
import { samplesIn } from './read/sample.ts';
import type { Library, Tutorial } from './read/tutorial.ts';
import type { Field } from './read/yaml.ts';
import { partsOf, writeId } from './steps/layout.ts';
import { showsCode } from './steps/sizes.ts';

/** A line of `coverage.yaml`, and where each of its values is written. */
type Notion = Readonly<Record<'notion' | 'niveau' | 'lieu' | 'absence', Field | undefined>>;

/** What is no example of a notion; a command that is only shown is one. */
const NO_SAMPLES = new Set(['output', 'text', ...DRAWINGS]);
const OF_TUTORIAL = /^(content\/tutorials\/([^/]+))\/coverage\.yaml$/;

/** A tutorial says what it covers (Y5). */
export function missingCoverage({ folder }: Tutorial, { has }: Library): Fault[] {
  const file = `${folder}/coverage.yaml`;
  if (has(file)) return [];
  const remedy = 'écris-y ce que les guides enseignent, et où ce tutoriel l’enseigne';
  return [at(file, 1, 'ce fichier manque', remedy)];
}

/** What a `coverage.yaml` says is taught is there, and what it leaves out has a reason (Y5). */
export function coverageFaults(file: string, library: Library): Fault[] {
  const tutorial = library.tutorial(OF_TUTORIAL.exec(file)?.[2] ?? '');
  if (!tutorial || tutorial.isUnread) return [];
  const parts = new Map(tutorial.lessons.flatMap((lesson) => [...partsOf(lesson)]));
  return notionsOf(library.fields(file)).flatMap((one) => {
    const line = one.notion?.line ?? 1;
    const named = `« ${one.notion?.value ?? ''} »`;
    const say = (says: string, remedy: string, field = one.notion) => [
      at(file, field?.line ?? line, `${named} : ${says}`, remedy),
    ];
    const { niveau, lieu, absence } = one;
    if (niveau?.value === 'ensuite') {
      const remedy = 'enlève « absence », ou écris « niveau: utile »';
      return absence
        ? say('ce qui vient ensuite n’a pas d’absence à expliquer', remedy, absence)
        : [];
    }
    if (lieu && absence) return say('un lieu et une absence', 'garde l’un des deux', absence);
    if (absence) return [];
    if (!lieu) {
      const remedy = 'écris « lieu: » et un titre, ou « absence: » et la raison';
      return say('rien ne dit où c’est enseigné', remedy);
    }
    if (lieu.value.startsWith('https://')) {
      if (niveau?.value !== 'essentiel') return [];
      const says = 'une notion essentielle est sur un autre site';
      return say(says, 'enseigne-la ici, sous un titre', lieu);
    }
    const nodes = parts.get(lieu.value);
    if (!nodes) {
      const remedy = writeId(lieu.value, [...parts.keys()], '', 'bases-repeter-avec-for');
      return say(`aucun titre de ce tutoriel n’a l’adresse « ${lieu.value} »`, remedy, lieu);
    }
    if (niveau?.value !== 'essentiel') return [];
    const isShownThere =
      samplesIn(nodes).some((sample) => isShown(sample) && !NO_SAMPLES.has(sample.language)) ||
      tagsIn(nodes, 'Fichier').some(showsCode);
    if (isShownThere) return [];
    const says = `il n’y a pas d’exemple sous « ${lieu.value} »`;
    return say(says, 'ajoutes-en un, ou nomme un autre titre', lieu);
  });
}

function notionsOf(fields: readonly Field[]): Notion[] {
  const all = new Map<string, Partial<Record<string, Field>>>();
  for (const field of fields) {
    const [index = '', key = ''] = field.path.split('.');
    all.set(index, { ...all.get(index), [key]: field });
  }
  return [...all.values()] as unknown as Notion[];
}

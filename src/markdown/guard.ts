import { attribute, childrenOf, isTag, type LessonNode, type Tag } from './hast.ts';

/** The tags that writers may use, and the attributes of each; `!` marks those it cannot do without. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  Aparte: ['titre!'],
  Atoi: [],
  Correction: ['nom!', 'titre!'],
  Erreur: ['message!'],
  Exercise: ['nom!', 'titre!', 'minutes!', 'notions!'],
  Fichier: ['nom!'],
  Indice: [],
  Milestone: ['titre!'],
  Modifie: [],
  Parsons: [],
  Predis: [],
  Quiz: [],
  Reponse: [],
  Terme: ['en!'],
  kbd: [],
  span: ['lang!'],
};

const CODE_KINDS = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'raw']);
const SAFE_ADDRESS = /^(https:\/\/|mailto:|\/(?!\/)|[#?.]|[\w-]+$)/;

/** A fault in what a writer wrote: the file, the line, what to do. */
export class LessonFault extends Error {
  constructor(file: string, node: LessonNode, sentence: string) {
    super(`${file}:${node.position?.start.line ?? 1} : ${sentence}`);
    this.name = 'LessonFault';
  }
}

/** Content is text: a script, an import, an expression or an unknown tag stops the build (T16). */
export function guard(node: LessonNode, file: string): void {
  const fault = isTag(node) ? tagFault(node) : nodeFault(node);
  if (fault) throw new LessonFault(file, node, fault);
  for (const child of childrenOf(node)) guard(child, file);
}

function nodeFault(node: LessonNode): string | undefined {
  if (CODE_KINDS.has(node.type)) {
    return 'les « import », « export » et accolades { } ne sont pas permis hors du code ; entoure-les de ` `.';
  }
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'h1') {
    return 'un titre commence par « ## » : le titre de l’étape est déjà le « # ».';
  }
  const address = node.properties.href ?? node.properties.src;
  if (address === undefined || SAFE_ADDRESS.test(String(address))) return undefined;
  return `l’adresse « ${address} » n’est pas permise ; écris une adresse https:// ou un chemin du site.`;
}

function tagFault(tag: Tag): string | undefined {
  const { name } = tag;
  const expected = name !== null && Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
  if (!expected) {
    const known = Object.keys(TAGS).join(', ');
    return `la balise <${name ?? ''}> n’existe pas ; les balises permises sont : ${known}.`;
  }
  for (const one of tag.attributes) {
    const isPlain = one.type === 'mdxJsxAttribute' && typeof one.value === 'string';
    if (!isPlain) return `un attribut de <${name}> n’est pas un texte entre guillemets droits.`;
    if (!expected.some((key) => key.replace('!', '') === one.name)) {
      return `<${name}> n’a pas d’attribut « ${one.name} ».`;
    }
  }
  const missing = expected.find((key) => key.endsWith('!') && !attribute(tag, key.slice(0, -1)));
  return missing && `<${name}> attend l’attribut « ${missing.slice(0, -1)} ».`;
}

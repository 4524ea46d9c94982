import { LessonFault } from './lesson-fault.ts';
import { attribute, childrenOf, isTag, type LessonNode, type Tag } from './nodes.ts';
import { ruleOf, tagNames } from './tags/tags.ts';

const CODE_KINDS = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'raw']);
const SAFE_ADDRESS = /^(https:\/\/|mailto:|\/(?!\/)|[#?.]|[\w-]+$)/;

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
  const expected = ruleOf(name)?.attributes;
  if (!expected) {
    const known = tagNames().join(', ');
    return `la balise <${name ?? ''}> n’existe pas ; les balises permises sont : ${known}.`;
  }
  for (const one of tag.attributes) {
    const isPlain = one.type === 'mdxJsxAttribute' && typeof one.value === 'string';
    if (!isPlain) return `un attribut de <${name}> n’est pas un texte entre guillemets droits.`;
    if (!expected.includes(one.name)) return `<${name}> n’a pas d’attribut « ${one.name} ».`;
  }
  const missing = expected.find((key) => !attribute(tag, key));
  return missing && `<${name}> attend l’attribut « ${missing} ».`;
}

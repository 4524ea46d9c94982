import { nearest } from '../rules/text/nearest.ts';
import { startLesson } from './lesson.ts';
import { type Fault, LessonFault } from './lesson-fault.ts';
import { attribute, childrenOf, isTag, type LessonNode, type Tag } from './nodes.ts';
import { ruleOf, tagNames } from './tags/tags.ts';

type GuardSentence = Pick<Fault, 'says' | 'remedy'>;

/** Said here and where the parser stops. */
export const BRACE_OUTSIDE = 'une accolade { hors du code';
export const QUOTE_CODE = 'entoure le code de ` `, ou écris-le avec des mots';

const CODE_KINDS = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'raw']);
const SAFE_ADDRESS = /^(https:\/\/|mailto:|\/(?!\/)|[#?.]|[\w-]+$)/;

/** A file beside the text, named without its « ./ ». */
const FILE = /^[^:/]+(?:\/[^:/]+)*$/;

const BOLD = '**en gras**';
const ITALIC = '*en italique*';
const LIST = '« - » au début de chaque ligne de la liste';
const APART = 'une ligne vide entre deux paragraphes';
/** What Markdown has for tags of HTML. */
const MARKDOWN: Readonly<Record<string, string>> = {
  a: '[le texte du lien](https://…)',
  b: BOLD,
  br: APART,
  code: 'le code entre ` `',
  em: ITALIC,
  h2: '« ## » devant le titre',
  h3: '« ### » devant le titre',
  i: ITALIC,
  img: '![ce qu’elle montre](./image.png)',
  li: LIST,
  p: APART,
  strong: BOLD,
  ul: LIST,
};

/** Content is text: a script, an import, an expression or an unknown tag is a fault (T16). */
export function guard(node: LessonNode, file: string): LessonFault[] {
  const fault = isTag(node) ? tagFault(node, file) : nodeFault(node);
  return [
    ...(fault ? [new LessonFault(file, node, fault.says, fault.remedy)] : []),
    ...childrenOf(node).flatMap((child) => guard(child, file)),
  ];
}

/** Whether a link or a picture may have this address: nothing that runs, no http. */
export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address);
}

function nodeFault(node: LessonNode): GuardSentence | undefined {
  if (CODE_KINDS.has(node.type)) {
    const says =
      node.type === 'mdxjsEsm' ? 'un « import » ou un « export » hors du code' : BRACE_OUTSIDE;
    return { says, remedy: QUOTE_CODE };
  }
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'h1') {
    return {
      says: '« # » est un titre de page, et le titre de l’étape l’est déjà',
      remedy: 'écris « ## » : un titre de partie',
    };
  }
  const { href, src } = node.properties;
  const address = href ?? src;
  if (address === undefined || isSafeAddress(String(address))) return undefined;
  if (href === undefined && FILE.test(String(address))) {
    const says = `image « ${address} » : il manque « ./ » devant le nom du fichier`;
    return { says, remedy: `écris « ./${address} »` };
  }
  const remedy = /^www\./.test(String(address))
    ? `écris « https://${address} »`
    : 'écris une adresse https:// ou un chemin du site';
  return { says: `l’adresse « ${address} » n’est pas permise`, remedy };
}

/** What to write in place of a tag that does not exist. */
export function knownTag(name: string): string {
  if (Object.hasOwn(MARKDOWN, name)) return `écris ${MARKDOWN[name]}`;
  const alike = tagNames().filter((one) => initial(one) === initial(name));
  const near = nearest(name, alike);
  if (near !== undefined) return `écris <${near}>`;
  return `les balises permises sont : ${tagNames().join(', ')}`;
}

/** « Réponse » begins as « reponse » does. */
function initial(name: string): string {
  return name.normalize('NFD').charAt(0).toUpperCase();
}

function tagFault(tag: Tag, file: string): GuardSentence | undefined {
  const { name } = tag;
  const rule = ruleOf(name);
  const expected = rule?.inStep?.(startLesson(file).step) ?? rule?.attributes;
  if (!expected) {
    const says = `la balise <${name ?? ''}> n’existe pas`;
    return { says, remedy: knownTag(name ?? '') };
  }
  const example = [name, ...expected.map((key) => `${key}="…"`)].join(' ');
  const remedy = `écris <${example}>`;
  for (const one of tag.attributes) {
    const isPlain = one.type === 'mdxJsxAttribute' && typeof one.value === 'string';
    if (!isPlain) {
      return {
        says: `un attribut de <${name}> n’est pas un texte entre guillemets droits`,
        remedy,
      };
    }
    if (!expected.includes(one.name)) {
      return { says: `<${name}> n’a pas d’attribut « ${one.name} »`, remedy };
    }
  }
  const missing = expected.find((key) => !attribute(tag, key));
  return missing ? { says: `<${name}> attend l’attribut « ${missing} »`, remedy } : undefined;
}

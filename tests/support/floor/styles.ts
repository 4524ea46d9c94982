import postcss, { AtRule, type ChildNode, type Declaration, type Node } from 'postcss';
import { isKnown, isYoung, type Young, youngNamed } from './ages.ts';

const TEXTS = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const NAMES = /(?<![\w-])([a-z][\w-]*)(\()?/gi;
const UNITS = /(?<![\w-])[\d.]+([a-z]+)\b/gi;
const PSEUDO = /::?([a-z][\w-]*)/gi;
/** Units that the data know by their family. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^sv(?:[whib]|min|max)$/, 'viewport_percentage_units_small'],
  [/^lv(?:[whib]|min|max)$/, 'viewport_percentage_units_large'],
  [/^dv(?:[whib]|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^cq(?:[whib]|min|max)$/, 'container_query_length_units'],
];

/** What a sheet asks of engines that the oldest ones lack (W29), but under `@supports` or after a fallback. */
export function youngStyles(css: string): Young[] {
  const found: Young[] = [];
  postcss.parse(css).walk((node) => {
    const { parent } = node;
    if (!parent || isGuarded(parent)) return;
    const place = node.type === 'decl' && parent.type === 'rule' ? parent.toString() : `${node}`;
    const where = place.replace(/\s+/g, ' ').slice(0, 160);
    found.push(...ofNode(node).map((key) => ({ key, where })));
  });
  return found;
}

/** The pseudo-classes and pseudo-elements that they lack: what names one is refused whole. */
export function youngSelectors(selector: string): string[] {
  const names = [...selector.replace(TEXTS, '').matchAll(PSEUDO)].map(([, name]) => name);
  return names.map((name) => `css.selectors.${name}`).filter(isMissing);
}

function ofNode(node: ChildNode): string[] {
  if (node.type === 'decl') return ofDeclaration(node);
  if (node.type === 'rule') {
    const nesting = node.parent?.type === 'rule' ? ['css.selectors.nesting'] : [];
    return [...youngSelectors(node.selector), ...nesting.filter(isMissing)];
  }
  if (node.type === 'comment') return [];
  const [key, rest] = [`css.at-rules.${/^[\w-]+/.exec(node.name)}`, node.params];
  const parts = [...rest.matchAll(NAMES)].map(([, name]) => `${key}.${name}`);
  return [...[key].filter(isMissing), ...parts.filter(isYoung)];
}

function ofDeclaration(declaration: Declaration): string[] {
  const { prop, parent } = declaration;
  const value = declaration.value.replace(TEXTS, '');
  const property = `css.properties.${prop}`;
  if (hasFallback(declaration, value)) return [];
  if (!prop.startsWith('-') && parent?.type === 'rule' && isMissing(property)) return [property];
  const names = [...value.matchAll(NAMES)].flatMap(([, name = '', call]) => [
    ...[`${property}.${name}`].filter(isYoung),
    ...((call && youngNamed('type', name)) || []),
  ]);
  const units = [...value.matchAll(UNITS)].map(([, unit = '']) => {
    const [, family = unit] = FAMILIES.find(([sign]) => sign.test(unit)) ?? [];
    return `css.types.length.${family}`;
  });
  return [...names, ...units.filter(isYoung)];
}

/** An engine of the floor lacks it, or all engines do. */
function isMissing(key: string): boolean {
  return isYoung(key) || !(isKnown(key) || /\.-/.test(key));
}

/**
 * The rule says the same before, in older words. What an engine cannot read is dropped as it reads, but not a value
 * that holds `var()`, nor a property of ours: these fail later, when what stood before is gone.
 */
function hasFallback({ prop, parent }: Declaration, value: string): boolean {
  const declared = (parent?.nodes ?? []).flatMap((one) => (one.type === 'decl' ? [one] : []));
  if (declared.some((one) => one.prop === `-webkit-${prop}`)) return true;
  const first = declared.find((one) => one.prop === prop);
  return first?.value.replace(TEXTS, '') !== value && !/^--|var\(/.test(`${prop} ${value}`);
}

/** Under `@supports`, or of a printed page alone. */
function isGuarded(node: Node): boolean {
  if (node instanceof AtRule) {
    const isAsked = node.name === 'supports' && !node.params.startsWith('not');
    if (isAsked || /^page\b/.test(node.name)) return true;
  }
  return node.parent ? isGuarded(node.parent) : false;
}

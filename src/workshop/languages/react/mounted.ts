const NAMED = /^(?:export\s+)?(?:async\s+)?(?:function|const|class)\s+([A-Z]\w*)/gm;
const STARTS_ITSELF = /\bcreateRoot\s*\(/;

/**
 * A program whose default export is to be mounted: the one it has, else its last component. Undefined for one
 * that calls `createRoot` itself, or that has no component: it is run as it is.
 */
export function withMounted(code: string): string | undefined {
  const components = [...code.matchAll(NAMED)].filter(([, one = '']) => isComponent(one));
  const component = components.pop()?.[1];
  const isExported = hasDefault(code);
  if (STARTS_ITSELF.test(code) || !(isExported || component)) return undefined;
  return isExported ? code : `${code}\nexport { ${component} as default };\n`;
}

/**
 * Whether a program has a default export.
 *
 * @public the samples runner calls it
 */
export function hasDefault(code: string): boolean {
  return /^export\s+default\b|\bas\s+default\b/m.test(code);
}

/** Whether the name is one of a component, `Carte`, and not of a constant, `PRIX_MAX`. */
function isComponent(name: string): boolean {
  return name.length === 1 || /[a-z]/.test(name);
}

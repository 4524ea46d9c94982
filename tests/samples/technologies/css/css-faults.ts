/**
 * Returns what Chromium would silently ignore in each style sheet, as French lines. It runs inside a page,
 * so it is one function that holds all it needs.
 */
export function findCssFaults(sheets: readonly string[]): string[][] {
  return sheets.map((sheet) => {
    const faults: string[] = [];
    readRules(blank(sheet), 0, '', faults);
    return faults;
  });

  /** Replaces comments by spaces of the same length, so that line numbers stay the same. */
  function blank(sheet: string): string {
    return sheet.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  }

  /** Reads rules and declarations from `at` to the closing brace; gives the place after it. */
  function readRules(sheet: string, at: number, parent: string, faults: string[]): number {
    let start = at;
    let place = at;
    while (place < sheet.length) {
      const mark = sheet[place];
      if (mark === '"' || mark === "'") place = endOfString(sheet, place);
      else if (mark === '(') place = endOfBrackets(sheet, place);
      else if (mark === '{') {
        const prelude = sheet.slice(start, place).trim().replace(/\s+/g, ' ');
        checkPrelude(prelude, parent, lineAt(sheet, place), faults);
        place = readRules(sheet, place + 1, prelude || '?', faults) - 1;
        start = place + 1;
      } else if (mark === ';' || mark === '}') {
        const text = sheet.slice(start, place);
        checkDeclaration(text, parent, lineAt(sheet, start + text.search(/\S|$/)), faults);
        start = place + 1;
        if (mark === '}' && parent) return place + 1;
        if (mark === '}') faults.push(`ligne ${lineAt(sheet, place)} : une accolade } est de trop`);
      }
      place += 1;
    }
    checkDeclaration(sheet.slice(start), parent, lineAt(sheet, start), faults);
    if (parent)
      faults.push(`ligne ${lineAt(sheet, at)} : l’accolade de « ${parent} » n’est pas fermée`);
    return place + 1;
  }

  function checkPrelude(prelude: string, parent: string, line: number, faults: string[]): void {
    if (/^@(-\w+-)?keyframes\b/.test(parent)) {
      if (/^(from|to|[\d.]+%)(\s*,\s*(from|to|[\d.]+%))*$/.test(prelude)) return;
      faults.push(`ligne ${line} : étape d’animation inconnue « ${prelude} »`);
    } else if (prelude.startsWith('@')) {
      const [query] = /(?<=^@media\s+).*/s.exec(prelude) ?? [];
      // An empty `@property` is refused only because it has no descriptors.
      const isWhole = /^@property\s+--[\w-]+$/.test(prelude);
      const isKnown = isWhole || (query === undefined ? isRule(`${prelude} {}`) : isQuery(query));
      if (!isKnown) faults.push(`ligne ${line} : règle inconnue « ${prelude} »`);
    } else if (
      !isRule(parent && !parent.startsWith('@') ? `a { ${prelude} {} }` : `${prelude} {}`)
    ) {
      faults.push(`ligne ${line} : sélecteur inconnu « ${prelude} »`);
    }
  }

  function checkDeclaration(text: string, parent: string, line: number, faults: string[]): void {
    const declaration = text.trim().replace(/\s+/g, ' ');
    if (!declaration || (!parent && declaration.startsWith('@'))) return;
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/, '')
      .trim();
    if (colon < 0 || !parent)
      faults.push(`ligne ${line} : « ${declaration} » n’est pas une déclaration`);
    else if (/^@(font-face|property|counter-style|page|font-palette-values)/.test(parent)) {
      if (isDescriptor(parent, declaration)) return;
      faults.push(`ligne ${line} : descripteur inconnu « ${declaration} »`);
    } else if (!name.startsWith('--') && !CSS.supports(name, value)) {
      const isProperty = CSS.supports(name, 'inherit');
      const what = isProperty
        ? `valeur inconnue « ${value} » pour ${name}`
        : `propriété inconnue « ${name} »`;
      faults.push(`ligne ${line} : ${what}`);
    }
  }

  function isRule(source: string): boolean {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(source);
    const [rule] = sheet.cssRules;
    if (!rule) return false;
    // An unknown nested rule disappears from its parent.
    return !source.startsWith('a {') || (rule as CSSStyleRule).cssRules.length > 0;
  }

  /** A media feature is known if it and its contrary give different answers. */
  function isQuery(query: string): boolean {
    const features = query.match(/\([^()]+\)/g) ?? [];
    const areKnown = features.every(
      (feature) => matchMedia(feature).matches !== matchMedia(`not ${feature}`).matches,
    );
    return areKnown && query.split(',').every((part) => matchMedia(part).media !== 'not all');
  }

  /** `@property` refuses an incomplete rule, so its descriptors are checked by name only. */
  function isDescriptor(parent: string, declaration: string): boolean {
    if (parent.startsWith('@property'))
      return /^(syntax|inherits|initial-value)\s*:/.test(declaration);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${parent} { ${declaration} }`);
    const text = sheet.cssRules[0]?.cssText ?? '';
    return text.includes(`${declaration.slice(0, declaration.indexOf(':')).trim()}:`);
  }

  function endOfString(sheet: string, from: number): number {
    const end = sheet.indexOf(sheet[from] ?? '', from + 1);
    return end < 0 ? sheet.length : end;
  }

  function endOfBrackets(sheet: string, from: number): number {
    let depth = 0;
    for (let place = from; place < sheet.length; place += 1) {
      if (sheet[place] === '(') depth += 1;
      if (sheet[place] === ')') depth -= 1;
      if (depth === 0) return place;
    }
    return sheet.length;
  }

  function lineAt(sheet: string, place: number): number {
    return sheet.slice(0, place).split('\n').length;
  }
}

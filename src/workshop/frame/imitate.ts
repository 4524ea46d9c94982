import { one } from './shown-page.ts';

/** A test may imitate these of another device, in words that are not those of CSS. */
interface Device {
  couleurs?: 'claires' | 'sombres';
  mouvement?: 'permis' | 'réduit';
  support?: 'écran' | 'papier';
}

const SCHEMES = { claires: 'light', sombres: 'dark' };
const MOTIONS = { permis: 'no-preference', réduit: 'reduce' };
const FEATURE = /\(\s*(prefers-color-scheme|prefers-reduced-motion)\s*(?::\s*([\w-]+)\s*)?\)/g;
const SWAPPED: Readonly<Record<string, string>> = { print: 'screen', screen: 'print' };

/** The conditions as they were written, for a rule that is imitated twice. */
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Shows the page as another device would: its own colours, movements or paper cannot be asked of a
 * browser, so the conditions of its style sheets are written again.
 */
export function device({ couleurs = 'claires', mouvement = 'permis', support }: Device): void {
  const wanted: Readonly<Record<string, string>> = {
    'prefers-color-scheme': SCHEMES[couleurs],
    'prefers-reduced-motion': MOTIONS[mouvement],
  };
  for (const rule of rules()) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = written.get(rule) || rule.media.mediaText;
    written.set(rule, condition);
    const asked = condition.replace(FEATURE, (_, name: string, value?: string) => {
      const isMet = value ? value === wanted[name] : wanted[name] === 'reduce';
      return isMet ? '(min-width: 0px)' : '(max-width: 0px)';
    });
    rule.media.mediaText =
      support === 'papier'
        ? asked.replace(/\b(?:print|screen)\b/g, (word) => SWAPPED[word] as string)
        : asked;
  }
  const root = document.documentElement;
  root.style.colorScheme = '';
  const scheme = SCHEMES[couleurs];
  if (getComputedStyle(root).colorScheme.split(' ').includes(scheme))
    root.style.colorScheme = scheme;
}

/** A pseudo-class: it holds for the element, or for all that hold it as well. */
const STATES = {
  survol: { pseudo: /:hover\b/g, name: 'est-survol', isWide: true },
  focus: { pseudo: /:focus(?:-visible|-within)?(?![\w-])/g, name: 'est-focus', isWide: false },
};

/**
 * Puts an element under the pointer or under the focus of the keyboard: the pseudo-class of the style
 * sheets becomes a class of the same weight, for no program can move a reader's pointer.
 */
export function state(selector: string, name: keyof typeof STATES): void {
  const { pseudo, name: className, isWide } = STATES[name];
  for (const rule of rules()) {
    if (rule instanceof CSSStyleRule && rule.selectorText.search(pseudo) >= 0)
      rule.selectorText = rule.selectorText.replace(pseudo, `.${className}`);
  }
  for (let element: Element | null = one(selector); element; element = element.parentElement) {
    element.classList.add(className);
    if (!isWide) break;
  }
}

/** Every rule of the style sheets of the page, those within others too. */
function rules(
  groups: Iterable<CSSStyleSheet | CSSGroupingRule> = document.styleSheets,
): CSSRule[] {
  return [...groups].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => [
      rule,
      ...('cssRules' in rule ? rules([rule as CSSGroupingRule]) : []),
    ]),
  );
}

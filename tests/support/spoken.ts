import type { CDPSession, Page } from '@playwright/test';

/** Chromium's names of roles, in the words of French screen readers; a role that is not here adds nothing. */
const ROLES: Readonly<Record<string, string>> = {
  ...{ alertdialog: 'dialogue', article: 'article', banner: 'en-tête', button: 'bouton' },
  ...{ checkbox: 'case à cocher', combobox: 'zone de liste', complementary: 'complément' },
  ...{
    contentinfo: 'pied de page',
    dialog: 'dialogue',
    DisclosureTriangle: 'bouton',
    form: 'formulaire',
  },
  ...{
    group: 'groupe',
    heading: 'titre',
    link: 'lien',
    listbox: 'liste de choix',
    main: 'contenu',
  },
  ...{ navigation: 'navigation', option: 'choix', radio: 'bouton radio', region: 'région' },
  ...{ search: 'recherche', searchbox: 'champ de recherche', textbox: 'champ' },
};
/** What a reader is told to have entered, when the focus goes into it. */
const LANDMARKS = new Set('banner complementary contentinfo main navigation search'.split(' '));
/** The same, when they have a name. */
const NAMED = new Set('alertdialog article dialog form group region'.split(' '));
/** The states, as they are said. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  expanded: { true: 'ouvert', false: 'fermé' },
  checked: { true: 'coché', false: 'non coché' },
  pressed: { true: 'enfoncé', false: 'non enfoncé' },
  required: { true: 'obligatoire' },
  invalid: { true: 'invalide' },
  disabled: { true: 'indisponible' },
};

/** Said by a slow network alone. */
const WAITING = 'annonce : Chargement…';

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value?: unknown };
  name?: { value?: unknown };
  value?: { value?: unknown };
  description?: { value?: unknown };
  properties?: {
    name: string;
    value: { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] };
  }[];
}

/** What somebody who does not see the screen hears on the way: the focus, and what the page says by itself. */
export interface Reader {
  /** Presses keys one after the other, and says where the focus is after each. */
  press: (...keys: readonly string[]) => Promise<void>;
  /** Says where the focus is, unless it was the last thing said of it. */
  say: () => Promise<void>;
  /** The lines that were heard since the last call, but those that only a slow network says. */
  heard: () => string[];
}

/**
 * Reads what Chromium gives to screen readers: places that the focus enters, role, name, states and
 * description of what has it, titles of pages, and live regions as they change.
 */
export async function listen(page: Page): Promise<Reader> {
  const lines: string[] = [];
  const client = await page.context().newCDPSession(page);
  await page.exposeFunction('hearLive', (line: string) => {
    if (lines.at(-1) !== line) lines.push(line);
  });
  await page.addInitScript(hearLiveRegions);
  let isNew = true;
  page.on('load', () => {
    isNew = true;
  });
  let places: string[] = [];
  let last = '';
  const say = async () => {
    if (isNew) lines.push(`page : ${await page.title()}`);
    isNew = false;
    const focus = await focusOf(client);
    const entered = focus.places.filter((place, depth) => place !== places[depth]);
    places = focus.places;
    if (focus.line && focus.line !== last) lines.push([...entered, focus.line].join(' › '));
    last = focus.line;
  };
  return {
    say,
    press: async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        await say();
      }
    },
    heard: () => {
      const heard = lines.splice(0).map((line) => line.replace(/\s+/g, ' '));
      return heard.filter((line) => line !== WAITING);
    },
  };
}

/** What is said of what has the focus, '' for the whole page, and the places that it stands in. */
async function focusOf(client: CDPSession): Promise<{ line: string; places: string[] }> {
  const active = 'document.activeElement';
  const { nodes, node } = await treeAt(client, active);
  const places: string[] = [];
  for (let one = nodes.get(node?.parentId ?? ''); one; one = nodes.get(one.parentId ?? '')) {
    if (isPlace(one)) places.unshift(named(one));
  }
  if (!node || node.ignored || roleOf(node) === 'RootWebArea') return { line: '', places };
  const chosen = node.properties?.find(({ name }) => name === 'activedescendant');
  if (chosen?.value.relatedNodes?.length) {
    const option = `document.getElementById(${active}.getAttribute('aria-activedescendant'))`;
    const { node: choice } = await treeAt(client, option);
    if (choice) return { line: named(choice), places };
  }
  const { result } = await client.send('Runtime.evaluate', {
    expression: `${active}.getAttribute('aria-current')`,
  });
  const current = result.value ? 'page actuelle' : '';
  const description = textOf(node.description);
  const more = description === textOf(node.name) ? '' : description;
  const line = [named(node), ...statesOf(node), current, more].filter(Boolean).join(', ');
  return { line, places };
}

function isPlace(node: AxNode): boolean {
  if (node.ignored) return false;
  const role = roleOf(node);
  return LANDMARKS.has(role) || (NAMED.has(role) && textOf(node.name) !== '');
}

/** The node of an element in the tree of screen readers, and its ancestors. */
async function treeAt(client: CDPSession, expression: string) {
  const { result } = await client.send('Runtime.evaluate', { expression });
  const objectId = result.objectId ?? '';
  const { node: element } = await client.send('DOM.describeNode', { objectId });
  const tree = await client.send('Accessibility.getPartialAXTree', {
    objectId,
    fetchRelatives: true,
  });
  const all = tree.nodes as AxNode[];
  return {
    nodes: new Map(all.map((one) => [one.nodeId, one])),
    node: all.find(({ backendDOMNodeId }) => backendDOMNodeId === element.backendNodeId),
  };
}

function named(node: AxNode): string {
  return `${ROLES[roleOf(node)] ?? ''} ${textOf(node.name)}`.trim();
}

function statesOf({ properties = [], value }: AxNode): string[] {
  const states = properties.map(
    ({ name, value: state }) => STATES[name]?.[String(state.value)] ?? '',
  );
  return [textOf(value) && `« ${textOf(value)} »`, ...states].filter(Boolean);
}

function roleOf({ role }: AxNode): string {
  return String(role?.value ?? '');
}

function textOf(text: { value?: unknown } | undefined): string {
  return String(text?.value ?? '').trim();
}

/** Runs in the page: tells of each live region that comes, or whose text changes, while it is shown. */
function hearLiveRegions(): void {
  const LIVE = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  const said = new WeakMap<Element, string>();
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE);
    const text = region?.textContent?.trim() ?? '';
    if (!region?.checkVisibility() || text === '' || said.get(region) === text) return;
    said.set(region, text);
    const kind = region.matches('[role=alert], [aria-live=assertive]') ? 'alerte' : 'annonce';
    (window as unknown as { hearLive: (line: string) => void }).hearLive(`${kind} : ${text}`);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) hear(node);
  });
  // What a page holds when it comes is read, not announced.
  addEventListener('load', () =>
    observer.observe(document, { subtree: true, childList: true, characterData: true }),
  );
}

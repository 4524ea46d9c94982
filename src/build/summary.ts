import { statSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'hast-util-select';
import { courseAnchor } from '../rules/site/links.ts';
import { sizeLabel } from '../rules/text/size-label.ts';
import { SANDBOXES } from '../workshop/frame-paths.ts';
import { filesIn } from './folder.ts';
import { localServices } from './online.ts';
import type { Page } from './page.ts';
import { ABSENCES, ADDRESSES, type Settings, serviceOrigins } from './settings.ts';

/** What a build weighs. Bytes are those that are sent, once compressed. */
export interface Measures {
  pages: number;
  heaviest: { path: string; bytes: number } | undefined;
  scriptBytes: number;
  /** Those of `dist`, compressed copies included; so is their weight. */
  files: number;
  bytes: number;
  /** How many courses the home page shows. */
  cards: number;
}

/** The frames of the workshop are no pages. */
const FRAMES = Object.keys(SANDBOXES).map((path) => `${path.slice(1)}.html`);

/** Weighs a build that is compressed. */
export function measure(folder: string, built: readonly Page[]): Measures {
  const files = filesIn(folder);
  const sizeOf = (file: string) => statSync(join(folder, file)).size;
  const weigh = (paths: readonly string[]) => paths.reduce((sum, path) => sum + sizeOf(path), 0);
  const pages = built
    .filter(({ file }) => !FRAMES.includes(file))
    .map(({ file, address }) => ({ path: address, bytes: sizeOf(`${file}.br`) }));
  const [heaviest] = pages.sort((a, b) => b.bytes - a.bytes);
  const home = built.find(({ address }) => address === '/');
  return {
    pages: pages.length,
    heaviest,
    scriptBytes: weigh(files.filter((path) => path.endsWith('.js.br'))),
    files: files.length,
    bytes: weigh(files),
    // The cards of the catalogue have an address of their own in the page.
    cards: home ? selectAll(`[id^="${courseAnchor('')}"]`, home.tree).length : 0,
  };
}

/** What the owner of a site wants to know of a build, in French, line by line (W21). */
export function summaryOf(settings: Settings, measures: Measures): string[] {
  const warnings = warningsOf(settings, measures);
  return [
    'Le site est construit.',
    ...block('Adresses', addresses(settings)),
    ...block('Hôtes que les pages appellent, outre ce site', serviceOrigins(settings)),
    ...block('Poids', weights(measures)),
    ...block(
      'Éteint, ou pas donné',
      settings.absent.map((name) => `${ABSENCES[name]} (${name})`),
    ),
    ...block('À regarder', warnings),
  ];
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`${title} :`, ...lines.map((line) => `  ${line}`)] : [];
}

function addresses({ urls }: Settings): string[] {
  return Object.entries(ADDRESSES).map(([setting, name]) => `${name} : ${urls[setting]}`);
}

function weights({ pages, heaviest, scriptBytes, files, bytes }: Measures): string[] {
  const heavy = heaviest
    ? ` ; la plus lourde : ${heaviest.path}, ${sizeLabel(heaviest.bytes)}`
    : '';
  return [
    `${pages} page${pages > 1 ? 's' : ''}${heavy}`,
    `JavaScript, en tout : ${sizeLabel(scriptBytes)}`,
    `dist/ : ${files} fichiers, ${megabytes(bytes)} avec leurs copies compressées`,
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('fr', { maximumFractionDigits: 1 })}\u00a0Mo`;
}

function warningsOf(settings: Settings, { cards }: Measures): string[] {
  const isEmpty = !settings.isEmbedded && cards === 0;
  return [
    ...settings.warnings,
    ...(settings.isPreview
      ? ['un site d’essai, que les moteurs sont priés de ne pas montrer']
      : []),
    ...localServices(settings).map(
      (one) => `${one} : une adresse de cette machine, que personne d’autre n’atteint`,
    ),
    ...(isEmpty ? ['l’accueil n’a aucune carte de formation'] : []),
  ];
}

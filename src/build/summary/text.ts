import { sizeLabel } from '../../rules/text/size-label.ts';
import { localServices } from '../online.ts';
import { ABSENCES, ADDRESSES, type Settings, serviceOrigins } from '../settings.ts';
import type { Measures } from './measure.ts';

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

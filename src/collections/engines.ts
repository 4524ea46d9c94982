import browserslist from 'browserslist';

/** The engines that people know by a name; their twins of other screens have the same numbers. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  android: 'WebView d’Android',
  edge: 'Edge',
  safari: 'Safari',
  ios_saf: 'iOS',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  opera: 'Opera',
};
const PERCENT = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 1 });

/**
 * The oldest engines that get the whole site, « Chrome 92, Edge 92 », the share of visits in Senegal that they and
 * younger ones make, and that of all whose version is known, « 97,8 % »: from the data of Can I use (W29).
 */
export function heldEngines(): { names: string; held: string; known: string } {
  const queries = browserslist.loadConfig({ path: '.' }) ?? [];
  const names = queries.flatMap((query) => {
    const [family = '', version = ''] = query.split(' >= ');
    return NAMES[family] ? [`${NAMES[family]} ${version}`] : [];
  });
  return { names: names.join(', '), held: shareOf(queries), known: shareOf(['>= 0%']) };
}

function shareOf(queries: string[]): string {
  return PERCENT.format(browserslist.coverage(browserslist(queries), 'SN') / 100);
}

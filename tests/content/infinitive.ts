/** What ends as an infinitive does, and is a noun or an adjective. */
const NOUN =
  /(?:ture|sure|oire|aire|ière)$|^(?:cahier|clavier|dossier|fichier|métier|panier|papier|premier|dernier|particulier|autre|cadre|chiffre|nombre|ordre|titre)$/;
const VERB = /(?:faire|traire|plaire|taire|croire|boire)$/;

/** « Répéter avec `for` », « se servir d'un fichier », but neither « lecture » nor « boucles ». */
export function isInfinitive(text: string): boolean {
  const [, verb = ''] = /^(?:s'|se )?(\p{L}+)(?!\p{L})/u.exec(text.toLowerCase()) ?? [];
  return /(?:er|ir|re)$/.test(verb) && (VERB.test(verb) || !NOUN.test(verb));
}

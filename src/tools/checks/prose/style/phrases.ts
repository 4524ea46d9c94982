/** Words of cause or consequence; « le car de Thiès » is a bus. */
export const CAUSES =
  /(?<!\p{L})(?:(?:parce |puis|pour |afin |tandis |si bien |de sorte )qu(?:'|e(?!\p{L}))|(?:afin d|à cause d|grâce à|grâce au|d'où|donc|alors|sinon|ainsi|comme|c'est pourquoi|sans quoi|en effet)(?:(?<=d)(?:'|e(?!\p{L})|u(?!\p{L}))|(?<!d)(?!\p{L}))|(?<!(?:le|un|du|ce|au|en|chaque|ton|mon|son|dernier|premier) )car(?= (?!rapide)))/giu;

/** Machines do not have moods, and a mistake that shows nothing is not a silence. */
export const MOODS =
  /, (?:lui|elle|eux|elles),|(?<!\p{L})(?:en silence|sans bruit|sans un mot|sans (?:autre )?avis|se tai(?:t|sent)|mensonges?|ment(?:ent)?|avale(?:nt)?|boude(?:nt)?)(?!\p{L})/giu;

export const MUTE = /(?<!\p{L})aucun message, mais(?!\p{L})/giu;

/** What reviewers met in place of the word of the trade. */
export const WORN =
  /(?<!\p{L})(?:ôt(?:e[rsz]?|ent|ons|ée?s?)|presse (?:sur|la touche|F12|Entrée|Ctrl)|n'est (?:pas|jamais) comprise?|les bords|relecteurs?|sauv(?:e|er|ée?s?) (?:le|la|ton|ta|un|une) (?:fichier|page|programme|code|travail))(?!\p{L})/giu;

import type { Element } from 'hast';
import { french } from '../../rules/text/typography.ts';
import { englishStart } from '../error-message.ts';
import { attribute, el, elWith } from '../nodes.ts';
import { shown, type TagRule } from './tag-rule.ts';

/** What stands out of the text, or is folded in it. */
export const BOXES: Readonly<Record<string, TagRule>> = {
  Aparte: {
    attributes: ['titre'],
    toHtml: (tag, children) =>
      el('details.box.aside', el('summary', shown(tag, 'titre')), ...children),
  },
  Atoi: box('section.box.try', 'p.box-title', 'À toi de jouer'),
  Erreur: {
    attributes: ['message'],
    toHtml: (tag, children) =>
      el(
        'section.box.error',
        el('p.box-title', 'Message d’erreur'),
        el('p', message(attribute(tag, 'message'))),
        ...children,
      ),
  },
  Indice: box('details.hint', 'summary', 'Indice'),
  Modifie: box('div.turn', 'p.turn-title', 'Modifie'),
  Predis: box('div.turn', 'p.turn-title', 'Prédis'),
  Reponse: box('details.answer', 'summary', 'Voir la réponse'),
};

/** What the screen says, most often in English; « Aucun message, mais… » is a sentence of ours. */
function message(text: string): Element | string {
  if (text.startsWith('Aucun message')) return french(text);
  return elWith('code', englishStart(text) === 0 ? { lang: 'en' } : {}, text);
}

/** The rule of a tag that says nothing but its name: its title stands over what it holds. */
function box(selector: string, head: string, title: string): TagRule {
  const toHtml: TagRule['toHtml'] = (_, children) => el(selector, el(head, title), ...children);
  return { attributes: [], toHtml };
}

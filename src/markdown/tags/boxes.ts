import type { Element } from 'hast';
import { french } from '../../rules/text/typography.ts';
import { englishStart } from '../error-message.ts';
import { attribute, el, type LessonNode } from '../nodes.ts';
import { shown, type TagRule } from './tag-rule.ts';

/** What stands out of the text, or is folded in it. */
export const BOXES: Readonly<Record<string, TagRule>> = {
  Aparte: {
    attributes: ['titre'],
    toHtml: (tag, children) => folded(['box', 'aside'], shown(tag, 'titre'), children),
  },
  Atoi: {
    attributes: [],
    toHtml: (_, children) =>
      el(
        'section',
        { className: ['box', 'try'] },
        el('p', { className: ['box-title'] }, 'À toi de jouer'),
        ...children,
      ),
  },
  Erreur: {
    attributes: ['message'],
    toHtml: (tag, children) =>
      el(
        'section',
        { className: ['box', 'error'] },
        el('p', { className: ['box-title'] }, 'Message d’erreur'),
        el('p', {}, message(attribute(tag, 'message'))),
        ...children,
      ),
  },
  Indice: {
    attributes: [],
    toHtml: (_, children) => folded(['hint'], 'Indice', children),
  },
  Modifie: {
    attributes: [],
    toHtml: (_, children) => turn('Modifie', children),
  },
  Predis: {
    attributes: [],
    toHtml: (_, children) => turn('Prédis', children),
  },
  Reponse: {
    attributes: [],
    toHtml: (_, children) => folded(['answer'], 'Voir la réponse', children),
  },
};

/** What the screen says, most often in English; « Aucun message, mais… » is a sentence of ours. */
function message(text: string): Element | string {
  if (text.startsWith('Aucun message')) return french(text);
  return el('code', englishStart(text) === 0 ? { lang: 'en' } : {}, text);
}

function folded(className: string[], title: string, children: readonly LessonNode[]): Element {
  return el('details', { className }, el('summary', {}, title), ...children);
}

/** A part of « À toi de jouer ». */
function turn(title: string, children: readonly LessonNode[]): Element {
  const name = el('p', { className: ['turn-title'] }, title);
  return el('div', { className: ['turn'] }, name, ...children);
}

import type { Services } from '../services.ts';
import { type Html, html } from './view/html.ts';
import { layout } from './view/layout.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Cette adresse est incomplète',
  403: 'Formulaire refusé',
  404: 'Page introuvable',
  405: 'Cette page ne se demande pas ainsi',
  413: 'Formulaire trop long',
  415: 'Formulaire illisible',
  429: 'Trop d’essais',
};

/** A refusal as a page (W16). */
export function problemPage(services: Services, status: number, sentence: string): Html {
  return layout(services, {
    title: TITLES[status] ?? 'Une erreur est survenue',
    body: html`<div class="card">
        <p>${sentence}</p>
        <p><a class="button" href="${services.siteOrigin}/">Voir les formations</a></p>
      </div>`,
  });
}

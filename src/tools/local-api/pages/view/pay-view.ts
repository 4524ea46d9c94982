import { formatPrice, isFree } from '../../../../rules/text/price.ts';
import { french } from '../../../../rules/text/typography.ts';
import { PAGE_PATHS } from '../../http/paths.ts';
import { playerUrl } from '../../links.ts';
import type { Context } from '../../services.ts';
import type { StoredCourse } from '../../tables/courses.ts';
import { form } from './form.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';

/** An order with its course as the database knows it: the price of the payload decides nothing (O5). */
export interface Order {
  payload: string;
  course: StoredCourse;
  isForSection: boolean;
}

/** What the page must say besides. */
export interface PayState {
  isOwned: boolean;
  /** The buyer was told another price before, by the site or by this page (O7). */
  hasNewPrice: boolean;
}

/** The pay page of an order: to be paid, already paid, or free. */
export function payView(c: Context, order: Order, { isOwned, hasNewPrice }: PayState): Page {
  const { course } = order;
  const name = french(course.name);
  const url = playerUrl(c.get('services').siteOrigin, course);
  if (isFree(course.price) || isOwned) {
    const why = isOwned ? 'Vous avez déjà cette formation.' : 'Cette formation est gratuite.';
    return {
      title: isOwned ? 'Formation déjà achetée' : 'Formation gratuite',
      body: html`<div class="card">
        <h2>${name}</h2>
        <p class="notice success">${why} Vous n’avez rien à payer.</p>
        <p><a class="button" href="${url}">Regarder la formation</a></p>
      </div>`,
    };
  }
  const hidden = { payload: order.payload, price: String(course.price) };
  const button = html`<button class="button" type="submit">Payer</button>`;
  return {
    title: 'Payer la formation',
    body: html`<div class="card">
        ${
          hasNewPrice &&
          html`<p class="notice warning" role="status">Le prix a été mis à jour
        depuis votre commande. Le prix à payer est celui de cette page.</p>`
        }
        ${
          order.isForSection &&
          html`<p class="notice warning" role="status">Votre commande porte sur une
        section. Ici, seule la formation complète peut être achetée.</p>`
        }
        <dl>
          <dt>Formation complète</dt>
          <dd>${name}</dd>
          <dt>Prix</dt>
          <dd class="price">${formatPrice(course.price)}</dd>
        </dl>
        <p class="notice">Paiement simulé : aucun argent n’est débité.</p>
        ${form(c, { action: PAGE_PATHS.pay, hidden }, button)}
        <p><a href="${url}">Annuler et revenir à la formation</a></p>
      </div>`,
  };
}

import { useEffect, useRef } from 'react';
import { onPageShown } from '../../../browser/platform/navigate.ts';
import type { Course } from '../../../rules/course/course.ts';
import {
  canConfirm,
  fullPurchaseLabel,
  orderPrice,
  type Purchase,
} from '../../../rules/course/order.ts';
import { french } from '../../../rules/text/typography.ts';
import {
  $isConfirmed,
  $isOrdering,
  cancelOrder,
  confirmOrder,
  reopenOrders,
} from '../../../stores/course/order.ts';
import { useStore } from '../../use-store.ts';
import { ChatLink } from '../ChatLink.tsx';

/** The only purchase that the screen offers. */
const PURCHASE: Purchase = { type: 'full' };

/** The dialog « Résumé de commande » (O1, O2). */
export function OrderDialog({ course }: { course: Course }) {
  const isOrdering = useStore($isOrdering);
  const isConfirmed = useStore($isConfirmed);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => onPageShown(reopenOrders), []);
  // A dialog that disappears when the course opens must not come back by itself.
  useEffect(() => cancelOrder, []);
  useEffect(() => {
    // Safari has no dialogs before 15.4: the order stands in the page.
    if (isOrdering && !dialog.current?.open) dialog.current?.showModal?.();
    if (!isOrdering) dialog.current?.close?.();
  }, [isOrdering]);

  return (
    <dialog
      ref={dialog}
      className="card order"
      aria-labelledby="order-title"
      onCancel={cancelOrder}
      // The event comes late: the dialog may have been opened again meanwhile.
      onClose={({ currentTarget }) => currentTarget.open || cancelOrder()}
    >
      <h2 id="order-title">Résumé de commande</h2>
      <form
        className="order-form"
        onSubmit={(event) => {
          event.preventDefault();
          confirmOrder(course, PURCHASE);
        }}
      >
        <dl className="order-facts">
          <dt>Formation</dt>
          <dd dir="auto">{french(course.name)}</dd>
          <dt>Prix</dt>
          <dd className="order-price">{orderPrice(course.price)}</dd>
          <dt>Type d’achat</dt>
          <dd className="order-type">{fullPurchaseLabel(course.price)}</dd>
        </dl>
        <p className="order-note">
          Connectez-vous d’abord si ce n’est pas déjà fait. Sinon, le système vous mène à la page de
          connexion, et vous continuez votre achat ensuite. Le paiement se fait sur le site des
          comptes.
        </p>
        <div className="order-buttons">
          <button type="submit" className="button" disabled={!canConfirm(PURCHASE) || isConfirmed}>
            Confirmer l'achat
          </button>
          <button type="button" className="button button-quiet" onClick={cancelOrder}>
            Annuler
          </button>
        </div>
        <ChatLink course={course} />
      </form>
    </dialog>
  );
}

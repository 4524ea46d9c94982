import { useEffect, useState } from 'react';
import { scrollToId } from '../../../browser/platform/scroll.ts';
import { SECTIONS_ANCHOR } from '../../../rules/site/links.ts';
import { french } from '../../../rules/text/typography.ts';
import { showSections } from '../../../stores/course/opened.ts';
import { takeReceipt } from '../../../stores/course/order.ts';

const NOTICE_ID = 'paiement-recu';

/** « Paiement reçu », once, when the course that was just ordered opens (O8). */
export function PaidNotice({ id, isOpen }: { id: string; isOpen: boolean }) {
  const [isPaid, setPaid] = useState(false);
  useEffect(() => {
    if (isOpen && takeReceipt(id)) setPaid(true);
  }, [id, isOpen]);
  const isShown = isPaid && isOpen;
  useEffect(() => {
    if (isShown) scrollToId(NOTICE_ID, 'start');
  }, [isShown]);
  return (
    <div role="status">
      {isShown && (
        <p id={NOTICE_ID} className="notice notice-paid" tabIndex={-1}>
          <strong>Paiement reçu, tout est ouvert</strong>
          {french('Vous retrouvez cette formation dans « Mon compte ».')}
          <a className="button" href={`#${SECTIONS_ANCHOR}`} onClick={showSections}>
            Commencer
          </a>
        </p>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { scrollToId } from '../../../browser/platform/scroll.ts';
import type { Course } from '../../../rules/course/course.ts';
import { orderPrice } from '../../../rules/course/order.ts';
import { SECTIONS_ANCHOR } from '../../../rules/site/links.ts';
import { longDay } from '../../../rules/text/long-day.ts';
import { french } from '../../../rules/text/typography.ts';
import { showSections } from '../../../stores/course/opened.ts';
import { takeReceipt } from '../../../stores/course/order.ts';

const NOTICE_ID = 'paiement-recu';

/** « Paiement reçu », once, when the course that was just ordered opens (O8). */
export function PaidNotice({ course, isOpen }: { course: Course; isOpen: boolean }) {
  const { id, price } = course;
  const [paidOn, setPaidOn] = useState<string>();
  useEffect(() => {
    if (isOpen && takeReceipt(id)) setPaidOn(longDay(new Date()));
  }, [id, isOpen]);
  const isShown = paidOn !== undefined && isOpen;
  useEffect(() => {
    if (isShown) scrollToId(NOTICE_ID, 'start');
  }, [isShown]);
  return (
    <div role="status">
      {isShown && (
        <p id={NOTICE_ID} className="notice notice-paid" tabIndex={-1}>
          <strong>Paiement reçu, tout est ouvert</strong>
          <span>{french(`Reçu : formation complète, ${orderPrice(price)}, le ${paidOn}.`)}</span>
          {french('Vous retrouvez cette formation dans « Mon compte ».')}
          <a className="button" href={`#${SECTIONS_ANCHOR}`} onClick={showSections}>
            Commencer
          </a>
        </p>
      )}
    </div>
  );
}

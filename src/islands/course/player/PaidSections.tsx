import { useEffect } from 'react';
import { accessOf, canWatch } from '../../../rules/course/access.ts';
import type { Course } from '../../../rules/course/course.ts';
import { orderPrice } from '../../../rules/course/order.ts';
import {
  $isOrdering,
  cancelOrder,
  openAskedOrder,
  openOrder,
} from '../../../stores/course/order.ts';
import { sectionsOf } from '../../../stores/course/sections.ts';
import { followLogin, subscriptions } from '../../../stores/course/subscriptions.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import { Spinner } from '../../shell/Spinner.tsx';
import { usePart } from '../../use-part.ts';
import { useStore } from '../../use-store.ts';
import { PaidNotice } from './PaidNotice.tsx';
import { type Below, SectionList } from './SectionList.tsx';

/** Downloaded at the first wish to buy. */
const loadOrder = () => import('../order/OrderDialog.tsx');

/**
 * The sections of a paid course: open for a learner who holds it (A1), else locked, with the bar that
 * sells it (A6).
 */
export function PaidSections({ course, about }: { course: Course; about?: Below }) {
  const { status, data } = useStore(subscriptions.$state);
  const isHeld = canWatch(course, data ?? []);
  const access = accessOf(course.price, isHeld, status === 'failed');
  const { id, name } = course;

  useEffect(followLogin, []);

  // The service sends the media of an open course only: the sections are asked again once it opens
  // (A5).
  useEffect(() => {
    if (access === 'open') sectionsOf({ id, name }).refresh();
  }, [access, id, name]);

  // A learner who holds the course is not asked to buy it: the purchases are known first.
  useEffect(() => {
    if (access !== 'open' && status !== 'loading') openAskedOrder();
  }, [access, status]);

  return (
    <>
      <PaidNotice course={course} isOpen={access === 'open'} />
      <div role="status">
        {access === 'unknown' && (
          <p className="notice">
            Vos achats n’ont pas pu être vérifiés{'\u00A0'}: les sections restent fermées.
            <button type="button" className="button button-quiet" onClick={subscriptions.refresh}>
              Vérifier à nouveau
            </button>
          </p>
        )}
      </div>
      <SectionList course={course} access={access} about={about} />
      {access !== 'open' && (
        <>
          <div className="buy-bar">
            <p className="price">{orderPrice(course.price)}</p>
            <button type="button" className="button" onClick={openOrder}>
              Acheter la formation
            </button>
          </div>
          <OnceOrdered course={course} />
        </>
      )}
    </>
  );
}

/** The dialog, from the first time that it is wanted; when its file does not come, the next wish asks for it again. */
function OnceOrdered({ course }: { course: Course }) {
  const isOrdering = useStore($isOrdering);
  const order = usePart(loadOrder, isOrdering, cancelOrder);
  if (!order) return <Spinner isShown={isOrdering} />;
  return (
    <Boundary>
      <order.OrderDialog course={course} />
    </Boundary>
  );
}

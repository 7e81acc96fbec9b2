/** The submit button with its price, and how the price adds up. */

import type { ComponentChildren } from 'preact';
import { isTooLittle, LowBalance } from '../../parts/controls/low-balance.tsx';
import { credits } from '../../parts/data/format.ts';
import { say } from '../../parts/text/say.ts';
import { type Order, outlineOf } from './orders.ts';
import { openCreates } from './submit.ts';
import { usePrices } from './use-prices.ts';

export const MakeButton = ({
  orders,
  variants,
  isBusy,
  isBlocked,
  children,
}: {
  orders: Order[];
  variants: number;
  isBusy: boolean;
  /** With the reason above it. */
  isBlocked: boolean;
  /** Above the button, where it is seen. */
  children?: ComponentChildren;
}) => {
  const prices = usePrices(orders);
  const creates = openCreates(orders, variants);
  const lines = [...new Set(creates.map(({ order }) => order))].map((order) => {
    const copies = creates.filter((create) => create.order === order).length;
    const price = prices.get(order.model.id);
    return { order, copies, price: price === undefined ? null : price * copies };
  });
  const total = lines.every(({ price }) => price !== null)
    ? lines.reduce((sum, { price }) => sum + price!, 0)
    : null;
  const number = creates.length;
  return (
    <div class="make-bar">
      {number > 1 && (
        <ul class="order-lines">
          {lines.map(({ order, copies, price }) => (
            <li key={order.model.id}>
              <span>
                {copies > 1 && `${copies} × `}
                {order.model.id}
              </span>
              <span class="muted">{outlineOf(order)}</span>
              <span class="push number">{price === null ? '…' : credits(price)}</span>
            </li>
          ))}
        </ul>
      )}
      {/* With both amounts, which a refusal of the service does not have. */}
      {isTooLittle(total) && !isBlocked ? <LowBalance cost={total} /> : children}
      <button
        type="submit"
        class="button primary make-button"
        title={say('Ctrl+Enter')}
        disabled={isBusy || isBlocked}
      >
        {isBusy && <span class="spinner" aria-hidden="true" />}
        <span>{number > 1 ? say('Make {count} videos', { count: number }) : say('Make video')}</span>
        {total !== null && <span class="make-price number">{credits(total)}</span>}
      </button>
    </div>
  );
};

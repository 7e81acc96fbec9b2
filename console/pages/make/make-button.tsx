/** The submit button with its price, and how the price adds up. */
import { credits } from '../../parts/data/format.ts';
import { type Order, outlineOf } from './orders.ts';
import { usePrices } from './use-prices.ts';

export const MakeButton = ({
  orders,
  variants,
  isBusy,
}: {
  orders: Order[];
  variants: number;
  isBusy: boolean;
}) => {
  const prices = usePrices(orders);
  const parts = orders.map(({ model }) => prices.get(model.id));
  const total = parts.every((price) => price !== undefined)
    ? parts.reduce((sum, price) => sum + price * variants, 0)
    : null;
  const number = orders.length * variants;
  return (
    <div class="make-bar">
      {number > 1 && (
        <ul class="order-lines">
          {orders.map((order) => {
            const price = prices.get(order.model.id);
            return (
              <li key={order.model.id}>
                <span>
                  {variants > 1 && `${variants} × `}
                  {order.model.id}
                </span>
                <span class="muted">{outlineOf(order)}</span>
                <span class="push number">{price === undefined ? '…' : credits(price * variants)}</span>
              </li>
            );
          })}
        </ul>
      )}
      <button type="submit" class="button primary make-button" title="Ctrl+Enter" disabled={isBusy}>
        {isBusy && <span class="spinner" aria-hidden="true" />}
        <span>{number > 1 ? `Make ${number} videos` : 'Make video'}</span>
        {total !== null && <span class="make-price number">{credits(total)}</span>}
      </button>
    </div>
  );
};

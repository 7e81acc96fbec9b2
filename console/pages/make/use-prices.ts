/** The price of each request, asked for when the form has not changed for a moment. */
import { useEffect, useState } from 'preact/hooks';
import { returns } from '../../api/client.ts';
import { readPrice } from '../../api/videos.ts';
import { type Order, pricedFields } from './orders.ts';

const restMs = 200;
const known = new Map<string, number>();

const keyOf = (order: Order): string => {
  const { prompt: _prompt, ...fields } = pricedFields(order);
  return JSON.stringify([order.model.create.path, fields]);
};

/** Credits by model; undefined while unknown. */
export const usePrices = (orders: Order[]): Map<string, number | undefined> => {
  const [, setRound] = useState(0);
  const keys = orders.map(keyOf);
  const joined = keys.join('\n');
  useEffect(() => {
    const missing = orders.filter((order) => !known.has(keyOf(order)));
    if (missing.length === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = controller;
      await Promise.all(
        missing.map(async (order) => {
          const fields = { ...pricedFields(order), prompt: 'price' };
          // Without an answer the button has no price, and it is asked again when the service is back.
          const price = await readPrice(order.model.create.path, fields, signal).catch(() => undefined);
          if (price !== undefined) known.set(keyOf(order), price);
        }),
      );
      if (!signal.aborted) setRound((round) => round + 1);
    }, restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [joined, returns.value]);
  return new Map(orders.map((order, index) => [order.model.id, known.get(keys[index]!)]));
};

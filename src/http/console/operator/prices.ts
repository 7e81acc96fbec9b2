/** GET and PUT prices, POST prices/preview. */

import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { priceUnits } from '../../../domain/models.ts';
import { priceFromCredits, toCredits } from '../../../domain/money.ts';
import {
  type PricePreview,
  type Prices,
  pricePreview,
  prices as pricesResponse,
} from '../../../domain/responses/operator-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { nullable, text } from '../../schemas/common.ts';
import { createValidator } from '../../validate.ts';

/** Null removes the console's price. */
const pricesBody = Type.Object({
  prices: Type.Record(Type.String(), nullable(Type.Number({ minimum: 0, maximum: 1e6 }))),
  version: Type.Optional(text('Of the prices as they were read: if others are in force, nothing is set')),
});

const credits = (micro: number | null): number | null => (micro === null ? null : toCredits(micro));

export const registerPriceRoutes = (app: FastifyInstance, { prices, priceRange }: AppDeps): void => {
  const validate = createValidator(pricesBody);

  const inMicro = ({ prices: given }: Static<typeof pricesBody>): Record<string, number | null> =>
    Object.fromEntries(
      Object.entries(given).map(([model, price]) => [model, price && priceFromCredits(price)]),
    );

  const list = (): Prices => ({
    version: prices.version(),
    data: prices.list().map(({ model, price, shipped, configured, set, source }) => {
      const { lowest, highest } = priceRange(model);
      return {
        model: model.id,
        kind: model.kind,
        per: priceUnits[model.kind],
        credits: toCredits(price),
        shipped: toCredits(shipped),
        configured: credits(configured),
        set: credits(set),
        source,
        has_route_prices: lowest !== price || highest !== price,
      };
    }),
  });

  app.get('/prices', consoleOperation('The prices in force', pricesResponse), async () => list());

  app.put('/prices', consoleOperation('Set prices', pricesResponse), async (request) => {
    const body = validate(readJson(request));
    await prices.set(inMicro(body), request.session.actor, body.version);
    return list();
  });

  app.post(
    '/prices/preview',
    consoleOperation('The charges of the last days at other prices', pricePreview),
    async (request): Promise<PricePreview> => {
      const { from, to, rows } = await prices.preview(inMicro(validate(readJson(request))));
      return {
        from,
        to,
        data: rows.map(({ model, requests, charged, wouldBe }) => ({
          model,
          requests,
          charged: toCredits(charged),
          would_be: credits(wouldBe),
        })),
      };
    },
  );
};

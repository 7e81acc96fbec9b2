/** Webhook endpoints, their secrets and their deliveries: what `kinora webhooks` does. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  redelivered,
  removedWebhook,
  type WebhookDeliveryList,
  type WebhookEndpointList,
  webhookDeliveries,
  webhookEndpoints,
  webhookSecret,
  webhookTest,
} from '../../../domain/responses/webhook-responses.ts';
import { videoEventTypes, webhookEventTypes } from '../../../domain/webhook.ts';
import { unixSeconds } from '../../../lib/clock.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { oneOf, text } from '../../schemas/common.ts';
import { createValidator, queryFields } from '../../validate.ts';
import { accountName } from './accounts.ts';

type Identified = { Params: { id: string } };

const endpointBody = Type.Object({
  account: accountName,
  url: text('The URL to call', { maxLength: 2048 }),
  events: Type.Optional(Type.Array(oneOf(webhookEventTypes), { minItems: 1 })),
});
const deliveryQuery = Type.Object({
  account: Type.Optional(accountName),
  endpoint: Type.Optional(text('The id of an endpoint', { maxLength: 100 })),
  status: Type.Optional(oneOf(['pending', 'delivered', 'failed'])),
});
const shownDeliveries = 200;

const registerEndpoints = (app: FastifyInstance, { webhookAdmin, sendWebhook }: AppDeps): void => {
  const validate = createValidator(endpointBody);

  app.get(
    '/webhooks',
    consoleOperation('Webhook endpoints', webhookEndpoints),
    async (): Promise<WebhookEndpointList> => ({
      data: (await webhookAdmin.list()).map((endpoint) => ({
        id: endpoint.id,
        account: endpoint.account,
        url: endpoint.url,
        events: endpoint.events ?? [...videoEventTypes],
        created_at: endpoint.createdAt,
        ended_at: endpoint.endedAt,
      })),
      event_types: [...webhookEventTypes],
    }),
  );

  app.post('/webhooks', consoleOperation('Add an endpoint', webhookSecret), async (request) => {
    const made = await webhookAdmin.add(validate(readJson(request)), request.session.actor);
    return { ...made, previous_valid_until: null };
  });

  app.post<Identified>(
    '/webhooks/:id/rotate',
    consoleOperation('Give an endpoint a new secret', webhookSecret),
    async ({ params: { id }, session }) => {
      const { secret, previousUntil } = await webhookAdmin.rotate(id, session.actor);
      return { id, secret, previous_valid_until: previousUntil };
    },
  );

  app.post<Identified>(
    '/webhooks/:id/test',
    consoleOperation('Send a test event now', webhookTest),
    async ({ params: { id } }) => {
      const { outcome, status, error } = await webhookAdmin.test(id, sendWebhook);
      return { delivered: outcome === 'delivered', status, error };
    },
  );

  app.delete<Identified>(
    '/webhooks/:id',
    consoleOperation('Remove an endpoint', removedWebhook),
    async ({ params: { id }, session }) => {
      await webhookAdmin.remove(id, session.actor);
      return { id, removed: true };
    },
  );
};

const registerDeliveries = (app: FastifyInstance, { webhookAdmin, accountAdmin }: AppDeps): void => {
  const validate = createValidator(deliveryQuery);

  app.get(
    '/webhooks/deliveries',
    consoleOperation('Deliveries, newest first', webhookDeliveries),
    async (request): Promise<WebhookDeliveryList> => {
      const { endpoint: endpointId, ...filter } = validate(queryFields(request));
      const found = await webhookAdmin.listDeliveries({ ...filter, endpointId, limit: shownDeliveries });
      const names = await accountAdmin.accountNames();
      return {
        data: found.map((delivery) => ({
          id: delivery.id,
          event_id: delivery.eventId,
          account: names.get(delivery.accountId) ?? delivery.accountId,
          endpoint: delivery.endpointId,
          url: delivery.url,
          type: delivery.type,
          status: delivery.status,
          attempts: delivery.attempts,
          next_at: delivery.status === 'pending' ? unixSeconds(delivery.dueMs) : null,
          response_status: delivery.responseStatus,
          error: delivery.error,
          created_at: delivery.createdAt,
          ended_at: delivery.endedAt,
        })),
      };
    },
  );

  app.post<Identified>(
    '/webhooks/deliveries/:id/redeliver',
    consoleOperation('Send a delivery again', redelivered),
    async ({ params: { id } }) => ({ count: await webhookAdmin.redeliver({ id }) }),
  );

  app.post<Identified>(
    '/webhooks/:id/redeliver',
    consoleOperation('Send again what failed at an endpoint', redelivered),
    async ({ params: { id } }) => ({ count: await webhookAdmin.redeliver({ endpointId: id }) }),
  );
};

export const registerWebhookRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerEndpoints(app, deps);
  registerDeliveries(app, deps);
};

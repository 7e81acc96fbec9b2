/** Webhook endpoints and their deliveries, for operators. */
import { type Static, Type } from 'typebox';
import { nullable, oneOf, unixTime } from './schema-parts.ts';
import { listOf, moment } from './studio-responses.ts';

const endpoint = Type.Object({
  id: Type.String(),
  account: Type.String(),
  url: Type.String(),
  events: Type.Array(Type.String()),
  created_at: unixTime('When it was added'),
  ended_at: moment('When its receiver answered 410'),
});
export type WebhookEndpointRow = Static<typeof endpoint>;
/** GET operator/webhooks */
export const webhookEndpoints = Type.Object({
  ...listOf(endpoint).properties,
  event_types: Type.Array(Type.String(), { description: 'The events there are' }),
});
export type WebhookEndpointList = Static<typeof webhookEndpoints>;

/** POST operator/webhooks and operator/webhooks/{id}/rotate */
export const webhookSecret = Type.Object({
  id: Type.String(),
  secret: Type.String({ description: 'Signs what is sent; answered this once' }),
  previous_valid_until: moment('When the secret before it ends'),
});
export type WebhookSecretResponse = Static<typeof webhookSecret>;

/** POST operator/webhooks/{id}/test */
export const webhookTest = Type.Object({
  delivered: Type.Boolean(),
  status: nullable(Type.Integer()),
  error: nullable(Type.String()),
});
export type WebhookTest = Static<typeof webhookTest>;

const delivery = Type.Object({
  id: Type.String(),
  event_id: Type.String(),
  account: Type.String(),
  endpoint: nullable(Type.String({ description: 'Null: the callback URL of a create' })),
  url: Type.String(),
  type: Type.String(),
  status: oneOf(['pending', 'delivered', 'failed']),
  attempts: Type.Integer({ minimum: 0 }),
  next_at: moment('When it is tried next'),
  response_status: nullable(Type.Integer()),
  error: nullable(Type.String()),
  created_at: unixTime('When the event happened'),
  ended_at: moment('When it was delivered or given up'),
});
export type WebhookDeliveryRow = Static<typeof delivery>;
/** GET operator/webhooks/deliveries */
export const webhookDeliveries = listOf(delivery);
export type WebhookDeliveryList = Static<typeof webhookDeliveries>;
export const redelivered = Type.Object({ count: Type.Integer({ minimum: 0 }) });
export const removedWebhook = Type.Object({ id: Type.String(), removed: Type.Boolean() });

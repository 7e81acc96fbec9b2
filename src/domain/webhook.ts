/** Webhooks by the Standard Webhooks specification: payload, signature, retry schedule. */
import { createHmac, randomBytes } from 'node:crypto';
import { opaqueId } from '../lib/ids.ts';

/** The events of an endpoint that names none. */
export const videoEventTypes = ['video.completed', 'video.failed'] as const;
/** Only for endpoints that name them. */
export const alertEventTypes = ['alert.spend', 'alert.failures'] as const;
export type AlertEventType = (typeof alertEventTypes)[number];
export const webhookEventTypes = [...videoEventTypes, ...alertEventTypes] as const;
type WebhookEventType = (typeof webhookEventTypes)[number] | 'webhook.test';

type WebhookEvent = {
  id: string;
  object: 'event';
  created_at: number;
  type: WebhookEventType;
  data: { id: string };
};

export type WebhookEndpoint = {
  id: string;
  accountId: string;
  url: string;
  /** Null: all. */
  events: string[] | null;
  createdAt: number;
  /** When the receiver answered 410 Gone; null: in use. */
  endedAt: number | null;
};

/** The current signing secret, and the previous one during the overlap after a rotation. */
export type WebhookSecrets = { secret: string; previous: string | null; previousUntil: number | null };

export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

/** One event to be delivered to one receiver. */
export type WebhookDelivery = {
  id: string;
  eventId: string;
  accountId: string;
  /** Null: the callback_url of a create. */
  endpointId: string | null;
  /**
   * Unit of back-pressure: the endpoint, or an account's callback URLs on one host. A slow response delays only this.
   */
  receiver: string;
  url: string;
  type: WebhookEventType;
  body: string;
  status: DeliveryStatus;
  attempts: number;
  /** When it is tried next. */
  dueMs: number;
  responseStatus: number | null;
  error: string | null;
  createdAt: number;
  endedAt: number | null;
};

export const newWebhookEvent = (type: WebhookEventType, subjectId: string, now: number): WebhookEvent => ({
  id: `evt_${opaqueId()}`,
  object: 'event',
  created_at: now,
  type,
  data: { id: subjectId },
});

export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** How long after a rotation events are signed with both secrets. */
export const secretOverlapSeconds = 24 * 3600;

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice('whsec_'.length), 'base64');

/** Signed again for every attempt: receivers reject timestamps older than a few minutes. */
export const webhookHeaders = (
  { id, body }: { id: string; body: string },
  { secret, previous, previousUntil }: WebhookSecrets,
  now: number,
): Record<string, string> => {
  const secrets = previous !== null && (previousUntil ?? 0) > now ? [secret, previous] : [secret];
  const sign = (one: string) =>
    `v1,${createHmac('sha256', keyOf(one)).update(`${id}.${now}.${body}`).digest('base64')}`;
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(now),
    'webhook-signature': secrets.map(sign).join(' '),
  };
};

const minute = 60;
const hour = 3600;
const retryDelaysSeconds = [
  5,
  5 * minute,
  30 * minute,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
];
const maxWaitSeconds = 24 * hour;

/** Delay before the next attempt; undefined: that was the last. A receiver may ask for longer, up to a day. */
export const webhookRetryDelaySeconds = (attempts: number, askedSeconds = 0): number | undefined => {
  const scheduled = retryDelaysSeconds[attempts - 1];
  return scheduled === undefined ? undefined : Math.max(scheduled, Math.min(askedSeconds, maxWaitSeconds));
};

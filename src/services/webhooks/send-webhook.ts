/** One attempt to deliver a webhook, and what its response means. */
import { type WebhookSecrets, webhookHeaders } from '../../domain/webhook.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { FetchError, type SafeFetch } from '../../lib/safe-fetch.ts';

/** A receiver should acknowledge the event and process it afterwards. */
const timeoutMs = 15_000;

export type WebhookAttempt = {
  outcome: 'delivered' | 'retry' | 'gone';
  /** Null: no response. */
  status: number | null;
  error: string | null;
  /** The receiver's Retry-After. */
  retryAfterSeconds: number;
};

export const createWebhookSender =
  ({ safeFetch, clock }: { safeFetch: Pick<SafeFetch, 'post'>; clock: Clock }) =>
  async (
    url: string,
    message: { id: string; body: string },
    secrets: WebhookSecrets,
    signal?: AbortSignal,
  ): Promise<WebhookAttempt> => {
    const headers = webhookHeaders(message, secrets, unixSeconds(clock.nowMs()));
    try {
      const { status, retryAfter } = await safeFetch.post(url, {
        body: message.body,
        headers,
        timeoutMs,
        signal,
      });
      const isDelivered = status >= 200 && status < 300;
      return {
        outcome: isDelivered ? 'delivered' : status === 410 ? 'gone' : 'retry',
        status,
        error: isDelivered ? null : `The receiver answered with status ${status}.`,
        retryAfterSeconds: secondsOf(retryAfter, clock),
      };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      return { outcome: 'retry', status: null, error: describeFailure(error), retryAfterSeconds: 0 };
    }
  };
export type WebhookSender = ReturnType<typeof createWebhookSender>;

const describeFailure = ({ reason }: FetchError): string => {
  if (reason === 'timeout') return `The receiver did not answer within ${timeoutMs / 1000} seconds.`;
  if (reason === 'bad_url') return 'The URL is not a plain http or https address.';
  // The same message for both: different ones would reveal which names exist inside the network.
  return 'The receiver could not be reached. Only public addresses are called.';
};

/** Retry-After is a number of seconds or a date. */
const secondsOf = (retryAfter: string | undefined, clock: Clock): number => {
  if (retryAfter === undefined) return 0;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter);
  const atMs = Date.parse(retryAfter);
  return Number.isNaN(atMs) ? 0 : Math.max(0, Math.ceil((atMs - clock.nowMs()) / 1000));
};

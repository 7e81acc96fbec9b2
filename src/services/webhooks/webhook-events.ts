/** Writes the webhook events of finished videos, in the transaction that finishes them. */
import type { Connection } from '../../db/database.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { NewDelivery, WebhookDeliveries } from '../../db/webhooks/deliveries.ts';
import type { WebhookEndpoints } from '../../db/webhooks/endpoints.ts';
import type { VideoTask } from '../../domain/video-task.ts';
import { newWebhookEvent } from '../../domain/webhook.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { timeOrderedId } from '../../lib/ids.ts';

export const createWebhookEvents = (deps: {
  endpoints: Pick<WebhookEndpoints, 'listInUse'>;
  deliveries: Pick<WebhookDeliveries, 'insert'>;
  notifications: Pick<Notifications, 'publish'>;
  clock: Clock;
}) => {
  const { endpoints, deliveries, clock } = deps;

  const deliveriesOf = async (transaction: Connection, task: VideoTask): Promise<NewDelivery[]> => {
    const type = task.status === 'completed' ? 'video.completed' : 'video.failed';
    const receivers: Pick<NewDelivery, 'endpointId' | 'receiver' | 'url'>[] = (
      await endpoints.listInUse(transaction, task.accountId)
    )
      .filter(({ events }) => events === null || events.includes(type))
      .map(({ id, url }) => ({ endpointId: id, receiver: id, url }));
    const { callbackUrl } = task.options;
    if (callbackUrl !== undefined)
      receivers.push({
        endpointId: null,
        receiver: `${task.accountId} ${URL.parse(callbackUrl)?.host}`,
        url: callbackUrl,
      });
    if (receivers.length === 0) return [];
    const nowMs = clock.nowMs();
    const event = newWebhookEvent(type, task.id, unixSeconds(nowMs));
    return receivers.map((receiver) => ({
      ...receiver,
      id: `whd_${timeOrderedId(nowMs)}`,
      eventId: event.id,
      accountId: task.accountId,
      type,
      body: JSON.stringify(event),
      createdAt: event.created_at,
    }));
  };

  return {
    /** Runs in the transaction that ended the tasks. Returns the function to call after the commit. */
    async add(transaction: Connection, ended: VideoTask[]): Promise<() => void> {
      const added: NewDelivery[] = [];
      for (const task of ended) added.push(...(await deliveriesOf(transaction, task)));
      await deliveries.insert(transaction, added);
      return () => {
        if (added.length > 0) deps.notifications.publish('webhook_due');
      };
    },
  };
};
export type WebhookEvents = ReturnType<typeof createWebhookEvents>;

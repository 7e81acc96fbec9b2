/**
 * Alerts through webhooks: an account spent much in a day, or had many failures in an hour. Each is written once for
 * its account and period: the ids are made of them.
 */
import { createHash } from 'node:crypto';
import type { Accounts } from '../../db/accounts.ts';
import type { RecentFailures } from '../../db/console/recent-failures.ts';
import type { Database } from '../../db/database.ts';
import type { LedgerTotals } from '../../db/money/ledger-totals.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { WebhookDeliveries } from '../../db/webhooks/deliveries.ts';
import type { WebhookEndpoints } from '../../db/webhooks/endpoints.ts';
import { toCredits } from '../../domain/money.ts';
import { type AlertEventType, alertEventTypes, type WebhookEndpoint } from '../../domain/webhook.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { earliestIdAt } from '../../lib/ids.ts';
import { firstAccount } from '../account-admin.ts';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

export type AlertLimits = {
  /** Micro-credits of an account in a day of UTC; null: no alert. */
  spend: number | null;
  /** Failed videos and requests of an account in an hour; null: no alert. */
  failures: number | null;
};

type Alert = { type: AlertEventType; accountId: string; periodStart: number; value: number; limit: number };

const idOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 24);

export const createAlerts = (deps: {
  db: Database;
  accounts: Pick<Accounts, 'list'>;
  endpoints: Pick<WebhookEndpoints, 'list'>;
  deliveries: Pick<WebhookDeliveries, 'insert'>;
  ledgerTotals: Pick<LedgerTotals, 'totals'>;
  recentFailures: RecentFailures;
  notifications: Pick<Notifications, 'publish'>;
  limits: AlertLimits;
  clock: Clock;
}) => {
  const { limits } = deps;

  const spendAlerts = async (now: number): Promise<Alert[]> => {
    const { spend: limit } = limits;
    if (limit === null) return [];
    const from = now - (now % daySeconds);
    const totals = await deps.ledgerTotals.totals(
      { from, to: now + 1, kind: 'charge' },
      { time: null, account: true, model: false },
    );
    return totals
      .filter(({ amount }) => -amount >= limit)
      .map(({ accountId, amount }) => ({
        type: 'alert.spend',
        accountId: accountId!,
        periodStart: from,
        value: toCredits(-amount),
        limit: toCredits(limit),
      }));
  };

  const failureAlerts = async (now: number): Promise<Alert[]> => {
    const { failures: limit } = limits;
    if (limit === null) return [];
    const periodStart = now - (now % hourSeconds);
    const counts = await deps.recentFailures.count(periodStart);
    return [...counts]
      .filter(([, times]) => times >= limit)
      .map(([accountId, value]) => ({ type: 'alert.failures', accountId, periodStart, value, limit }));
  };

  /** The account's own, and those of the first account, which is the operator's. */
  const receiversOf = (
    alert: Alert,
    endpoints: WebhookEndpoint[],
    operatorId: string | undefined,
  ): WebhookEndpoint[] =>
    endpoints.filter(
      ({ accountId, events }) =>
        events?.includes(alert.type) && (accountId === alert.accountId || accountId === operatorId),
    );

  return {
    /** Called every minute by one process. */
    async run(): Promise<void> {
      if (limits.spend === null && limits.failures === null) return;
      const wanted = (await deps.endpoints.list()).filter(
        ({ endedAt, events }) => endedAt === null && alertEventTypes.some((type) => events?.includes(type)),
      );
      if (wanted.length === 0) return;
      const now = unixSeconds(deps.clock.nowMs());
      const alerts = [...(await spendAlerts(now)), ...(await failureAlerts(now))];
      if (alerts.length === 0) return;
      const accounts = await deps.accounts.list();
      const operatorId = accounts.find(({ name }) => name === firstAccount)?.id;
      let added = 0;
      for (const alert of alerts) {
        const { type, accountId, periodStart, value, limit } = alert;
        const eventId = `evt_${idOf(type, accountId, periodStart)}`;
        const account = accounts.find(({ id }) => id === accountId)?.name ?? accountId;
        const data = { id: accountId, account, value, limit, period_start: periodStart };
        const body = JSON.stringify({ id: eventId, object: 'event', created_at: now, type, data });
        added += await deps.deliveries.insert(
          deps.db,
          receiversOf(alert, wanted, operatorId).map((endpoint) => ({
            id: `whd_${earliestIdAt(periodStart * 1000)}${idOf(eventId, endpoint.id)}`,
            eventId,
            accountId: endpoint.accountId,
            endpointId: endpoint.id,
            receiver: endpoint.id,
            url: endpoint.url,
            type,
            body,
            createdAt: now,
          })),
        );
      }
      if (added > 0) deps.notifications.publish('webhook_due');
    },
  };
};
export type Alerts = ReturnType<typeof createAlerts>;

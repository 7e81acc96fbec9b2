/** When a process asks for slots of an upstream server, when it returns some, and what it tells the others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closedBreaker } from '../../../src/domain/upstream/circuit-breaker-state.ts';
import type { ServerReport, ServerView } from '../../../src/domain/upstream/divide-quota.ts';
import {
  admitWaiting,
  afterCall,
  afterDemand,
  afterLostReport,
  afterMessage,
  afterOutcome,
  afterRateLimit,
  afterReport,
  isReportDue,
  newServerShare,
  pollMs,
  rateLimitWaitMs,
  renewMs,
  type ServerShare,
  takeReport,
  withoutDatabase,
} from '../../../src/domain/upstream/server-share.ts';

const nowMs = 1_000_000;
const demand = (running: number, waiting = 0, limit: number | null = 8) => ({ limit, running, waiting });
const share = (fields: Partial<ServerShare> = {}): ServerShare => ({
  ...newServerShare,
  reportedAtMs: nowMs,
  ...fields,
});
const sent = (fields: Partial<ServerReport> = {}): ServerReport => ({
  name: 'farm',
  limit: 8,
  running: 2,
  wantedSlots: 2,
  events: [],
  asksToProbe: false,
  ...fields,
});
const view = (fields: Partial<ServerView> = {}): ServerView => ({
  name: 'farm',
  grantedSlots: 2,
  othersWait: false,
  breaker: closedBreaker,
  mayProbe: false,
  probedUntilMs: 0,
  nowMs: 50_000,
  ...fields,
});

test('a report is due at once for outcomes, each second while slots are missing or spare, else to renew', () => {
  const dueAfter = (known: ServerShare, wanted: ReturnType<typeof demand>) =>
    [0, pollMs, renewMs].find((ms) => isReportDue(known, wanted, nowMs + ms));
  assert.equal(dueAfter(share({ mustReport: true }), demand(0)), 0);
  assert.equal(dueAfter(afterOutcome(share(), { kind: 'succeeded' }), demand(0)), 0);
  assert.equal(dueAfter(share(), demand(0)), undefined);
  assert.equal(dueAfter(share({ grantedSlots: 2, leasedSlots: 2 }), demand(2)), renewMs);
  assert.equal(dueAfter(share({ grantedSlots: 2, leasedSlots: 2 }), demand(1)), pollMs);
  assert.equal(dueAfter(share({ grantedSlots: 2, leasedSlots: 2 }), demand(2, 1)), pollMs);
  assert.equal(dueAfter(share({ grantedSlots: 2, leasedSlots: 2, othersWait: true }), demand(2)), pollMs);
  // Without a limit there are no slots to return.
  assert.equal(
    dueAfter(share({ grantedSlots: Number.MAX_SAFE_INTEGER, leasedSlots: 3 }), demand(1, 0, null)),
    renewMs,
  );
});

test('a report takes the outcomes and the peak with it, and gives outcomes back when it is lost', () => {
  const failed = { kind: 'failed', wasProbe: false } as const;
  const known = afterOutcome(share({ peakDemand: 5, mustReport: true }), failed);
  const { share: left, report } = takeReport(known, 'farm', demand(1, 1), true);
  assert.deepEqual(report, {
    name: 'farm',
    limit: 8,
    running: 1,
    wantedSlots: 5,
    events: [failed],
    asksToProbe: true,
  });
  assert.deepEqual(left, { ...known, events: [], peakDemand: 2, mustReport: false });
  const later = afterOutcome(left, { kind: 'succeeded' });
  assert.deepEqual(afterLostReport(later, report).events, [failed, { kind: 'succeeded' }]);
});

test('granted slots are leased, those in use too; fewer than wanted is told to the others once', () => {
  const first = afterReport(share(), sent({ running: 3, wantedSlots: 6 }), view({ grantedSlots: 2 }), nowMs);
  assert.equal(first.share.grantedSlots, 2);
  assert.equal(first.share.leasedSlots, 3);
  assert.equal(first.share.fullUntilMs, nowMs + pollMs);
  assert.deepEqual(first.messages, ['wanted']);
  assert.equal(first.hasMoreSlots, true);
  const again = afterReport(first.share, sent({ wantedSlots: 6 }), view({ grantedSlots: 2 }), nowMs + 500);
  assert.deepEqual(again.messages, []);
  assert.equal(again.hasMoreSlots, false);
  const enough = afterReport(again.share, sent(), view({ grantedSlots: 2 }), nowMs + 600);
  assert.equal(enough.share.fullUntilMs, Number.NEGATIVE_INFINITY);
});

test('a slot that is returned while others wait is announced, and so are outcomes', () => {
  const known = share({ grantedSlots: 4, leasedSlots: 4 });
  const returned = (othersWait: boolean) =>
    afterReport(known, sent({ running: 1, wantedSlots: 1 }), view({ grantedSlots: 1, othersWait }), nowMs);
  assert.deepEqual(returned(true).messages, ['free']);
  assert.deepEqual(returned(false).messages, []);
  const told = afterReport(known, sent({ events: [{ kind: 'succeeded' }] }), view(), nowMs);
  assert.deepEqual(told.messages, ['breaker']);
});

test('the shared breaker is taken over in own time, unless outcomes came during the report', () => {
  const broken = { ...closedBreaker, isOpen: true, pausedUntilMs: 53_000 };
  const shown = view({ breaker: broken, probedUntilMs: 51_000 });
  assert.deepEqual(afterReport(share(), sent(), shown, nowMs).breaker, {
    state: { ...broken, pausedUntilMs: nowMs + 3000 },
    probedUntilMs: nowMs + 1000,
  });
  assert.equal(afterReport(share(), sent(), view(), nowMs).breaker?.probedUntilMs, 0);
  const busy = afterOutcome(share(), { kind: 'succeeded' });
  assert.equal(afterReport(busy, sent(), shown, nowMs).breaker, undefined);
});

test('a message of others: a free slot is asked for, an unused one returned, the state read again', () => {
  const full = share({ fullUntilMs: nowMs + pollMs, leasedSlots: 3, peakDemand: 3 });
  assert.equal(afterMessage(full, 'free', 3).fullUntilMs, Number.NEGATIVE_INFINITY);
  assert.equal(afterMessage(full, 'wanted', 3), full);
  assert.deepEqual(afterMessage(full, 'wanted', 2), { ...full, peakDemand: 0, mustReport: true });
  assert.equal(afterMessage(full, 'breaker', 3).mustReport, true);
  assert.equal(afterMessage(full, undefined, 3).mustReport, true);
});

test('calls raise the peak, and after a while let the state be read again', () => {
  assert.equal(afterCall(share({ peakDemand: 2 }), 4, nowMs).peakDemand, 4);
  assert.equal(afterCall(share({ peakDemand: 4 }), 2, nowMs).peakDemand, 4);
  assert.equal(afterCall(share(), 1, nowMs + renewMs - 1).mustReport, false);
  assert.equal(afterCall(share(), 1, nowMs + renewMs).mustReport, true);
});

test('a slot that others wait for is returned when its call ends, and kept otherwise', () => {
  const known = share({ grantedSlots: 1, leasedSlots: 3, othersWait: true });
  assert.equal(afterDemand(known, demand(3)).mustReport, false);
  assert.equal(afterDemand(known, demand(2)).mustReport, true);
  assert.equal(afterDemand({ ...known, othersWait: false }, demand(2)).mustReport, false);
  assert.equal(afterDemand(known, demand(3, 2)).peakDemand, 5);
});

test('without the database the slots are divided by the number of processes, at least one', () => {
  const slots = (limit: number | null, nodes: number) => withoutDatabase(share(), limit, nodes).grantedSlots;
  assert.equal(slots(8, 3), 2);
  assert.equal(slots(2, 3), 1);
  assert.equal(slots(null, 3), Number.POSITIVE_INFINITY);
});

test('a used-up minute is waited for, and asked about again after a second', () => {
  const limited = afterRateLimit(share(), 20, nowMs);
  assert.equal(rateLimitWaitMs(limited, nowMs), 20_000);
  assert.equal(rateLimitWaitMs(limited, nowMs + pollMs), 0);
  assert.equal(rateLimitWaitMs(share(), nowMs), 0);
});

test('waiting calls begin in their order while slots and probes last', () => {
  const calls = [
    { needsSlot: true, isProbe: false },
    { needsSlot: true, isProbe: true },
    { needsSlot: true, isProbe: true },
    { needsSlot: false, isProbe: false },
    { needsSlot: true, isProbe: false },
  ];
  // Six run, of which five are those that wait: two slots are free.
  assert.deepEqual(admitWaiting(share({ grantedSlots: 3 }), calls, 6, 1), [true, true, false, true, false]);
  assert.deepEqual(admitWaiting(share({ grantedSlots: 8 }), calls, 6, 0), [true, false, false, true, true]);
});

/** The ends of videos on a database that one process uses, where nothing listens. */
import type { Database } from '../../src/db/database.ts';
import { createHolds } from '../../src/db/holds.ts';
import { createLedger } from '../../src/db/ledger.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { type Clock, systemClock } from '../../src/lib/clock.ts';
import { createBilling } from '../../src/services/billing.ts';
import { createVideoOutcome } from '../../src/services/video-outcome.ts';

export const billingOf = (db: Database, clock: Clock) => {
  const ledger = createLedger(db, clock);
  return createBilling({ ledger, holds: createHolds({ db, ledger, clock, nodeId: null }), clock });
};

const lane = () => ({ name: 'local video', servedTurn: 0 });

type Deps = Parameters<typeof createVideoOutcome>[0];

export const videoOutcomeOf = (db: Database, { clock = systemClock, ...changes }: Partial<Deps> = {}) =>
  createVideoOutcome({
    db,
    tasks: createVideoTasks(db, clock),
    billing: billingOf(db, clock),
    queue: { lanes: () => lane, freshLanes: async () => lane },
    notifications: { publish: () => {} },
    webhooks: { add: async () => () => {} },
    priceOfBegun: ({ held }) => held,
    blobs: { deletePrefix: async () => {} },
    clock,
    ...changes,
  });

/** Pictures of a create whose task could not be written. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTasks } from '../../src/db/queue/new-tasks.ts';
import type { Caller } from '../../src/domain/account.ts';
import { ApiError } from '../../src/domain/errors.ts';
import type { TaskQueue } from '../../src/queue/queue.ts';
import type { Billing } from '../../src/services/billing.ts';
import { createTaskCommit } from '../../src/services/commit-new-task.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { sampleTask } from '../support/sample-rows.ts';

const task = sampleTask();
task.options.images = [{ blobKey: 'inputs/x/image-0', role: 'first' }];

for (const [code, left] of [
  ['insufficient_balance', 0],
  // The commit may have reached the database: a task without its pictures would fail.
  ['service_unavailable', 1],
] as const)
  test(`${code}: ${left} of its pictures stay`, async () => {
    let pictures = 1;
    const commit = createTaskCommit({
      notifications: { publish: () => {} } as never,
      newTasks: { insert: () => Promise.reject(new ApiError(code)) } as unknown as NewTasks,
      billing: {
        holdWithWrite: (_caller: Caller, _amount: number, write: () => Promise<unknown>) => write(),
      } as unknown as Billing,
      queue: {
        admit: (write: () => Promise<unknown>) => write(),
        lanes: () => () => ({ name: 'all', servedTurn: 0 }),
      } as unknown as TaskQueue,
      blobs: {
        deletePrefix: async () => {
          pictures = 0;
        },
      } as unknown as BlobStore,
    });
    const responses = { toRow: () => undefined, insert: async () => {}, taken: () => new Error() };
    await assert.rejects(
      commit(
        { key: { requestsPerMinute: 60 }, account: { id: 'acme' } } as Caller,
        task,
        () => 'created',
        responses,
      ),
      { code },
    );
    assert.equal(pictures, left);
  });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TaskSubscription } from '../../src/services/task-subscription.ts';
import { sampleTask } from '../support/sample-rows.ts';

test('changes that nobody reads are let go of: many tasks, or few with very long prompts', () => {
  const fill = (prompt: string, count: number, distinct: number) => {
    let hasLeft = false;
    const subscription = new TaskSubscription({ accountId: 'acc_a' }, () => {
      hasLeft = true;
    });
    for (let n = 0; n < count; n += 1)
      subscription.add(sampleTask({ id: `beta-2:t${n % distinct}`, prompt, enhancedPrompt: prompt }));
    return hasLeft;
  };
  const long = 'x'.repeat(32_000);
  assert.equal(fill(long, 100, 100), false);
  assert.equal(fill(long, 200, 200), true);
  assert.equal(fill(long, 1_000, 100), false, 'only the newest state of a task counts');
  assert.equal(fill('a fox', 9_000, 9_000), false);
  assert.equal(fill('a fox', 11_000, 11_000), true);
});

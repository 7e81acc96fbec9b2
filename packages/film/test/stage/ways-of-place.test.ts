/** Boats are on water wherever the others stand, and pass what is taller than they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actorOf, stagePrompt } from '../support/staged-prompt.ts';

const isOnWater = async (prompt: string, boat: number, onLand: number | null) => {
  const stage = await stagePrompt(prompt);
  const wetAt = (index: number, time: number) => {
    const [x, , z] = actorOf(stage, index).path!(time).position;
    return stage.set.water!(x, z, time) !== null;
  };
  for (const time of [0, 2, 3.9]) {
    assert.ok(wetAt(boat, time), `${prompt}: on water at ${time}`);
    if (onLand !== null) assert.ok(!wetAt(onLand, time), `${prompt}: the other on land`);
  }
};

test('a boat that passes what stands on land is on water', async () => {
  await isOnWater('A small yacht passes a monument on a cliff', 0, null);
  await isOnWater('A fishing boat passes two children on the beach', 0, 1);
  await isOnWater('A kayak glides past a deer on the river bank', 0, 1);
});

test('a boat that is lower than the tower it passes goes its way', async () => {
  const stage = await stagePrompt('A lighthouse by the sea, a small sailing boat passes');
  const boat = actorOf(stage, 1);
  assert.equal(boat.role, 'cast');
  const [start, end] = [boat.path!(0).position, boat.path!(3.9).position];
  assert.ok(Math.hypot(end[0] - start[0], end[2] - start[2]) > 2);
});

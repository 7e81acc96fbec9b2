/** What composing has used and dropped is collected before it doubles the memory of the process. */
import assert from 'node:assert/strict';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { test } from 'node:test';
import { compile } from '../../src/index.ts';
import { firstScene } from '../first-scene.ts';

const numbersOfArray = 200_000;
/** Kept so long that they are not of the young generation when they are dropped: 64 MB. */
const keptArrays = 40;
/** 1.3 GB, and as much again while they grow: left alone, V8 collects twice or three times. */
const madeArrays = 800;
const leastCollections = 5;
/** Of the event loop, until all that was collected is told. */
const turns = 10;

test('a process that composes does not hold for long what it no longer needs', async () => {
  await compile(firstScene('a white room'), { seed: 1, seconds: 1, width: 160, height: 90 });
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries() as unknown as { detail: { kind: number } }[])
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections += 1;
  });
  observer.observe({ entryTypes: ['gc'] });
  const kept: number[][] = [];
  for (let made = 0; made < madeArrays; made += 1) {
    // As meshes are built. One that is filled at once is made faster than garbage is found on a busy machine.
    const array: number[] = [];
    for (let n = 0; n < numbersOfArray; n += 1) array.push(n + 0.5);
    kept[made % keptArrays] = array;
  }
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  observer.disconnect();
  assert.ok(collections >= leastCollections, `collected ${collections} times`);
});

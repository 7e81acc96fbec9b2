/** An abort while a film is composed: work ends at the next pause, and there is a pause after every model. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../src/index.ts';
import { mixSoundtrack } from '../src/sound/mix-soundtrack.ts';
import { firstScene } from './first-scene.ts';

const options = { seed: 1, seconds: 2, width: 160, height: 90 };
const scene = firstScene('four teddy bears and three dolls on a beach');

/** Aborted when it is asked for the nth time: by then the event loop has had a turn to hear of it. */
const abortedAt = (pause: number) => {
  const controller = new AbortController();
  const asked = { times: 0 };
  const signal = new Proxy(controller.signal, {
    get: (target, name) => {
      if (name === 'throwIfAborted') {
        asked.times += 1;
        if (asked.times === pause) controller.abort(new Error('enough'));
      }
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { signal, asked };
};

test('composing stops at the pause that hears the abort, in every stage', async () => {
  const { signal, asked } = abortedAt(Number.POSITIVE_INFINITY);
  const compiled = await compile(scene, { ...options, signal });
  const models = new Set(compiled.stage.actors.map(({ model }) => model)).size;
  assert.ok(models >= 4, `${models} models`);
  assert.ok(asked.times >= models + 3, `${asked.times} pauses for ${models} models, the set and two looks`);
  for (let pause = 1; pause <= asked.times; pause += 1) {
    const stopped = abortedAt(pause);
    await assert.rejects(compile(scene, { ...options, signal: stopped.signal }), /enough/);
    assert.equal(stopped.asked.times, pause, 'nothing went on after it');
  }
});

test('the sound stops at the pause that hears the abort', async () => {
  const { stage } = await compile(scene, options);
  const stopped = abortedAt(1);
  await assert.rejects(mixSoundtrack(stage, stopped.signal), /enough/);
  assert.equal(stopped.asked.times, 1);
});

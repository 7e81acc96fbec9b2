import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localRoute, type Route, type Routing } from '../../src/domain/route.ts';
import { laneNameOf } from '../../src/domain/video/lane.ts';

const far = (name: string) => ({ ...localRoute, kind: 'upstream', name }) as unknown as Route;

test('models that can be made in one place are in one lane, also through a third model', () => {
  const models = ['alone', 'both', 'local', 'first', 'second', 'third'];
  const routing: Routing = {
    upstreams: {},
    routes: {
      alone: [far('other')],
      both: [far('gpu'), localRoute],
      first: [far('a')],
      second: [far('b'), far('a')],
      third: [far('c'), far('b')],
      // Of no video: connects nothing.
      speech: [far('other'), far('gpu')],
    },
  };
  const lanes = models.map((model) => laneNameOf(routing, models, model));
  assert.deepEqual(lanes, ['other', 'local video', 'local video', 'a', 'a', 'a']);
});

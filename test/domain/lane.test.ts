import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localRoute, type Route, type Routing } from '../../src/domain/route.ts';
import { laneNameOf } from '../../src/domain/video/lane.ts';

const far = (name: string) => ({ ...localRoute, kind: 'upstream', name }) as unknown as Route;

test('a model is in the lane of the place where it is tried first', () => {
  const routing: Routing = {
    upstreams: {},
    routes: { both: [far('gpu'), localRoute], far: [far('gpu')], here: [localRoute, far('gpu')] },
  };
  const lanes = ['both', 'far', 'here', 'unrouted'].map((model) => laneNameOf(routing, model));
  assert.deepEqual(lanes, ['gpu', 'gpu', 'local video', 'local video']);
});

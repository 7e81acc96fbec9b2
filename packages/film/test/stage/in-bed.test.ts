/** Beds with those who sleep in them: the head on a pillow, the cover over the body, in the colour that was said of a blanket. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionOf } from '../../src/math/matrix.ts';
import { distance } from '../../src/math/vector.ts';
import type { Actor } from '../../src/stage/actor.ts';
import { compileStage } from '../../src/stage/compile.ts';
import { createFilm } from '../../src/stage/film.ts';
import type { Stage } from '../../src/stage/stage.ts';
import { firstScene } from '../first-scene.ts';

const staged = (prompt: string) =>
  compileStage(firstScene(prompt), { seed: 1, seconds: 4, width: 320, height: 180 });
const allOf = ({ actors }: Stage, kit: RegExp): Actor[] =>
  actors.filter(({ thing }) => kit.test(thing.kit ?? ''));

test('who sleeps lies along the bed, the head on the pillow and the body under the cover', async () => {
  const stage = await staged('A grandmother sleeps in a bed under a green quilt');
  const [sleeper] = allOf(stage, /grandmother/);
  const [bed] = allOf(stage, /^bed$/);
  const film = await createFilm(stage);
  const head = positionOf(film.anchorOf(sleeper!, 'head')!);
  const pillow = positionOf(film.anchorOf(bed!, 'head')!);
  assert.ok(distance(head, pillow) < 0.35, `the head is ${distance(head, pillow).toFixed(2)} m from it`);
  assert.equal(bed!.thing.colour?.name, 'green');
  assert.ok(bed!.thing.traits.includes('slept in'));
});

test('two who sleep in a bed have a pillow each', async () => {
  const stage = await staged('Two children sleep in a bed');
  const offsets = allOf(stage, /child/).map(({ support }) => (support.kind === 'on' ? support.offset[0] : 0));
  assert.deepEqual(offsets.toSorted(), [-0.38, 0.38]);
});

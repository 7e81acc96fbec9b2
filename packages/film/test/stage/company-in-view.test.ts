/** Things that are named together are seen together: counted on a shelf, beside a tree, at the end of a way, in one close-up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faceOf } from '../../src/kits/people/expressions.ts';
import { readFacts } from '../../src/read/read-facts.ts';
import { wake } from '../../src/stage/effects/splash.ts';
import { createFilm } from '../../src/stage/film.ts';
import { raisesWake } from '../../src/stage/move/ground-contact.ts';
import type { Stage } from '../../src/stage/stage.ts';
import { isSeen, lookAt, type Moment } from '../../src/verify/look.ts';
import { filmOf, stagePrompt } from '../support/staged-prompt.ts';

const lookOf = async (prompt: string, shares: readonly number[]) => {
  const stage = await stagePrompt(prompt);
  return { stage, looks: lookAt(stage, await createFilm(stage), shares) };
};

/** Copies of a thing of which a good part is seen. */
const countOf = ({ sights }: Moment, name: string): number =>
  sights.filter(
    (sight) =>
      sight.actor.thing.name === name && isSeen(sight) && sight.seen.visible > sight.seen.inside * 0.25,
  ).length;

const largestOf = ({ sights }: Moment, name: string): number =>
  Math.max(
    0,
    ...sights
      .filter((sight) => sight.actor.thing.name === name && isSeen(sight))
      .map(({ seen }) => Math.max(seen.tall, seen.wide)),
  );

test('each of several things on one shelf is seen by itself', async () => {
  const { stage, looks } = await lookOf('two owls and five books on a shelf', [0.5]);
  assert.equal(countOf(looks[0]!, 'owl'), 2);
  assert.equal(countOf(looks[0]!, 'book'), 5);
  const spots = stage.actors.flatMap(({ thing, support, size }) =>
    thing.name === 'book' && support.kind === 'on' ? [{ x: support.offset[0], half: size[0] / 2 }] : [],
  );
  for (const [n, a] of spots.entries())
    for (const b of spots.slice(n + 1))
      assert.ok(Math.abs(a.x - b.x) > (a.half + b.half) * 0.5, 'no book stands in another');
});

test('what bounces beside something tall is in the picture at every moment, and so is that', async () => {
  const { looks } = await lookOf(
    'A green pear bouncing near a red tree in a meadow',
    [0.05, 0.3, 0.55, 0.8, 0.95],
  );
  for (const look of looks) {
    assert.ok(largestOf(look, 'pear') > 0.1, 'the pear is seen');
    assert.ok(largestOf(look, 'tree') > 0.3, 'the tree is seen');
  }
});

test('a way that ends above something ends in one picture with it', async () => {
  const { stage, looks } = await lookOf(
    'A bird is in front of a tree, then the bird flies above the tree',
    [0.95],
  );
  assert.ok(largestOf(looks[0]!, 'bird') > 0.08);
  assert.ok(largestOf(looks[0]!, 'tree') > 0.4);
  const [bird, tree] = ['bird', 'tree'].map((name) => stage.actors.find(({ thing }) => thing.name === name)!);
  assert.ok(bird!.path!(3.9).position[1] > tree!.size[1], 'it is over the crown');
});

test('a close-up has all that lies on one table', async () => {
  const { looks } = await lookOf('close-up of a croissant and a muffin on a table', [0.5]);
  assert.ok(largestOf(looks[0]!, 'croissant') > 0.15);
  assert.ok(largestOf(looks[0]!, 'muffin') > 0.15);
});

test('a leaf that somebody is under is over them, and whole', async () => {
  const { stage, looks } = await lookOf('A toad hides under a leaf in the rain', [0.5]);
  const [toad, leaf] = ['toad', 'leaf'].map((name) => stage.actors.find(({ thing }) => thing.name === name)!);
  assert.ok(leaf!.size[1] > toad!.size[1] * 1.5, 'it is higher than the toad');
  const [x, z] = [0, 2].map((axis) => Math.abs(leaf!.position[axis]! - toad!.position[axis]!));
  assert.ok(Math.hypot(x!, z!) < Math.max(...leaf!.size), 'it is over the toad');
  assert.ok(largestOf(looks[0]!, 'leaf') > 0.3);
  assert.ok(largestOf(looks[0]!, 'toad') > 0.12);
});

test('flowers in a crown are where a close-up of them looks', async () => {
  const { looks } = await lookOf('close-up of pink flowers on a tree', [0.5]);
  assert.ok(largestOf(looks[0]!, 'pink flower') > 0.15);
});

test('a vase and the statue beside it are both whole', async () => {
  const { looks } = await lookOf('A blue vase next to a stone sculpture', [0.5]);
  for (const name of ['vase', 'sculpture']) {
    assert.ok(largestOf(looks[0]!, name) > 0.15, name);
    for (const { actor, seen } of looks[0]!.sights)
      if (actor.thing.name === name) assert.ok(seen.outside < seen.inside * 0.25, `${name} is cut`);
  }
});

const turnOf = ({ hero, shots }: Stage): number => {
  const [{ position, yaw }, eye] = [hero!.path!(2), shots[0]!.at(2).position];
  return Math.cos(Math.atan2(eye[0] - position[0], eye[2] - position[2]) - yaw);
};

test('an animal shows its face in a close-up', async () => {
  const { stage } = await filmOf('close-up of a raccoon');
  assert.ok(turnOf(stage) > 0.6, `turned by a cosine of ${turnOf(stage).toFixed(2)}`);
});

test('fury is on a face that fills the picture', async () => {
  const { stage } = await filmOf("close-up of a woman's face in fury");
  assert.equal(faceOf(stage.hero!.thing.traits)?.mouth, 'teeth');
  const { extent } = stage.subject;
  assert.ok(extent.height < stage.hero!.size[1] * 0.26, 'no more than head and neck');
});

test('a board beside a ball stands behind it, as a whole', async () => {
  const { looks } = await lookOf('A ball bounces near a scoreboard in a stadium', [0.3, 0.7]);
  for (const look of looks) {
    assert.ok(largestOf(look, 'ball') > 0.1);
    const board = look.sights.find(({ actor }) => actor.thing.name === 'scoreboard')!.seen;
    assert.ok(board.visible > 40 && board.outside < board.inside * 0.3, 'the board is whole');
  }
});

test('a toy is as small as a toy, but for who rides it', async () => {
  const { stage } = await filmOf('A hamster rides a toy horse past a toy tractor');
  const longest = (name: string) => Math.max(...stage.actors.find(({ thing }) => thing.name === name)!.size);
  assert.ok(longest('toy horse') < 1 && longest('toy horse') > longest('hamster'));
  assert.ok(longest('toy tractor') < 0.7);
});

test('what hangs in a tree over somebody does not lift the tree', async () => {
  const { stage } = await filmOf('A kite stuck in a tree above a girl');
  const tree = stage.actors.find(({ thing }) => thing.name === 'tree')!;
  assert.equal(tree.altitude, 0);
});

test('a square board on its posts keeps them straight', async () => {
  const { stage } = await filmOf('a square scoreboard');
  const [wide, high, deep] = stage.hero!.size;
  assert.ok(Math.abs(wide / high - 1) < 0.1 && deep < wide * 0.3);
});

test('snow that covers a thing lies on it', () => {
  const { entities, events, picture } = readFacts('a cabin covered in snow');
  assert.deepEqual(entities[0]!.attributes, [{ kind: 'state', value: 'snow-covered' }]);
  assert.deepEqual(events, []);
  assert.deepEqual(picture.weather, ['snow']);
});

test('a fast boat throws spray as high as it is wide, and leaves foam longer than itself', () => {
  const size: [number, number, number] = [2, 1.4, 6];
  const particles = wake({ centre: [0, 0, 0], size, ahead: [0, 0, 1], right: [1, 0, 0], speed: 9 }, 1.3, 1);
  assert.ok(Math.max(...particles.map(({ position }) => position[1])) > 1);
  assert.ok(Math.min(...particles.map(({ position }) => position[2])) < -size[2]);
});

test('a ship under sail throws no spray as a speedboat does', async () => {
  const [boat, ship] = await Promise.all(
    ['a speedboat races across a lake', 'a ship sails across the sea'].map(stagePrompt),
  );
  assert.ok(raisesWake(boat!.hero!));
  assert.ok(!raisesWake(ship!.hero!));
});

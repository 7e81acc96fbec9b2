/** How large, how near and how well lit what a prompt names is, and when its way ends: measured from staged scenes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedViews } from '../../src/scene/stated-view.ts';
import type { Actor } from '../../src/stage/actor.ts';
import { buildFilm } from '../../src/stage/build/film.ts';
import { IdBuffer } from '../../src/stage/check/id-buffer.ts';
import { keepOutOfWalls } from '../../src/stage/check/keep-out-of-walls.ts';
import { compileStage } from '../../src/stage/compile.ts';
import { createFilm, type Film } from '../../src/stage/film.ts';
import type { Stage } from '../../src/stage/stage.ts';
import { firstScene } from '../first-scene.ts';

const [width, height, seconds] = [320, 180, 4];
const staged = (prompt: string) => compileStage(firstScene(prompt), { seed: 1, seconds, width, height });
const named = (stage: Stage, name: string): Actor =>
  stage.actors.find(({ thing, copy }) => thing.name === name && copy === 0)!;

/** Shares of the picture's height and width that a thing spans, and how much of it is seen. */
const spanAt = (stage: Stage, film: Film, name: string, share: number) => {
  const { camera } = film.poseFrame(share * seconds);
  const objects = new Set(
    [...film.actorOf].filter(([, { thing }]) => thing.name === name).map(([object]) => object),
  );
  const seen = [...new IdBuffer(stage.aspect).look(film.world, camera, objects).values()];
  return {
    tall: Math.max(0, ...seen.map(({ tall }) => tall)),
    visible: seen.reduce((sum, { visible }) => sum + visible, 0),
    inside: seen.reduce((sum, { inside }) => sum + inside, 0),
    outside: seen.reduce((sum, { outside }) => sum + outside, 0),
  };
};

test('a jump to somewhere has ended before the film does', async () => {
  const stage = await staged(
    'A goat is on the right of a barrel, then the goat jumps to the left of the barrel',
  );
  const path = named(stage, 'goat').path!;
  const [at, end] = [path(seconds * 0.82).position, path(seconds * 0.99).position];
  assert.ok(at[1] < 0.02, `it is ${at[1].toFixed(2)} m above the ground`);
  assert.ok(Math.hypot(end[0] - at[0], end[2] - at[2]) < 0.02, 'it rests');
  assert.equal(named(stage, 'goat').beats.at(-1)!.action, 'stand');
});

test('what flies beside somebody is right over the head', async () => {
  const stage = await staged('A fox in a red coat stands in the jungle and a parrot flies beside it');
  const [fox, parrot] = [named(stage, 'fox'), named(stage, 'parrot')];
  const apart = parrot.path!(seconds / 2).position[1] - fox.size[1];
  assert.ok(apart < 0.8, `it flies ${apart.toFixed(2)} m higher`);
  const film = await createFilm(stage);
  const { tall } = spanAt(stage, film, 'fox', 0.5);
  assert.ok(tall > 0.3, `the fox fills ${tall.toFixed(2)} of the height`);
});

test('what is large is cut for the small thing beside it', async () => {
  const stage = await staged('A cat sits on the right of a fireplace');
  const film = await createFilm(stage);
  const { tall } = spanAt(stage, film, 'cat', 0.5);
  assert.ok(tall > 0.17, `the cat fills ${tall.toFixed(2)} of the height`);
  const { visible, inside } = spanAt(stage, film, 'fireplace', 0.5);
  assert.ok(visible > 0.5 * inside, 'the fireplace is seen');
});

test('a small thing that lies on furniture is seen from near, also where the camera is said', async () => {
  for (const prompt of ['A ring, zoom in.', 'A watch, static shot.']) {
    const stage = await staged(prompt);
    const film = await createFilm(stage, {});
    assert.ok(spanAt(stage, film, stage.hero!.thing.name, 0.9).tall > 0.3, prompt);
  }
});

test('a close-up is filled by what it is of, not by what carries it', async () => {
  for (const prompt of ['A close-up of a frog on a rock', 'a close-up of a green van']) {
    const stage = await staged(prompt);
    const film = await createFilm(stage, {});
    const { tall } = spanAt(stage, film, stage.hero!.thing.name, 0.5);
    assert.ok(tall > 0.5, `${prompt}: it fills ${tall.toFixed(2)} of the height`);
  }
});

test('who goes across the picture shows a face, and so does a rider on a beast with wings', async () => {
  const walker = await staged('An old farmer walks along a path in the park');
  for (const share of [0.1, 0.9]) {
    const time = share * seconds;
    const { position, yaw } = walker.hero!.path!(walker.clock.at(time));
    const camera = walker.shots[0]!.at(time);
    const [x, z] = [camera.position[0] - position[0], camera.position[2] - position[2]];
    const cosine = (x * Math.sin(yaw) + z * Math.cos(yaw)) / Math.hypot(x, z);
    assert.ok(cosine > -0.2, `at ${share} the face is at ${cosine.toFixed(2)}`);
  }
  const ridden = await staged('a girl rides on a dragon');
  const film = await createFilm(ridden);
  const { tall } = spanAt(ridden, film, 'girl', 0.5);
  assert.ok(tall > 0.12, `she fills ${tall.toFixed(2)} of the height`);
});

test('what rises by itself is not lost on its way', async () => {
  const stage = await staged('A paper lantern rises');
  const film = await createFilm(stage);
  const { tall } = spanAt(stage, film, stage.hero!.thing.name, 0.5);
  assert.ok(tall > 0.22, `it fills ${tall.toFixed(2)} of the height`);
});

test('a camera that goes along stays where nothing is before it', async () => {
  const stage = await staged('A boy runs through a park, tracking shot');
  const film = await buildFilm(stage);
  // A wall fills the picture at the first three of the nine moments.
  const covered = [1, 1, 1];
  const buffer = { look: () => new Map(), shareNearer: () => covered.shift() ?? 0 };
  keepOutOfWalls(stage, film, buffer as unknown as IdBuffer);
  const [start, before, after, end] = [0.02, 0.3, 0.5, 0.9].map(
    (share) => stage.shots[0]!.at(share * seconds).position,
  );
  const way = (a: typeof start, b: typeof start) => Math.hypot(...a!.map((value, n) => value - b![n]!));
  const gone = stage.hero!.path!(0).position.map(
    (value, n) => value - stage.hero!.path!(0.3 * seconds).position[n]!,
  );
  assert.ok(way(start, before) < Math.hypot(...gone) * 0.3, 'it waits where the wall ends');
  assert.ok(way(after, end) > Math.hypot(...gone) * 0.5, 'it goes along from there');
});

test('in a room a coin lies where it can be looked at', async () => {
  const { hero } = await staged('A golden coin');
  assert.equal(hero!.support.kind === 'on' && hero!.support.host.thing.name, 'table');
});

test('the camera goes along with one who would be lost on the way', async () => {
  const stage = await staged('A sparrow is eating on the ground, then it flies into an oak tree');
  const film = await createFilm(stage);
  for (const share of [0.12, 0.88]) {
    const { tall } = spanAt(stage, film, 'sparrow', share);
    assert.ok(tall > 0.12, `at ${share} the sparrow fills ${tall.toFixed(2)} of the height`);
  }
});

test('a hero in the shade of the woods gets a light', async () => {
  const [wood, meadow] = [
    await staged('A stag runs leftwards through the forest'),
    await staged('A stag in a meadow'),
  ];
  const film = await createFilm(wood);
  await createFilm(meadow);
  assert.ok(
    wood.shade > meadow.shade,
    `${wood.shade.toFixed(2)} in the forest, ${meadow.shade.toFixed(2)} in the meadow`,
  );
  assert.equal(film.poseFrame(1).light.lamps.length, wood.shade > 0 ? 1 : 0);
});

test('the driver of a sports car is seen', async () => {
  const stage = await staged('A woman in a green coat drives a blue sports car');
  const film = await createFilm(stage);
  const { visible, inside } = spanAt(stage, film, 'woman', 0.5);
  assert.ok(visible > 0.4 * inside && visible > 60, `${visible} of ${inside} samples`);
});

test('a medium shot is from the waist up', async () => {
  const stage = await staged('A medium shot of a sailor on a beach');
  const { extent } = stage.subject;
  assert.ok(extent.height < named(stage, 'sailor').size[1] * 0.7);
  assert.equal(stage.hero!.thing.traits.includes(statedViews.side), false);
});

test('a cut to something smaller does not leave the hero', async () => {
  const stage = await staged('A dinosaur runs near four foxes');
  const film = await createFilm(stage);
  for (const share of [0.12, 0.5, 0.88]) assert.ok(spanAt(stage, film, 'dinosaur', share).visible > 50);
});

/** How much of a thing is cut off by the picture, and how tall it is, at its worst moment. */
const worstOf = async (prompt: string, name: string, shares: readonly number[]) => {
  const stage = await staged(prompt);
  const film = await createFilm(stage);
  const spans = shares.map((share) => spanAt(stage, film, name, share));
  return {
    cut: Math.max(...spans.map(({ outside, inside }) => outside / Math.max(1, inside + outside))),
    least: Math.min(...spans.map(({ tall }) => tall)),
    shown: Math.min(...spans.map(({ visible, inside }) => visible / Math.max(1, inside))),
  };
};

test('one that rocks on a ship, grows, or is small in a close-up is whole all the time', async () => {
  const badger = await worstOf('A badger in a red hat steers a ship through a storm', 'badger', steps);
  assert.ok(
    badger.cut < 0.06 && badger.least > 0.2 && badger.shown > 0.5,
    `the badger ${JSON.stringify(badger)}`,
  );
  const bear = await worstOf('A bear changes from small to big', 'bear', steps);
  assert.ok(bear.cut < 0.02 && bear.least > 0.1, `the bear ${JSON.stringify(bear)}`);
  const beetle = await worstOf('close-up of a ladybug walking on a green leaf', 'ladybug', steps);
  assert.ok(beetle.cut < 0.02 && beetle.least > 0.12, `the beetle ${JSON.stringify(beetle)}`);
});
const steps = [0.1, 0.3, 0.5, 0.7, 0.9];

test('a camera goes down a slope with what rolls down it', async () => {
  const { shots, subject } = await staged('a barrel rolls down a grassy hill');
  const above = (share: number) => {
    const time = share * seconds;
    return shots[0]!.at(time).position[1] - subject.centreAt(time)[1];
  };
  assert.ok(subject.centreAt(seconds * 0.9)[1] < subject.centreAt(0)[1] - 0.5);
  assert.ok(Math.abs(above(0.9) - above(0.1)) < 0.6);
});

/** What a prompt names is in the picture: counted in the pixels of three moments. */
import assert from 'node:assert/strict';
import { describe as group, test } from 'node:test';
import { countVisible } from '../src/render/count-visible.ts';
import { IdBuffer } from '../src/stage/check/id-buffer.ts';
import { compileStage } from '../src/stage/compile.ts';
import { createFilm } from '../src/stage/film.ts';
import { firstScene } from './first-scene.ts';

const [width, height, seconds] = [192, 108, 4];
/** Percent of the picture below which nobody would see a thing. */
const least = 0.15;

/** Percent of the picture that each thing of the scene covers, as an average over the video. */
const coverage = async (prompt: string): Promise<Map<string, number>> => {
  const stage = await compileStage(firstScene(prompt), { seed: 1, seconds, width, height });
  const film = await createFilm(stage);
  const shares = new Map(stage.scene.things.map(({ name }) => [name, 0]));
  for (const share of [0.12, 0.5, 0.88]) {
    const counted = countVisible(film.world, film.poseFrame(share * seconds), width, height);
    for (const [object, part] of counted) {
      const name = film.actorOf.get(object)?.thing.name;
      if (name !== undefined) shares.set(name, (shares.get(name) ?? 0) + (part * 100) / 3);
    }
  }
  return shares;
};

const prompts: Record<string, string[]> = {
  'A mechanic repairing a car in a garage': ['mechanic', 'car'],
  'A train passing through a desert with cacti': ['train', 'cactus'],
  'Two astronauts planting a flag on the moon': ['astronaut', 'flag'],
  'A Viking ship sailing between icebergs': ['viking ship', 'iceberg'],
  'A girl reading a book under a big oak tree': ['girl', 'book', 'oak tree'],
  'A mermaid sitting on a rock by the sea': ['mermaid', 'rock'],
  'A nurse pushing a wheelchair in a hospital corridor': ['nurse', 'wheelchair'],
  'A giant octopus attacking a ship': ['kraken attack'],
};

group('everything named is seen', () => {
  for (const [prompt, names] of Object.entries(prompts))
    test(prompt, async () => {
      const shares = await coverage(prompt);
      for (const name of names)
        assert.ok((shares.get(name) ?? 0) > least, `${name} covers ${shares.get(name)?.toFixed(2)} %`);
    });
});

test('what slides down or takes off stays in the picture to the end', async () => {
  for (const [prompt, name] of [
    ['A girl slides down a slide', 'girl'],
    ['A helicopter takes off from a rooftop', 'helicopter'],
  ] as const) {
    const stage = await compileStage(firstScene(prompt), { seed: 1, seconds, width, height });
    const film = await createFilm(stage);
    const counted = countVisible(film.world, film.poseFrame(seconds * 0.9), width, height);
    const share = [...counted]
      .filter(([object]) => film.actorOf.get(object)?.thing.name === name)
      .reduce((sum, [, part]) => sum + part * 100, 0);
    assert.ok(share > least, `${name} covers ${share.toFixed(2)} % at the end`);
  }
});

test('a large animal beside a small one is seen to its head', async () => {
  const stage = await compileStage(firstScene('A black cat and a white horse on a lawn'), {
    seed: 1,
    seconds,
    width,
    height,
  });
  assert.ok(
    stage.subject.extent.height >= stage.actors.find(({ thing }) => /horse/.test(thing.name))!.size[1],
  );
});

test('ducks swim in the water of a pond, not on its bank', async () => {
  const stage = await compileStage(firstScene('A duck with ducklings swimming on a pond'), {
    seed: 1,
    seconds,
    width,
    height,
  });
  for (const { path, thing } of stage.actors) {
    const [x, , z] = path!(seconds / 2).position;
    assert.notEqual(stage.set.water?.(x, z, 0) ?? null, null, `${thing.name} has water under it`);
  }
});

test('a laptop that nobody uses turns its screen to the camera', async () => {
  const stage = await compileStage(firstScene('A laptop on a table'), { seed: 1, seconds, width, height });
  const laptop = stage.actors.find(({ kit }) => kit?.isUsedFromBehind)!;
  assert.ok(-Math.cos(laptop.yaw - stage.axes.azimuth) > 0.7);
});

test('what is tall behind a rider is large in the picture', async () => {
  const seen = await coverage('A knight rides a horse past a castle');
  assert.ok(seen.get('castle')! > 1, `${seen.get('castle')} %`);
});

test('a close-up is of the head of an animal and of the upper part of what is large', async () => {
  for (const prompt of ['A close-up of a wolf', 'A close-up of a lighthouse', 'A close-up of a sunflower']) {
    const { hero, shots } = await compileStage(firstScene(prompt), { seed: 1, seconds, width, height });
    const { distance, focalLength } = shots[0]!.framing;
    // Height of what the picture shows at the subject's distance, in metres.
    assert.ok(
      distance / focalLength < hero!.size[1],
      `${prompt}: ${distance / focalLength} of ${hero!.size[1]}`,
    );
  }
});

test('a flat thing in the air has its face to the camera', async () => {
  const stage = await compileStage(firstScene('A paper heart floats through a room'), {
    seed: 1,
    seconds,
    width,
    height,
  });
  const heart = stage.actors.find(({ thing }) => thing.name.includes('heart'))!;
  const { yaw } = heart.path?.(1) ?? heart;
  assert.ok(Math.cos(yaw - stage.shotRequest.azimuth) > 0.95);
});

test('what lies on a plate is within its edge', async () => {
  const stage = await compileStage(firstScene('A cheese and a melon on a plate'), {
    seed: 1,
    seconds,
    width,
    height,
  });
  const widthOf = (name: string) => stage.actors.find(({ thing }) => thing.name === name)!.size[0];
  assert.ok(widthOf('melon') < widthOf('plate'));
});

test('red rice is red, and its bowl is not', async () => {
  const stage = await compileStage(firstScene('Red rice in a blue bowl'), {
    seed: 1,
    seconds,
    width,
    height,
  });
  const { colours } = stage.actors.find(({ thing }) => thing.filling)!.model.parts[0]!.mesh;
  const count = (isOf: (r: number, g: number, b: number) => boolean) =>
    colours.filter((value, n) => n % 3 === 0 && isOf(value, colours[n + 1]!, colours[n + 2]!)).length;
  assert.ok(count((r, g, b) => r > 0.2 && g < r / 3 && b < r / 3) > 500, 'red grains');
  assert.ok(count((r, g, b) => b > 0.1 && r < b / 2 && g < b) > 30, 'a blue bowl');
});

test('a chandelier hangs over the floor, above those below it', async () => {
  const scene = firstScene('A ballroom with a chandelier and a guest');
  const { actors } = await compileStage(scene, { seed: 1, seconds, width, height });
  const heightOf = (name: string) =>
    actors.find(({ thing }) => thing.name === name)!.path!(seconds / 2).position[1];
  assert.ok(heightOf('chandelier') > 1.5, `it is ${heightOf('chandelier')} m over the floor`);
  assert.ok(heightOf('guest') < 0.3);
});

test('somebody at ease is seen from near after a cut', async () => {
  const stage = await compileStage(firstScene('A boy with sunglasses stands in a park'), {
    seed: 1,
    seconds,
    width,
    height,
  });
  const film = await createFilm(stage);
  const [wide, near] = stage.shots;
  assert.ok(near && near.framing.distance < wide!.framing.distance * 0.66, 'the second view is nearer');
  const shareAt = (share: number) => {
    const counted = countVisible(film.world, film.poseFrame(share * seconds), width, height);
    return [...counted].reduce((sum, [object, part]) => sum + (film.actorOf.has(object) ? part : 0), 0);
  };
  assert.ok(shareAt(0.8) > shareAt(0.1) * 1.5, 'and shows more of him');
});

test('sides, ways and camera moves are told in one view', async () => {
  for (const prompt of [
    'A mouse on the left of a horse',
    'A girl stands in a park, zoom in',
    'A beetle crawls from left to right on a table',
  ]) {
    const stage = await compileStage(firstScene(prompt), { seed: 1, seconds, width, height });
    await createFilm(stage);
    assert.equal(stage.shots.length, 1, prompt);
  }
});

test('a group that is small in the picture is filled by the camera going nearer', async () => {
  const stage = await compileStage(firstScene('Six ducklings follow a duck on a pond'), {
    seed: 1,
    seconds,
    width,
    height,
  });
  const film = await createFilm(stage);
  const { camera } = film.poseFrame(seconds / 2);
  const seen = new IdBuffer(width / height).look(film.world, camera, new Set(film.actorOf.keys()));
  const boxes = [...seen.values()].flatMap(({ box }) => box ?? []);
  const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  assert.ok(wide > 0.6, `they span ${wide.toFixed(2)} of the picture`);
});

test('each shot of a longer film shows its hero whole', async () => {
  const buffer = new IdBuffer(width / height);
  for (const prompt of [
    'Two astronauts play chess on the moon',
    'A grandmother knits a scarf by the fireplace while a cat sleeps on her lap',
    'A golden dog runs along the beach at sunset',
  ]) {
    const stage = await compileStage(firstScene(prompt), { seed: 1, seconds: 10, width, height });
    const film = await createFilm(stage);
    const { thingIndex } = stage.hero!;
    const objects = new Set(
      [...film.actorOf].filter(([, actor]) => actor.thingIndex === thingIndex).map(([object]) => object),
    );
    for (const [n, shot] of stage.shots.entries())
      for (const moment of [0.1, 0.5, 0.9]) {
        const { camera } = film.poseFrame(shot.from + (shot.until - shot.from) * moment);
        const seen = [...buffer.look(film.world, camera, objects).values()];
        const sum = (of: 'visible' | 'inside' | 'outside' | 'above') =>
          seen.reduce((total, one) => total + one[of], 0);
        const where = `${prompt}: shot ${n + 1} at ${moment}`;
        // A near view of an act cuts people at the hips.
        const cut = sum(shot.isNear ? 'above' : 'outside');
        assert.ok(cut < (sum('inside') + sum('outside')) * 0.15, `${where} cuts its hero`);
        assert.ok(sum('visible') > sum('inside') * 0.5, `${where} hides its hero`);
      }
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { VideoJob } from '../../src/engines/engine.ts';
import { describeFilm, readStoredScene } from '../../src/engines/local/scene/describe-film.ts';
import { createFilm } from '../../src/engines/local/scene/picture/film.ts';
import { filmJob } from '../support/film-job.ts';

const [width, height, framesPerSecond] = [320, 180, 24];

const jobOf = (prompt: string, changes: Partial<VideoJob> = {}): VideoJob =>
  filmJob({ seed: 21, prompt, seconds: 2, width, height, ...changes });

/** Frames at these seconds of the film, as drawn. */
const draw = async (prompt: string, seconds: number[], changes: Partial<VideoJob> = {}) => {
  const job = jobOf(prompt, changes);
  const plan = { ...job, ...describeFilm(job), frameCount: job.seconds * framesPerSecond, framesPerSecond };
  const film = await createFilm(plan);
  return seconds.map((at) => {
    const pixels = new Uint32Array(job.width * job.height);
    film.draw(Math.round(at * framesPerSecond), pixels);
    return new Uint8Array(pixels.buffer);
  });
};

type Test = (red: number, green: number, blue: number) => boolean;

/** Share of the pixels between these rows that pass, and where their middle lies. */
const find = (frame: Uint8Array, test: Test, from = 0, to = 1) => {
  let [count, sumX, sumY, all] = [0, 0, 0, 0];
  for (let y = Math.floor(from * height); y < to * height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      all += 1;
      if (!test(frame[at]!, frame[at + 1]!, frame[at + 2]!)) continue;
      count += 1;
      sumX += x;
      sumY += y;
    }
  }
  return { share: count / all, x: sumX / Math.max(1, count), y: sumY / Math.max(1, count) };
};

const level = (frame: Uint8Array, channel?: number) => {
  let sum = 0;
  for (let at = 0; at < frame.length; at += 4)
    sum += channel === undefined ? (frame[at]! + frame[at + 1]! + frame[at + 2]!) / 3 : frame[at + channel]!;
  return sum / (frame.length / 4);
};

const isRed: Test = (red, green, blue) => red > 110 && green < red * 0.45 && blue < red * 0.5;
const isWhite: Test = (red, green, blue) =>
  Math.min(red, green, blue) > 150 && Math.max(red, green, blue) - Math.min(red, green, blue) < 50;
const isGreen: Test = (red, green, blue) => green > red + 8 && green > blue + 12;
const isBlue: Test = (red, _, blue) => blue > red + 25;

describe('pictures show what the prompt names:', () => {
  it('a red balloon that rises', async () => {
    const [early, late] = await draw('a red balloon rises over a meadow', [0.4, 1.6]);
    const [before, after] = [find(early!, isRed), find(late!, isRed)];
    assert.ok(before.share > 0.004 && after.share > 0.004, `${before.share} ${after.share}`);
    assert.ok(after.y < before.y - 15, `${before.y} to ${after.y}`);
  });

  it('a balloon in the colour asked for', async () => {
    const [blue] = await draw('a blue balloon in a studio', [1], { seed: 4 });
    const [red] = await draw('a red balloon in a studio', [1], { seed: 4 });
    assert.ok(find(red!, isRed).share > find(blue!, isRed).share + 0.005);
    assert.ok(find(blue!, isRed).share < 0.004);
  });

  it('night that is dark, and day that is not', async () => {
    const [night] = await draw('mountains at night', [1]);
    const [day] = await draw('mountains at noon', [1]);
    assert.ok(level(night!) < 60 && level(day!) > 95, `${level(night!)} ${level(day!)}`);
  });

  it('a sunset that is warm', async () => {
    const [sunset] = await draw('the sea at sunset', [1]);
    const [noon] = await draw('the sea at noon', [1]);
    assert.ok(level(sunset!, 0) - level(sunset!, 2) > level(noon!, 0) - level(noon!, 2) + 40);
  });

  it('snow that lies and falls', async () => {
    const frames = await draw('snow falls on a winter field', [1, 1.04, 1.08]);
    assert.ok(find(frames[0]!, isWhite, 0.7).share > 0.3, `${find(frames[0]!, isWhite, 0.7).share}`);
    const [still] = await draw('a winter field, clear sky', [1]);
    const specks = (frame: Uint8Array) => {
      let count = 0;
      for (let y = 5; y < height * 0.25; y += 1)
        for (let x = 5; x < width - 5; x += 1) {
          const at = (y * width + x) * 4;
          if (frame[at]! > frame[at - 16]! + 16 && frame[at]! > frame[at + 16]! + 16) count += 1;
        }
      return count;
    };
    assert.ok(specks(frames[0]!) > specks(still!) + 30, `${specks(frames[0]!)} ${specks(still!)}`);
  });

  it('a dog that runs across', async () => {
    const prompt = 'a red dog runs to the right through the snow';
    const [early, late] = await draw(prompt, [0.4, 1.6]);
    const [before, after] = [find(early!, isRed), find(late!, isRed)];
    assert.ok(before.share > 0.002 && after.x > before.x + 20, `${before.x} to ${after.x}`);
  });

  it('green meadows, blue depths and black space', async () => {
    const [meadow] = await draw('a green meadow in summer', [1]);
    const [depths] = await draw('underwater, fish swimming', [1]);
    const [space] = await draw('outer space full of stars', [1]);
    assert.ok(find(meadow!, isGreen, 0.7).share > 0.6, `${find(meadow!, isGreen, 0.7).share}`);
    assert.ok(find(depths!, isBlue, 0, 0.5).share > 0.7);
    assert.ok(level(space!) < 45);
  });

  it('water that mirrors what stands over it', async () => {
    const [lake] = await draw('a calm lake at sunset', [1]);
    const row = (y: number) => {
      let sum = 0;
      for (let x = 0; x < width; x += 1) sum += lake![(Math.floor(y * height) * width + x) * 4]! / width;
      return sum;
    };
    assert.ok(Math.abs(row(0.66) - row(0.5)) < 70, `${row(0.66)} ${row(0.5)}`);
  });

  it('lit windows in a city at night', async () => {
    const [skyline] = await draw('a city skyline at night', [1], { width: 640, height: 360 });
    let count = 0;
    for (let at = 0; at < skyline!.length; at += 4)
      if (skyline![at]! > 140 && skyline![at]! > skyline![at + 2]! + 20) count += 1;
    assert.ok(count > 150, `${count}`);
  });

  it('more of them when more are asked for', async () => {
    const [one] = await draw('a red apple in a studio', [1]);
    const [many] = await draw('seven red apples in a studio', [1]);
    const columns = (frame: Uint8Array) => {
      const seen = new Set<number>();
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const at = (y * width + x) * 4;
          if (isRed(frame[at]!, frame[at + 1]!, frame[at + 2]!)) seen.add(x);
        }
      return seen.size;
    };
    assert.ok(columns(many!) > columns(one!) * 1.8, `${columns(one!)} ${columns(many!)}`);
  });

  it('styles: noir has no colour, line art is light, pixel art is made of squares', async () => {
    const [noir] = await draw('a forest, film noir', [1]);
    assert.equal(
      find(noir!, (red, green, blue) => Math.max(red, green, blue) - Math.min(red, green, blue) > 3).share,
      0,
    );
    const [ink] = await draw('a forest, line art', [1]);
    assert.ok(level(ink!) > 150);
    const [squares] = await draw('a forest, pixel art', [1]);
    let same = 0;
    for (let y = 0; y < height; y += 2)
      for (let x = 0; x < width; x += 2)
        if (squares![(y * width + x) * 4] === squares![(y * width + x + 1) * 4]) same += 1;
    assert.ok(same > (width * height) / 4 - 60);
  });

  it('what Chinese prompts name: a red balloon that rises, a dark night, green meadows, falling snow', async () => {
    const [early, late] = await draw('一个红色的气球从草地上升起', [0.4, 1.6]);
    assert.ok(find(late!, isRed).y < find(early!, isRed).y - 15);
    assert.ok(find(early!, isRed).share > 0.004);
    assert.ok(find(early!, isGreen, 0.7).share > 0.5, `${find(early!, isGreen, 0.7).share}`);
    const [night] = await draw('夜晚的山', [1]);
    const [day] = await draw('中午的山', [1]);
    assert.ok(level(night!) < 60 && level(day!) > 95, `${level(night!)} ${level(day!)}`);
    const [snow] = await draw('一只红色的狗在雪地里奔跑', [1]);
    assert.ok(find(snow!, isWhite, 0.7).share > 0.3, `${find(snow!, isWhite, 0.7).share}`);
    assert.ok(find(snow!, isRed).share > 0.002);
  });

  it('a timelapse whose light and shadows move over still land', async () => {
    const moved = async (prompt: string) => {
      const [early, late] = await draw(prompt, [0.6, 1.4]);
      let sum = 0;
      for (let y = Math.floor(height * 0.8); y < height; y += 1)
        for (let x = 0; x < width; x += 1)
          sum += Math.abs(early![(y * width + x) * 4 + 1]! - late![(y * width + x) * 4 + 1]!);
      return sum / (width * height * 0.2);
    };
    const [racing, calm] = [
      await moved('a desert, timelapse, static camera'),
      await moved('a desert, static camera'),
    ];
    assert.ok(racing > calm + 2, `${racing} ${calm}`);
  });

  it('a timelapse whose glitter on the water follows the sun', async () => {
    const frames = await draw('the sea under a full moon, timelapse, static camera', [0.6, 1, 1.4]);
    /** The brightest stripe of the water, an eighth of the picture wide. */
    const stripe = (frame: Uint8Array) => {
      const lights = Array.from({ length: 8 }, (_, n) => {
        let sum = 0;
        for (let y = Math.floor(height * 0.6); y < height * 0.9; y += 1)
          for (let x = 0; x < width / 8; x += 1) sum += frame[(y * width + (n * width) / 8 + x) * 4]!;
        return sum;
      });
      return lights.indexOf(Math.max(...lights));
    };
    const [early, middle, late] = frames.map(stripe);
    assert.ok(middle! > early! && late! > middle!, `${early} ${middle} ${late}`);
  });

  it('a camera that pans', async () => {
    const [early, late] = await draw('mountains, camera pans right', [0.5, 1.5]);
    const [calm, later] = await draw('mountains, static camera', [0.5, 1.5]);
    const change = (a: Uint8Array, b: Uint8Array) =>
      a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;
    assert.ok(change(early!, late!) > change(calm!, later!) * 1.3);
  });
});

describe('films', () => {
  it('come out the same for the same seed, and another for another', async () => {
    const [a] = await draw('a fox in a forest', [1]);
    const [b] = await draw('a fox in a forest', [1]);
    const [c] = await draw('a fox in a forest', [1], { seed: 99 });
    assert.deepEqual(a, b);
    assert.notDeepEqual(a, c);
  });

  it('come out the same whichever frames were drawn before', async () => {
    for (const prompt of [
      'fireworks over a city skyline at night',
      'a sailboat on the sea',
      'a rainy street',
    ]) {
      const [, , late, early] = await draw(prompt, [0, 1 / 24, 25 / 24, 3 / 24]);
      const [alone] = await draw(prompt, [25 / 24]);
      const [inTurn] = (await draw(prompt, [2 / 24, 3 / 24])).slice(1);
      assert.ok(Buffer.compare(late!, alone!) === 0, `${prompt}: a frame depends on those before it`);
      assert.ok(Buffer.compare(early!, inTurn!) === 0, `${prompt}: a frame depends on those before it`);
    }
  });

  it('remixed keep place and seed and change what is asked', () => {
    const first = describeFilm(jobOf('a dog runs on the beach at noon', { seed: 5 }));
    const sourceScene = JSON.stringify({ engine: 'scene', version: 2, ...first, notDrawn: [] });
    assert.deepEqual(readStoredScene(sourceScene)?.spec, first.spec);
    const remix = describeFilm(jobOf('make it night', { seed: 77, sourceScene }));
    assert.deepEqual([remix.seed, remix.spec.place, remix.spec.timeOfDay], [5, first.spec.place, 'night']);
    assert.equal(remix.spec.subjects[0]?.name, first.spec.subjects[0]?.name);
    for (const broken of ['', 'no json', '[]', '{"engine":"other"}', '{"engine":"scene","seed":1,"spec":{}}'])
      assert.equal(readStoredScene(broken), undefined);
  });

  it('remixed show the same subject at the same place in another light, colour or weather', async () => {
    const first = describeFilm(jobOf('a red car stands in a meadow at noon', { seed: 8 }));
    const sourceScene = JSON.stringify({ engine: 'scene', version: 2, ...first, notDrawn: [] });
    const [noon] = await draw('a red car stands in a meadow at noon', [1], { seed: 8 });
    const remix = async (prompt: string, scene = sourceScene) => {
      const edited = describeFilm(jobOf(prompt, { sourceScene: scene }));
      const [frame] = await draw(prompt, [1], { sourceScene: scene });
      return {
        frame: frame!,
        scene: JSON.stringify({ engine: 'scene', version: 2, ...edited, notDrawn: [] }),
      };
    };
    const night = await remix('make it night');
    assert.ok(level(night.frame) < level(noon!) * 0.6, `${level(night.frame)} ${level(noon!)}`);
    const isReddish: Test = (red, green, blue) => red > 40 && red > green * 1.5 && red > blue * 1.3;
    const [before, after] = [find(noon!, isReddish), find(night.frame, isReddish)];
    assert.ok(after.share > 0.004 && Math.abs(after.x - before.x) < 12, `${JSON.stringify([before, after])}`);
    const blue = await remix('make the car blue');
    assert.ok(find(blue.frame, isRed).share < find(noon!, isRed).share * 0.3);
    const snowed = await remix('let it snow', night.scene);
    assert.ok(level(snowed.frame) < level(noon!));
    assert.ok(Math.abs(find(snowed.frame, isReddish).x - before.x) < 14);
  });

  it('take the style of the request over that of the prompt', () => {
    assert.equal(describeFilm(jobOf('a forest in watercolour', { style: 'noir' })).spec.style, 'noir');
  });
});

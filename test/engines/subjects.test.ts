import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { describeFilm } from '../../src/engines/local/scene/describe-film.ts';
import { blinkTimes, lidsFor } from '../../src/engines/local/scene/picture/blinks.ts';
import type { Canvas, Context } from '../../src/engines/local/scene/picture/brush.ts';
import { eyesOf } from '../../src/engines/local/scene/picture/eyes.ts';
import { createFilm } from '../../src/engines/local/scene/picture/film.ts';
import { cutPair, drawPairStriding } from '../../src/engines/local/scene/picture/front-legs.ts';
import { type Art, legRigs } from '../../src/engines/local/scene/picture/leg-rigs.ts';
import { cutLegs, type Legs } from '../../src/engines/local/scene/picture/limbs.ts';
import { mannerOf } from '../../src/engines/local/scene/picture/manners.ts';
import { drawLying } from '../../src/engines/local/scene/picture/postures.ts';
import { branch } from '../../src/engines/local/scene/picture/random.ts';
import { loadArt } from '../../src/engines/local/scene/picture/sprites.ts';
import { drawStriding } from '../../src/engines/local/scene/picture/striding.ts';
import { wingRigs } from '../../src/engines/local/scene/picture/wing-rigs.ts';
import { drawFlying, growWings } from '../../src/engines/local/scene/picture/wings.ts';
import type { Action } from '../../src/engines/local/scene/understand/scene-spec.ts';
import { filmJob } from '../support/film-job.ts';

const artOf = async (stem: string, action: Action = 'walk'): Promise<Art> => {
  const art = await loadArt(stem, action);
  assert.ok(art, stem);
  return art;
};

type Pixels = { width: number; height: number; data: Uint8ClampedArray; opaque: Uint8Array };
/** Room on all sides for legs and wings that reach out. */
const margin = 56;
/** Pictures are judged at this height. */
const tall = 90;
const small = (picture: Canvas): Canvas => {
  const canvas = createCanvas(Math.round((picture.width * tall) / picture.height), tall);
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, tall);
  return canvas;
};
const drawn = ({ width, height }: Canvas, draw: (context: Context) => void): Pixels => {
  const canvas = createCanvas(width + margin * 2, height + margin * 2);
  const context = canvas.getContext('2d');
  context.translate(margin, margin);
  draw(context);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const opaque = new Uint8Array(canvas.width * canvas.height);
  for (let at = 0; at < opaque.length; at += 1) opaque[at] = data[at * 4 + 3]! > 128 ? 1 : 0;
  return { width: canvas.width, height: canvas.height, data, opaque };
};
const isOpaque = (pixels: Pixels, x: number, y: number) => pixels.opaque[y * pixels.width + x] === 1;

const rowRuns = (pixels: Pixels, y: number): [from: number, to: number][] => {
  const runs: [number, number][] = [];
  for (let x = 0; x < pixels.width; x += 1) {
    if (!isOpaque(pixels, x, y)) continue;
    const last = runs.at(-1);
    if (last && last[1] === x - 1) last[1] = x;
    else runs.push([x, x]);
  }
  return runs;
};

const boxOf = (pixels: Pixels) => {
  const box = { left: pixels.width, right: -1, top: pixels.height, bottom: -1, count: 0 };
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      if (!isOpaque(pixels, x, y)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
      box.count += 1;
    }
  }
  return box;
};

/** The largest part that hangs together, as a share of all that is drawn. */
const wholeness = (pixels: Pixels) => {
  const { width, height } = pixels;
  const seen = new Uint8Array(width * height);
  let [largest, all] = [0, 0];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || pixels.opaque[start] !== 1) continue;
    const pending = [start];
    seen[start] = 1;
    let count = 0;
    while (pending.length > 0) {
      const at = pending.pop()!;
      count += 1;
      for (const next of [at + 1, at - 1, at + width, at - width]) {
        if (seen[next] !== 0 || pixels.opaque[next] !== 1) continue;
        seen[next] = 1;
        pending.push(next);
      }
    }
    largest = Math.max(largest, count);
    all += count;
  }
  return largest / all;
};

const filmOf = (prompt: string, seconds: number, width = 320, height = 180) => {
  const job = filmJob({ prompt, seconds, width, height });
  return createFilm({ ...job, ...describeFilm(job), frameCount: seconds * 24, framesPerSecond: 24 });
};

describe('eyes', () => {
  const numbers: [string, number][] = [
    ['1f408', 1],
    ['1f415', 1],
    ['1f40e', 1],
    ['1f418', 1],
    ['1f404', 1],
    ['1f426', 1],
    ['1f985', 1],
    ['1f996', 1],
    ['1face', 1],
    ['1f98a', 2],
    ['1f43b', 2],
    ['1f427', 2],
    ['1f989', 2],
    ['1f467', 2],
    ['1f9d1-200d-1f373', 2],
    ['1f6b6', 1],
  ];
  for (const [stem, count] of numbers) {
    it(`are found in ${stem}, and lids cover what is dark in them`, async () => {
      const { picture } = await artOf(stem, 'stand');
      const eyes = eyesOf(stem, picture);
      assert.equal(eyes.length, count);
      const rangeOf = (canvas: Canvas, { x, y, wide, tall: high }: (typeof eyes)[number]) => {
        const { data } = canvas
          .getContext('2d')
          .getImageData(
            Math.round(x - wide * 0.7),
            Math.round(y - high * 0.8),
            Math.ceil(wide * 1.4),
            Math.ceil(high * 0.9),
          );
        const tones = Array.from(
          { length: data.length / 4 },
          (_, n) => data[n * 4]! + data[n * 4 + 1]! + data[n * 4 + 2]!,
        );
        return Math.max(...tones) - Math.min(...tones);
      };
      const shut = createCanvas(picture.width, picture.height);
      shut.getContext('2d').drawImage(picture, 0, 0);
      for (const { canvas, left, top } of lidsFor(picture, eyes))
        shut.getContext('2d').drawImage(canvas, left, top);
      for (const eye of eyes) {
        const [open, closed] = [rangeOf(picture, eye), rangeOf(shut, eye)];
        assert.ok(
          closed < Math.max(90, open * 0.6) && closed !== open,
          `${stem}: ${open} open, ${closed} shut`,
        );
      }
    });
  }

  it('are not seen where there are none', async () => {
    for (const stem of [
      '1f697',
      '1f3e0',
      '1f33b',
      '1f333',
      '26f5',
      '2708',
      '1f680',
      '1f98b',
      '1f41f',
      '1f40d',
    ])
      assert.deepEqual(eyesOf(stem, (await artOf(stem)).picture), [], stem);
  });

  it('close for a few frames, every few seconds, and open again', async () => {
    const [width, height, seconds] = [480, 270, 7];
    const film = await filmOf('A dog in a white studio, static camera, close-up', seconds, width, height);
    const pixels = new Uint32Array(width * height);
    const bytes = new Uint8Array(pixels.buffer);
    // Between the fades at both ends only its eye and its nose are dark.
    const counts = Array.from({ length: seconds * 24 - 48 }, (_, n) => {
      film.draw(n + 20, pixels);
      let count = 0;
      for (let at = 0; at < bytes.length; at += 4)
        if (bytes[at]! + bytes[at + 1]! + bytes[at + 2]! < 260) count += 1;
      return count;
    });
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)]!;
    const blinks: number[][] = [];
    for (const [n, count] of counts.entries()) {
      if (count > usual * 0.65) continue;
      if (blinks.at(-1)?.at(-1) === n - 1) blinks.at(-1)!.push(n);
      else blinks.push([n]);
    }
    assert.ok(blinks.length >= 1 && blinks.length <= 4, `${blinks.length} blinks: ${counts.join(' ')}`);
    for (const blink of blinks)
      assert.ok(blink.length >= 2 && blink.length <= 5, `shut for ${blink.length} frames`);
  });

  it('blink in their own time, two to six seconds apart, seldom twice', () => {
    const times = Array.from({ length: 200 }, (_, seed) => blinkTimes(branch(seed, 'blink'), 60)).map(
      (list) => list.slice(1).map((time, n) => time - list[n]!),
    );
    const pauses = times.flat();
    const twice = pauses.filter((pause) => pause < 1).length / pauses.length;
    assert.ok(twice > 0.02 && twice < 0.2, `${twice} of all blinks follow another at once`);
    assert.ok(pauses.every((pause) => pause < 1 || (pause > 1.6 && pause < 6.1)));
  });
});

describe('legs', () => {
  const stride = (action: 'walk' | 'run') => (action === 'walk' ? (2 * 0.34) / 0.62 : (2 * 0.46) / 0.4);
  const walkers = [
    '1f408',
    '1f415',
    '1f40e',
    '1f404',
    '1f418',
    '1f6b6',
    '1f3c3',
    '1f413',
    '1f98a',
    '1f984',
    '1face',
    '1f417',
    '1f414',
    '1f996',
  ];

  /** Frames of one stride, and how far the body goes between two of them, in pixels. */
  const strideOf = (picture: Canvas, legs: Legs, action: 'walk' | 'run', frames: number) => ({
    goes: (stride(action) * legs.length) / frames,
    shots: Array.from({ length: frames }, (_, n) =>
      drawn(picture, (context) =>
        drawStriding(context, legs, action, (stride(action) * n) / frames, (body) =>
          context.drawImage(body, 0, 0),
        ),
      ),
    ),
  });
  const redSpot = ({ width, data }: Pixels) => {
    let [x, y, count] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at]! < 200 || data[at + 1]! > 60 || data[at + 2]! > 60) continue;
      x += (at / 4) % width;
      y += Math.floor(at / 4 / width);
      count += 1;
    }
    return count > 3 ? { x: x / count, y: y / count } : undefined;
  };

  for (const stem of walkers) {
    it(`of ${stem} step in turn and hang on the body`, async () => {
      const art = await artOf(stem);
      const picture = small(art.picture);
      const legs = cutLegs(picture, art.legs!);
      for (const action of ['walk', 'run'] as const) {
        const { shots } = strideOf(picture, legs, action, 10);
        for (const shot of shots) assert.ok(wholeness(shot) > 0.985, `${action}: a part comes off`);
        const sole = Math.floor(margin + legs.ground - 1);
        const patterns = new Set(shots.map((shot) => JSON.stringify(rowRuns(shot, sole))));
        assert.ok(patterns.size > 6, `${action}: feet stay at the same place of the body`);
        const lower = (shot: Pixels) => {
          const from = Math.floor(margin + legs.ground - legs.length * 0.5);
          return new Set(
            Array.from({ length: shot.width * (shot.height - from) }, (_, n) => n + from * shot.width).filter(
              (at) => shot.opaque[at] === 1,
            ),
          );
        };
        const [one, other] = [lower(shots[0]!), lower(shots[3]!)];
        const shared = [...one].filter((at) => other.has(at)).length;
        const differs = 1 - shared / (one.size + other.size - shared);
        assert.ok(
          differs > 0.25,
          `${action}: legs change by ${differs.toFixed(2)} in three tenths of a stride`,
        );
      }
    });

    it(`of ${stem} stay on the ground where they stand`, async () => {
      const art = await artOf(stem);
      const picture = createCanvas(small(art.picture).width, tall);
      const legs = cutLegs(picture, art.legs!);
      const { lower, foot } = legs.near[0]!;
      const paint = lower.canvas.getContext('2d');
      paint.fillStyle = '#f00';
      paint.setTransform(1, 0, 0, 1, -lower.left, -lower.top);
      paint.fillRect(foot.x - 1.5, foot.y - 1.5, 3, 3);
      for (const action of ['walk', 'run'] as const) {
        const { goes, shots } = strideOf(picture, legs, action, 60);
        const spots = shots.map(redSpot);
        const lowest = Math.max(...spots.map((spot) => spot?.y ?? 0));
        let [stood, drift] = [0, 0];
        for (let n = 1; n < spots.length; n += 1) {
          const [before, now] = [spots[n - 1], spots[n]];
          const stands = before && now && Math.min(before.y, now.y) > lowest - 0.6;
          // The body goes to the left by `goes`; on the ground the foot goes to the right by as much.
          drift = stands ? drift + now.x - before.x - goes : 0;
          if (stands) stood += 1;
          assert.ok(Math.abs(drift) < 1.5, `${action}: slid ${drift.toFixed(1)} px in ${stood} frames`);
        }
        assert.ok(stood > 6, `${action}: stood in ${stood} of 60 frames`);
      }
    });
  }

  it('of someone seen from the front come up in turn', async () => {
    const art = await artOf('1f916');
    const picture = small(art.picture);
    const pair = cutPair(picture, art.front!);
    const heights = Array.from({ length: 16 }, (_, n) => {
      const shot = drawn(picture, (context) =>
        drawPairStriding(context, pair, 'walk', (stride('walk') * pair.length * n) / 16, (body) =>
          context.drawImage(body, 0, 0),
        ),
      );
      const foot = (from: number, to: number) => {
        for (let y = shot.height - 1; y > 0; y -= 1)
          for (let x = Math.floor(margin + picture.width * from); x < margin + picture.width * to; x += 1)
            if (isOpaque(shot, x, y)) return y;
        return 0;
      };
      return foot(0, 0.5) - foot(0.5, 1);
    });
    assert.ok(Math.max(...heights) > 0 && Math.min(...heights) < 0, heights.join(' '));
  });

  it('are those of four-legged bodies where the art is a head', async () => {
    for (const stem of ['1face', '1f417', '1f984', '1f98a', '1f981', '1f43b']) {
      const { picture } = await artOf(stem, 'stand');
      const shot = drawn(picture, (context) => context.drawImage(picture, 0, 0));
      const feet = rowRuns(shot, Math.floor(margin + picture.height * 0.97));
      assert.ok(feet.length >= 2, `${stem} has ${feet.length} feet`);
      assert.ok(picture.width > picture.height * 1.05, `${stem} is not long`);
    }
    const { picture, front, legs } = await artOf('1f43b', 'dance');
    assert.ok(front && !legs && picture.height > picture.width, 'a bear dances on two');
  });

  it('fold under a sleeper, who lies', async () => {
    for (const stem of ['1f408', '1f415', '1f40e', '1f984']) {
      const art = await artOf(stem, 'sleep');
      const picture = small(art.picture);
      const legs = cutLegs(picture, art.legs!);
      const lying = boxOf(
        drawn(picture, (context) => drawLying(context, legs, (body) => context.drawImage(body, 0, 0))),
      );
      const standing = boxOf(drawn(picture, (context) => context.drawImage(picture, 0, 0)));
      assert.ok(lying.bottom - lying.top < (standing.bottom - standing.top) * 0.86, stem);
      assert.ok(Math.abs(lying.bottom - standing.bottom) < 8, `${stem} floats`);
    }
  });
});

describe('wings', () => {
  for (const [stem, rig] of Object.entries(wingRigs)) {
    it(`of ${stem} beat`, async () => {
      const art = await artOf(stem, 'fly');
      const picture = small(art.picture);
      const wings = growWings(picture, rig, art.legs);
      const boxes = Array.from({ length: 12 }, (_, n) =>
        boxOf(
          drawn(picture, (context) =>
            drawFlying(context, wings, n / 12 / rig.hertz, (body) => context.drawImage(body, 0, 0)),
          ),
        ),
      );
      const swing = (value: (box: (typeof boxes)[number]) => number) =>
        Math.max(...boxes.map(value)) - Math.min(...boxes.map(value));
      const reach = Math.max(
        swing(({ top }) => top),
        swing(({ bottom }) => bottom),
        swing(({ left, right }) => right - left),
      );
      assert.ok(reach > picture.height * 0.05, `${stem} moves by ${reach} of ${picture.height}`);
    });
  }

  it('are not for planes, kites and balloons', () => {
    for (const art of ['2708', '1f6e9', '1f681', '1fa81', '1f388', '1f680'])
      assert.equal(mannerOf({ art, action: 'fly', character: null }, undefined), 'plain', art);
    assert.equal(mannerOf({ art: '1f985', action: 'fly', character: null }, undefined), 'wings');
    assert.equal(mannerOf({ art: '1f985', action: 'fly', character: 'mia' }, undefined), 'plain');
  });
});

it('every leg is drawn inside its picture', async () => {
  for (const [stem, rig] of Object.entries(legRigs)) {
    const { picture } = await artOf(stem);
    const { near, ground, length } = cutLegs(picture, rig);
    assert.ok(ground <= picture.height && length > picture.height * 0.08, stem);
    for (const { upper, lower } of near)
      for (const { canvas } of [upper, lower]) assert.ok(canvas.width > 3 && canvas.height > 3, stem);
  }
});

it('the same prompt and seed is the same film, step by step', async () => {
  const [one, other] = [
    await filmOf('A dog runs, a cat sleeps', 2),
    await filmOf('A dog runs, a cat sleeps', 2),
  ];
  for (const n of [0, 11, 29, 47]) {
    const [a, b] = [new Uint32Array(320 * 180), new Uint32Array(320 * 180)];
    one.draw(n, a);
    other.draw(n, b);
    assert.deepEqual(a, b);
  }
});

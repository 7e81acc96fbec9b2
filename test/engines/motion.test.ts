import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeFilm } from '../../src/engines/local/scene/describe-film.ts';
import { createFilm } from '../../src/engines/local/scene/picture/film.ts';
import { filmJob } from '../support/film-job.ts';

const [width, height, framesPerSecond, seconds] = [256, 144, 24, 3];
const [columns, rows] = [16, 9];
/** A sleeper's breath is slow. */
const framesApart = 6;

/** Mean brightness of each cell of a frame: film grain cancels itself out in a cell. */
const cellsOf = (frame: Uint8Array): Float32Array => {
  const cells = new Float32Array(columns * rows);
  const [wide, tall] = [width / columns, height / rows];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      cells[Math.floor(y / tall) * columns + Math.floor(x / wide)]! +=
        (frame[at]! * 3 + frame[at + 1]! * 6 + frame[at + 2]!) / (10 * wide * tall);
    }
  }
  return cells;
};

type Motion = { changes: Float32Array[]; moved: number[] };

const watch = async (prompt: string): Promise<Motion> => {
  const job = filmJob({ prompt, seconds, width, height });
  const frameCount = seconds * framesPerSecond;
  const film = await createFilm({ ...job, ...describeFilm(job), frameCount, framesPerSecond });
  const [changes, moved]: [Float32Array[], number[]] = [[], []];
  const frames: Uint8Array[] = [];
  let cellsBefore: Float32Array | undefined;
  for (let n = 0; n < frameCount; n += 1) {
    const pixels = new Uint32Array(width * height);
    film.draw(n, pixels);
    const frame = new Uint8Array(pixels.buffer);
    const cells = cellsOf(frame);
    const earlier = cellsBefore;
    if (earlier) changes.push(cells.map((value, at) => Math.abs(value - earlier[at]!)));
    const before = frames.at(-framesApart);
    if (before) {
      let count = 0;
      // More than the grain of a frame does.
      for (let at = 1; at < frame.length; at += 4) if (Math.abs(frame[at]! - before[at]!) > 5) count += 1;
      moved.push(count / (width * height));
    }
    cellsBefore = cells;
    frames.push(frame);
  }
  return { changes, moved };
};

/** A whole cell that changes far more than in the frames around it: something was put there or taken away. */
const popsOf = ({ changes }: Motion) => {
  const pops: string[] = [];
  for (let n = 4; n < changes.length - 4; n += 1) {
    for (let cell = 0; cell < columns * rows; cell += 1) {
      // Even with even frames: what hardly moves is drawn for two of them.
      const around = Math.max(...[n - 4, n - 2, n + 2, n + 4].map((other) => changes[other]![cell]!));
      if (changes[n]![cell]! > 3 + 4 * around) pops.push(`frame ${n + 1}, cell ${cell}`);
    }
  }
  return pops;
};

const prompts = [
  'A fox walks through an autumn forest',
  'A red car drives down a rainy street at night',
  'A plane flies over the city skyline, zoom out',
  'A sailboat on the sea at sunset',
  'Tropical fish swimming underwater',
  'Five penguins walking through falling snow',
  'A girl walks through a village, handheld camera',
  'Mountains, timelapse',
  'Cherry petals in the wind, a river, camera pans left',
  'A desert with a camel, drone shot',
  'An astronaut floating in space, orbit shot',
  'A cat sleeps in a room, static camera',
  'Bubbles in a studio',
];

describe('motion', () => {
  for (const prompt of prompts) {
    it(`never stops and never jumps: ${prompt}`, async () => {
      const motion = await watch(prompt);
      assert.deepEqual(popsOf(motion), []);
      for (const [n, share] of motion.moved.entries())
        assert.ok(share > 0.003, `from frame ${n} on nothing moves (${share})`);
    });
  }
});

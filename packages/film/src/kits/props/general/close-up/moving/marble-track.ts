/** A wooden track that goes to and fro, and the glass marbles that roll down it. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { clamp } from '../../../../../math/interpolate.ts';
import { type Matrix, multiply, rotationZ, translation } from '../../../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { placed } from '../../../../shared/shapes.ts';

/** Radius of a marble and half the length of a run between its two turns. */
const [radius, half] = [0.026, 0.2];
/** Runs from above: where a marble comes onto it and where it leaves it, at the height of the wood. */
const runs = [0, 1, 2].map((n) => {
  const side = n % 2 ? -1 : 1;
  const high = 0.37 - n * 0.112;
  return { from: [-side * (half + 0.035), high], to: [side * half, high - 0.062] } as const;
});
const floor = 0.022;

/** One run: a board with a low rim on both sides and a stop behind its start. */
const addRun = (b: MeshBuilder, from: readonly number[], to: readonly number[], tone: Vec3) => {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  const [length, side] = [Math.hypot(dx, dy), Math.sign(dx)];
  b.at(
    placed((from[0]! + to[0]!) / 2, (from[1]! + to[1]!) / 2, 0, { turnZ: Math.atan2(dy * side, dx * side) }),
    (k) => {
      k.paint(tone, 'wood').box([0, -0.008, 0], [length + 0.03, 0.016, 0.084], 0.003);
      for (const z of [-0.038, 0.038])
        k.paint(mix(tone, [0.2, 0.09, 0.03], 0.3), 'wood').box(
          [0, 0.004, z],
          [length + 0.03, 0.018, 0.01],
          0.003,
        );
      k.box([-side * (length / 2 + 0.02), 0.012, 0], [0.012, 0.056, 0.086], 0.003);
    },
  );
};

const addFrame = (b: MeshBuilder, tone: Vec3) => {
  for (const { from, to } of runs) addRun(b, from, to, tone);
  const dark = mix(tone, [0.25, 0.12, 0.04], 0.45);
  b.paint(dark, 'wood').box([0, floor / 2, 0], [half * 2 + 0.19, floor, 0.17], 0.005);
  for (const x of [-half * 0.72, half * 0.72])
    b.paint(dark, 'wood').box([x, 0.2, -0.053], [0.026, 0.4, 0.02], 0.004);
  // The rim that holds the marbles at the end.
  for (const x of [-half - 0.088, half + 0.088])
    b.paint(tone, 'wood').box([x, floor + 0.014, 0], [0.014, 0.034, 0.17], 0.003);
  for (const z of [-0.078, 0.078])
    b.paint(tone, 'wood').box([0, floor + 0.007, z], [half * 2 + 0.19, 0.02, 0.012], 0.003);
};

/** Where the middle of a marble is after a share of its way, and how far it has rolled. */
const marbleAt = (share: number): { x: number; y: number; rolled: number } => {
  const legs = runs.length + 1;
  const leg = Math.min(legs - 1, Math.floor(share * legs));
  const u = clamp(share * legs - leg);
  if (leg === runs.length) {
    const start = runs.at(-1)!.to[0];
    const gone = (half * 2 - 0.02) * (1 - (1 - u) ** 2);
    const x = start + 0.036 - gone;
    const fallen = clamp(u / 0.12) ** 2;
    const high = runs.at(-1)!.to[1];
    return { x, y: radius + high + (floor - high) * fallen, rolled: gone };
  }
  const { from, to } = runs[leg]!;
  const side = Math.sign(to[0] - from[0]);
  const first = from[0] + side * (radius + 0.004);
  // It drops onto the run, then rolls faster and faster.
  const way = 0.3 * u + 0.7 * u * u;
  const x = first + (to[0] + side * 0.03 - first) * way;
  const onBoard = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
  const drop = leg === 0 ? 0 : (runs[leg - 1]!.to[1] - from[1]) * (1 - clamp(u / 0.14) ** 2);
  return { x, y: radius + onBoard + Math.max(0, drop), rolled: -side * (x - first) };
};

const hues = ['#1f6ad8', '#d8382c', '#f2b01c', '#2a9a4a', '#8a3ac8'];

export const marbleTrack: Kit = {
  name: 'marble track',
  nouns: ['marble track', 'marble run', 'marble ramp', 'marbles on a track'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const body = new MeshBuilder();
    addFrame(body, fromHex('#d29a58'));
    const count = /^marbles/.test(noun) ? hues.length : 1;
    const builders: Record<string, MeshBuilder> = {};
    for (let n = 0; n < count; n += 1) {
      const tone = colour ?? fromHex(hues[n]!);
      // A twist of colour in glass: bands that wind round the ball show that it rolls.
      builders[`marble${n}`] = new MeshBuilder();
      builders[`marble${n}`]!.paint((p) => {
        const band = Math.sin(Math.atan2(p[2], p[0]) * 2 + (p[1] / radius) * 3.2 + n);
        return band > 0.1 ? tone : band > -0.35 ? [0.95, 0.96, 0.98] : mix(tone, [0.4, 0.7, 0.9], 0.4);
      }, 'glossy').sphere([0, 0, 0], radius, 36);
    }
    return assembleModel(
      { body, ...builders },
      {
        size: [half * 2 + 0.19, 0.43, 0.18],
        anchors: { top: [0, 0.4, 0] },
        pose: ({ time, actionSeconds }) => {
          const seconds = Number.isFinite(actionSeconds) ? Math.min(8, Math.max(2.5, actionSeconds)) : 5;
          const parts: Record<string, Matrix> = {};
          for (let n = 0; n < count; n += 1) {
            const passed = time / (seconds * 1.02) - (count > 1 ? n * 0.17 - 0.5 : 0);
            const { x, y, rolled } = marbleAt(clamp(passed - (count > 1 ? 0 : Math.floor(passed))));
            // At the end and at the start they lie one behind another.
            const queue = count > 1 && passed >= 1 ? n * radius * 2.05 : 0;
            parts[`marble${n}`] = multiply(translation(x + queue, y, 0), rotationZ(rolled / radius));
          }
          return { parts, anchors: {} };
        },
      },
    );
  },
};

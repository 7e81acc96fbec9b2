/** A spider that walks round its web and lays the spiral, turn after turn, with or without dew on the threads. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
} from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { spiders } from './crawling.ts';

/** Metres, as large as a picture from near shows it. */
const centre = 0.6;
const radius = 0.52;
const spokes = 16;
const rings = 8;
/** Length of the spider's body, and of the kit's at rest. */
const [bodyLength, kitLength] = [0.34, 0.09];
/** Rings that are there when the film begins and when it ends. */
const [begun, ended] = [3, 6.6];
const silk = fromHex('#f4f6fa');

/** A point of the spiral; `turns` counts from the hub outwards. */
const spiral = (turns: number): Vec3 => {
  const r = (turns / rings) * radius;
  const a = turns * Math.PI * 2;
  return [Math.cos(a) * r, centre + Math.sin(a) * r, 0];
};

const addFrame = (b: MeshBuilder) => {
  b.paint(fromHex('#5a4430'), 'bark');
  // Branches that come in from outside of the picture.
  for (const sign of [-1, 1])
    b.tube(
      [
        [sign * 0.66, -0.02, -0.06],
        [sign * 0.7, 0.55, -0.02],
        [sign * 0.6, 1.1, 0],
        [sign * 0.42, 1.7, -0.04],
      ],
      [0.034, 0.028, 0.02, 0.012],
      9,
    );
  for (const [x, y, tilt] of [
    [-0.7, 0.42, 0.9],
    [-0.66, 0.86, 1.6],
    [-0.56, 1.22, 0.3],
    [0.7, 0.5, -0.8],
    [0.64, 0.98, -1.6],
    [0.54, 1.3, -0.4],
  ] as const)
    b.at(multiply(translation(x, y, -0.03), rotationZ(tilt), rotationX(0.5)), (leaf) =>
      leaf.paint(fromHex('#4f8a34'), 'leaf').sphere([0, 0.08, 0], [0.04, 0.09, 0.006], 12),
    );
  for (let n = 0; n < spokes; n += 1) {
    const a = (n / spokes) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    // Those to the sides end at the branches, the others at the thread between them.
    const far = Math.abs(c) > 0.5 ? 0.66 / Math.abs(c) : 0.62;
    b.paint(silk, 'glow').tube(
      [
        [0, centre, 0],
        [c * Math.min(far, 0.74), centre + s * Math.min(far, 0.74), -0.01],
      ],
      0.005,
      4,
    );
  }
};

type Segment = { from: number; until: number; start: Vec3 };

/** The spiral as one mesh; each piece between two spokes knows its own vertices. */
const layThreads = (hasDew: boolean, seed: number) => {
  const random = createRandom(seed + 3);
  const b = new MeshBuilder();
  const segments: Segment[] = [];
  for (let n = spokes; n < rings * spokes; n += 1) {
    const from = b.mesh.positions.length;
    const [start, end] = [spiral(n / spokes), spiral((n + 1) / spokes)];
    const sag: Vec3 = [(start[0] + end[0]) * 0.488, centre + (start[1] + end[1] - centre * 2) * 0.488, 0];
    b.paint(silk, 'glow').tube([start, sag, end], 0.0046, 4);
    if (hasDew)
      for (const share of [0.25, 0.5, 0.75]) {
        if (random() < 0.3) continue;
        const p: Vec3 = [
          start[0] + (end[0] - start[0]) * share,
          start[1] + (end[1] - start[1]) * share - 0.004,
          0.003,
        ];
        b.paint(fromHex('#e8f6ff'), 'glossy').sphere(p, 0.009 + 0.006 * random(), 6);
      }
    segments.push({ from, until: b.mesh.positions.length, start });
  }
  return { mesh: b.mesh, segments };
};

const build = (options: KitOptions): Model => {
  const frame = new MeshBuilder();
  addFrame(frame);
  const { mesh, segments } = layThreads(options.traits.includes('dew'), options.seed);
  const rest = Float32Array.from(mesh.positions);
  const spider = spiders.build({ ...options, noun: 'spider', traits: [] });
  const grow = bodyLength / kitLength;
  return {
    size: [0.9, 1.02, 0.3],
    parts: [{ name: 'frame', mesh: frame.mesh }, { name: 'threads', mesh }, ...spider.parts],
    anchors: { top: [0, centre, 0.05] },
    pose: (input) => {
      // Turns by the root of time: as fast along the thread outside as inside.
      const t = clamp(input.actionTime / Math.max(0.1, input.actionSeconds));
      const turns = Math.sqrt(begun ** 2 + t * (ended ** 2 - begun ** 2));
      const threads = Float32Array.from(rest);
      for (const [n, { from, until, start }] of segments.entries()) {
        const done = clamp((turns - 1) * spokes - n, 0.002, 1);
        if (done === 1) continue;
        for (let k = from; k < until; k += 3)
          for (let axis = 0; axis < 3; axis += 1)
            threads[k + axis] = start[axis]! + (rest[k + axis]! - start[axis]!) * done;
      }
      // The thread leaves at the end of its body, so its middle is a little ahead.
      const r = (turns / rings) * radius;
      const ahead = turns + (0.3 * bodyLength) / (2 * Math.PI * r);
      const at = spiral(ahead);
      const travelled = (Math.PI * radius * ahead ** 2) / rings;
      const posed = spider.pose!({
        ...input,
        action: 'crawl',
        speed: 0.3,
        travelled: (travelled * 0.35) / grow,
      });
      const toWeb = multiply(
        translation(at[0], at[1], 0.005),
        rotationZ(ahead * Math.PI * 2),
        rotationY(Math.PI),
        rotationX(-Math.PI / 2),
        scaling(grow),
      );
      const parts: Record<string, Matrix | Float32Array> = { threads };
      for (const { name } of spider.parts) parts[name] = multiply(toWeb, posed.parts[name] as Matrix);
      return { parts, anchors: {} };
    },
  };
};

export const webSpinningSpider: Kit = {
  name: 'web spinning spider',
  nouns: ['web spinning spider'],
  locomotion: 'none',
  build,
};

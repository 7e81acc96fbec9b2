/** A nest of turtles in the sand: an egg cracks, the young one climbs out of it and crawls away, others before it. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
} from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { PoseInput } from '../../model.ts';
import { seaTurtle } from './sea-turtle.ts';

const eggRadius = 0.12;
const size = 0.46;
/** Where the crawlers go: away from whoever looks, where the sea is. */
const heading = Math.PI * 0.8;

type Egg = { at: Vec3; isBroken: boolean };
const eggs: Egg[] = [
  { at: [-0.16, 0.08, 0.24], isBroken: true },
  { at: [-0.36, 0.06, 0.02], isBroken: false },
  { at: [-0.1, 0.06, -0.06], isBroken: false },
  { at: [0.16, 0.06, -0.12], isBroken: true },
  { at: [-0.18, 0.05, -0.3], isBroken: false },
];

const columns = 22;
const addShell = (b: MeshBuilder, isLid: boolean) => {
  const rows = 9;
  b.paint(
    (p) => mix(fromHex('#efe9da'), fromHex('#fdfaf2'), noise(p[0] * 40, p[1] * 40, p[2] * 40)),
    'satin',
  );
  b.loft(
    Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns }, (_, column): Vec3 => {
        const edge = 0.12 + (column % 2 ? 0.2 : -0.1);
        const tilt = isLid ? lerp(edge, Math.PI / 2, row / rows) : lerp(-Math.PI / 2, edge, row / rows);
        const a = (-column / columns) * Math.PI * 2;
        const r = eggRadius * Math.cos(tilt);
        return [Math.cos(a) * r, Math.sin(tilt) * eggRadius, Math.sin(a) * r];
      }),
    ),
  );
  b.twoSided();
};

const addNest = (b: MeshBuilder) => {
  const sand = (p: Vec3) =>
    mix(fromHex('#a98c5c'), fromHex('#dcc596'), 0.25 + 0.75 * noise(p[0] * 30, p[1] * 30, p[2] * 30));
  b.paint(sand, 'matte').lathe(
    [
      [0.8, -0.02],
      [0.56, 0.045],
      [0.46, 0.05],
      [0.34, 0.016],
      [0, 0.012],
    ],
    36,
    (angle) => 1 + 0.07 * Math.sin(angle * 3 + 1) + 0.04 * Math.sin(angle * 7),
  );
};

const build = (options: KitOptions) => {
  const turtle = seaTurtle.build({
    ...options,
    noun: 'sea turtle',
    colour: options.colour ?? fromHex('#3f4a3a'),
    detail: 1,
  });
  const nest = new MeshBuilder();
  addNest(nest);
  for (const { at, isBroken } of eggs)
    if (isBroken) nest.at(translation(...at), (b) => addShell(b, false));
    else nest.paint(fromHex('#faf6ea'), 'satin').sphere(at, eggRadius, 22);
  const lid = new MeshBuilder();
  addShell(lid, true);
  // The second shell has been left before: its lid lies beside it.
  nest.at(multiply(translation(0.12, 0.09, -0.4), rotationZ(-2.1)), (b) => addShell(b, true));
  const names = ['first', 'second', 'third'] as const;
  const partsOf = (prefix: string) =>
    turtle.parts.map(({ name, mesh }) => ({ name: `${prefix} ${name}`, mesh }));
  const pose = (input: PoseInput) => {
    const t = input.actionTime / Math.max(0.1, input.actionSeconds);
    const parts: Record<string, Matrix | Matrix[] | Float32Array | null> = {};
    const place = (prefix: string, to: Matrix, action: 'crawl' | 'stand', phase: number) => {
      const own = turtle.pose!({ ...input, action, phase, speed: 0 });
      for (const { name } of turtle.parts)
        parts[`${prefix} ${name}`] = multiply(to, own.parts[name] as Matrix);
    };
    const wobble = 0.08 * Math.sin(input.time * 13) * smoothstep(0.28, 0.12, t);
    const open = smoothstep(0.1, 0.34, t);
    const [x, y, z] = eggs[0]!.at;
    parts.lid = multiply(
      translation(x - 0.26 * open, y + 0.12 * Math.sin(open * Math.PI) + 0.02 * open, z + 0.06 * open),
      rotationZ(wobble + 2.2 * open),
    );
    // Head first over the edge of the shell, then down and away.
    const rise = smoothstep(0.12, 0.36, t);
    const leave = smoothstep(0.38, 0.54, t);
    const turn = lerp(Math.PI * 0.4, heading, smoothstep(0.5, 0.85, t));
    const gone = Math.max(0, t - 0.42);
    const side = 0.32 * leave + 0.7 * gone;
    place(
      'first',
      multiply(
        translation(x + side, lerp(lerp(-0.02, 0.12, rise), 0.045, leave), z - 0.9 * gone * gone),
        rotationY(turn),
        rotationX(lerp(-1, -0.35, rise) * (1 - leave)),
        scaling(size * lerp(0.55, 1, rise)),
      ),
      'crawl',
      0,
    );
    const others = [
      { prefix: 'second', from: [0.62, 0, -0.3], way: heading },
      { prefix: 'third', from: [-0.8, 0, -0.5], way: Math.PI * 0.94 },
    ] as const;
    for (const [n, { prefix, from, way }] of others.entries())
      place(
        prefix,
        multiply(
          translation(from[0] + Math.sin(way) * 0.9 * t, -0.03 - 0.05 * t, from[2] + Math.cos(way) * 0.9 * t),
          rotationY(way),
          scaling(size * (0.97 - 0.05 * n)),
        ),
        'crawl',
        0.4 + 0.4 * n,
      );
    return { parts, anchors: {} };
  };
  return {
    size: [1.25, 0.34, 0.9] as Vec3,
    parts: [{ name: 'nest', mesh: nest.mesh }, { name: 'lid', mesh: lid.mesh }, ...names.flatMap(partsOf)],
    anchors: { top: [0, 0.2, 0] as Vec3 },
    pose,
  };
};

export const hatchingTurtles: Kit = {
  name: 'hatching turtles',
  nouns: ['hatching turtles', 'turtle nest', 'turtle eggs', 'turtle egg'],
  locomotion: 'none',
  build,
};

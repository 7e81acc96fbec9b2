/** What happens to things: they melt, bloom, grow, spill, pop and collapse. Each takes a model and gives one that does it. */

import { createMesh, type Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import type { Model, Pose } from '../../kits/model.ts';
import { clamp, lerp, smoothstep } from '../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationZ, scaling, translation } from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';
import { bendModel, movePose } from '../change/shapes.ts';
import { leakOf } from '../effects/running-liquid.ts';

/** A flat round pool that spreads. */
const puddleMesh = (colour: Vec3, seed: number): Mesh => {
  const random = createRandom(seed);
  const lobes = [2, 3, 5].map((n) => ({ n, depth: 0.05 + 0.07 * random(), shift: random() * 6 }));
  const edge = (a: number) =>
    1 + lobes.reduce((sum, { n, depth, shift }) => sum + depth * Math.sin(a * n + shift), 0);
  const b = new MeshBuilder().paint(colour, 'glossy');
  const rows = [0, 0.55, 0.9, 1].map((r) =>
    Array.from({ length: 41 }, (_, n) => {
      const a = -(n / 40) * 2 * Math.PI;
      const reach = r * edge(a);
      return b.vertex([Math.cos(a) * reach, r < 1 ? 0.012 : 0.001, Math.sin(a) * reach], [0, 1, 0]);
    }),
  );
  b.grid(rows);
  b.mesh.isTwoSided = true;
  return b.mesh;
};

const withPuddle = (model: Model, mesh: Mesh, placeAt: (time: number) => Matrix | null): Model => ({
  ...model,
  parts: [...model.parts, { name: 'puddle', mesh, castsNoShadow: true }],
  pose: (input) => {
    const own: Pose = model.pose?.(input) ?? { parts: {}, anchors: {} };
    return { ...own, parts: { ...own.parts, puddle: placeAt(input.time) } };
  },
});

/** The colour of what is highest: the ice of a cone, the snow of a snowman. */
const topColour = ({ parts, size }: Model): Vec3 => {
  const sum: Vec3 = [0, 0, 0];
  let count = 0;
  for (const { mesh } of parts)
    for (let n = 0; n < mesh.positions.length; n += 3) {
      if (mesh.positions[n + 1]! < size[1] * 0.55) continue;
      for (let axis = 0; axis < 3; axis += 1) sum[axis]! += mesh.colours[n + axis]!;
      count += 1;
    }
  return count > 0 ? [sum[0] / count, sum[1] / count, sum[2] / count] : [0.9, 0.88, 0.85];
};

/** From where things that melt give way, as a share of their height: a cone keeps its wafer. */
const meltsFrom = (noun: string) => (/cone|ice cream|popsicle|candle|sundae/.test(noun) ? 0.45 : 0);

/** The upper part sinks and widens, drips run down, a pool spreads. */
const meltModel = (model: Model, noun: string, seconds: number, pool: Vec3 | null): Model => {
  const height = model.size[1];
  const low = meltsFrom(noun) * height;
  const colour: Vec3 =
    pool ?? (/snow|ice cube|iceberg|icicle/.test(noun) ? [0.72, 0.82, 0.92] : topColour(model));
  const share = (time: number) => smoothstep(0.05, 1, time / seconds);
  const bent = bendModel(
    model,
    share,
    ([x, y, z], u) => {
      const t = clamp((y - low) / (height - low));
      if (t <= 0) return [x, y, z];
      const wide = 1 + u * 0.45 * (1 - t * 0.6);
      const sag = u * 0.1 * height * Math.max(0, Math.sin(Math.atan2(z, x) * 5 + 1)) * (1 - t);
      return [x * wide, low + (y - low) * (1 - 0.8 * u) - sag, z * wide];
    },
    true,
  );
  const radius = Math.max(model.size[0], model.size[2]) * 0.5;
  const drips = createMesh();
  const builder = new MeshBuilder().paint(colour, 'glossy');
  for (let n = 0; n < 6; n += 1) {
    const a = n * 1.05 + 0.4;
    const r = low > 0 ? radius * 0.86 : radius * 0.98;
    builder.tube(
      [
        [Math.cos(a) * r, 0, Math.sin(a) * r],
        [Math.cos(a) * r * 0.95, -0.5 - 0.1 * (n % 3), Math.sin(a) * r * 0.95],
        [Math.cos(a) * r * 0.9, -1 + 0.2 * (n % 3), Math.sin(a) * r * 0.9],
      ],
      [radius * 0.1, radius * 0.09, radius * 0.14],
      8,
    );
  }
  Object.assign(drips, builder.mesh);
  const dripping: Model = {
    ...bent,
    parts: [...bent.parts, { name: 'drips', mesh: drips }],
    pose: (input) => {
      const own = bent.pose!(input);
      const u = share(input.time);
      const start = low > 0 ? low + height * 0.04 : height * (0.8 - 0.4 * u);
      const drop = u * (low > 0 ? low * 0.8 : height * 0.35);
      return {
        ...own,
        parts: {
          ...own.parts,
          drips:
            u < 0.08 || low === 0
              ? null
              : multiply(translation(0, start, 0), scaling(low > 0 ? 0.9 : 1, drop, low > 0 ? 0.9 : 1)),
        },
      };
    },
  };
  // Butter has a plate or food under it.
  const spread = /butter|cheese/.test(noun) ? radius * 0.45 : radius;
  return withPuddle(dripping, puddleMesh(colour, 5), (time) => {
    const u = share(time);
    return u < 0.12
      ? null
      : multiply(translation(0, 0.02, 0), scaling(spread * (0.8 + 0.9 * u), 0.4, spread * (0.8 + 0.9 * u)));
  });
};

/** Flat heads that look at the camera, and how far they are turned to it. */
const flatHeads = /sunflower|daisy|gerbera/;
const headTilt = 1.05;

/** Petals fold about the middle of a turned head, which looks up while it is a bud. */
const bloomFlatHead = (model: Model, seconds: number): Model => {
  const [cx, cy] = model.anchors.mouth ?? model.anchors.top!;
  const reach = model.size[0] * 0.52;
  const share = (time: number) => smoothstep(0.08, 0.85, time / seconds);
  const [c, s] = [Math.cos(headTilt), Math.sin(headTilt)];
  return bendModel(model, share, ([x, y, z], u) => {
    const grown = lerp(0.8, 1, u);
    const [px, dy, dz] = [x - cx, y - cy, z];
    if (Math.hypot(px, dy, dz) > reach || dy < -reach * 0.98) return [x, y * grown, z];
    // In the space of the head: its axis is y.
    const [py, pz] = [dy * c + dz * s, dz * c - dy * s];
    const out = Math.hypot(px, pz);
    if (Math.hypot(px, dz) < 0.03 && py < 0.02) return [x, y * grown, z];
    const closed = 1 - u;
    const narrow = 1 - 0.62 * closed;
    const [qx, qy, qz] = [px * narrow, py + closed * out * 0.85, pz * narrow];
    const tilt = headTilt * lerp(0.15, 1, u);
    const [tc, ts] = [Math.cos(tilt), Math.sin(tilt)];
    return [cx + qx, cy * grown + qy * tc - qz * ts, qy * ts + qz * tc];
  });
};

/** Petals fold up to a bud and open again; the stem rises a little. */
const bloomModel = (model: Model, noun: string, seconds: number): Model => {
  if (flatHeads.test(noun) && model.size[1] < 2) return bloomFlatHead(model, seconds);
  const height = model.size[1];
  // The head of the flower: where the plant is widest, above the stem and its leaves.
  const neck = height * 0.66;
  const share = (time: number) => smoothstep(0.04, 0.85, time / seconds);
  return bendModel(model, share, ([x, y, z], u) => {
    const grown = lerp(0.72, 1, u);
    const isHead = smoothstep(neck - height * 0.06, neck + height * 0.02, y);
    const closed = (1 - u) * isHead;
    const reach = Math.hypot(x, z);
    return [x * (1 - 0.8 * closed), y * grown + closed * reach * 0.95, z * (1 - 0.8 * closed)];
  });
};

/** From a sprout to full size; dough swells, a house goes up storey by storey. */
const growModel = (model: Model, noun: string, seconds: number): Model => {
  const shareAt = (time: number) => smoothstep(0.02, 0.9, time / seconds);
  if (model.size[1] > 6 && !/tree|plant|bamboo|vine|balloon|beanstalk/.test(noun))
    return bendModel(model, shareAt, ([x, y, z], share) => [
      x,
      Math.min(y, model.size[1] * lerp(0.06, 1, share)),
      z,
    ]);
  const small = /dough|bread|cake|croissant|souffl|muffin|bun|loaf|pizza|cookie/.test(noun) ? 0.5 : 0.12;
  return movePose(model, (time) => {
    const k = lerp(small, 1, shareAt(time));
    const wide = lerp(Math.max(0.35, small + 0.12), 1, k);
    return scaling(wide, k, wide);
  });
};

const spillColours: [RegExp, Vec3][] = [
  [/milk/, [0.92, 0.9, 0.86]],
  [/coffee/, [0.1, 0.045, 0.02]],
  [/tea/, [0.4, 0.17, 0.04]],
  [/wine/, [0.28, 0.01, 0.05]],
  [/juice|soda/, [0.92, 0.42, 0.05]],
  [/paint/, [0.1, 0.25, 0.7]],
  [/popcorn|rice|sugar|flour/, [0.93, 0.9, 0.8]],
  [/./, [0.6, 0.75, 0.85]],
];

/** Tips over on its side and lies there; what was in it runs out before it. */
const spillModel = (model: Model, noun: string, start: number): Model => {
  const [width, height] = model.size;
  const colour = spillColours.find(([name]) => name.test(noun))![1];
  const tipped = movePose(model, (time) => {
    const t = clamp((time - start) / 0.45);
    const rock =
      time > start + 0.45 ? 0.06 * Math.sin((time - start) * 9) * Math.exp(-(time - start) * 2) : 0;
    const angle = (Math.PI / 2) * t * t + rock;
    const edge = width / 2;
    const turn = multiply(translation(edge, 0, 0), rotationZ(-angle), translation(-edge, 0, 0));
    return multiply(translation(0, Math.sin(Math.min(angle, Math.PI / 2)) * 0.002, 0), turn);
  });
  return withPuddle(tipped, puddleMesh(colour, 8), (time) => {
    const u = smoothstep(start + 0.25, start + 2.2, time);
    if (u <= 0) return null;
    const reach = height * (0.25 + 1.15 * u);
    return multiply(
      translation(width / 2 + height * 0.75 + reach * 0.6, 0.002, 0),
      scaling(reach * 1.25, 0.5, reach * 0.8),
    );
  });
};

/** What runs out of it spreads on the ground: all round it, or below the place where it leaks. */
const wetGround = (model: Model, seconds: number, leak: Vec3 | null): Model => {
  const [width, , length] = model.size;
  return withPuddle(model, puddleMesh([0.42, 0.6, 0.72], 8), (time) => {
    const u = smoothstep(seconds * 0.2, seconds, time);
    if (u <= 0) return null;
    const reach = leak ? Math.max(width, length) * 0.5 * u : 1;
    return leak
      ? multiply(translation(leak[0], 0.003, leak[2]), scaling(reach, 0.3, reach * 0.8))
      : multiply(translation(0, 0.003, 0), scaling(width * (0.5 + 0.6 * u), 0.3, length * (0.5 + 0.6 * u)));
  });
};

/** A vehicle that hangs by its front, its rear wheels on the ground. */
export const raiseNose = (model: Model): Model => {
  const rear = -model.size[2] * 0.32;
  const raised = multiply(translation(0, 0.04, rear), rotationX(-0.27), translation(0, 0, -rear));
  return movePose(model, () => raised);
};

export type ThingAct = 'melt' | 'bloom' | 'grow' | 'spill' | 'overflow' | 'drip';
export const thingActs: readonly ThingAct[] = ['melt', 'bloom', 'grow', 'spill', 'overflow', 'drip'];

/** `start`: seconds until it begins, for what has a moment of its own; `pool`: colour of what runs from it, if not its own. */
export const changeModel = (
  model: Model,
  act: ThingAct,
  noun: string,
  seconds: number,
  start = Math.min(0.9, seconds * 0.2),
  pool: Vec3 | null = null,
): Model => {
  switch (act) {
    case 'melt':
      return meltModel(model, noun, seconds, pool);
    case 'bloom':
      return bloomModel(model, noun, seconds);
    case 'grow':
      return growModel(model, noun, seconds);
    case 'spill':
      return spillModel(model, noun, start);
    case 'overflow':
      return wetGround(model, seconds, null);
    case 'drip':
      return wetGround(model, seconds, leakOf(model));
  }
};

/** A giant octopus that has its arms around a submarine or a ship. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { add, addScaled, cross, mix, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import { addEye } from '../../animals/shared/eyes.ts';
import { createDeformer } from '../../animals/shared/loft.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { pirateShip } from './pirate-ship.ts';
import { ships } from './ships.ts';
import { submarine } from './submarine.ts';

/** The hull lies along x: half its length, half its width, and the heights of its deck and keel. */
type Hull = { half: number; wide: number; deck: number; keel: number };

const rings = 40;
const sides = 9;

/** A tube from z = 0 to 1 whose suckers are along its -y side. */
const armMesh = (base: Vec3, thick: number): Mesh => {
  const b = new MeshBuilder();
  const pale = mix(base, fromHex('#f6dcc8'), 0.75);
  const grid = Array.from({ length: rings + 1 }, (_, ring) => {
    const t = ring / rings;
    const r = thick * (1 - 0.86 * t ** 1.2);
    return Array.from({ length: sides + 1 }, (_, side) => {
      const a = (side / sides) * Math.PI * 2;
      const under = smoothstep(-0.3, -0.75, Math.sin(a));
      const spot = smoothstep(0.2, 0.6, Math.sin(t * 130)) * under;
      b.paint(
        mix(mix(scale(base, 0.8 + 0.4 * noise(t * 30, a, 1)), pale, under), fromHex('#fff2e4'), spot),
        'skin',
      );
      return b.vertex([Math.cos(a) * r, Math.sin(a) * r, t], [Math.cos(a), Math.sin(a), 0]);
    });
  });
  b.grid(grid);
  return b.mesh;
};

/** A smooth curve through points (Catmull-Rom). */
const along = (points: Vec3[], t: number): Vec3 => {
  const last = points.length - 1;
  const at = Math.min(last - 1, Math.floor(t * last));
  const u = t * last - at;
  const [p1, p2] = [points[at]!, points[at + 1]!];
  const [p0, p3] = [points[at - 1] ?? p1, points[at + 2] ?? p2];
  return [0, 1, 2].map((axis) => {
    const [a, b, c, d] = [p0[axis]!, p1[axis]!, p2[axis]!, p3[axis]!];
    return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
  }) as Vec3;
};

/** Each arm: over the deck, down the side that is seen, under the keel; the outermost wave in the air. */
const armPoints = (hull: Hull, head: Vec3, n: number, count: number, grip: number, time: number): Vec3[] => {
  const share = (n + 0.5) / count - 0.5;
  const x = (share * 2 * 0.86 + 0.05 * Math.sin(n * 2.4)) * hull.half;
  const sway = (k: number) => 0.06 * hull.wide * Math.sin(time * 2.1 + n * 1.7 + k);
  const root: Vec3 = [
    head[0] + share * hull.wide * 1.1,
    head[1] - hull.wide * 0.5,
    head[2] + hull.wide * 0.2,
  ];
  const deep = hull.deck - hull.keel;
  const isFree = n === 0 || n === count - 1;
  if (isFree) {
    const out = Math.sign(share);
    const wave = Math.sin(time * 1.6 + n);
    return [
      root,
      [x * 0.5, hull.deck + 0.1 * deep, hull.wide * -0.6],
      [x * 0.95, hull.deck + deep * 0.5, hull.wide * 0.2],
      [x * 1.2 + 0.2 * hull.wide * wave, hull.deck + deep * (1.5 + 0.2 * wave), hull.wide * 0.5],
      [x * 1.1 + out * 0.3 * hull.wide, hull.deck + deep * (2.1 + 0.3 * wave), hull.wide * 0.6],
      [x * 0.9 - out * 0.2 * hull.wide * wave, hull.deck + deep * 1.9, hull.wide * 0.7],
    ];
  }
  const w = hull.wide * (1.12 + 0.5 * (1 - grip));
  return [
    root,
    [x * 0.6, hull.deck + 0.25 * deep + sway(0), -0.55 * w],
    [x * 0.9, hull.deck + 0.16 * deep + (1 - grip) * deep * 0.5, 0.1 * w],
    [x, hull.deck - 0.22 * deep, 0.98 * w],
    [x + sway(2), hull.deck - 0.62 * deep, 1.02 * w],
    [x * 0.96 + hull.wide * 0.22 + sway(3), hull.keel + 0.06 * deep, 0.62 * w],
    [x * 0.92 + hull.wide * 0.4 + sway(4), hull.keel + 0.2 * deep - (1 - grip) * deep * 0.2, 0.98 * w],
  ];
};

const wrap = (mesh: Mesh) => {
  const deform = createDeformer(mesh);
  return (points: Vec3[], turn: 1 | -1) => {
    const frames = Array.from({ length: rings + 1 }, (_, ring) => {
      const t = ring / rings;
      const centre = along(points, t);
      const forward = normalize(
        subtract(along(points, Math.min(1, t + 0.01)), along(points, Math.max(0, t - 0.01))),
      );
      const side = normalize(cross(Math.abs(forward[0]) > 0.9 ? [0, 0, 1] : [-1, 0, 0], forward));
      return { centre, side: cross(forward, side), up: side };
    });
    return deform((x, y, z, out) => {
      const { centre, side, up } = frames[Math.round(z * rings)]!;
      const p = addScaled(addScaled(centre, side, x * turn), up, -y * turn);
      [out[0], out[1], out[2]] = p;
    });
  };
};

const headMesh = (base: Vec3, r: number): Mesh => {
  const skin = (p: Vec3) => scale(base, 0.72 + 0.55 * noise((p[0] * 5) / r, (p[1] * 5) / r, (p[2] * 5) / r));
  const b = new MeshBuilder();
  b.paint(skin, 'skin').sphere([0, 0.95 * r, -0.45 * r], [0.95 * r, 1.15 * r, 1.05 * r], 32);
  b.sphere([0, 0, 0.05 * r], [0.8 * r, 0.72 * r, 0.75 * r], 26);
  for (const sign of [1, -1]) {
    b.paint(skin, 'skin').sphere([sign * 0.52 * r, 0.32 * r, 0.5 * r], 0.3 * r, 18);
    // A heavy brow makes it look angry.
    b.at(multiply(translation(sign * 0.54 * r, 0.55 * r, 0.62 * r), rotationZ(sign * 0.45)), (k) =>
      k.paint(scale(base, 0.6), 'skin').sphere([0, 0, 0], [0.3 * r, 0.09 * r, 0.18 * r], 14),
    );
    addEye(b, [sign * 0.57 * r, 0.34 * r, 0.68 * r], [sign * 0.35, 0.05, 1], {
      radius: 0.2 * r,
      iris: fromHex('#f0c83a'),
      pupil: 'bar',
    });
  }
  return b.mesh;
};

const attack = (
  options: KitOptions,
  vessel: Model,
  turned: Matrix,
  hull: Hull,
  head: Vec3,
  r: number,
  rest: Partial<Model>,
): Model => {
  const base = options.colour ?? fromHex('#b8402e');
  const count = 6;
  const arms = Array.from({ length: count }, (_, n) => ({
    name: `arm${n}`,
    mesh: armMesh(base, r * (0.26 + 0.05 * (n % 2))),
  }));
  const wraps = arms.map(({ mesh }) => wrap(mesh));
  const names = vessel.parts.map(({ name }) => name);
  return {
    size: [2 * hull.half * 1.15, hull.deck + r * 1.7, 2.6 * hull.wide],
    parts: [
      ...vessel.parts.map((part) => ({ ...part, name: `vessel ${part.name}` })),
      { name: 'head', mesh: headMesh(base, r) },
      ...arms,
    ],
    anchors: { top: [0, hull.deck, 0] },
    ...rest,
    pose: (input: PoseInput) => {
      const { time } = input;
      const t = input.actionTime / Math.max(0.1, input.actionSeconds);
      const grip = smoothstep(0, 0.35, t);
      // It is shaken and pulled over to one side.
      const shake = multiply(
        translation(0, hull.wide * (options.traits.includes('harbour') ? 0.5 * grip : 0), 0),
        rotationZ(
          (options.traits.includes('harbour') ? 0.17 : 0.06) * Math.sin(time * 2.3) * grip - 0.05 * t,
        ),
        rotationX(0.04 * Math.sin(time * 1.7) * grip),
      );
      const own = vessel.pose?.({ ...input, action: 'stand', speed: 0 });
      const parts: Record<string, Matrix | Matrix[] | Float32Array | null> = {};
      for (const name of names) {
        const posed = own?.parts[name];
        if (posed === null) parts[`vessel ${name}`] = null;
        else if (posed && !Array.isArray(posed) && posed.length === 12)
          parts[`vessel ${name}`] = multiply(shake, turned, posed as Matrix);
        else parts[`vessel ${name}`] = multiply(shake, turned);
      }
      const bob: Vec3 = [0.05 * r * Math.sin(time * 1.9), 0.06 * r * Math.sin(time * 2.6), 0];
      parts.head = multiply(
        translation(...add(head, bob)),
        rotationY(0.12 * Math.sin(time * 1.1)),
        rotationX(0.12 + 0.05 * Math.sin(time * 2.6)),
      );
      for (const [n, { name }] of arms.entries())
        parts[name] = wraps[n]!(
          armPoints(hull, add(head, bob), n, count, grip, time),
          n === 0 || n === count - 1 ? 1 : -1,
        );
      return { parts, anchors: {} };
    },
  };
};

/** Metres over the sea floor at which the submarine hangs in the arms. */
const afloat = 1.2;

export const octopusAttack: Kit = {
  name: 'octopus attack',
  nouns: ['octopus attack', 'octopus around a submarine'],
  locomotion: 'none',
  build: (options) => {
    const vessel = submarine.build({ ...options, noun: 'submarine', colour: null });
    const [wide, high, long] = vessel.size;
    const hull: Hull = { half: long * 0.46, wide: wide * 0.5, deck: afloat + high * 0.62, keel: afloat };
    const turned = multiply(translation(0, afloat, 0), rotationY(Math.PI / 2));
    const r = wide * 0.62;
    return attack(options, vessel, turned, hull, [-long * 0.12, hull.deck + r * 0.55, -wide * 0.5], r, {});
  },
};

export const krakenAttack: Kit = {
  name: 'kraken attack',
  nouns: ['kraken attack', 'kraken around a ship'],
  locomotion: 'floats',
  build: (options) => {
    const isHarbour = options.traits.includes('harbour');
    const vessel = isHarbour
      ? ships.build({ ...options, noun: 'trawler', colour: fromHex('#f2f0ea') })
      : pirateShip.build({
          ...options,
          noun: options.traits.includes('pirate') ? 'pirate ship' : 'galleon',
          colour: null,
        });
    const [wide, high, long] = vessel.size;
    if (isHarbour) {
      const low = vessel.waterline ?? 1;
      const deck = Math.min(low + wide * 0.5, high * 0.5);
      const r = wide * 0.75;
      return attack(
        { ...options, colour: options.colour ?? fromHex('#b8402e') },
        vessel,
        rotationY(Math.PI / 2),
        { half: long * 0.46, wide: wide * 0.52, deck, keel: low * 0.4 },
        [-long * 0.02, deck + r * 0.9, -wide * 0.95],
        r,
        { size: [long * 1.05, Math.max(high, deck + r * 3), wide * 2.4], waterline: low },
      );
    }
    const hull: Hull = { half: long * 0.44, wide: wide * 0.42, deck: 6, keel: 1 };
    const r = wide * 0.5;
    return attack(
      { ...options, colour: options.colour ?? fromHex('#8a3440') },
      vessel,
      rotationY(Math.PI / 2),
      hull,
      [-long * 0.04, 9.6, -wide * 0.75],
      r,
      { size: [long * 1.05, 16, wide * 1.6], waterline: vessel.waterline ?? 2 },
    );
  },
};

/** The driver's view: dashboard, wheel and pillars of a car, drops that run down the glass, and a street outside. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { ActionArea, SetKit, SetPiece, SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { street } from '../towns/street.ts';

/** The glass: its foot is farther from the driver than its top. */
const glass = { foot: [0, 0.86, -0.55] as Vec3, top: [0, 1.62, 0.05] as Vec3, half: 0.82 };

const onGlass = (u: number, v: number): Vec3 => [
  u * glass.half,
  glass.foot[1] + (glass.top[1] - glass.foot[1]) * v,
  glass.foot[2] + (glass.top[2] - glass.foot[2]) * v + 0.02,
];

export const carInside: SetKit = {
  places: ['car'],
  create: (request: SetRequest): StageSet => {
    const outside = street.create({ ...request, place: 'city' });
    return {
      isIndoors: true,
      ground: () => 0,
      water: null,
      travelDirection: 0,
      view: { azimuth: 0.02, eyeHeight: 1.24 },
      build: (area: ActionArea) => {
        const set = new SetBuilder(request, area);
        set.model((b) => addCar(b));
        const isWet = set.isRainy || (request.nouns ?? []).some((noun) => /rain/.test(noun));
        const built = outside.build(area);
        // A figure that is there stands in the street before the car.
        if (area.hasCast) return built;
        const own = set.result();
        return {
          ...built,
          pieces: [
            ...own.pieces,
            ...wipers(isWet),
            ...(isWet ? drops() : []),
            ...built.pieces,
            ...traffic(set),
          ],
          particles: (time, camera) => [
            ...(own.particles?.(time, camera) ?? []),
            ...(built.particles?.(time, camera) ?? []),
          ],
        };
      },
    };
  },
};

const addCar = (b: MeshBuilder): void => {
  const dark = fromHex('#17181b');
  b.paint(dark, 'satin').box([0, 0.72, -0.42], [1.8, 0.28, 0.62], 0.1, 3);
  b.paint(fromHex('#222428'), 'satin').box([0, 0.6, -0.1], [1.8, 0.36, 0.2], 0.08, 3);
  // Instruments behind the wheel, a screen in the middle.
  b.paint(fromHex('#101114'), 'satin').box([-0.4, 0.86, -0.2], [0.42, 0.14, 0.12], 0.05, 3);
  b.paint([0.25, 0.7, 1.1], 'glow').sphere([-0.5, 0.86, -0.135], [0.05, 0.045, 0.005], 14);
  b.paint([1, 0.45, 0.2], 'glow').sphere([-0.32, 0.86, -0.135], [0.05, 0.045, 0.005], 14);
  b.paint([0.2, 0.4, 0.7], 'glow').box([0.08, 0.76, 0.006], [0.24, 0.13, 0.01], 0.01);
  b.paint(fromHex('#0d0e10'), 'satin').at(multiply(translation(-0.4, 0.84, 0.16), rotationX(-0.45)), (k) => {
    const rim = Array.from({ length: 33 }, (_, n): Vec3 => {
      const a = (n / 32) * Math.PI * 2;
      return [Math.cos(a) * 0.2, Math.sin(a) * 0.2, 0];
    });
    k.tube(rim, 0.018, 10, false).sphere([0, 0, 0], [0.06, 0.06, 0.03], 14);
    k.box([0.11, 0, 0], [0.16, 0.035, 0.02], 0.01).box([-0.11, 0, 0], [0.16, 0.035, 0.02], 0.01);
    k.box([0, -0.11, 0], [0.035, 0.16, 0.02], 0.01);
  });
  b.paint(dark, 'satin');
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.93, 0.84, -0.6],
        [side * 0.86, 1.3, -0.22],
        [side * 0.76, 1.66, 0.1],
      ],
      0.055,
      10,
    );
  b.tube(
    [
      [-0.8, 1.68, 0.08],
      [0.8, 1.68, 0.08],
    ],
    0.06,
    10,
  );
  // The mirror.
  b.box([0.12, 1.54, 0.06], [0.24, 0.075, 0.03], 0.03, 3);
  b.paint(fromHex('#6f8090'), 'glass').box([0.12, 1.54, 0.078], [0.22, 0.06, 0.004]);
};

/** Two wipers that sweep the glass together; at rest they lie on its foot. */
const wipers = (isWet: boolean): SetPiece[] => {
  const lean = Math.atan2(glass.top[2] - glass.foot[2], glass.top[1] - glass.foot[1]);
  const long = 0.62;
  return [-0.62, 0.1].map((x): SetPiece => {
    const b = new MeshBuilder();
    b.paint(fromHex('#0c0d0f'), 'satin').tube(
      [
        [0, 0, 0],
        [long, 0, 0],
      ],
      [0.011, 0.007],
      6,
    );
    b.box([long * 0.62, 0.012, 0], [long * 0.8, 0.014, 0.012], 0.003);
    const [px, py, pz] = onGlass(x / glass.half, 0.03);
    return {
      mesh: b.mesh,
      castsNoShadow: true,
      update: (time: number) =>
        multiply(
          translation(px, py, pz + 0.02),
          rotationX(lean),
          rotationZ(isWet ? 0.08 + 0.85 * (1 - Math.cos(time * 4.2)) : 0.08),
        ),
    };
  });
};

type Drop = { u: number; v: number; size: number };

/** A round drop on the glass: a dark rim, a bright upper edge. */
const addDrop = (mesh: Mesh, { u, v, size }: Drop, stretch = 1): void => {
  const at = mesh.positions.length / 3;
  const [x, y, z] = onGlass(u, v);
  const steps = 9;
  const put = (dx: number, dy: number, colour: Vec3) => {
    mesh.positions.push(x + dx, y + dy, z + dy * 0.8);
    mesh.normals.push(0, 0.6, 0.8);
    mesh.colours.push(...colour);
    mesh.occlusion.push(1);
  };
  put(-size * 0.25, size * 0.35, [0.85, 0.92, 1]);
  for (let n = 0; n < steps; n += 1) {
    const a = (n / steps) * Math.PI * 2;
    const rim = 0.16 + 0.2 * Math.max(0, Math.sin(a + 0.6));
    const long = Math.sin(a) > 0 ? stretch : 1;
    put(Math.cos(a) * size, Math.sin(a) * size * 1.15 * long, [rim, rim * 1.12, rim * 1.3]);
  }
  for (let n = 0; n < steps; n += 1) {
    mesh.triangles.push(at, at + 1 + n, at + 1 + ((n + 1) % steps));
    mesh.materials.push(materialNumber.glow);
  }
};

/** Beads that hang on the glass, and some that run down it with a tail. */
const drops = (): SetPiece[] => {
  const random = createRandom(51);
  const beads = createMesh();
  for (let n = 0; n < 520; n += 1)
    addDrop(beads, {
      u: random() * 2 - 1,
      v: 0.04 + random() * 0.95,
      size: 0.0035 + 0.012 * random() ** 2.6,
    });
  beads.isTwoSided = true;
  const runners = Array.from({ length: 34 }, () => {
    const mesh = createMesh();
    mesh.isTwoSided = true;
    addDrop(mesh, { u: random() * 2 - 1, v: 0, size: 0.011 + 0.007 * random() }, 5);
    const [start, speed] = [random(), 0.1 + 0.2 * random()];
    return {
      mesh,
      castsNoShadow: true,
      update: (time: number) => {
        const v = 1 - ((start + time * speed) % 1);
        const [, y, z] = onGlass(0, v);
        return translation(0.01 * Math.sin(v * 22 + start * 9), y - glass.foot[1], z - glass.foot[2]);
      },
    };
  });
  return [{ mesh: beads, castsNoShadow: true }, ...runners];
};

/** Cars ahead with their lights on, and a traffic light. */
const traffic = (set: SetBuilder) => {
  const b = new MeshBuilder();
  for (const [x, z, isAhead] of [
    [-2.6, -16, true],
    [-2.4, -34, true],
    [3.2, -24, false],
    [3.4, -48, false],
    [0.6, -58, true],
  ] as const) {
    b.paint(fromHex(isAhead ? '#23262c' : '#3a3f48'), 'glossy').box([x, 0.75, z], [1.8, 0.7, 4.2], 0.25, 3);
    b.paint(fromHex('#15181c'), 'glass').box([x, 1.25, z], [1.5, 0.6, 2.2], 0.25, 3);
    for (const side of [-0.7, 0.7])
      b.paint(isAhead ? [5, 0.25, 0.15] : [5, 4.6, 3.6], 'glow').sphere(
        [x + side, 0.85, z + 2.12],
        [0.17, 0.1, 0.04],
        8,
      );
  }
  b.paint(fromHex('#1b1d20'), 'satin')
    .box([5.6, 2.6, -20], [0.14, 5.2, 0.14])
    .box([4.4, 5.1, -20], [2.6, 0.12, 0.12]);
  b.box([3.2, 4.9, -20], [0.42, 1.1, 0.3], 0.06);
  b.paint([6, 0.4, 0.3], 'glow').sphere([3.2, 5.2, -19.83], 0.13, 10);
  return [{ mesh: b.mesh, castsNoShadow: set.isRainy }];
};

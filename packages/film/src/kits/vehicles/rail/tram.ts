/** Trams, underground, suburban and high-speed trains: rounded cars on rails with lit windows. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import { headlights } from '../shared/driving.ts';
import { addPassenger, isFull } from '../shared/passengers.ts';
import { sectionAcrossZ, steps } from '../shared/section.ts';
import { addWheel } from '../shared/wheels.ts';

const black = fromHex('#1b1c1f');
const cream = fromHex('#f1e8d2');
const inside = fromHex('#3c4a56');
const light: Vec3 = [1.6, 1.3, 0.8];

type RailShape = {
  cars: number;
  carLength: number;
  roof: number;
  nose: number;
  colour: string;
  upper: string;
  hasPole: boolean;
  doors: number;
};
const shapes: Record<string, RailShape> = {
  tram: {
    cars: 1,
    carLength: 11,
    roof: 3.3,
    nose: 0.5,
    colour: '#b3201f',
    upper: '#f1e8d2',
    hasPole: true,
    doors: 2,
  },
  modern: {
    cars: 3,
    carLength: 17,
    roof: 3.6,
    nose: 1.2,
    colour: '#2a6fb0',
    upper: '#e9ebee',
    hasPole: true,
    doors: 2,
  },
  metro: {
    cars: 3,
    carLength: 15,
    roof: 3.4,
    nose: 0.35,
    colour: '#c9ced3',
    upper: '#c9ced3',
    hasPole: false,
    doors: 3,
  },
  bullet: {
    cars: 3,
    carLength: 20,
    roof: 3.5,
    nose: 7,
    colour: '#f3f4f6',
    upper: '#f3f4f6',
    hasPole: true,
    doors: 1,
  },
};

const addCar = (
  b: MeshBuilder,
  lit: MeshBuilder,
  shape: RailShape,
  paint: Vec3,
  upper: Vec3,
  z: number,
  ends: { front: boolean; rear: boolean },
  detail: number,
  full: boolean,
) => {
  const { carLength, roof, nose, doors } = shape;
  const half = carLength / 2 - 0.15;
  const noseAt = (along: number) => {
    const reach = along > 0 ? (ends.front ? nose : 0.15) : ends.rear ? nose : 0.15;
    return 1 - clamp((half - Math.abs(along)) / reach);
  };
  const halfWidth = 1.25;
  const isBullet = nose > 3;
  const paintAt = (p: Vec3): Vec3 => {
    if (isBullet) return p[1] > 1.0 && p[1] < 1.35 ? fromHex('#1d4fa0') : paint;
    return p[1] > roof - 0.25 ? fromHex('#62676d') : p[1] > 1.72 ? upper : paint;
  };
  b.paint(paintAt, 'glossy').loft(
    [
      ...steps(-half, -half + nose, 10),
      ...steps(-half + nose + 0.2, half - nose - 0.2, 6),
      ...steps(half - nose, half, 10),
    ].map((along) => {
      const t = noseAt(along);
      const low = 0.5 + t * t * (isBullet ? 0 : 0.15);
      const high = roof - (isBullet ? t ** 1.6 * (roof - 1.25) : t * t * 0.35);
      return sectionAcrossZ(
        z + along,
        halfWidth * (1 - t ** 2 * (isBullet ? 0.45 : 0.18)),
        low,
        high,
        isBullet ? 3.4 : 6,
        detail === 0 ? 40 : 20,
      );
    }),
  );
  const clearFront = ends.front ? nose * (isBullet ? 0.75 : 1) : 0.3;
  const clearRear = ends.rear ? nose * (isBullet ? 0.75 : 1) : 0.3;
  const [from, to] = [-half + clearRear + 0.3, half - clearFront - 0.3];
  const count = Math.round((to - from) / 1.45);
  const step = (to - from) / count;
  const doorEvery = Math.max(2, Math.floor(count / doors));
  for (const side of [-1, 1]) {
    for (let n = 0; n < count; n += 1) {
      const at = z + from + step * (n + 0.5);
      if (n % doorEvery === Math.floor(doorEvery / 2)) {
        b.paint(darken(paint, 0.3), 'satin').box(
          [side * (halfWidth + 0.005), 1.7, at],
          [0.04, 2.2, step * 0.95],
          0.02,
          1,
        );
        for (const d of [-0.23, 0.23])
          addPane(b, lit, [side * (halfWidth + 0.016), 1.95, at + d * step], [0.04, 1.4, step * 0.36], light);
      } else {
        b.paint(black, 'satin').box(
          [side * (halfWidth + 0.002), 2.3, at],
          [0.03, 0.98, step * 0.94],
          0.02,
          1,
        );
        addPane(b, lit, [side * (halfWidth + 0.01), 2.3, at], [0.03, 0.86, step * 0.84], light);
        if (full)
          addPassenger(b, [side * (halfWidth + 0.025), 2.25, at], side, n + (side > 0 ? 0 : 5), inside);
      }
    }
    b.paint(black, 'satin').box([side * 0.9, 0.55, z], [0.2, 0.5, carLength * 0.75], 0.05);
  }
  b.paint(black, 'satin').box([0, 0.6, z], [1.6, 0.4, carLength * 0.85], 0.05);
};

const addFace = (b: MeshBuilder, lit: MeshBuilder, shape: RailShape, z: number, direction: number) => {
  const isBullet = shape.nose > 3;
  if (isBullet) {
    const tilt = multiply(translation(0, 2.62, z - direction * 3.55), rotationX(direction * -0.95));
    b.at(tilt, (k) => addPane(k, null, [0, 0, 0], [1.35, 0.9, 0.08]));
  } else {
    b.paint(black, 'satin').box([0, 2.35, z - direction * 0.03], [2.02, 1.25, 0.1], 0.08);
    addPane(b, null, [0, 2.35, z + direction * 0.01], [1.86, 1.1, 0.1]);
    b.paint(black, 'satin')
      .box([0.32, 2.35, z + direction * 0.04], [0.05, 1.1, 0.08])
      .box([-0.32, 2.35, z + direction * 0.04], [0.05, 1.1, 0.08]);
    b.box([0, 3.08, z - direction * 0.02], [1.2, 0.26, 0.12], 0.03);
    b.paint([1.7, 1, 0.25], 'glow');
    for (const x of steps(-0.35, 0.35, 5)) b.box([x, 3.08, z + direction * 0.045], [0.08, 0.13, 0.02]);
    b.paint(black, 'satin').box([0, 0.62, z], [2, 0.3, 0.24], 0.08);
  }
  for (const side of [-1, 1]) {
    const [x, y, at] = isBullet ? [0.42, 1.35, z - direction * 0.9] : [0.85, 1.15, z - direction * 0.03];
    b.paint([0.93, 0.93, 0.9], 'glossy').sphere([side * x, y, at], [0.15, 0.13, isBullet ? 0.35 : 0.09], 12);
    lit
      .paint(direction > 0 ? [5, 4.3, 3] : [2.5, 0.1, 0.08], 'glow')
      .sphere([side * x, y, at + direction * 0.015], [0.145, 0.125, isBullet ? 0.35 : 0.09], 10);
  }
};

export const tram: Kit = {
  name: 'tram',
  nouns: [
    'tram',
    'streetcar',
    'trolley',
    'tramcar',
    'modern train',
    'commuter train',
    'passenger train',
    'subway',
    'subway train',
    'metro',
    'metro train',
    'underground train',
    'high-speed train',
    'high speed train',
    'bullet train',
    'shinkansen',
    'monorail',
  ],
  locomotion: 'rails',
  speeds: { slow: 8, fast: 16 },
  build: ({ noun, colour, detail, traits }) => {
    const key = /high|bullet|shinkansen/.test(noun)
      ? 'bullet'
      : /subway|metro|underground/.test(noun)
        ? 'metro'
        : /train|monorail/.test(noun)
          ? 'modern'
          : 'tram';
    const shape = shapes[key]!;
    const paint = colour ?? fromHex(shape.colour);
    const upper = key === 'bullet' && colour ? colour : fromHex(shape.upper);
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const length = shape.cars * shape.carLength;
    const z0 = length / 2;
    const axleAt: number[] = [];
    for (let n = 0; n < shape.cars; n += 1) {
      const z = z0 - shape.carLength * (n + 0.5);
      addCar(
        body,
        lit,
        shape,
        paint,
        upper,
        z,
        { front: n === 0, rear: n === shape.cars - 1 },
        detail,
        isFull(traits),
      );
      for (const end of [-1, 1])
        for (const off of [-0.8, 0.8]) axleAt.push(z + end * (shape.carLength / 2 - 2.6) + off);
      if (n > 0) body.paint(black, 'matte').box([0, 1.95, z + shape.carLength / 2], [1.9, 2.5, 0.5], 0.1);
    }
    addFace(body, lit, shape, z0 - 0.15, 1);
    addFace(body, lit, shape, -z0 + 0.15, -1);
    if (key === 'tram') {
      body.paint(cream, 'glossy').box([0, shape.roof + 0.12, 0], [1.5, 0.3, 7.5], 0.1);
      body.paint(fromHex('#d8b04a'), 'metal');
      for (const side of [-1, 1])
        body.box([side * 1.262, 1.72, 0], [0.02, 0.05, 9.6]).box([side * 1.262, 0.85, 0], [0.02, 0.04, 9.6]);
    }
    if (shape.hasPole) {
      const y = shape.roof;
      body
        .paint(fromHex('#3c4045'), 'metal')
        .tube(
          [
            [0, y, 0.6],
            [0, y + 0.8, -0.5],
            [0, y + 1.5, 0.5],
          ],
          0.04,
          6,
        )
        .tube(
          [
            [-0.8, y + 1.5, 0.5],
            [0.8, y + 1.5, 0.5],
          ],
          0.03,
          6,
        )
        .box([0, y + 0.05, 0.4], [1.2, 0.1, 1.6], 0.03);
    }
    const axle = new MeshBuilder();
    for (const side of [-1, 1])
      axle.at(translation(side * 0.72, 0, 0), (k) =>
        addWheel(k, 0.36, 0.12, 'rail', side, black, detail === 0 ? 14 : 8),
      );
    const builders: Record<string, MeshBuilder> = { body, lit };
    for (const n of axleAt.keys()) builders[`axle${n}`] = axle;
    const lampLeft: Vec3 = [0.85, 1.15, z0];
    const lampRight: Vec3 = [-0.85, 1.15, z0];
    return assembleModel(builders, {
      size: [2.6, shape.roof + (shape.hasPole ? 1.5 : 0.1), length],
      anchors: {
        inside: [0, 0.8, 0],
        seat: [0, 1.3, z0 - 1.2],
        top: [0, shape.roof, -2],
        door: [1.8, 0, 0],
        lampLeft,
        lampRight,
      },
      pose: (input) => {
        const sway = multiply(
          translation(0, 0.008 * Math.sin(input.time * 6) * Math.min(1, input.speed / 5), 0),
          rotationX(0),
        );
        const parts: Record<string, Matrix | null> = {
          body: sway,
          lit: input.darkness > lightsOn ? sway : null,
        };
        for (const [n, z] of axleAt.entries())
          parts[`axle${n}`] = multiply(translation(0, 0.36, z), rotationX(input.travelled / 0.36));
        return { parts, anchors: {}, ...headlights(input, lampLeft, lampRight) };
      },
    });
  },
};

/** Motorcycles and motor scooters. They lean into bends. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { multiply, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { headlights } from '../shared/driving.ts';
import { sectionAcrossZ, steps } from '../shared/section.ts';
import { createAxles } from '../shared/wheels.ts';
import { addSuperbike, superbikeBar, superbikeRest, superbikeSeat } from './superbike.ts';

const black = fromHex('#18191b');
const chrome = fromHex('#c6cace');

const addMotorcycle = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3) => {
  // Tank, seat and tail in one line.
  b.paint(paint, 'glossy').loft(
    (
      [
        [-0.02, 0.1, 0.86, 0.95],
        [0.06, 0.15, 0.78, 1.02],
        [0.25, 0.18, 0.74, 1.06],
        [0.42, 0.15, 0.76, 1.02],
        [0.52, 0.07, 0.8, 0.95],
      ] as const
    ).map(([z, w, low, high]) => sectionAcrossZ(z, w, low, high, 2.8, 20)),
  );
  b.paint(black, 'satin').loft(
    (
      [
        [-0.72, 0.07, 0.88, 0.94],
        [-0.6, 0.12, 0.82, 0.95],
        [-0.3, 0.15, 0.76, 0.86],
        [-0.05, 0.13, 0.76, 0.86],
        [0.06, 0.09, 0.78, 0.88],
      ] as const
    ).map(([z, w, low, high]) => sectionAcrossZ(z, w, low, high, 3, 18)),
  );
  b.paint(paint, 'glossy').loft(
    (
      [
        [-0.86, 0.04, 0.84, 0.88],
        [-0.72, 0.09, 0.78, 0.88],
        [-0.4, 0.12, 0.68, 0.79],
        [-0.1, 0.1, 0.66, 0.78],
      ] as const
    ).map(([z, w, low, high]) => sectionAcrossZ(z, w, low, high, 3, 16)),
  );
  // Engine with cooling fins, frame, exhaust.
  b.paint(fromHex('#55595e'), 'metal').box([0, 0.42, 0.08], [0.3, 0.28, 0.42], 0.05);
  for (const y of steps(0.56, 0.74, 5)) b.box([0, y, 0.16], [0.26, 0.02, 0.26], 0.01, 1);
  b.paint(black, 'satin').tube(
    [
      [0, 0.9, 0.5],
      [0, 0.5, 0.34],
      [0, 0.3, 0.2],
      [0, 0.3, -0.25],
      [0, 0.72, -0.3],
      [0, 0.8, 0],
    ],
    0.028,
    8,
  );
  for (const side of [-1, 1]) {
    b.paint(chrome, 'metal').tube(
      [
        [side * 0.1, 0.6, 0.28],
        [side * 0.16, 0.35, 0.34],
        [side * 0.17, 0.26, 0.05],
        [side * 0.17, 0.28, -0.3],
      ],
      0.03,
      8,
    );
    b.tube(
      [
        [side * 0.17, 0.28, -0.25],
        [side * 0.18, 0.36, -0.85],
      ],
      [0.045, 0.06],
      10,
    );
    b.tube(
      [
        [side * 0.09, 0.95, 0.52],
        [side * 0.09, 0.31, 0.77],
      ],
      0.028,
      8,
    );
    b.paint(black, 'satin').tube(
      [
        [side * 0.08, 0.38, -0.2],
        [side * 0.1, 0.31, -0.68],
      ],
      0.03,
      8,
    );
    b.paint(chrome, 'metal').tube(
      [
        [0, 1.0, 0.5],
        [side * 0.2, 1.08, 0.46],
        [side * 0.36, 1.04, 0.34],
      ],
      0.014,
      8,
    );
    b.paint(black, 'satin').tube(
      [
        [side * 0.3, 1.055, 0.385],
        [side * 0.4, 1.03, 0.31],
      ],
      0.02,
      8,
    );
    b.tube(
      [
        [side * 0.24, 1.07, 0.44],
        [side * 0.3, 1.2, 0.42],
      ],
      0.008,
      5,
    ).sphere([side * 0.31, 1.22, 0.42], [0.06, 0.04, 0.015], 10);
    b.box([side * 0.2, 0.36, -0.02], [0.12, 0.025, 0.05], 0.01, 1);
  }
  b.paint(paint, 'glossy').tube(
    steps(0.5, 2.3, 10).map((a): Vec3 => [0, 0.31 + Math.sin(a) * 0.345, 0.77 + Math.cos(a) * 0.345]),
    0.055,
    8,
  );
  b.tube(
    steps(0.9, 2.7, 10).map((a): Vec3 => [0, 0.31 + Math.sin(a) * 0.36, -0.68 + Math.cos(a) * 0.36]),
    0.06,
    8,
  );
  b.paint(chrome, 'metal').sphere([0, 0.92, 0.6], [0.1, 0.1, 0.11], 14);
  b.paint([0.95, 0.94, 0.88], 'glossy').sphere([0, 0.92, 0.66], [0.088, 0.088, 0.06], 12);
  lit.paint([5, 4.4, 3.2], 'glow').sphere([0, 0.92, 0.67], [0.085, 0.085, 0.06], 12);
  b.paint(fromHex('#a01414'), 'glossy').sphere([0, 0.84, -0.87], [0.06, 0.04, 0.03], 8);
  lit.paint([2.6, 0.1, 0.06], 'glow').sphere([0, 0.84, -0.88], [0.06, 0.04, 0.03], 8);
};

const addScooter = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3) => {
  b.paint(paint, 'glossy').loft(
    (
      [
        [-0.78, 0.08, 0.5, 0.66],
        [-0.66, 0.18, 0.36, 0.72],
        [-0.4, 0.22, 0.28, 0.74],
        [-0.16, 0.2, 0.26, 0.68],
        [-0.04, 0.16, 0.24, 0.34],
        [0.3, 0.16, 0.22, 0.3],
      ] as const
    ).map(([z, w, low, high]) => sectionAcrossZ(z, w, low, high, 3, 20)),
  );
  b.paint(paint, 'glossy').loft(
    [0.25, 0.5, 0.8, 0.98].map((y, n) =>
      steps(0, 15, 15).map((k): Vec3 => {
        const a = (k / 16) * 2 * Math.PI;
        return [Math.cos(a) * [0.2, 0.22, 0.15, 0.08][n]!, y, 0.34 + y * 0.06 + Math.sin(a) * 0.035];
      }),
    ),
  );
  b.paint(fromHex('#4a2e1c'), 'satin').box([0, 0.78, -0.4], [0.28, 0.1, 0.62], 0.05);
  b.paint(paint, 'glossy').sphere([0, 1.02, 0.42], [0.13, 0.1, 0.12], 14);
  b.tube(
    steps(0.3, 2.6, 10).map((a): Vec3 => [0, 0.22 + Math.sin(a) * 0.26, 0.58 + Math.cos(a) * 0.26]),
    0.08,
    8,
  );
  b.tube(
    [
      [0, 0.95, 0.42],
      [0, 0.25, 0.58],
    ],
    0.04,
    8,
  );
  for (const side of [-1, 1]) {
    b.paint(chrome, 'metal').tube(
      [
        [0, 1.04, 0.4],
        [side * 0.3, 1.06, 0.3],
      ],
      0.016,
      8,
    );
    b.paint(black, 'satin').tube(
      [
        [side * 0.24, 1.06, 0.32],
        [side * 0.36, 1.05, 0.28],
      ],
      0.022,
      8,
    );
    b.paint(chrome, 'metal')
      .tube(
        [
          [side * 0.2, 1.05, 0.34],
          [side * 0.26, 1.2, 0.36],
        ],
        0.007,
        5,
      )
      .sphere([side * 0.27, 1.22, 0.36], [0.05, 0.05, 0.012], 10);
  }
  b.paint([0.95, 0.94, 0.88], 'glossy').sphere([0, 1.02, 0.51], [0.08, 0.08, 0.05], 12);
  lit.paint([5, 4.4, 3.2], 'glow').sphere([0, 1.02, 0.52], [0.078, 0.078, 0.05], 12);
  b.paint(darken(paint, 0.5), 'satin').box([0, 0.3, 0.1], [0.3, 0.03, 0.34], 0.01, 1);
};

export const motorcycle: Kit = {
  name: 'motorcycle',
  nouns: ['motorcycle', 'motorbike', 'superbike', 'dirt bike', 'scooter', 'motor scooter', 'moped', 'vespa'],
  locomotion: 'rolls',
  speeds: { slow: 13, fast: 28 },
  build: ({ noun, colour, detail }) => {
    const isScooter = /scooter|moped|vespa/.test(noun);
    const paint = colour ?? fromHex(isScooter ? '#6fb7a8' : '#b01e1e');
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const isRacer = noun === 'superbike';
    if (isScooter) addScooter(body, lit, paint);
    else if (isRacer) addSuperbike(body, lit, paint);
    else addMotorcycle(body, lit, paint);
    const radius = isScooter ? 0.22 : 0.31;
    const segments = [30, 18, 10][detail];
    const axles = createAxles([
      {
        z: isScooter ? -0.55 : -0.68,
        radius,
        width: isScooter ? 0.1 : 0.16,
        track: 0,
        style: 'alloy',
        segments,
      },
      {
        z: isScooter ? 0.58 : 0.77,
        radius,
        width: isScooter ? 0.1 : 0.12,
        track: 0,
        style: 'alloy',
        segments,
      },
    ]);
    const bar: Vec3 = isScooter ? [0.3, 1.06, 0.3] : isRacer ? superbikeBar : [0.35, 1.045, 0.345];
    const seat: Vec3 = isScooter ? [0, 0.84, -0.3] : isRacer ? superbikeSeat : [0, 0.88, -0.22];
    const rest: Vec3 = isScooter ? [0.12, 0.33, 0.12] : isRacer ? superbikeRest : [0.21, 0.39, -0.02];
    const lamp: Vec3 = [0, 0.92, 0.7];
    return assembleModel(
      { body, lit, ...axles.builders },
      {
        size: [0.85, 1.25, isScooter ? 1.7 : 2.15],
        anchors: {
          back: seat,
          seat,
          handlebarLeft: bar,
          handlebarRight: [-bar[0], bar[1], bar[2]],
          pedalLeft: rest,
          pedalRight: [-rest[0], rest[1], rest[2]],
          lamp,
          lampLeft: lamp,
          lampRight: lamp,
          exhaust: [-0.18, 0.36, -0.85],
        },
        pose: (input) => {
          const { speed, turnRate, time, travelled } = input;
          const isParked = speed === 0 && input.action === 'stand';
          const lean = isParked
            ? 0.1
            : clamp(-turnRate * speed * 0.07, -0.55, 0.55) +
              0.02 * Math.sin(time * 1.7) * Math.min(1, speed / 6);
          const root = multiply(
            rotationZ(lean),
            translation(0, speed > 0 ? 0.006 * Math.sin(time * 9) : 0.0015 * Math.sin(time * 40), 0),
          );
          const roll = (name: 'axle0' | 'axle1') => multiply(rotationZ(lean), axles.pose(travelled)[name]!);
          return {
            parts: {
              body: root,
              lit: input.darkness > lightsOn || speed > 0 ? root : null,
              axle0: roll('axle0'),
              axle1: roll('axle1'),
            },
            anchors: {
              back: multiply(root, translation(...seat)),
            },
            ...headlights(input, lamp, lamp),
          };
        },
      },
    );
  },
};

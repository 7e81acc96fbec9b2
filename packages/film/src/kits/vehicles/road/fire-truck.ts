/** A fire truck with a turntable ladder, lockers, hoses and flashing lights; also an ambulance. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import { addShell } from '../shared/car-body.ts';
import { flashing, headlights, springs } from '../shared/driving.ts';
import { steps } from '../shared/section.ts';
import { createAxles } from '../shared/wheels.ts';

const black = fromHex('#1b1c1e');
const silver = fromHex('#c6cacf');
const white = fromHex('#f2f1ec');

/** Red and blue domes; `flash0` and `flash1` are shown in turn. */
const addFlashers = (b: MeshBuilder, at: Vec3[], first: Vec3, second: Vec3) => {
  const flash = [new MeshBuilder(), new MeshBuilder()] as const;
  for (const [n, [x, y, z]] of at.entries()) {
    b.paint(black, 'satin').box([x, y - 0.09, z], [0.3, 0.06, 0.26], 0.02);
    b.paint(n % 2 ? fromHex('#a82020') : fromHex('#2a48b0'), 'glossy').sphere(
      [x, y, z],
      [0.13, 0.12, 0.12],
      10,
    );
    flash[n % 2 ? 1 : 0].paint(n % 2 ? second : first, 'glow').sphere([x, y, z], [0.19, 0.17, 0.17], 10);
  }
  return { flash0: flash[0], flash1: flash[1] };
};

const addCab = (
  b: MeshBuilder,
  lit: MeshBuilder,
  front: number,
  halfWidth: number,
  y: number,
  height: number,
) => {
  b.paint(black, 'satin').box([0, y, front], [halfWidth * 1.82, height + 0.1, 0.06], 0.05);
  addPane(b, null, [0, y, front + 0.03], [halfWidth * 1.7, height, 0.05]);
  for (const side of [-1, 1]) {
    for (const back of [0.75, 1.85])
      addPane(b, null, [side * (halfWidth + 0.006), y, front - back], [0.04, height * 0.85, 0.85]);
    b.paint([0.93, 0.93, 0.9], 'glossy').sphere(
      [side * halfWidth * 0.72, 0.95, front - 0.02],
      [0.17, 0.14, 0.1],
      12,
    );
    lit
      .paint([5, 4.4, 3.3], 'glow')
      .sphere([side * halfWidth * 0.72, 0.95, front - 0.01], [0.16, 0.13, 0.1], 10);
    b.paint(black, 'satin').box([side * (halfWidth + 0.22), y + 0.1, front - 0.1], [0.18, 0.42, 0.1], 0.03);
    b.tube(
      [
        [side * halfWidth, y + 0.4, front - 0.12],
        [side * (halfWidth + 0.22), y + 0.34, front - 0.1],
      ],
      0.025,
      6,
    );
  }
  b.paint(silver, 'metal').box([0, 0.62, front + 0.02], [halfWidth * 2, 0.3, 0.22], 0.06);
  b.paint(black, 'satin').box([0, 1.08, front], [halfWidth * 0.9, 0.34, 0.06], 0.02);
  b.paint(silver, 'metal');
  for (const dy of [-0.1, 0, 0.1]) b.box([0, 1.08 + dy, front + 0.03], [halfWidth * 0.86, 0.03, 0.03]);
};

const buildFireTruck = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const paint = colour ?? fromHex('#c4141a');
  const [length, halfWidth] = [8.4, 1.22];
  const front = length / 2;
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  const wheels = [-2.5, 2.55].map((z) => ({ z, radius: 0.52 }));
  const top: [number, number][] = [
    [-4.2, 2.45],
    [1.2, 2.45],
    [1.35, 2.95],
    [3.9, 2.95],
    [4.2, 2.85],
  ];
  addShell(body, { length, halfWidth, sill: 0.5, top, wheels, squareness: 9 }, paint, detail);
  addCab(body, lit, front, halfWidth, 2.15, 0.95);
  body.paint(white, 'glossy').box([0, 1.45, 0], [halfWidth * 2 + 0.03, 0.18, length - 0.9], 0.02);
  body.paint(fromHex('#f0c22e'), 'satin').box([0, 1.28, 0], [halfWidth * 2 + 0.03, 0.07, length - 0.9], 0.01);
  // Lockers with roller shutters, and a pump panel.
  for (const side of [-1, 1]) {
    for (const [n, z] of [-3.45, -2.35, -1.25, -0.15].entries()) {
      body.paint(silver, 'metal').box([side * (halfWidth + 0.01), 1.92, z], [0.05, 0.75, 0.95], 0.02);
      body.paint(fromHex('#8d9196'), 'satin');
      for (const dy of steps(-0.3, 0.3, 6))
        body.box([side * (halfWidth + 0.04), 1.92 + dy, z], [0.015, 0.02, 0.9]);
      if (n === 3)
        for (const dz of [-0.25, 0, 0.25])
          body.paint(black, 'glossy').sphere([side * (halfWidth + 0.05), 0.95, z + dz], [0.05, 0.1, 0.1], 8);
    }
    body
      .paint(fromHex('#d8b02c'), 'cloth')
      .at(multiply(translation(side * (halfWidth + 0.02), 0.98, -1.2), rotationZ(Math.PI / 2)), (k) =>
        k.lathe(
          [
            [0.1, -0.05],
            [0.26, -0.06],
            [0.28, 0],
            [0.26, 0.06],
            [0.1, 0.05],
          ],
          16,
        ),
      );
  }
  body.paint(black, 'satin').cylinder(2.45, 2.7, 0.7, 0.6, 18);
  const flash = addFlashers(
    body,
    [
      [0.98, 3.12, 3.75],
      [-0.98, 3.12, 3.75],
      [-0.62, 3.12, 3.8],
      [0.62, 3.12, 3.8],
      [-0.9, 2.6, -3.9],
      [0.9, 2.6, -3.9],
    ],
    [0.6, 1.4, 7],
    [7, 0.6, 0.3],
  );
  const ladder = new MeshBuilder();
  ladder.paint(silver, 'metal');
  for (const [section, inset] of [0, 0.1].entries()) {
    for (const side of [-1, 1]) {
      for (const y of [0, 0.36])
        ladder.box(
          [side * (0.42 - inset), y + section * 0.1, 2.9 + section * 0.5],
          [0.07, 0.07, 6.6],
          0.01,
          1,
        );
    }
    for (const z of steps(-0.3, 6.1, detail === 0 ? 20 : 9))
      ladder.box([0, section * 0.1, z + section * 0.5], [0.8 - inset * 2, 0.05, 0.05]);
  }
  // A low open basket at its end, over the cab.
  ladder.paint(fromHex('#b8bcc2'), 'metal').box([0, 0.02, 6], [0.95, 0.05, 0.6], 0.01);
  for (const y of [0.24, 0.46]) {
    for (const side of [-1, 1]) ladder.box([side * 0.46, y, 6], [0.035, 0.035, 0.6], 0.01);
    for (const end of [-1, 1]) ladder.box([0, y, 6 + end * 0.3], [0.95, 0.035, 0.035], 0.01);
  }
  for (const x of [-0.46, 0.46])
    for (const z of [5.7, 6.3]) ladder.box([x, 0.24, z], [0.035, 0.46, 0.035], 0.01);
  const axles = createAxles(
    wheels.map(({ z, radius }) => ({
      z,
      radius,
      width: 0.34,
      track: halfWidth - 0.18,
      style: 'truck' as const,
      rim: paint,
      segments: [24, 16, 9][detail],
    })),
  );
  const lampLeft: Vec3 = [0.88, 0.95, front];
  const lampRight: Vec3 = [-0.88, 0.95, front];
  return assembleModel(
    { body, lit, ladder, ...flash, ...axles.builders },
    {
      size: [2.9, 3.5, 9],
      anchors: {
        seat: [0.55, 1.55, 3.1],
        top: [0, 3, 2.6],
        inside: [-0.55, 1.55, 3.1],
        door: [1.7, 0, 3],
        lampLeft,
        lampRight,
        lamp: [0, 3.1, 3.5],
      },
      pose: (input) => {
        const spring = springs(input, 1.3);
        const on = flashing(input.time);
        // The ladder lies along the roof while it drives and rises when it works.
        const lift =
          input.speed > 0.5 || input.action === 'stand' ? 0 : Math.min(0.7, input.actionTime * 0.3);
        const lights = headlights(input, lampLeft, lampRight);
        lights.lamps.push({
          position: [0, 3.7, 3.4],
          colour: on ? [2.4, 0.2, 0.1] : [0.2, 0.5, 2.6],
          reach: 12,
        });
        return {
          parts: {
            body: spring,
            lit: input.darkness > lightsOn ? spring : null,
            ladder: multiply(spring, translation(0, 3.12, -2.6), rotationX(-lift)),
            flash0: on === 0 ? spring : null,
            flash1: on === 1 ? spring : null,
            ...axles.pose(input.travelled),
          },
          anchors: {},
          ...lights,
        };
      },
    },
  );
};

const buildAmbulance = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const paint = colour ?? white;
  const [length, halfWidth] = [5.8, 1.05];
  const front = length / 2;
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  const wheels = [-1.7, 1.85].map((z) => ({ z, radius: 0.38 }));
  const top: [number, number][] = [
    [-2.9, 2.6],
    [0.6, 2.6],
    [0.8, 2.25],
    [1.5, 2.15],
    [2.15, 1.25],
    [2.9, 1.05],
  ];
  addShell(body, { length, halfWidth, sill: 0.38, top, wheels, squareness: 8 }, paint, detail);
  body
    .paint(black, 'satin')
    .at(multiply(translation(0, 1.72, 1.83), rotationX(-0.62)), (k) =>
      k.box([0, 0, 0], [1.72, 1.0, 0.06], 0.04),
    );
  body.at(multiply(translation(0, 1.73, 1.86), rotationX(-0.62)), (k) =>
    addPane(k, null, [0, 0, 0], [1.6, 0.9, 0.05]),
  );
  const red = fromHex('#c91f1f');
  for (const side of [-1, 1]) {
    const x = side * (halfWidth + 0.004);
    addPane(body, null, [x, 1.68, 1.1], [0.03, 0.6, 0.85]);
    body.paint(red, 'satin').box([x, 1.08, -0.5], [0.02, 0.22, 4.2]);
    body.box([x, 1.85, -1.2], [0.025, 0.66, 0.22]).box([x, 1.85, -1.2], [0.025, 0.22, 0.66]);
    body.paint([0.93, 0.93, 0.9], 'glossy').sphere([side * 0.72, 0.82, front - 0.06], [0.17, 0.12, 0.12], 12);
    lit.paint([5, 4.4, 3.3], 'glow').sphere([side * 0.72, 0.82, front - 0.05], [0.16, 0.11, 0.12], 10);
    addPane(body, lit, [side * 0.45, 1.9, -front - 0.005], [0.6, 0.6, 0.03]);
  }
  body.paint(black, 'satin').box([0, 0.52, front - 0.02], [1.9, 0.24, 0.16], 0.05);
  body.paint(red, 'satin').box([0, 1.22, 2.4], [0.5, 0.04, 0.16]).box([0, 1.22, 2.4], [0.16, 0.04, 0.5]);
  const flash = addFlashers(
    body,
    [
      [0.6, 2.72, 0.4],
      [-0.6, 2.72, 0.4],
      [0.7, 2.72, -2.6],
      [-0.7, 2.72, -2.6],
    ],
    [0.6, 1.4, 7],
    [7, 0.6, 0.3],
  );
  const axles = createAxles(
    wheels.map(({ z, radius }) => ({
      z,
      radius,
      width: 0.26,
      track: halfWidth - 0.14,
      segments: [24, 16, 9][detail],
    })),
  );
  const lampLeft: Vec3 = [0.72, 0.82, front];
  const lampRight: Vec3 = [-0.72, 0.82, front];
  return assembleModel(
    { body, lit, ...flash, ...axles.builders },
    {
      size: [2.2, 2.85, length],
      anchors: {
        seat: [0.45, 1.05, 1.1],
        inside: [0, 0.7, -1],
        door: [0, 0, -front - 0.5],
        top: [0, 2.6, -1],
        lampLeft,
        lampRight,
      },
      pose: (input) => {
        const spring = springs(input);
        const on = flashing(input.time);
        const lights = headlights(input, lampLeft, lampRight);
        lights.lamps.push({
          position: [0, 3.1, 0.4],
          colour: on ? [2.2, 0.2, 0.1] : [0.2, 0.5, 2.4],
          reach: 10,
        });
        return {
          parts: {
            body: spring,
            lit: input.darkness > lightsOn ? spring : null,
            flash0: on ? null : spring,
            flash1: on ? spring : null,
            ...axles.pose(input.travelled),
          },
          anchors: {},
          ...lights,
        };
      },
    },
  );
};

export const fireTruck: Kit = {
  name: 'fire truck',
  nouns: ['fire truck', 'fire engine', 'firetruck', 'ambulance'],
  locomotion: 'rolls',
  speeds: { slow: 11, fast: 20 },
  build: ({ noun, colour, detail }) =>
    noun === 'ambulance' ? buildAmbulance(colour, detail) : buildFireTruck(colour, detail),
};

/** A pizza with one slice lifted off it, strings of cheese between the two. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import {
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  transformPoint,
  translation,
} from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { buildPenHand } from '../../props/general/close-up/by-hand/hand.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { steamAt } from '../dish.ts';
import { addLeaf } from '../tableware.ts';

const radius = 0.165;
const cut = Math.PI / 4.4;
const cheese = fromHex('#f6c750');

const toppingColour = (p: Vec3): Vec3 => {
  const r = Math.hypot(p[0], p[2]);
  const melted = mix(fromHex('#d2401c'), cheese, smoothstep(0.28, 0.5, noise(p[0] * 38, 3, p[2] * 38)));
  const browned = mix(
    melted,
    fromHex('#c07a24'),
    smoothstep(0.66, 0.8, noise(p[0] * 70, 9, p[2] * 70)) * 0.6,
  );
  const crust = mix(fromHex('#e4ad60'), fromHex('#a8621e'), noise(p[0] * 30, 1, p[2] * 30));
  return mix(browned, crust, smoothstep(0.14, 0.148, r));
};

/** From the tip over the top and the crust to the bottom: radius and height. */
const section: [number, number][] = [
  [0, 0.014],
  [0.02, 0.0145],
  [0.045, 0.0145],
  [0.07, 0.0145],
  [0.095, 0.0145],
  [0.12, 0.0145],
  [0.142, 0.015],
  [0.149, 0.024],
  [0.158, 0.026],
  [radius, 0.018],
  [radius, 0.006],
  [0.156, 0],
];

/** The part of a pizza between two angles about y, counted from +x. */
const addSector = (b: MeshBuilder, from: number, to: number) => {
  const steps = Math.max(10, Math.round((to - from) / 0.1));
  b.paint(toppingColour, 'satin');
  const at = (r: number, y: number, a: number): Vec3 => {
    const wave = 1 + 0.012 * Math.sin(a * 6) + 0.006 * Math.sin(a * 15);
    return [Math.cos(a) * r * wave, y, Math.sin(a) * r * wave];
  };
  const rows = section.map(([r, y], n) =>
    Array.from({ length: steps + 1 }, (_, k) => {
      const a = lerp(from, to, k / steps);
      const before = section[Math.max(0, n - 1)]!;
      const after = section[Math.min(section.length - 1, n + 1)]!;
      const [dr, dy] = [after[0] - before[0], after[1] - before[1]];
      return b.vertex(at(r, y, a), [Math.cos(a) * -dy, dr, Math.sin(a) * -dy]);
    }),
  );
  b.grid(rows);
  // Cut faces: bread under a line of cheese.
  for (const [angle, side] of [
    [from, -1],
    [to, 1],
  ] as const) {
    const normal: Vec3 = [-Math.sin(angle) * side, 0, Math.cos(angle) * side];
    b.paint((p) => (p[1] > 0.009 ? cheese : fromHex('#e8bd78')), 'satin');
    const top = section.slice(0, 10).map(([r, y]) => b.vertex(at(r, y, angle), normal));
    const middle = section.slice(0, 10).map(([r, y]) => b.vertex(at(r, y * 0.55, angle), normal));
    const low = section.slice(0, 10).map(([r]) => b.vertex(at(r, 0, angle), normal));
    b.grid([top, middle, low]);
  }
};

const addToppings = (b: MeshBuilder, from: number, to: number, seed: number, isPlain: boolean) => {
  const random = createRandom(seed);
  const count = Math.max(3, Math.round((to - from) * 2.6));
  for (let n = 0; n < (isPlain ? 0 : count); n += 1) {
    const a = lerp(from + 0.16, to - 0.16, (n + 0.5) / count);
    const r = n % 2 ? 0.112 : 0.07;
    b.at(translation(Math.cos(a) * r, 0.0148, Math.sin(a) * r), (s) => {
      s.paint(
        (p) => mix(fromHex('#b02a1a'), fromHex('#7c1a10'), noise(p[0] * 300, p[1], p[2] * 300)),
        'glossy',
      );
      s.cylinder(0, 0.003, 0.019, 0.018, 18);
    });
  }
  for (let n = 0; n < count * 0.6; n += 1) {
    const [a, r] = [lerp(from + 0.1, to - 0.1, random()), 0.04 + random() * 0.09];
    addLeaf(b, [Math.cos(a) * r, 0.0185, Math.sin(a) * r], 0.011, random() * 6, 0.2, '#2f7a26', 0.15);
  }
};

const strings = 13;
const rings = 9;
const sides = 6;

/** Strings hang from the lower edge of the slice to the gap; thin in the middle. */
const stringPoints = (out: Float32Array, lift: number, slice: (p: Vec3) => Vec3) => {
  let at = 0;
  for (let n = 0; n < strings; n += 1) {
    const edge = n % 3;
    const reach = 0.015 + (Math.floor(n / 3) / 4) * 0.115;
    const angle = edge === 0 ? -cut / 2 : edge === 1 ? cut / 2 : (n % 2 ? 0.1 : -0.12) * cut;
    const start = slice([Math.cos(angle) * reach, 0.004, Math.sin(angle) * reach]);
    const spread = edge === 2 ? 1 : 1.12;
    const end: Vec3 = [
      Math.cos(angle * spread) * reach * 0.86,
      0.006,
      Math.sin(angle * spread) * reach * 0.86,
    ];
    const thick = 0.0055 - 0.0012 * (n % 3);
    for (let k = 0; k < rings; k += 1) {
      const t = k / (rings - 1);
      const sag = Math.sin(Math.PI * t) * (0.006 + 0.004 * (n % 4)) * (n % 2 ? 1 : -1);
      const thin = thick * (0.32 + 0.9 * (2 * t - 1) ** 2) * (1 - 0.35 * lift) + 0.0008;
      const centre: Vec3 = [
        lerp(start[0], end[0], t) - Math.abs(sag),
        lerp(start[1], end[1], t),
        lerp(start[2], end[2], t) + sag,
      ];
      for (let s = 0; s < sides; s += 1) {
        const a = (s / sides) * 2 * Math.PI;
        out[at] = centre[0] + Math.cos(a) * thin;
        out[at + 1] = centre[1];
        out[at + 2] = centre[2] + Math.sin(a) * thin;
        at += 3;
      }
    }
  }
};

const addStrings = (b: MeshBuilder) => {
  b.paint(mix(cheese, fromHex('#fff0b8'), 0.25), 'glossy');
  for (let n = 0; n < strings; n += 1) {
    const rows = Array.from({ length: rings }, (_, k) =>
      Array.from({ length: sides }, (_, s) => {
        const a = (s / sides) * 2 * Math.PI;
        return b.vertex(
          [Math.cos(a) * 0.01, 0.1 - k * 0.01, Math.sin(a) * 0.01],
          [Math.cos(a), 0, Math.sin(a)],
        );
      }),
    );
    b.grid(rows.map((row) => [...row, row[0]!]));
  }
  b.twoSided();
};

export const liftedPizza: Kit = {
  name: 'pizza with a lifted slice',
  nouns: ['pizza with a lifted slice', 'stretching cheese', 'cheese pull'],
  locomotion: 'none',
  build: ({ seed, detail, traits }) => {
    const isPlain = traits.includes('only cheese');
    const [body, slice, cords] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body.paint(fromHex('#8a5a30'), 'wood').cylinder(-0.012, 0, 0.2, 0.205, 48);
    addSector(body, cut / 2, 2 * Math.PI - cut / 2);
    addSector(slice, -cut / 2, cut / 2);
    if (detail === 0) {
      addToppings(body, cut / 2, 2 * Math.PI - cut / 2, seed, isPlain);
      addToppings(slice, -cut / 2, cut / 2, seed + 1, isPlain);
    }
    addStrings(cords);
    const buffer = new Float32Array(cords.mesh.positions.length);
    const turn = rotationY(0.25);
    const { hand, sleeve } = buildPenHand(fromHex('#5a7a9a'));
    return assembleModel(
      { body, slice, cords, hand, sleeve },
      {
        size: [0.34, 0.17, 0.34],
        anchors: { top: [0, 0.03, 0], grip: [0, 0.02, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const lift = 0.35 + 0.65 * smoothstep(0, 0.8, actionTime / Math.max(0.1, actionSeconds));
          const sway = Math.sin(time * 1.7) * 0.02;
          const placed = multiply(
            translation(0.035 * lift, 0.125 * lift, 0.03 * lift),
            rotationX(0.42 * lift + sway),
            rotationZ(0.34 * lift),
          );
          stringPoints(buffer, lift, (p) => transformPoint(placed, p));
          for (let n = 0; n < buffer.length; n += 3) {
            const moved = transformPoint(turn, [buffer[n]!, buffer[n + 1]!, buffer[n + 2]!]);
            buffer.set(moved, n);
          }
          const held = multiply(turn, placed, translation(0.152, -0.012, -0.004));
          return {
            parts: { body: turn, slice: multiply(turn, placed), cords: buffer, hand: held, sleeve: held },
            anchors: {},
            particles: steamAt([-0.03, 0.03, -0.03], 0.07, 0.12, time, phase).map((one) => ({
              ...one,
              opacity: one.opacity * 0.6,
            })),
          };
        },
      },
    );
  },
};

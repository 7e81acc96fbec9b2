/** Two dancers under a lion of cloth, and a dragon of silk that dancers carry on poles. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { around, pairs, placed, points, rod } from '../../../shared/shapes.ts';

const gold = fromHex('#f0bc2c');
const white = fromHex('#faf6ec');
const black = fromHex('#17161a');

/** A head about the origin that faces +z; 1 is the width of its face. */
const addLionHead = (b: MeshBuilder, paint: Vec3) => {
  b.paint(paint, 'cloth').sphere([0, 0.1, 0], [0.46, 0.4, 0.42], 26);
  b.paint(white, 'fur').sphere([0, -0.14, 0.3], [0.36, 0.14, 0.24], 20);
  b.paint(paint, 'glossy').sphere([0, -0.02, 0.4], [0.3, 0.13, 0.2], 20);
  b.paint(fromHex('#c8201c'), 'satin').sphere([0, -0.2, 0.34], [0.24, 0.05, 0.2], 16);
  b.paint(white, 'fur').sphere([0, -0.28, 0.3], [0.28, 0.06, 0.2], 16);
  b.paint(gold, 'metal').sphere([0, 0.08, 0.58], [0.1, 0.075, 0.06], 16);
  for (const side of [-1, 1]) {
    b.paint(white, 'fur').sphere([side * 0.2, 0.2, 0.32], [0.15, 0.14, 0.12], 18);
    b.paint(white, 'glossy').sphere([side * 0.2, 0.19, 0.4], 0.1, 20);
    b.paint(black, 'glossy').sphere([side * 0.2, 0.19, 0.475], 0.05, 16);
    b.paint(gold, 'fur').sphere([side * 0.22, 0.35, 0.34], [0.16, 0.05, 0.1], 14);
    b.paint(paint, 'cloth').at(placed(side * 0.42, 0.3, 0, { turnZ: -side * 0.9 }), (k) =>
      k.lathe(pairs(0.11, 0, 0.1, 0.1, 0, 0.26), 14),
    );
    b.paint(gold, 'fur').sphere([side * 0.6, 0.46, 0], 0.06, 12);
    b.paint(white, 'fur').sphere([side * 0.3, -0.08, 0.34], [0.13, 0.09, 0.12], 14);
    b.paint(fromHex('#2f9a4a'), 'glossy').sphere([side * 0.3, 0.02, 0.4], [0.06, 0.06, 0.04], 12);
  }
  b.paint(gold, 'metal').at(placed(0, 0.44, 0.12, { turnX: 0.5 }), (k) =>
    k.lathe(pairs(0.09, 0, 0.05, 0.14, 0, 0.24), 16),
  );
  b.paint(fromHex('#9ae0f0'), 'metal').sphere([0, 0.4, 0.34], [0.08, 0.08, 0.03], 16);
  for (let n = 0; n < 24; n += 1) {
    const angle = (n / 24) * Math.PI * 2;
    b.paint(n % 2 ? gold : white, 'fur').sphere(
      [Math.cos(angle) * 0.5, 0.06 + Math.sin(angle) * 0.44, -0.06],
      [0.1, 0.1, 0.08],
      8,
    );
  }
};

const addLegs = (b: MeshBuilder, z: number, paint: Vec3) => {
  for (const side of [-1, 1]) {
    b.paint(paint, 'fur').tube(
      points(side * 0.16, 0.92, z, side * 0.2, 0.5, z + 0.06, side * 0.2, 0.12, z),
      [0.15, 0.12, 0.1],
      14,
    );
    for (const y of [0.3, 0.55])
      b.paint(white, 'fur').at(placed(side * 0.2, y, z + 0.02), (k) =>
        k.lathe(pairs(0.115, -0.05, 0.15, 0, 0.115, 0.05), 16),
      );
    b.paint(gold, 'cloth').sphere([side * 0.2, 0.06, z + 0.06], [0.1, 0.06, 0.16], 12);
  }
};

export const lionDance: Kit = {
  name: 'lion dance',
  nouns: ['lion dance', 'lion dancer', 'lion dancers', 'chinese lion', 'lion dance costume'],
  locomotion: 'walks',
  speeds: { slow: 0.8, fast: 2 },
  build: ({ colour }) => {
    const paint = colour ?? fromHex('#d8201c');
    const [body, head] = [new MeshBuilder(), new MeshBuilder()];
    addLegs(body, 0.45, paint);
    addLegs(body, -0.65, paint);
    const stripes = (p: Vec3): Vec3 => {
      const band = Math.floor((p[2] + 3) * 5.5) % 4;
      return band === 0 ? gold : band === 2 ? white : paint;
    };
    body.paint(stripes, 'fur').loft(
      Array.from({ length: 13 }, (_, n) => {
        const t = n / 12;
        const [z, half, top] = [
          0.55 - t * 1.55,
          0.34 + 0.05 * Math.sin(t * 6),
          1.3 - 0.12 * Math.sin(t * Math.PI),
        ];
        return Array.from({ length: 13 }, (_, k): Vec3 => {
          const a = (k / 12) * Math.PI;
          return [Math.cos(a) * half, 0.78 + Math.sin(a) * (top - 0.78), z];
        });
      }),
      { isClosed: false },
    );
    body.twoSided();
    for (let n = 0; n < 11; n += 1)
      for (const side of [-1, 1])
        body
          .paint(n % 2 ? gold : white, 'fur')
          .sphere([side * 0.36, 0.76, 0.5 - n * 0.145], [0.06, 0.1, 0.08], 8);
    body.paint(paint, 'fur').tube(points(0, 1.1, -1, 0, 1.3, -1.2, 0, 1.5, -1.15), [0.1, 0.09, 0.12], 10);
    body.paint(gold, 'fur').sphere([0, 1.56, -1.12], 0.13, 12);
    addLionHead(head, paint);
    return assembleModel(
      { body, head },
      {
        size: [1.2, 1.9, 2.6],
        anchors: { top: [0, 1.3, -0.3], head: [0, 1.9, 0.9] },
        pose: ({ time, phase }) => {
          const beat = time * 5 + phase;
          const hop = Math.max(0, Math.sin(beat)) * 0.09;
          return {
            parts: {
              body: multiply(
                translation(0, hop, 0),
                rotationY(0.09 * Math.sin(beat * 0.5)),
                rotationZ(0.04 * Math.sin(beat)),
              ),
              head: multiply(
                translation(0.12 * Math.sin(beat * 0.5), 1.42 + hop + 0.12 * Math.sin(beat * 0.75), 0.85),
                rotationY(0.4 * Math.sin(beat * 0.5)),
                rotationZ(0.28 * Math.sin(beat * 0.75 + 1)),
                rotationX(0.2 * Math.sin(beat)),
              ),
            },
            anchors: {},
          };
        },
      },
    );
  },
};

const addDragonHead = (b: MeshBuilder, paint: Vec3) => {
  b.paint(paint, 'glossy')
    .sphere([0, 0, 0], [0.34, 0.32, 0.4], 24)
    .sphere([0, 0.02, 0.45], [0.24, 0.14, 0.32], 20);
  b.paint(gold, 'glossy').sphere([0, -0.2, 0.36], [0.2, 0.06, 0.34], 16);
  b.paint(fromHex('#c8201c'), 'satin').sphere([0, -0.1, 0.42], [0.18, 0.06, 0.3], 14);
  b.paint(gold, 'metal').sphere([0, 0.12, 0.72], [0.12, 0.08, 0.08], 14);
  for (const side of [-1, 1]) {
    b.paint(white, 'glossy').sphere([side * 0.2, 0.2, 0.24], 0.12, 18);
    b.paint(black, 'glossy').sphere([side * 0.24, 0.22, 0.34], 0.06, 14);
    b.paint(gold, 'satin')
      .tube(
        points(side * 0.16, 0.3, 0, side * 0.28, 0.62, -0.16, side * 0.4, 0.72, -0.36),
        [0.05, 0.04, 0.015],
        8,
      )
      .tube(points(side * 0.25, 0.52, -0.1, side * 0.42, 0.6, 0.02), [0.035, 0.01], 8);
    b.paint(gold, 'cloth').tube(
      points(side * 0.18, 0.02, 0.7, side * 0.5, 0.1, 0.8, side * 0.62, -0.2, 0.66),
      [0.03, 0.02, 0.008],
      6,
    );
    b.paint(fromHex('#2f9a4a'), 'fur').sphere([side * 0.3, -0.06, 0], [0.16, 0.26, 0.2], 12);
    b.paint(white, 'glossy');
    for (const z of [0.4, 0.56])
      b.at(placed(side * 0.16, -0.08, z, { turnX: Math.PI }), (k) => k.lathe(pairs(0.03, 0, 0, 0.1), 8));
  }
  around(9, 0.34, (x, y) => b.paint(gold, 'fur').sphere([x, y, -0.3], [0.12, 0.12, 0.14], 8));
};

const addCarrier = (b: MeshBuilder, n: number) => {
  const suit = fromHex(n % 2 ? '#e8a81c' : '#c8201c');
  const skin = fromHex('#e0ac80');
  b.paint(fromHex('#f4f0e6'), 'cloth');
  for (const side of [-1, 1]) {
    b.paint(suit, 'cloth').tube(
      points(side * 0.1, 0.86, 0, side * 0.14, 0.45, side * 0.1, side * 0.14, 0.1, side * 0.16),
      [0.095, 0.075, 0.06],
      10,
    );
    b.paint(black, 'satin').sphere([side * 0.14, 0.05, side * 0.16 + 0.06], [0.055, 0.05, 0.12], 10);
    b.paint(suit, 'cloth').tube(
      points(side * 0.19, 1.36, 0, side * 0.2, 1.2, 0.2, side * 0.04, 1.3 + (side > 0 ? 0.16 : 0), 0.3),
      [0.06, 0.055, 0.045],
      10,
    );
    b.paint(skin, 'skin').sphere([side * 0.03, 1.3 + (side > 0 ? 0.16 : 0), 0.32], 0.045, 10);
  }
  b.paint(suit, 'cloth').tube(points(0, 0.85, 0, 0, 1.12, 0, 0, 1.4, 0), [0.15, 0.16, 0.15], 16);
  b.paint(darken(gold, 0.1), 'satin').lathe(pairs(0.155, 0.92, 0.168, 0.94, 0.168, 1, 0.155, 1.02), 18);
  b.paint(skin, 'skin')
    .tube(points(0, 1.42, 0, 0, 1.5, 0), 0.05, 10)
    .sphere([0, 1.62, 0.01], [0.1, 0.125, 0.11], 18);
  b.paint(black, 'satin').sphere([0, 1.66, -0.02], [0.105, 0.1, 0.11], 16);
  b.paint(suit, 'cloth').lathe(pairs(0.104, 1.66, 0.11, 1.68, 0.104, 1.71), 16);
  for (const side of [-1, 1]) b.paint(black, 'glossy').sphere([side * 0.036, 1.63, 0.112], 0.012, 8);
  b.paint(fromHex('#8a5a30'), 'wood');
  rod(b, [0, 1.1, 0.32], [0, 2.3, 0.32], 0.02);
};

const carriers = 7;
const segments = 30;
const length = 9.6;

export const dragonDance: Kit = {
  name: 'dragon dance',
  nouns: ['dragon dance', 'dragon dancers', 'dragon dancer', 'dragon dance team', 'dancing dragon'],
  locomotion: 'walks',
  speeds: { slow: 1, fast: 2.4 },
  build: ({ colour }) => {
    const paint = colour ?? fromHex('#d8201c');
    const parts: Record<string, MeshBuilder> = {};
    for (let n = 0; n < segments; n += 1) {
      const b = new MeshBuilder();
      const r = 0.27 * (n > segments - 8 ? 0.3 + (segments - n) * 0.09 : 1);
      b.at(placed(0, 0, 0, { turnX: Math.PI / 2 }), (k) =>
        k
          .paint(n % 2 ? paint : darken(paint, 0.1), 'satin')
          .lathe(pairs(r * 0.94, -0.24, r, -0.12, r, 0.12, r * 0.94, 0.24), 20),
      );
      for (let m = 0; m < 7; m += 1)
        b.paint(gold, 'metal').at(
          placed(Math.cos(m * 0.52 + 0.0) * r, Math.sin(m * 0.52) * r, 0, { turnZ: m * 0.52 }),
          (k) => k.sphere([0, 0, 0], [0.012, 0.07, 0.1], 8),
        );
      b.paint(fromHex('#2f9a4a'), 'cloth').at(placed(0, r, 0), (k) => k.lathe(pairs(0.09, -0.03, 0, 0.2), 6));
      b.paint(lighten(gold, 0.2), 'cloth').sphere([0, -r, 0], [r * 0.5, 0.05, 0.2], 10);
      parts[`segment${n}`] = b;
    }
    const head = new MeshBuilder();
    addDragonHead(head, paint);
    for (let n = 0; n < carriers; n += 1) {
      parts[`carrier${n}`] = new MeshBuilder();
      addCarrier(parts[`carrier${n}`]!, n);
    }
    return assembleModel(
      { head, ...parts },
      {
        size: [2.4, 3.2, length + 1.4],
        anchors: { top: [0, 2.6, 0] },
        pose: ({ time, phase }) => {
          const along = (t: number): Vec3 => {
            const wave = t * 7.5 - (time + phase) * 3.6;
            return [0.75 * Math.sin(wave * 0.55), 2.35 + 0.42 * Math.sin(wave), length * (0.5 - t)];
          };
          const at = (t: number) => {
            const [a, b] = [along(t - 0.01), along(t + 0.01)];
            const [dx, dy, dz] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
            return multiply(
              translation(...along(t)),
              rotationY(Math.atan2(dx, dz)),
              rotationX(-Math.atan2(dy, Math.hypot(dx, dz))),
            );
          };
          const pose: Record<string, ReturnType<typeof translation>> = { head: at(-0.01) };
          for (let n = 0; n < segments; n += 1) pose[`segment${n}`] = at(0.03 + (n / segments) * 0.97);
          for (let n = 0; n < carriers; n += 1) {
            const [x, y, z] = along(0.02 + (n / (carriers - 1)) * 0.88);
            pose[`carrier${n}`] = translation(x, Math.max(0, (y - 2.35) * 0.12), z - 0.32);
          }
          return { parts: pose, anchors: {} };
        },
      },
    );
  },
};

export const lionDanceKits = [lionDance, dragonDance];

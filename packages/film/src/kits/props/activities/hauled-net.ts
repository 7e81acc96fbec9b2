/** A wet net that is hauled in: out of the water, over the side of the boat, up to the hands, with fish in its meshes. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, fraction, lerp } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

const [columns, rows] = [13, 22];
const fishes = 6;
/** Seconds from one pull to the next, and metres of net that each brings in. */
const [period, stroke] = [2, 0.5];

/** From the hands (0) over the side (0.3) down to the water (0.6) and out on it (1); across from -1 to 1. */
const shapeAt = (along: number, across: number, time: number, hand: Vec3): Vec3 => {
  const wave = 0.02 * Math.sin(time * 2.2 + across * 4 + along * 9);
  const wide = lerp(0.1, 1.05, clamp(along * 1.3)) * (along > 0.6 ? 1 + (along - 0.6) * 0.8 : 1);
  const z = hand[2] + across * wide * 0.62 + along * 0.12;
  const side: Vec3 = [-0.72, 0.42, z];
  if (along < 0.34) {
    const u = along / 0.34;
    const sag = 0.12 * Math.sin(Math.PI * u);
    return [
      lerp(hand[0], side[0], u),
      lerp(hand[1], side[1], u) - sag + wave,
      lerp(hand[2] + across * 0.1, z, u),
    ];
  }
  if (along < 0.6) {
    const u = (along - 0.34) / 0.26;
    return [side[0] - 0.34 * Math.sqrt(u), lerp(side[1], 0.02, u) + wave, z];
  }
  const u = (along - 0.6) / 0.4;
  return [side[0] - 0.34 - u * 0.95, 0.02 - 0.03 * u + wave * (1 - across * across * 0.5), z];
};

const handAt = (time: number): Vec3 => {
  const u = fraction(time / period);
  // Drawn up slowly, then the hands reach out for the next hold.
  const up = u < 0.7 ? u / 0.7 : (1 - u) / 0.3;
  return [lerp(-0.34, -0.1, up), lerp(0.78, 1.12, up), lerp(0.4, 0.3, up)];
};

/** How much net has come in: it stays in when the hands go out again. */
const hauledAt = (time: number) =>
  (Math.floor(time / period) + clamp(fraction(time / period) / 0.7)) * stroke;

const addFish = (b: MeshBuilder) => {
  b.paint((p) => (p[1] > 0.012 ? fromHex('#5f8296') : fromHex('#e6eef2')), 'glossy').sphere(
    [0, 0, 0],
    [0.16, 0.06, 0.035],
    12,
  );
  b.paint(fromHex('#7f9aa8'), 'glossy').sphere([-0.18, 0.005, 0], [0.05, 0.06, 0.01], 8);
};

const drops = (time: number): Particle[] =>
  Array.from({ length: 46 }, (_, n) => {
    const age = fraction(time * 0.9 + n * 0.37);
    const [x, y, z] = shapeAt(
      0.3 + 0.28 * fraction(n * 0.61),
      fraction(n * 0.83) * 2 - 1,
      time,
      handAt(time),
    );
    return {
      position: [x - 0.02, Math.max(0.02, y - age * age * 0.7), z],
      size: 0.011,
      colour: [0.85, 0.93, 1],
      opacity: 0.75 * (1 - age),
    };
  });

export const hauledNet: Kit = {
  name: 'hauled net',
  nouns: ['hauled net'],
  locomotion: 'none',
  build: ({ colour }) => {
    const cord = colour ?? fromHex('#e4d5ab');
    const [net, floats] = [new MeshBuilder(), new MeshBuilder()];
    // Built flat: x is across, z along; the pose bends it.
    net.paint(cord, 'cloth');
    for (let n = 0; n <= columns; n += 1)
      net.tube(
        Array.from({ length: rows + 1 }, (_, k): Vec3 => [(n / columns) * 2 - 1, 0, k / rows]),
        0.008,
        3,
        false,
      );
    for (let n = 1; n <= rows; n += 1)
      net.tube(
        Array.from({ length: columns + 1 }, (_, k): Vec3 => [(k / columns) * 2 - 1, 0, n / rows]),
        0.008,
        3,
        false,
      );
    for (let n = 0; n < 9; n += 1)
      floats.paint(fromHex(n % 2 ? '#e8742a' : '#f6f2e6'), 'satin').sphere([0, 0.01, n], 0.055, 10);
    const flat = Float32Array.from(net.mesh.positions);
    const beads = Float32Array.from(floats.mesh.positions);
    const fish = Object.fromEntries(
      Array.from({ length: fishes }, (_, n) => {
        const b = new MeshBuilder();
        addFish(b);
        return [`fish ${n}`, b];
      }),
    );
    const rest = handAt(0);
    return assembleModel(
      { net, floats, ...fish },
      {
        size: [2.6, 1.2, 1.4],
        anchors: { grip: rest, gripLeft: rest },
        pose: ({ time }) => {
          const hand = handAt(time);
          const bent = new Float32Array(flat.length);
          for (let at = 0; at < flat.length; at += 3) {
            // The cords are so thin that their own offset from the middle line is kept as it is.
            const [x, y, z] = [flat[at]!, flat[at + 1]!, flat[at + 2]!];
            // The meshes travel up with each pull.
            const along =
              Math.round(z * rows) === 0 ? z : Math.max(0, z - fraction(hauledAt(time) * 4) / rows);
            const [px, py, pz] = shapeAt(along, x, time, hand);
            bent[at] = px;
            bent[at + 1] = py + y;
            bent[at + 2] = pz + (z - Math.round(z * rows) / rows) * 0.4;
          }
          const round = new Float32Array(beads.length);
          for (let at = 0; at < beads.length; at += 3) {
            const n = Math.round(beads[at + 2]!);
            const [px, py, pz] = shapeAt(1, (n / 8) * 2 - 1, time, hand);
            round[at] = px + beads[at]!;
            round[at + 1] = py + beads[at + 1]! + 0.02;
            round[at + 2] = pz + beads[at + 2]! - n;
          }
          const parts: Record<string, ReturnType<typeof translation> | Float32Array> = {
            net: bent,
            floats: round,
          };
          for (let n = 0; n < fishes; n += 1) {
            const along = 0.62 - fraction(n / fishes + hauledAt(time) * 0.35) * 0.52;
            const [x, y, z] = shapeAt(along, fraction(n * 0.618) * 1.3 - 0.65, time, hand);
            parts[`fish ${n}`] = multiply(
              translation(x - 0.04, y + 0.03, z),
              rotationY(n * 1.9),
              rotationZ(0.5 * Math.sin(time * 8 + n * 2)),
            );
          }
          const apart = 0.09;
          return {
            parts,
            anchors: {
              grip: translation(hand[0], hand[1], hand[2] - apart),
              gripLeft: translation(hand[0] + 0.03, hand[1], hand[2] + apart),
            },
            particles: drops(time),
          };
        },
      },
    );
  },
};

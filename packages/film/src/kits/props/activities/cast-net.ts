/** A round net that is thrown: a bundle in the hands, a disc in the air, a ring of floats on the water. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { translation } from '../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

const radius = 1.5;
/** Metres from its middle back to who throws it. */
export const throwerBehind = 2.2;
/** Seconds from the start: the arms swing back, let go, and the net is down. */
const [swing, release, landing] = [0.5, 1.15, 2.9];
/** Water above the feet of one who stands in a boat. */
const waterLevel = 0.1;

const [held, back, thrown, fallen]: [Vec3, Vec3, Vec3, Vec3] = [
  [0, 1.12, -throwerBehind + 0.36],
  [-0.34, 1.15, -throwerBehind + 0.05],
  [0, 1.5, -throwerBehind + 0.5],
  [0, waterLevel, 1.6],
];

/** Where the middle of the net is. */
const middleAt = (time: number): Vec3 => {
  if (time < swing) return held;
  if (time < release) {
    const u = (time - swing) / (release - swing);
    return u < 0.55 ? mix(held, back, smoothstep(0, 0.55, u)) : mix(back, thrown, smoothstep(0.55, 1, u));
  }
  const u = clamp((time - release) / (landing - release));
  const [x, y, z] = mix(thrown, fallen, u);
  return [x, y + 4 * 0.5 * u * (1 - u), z];
};

/** How far it is open, how much its rim hangs below its middle, and how far its face is turned forward. */
const shapeAt = (time: number) => {
  const open = smoothstep(release - 0.05, release + 0.85, time);
  return {
    reach: radius * (0.07 + 0.93 * open),
    hang: 0.85 * (1 - open) + 0.22 * open * smoothstep(landing + 0.15, landing - 0.4, time),
    tilt: 0.75 * smoothstep(release - 0.1, release + 0.3, time) * smoothstep(landing, release + 0.6, time),
  };
};

const buildNet = (colour: Vec3) => {
  const b = new MeshBuilder();
  b.paint(colour, 'cloth');
  const point = (r: number, a: number): Vec3 => [r * Math.cos(a), 0, r * Math.sin(a)];
  for (let n = 0; n < 26; n += 1) {
    const a = (n / 26) * 2 * Math.PI;
    b.tube(
      Array.from({ length: 9 }, (_, k) => point((k / 8) * radius, a)),
      0.011,
      4,
      false,
    );
  }
  for (let n = 1; n <= 9; n += 1)
    b.tube(
      Array.from({ length: 37 }, (_, k) => point((n / 9) * radius, (k / 36) * 2 * Math.PI)),
      n === 9 ? 0.022 : 0.011,
      4,
      false,
    );
  for (let n = 0; n < 18; n += 1)
    b.paint(fromHex(n % 2 ? '#e8742a' : '#f6f2e6'), 'satin').sphere(
      point(radius, (n / 18) * 2 * Math.PI),
      0.055,
      8,
    );
  return b;
};

const ring = (time: number): Particle[] => {
  const since = time - landing;
  if (since < -0.05 || since > 1.2) return [];
  return Array.from({ length: 40 }, (_, n) => {
    const a = n * 2.4;
    const far = radius * (0.96 + 0.25 * since) + 0.08 * Math.sin(n * 7);
    return {
      position: [
        far * Math.cos(a),
        waterLevel + Math.max(0, 0.5 * since * (1 - since * 1.6)) * (0.5 + 0.5 * Math.sin(n * 3)),
        fallen[2] + far * Math.sin(a),
      ],
      size: 0.05,
      colour: [0.9, 0.95, 1],
      opacity: 0.55 * clamp(1.2 - since),
    };
  });
};

export const castNet: Kit = {
  name: 'cast net',
  nouns: ['cast net', 'thrown net', 'casting net'],
  locomotion: 'none',
  build: ({ colour }) => {
    const cord = colour ?? fromHex('#efe4c4');
    const net = buildNet(cord);
    const rope = new MeshBuilder().paint(cord, 'cloth').tube(
      Array.from({ length: 15 }, (_, n): Vec3 => [0, 0, n / 14]),
      0.012,
      5,
    );
    const rest = Float32Array.from(net.mesh.positions);
    const straight = Float32Array.from(rope.mesh.positions);
    return assembleModel(
      { net, rope },
      {
        size: [5, 2.9, 8.4],
        anchors: {
          grip: [held[0] - 0.08, held[1], held[2]],
          gripLeft: [held[0] + 0.08, held[1], held[2]],
        },
        pose: ({ time }) => {
          const [mx, my, mz] = middleAt(time);
          const { reach, hang, tilt } = shapeAt(time);
          const [s, c] = [Math.sin(tilt), Math.cos(tilt)];
          const out = new Float32Array(rest.length);
          for (let at = 0; at < rest.length; at += 3) {
            const [x, y, z] = [rest[at]!, rest[at + 1]!, rest[at + 2]!];
            const r = Math.hypot(x, z) / radius;
            const fold = 0.03 * Math.sin(Math.atan2(z, x) * 7 + time * 3) * r * Math.min(1, hang * 4);
            const [px, pz] = [(x / radius) * reach, (z / radius) * reach];
            const py = y - hang * r ** 1.4 + fold;
            out[at] = mx + px;
            out[at + 1] = Math.max(waterLevel - 0.02 + y, my + py * c + pz * s);
            out[at + 2] = mz + pz * c - py * s;
          }
          // The line stays in the hands.
          const follow = smoothstep(release, release + 0.7, time);
          const hand: Vec3 =
            time < release ? [mx, my, mz] : mix(thrown, [0, 1.1, -throwerBehind + 0.42], follow);
          const line = new Float32Array(straight.length);
          for (let at = 0; at < straight.length; at += 3) {
            const u = straight[at + 2]!;
            const sag = 4 * u * (1 - u) * 0.3 * follow;
            line[at] = hand[0] + (mx - hand[0]) * u + straight[at]!;
            line[at + 1] = hand[1] + (my - hand[1]) * u + straight[at + 1]! - sag;
            line[at + 2] = hand[2] + (mz - hand[2]) * u;
          }
          const apart = 0.08 + 0.12 * follow;
          return {
            parts: { net: out, rope: line },
            anchors: {
              grip: translation(hand[0] - apart, hand[1], hand[2]),
              gripLeft: translation(hand[0] + apart, hand[1], hand[2]),
            },
            particles: ring(time),
          };
        },
      },
    );
  },
};

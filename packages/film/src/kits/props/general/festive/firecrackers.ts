/** Strings of firecrackers on a bamboo pole, going off from their lower ends: flashes, sparks, smoke and red paper. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp, fraction } from '../../../../math/interpolate.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle, PoseInput } from '../../../model.ts';
import { assembleModel, shown } from '../../../shared/assemble-model.ts';
import { placed, rod } from '../../../shared/shapes.ts';

const [red, gold, bamboo] = [fromHex('#d0181a'), fromHex('#e8b93a'), fromHex('#b89a52')];
/** Where the strings hang, the heights of their ends, and the parts that go off one after another. */
const [reach, top, bottom, parts] = [0.42, 2.55, 0.45, 9];
const partHeight = (top - bottom) / parts;
/** Metres of string that burn in a second. */
const burning = 0.2;

/** The same number for the same things, between 0 and 1. */
const chance = (n: number, k: number) => fraction(Math.sin(n * 12.9898 + k * 78.233) * 43758.5453);

const addCrackers = (b: MeshBuilder, from: number) => {
  for (const x of [-reach, reach]) {
    b.paint(fromHex('#e8d8a8'), 'cloth');
    rod(b, [x, from, 0], [x, from + partHeight, 0], 0.008);
    for (let n = 0; n < 12; n += 1) {
      const [y, angle] = [from + (Math.floor(n / 4) + 0.5) * (partHeight / 3), n * 1.57 + from * 9];
      b.at(
        placed(x + Math.cos(angle) * 0.055, y, Math.sin(angle) * 0.055, { turnY: -angle, turnZ: -0.85 }),
        (k) => {
          k.paint(red, 'satin').cylinder(-0.06, 0.06, 0.024, 0.024, 8);
          k.paint(gold, 'metal').cylinder(0.045, 0.062, 0.0245, 0.0245, 8);
        },
      );
    }
  }
};

const addLitter = (b: MeshBuilder) => {
  for (let n = 0; n < 150; n += 1) {
    const [far, angle] = [1.5 * Math.sqrt(chance(n, 1)), chance(n, 2) * 2 * Math.PI];
    b.paint(n % 7 ? red : gold, 'matte').at(
      placed(far * Math.cos(angle), 0.012, far * Math.sin(angle) * 0.8, {
        turnY: n,
        turnX: 0.4 * (chance(n, 3) - 0.5),
      }),
      (k) => k.box([0, 0, 0], [0.05, 0.006, 0.035]),
    );
  }
};

const endAt = (time: number) => Math.min(top - 0.1, bottom + burning * time);

const blastsAt = (time: number, x: number, seed: number): Particle[] => {
  const y = endAt(time);
  const beat = Math.floor(time * 15);
  const made: Particle[] = [];
  for (let n = 0; n < 6; n += 1) {
    const k = beat * 7 + n + seed;
    made.push({
      position: [x + 0.4 * (chance(k, 1) - 0.5), y + 0.5 * (chance(k, 2) - 0.55), 0.3 * (chance(k, 3) - 0.5)],
      size: 0.07 + 0.13 * chance(k, 4),
      colour: n % 2 ? [5, 3.4, 1.2] : [6, 5.4, 4],
      opacity: 0.9,
    });
  }
  for (let n = 0; n < 16; n += 1) {
    const k = beat * 31 + n + seed;
    const [angle, far] = [chance(k, 5) * 2 * Math.PI, 0.25 + 0.5 * chance(k, 6)];
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
    made.push({
      position: [x + dx * 0.4, y + dy * 0.4, 0.1],
      end: [x + dx, y + dy, 0.1],
      size: 0.012,
      colour: [5, 2.6, 0.6],
      opacity: 0.95,
    });
  }
  return made;
};

/** Smoke that rises and spreads, and paper that is thrown out and falls. */
const remainsAt = (time: number, x: number, seed: number): Particle[] => {
  const made: Particle[] = [];
  for (let n = 0; n < 22; n += 1) {
    const age = fraction(time * 0.3 + chance(n, seed));
    made.push({
      position: [
        x + (chance(n, seed + 1) - 0.5) * (0.5 + 1.5 * age) + 0.5 * age,
        endAt(time) + 0.1 + 1.7 * age,
        (chance(n, seed + 2) - 0.5) * 0.9,
      ],
      size: 0.2 + 0.62 * age,
      colour: [0.8, 0.79, 0.78],
      opacity: 0.4 * clamp(age * 8) * (1 - age),
      wisp: n + seed,
    });
  }
  for (let n = 0; n < 34; n += 1) {
    const age = fraction(time * 0.9 + chance(n, seed + 3));
    const angle = chance(n, seed + 4) * 2 * Math.PI;
    const far = (0.3 + 0.9 * chance(n, seed + 5)) * age;
    const y = endAt(time) + 0.9 * age * chance(n, seed + 6) - 1.6 * age * age;
    made.push({
      position: [x + Math.cos(angle) * far, Math.max(0.02, y), Math.sin(angle) * far] as Vec3,
      size: 0.022,
      colour: n % 6 ? [0.75, 0.03, 0.03] : [0.9, 0.6, 0.12],
      opacity: 0.95,
    });
  }
  return made;
};

export const firecrackers: Kit = {
  name: 'firecracker',
  nouns: ['firecracker', 'firecrackers', 'string of firecrackers', 'strings of firecrackers'],
  locomotion: 'none',
  build: () => {
    const pole = new MeshBuilder().paint(bamboo, 'wood');
    rod(pole, [0, 0, -0.02], [0, top + 0.12, -0.02], 0.035);
    rod(pole, [-reach - 0.06, top + 0.04, 0], [reach + 0.06, top + 0.04, 0], 0.026);
    for (let y = 0.4; y < top; y += 0.42)
      pole.at(placed(0, y, -0.02), (k) => k.cylinder(-0.012, 0.012, 0.042, 0.042, 12));
    pole.paint(red, 'cloth').sphere([0, top + 0.16, -0.02], [0.12, 0.1, 0.1], 14);
    addLitter(pole);
    const strings = Array.from({ length: parts }, (_, n) => {
      const b = new MeshBuilder();
      addCrackers(b, bottom + n * partHeight);
      return [`string${n}`, b] as const;
    });
    return assembleModel(
      { pole, ...Object.fromEntries(strings) },
      {
        size: [1.9, top + 0.3, 1],
        anchors: { grip: [0, 0.95, -0.02] },
        pose: ({ time }: PoseInput) => ({
          parts: Object.fromEntries(
            strings.map(([name], n) => [name, shown(bottom + (n + 0.7) * partHeight > endAt(time))]),
          ),
          anchors: {},
          particles: [-reach, reach].flatMap((x, n) => [
            ...remainsAt(time, x, 11 + n * 40),
            ...blastsAt(time + n * 0.03, x, n * 500),
          ]),
          lamps: [
            {
              position: [0, endAt(time), 0.5],
              colour: Math.floor(time * 15) % 2 ? [2.6, 1.7, 0.8] : [1.2, 0.7, 0.3],
              reach: 5,
            },
          ],
        }),
      },
    );
  },
};

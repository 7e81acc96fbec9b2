/** A seed that sprouts and grows while it is watched, and a dandelion whose seeds the wind takes. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

const stemHeight = 0.26;

const addLeafPair = (b: MeshBuilder, length: number, wide: number) => {
  for (const side of [-1, 1])
    b.grid(
      Array.from({ length: 9 }, (_, row) => {
        const t = row / 8;
        const half = wide * Math.sin(Math.PI * clamp(t * 0.96 + 0.02)) ** 0.7 + 0.0004;
        return [-1, -0.4, 0, 0.4, 1].map((u) => {
          b.paint(mix(fromHex('#4f9a2c'), fromHex('#a4d858'), u === 0 ? 0.9 : 0.35 + 0.3 * t), 'leaf');
          return b.vertex(
            [side * t * length, 0.3 * t * length * (1 - 0.6 * t) + 0.1 * wide * u * u, u * half],
            [-side * 0.2, 1, -u * 0.2],
          );
        });
      }),
    );
  b.twoSided();
};

export const sprout: Kit = {
  name: 'sprouting seed',
  nouns: ['sprouting seed', 'growing seedling', 'growing sprout', 'germinating seed'],
  locomotion: 'none',
  build: ({ seed }) => {
    const [body, stem, low, high] = [
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
    ];
    const random = createRandom(seed + 5);
    body.paint(
      (p) => mix(fromHex('#2a1c12'), fromHex('#5a3f28'), noise(p[0] * 60, p[1] * 60, p[2] * 60)),
      'soil',
    );
    body.lathe(
      [
        [0.42, 0],
        [0.3, 0.035],
        [0.14, 0.055],
        [0, 0.06],
      ],
      36,
    );
    for (let n = 0; n < 150; n += 1) {
      const [a, r] = [random() * 6.28, 0.03 + 0.34 * random()];
      const size = 0.006 + 0.014 * random() ** 2;
      body.sphere([Math.cos(a) * r, 0.058 * (1 - r * 2), Math.sin(a) * r], [size * 1.2, size, size], 6);
    }
    body.paint(fromHex('#c89a58'), 'satin').sphere([0.016, 0.062, 0.03], [0.022, 0.014, 0.016], 14);
    stem
      .paint((p) => mix(fromHex('#d8e8b0'), fromHex('#6fae3c'), clamp(p[1] / 0.1)), 'leaf')
      .tube(
        [
          [0, 0.03, 0],
          [0.012, 0.1, 0],
          [-0.008, 0.18, 0],
          [0, 0.05 + stemHeight, 0],
        ],
        [0.009, 0.0085, 0.0075, 0.006],
        10,
      );
    addLeafPair(low, 0.085, 0.03);
    addLeafPair(high, 0.12, 0.036);
    return assembleModel(
      { body, stem, low, high },
      {
        size: [0.44, 0.36, 0.3],
        anchors: { top: [0, 0.34, 0] },
        pose: ({ actionTime, actionSeconds, time }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const grown = smoothstep(0.04, 0.9, t);
          const sway = 0.05 * Math.sin(time * 1.7) * grown;
          // Leaves come out folded upwards and open when the stem has lifted them.
          const leaves = (at: number, from: number, to: number, turn: number) => {
            const open = smoothstep(from, to, t);
            const y = 0.03 + (at - 0.03) * grown;
            return open <= 0.01
              ? null
              : multiply(
                  translation(0, y, 0),
                  rotationY(turn),
                  rotationZ(sway),
                  scaling(open, 0.5 + open * 0.5, open),
                );
          };
          return {
            parts: {
              stem:
                grown <= 0.01
                  ? null
                  : multiply(rotationZ(sway * 0.3), scaling(0.5 + 0.5 * grown, grown, 0.5 + 0.5 * grown)),
              low: leaves(0.16, 0.22, 0.6, 0.4),
              high: leaves(0.05 + stemHeight, 0.42, 0.95, 1.5),
            },
            anchors: {},
          };
        },
      },
    );
  },
};

const clock = { middle: [0, 0.27, 0] as Vec3, radius: 0.05, seeds: 130 };

/** Filaments of one seed's parachute, as short strokes round the tip of its stalk. */
const addSeed = (b: MeshBuilder, out: Vec3) => {
  const { middle, radius } = clock;
  const at = (r: number): Vec3 => [middle[0] + out[0] * r, middle[1] + out[1] * r, middle[2] + out[2] * r];
  b.paint(fromHex('#6a4a2c'), 'matte').tube([at(0.008), at(0.02)], 0.0011, 3);
  b.paint(fromHex('#cfc8b4'), 'matte').tube([at(0.02), at(radius)], 0.0005, 3);
  const tip = at(radius);
  const side: Vec3 = Math.abs(out[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const u: Vec3 = [
    out[1] * side[2] - out[2] * side[1],
    out[2] * side[0] - out[0] * side[2],
    out[0] * side[1] - out[1] * side[0],
  ];
  const v: Vec3 = [
    out[1] * u[2] - out[2] * u[1],
    out[2] * u[0] - out[0] * u[2],
    out[0] * u[1] - out[1] * u[0],
  ];
  b.paint([0.72, 0.72, 0.7], 'matte');
  for (let k = 0; k < 7; k += 1) {
    const [c, s] = [Math.cos(k * 0.9) * 0.011, Math.sin(k * 0.9) * 0.011];
    b.tube(
      [tip, [0, 1, 2].map((axis) => tip[axis]! + out[axis]! * 0.007 + u[axis]! * c + v[axis]! * s) as Vec3],
      0.0006,
      3,
    );
  }
};

/** The side that the wind blows on is half bare; the seeds of it sail away. */
export const dandelionClock: Kit = {
  name: 'dandelion clock',
  nouns: [
    'dandelion clock',
    'dandelion seed',
    'dandelion seeds',
    'dandelion puff',
    'dandelion fluff',
    'dandelion head',
  ],
  locomotion: 'none',
  build: ({ detail }) => {
    const body = new MeshBuilder();
    body.paint(fromHex('#7fa04a'), 'leaf').tube(
      [
        [0, 0, 0],
        [0.006, 0.12, 0],
        [0, 0.25, 0],
        [0, 0.27, 0],
      ],
      [0.006, 0.005, 0.0045, 0.006],
      8,
    );
    body.paint(fromHex('#8a6a44'), 'matte').sphere(clock.middle, 0.011, 12);
    const count = detail === 0 ? clock.seeds : 60;
    for (let n = 0; n < count; n += 1) {
      const y = 1 - (2 * (n + 0.5)) / count;
      const around = Math.sqrt(1 - y * y);
      const [x, z] = [Math.cos(n * 2.4) * around, Math.sin(n * 2.4) * around];
      if (x > 0.35 && n % 3 > 0) continue;
      addSeed(body, [x, y, z]);
    }
    return assembleModel(
      { body },
      {
        size: [0.34, 0.33, 0.12],
        anchors: { grip: [0, 0.12, 0], top: [0, 0.32, 0] },
        pose: ({ time }) => ({ parts: {}, anchors: {}, particles: sailingSeeds(time) }),
      },
    );
  },
};

const sailingSeeds = (time: number): Particle[] => {
  const particles: Particle[] = [];
  for (let n = 0; n < 34; n += 1) {
    const age = (time * (0.2 + 0.06 * ((n * 0.37) % 1)) + n * 0.618) % 1;
    const lift = 0.05 + 0.16 * ((n * 0.73) % 1);
    const position: Vec3 = [
      0.05 + age * 0.75,
      clock.middle[1] + (((n * 0.29) % 1) - 0.5) * 0.07 + lift * age + 0.012 * Math.sin(time * 3 + n),
      (((n * 0.47) % 1) - 0.5) * (0.06 + 0.3 * age) + 0.012 * Math.sin(time * 2.3 + n * 2),
    ];
    const opacity = smoothstep(0, 0.06, age) * smoothstep(1, 0.85, age);
    particles.push({
      position: [position[0], position[1] + 0.008, position[2]],
      size: 0.011,
      colour: [0.96, 0.96, 0.93],
      opacity: opacity * 0.8,
    });
    // The stalk hangs under its parachute.
    particles.push({
      position,
      end: [position[0] - 0.006, position[1] - 0.034, position[2]],
      size: 0.0022,
      colour: [0.6, 0.56, 0.46],
      opacity,
    });
    for (let k = 0; k < 7; k += 1) {
      const [c, s] = [Math.cos(k * 0.9 + n) * 0.02, Math.sin(k * 0.9 + n) * 0.02];
      particles.push({
        position,
        end: [position[0] + c, position[1] + 0.012, position[2] + s],
        size: 0.0021,
        colour: [0.95, 0.95, 0.92],
        opacity: opacity * 0.85,
      });
    }
  }
  return particles;
};

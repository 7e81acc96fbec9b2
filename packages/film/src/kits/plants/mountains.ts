/** Mountains, volcanoes and hills as things. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../math/colour.ts';
import { clamp, smoothstep } from '../../math/interpolate.ts';
import { fractalNoise, noise } from '../../math/noise.ts';
import { mix, type Vec3 } from '../../math/vector.ts';
import type { Model, Particle } from '../model.ts';
import { still } from './still-kit.ts';

const snow = fromHex('#eef2f8');

/** A peak of 300 m, a volcano of 220 m, a hill of 26 m. */
export const mountain = still(
  [
    'mountain',
    'peak',
    'mountain peak',
    'snowy mountain',
    'mount fuji',
    'hill',
    'sand dune',
    'dune',
    'snow hill',
    'volcano',
  ],
  ({ noun, seed, colour, detail }) => {
    const builder = new MeshBuilder();
    const isHill = noun.includes('hill') || noun.includes('dune');
    const isCone = noun === 'volcano' || noun === 'mount fuji';
    const [height, radius] = isHill
      ? [noun.includes('dune') ? 14 : 26, 70]
      : isCone
        ? [220, 330]
        : [300, 300];
    const cells = [110, 64, 30][detail]!;
    const rise = (x: number, z: number): number => {
      const r = Math.hypot(x, z) / radius;
      if (r >= 1) return -1;
      if (isHill)
        return height * (0.5 + 0.5 * Math.cos(r * Math.PI)) * (0.9 + 0.2 * noise(x / 20 + seed, 1, z / 20));
      if (isCone)
        return (
          height * (1 - r) ** 1.7 * 1.05 -
          (r < 0.06 ? (0.06 - r) * height * 1.4 : 0) +
          5 * fractalNoise(x / 26, seed, z / 26, 3) * (1 - r)
        );
      let [ridge, amplitude, u, v] = [0, 0.5, x / 130 + seed, z / 130];
      for (let octave = 0; octave < 4; octave += 1) {
        ridge += amplitude * (1 - Math.abs(noise(u, 2, v) * 2 - 1));
        amplitude *= 0.5;
        u *= 2.1;
        v *= 2.1;
      }
      return height * (1 - r) ** 1.1 * (0.5 + 0.75 * ridge) - 1;
    };
    const green = fromHex(noun.includes('dune') ? '#d8ae74' : noun === 'snow hill' ? '#e8eef6' : '#557c38');
    builder.paint(
      (p, n) => {
        if (isHill) return mix(darken(colour ?? green, 0.18), colour ?? green, noise(p[0] / 5, 1, p[2] / 5));
        const rock = mix(
          darken(colour ?? fromHex('#7a746e'), 0.4),
          colour ?? fromHex('#8a847c'),
          fractalNoise(p[0] / 14, p[1] / 9, p[2] / 14, 3),
        );
        const low = mix(fromHex('#4a6a34'), rock, smoothstep(height * 0.12, height * 0.3, p[1]));
        if (noun === 'volcano') return low;
        return mix(
          low,
          snow,
          smoothstep(height * 0.5, height * 0.6, p[1] + 16 * noise(p[0] / 14, 4, p[2] / 14)) *
            smoothstep(0.3, 0.5, n[1]),
        );
      },
      noun.includes('dune') ? 'sand' : isHill ? 'lawn' : 'rock',
    );
    builder.heightField({ x0: -radius, z0: -radius, x1: radius, z1: radius }, { x: cells, z: cells }, rise);
    const peak: Vec3 = [0, rise(0, 0), 0];
    const model: Model = {
      size: [radius * 1.7, height, radius * 1.7],
      parts: [{ name: 'ground', mesh: builder.mesh }],
      anchors: { top: peak, seat: peak },
    };
    if (noun !== 'volcano') return model;
    const lava = new MeshBuilder();
    for (const a of [1.4, 2.3, 0.5]) {
      const points = Array.from({ length: 18 }, (_, n): Vec3 => {
        const r = 14 + n * 12;
        const angle = a + 0.16 * Math.sin(n * 0.8);
        const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
        return [x, rise(x, z) + 0.6, z];
      });
      lava
        .paint((p) => mix([3, 0.5, 0.06], [3.4, 1.3, 0.2], noise(p[0] / 4, p[1] / 4, p[2] / 4)), 'glow')
        .tube(
          points,
          points.map((_, n) => 6 - n * 0.26),
          6,
          false,
        );
    }
    lava.sphere([0, height * 0.9, 0], [17, 4, 17], 16);
    model.parts.push({ name: 'lava', mesh: lava.mesh, castsNoShadow: true });
    model.pose = ({ time }) => ({
      parts: {},
      anchors: {},
      particles: plume(time, height),
      lamps: [{ position: [0, height + 10, 0], colour: [90, 26, 5], reach: 150 }],
    });
    return model;
  },
);

const plume = (time: number, height: number): Particle[] =>
  Array.from({ length: 44 }, (_, n) => {
    const age = (time * 0.06 + n / 44) % 1;
    return {
      position: [age * age * 120 + 8 * Math.sin(n * 2.1), height + age * 150, 8 * Math.cos(n * 3.1)] as Vec3,
      size: 12 + age * 46,
      colour: mix([0.5, 0.2, 0.1], [0.2, 0.19, 0.19], clamp(age * 3)),
      opacity: 0.5 * (1 - age),
      wisp: n * 1.3,
    };
  });

/** Tornado, geyser, comet, sea urchin. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { rotationY } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs, placed, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { blackHole } from './black-hole.ts';
import { burningMeteor } from './burning-meteor.ts';

const height = 46;
/** Radius and sideways lean of the funnel by height. */
const funnel = (t: number, time: number): { r: number; x: number; z: number } => ({
  r: 1.3 + 1.6 * t + 13 * t ** 3.2,
  x: 2.6 * Math.sin(t * 3 + time * 0.9) * (1 - 0.3 * t),
  z: 1.6 * Math.cos(t * 2.4 + time * 0.7),
});

/** The dark cloud that the funnel hangs from. */
const wallCloud = (n: number, time: number): Particle => {
  const out = 3 + 42 * ((n + 0.5) / 100) ** 0.7;
  const a = n * 2.4 - time * (4 / (out + 6));
  const tone = 0.15 + 0.07 * fraction(n * 0.37);
  return {
    position: [Math.cos(a) * out * 1.4, height - 6 + 7 * fraction(n * 0.71), Math.sin(a) * out],
    size: 7.5 + 4 * fraction(n * 0.53),
    colour: [tone, tone * 1.03, tone * 1.1],
    opacity: 0.72 * Math.min(1, (48 - out) / 16),
    wisp: n * 1.7,
  };
};

const tornado: Kit = {
  name: 'tornado',
  nouns: ['tornado', 'twister', 'whirlwind', 'cyclone', 'waterspout', 'tornadoes'],
  locomotion: 'walks',
  // Metres a second; it crosses a wide picture within seconds.
  speeds: { slow: 8, fast: 12 },
  build: ({ detail }) => {
    const [funnelPart, spin] = [new MeshBuilder(), new MeshBuilder()];
    funnelPart
      .paint((p) => {
        const band = 0.5 + 0.5 * Math.sin(Math.atan2(p[2], p[0]) * 3 + p[1] * 0.55);
        const tone = 0.2 + 0.13 * band + 0.05 * (p[1] / height);
        return [tone, tone * 1.02, tone * 1.08];
      }, 'matte')
      .twoSided();
    const rows = detail === 0 ? 40 : 20;
    funnelPart.loft(
      Array.from({ length: rows + 1 }, (_, row) => {
        const t = row / rows;
        const { r, x, z } = funnel(t, 0);
        return Array.from({ length: 25 }, (_, n): Vec3 => {
          const a = (n / 24) * 2 * Math.PI;
          const ripple = 1 + 0.07 * Math.sin(a * 3 + t * 26);
          return [x + Math.cos(a) * r * ripple, t * height, z + Math.sin(a) * r * ripple];
        });
      }),
    );
    for (let n = 0; n < 26; n += 1) {
      const [a, y] = [n * 2.4, 1 + (n % 9) * 1.5];
      const r = 3.2 + (n % 5) * 0.9 + y * 0.12;
      spin
        .paint(fromHex(n % 3 ? '#5a4a38' : '#7a6a50'), 'wood')
        .at(placed(Math.cos(a) * r, y, Math.sin(a) * r, { turnX: n, turnZ: n * 1.7 }), (k) =>
          k.box([0, 0, 0], [0.24, 0.12, n % 4 ? 0.9 : 1.6]),
        );
    }
    return assembleModel(
      { body: funnelPart, spin },
      {
        size: [16, height, 16],
        pose: ({ time, phase }) => ({
          parts: { body: rotationY(-(time + phase) * 2.6), spin: rotationY(-(time + phase) * 3.4) },
          anchors: {},
          particles: Array.from({ length: 190 }, (_, n): Particle => {
            if (n >= 90) return wallCloud(n - 90, time);
            const isDust = n < 50;
            const t = isDust ? fraction(n * 0.618) * 0.12 : fraction(n * 0.618 + time * 0.06);
            const a = n * 2.4 - time * (isDust ? 3 : 2);
            const { r, x, z } = funnel(t, 0);
            const out = isDust ? 2.5 + fraction(n * 0.37 + time * 0.3) * 6 : r * 1.12;
            return {
              position: [x + Math.cos(a) * out, isDust ? 0.6 + t * 14 : t * height, z + Math.sin(a) * out],
              size: isDust ? 2.1 : 1.4 + t * 4.5,
              colour: isDust ? [0.36, 0.3, 0.23] : [0.28, 0.29, 0.32],
              opacity: isDust ? 0.34 : 0.2,
              wisp: n * 1.7,
            };
          }),
        }),
      },
    );
  },
};

const geyser: Kit = {
  name: 'geyser',
  nouns: ['geyser', 'erupting geyser', 'old faithful', 'geysers'],
  locomotion: 'none',
  build: ({ seed }) => {
    const body = new MeshBuilder();
    body
      .paint(
        (p) =>
          Math.sin(p[0] * 3 + seed) * Math.sin(p[2] * 3) > 0.3 ? fromHex('#d8b070') : fromHex('#c8c0b0'),
        'rock',
      )
      .lathe(
        pairs(4, 0, 3.4, 0.1, 1.6, 0.4, 0.7, 0.75, 0.5, 0.72, 0.4, 0.3, 0, 0.3),
        32,
        (angle) => 1 + 0.1 * Math.sin(angle * 3) + 0.05 * Math.sin(angle * 7),
      );
    body
      .paint(fromHex('#58b0c8'), 'glossy')
      .lathe(pairs(3.2, 0.13, 2.6, 0.2), 32, (angle) => 1 + 0.1 * Math.sin(angle * 3));
    return assembleModel(
      { body },
      {
        size: [8, 13, 8],
        pose: ({ time, phase }) => ({
          parts: {},
          anchors: {},
          particles: Array.from({ length: 150 }, (_, n): Particle => {
            const isSteam = n > 100;
            const age = fraction(time * (isSteam ? 0.28 : 0.62) + n * 0.618 + phase);
            const [a, spread] = [n * 2.4, ((n * 0.37) % 1) * (0.25 + age * (isSteam ? 3.4 : 1.5))];
            const y = isSteam ? 5 + age * 9 : 0.6 + 21 * age - 12.5 * age * age;
            return {
              position: [
                Math.cos(a) * spread + (isSteam ? age * 2 : 0),
                Math.max(0.4, y),
                Math.sin(a) * spread,
              ],
              size: isSteam ? 1 + age * 1.6 : 0.34 + age * 0.4,
              colour: isSteam ? [0.9, 0.93, 0.96] : [0.86, 0.94, 1],
              opacity: isSteam ? 0.2 * Math.sin(Math.PI * age) : 0.55 * (1 - age * 0.6),
              wisp: n * 1.3,
            };
          }),
        }),
      },
    );
  },
};

const comet: Kit = {
  name: 'comet',
  nouns: ['comet', 'meteor', 'fireball', 'falling meteor', 'halley s comet'],
  locomotion: 'flies',
  speeds: { slow: 3, fast: 12 },
  build: ({ noun, colour }) => {
    const isFiery = noun !== 'comet' && noun !== 'halley s comet';
    const body = new MeshBuilder();
    const glow: Vec3 = colour
      ? [colour[0] * 3, colour[1] * 3, colour[2] * 3]
      : isFiery
        ? [3.4, 1.1, 0.2]
        : [1.1, 1.8, 2.8];
    body
      .paint(isFiery ? darken(fromHex('#4a342a'), 0.2) : [1.6, 1.9, 2.2], isFiery ? 'rock' : 'glow')
      .sphere([0, 0.8, 0], 0.62, 16);
    return assembleModel(
      { body },
      {
        size: [2, 1.6, 5],
        anchors: { lamp: [0, 0.8, 0] },
        pose: ({ time }) => ({
          parts: {},
          anchors: {},
          particles: Array.from({ length: 70 }, (_, n): Particle => {
            const t = (n / 70 + time * 0.4) % 1;
            const wide = 0.1 + t * 0.9;
            return {
              position: [
                Math.sin(n * 2.4) * wide * 0.7,
                0.8 + Math.cos(n * 2.4) * wide * 0.7 + t * 1.2,
                0.3 - t * 11,
              ],
              size: 0.75 * (1 - t * 0.55),
              colour: [glow[0] * (1 - t * 0.5), glow[1] * (1 - t * 0.6), glow[2] * (1 - t * 0.3)],
              opacity: 0.5 * (1 - t) ** 1.4,
              wisp: n,
            };
          }),
          lamps: [{ position: [0, 0.8, 1], colour: [glow[0] * 2, glow[1] * 2, glow[2] * 2], reach: 14 }],
        }),
      },
    );
  },
};

const seaUrchin = staticKit(['sea urchin', 'urchin', 'sea urchins'], (b, { colour }) => {
  const paint = colour ?? fromHex('#3a1f4a');
  b.paint(paint, 'satin').sphere([0, 0.06, 0], [0.05, 0.042, 0.05], 18);
  for (let n = 0; n < 110; n += 1) {
    const [y, a] = [1 - (n + 0.5) / 60, n * 2.39996];
    const flat = Math.sqrt(Math.max(0, 1 - y * y));
    const at = (r: number): Vec3 => [Math.cos(a) * flat * r, 0.06 + y * r * 0.86, Math.sin(a) * flat * r];
    if (at(0.1)[1] > 0) rod(b, at(0.045), at(0.115), [0.003, 0.0008], 5);
  }
  return {};
});

export const natureForceKits = [tornado, geyser, comet, seaUrchin, blackHole, burningMeteor];

/** Octopuses and squids: soft bodies whose every vertex moves. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { addEye } from '../shared/eyes.ts';
import { createDeformer } from '../shared/loft.ts';

const armsOf = (
  count: number,
  root: (a: number) => Vec3,
  reach: number,
  thick: number,
  paint: (t: number, under: number) => Vec3,
  builder: MeshBuilder,
  direction: (a: number) => Vec3,
) => {
  for (let n = 0; n < count; n += 1) {
    const a = ((n + 0.5) / count) * Math.PI * 2;
    const [from, way] = [root(a), direction(a)];
    const rings = 26;
    const points = Array.from({ length: rings }, (_, k): Vec3 => {
      const t = k / (rings - 1);
      return [
        from[0] + way[0] * reach * t,
        from[1] + way[1] * reach * t + thick * 0.5 * Math.sin(t * 5 + n),
        from[2] + way[2] * reach * t,
      ];
    });
    builder
      .paint((p) => paint(Math.hypot(p[0] - from[0], p[2] - from[2]) / reach, p[1]), 'skin')
      .tube(
        points,
        points.map((_, k) => thick * (1 - (k / (rings - 1)) * 0.9)),
        8,
      );
  }
};

export const octopus: Kit = {
  name: 'octopus',
  nouns: ['octopus', 'kraken', 'cuttlefish'],
  locomotion: 'swims',
  speeds: { slow: 0.4, fast: 1.5 },
  build: (options) =>
    options.traits.includes('changes colour') ? changingOctopus(options) : buildOctopus(options),
};

const buildOctopus = ({ colour, noun, detail }: KitOptions): Model => {
  const big = noun === 'kraken' ? 14 : 1;
  const base = colour ?? fromHex(noun === 'kraken' ? '#5a3a4a' : '#c0502e');
  const builder = new MeshBuilder();
  const skin = (p: Vec3): Vec3 =>
    scale(
      base,
      (0.75 + 0.5 * noise((p[0] * 40) / big, (p[1] * 40) / big, (p[2] * 40) / big)) * (big > 1 ? 0.9 : 1),
    );
  const s = big;
  builder
    .paint(skin, 'skin')
    .sphere([0, 0.36 * s, -0.06 * s], [0.13 * s, 0.16 * s, 0.15 * s], detail === 0 ? 28 : 16);
  builder.sphere([0, 0.22 * s, 0.02 * s], [0.1 * s, 0.1 * s, 0.1 * s], 22);
  for (const sign of [1, -1]) {
    builder.paint(skin, 'skin').sphere([sign * 0.07 * s, 0.265 * s, 0.075 * s], 0.038 * s, 14);
    addEye(builder, [sign * 0.078 * s, 0.272 * s, 0.098 * s], [sign * 0.45, 0.15, 1], {
      radius: 0.024 * s,
      iris: fromHex('#e8c84a'),
      pupil: 'bar',
    });
  }
  armsOf(
    8,
    (a) => [Math.cos(a) * 0.06 * s, 0.13 * s, Math.sin(a) * 0.06 * s],
    0.62 * s,
    0.042 * s,
    (_t, y) => (y < 0.115 * s ? mix(base, fromHex('#f6dcc8'), 0.75) : scale(base, 0.95)),
    builder,
    (a) => [Math.cos(a), -0.14, Math.sin(a)],
  );
  const deform = createDeformer(builder.mesh);
  return {
    size: [1.1 * s, 0.54 * s, 1.1 * s],
    parts: [{ name: 'body', mesh: builder.mesh }],
    anchors: {
      top: [0, 0.52 * s, 0],
      head: [0, 0.5 * s, 0],
      mouth: [0, 0.15 * s, 0.1 * s],
      back: [0, 0.5 * s, -0.06 * s],
    },
    waterline: 0.3 * s,
    pose: ({ time, phase, speed }) => {
      const w = time * (speed > 0.1 ? 2.6 : 1.3) + phase * 4;
      const gather = speed > 0.1 ? 0.5 + 0.5 * Math.sin(w) : 0.12 + 0.1 * Math.sin(w * 0.7);
      return {
        parts: {
          body: deform((x, y, z, out) => {
            const r = Math.hypot(x, z) / s;
            const isArm = y / s < 0.2 && r > 0.1;
            if (!isArm) {
              const puff = 1 + 0.04 * Math.sin(w * 1.3) * smoothstep(0.2, 0.4, y / s);
              out[0] = x * puff;
              out[1] = y;
              out[2] = z * puff;
              return;
            }
            const t = (r - 0.08) / 0.6;
            const a = Math.atan2(z, x);
            const arm = Math.floor((a / (Math.PI * 2) + 1) * 8) % 8;
            const curl = 0.5 * t * Math.sin(w * 0.9 - t * 4 + arm * 1.9);
            const swing = 0.35 * t * Math.sin(w * 0.7 - t * 3 + arm * 2.7);
            const reach = r * (1 - 0.4 * gather * t);
            out[0] = Math.cos(a + swing) * reach * s;
            out[2] = Math.sin(a + swing) * reach * s;
            out[1] = Math.max(0.01 * s, y + (curl * 0.26 + 0.16 * t * t - gather * 0.1 * t) * s);
          }),
        },
        anchors: {},
      };
    },
  };
};

/** One body for each of its colours; the next is shown when its time has come. */
const changingOctopus = (options: KitOptions): Model => {
  const tones = [options.colour, fromHex('#7a3ab0'), fromHex('#e8c23a'), fromHex('#2a8a8a')];
  const bodies = tones.map((colour) => buildOctopus({ ...options, colour }));
  return {
    ...bodies[0]!,
    parts: bodies.map(({ parts }, n) => ({ name: `body${n}`, mesh: parts[0]!.mesh })),
    pose: (input) => {
      const share = (input.actionTime / Math.max(0.1, input.actionSeconds)) * tones.length;
      const shown = Math.min(tones.length - 1, Math.floor(share * 0.86));
      const posed = bodies[shown]!.pose!(input);
      return {
        ...posed,
        parts: Object.fromEntries(bodies.map((_, n) => [`body${n}`, n === shown ? posed.parts.body! : null])),
      };
    },
  };
};

export const squid: Kit = {
  name: 'squid',
  nouns: ['squid', 'giant squid', 'calamari'],
  locomotion: 'swims',
  speeds: { slow: 0.6, fast: 3 },
  build: ({ colour, noun }) => {
    const s = noun === 'giant squid' ? 6 : 1;
    const base = colour ?? fromHex('#d88a86');
    const builder = new MeshBuilder();
    const skin = (p: Vec3): Vec3 =>
      scale(base, 0.75 + 0.45 * noise((p[0] * 60) / s, (p[1] * 60) / s, (p[2] * 60) / s));
    // The mantle points backwards, the arms forwards.
    builder.paint(skin, 'skin').tube(
      [
        [0, 0.15 * s, -0.5 * s],
        [0, 0.15 * s, -0.38 * s],
        [0, 0.15 * s, -0.15 * s],
        [0, 0.15 * s, 0.06 * s],
        [0, 0.15 * s, 0.14 * s],
      ],
      [0.006 * s, 0.05 * s, 0.088 * s, 0.085 * s, 0.06 * s],
      18,
    );
    builder.sphere([0, 0.15 * s, 0.17 * s], [0.062 * s, 0.058 * s, 0.07 * s], 16);
    for (const sign of [1, -1]) {
      addEye(builder, [sign * 0.055 * s, 0.165 * s, 0.19 * s], [sign, 0.1, 0.35], {
        radius: 0.024 * s,
        iris: fromHex('#e8e2c0'),
      });
      const fin = [
        [0, 0.15 * s, -0.5 * s],
        [sign * 0.17 * s, 0.15 * s, -0.36 * s],
        [0, 0.15 * s, -0.22 * s],
      ].map((p) => builder.paint(scale(base, 0.9), 'skin').vertex(p as Vec3, [0, 1, 0]));
      builder.triangle(fin[0]!, fin[1]!, fin[2]!);
    }
    for (let n = 0; n < 10; n += 1) {
      const a = (n / 10) * Math.PI * 2;
      const reach = (n % 5 === 0 ? 0.62 : 0.36) * s;
      const points = Array.from(
        { length: 14 },
        (_, k): Vec3 => [
          Math.cos(a) * (0.035 + 0.05 * (k / 13)) * s,
          0.15 * s + Math.sin(a) * (0.035 + 0.05 * (k / 13)) * s,
          0.2 * s + (k / 13) * reach,
        ],
      );
      builder.paint(skin, 'skin').tube(
        points,
        points.map((_, k) => 0.017 * s * (1 - (k / 13) * 0.8)),
        7,
      );
    }
    builder.twoSided();
    const deform = createDeformer(builder.mesh);
    return {
      size: [0.36 * s, 0.26 * s, 1.3 * s],
      parts: [{ name: 'body', mesh: builder.mesh }],
      anchors: { top: [0, 0.24 * s, 0], head: [0, 0.2 * s, 0.17 * s] },
      waterline: 0.2 * s,
      pose: ({ time, phase }) => {
        const w = time * 2.2 + phase * 4;
        return {
          parts: {
            body: deform((x, y, z, out) => {
              const arm = Math.max(0, z / s - 0.2);
              const fin = Math.abs(x / s) > 0.07 && z / s < -0.15 ? Math.abs(x / s) - 0.07 : 0;
              const puff = z / s < 0.1 ? 1 + 0.07 * Math.sin(w * 1.4) : 1;
              out[0] =
                x * puff * (1 + arm * 0.8 * Math.sin(w * 1.4 + 1)) +
                0.12 * s * arm * Math.sin(w - arm * 9 + (y * 20) / s);
              out[1] =
                0.15 * s +
                (y - 0.15 * s) * puff +
                0.12 * s * arm * Math.cos(w * 0.8 - arm * 8 + (x * 20) / s) +
                fin * 0.6 * s * Math.sin(w * 2 + (z / s) * 12);
              out[2] = z;
            }),
          },
          anchors: {},
        };
      },
    };
  },
};

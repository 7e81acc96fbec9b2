/** Pancakes, waffles or ice cream that honey, syrup or chocolate is poured over from a jug: it spreads on top and runs down. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';
import { addBase } from './poured-over-bases.ts';

const tones: Record<string, string> = {
  'honey poured over pancakes': '#f0a010',
  'syrup poured over pancakes': '#9a4a08',
  'chocolate poured over pancakes': '#3a1a0c',
  'cream poured over pancakes': '#f8f0e0',
};

/** A glass jug, tilted until it runs out over the lip. */
const addJug = (b: MeshBuilder, tone: Vec3, spout: number) =>
  b.at(placed(0.012, spout, 0, { turnZ: -1.95 }), (k) =>
    k.at(translation(-0.037, -0.115, 0), (m) => {
      m.paint(tone, 'glossy').lathe(
        pairs(0, 0.004, 0.036, 0.006, 0.04, 0.03, 0.034, 0.075, 0.031, 0.1, 0, 0.1),
        30,
      );
      m.paint([0.75, 0.8, 0.84], 'clear').lathe(
        pairs(0, 0, 0.04, 0, 0.045, 0.03, 0.038, 0.08, 0.034, 0.108, 0.038, 0.116),
        30,
      );
      m.paint(fromHex('#e8ecf0'), 'glossy').lathe(pairs(0.036, 0.113, 0.0395, 0.116, 0.036, 0.118), 30);
      m.tube(
        [
          [-0.04, 0.09, 0],
          [-0.075, 0.082, 0],
          [-0.08, 0.045, 0],
          [-0.045, 0.025, 0],
        ],
        0.0055,
        8,
      );
    }),
  );

/** A wooden spoon or dipper, full, held over the dish. */
const addSpoon = (b: MeshBuilder, tone: Vec3, spout: number, isDipper: boolean) =>
  b.at(translation(0, spout, 0), (k) => {
    k.paint((p) => mix(fromHex('#c08a4c'), fromHex('#8a5a2c'), 0.5 + 0.5 * Math.sin(p[1] * 900)), 'wood');
    k.tube(
      [
        [0.022, 0.012, 0],
        [0.1, 0.046, 0],
        [0.2, 0.095, 0],
      ],
      [0.0055, 0.006, 0.0075],
      12,
    );
    if (isDipper)
      for (let ring = -2; ring <= 2; ring += 1)
        k.sphere(
          [0.004 + ring * 0.008, 0.006 + ring * 0.0035, 0],
          [0.004, 0.019 - Math.abs(ring) * 0.003, 0.019],
          18,
        );
    else k.sphere([0, 0.004, 0], [0.034, 0.011, 0.024], 22);
    k.paint(tone, 'glossy').sphere([-0.003, 0.008, 0], [0.03, 0.0105, 0.021], 22);
    k.sphere([0, -0.008, 0], [0.011, 0.012, 0.011], 16);
  });

export const pouredHoney: Kit = {
  name: 'honey poured over pancakes',
  nouns: Object.keys(tones),
  locomotion: 'none',
  build: ({ noun, colour, seed, traits }) => {
    const tone = colour ?? fromHex(tones[noun] ?? '#f0a010');
    const [body, pool, fall] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const { top, reach, isHot, isBowl } = addBase(body, traits.join(' '), createRandom(seed));
    const spout = top + 0.11;
    const wide = reach / 0.07;
    const words = traits.join(' ');
    if (/from a (?:spoon|dipper)/.test(words)) addSpoon(body, tone, spout, /dipper/.test(words));
    else addJug(body, tone, spout);
    pool
      .paint(tone, 'glossy')
      .lathe(
        pairs(0.062, -0.002, 0.06, 0.002, 0.04, 0.0045, 0.014, 0.006, 0, 0.009),
        44,
        (a) => 1 + 0.1 * Math.sin(a * 5) + 0.05 * Math.sin(a * 8),
      );
    const drips: Record<string, MeshBuilder> = {};
    for (let n = 0; n < (isBowl ? 0 : 9); n += 1) {
      const drip = new MeshBuilder();
      const [a, low] = [n * 0.7 + 0.3, -0.026 - (n % 3) * 0.016];
      const at = (r: number, y: number): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r];
      drip
        .paint(tone, 'glossy')
        .tube(
          [at(reach - 0.02, 0.003), at(reach, -0.006), at(reach + 0.0035, low)],
          [0.008, 0.0075, 0.0085],
          10,
        );
      drip.sphere(at(reach + 0.0035, low), [0.0088, 0.011, 0.0088], 12);
      drips[`drip${n}`] = drip;
    }
    const path = Array.from({ length: 18 }, (_, n): Vec3 => {
      const t = n / 17;
      return [0.003 * Math.sin(t * 7) * (1 - t), t * (spout - top), 0.003 * Math.cos(t * 6) * (1 - t)];
    });
    fall.paint(tone, 'glossy').tube(
      path,
      path.map((_, n) => 0.0055 + 0.0003 * n),
      12,
    );
    return assembleModel(
      { body, pool, ...drips, fall },
      {
        size: [0.25, top + 0.165, 0.25],
        anchors: { top: [0, top, 0], grip: [0.12, 0.02, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const spread = lerp(0.62, 1, smoothstep(0, 0.7, t));
          return {
            parts: {
              pool: multiply(translation(0, top, 0), scaling(spread * wide, 1, spread * wide)),
              fall: translation(Math.sin(time * 2.1) * 0.003, top + 0.003, Math.cos(time * 1.7) * 0.003),
              ...Object.fromEntries(
                Object.keys(drips).map((name, n) => {
                  const run = smoothstep(0.02 + 0.06 * (n % 4), 0.6 + 0.1 * (n % 4), t);
                  return [name, multiply(translation(0, top, 0), scaling(1, lerp(0.3, 1, run), 1))];
                }),
              ),
            },
            anchors: {},
            particles: isHot ? steamAt([0, top, 0], 0.04, 0.12, time, phase) : [],
          };
        },
      },
    );
  },
};

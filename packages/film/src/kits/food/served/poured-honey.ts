/** Pancakes, waffles or ice cream that honey, syrup or chocolate is poured over from a jug: it spreads on top and runs down. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';
import { createGlaze, sideProfile } from './glaze.ts';
import { addBase } from './poured-over-bases.ts';

const tones: Record<string, string> = {
  'honey poured over pancakes': '#f0a010',
  'syrup poured over pancakes': '#a04a06',
  'chocolate poured over pancakes': '#3a1a0c',
  'cream poured over pancakes': '#f8f0e0',
};

/** A china jug, tilted until it runs out over the lip: the handle is behind and above, where a hand would hold it. */
const addJug = (b: MeshBuilder, tone: Vec3, spout: number) =>
  b.at(placed(0.004, spout, 0, { turnZ: -1.28 }), (k) =>
    k.at(translation(-0.05, -0.118, 0), (m) => {
      m.paint(fromHex('#f2ece0'), 'glossy').lathe(
        pairs(0, 0, 0.04, 0, 0.045, 0.03, 0.038, 0.08, 0.034, 0.108, 0.038, 0.116),
        30,
      );
      m.paint(fromHex('#3f78a8'), 'glossy').lathe(pairs(0.0452, 0.026, 0.0458, 0.03, 0.0448, 0.036), 30);
      m.paint(tone, 'glossy').lathe(pairs(0.034, 0.109, 0, 0.11), 30);
      m.paint(fromHex('#f2ece0'), 'glossy').lathe(pairs(0.036, 0.113, 0.0395, 0.116, 0.036, 0.118), 30);
      // The lip, wet where the sauce leaves it.
      m.tube(
        [
          [0.032, 0.104, 0],
          [0.042, 0.114, 0],
          [0.05, 0.118, 0],
        ],
        [0.014, 0.011, 0.007],
        12,
      );
      m.paint(tone, 'glossy').tube(
        [
          [0.026, 0.1, 0],
          [0.04, 0.116, 0],
          [0.051, 0.119, 0],
        ],
        [0.012, 0.008, 0.005],
        12,
      );
      m.paint(fromHex('#f2ece0'), 'glossy').tube(
        [
          [-0.036, 0.1, 0],
          [-0.062, 0.104, 0],
          [-0.082, 0.085, 0],
          [-0.084, 0.055, 0],
          [-0.07, 0.03, 0],
          [-0.043, 0.022, 0],
        ],
        0.0065,
        10,
      );
    }),
  );

/** A pat that goes soft: its corners are gone, and what has melted lies round it as a pool. */
const addButter = (pat: MeshBuilder, pool: MeshBuilder) => {
  pat.paint(fromHex('#fae67e'), 'glossy').box([0, 0.008, 0], [0.034, 0.016, 0.032], 0.0075, 4);
  pool
    .paint(fromHex('#f8d658'), 'glossy')
    .lathe(
      pairs(0.03, 0, 0.0295, 0.0016, 0.026, 0.0026, 0, 0.003),
      36,
      (a) => 1 + 0.16 * Math.sin(a * 3 + 1) + 0.08 * Math.sin(a * 5),
    );
};

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
    const [body, jug, fall, butter, melted] = [
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
    ];
    const words = traits.join(' ');
    const { top, reach, foot, isHot, isBowl, spots } = addBase(body, words, createRandom(seed));
    const spout = top + 0.075;
    const isButtered = /butter on top|pancake/.test(words) && !spots && !isBowl;
    if (isButtered) addButter(butter, melted);
    if (/from a (?:spoon|dipper)/.test(words)) addSpoon(jug, tone, spout, /dipper/.test(words));
    else addJug(jug, tone, spout);
    const coats = spots
      ? spots.map(({ x, z, profile }, n) => ({
          x,
          z,
          glaze: createGlaze(profile, tone, { edge: 0.03, seed: n, drips: 4, columns: 56 }),
        }))
      : [
          {
            x: 0,
            z: 0,
            glaze: createGlaze(sideProfile(top, reach, foot), tone, {
              edge: reach,
              seed,
              drips: isBowl ? 0 : 9,
              isClear: /honey|syrup/.test(noun),
            }),
          },
        ];
    const path = Array.from({ length: 18 }, (_, n): Vec3 => {
      const t = n / 17;
      return [0.002 * Math.sin(t * 7) * (1 - t), t * (spout - top), 0.002 * Math.cos(t * 6) * (1 - t)];
    });
    fall.paint(tone, 'glossy').tube(
      path,
      path.map((_, n) => 0.0036 + 0.004 * (n / 17) ** 2 + 0.004 * (1 - n / 17) ** 8),
      16,
    );
    return assembleModel(
      {
        body,
        jug,
        ...Object.fromEntries(coats.map(({ glaze }, n) => [`coat${n}`, glaze.builder])),
        fall,
        ...(isButtered && { butter, melted }),
      },
      {
        // Half of the jug may reach out of the picture.
        size: spots?.length === 1 ? [0.1, top + 0.06, 0.1] : [0.16, Math.max(0.17, top + 0.07), 0.14],
        anchors: { top: [0, top, 0], grip: [0.12, 0.02, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          // Over several things it goes from one to the next.
          const [x, z] =
            spots && spots.length > 1
              ? [0.055 * Math.sin(t * 5 - 1.6), -0.02 + 0.02 * Math.cos(t * 5)]
              : [Math.sin(time * 1.3) * 0.004, 0];
          const parts: Record<string, Float32Array | ReturnType<typeof translation>> = {
            jug: translation(x, 0, z),
            fall: translation(x, top + 0.002, z),
          };
          if (isButtered) {
            const soft = smoothstep(0, 1, t);
            const [bx, bz] = [0.026 + 0.01 * soft, 0.026 + 0.008 * soft];
            parts.butter = multiply(
              translation(bx, top + 0.005, bz),
              rotationY(0.5 + 0.3 * soft),
              scaling(1 + 0.2 * soft, lerp(1, 0.34, soft), 1 + 0.2 * soft),
            );
            parts.melted = multiply(
              translation(bx, top + 0.0045, bz),
              scaling(lerp(0.75, 1.35, soft), 1.2, lerp(0.75, 1.35, soft)),
            );
          }
          for (const [n, coat] of coats.entries()) {
            const spread =
              spots?.length === 1
                ? lerp(0.12, 0.8, smoothstep(0, 0.9, t))
                : spots
                  ? lerp(0.14, 0.6, smoothstep(0.04 * n, 0.55 + 0.05 * n, t))
                  : lerp(0.2, 0.88, smoothstep(0, 1, t));
            const positions = coat.glaze.update(spread);
            if (coat.x || coat.z)
              for (let at = 0; at < positions.length; at += 3) {
                positions[at]! += coat.x;
                positions[at + 2]! += coat.z;
              }
            parts[`coat${n}`] = positions;
          }
          return {
            parts,
            anchors: {},
            particles: isHot ? steamAt([0, top, 0], 0.04, 0.12, time, phase) : [],
          };
        },
      },
    );
  },
};

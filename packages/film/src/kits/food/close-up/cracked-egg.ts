/** An egg cracked over a hot pan or a bowl: the shell opens, the egg falls; in a pan the white spreads and fries around the yolk. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed, ring } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';

const addPan = (b: MeshBuilder) => {
  b.paint(fromHex('#26282c'), 'metal').lathe(
    pairs(0, 0, 0.11, 0, 0.145, 0.04, 0.15, 0.044, 0.141, 0.043, 0.108, 0.008, 0, 0.008),
    56,
  );
  b.at(placed(0.148, 0.038, 0, { turnZ: -1.42 }), (k) =>
    k.paint(fromHex('#5a3a22'), 'wood').cylinder(0, 0.19, 0.011, 0.014, 14),
  );
  b.paint(fromHex('#c89a3c'), 'glossy').lathe(pairs(0.1, 0.0083, 0, 0.0086), 40);
};

const addBowl = (b: MeshBuilder, paint: Vec3 | null) => {
  b.paint(paint ?? [0.82, 0.9, 0.95], paint ? 'glossy' : 'clear').lathe(
    pairs(
      0,
      0,
      0.05,
      0,
      0.054,
      0.006,
      0.08,
      0.018,
      0.1,
      0.038,
      0.108,
      0.058,
      0.104,
      0.058,
      0.096,
      0.039,
      0.076,
      0.021,
      0.044,
      0.01,
      0,
      0.009,
    ),
    56,
  );
  b.paint(paint ?? fromHex('#eef6fc'), 'glossy').at(placed(0, 0.058, 0), (k) => ring(k, 0.106, 0.0028, 56));
  b.twoSided();
};

const addShell = (b: MeshBuilder) => {
  const profile = pairs(0.0225, 0, 0.0215, 0.009, 0.0165, 0.02, 0.008, 0.027, 0, 0.029);
  b.paint(fromHex('#e0b088'), 'satin').lathe(
    profile,
    30,
    (a, y) => 1 + (y < 0.002 ? 0.05 * Math.sin(a * 9) : 0),
  );
  b.paint(fromHex('#fbf4ea'), 'satin').lathe(
    profile.map(([r, y]): [number, number] => [r * 0.94, y * 0.95]).reverse(),
    30,
  );
  b.twoSided();
};

export const crackedEgg: Kit = {
  name: 'egg cracked into a pan',
  nouns: ['egg cracked into a pan', 'egg frying in a pan', 'egg cracked into a bowl'],
  locomotion: 'none',
  build: ({ noun, colour, traits }) => {
    const isBowl = noun === 'egg cracked into a bowl';
    const isGlass = !colour && (traits.length === 0 || traits.includes('glass'));
    const [body, white, yolk, strand, left, right] = Array.from({ length: 6 }, () => new MeshBuilder());
    if (isBowl) addBowl(body!, isGlass ? null : (colour ?? fromHex('#e8eef2')));
    else addPan(body!);
    white!
      .paint(isBowl ? fromHex('#f6ecc0') : fromHex('#fdfaf2'), 'glossy')
      .lathe(
        pairs(1, 0, 0.96, 0.07, 0.7, 0.1, 0, 0.13),
        64,
        (a) => 1 + 0.1 * Math.sin(a * 4 + 1) + 0.07 * Math.sin(a * 7) + 0.03 * Math.sin(a * 13),
      );
    yolk!
      .paint(fromHex('#f7a414'), 'glossy')
      .sphere([0, 0, 0], isBowl ? [0.027, 0.018, 0.027] : [0.021, 0.014, 0.021], 28);
    strand!
      .paint([0.92, 0.92, 0.84], 'glossy')
      .lathe(pairs(0.009, 0, 0.0045, 0.3, 0.0036, 0.7, 0.009, 1), 16);
    addShell(left!);
    addShell(right!);
    const cracks = noun !== 'egg frying in a pan';
    return assembleModel(
      {
        body: body!,
        white: white!,
        yolk: yolk!,
        strand: strand!,
        ...(cracks ? { left: left!, right: right! } : {}),
      },
      {
        size: isBowl ? [0.2, 0.22, 0.2] : [0.3, cracks ? 0.2 : 0.09, 0.28],
        anchors: { top: [0, 0.02, 0], grip: [0.3, 0.04, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = cracks ? actionTime / Math.max(0.1, actionSeconds) : 1;
          // Into a bowl it falls slowly enough to be watched.
          const [open, fall, fry] = isBowl
            ? [smoothstep(0, 0.3, t), clamp((t - 0.08) / 0.58), smoothstep(0.6, 0.95, t)]
            : [smoothstep(0.06, 0.26, t), clamp((t - 0.18) / 0.16), smoothstep(0.3, 0.85, t)];
          const high = isBowl ? 0.19 : 0.16;
          const at = (side: number): Matrix =>
            multiply(
              translation(side * (0.006 + 0.034 * open), high + 0.012 * open, 0),
              // Two halves lie together on their sides, then tip open.
              rotationZ(side * (-1.57 + 0.75 * open)),
            );
          const drop = lerp(high - 0.01, isBowl ? 0.026 : 0.021, fall * fall);
          const size = lerp(0.02, isBowl ? 0.064 : 0.074, fry);
          const bubbling = isBowl ? 1 : 1 + 0.012 * Math.sin(time * 19);
          return {
            parts: {
              ...(cracks ? { left: at(1), right: at(-1) } : {}),
              yolk:
                fall > 0 ? translation(0, drop + 0.001 * Math.sin(time * (isBowl ? 6 : 13)) * fry, 0) : null,
              white:
                fall >= 1
                  ? multiply(
                      translation(0, isBowl ? 0.012 : 0.0085, 0),
                      scaling(size * bubbling, lerp(0.03, isBowl ? 0.11 : 0.06, fry), size),
                    )
                  : null,
              strand:
                fall > 0.05 && fry < 0.15
                  ? multiply(translation(0, drop, 0), scaling(1, Math.max(0.004, high - drop), 1))
                  : null,
            },
            anchors: {},
            particles: isBowl
              ? []
              : [
                  ...steamAt([0, 0.03, 0], 0.06, 0.12, time, phase),
                  ...Array.from({ length: fall >= 1 ? 26 : 0 }, (_, n) => {
                    const age = fraction(time * 2.2 + n * 0.37);
                    const a = n * 2.4;
                    return {
                      position: [
                        Math.cos(a) * size * 1.06,
                        0.012 + 0.03 * age - 0.035 * age * age,
                        Math.sin(a) * size * 1.06,
                      ] as Vec3,
                      size: 0.0014 + 0.0012 * (n % 2),
                      colour: [1, 0.95, 0.8] as Vec3,
                      opacity: 0.8 * (1 - age),
                    };
                  }),
                ],
          };
        },
      },
    );
  },
};

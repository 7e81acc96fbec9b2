/** What a drink is poured from: bottles, cartons, jugs, pots. The mouth is at the origin, the body rises to the left. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { pairs, placed } from '../../shared/shapes.ts';

const addBottle = (b: MeshBuilder, glass: string, label: string, foil: string | null) =>
  b.at(placed(0, 0, 0, { turnZ: -1.88 }), (k) =>
    k.at(multiply(scaling(0.78), translation(0, -0.3, 0)), (m) => {
      m.paint(fromHex(glass), 'glossy').lathe(
        pairs(0, 0, 0.036, 0, 0.038, 0.01, 0.038, 0.18, 0.03, 0.205, 0.0145, 0.23, 0.013, 0.296, 0.0155, 0.3),
        32,
      );
      m.paint(fromHex(label), 'matte').lathe(
        pairs(0.0386, 0.06, 0.0388, 0.061, 0.0388, 0.15, 0.0386, 0.151),
        32,
      );
      m.paint(fromHex('#b8923a'), 'metal').lathe(pairs(0.0389, 0.07, 0.0391, 0.072, 0.0389, 0.074), 32);
      if (foil) m.paint(fromHex(foil), 'metal').lathe(pairs(0.0155, 0.232, 0.0145, 0.29), 28);
    }),
  );

const addCarton = (b: MeshBuilder) =>
  b.at(placed(0, 0, 0, { turnZ: -2.05 }), (k) =>
    k.at(translation(-0.034, -0.2, 0), (m) => {
      m.paint((p) => (p[1] > 0.1 ? fromHex('#f6f8fb') : fromHex('#3f84d0')), 'satin');
      m.box([0, 0.07, 0], [0.075, 0.14, 0.075], 0.003);
      m.paint(fromHex('#f6f8fb'), 'satin').extrude(
        pairs(-0.0375, 0.14, 0.0375, 0.14, 0.006, 0.185, -0.006, 0.185),
        -0.037,
        0.037,
      );
      m.box([0, 0.195, 0], [0.01, 0.026, 0.074], 0.002);
      m.paint(fromHex('#3f84d0'), 'satin').box([0, 0.06, 0], [0.0765, 0.05, 0.0765], 0.002);
    }),
  );

const addJug = (b: MeshBuilder, tone: Vec3 | null, metal: boolean) =>
  b.at(placed(0, 0, 0, { turnZ: -1.9 }), (k) =>
    k.at(translation(-0.046, -0.165, 0), (m) => {
      m.twoSided();
      if (tone && !metal)
        m.paint(tone, 'glossy').lathe(
          pairs(0, 0.004, 0.047, 0.006, 0.05, 0.04, 0.042, 0.1, 0.038, 0.14, 0, 0.14),
          34,
        );
      m.paint(metal ? fromHex('#c8ccd2') : [0.72, 0.8, 0.86], metal ? 'metal' : 'clear').lathe(
        pairs(0, 0, 0.05, 0, 0.054, 0.04, 0.045, 0.1, 0.041, 0.145, 0.046, 0.166),
        34,
      );
      m.paint(metal ? fromHex('#9aa0a8') : fromHex('#e8eef4'), 'glossy').tube(
        [
          [-0.042, 0.14, 0],
          [-0.088, 0.13, 0],
          [-0.092, 0.06, 0],
          [-0.05, 0.035, 0],
        ],
        0.0065,
        10,
      );
    }),
  );

const addPot = (b: MeshBuilder, colour: Vec3) =>
  b.at(placed(0, 0, 0, { turnZ: -0.62 }), (k) =>
    k.at(translation(-0.135, -0.09, 0), (m) => {
      m.paint(colour, 'glossy').lathe(
        pairs(
          0,
          0,
          0.045,
          0,
          0.05,
          0.006,
          0.075,
          0.04,
          0.078,
          0.065,
          0.06,
          0.1,
          0.036,
          0.112,
          0.02,
          0.118,
          0,
          0.12,
        ),
        40,
      );
      m.sphere([0, 0.127, 0], 0.011, 14);
      m.tube(
        [
          [0.06, 0.04, 0],
          [0.1, 0.052, 0],
          [0.12, 0.085, 0],
          [0.136, 0.092, 0],
        ],
        [0.017, 0.013, 0.01, 0.008],
        14,
      );
      m.paint(fromHex('#d8b25a'), 'metal').tube(
        [
          [-0.066, 0.09, 0],
          [-0.115, 0.095, 0],
          [-0.122, 0.045, 0],
          [-0.072, 0.03, 0],
        ],
        0.0075,
        10,
      );
      m.paint(fromHex('#d8b25a'), 'metal').lathe(pairs(0.0605, 0.099, 0.062, 0.1, 0.0605, 0.102), 40);
    }),
  );

const addShaker = (b: MeshBuilder) =>
  b.at(placed(0, 0, 0, { turnZ: -2 }), (k) =>
    k.at(translation(-0.014, -0.22, 0), (m) =>
      m
        .paint(fromHex('#c8ccd2'), 'metal')
        .lathe(
          pairs(0, 0, 0.034, 0, 0.044, 0.13, 0.046, 0.132, 0.044, 0.15, 0.024, 0.19, 0.016, 0.2, 0.016, 0.22),
          36,
        ),
    ),
  );

/** Adds what `words` are usually poured from. */
export const addSource = (b: MeshBuilder, words: string, tone: Vec3 | null): void => {
  if (/champagne|prosecco/.test(words)) addBottle(b, '#1c4a2c', '#f0e2b8', '#d8ae3a');
  else if (/wine/.test(words))
    addBottle(b, /white/.test(words) ? '#7a9a4a' : '#16301c', '#f4ecd8', '#6a1020');
  else if (/beer|lager|\bale\b/.test(words)) addBottle(b, '#5a2a0c', '#e8c23a', '#c8ccd2');
  else if (/whisk|bourbon|\brum\b|cognac/.test(words)) addBottle(b, '#74380c', '#e8dcc0', null);
  else if (/cola|coke/.test(words)) addBottle(b, '#2a0f06', '#d81c24', null);
  else if (/cocktail|martini|margarita/.test(words)) addShaker(b);
  else if (/milk/.test(words) && !/latte|foam/.test(words)) addCarton(b);
  else if (/\btea\b|matcha/.test(words)) addPot(b, fromHex('#3f78a8'));
  else if (/coffee|espresso|chocolate|cocoa/.test(words) && !/cream/.test(words))
    addPot(b, fromHex('#b8bec6'));
  else addJug(b, tone ?? [0.7, 0.84, 0.92], false);
};

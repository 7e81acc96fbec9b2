/** A cup of coffee from near and a hand with a jug of milk over it: a rosetta of foam grows while it pours. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationY,
  rotationZ,
  scaling,
  transformPoint,
  translation,
} from '../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { buildFlatHand, buildPenHand } from '../../props/general/close-up/by-hand/hand.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { addHandle } from '../drinks.ts';

const [stages, surface, radius] = [9, 0.088, 0.066];
const foamColour = fromHex('#fffaf0');

/** Leaves of foam down to where the jug has come; the last stroke draws the stem. */
const isRosetta = (u: number, v: number, grown: number) => {
  if (u * u + v * v > 0.8) return false;
  const end = lerp(0.35, -0.78, grown);
  if (grown > 0.95 && Math.abs(u) < 0.035) return false;
  // A blob where it has just been poured.
  if (grown < 0.95 && u * u + (v - end) ** 2 < 0.028) return true;
  const bow = v + Math.abs(u) * 0.7;
  if (bow < end) return false;
  const width = 0.8 * Math.sqrt(Math.max(0, 1 - ((v + 0.02) / 0.86) ** 2)) * (0.7 + 0.3 * grown);
  return Math.abs(u) < width && (Math.sin(bow * 14) > -0.25 || Math.abs(u) < 0.07);
};

const isHeart = (u: number, v: number, grown: number) => {
  const size = lerp(0.22, 0.62, grown);
  const [x, y] = [u / size, -v / size + 0.12];
  const dent = lerp(0, 0.75, smoothstep(0.4, 1, grown));
  return x * x + (y - dent * Math.sqrt(Math.abs(x)) + 0.3 * dent) ** 2 < 0.95;
};

const addCoffee = (b: MeshBuilder, grown: number, draws: typeof isRosetta, rings: number) => {
  const [dark, light] = [fromHex('#6a3412'), fromHex('#a8652a')];
  b.paint((p) => {
    const [u, v] = [p[0] / radius, p[2] / radius];
    return draws(u, v, grown) ? foamColour : mix(dark, light, Math.hypot(u, v) ** 2);
  }, 'satin');
  const rows = Array.from({ length: rings + 1 }, (_, row) =>
    Array.from({ length: 2 * rings + 1 }, (_, column) => {
      const [r, a] = [(row / rings) * radius, (column / (2 * rings)) * 2 * Math.PI];
      return b.vertex([Math.cos(a) * r, 0, Math.sin(a) * r], [0, 1, 0]);
    }),
  );
  b.grid(rows);
};

/** Upright about the origin, its spout at -x and its handle at +x. */
const addJug = (b: MeshBuilder) => {
  b.twoSided();
  b.paint(fromHex('#aab0b8'), 'glossy').lathe(
    pairs(0, -0.05, 0.04, -0.05, 0.045, -0.036, 0.044, -0.01, 0.035, 0.03, 0.038, 0.05),
    40,
    (a, y) => 1 + smoothstep(0.02, 0.05, y) * 0.42 * Math.max(0, Math.cos(a - Math.PI)) ** 10,
  );
  b.paint(foamColour, 'glossy').lathe(pairs(0.034, 0.03, 0, 0.031), 30);
  b.paint(fromHex('#9aa0a8'), 'glossy').tube(
    [
      [0.036, 0.036, 0],
      [0.066, 0.034, 0],
      [0.078, 0.012, 0],
      [0.07, -0.024, 0],
      [0.045, -0.034, 0],
    ],
    0.0055,
    12,
  );
};

/** With hands of its own from near; at a counter the hands are those of the person who pours. */
const latteKit = (name: string, hasHands: boolean): Kit => ({
  name,
  nouns: [name],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const [body, jug, fall] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const china = colour ?? fromHex('#f6f2ea');
    body
      .paint(china, 'glossy')
      .lathe(pairs(0, 0.005, 0.07, 0.003, 0.115, 0.016, 0.118, 0.019, 0.1, 0.017, 0.06, 0.01, 0, 0.01), 60)
      .lathe(
        pairs(
          0,
          0.012,
          0.036,
          0.012,
          0.04,
          0.02,
          0.058,
          0.044,
          0.07,
          0.094,
          0.0685,
          0.097,
          0.0655,
          0.094,
          0.06,
          0.07,
        ),
        60,
      );
    addHandle(body, 0.066, 0.058, 0.045, 0.006);
    addJug(jug);
    const draws = /heart/.test(traits.join(' ')) ? isHeart : isRosetta;
    const parts: Record<string, MeshBuilder> = {};
    for (let n = 0; n < stages; n += 1) {
      const b = new MeshBuilder();
      // Smaller in the picture where a whole person pours.
      addCoffee(b, n / (stages - 1), draws, hasHands ? 45 : 26);
      parts[`coffee ${n}`] = b;
    }
    const cloth = fromHex('#2f3a44');
    const hands = hasHands ? { left: buildFlatHand(-1, cloth), right: buildPenHand(cloth) } : null;
    const tipped = multiply(rotationZ(1), scaling(1.15));
    const spout: Vec3 = transformPoint(tipped, [-0.05, 0.046, 0]);
    const grip: Vec3 = transformPoint(tipped, [0.072, 0.004, 0]);
    fall.paint(foamColour, 'glossy').tube(
      [
        [0, 0, 0],
        [-0.006, -0.006, 0],
        [-0.01, -0.024, 0],
        [-0.011, -0.062, 0],
      ],
      [0.006, 0.0055, 0.0045, 0.004],
      12,
    );
    const onCup = multiply(translation(-0.105, 0.024, 0.07), rotationY(-0.8), rotationZ(-0.5));
    return assembleModel(
      {
        body,
        ...parts,
        jug,
        fall,
        ...(hands && {
          handLeft: hands.left.hand,
          sleeveLeft: hands.left.sleeve,
          handRight: hands.right.hand,
          sleeveRight: hands.right.sleeve,
        }),
      },
      {
        size: [0.23, 0.165, 0.18],
        anchors: {
          top: [0, 0.1, 0],
          ...(!hasHands && { handRight: [0.1, 0.2, 0] as Vec3, handLeft: [-0.1, 0.06, 0.04] as Vec3 }),
        },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const grown = smoothstep(0.02, 0.82, t);
          const now = Math.min(stages - 1, Math.round(grown * (stages - 1)));
          const isDone = t > 0.86;
          // The spout is over the place that the foam has come to.
          const target: Vec3 = [
            0.007 * Math.sin(time * 11) * (isDone ? 0 : 1),
            surface + 0.06 + 0.03 * smoothstep(0.84, 0.94, t),
            lerp(0.35, -0.7, grown) * radius,
          ];
          const at = translation(target[0] + 0.011 - spout[0], target[1] - spout[1], target[2]);
          const onJug = multiply(at, tipped);
          const hand = multiply(at, translation(grip[0] - 0.024, grip[1] - 0.04, grip[2] - 0.004));
          const coffee: Record<string, Matrix | null> = {};
          for (let n = 0; n < stages; n += 1)
            coffee[`coffee ${n}`] = n === now ? translation(0, surface, 0) : null;
          return {
            parts: {
              ...coffee,
              jug: onJug,
              fall: isDone ? null : translation(target[0] + 0.011, target[1], target[2]),
              ...(hasHands && { handLeft: onCup, sleeveLeft: onCup, handRight: hand, sleeveRight: hand }),
            },
            anchors: hasHands
              ? {}
              : {
                  handRight: multiply(at, translation(grip[0] + 0.01, grip[1], grip[2])),
                  handLeft: translation(-0.095, 0.06, 0.04),
                },
          };
        },
      },
    );
  },
});

export const latteByHand = latteKit('latte art poured by hand', true);
export const latteAtCounter = latteKit('latte art poured at the counter', false);

/** A cake on a laid table while it is cut: tall tiers for a wedding, one with candles for a birthday; the knife goes in. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { multiply, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

const tableTop = 0.74;
const cakeAt: Vec3 = [0.3, tableTop + 0.03, 0.02];
/** A figure that cuts stands behind the table, the knife before them and beside the cake. */
export const cutters = { behind: 0.44, first: 0.02, second: -0.44 };

type Tier = { radius: number; height: number };
const wedding: Tier[] = [
  { radius: 0.27, height: 0.2 },
  { radius: 0.2, height: 0.19 },
  { radius: 0.14, height: 0.17 },
  { radius: 0.085, height: 0.14 },
];
const single: Tier[] = [{ radius: 0.24, height: 0.17 }];

const addTable = (b: MeshBuilder) => {
  const [w, d] = [1.5, 0.62];
  b.paint(fromHex('#f4efe6'), 'cloth').box([0, tableTop - 0.015, 0.02], [w, 0.03, d], 0.012);
  // The cloth hangs in folds to the floor.
  const at = (u: number, y: number): Vec3 => {
    const x = (u - 0.5) * (w + 0.01);
    return [x, y, 0.02 + d / 2 + (0.012 + 0.028 * (1 - y / tableTop)) * Math.sin(u * 62)];
  };
  for (let n = 0; n < 72; n += 1) {
    const [u0, u1] = [n / 72, (n + 1) / 72];
    const slope = Math.cos(((u0 + u1) / 2) * 62) * 0.6;
    b.quad(at(u0, 0.02), at(u1, 0.02), at(u1, tableTop - 0.01), at(u0, tableTop - 0.01), [-slope, 0, 1]);
  }
  for (const side of [-1, 1])
    b.box([(side * w) / 2 - side * 0.01, tableTop / 2, 0.02], [0.012, tableTop - 0.03, d]);
};

const addTiers = (b: MeshBuilder, tiers: Tier[], icing: Vec3, trim: Vec3, sponge: Vec3 | null): number => {
  let y = cakeAt[1];
  for (const [row, { radius, height }] of tiers.entries()) {
    const around = (count: number, lift: number, size: number, far = radius) => {
      for (let n = 0; n < count; n += 1) {
        const a = (n / count) * Math.PI * 2;
        b.sphere([cakeAt[0] + Math.cos(a) * far, y + lift, cakeAt[2] + Math.sin(a) * far], size, 8);
      }
    };
    b.at(translation(cakeAt[0], y, cakeAt[2]), (k) => {
      k.paint(sponge ?? icing, 'satin').lathe(
        [
          [0, 0],
          [radius, 0],
          [radius, height - 0.012],
          [radius - 0.012, height],
          [0, height],
        ],
        56,
      );
      if (sponge)
        k.paint(icing, 'satin').lathe(
          [
            [radius + 0.004, height * 0.6],
            [radius + 0.006, height],
            [radius - 0.01, height + 0.008],
            [0, height + 0.008],
          ],
          56,
          (angle) => 1 + 0.006 * Math.sin(angle * 14),
        );
    });
    b.paint(trim, 'satin');
    around(Math.round(radius * 110), 0.012, 0.016);
    b.paint(fromHex('#fffaf2'), 'satin');
    around(Math.round(radius * 90), height, 0.012, radius - 0.008);
    // Sugar roses climb round the tiers.
    for (let n = 0; n < (sponge ? 0 : 5); n += 1) {
      const a = 0.5 + row * 0.9 + n * 0.24;
      const [x, z] = [cakeAt[0] + Math.cos(a) * (radius + 0.012), cakeAt[2] + Math.sin(a) * (radius + 0.012)];
      b.paint(fromHex(n % 2 ? '#f3a6b8' : '#e87a96'), 'satin').sphere([x, y + 0.04 + 0.028 * n, z], 0.03, 12);
      b.paint(fromHex('#5c9a52'), 'leaf').sphere(
        [x + 0.024, y + 0.02 + 0.028 * n, z],
        [0.018, 0.008, 0.012],
        8,
      );
    }
    y += height;
  }
  return y;
};

const addKnife = (b: MeshBuilder) => {
  b.paint(fromHex('#9aa6b2'), 'metal').box([0.19, 0, 0], [0.34, 0.046, 0.004], 0.0015);
  b.paint(fromHex('#c9a24a'), 'metal').box([0.012, 0, 0], [0.02, 0.06, 0.024], 0.006);
  b.paint(fromHex('#3a2418'), 'glossy').box([-0.08, 0, 0], [0.17, 0.032, 0.024], 0.01);
};

export const cakeTable: Kit = {
  name: 'cake being cut',
  nouns: ['cake being cut'],
  locomotion: 'none',
  build: ({ traits, colour }) => {
    const [body, knife] = [new MeshBuilder(), new MeshBuilder()];
    const isWedding = traits.includes('wedding cake');
    const isChocolate = traits.some((trait) => /chocolate/.test(trait));
    const tiers = isWedding ? wedding : single;
    addTable(body);
    body.paint(fromHex('#d9dde2'), 'glossy').at(translation(cakeAt[0], tableTop, cakeAt[2]), (k) =>
      k.lathe(
        [
          [0.12, 0],
          [tiers[0]!.radius + 0.05, 0.022],
          [tiers[0]!.radius + 0.05, 0.03],
          [0, 0.03],
        ],
        48,
      ),
    );
    const icing = colour ?? fromHex(isWedding ? '#fdfaf4' : isChocolate ? '#4a2616' : '#f7b6c8');
    const sponge = isWedding ? null : fromHex(isChocolate ? '#5c3018' : '#f3dcae');
    const trim = isWedding ? fromHex('#efe3cf') : fromHex('#fff4ea');
    const top = addTiers(body, tiers, icing, trim, sponge);
    const flames: Vec3[] = [];
    if (isWedding)
      for (const [n, tone] of ['#f3a6b8', '#fff6f0', '#e87a96', '#fff6f0', '#f3a6b8'].entries()) {
        const a = n * 1.257;
        body
          .paint(fromHex(tone), 'satin')
          .sphere([cakeAt[0] + Math.cos(a) * 0.032, top + 0.025, cakeAt[2] + Math.sin(a) * 0.032], 0.034, 12);
      }
    else if (traits.includes('birthday cake'))
      for (let n = 0; n < 7; n += 1) {
        const a = n * 0.898;
        const at: Vec3 = [cakeAt[0] + Math.cos(a) * 0.13, top + 0.006, cakeAt[2] - 0.03 + Math.sin(a) * 0.09];
        body
          .paint(fromHex(['#e84a6a', '#4aa8e8', '#f0c03a', '#7ac85a'][n % 4]!), 'satin')
          .at(translation(...at), (k) => k.cylinder(0, 0.085, 0.006, 0.006, 10));
        flames.push([at[0], at[1] + 0.105, at[2]]);
      }
    addKnife(knife);
    // From the side where the couple stands, into the lowest tier.
    const blade: Vec3 = [-0.16, cakeAt[1] + tiers[0]!.height, cakeAt[2] + 0.04];
    return assembleModel(
      { body, knife },
      {
        size: [1.5, top + 0.06, 0.66],
        anchors: {
          grip: [blade[0] - 0.06, blade[1] + 0.03, blade[2]],
          gripLeft: [blade[0] - 0.12, blade[1], blade[2]],
        },
        pose: ({ time }) => {
          // Down into the cake, drawn to and fro, and up again.
          const u = (time / 2.6) % 1;
          const deep = clamp(u < 0.72 ? u / 0.6 : (1 - u) / 0.28);
          const saw = 0.022 * Math.sin(time * 7);
          const at: Vec3 = [blade[0] + saw, blade[1] + 0.035 - 0.11 * deep, blade[2]];
          const tilt = 0.16 - 0.1 * deep;
          return {
            parts: { knife: multiply(translation(...at), rotationZ(-tilt)) },
            anchors: {
              grip: translation(at[0] - 0.055, at[1] + 0.025, at[2]),
              gripLeft: translation(at[0] - 0.12, at[1] + 0.035, at[2]),
            },
            particles: flames.map((position, n) => ({
              position: [position[0], position[1] + 0.004 * Math.sin(time * 9 + n), position[2]] as Vec3,
              size: 0.016,
              colour: [2.6, 1.5, 0.4] as Vec3,
              opacity: 0.9,
            })),
          };
        },
      },
    );
  },
};

/** An open watch on a watchmaker's mat, from near: one hand steadies it, the other sets a wheel in with tweezers. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  translation,
} from '../../../../../math/matrix.ts';
import { addScaled, normalize, scale, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { around, pairs, placed } from '../../../../shared/shapes.ts';
import { watchMovement } from '../watch-movement.ts';
import { buildFlatHand, buildPenHand, penDirection } from './hand.ts';

const [steel, brass] = [fromHex('#c8ced6'), fromHex('#d8a33c')];

const addGear = (b: MeshBuilder, radius: number, teeth: number) => {
  const thick = 0.0008;
  b.paint(brass, 'metal').lathe(
    pairs(radius * 0.7, -thick, radius, -thick, radius, thick, radius * 0.7, thick, radius * 0.7, -thick),
    24,
  );
  around(teeth, radius * 1.06, (x, z, angle) =>
    b.at(multiply(translation(x, 0, z), rotationY(-angle)), (k) =>
      k.box([0, 0, 0], [radius * 0.2, thick * 2, (radius * 3) / teeth]),
    ),
  );
  b.box([0, 0, 0], [radius * 1.5, thick * 1.4, radius * 0.2]).box(
    [0, 0, 0],
    [radius * 0.2, thick * 1.4, radius * 1.5],
  );
};

/** Two prongs that meet at the origin. */
const addTweezers = (b: MeshBuilder) => {
  const d = normalize(penDirection);
  const aside = normalize([d[2], 0, -d[0]] as Vec3);
  for (const side of [-1, 1])
    b.paint(steel, 'metal').tube(
      [
        addScaled([0, 0, 0], aside, side * 0.0006),
        addScaled(scale(d, 0.03), aside, side * 0.0034),
        addScaled(scale(d, 0.075), aside, side * 0.0052),
        scale(d, 0.135),
      ],
      [0.0008, 0.0022, 0.003, 0.0034],
      10,
    );
};

/** Mat, loupe, screwdrivers and small parts in trays. */
const addBench = (b: MeshBuilder) => {
  b.paint(fromHex('#2f6a54'), 'matte').box([0, 0.003, 0], [0.46, 0.005, 0.32], 0.002);
  b.paint(fromHex('#4a8a70'), 'matte');
  for (let n = -4; n <= 4; n += 1) b.box([n * 0.05, 0.0057, 0], [0.0012, 0.0006, 0.3]);
  for (let n = -2; n <= 2; n += 1) b.box([0, 0.0058, n * 0.05], [0.44, 0.0006, 0.0012]);
  // The loupe: a black cone with a lens.
  b.at(placed(-0.15, 0.006, -0.08), (k) => {
    k.paint(fromHex('#17181c'), 'satin').lathe(pairs(0.024, 0, 0.026, 0.004, 0.018, 0.034, 0.016, 0.036), 32);
    k.paint([0.6, 0.78, 0.92], 'glossy').sphere([0, 0.034, 0], [0.0155, 0.004, 0.0155], 24);
  });
  for (const [n, hex] of ['#c8342c', '#2f6ac8', '#e0b030'].entries())
    b.at(placed(-0.05 + n * 0.03, 0.011, -0.115, { turnY: 0.2, turnZ: Math.PI / 2 }), (k) => {
      k.at(rotationY(1.4), (m) => {
        m.paint(fromHex(hex), 'satin').cylinder(-0.02, 0.02, 0.0048, 0.0048, 14);
        m.paint(steel, 'metal').cylinder(0.02, 0.055, 0.0018, 0.0018, 10);
      });
    });
  b.at(translation(0.13, 0.006, -0.07), (k) => {
    k.paint(fromHex('#e8e4da'), 'glossy').lathe(
      pairs(0, 0, 0.04, 0, 0.042, 0.008, 0.038, 0.008, 0.036, 0.003, 0, 0.003),
      36,
    );
    for (const [x, z, r] of [
      [0.012, 0.01, 0.009],
      [-0.014, 0.006, 0.007],
      [0.002, -0.016, 0.011],
      [-0.02, -0.012, 0.005],
    ] as const)
      k.at(translation(x, 0.005, z), (m) => addGear(m, r, 14));
  });
  for (let n = 0; n < 9; n += 1)
    b.paint(steel, 'metal').at(
      translation(0.07 + 0.012 * (n % 3), 0.0056, 0.04 + 0.011 * Math.floor(n / 3)),
      (k) => k.cylinder(0, 0.0016, 0.0022, 0.0022, 10),
    );
};

export const watchRepair: Kit = {
  name: 'watch repaired by hand',
  nouns: ['watch repaired by hand'],
  locomotion: 'none',
  build: (options) => {
    const watch = watchMovement.build(options);
    const [body, tweezers, gear] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    addBench(body);
    addTweezers(tweezers);
    addGear(gear, 0.0075, 16);
    const cloth = fromHex('#6a86a8');
    const [left, right] = [buildFlatHand(-1, cloth), buildPenHand(cloth)];
    const tools = assembleModel(
      {
        bench: body,
        tweezers,
        gear,
        handLeft: left.hand,
        sleeveLeft: left.sleeve,
        handRight: right.hand,
        sleeveRight: right.sleeve,
      },
      {},
    );
    return {
      size: [0.2, 0.11, 0.15],
      parts: [...watch.parts, ...tools.parts],
      anchors: { top: [0, 0.06, 0] },
      pose: (input) => {
        const u = fraction(input.time / 1.9);
        // Down into the watch, a turn there, and up again.
        const up = 1 - smoothstep(0.05, 0.3, u) + smoothstep(0.72, 0.98, u);
        const tip: Vec3 = [
          0.014 + 0.02 * up + 0.003 * Math.sin(input.time * 9) * (1 - up),
          0.034 + 0.03 * up,
          0.008 + 0.012 * up + 0.002 * Math.cos(input.time * 7) * (1 - up),
        ];
        const hand: Matrix = multiply(translation(...tip), rotationY(0.12 * Math.sin(input.time * 3.3)));
        const onWatch = multiply(translation(-0.075, 0.006, 0.02), rotationY(-0.75), rotationZ(-0.35));
        const moved = watch.pose!(input);
        return {
          parts: {
            ...moved.parts,
            tweezers: hand,
            gear: multiply(
              translation(tip[0], tip[1] - 0.002, tip[2]),
              rotationX(0.5),
              rotationY(input.time),
            ),
            handRight: hand,
            sleeveRight: hand,
            handLeft: onWatch,
            sleeveLeft: onWatch,
          },
          anchors: {},
        };
      },
    };
  },
};

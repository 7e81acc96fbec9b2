/** Packages of food and household goods by rows: cartons, boxes, cans, tubes, jars and bags. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const white = fromHex('#f6f4ee');
const steel = fromHex('#c4cad0');

type Wrap = (b: MeshBuilder, [wide, tall, deep]: Vec3, paint: Vec3, mark: Vec3) => void;

/** A band of the second colour and a round picture on the front tell a package from a block. */
const printFront = (b: MeshBuilder, [wide, tall, deep]: Vec3, mark: Vec3) => {
  b.paint(mark, 'satin').box([0, tall * 0.3, deep / 2], [wide * 1.002, tall * 0.16, 0.002]);
  b.at(placed(0, tall * 0.62, deep / 2, { turnX: Math.PI / 2 }), (k) =>
    k.cylinder(-0.001, 0.0025, wide * 0.28, wide * 0.28, 24),
  );
};

const wraps = {
  carton: (b, size, paint, mark) => {
    const [wide, tall, deep] = size;
    b.paint(paint, 'satin').box([0, tall * 0.38, 0], [wide, tall * 0.76, deep], 0.002);
    printFront(b, [wide, tall * 0.76, deep], mark);
    const [y, top] = [tall * 0.76, tall * 0.94];
    for (const side of [-1, 1]) {
      b.paint(lighten(paint, 0.1), 'satin').quad(
        [-wide / 2, y, (side * deep) / 2],
        [wide / 2, y, (side * deep) / 2],
        [wide / 2, top, 0],
        [-wide / 2, top, 0],
        [0, 0.6, side * 0.8],
      );
      b.triangle(
        b.vertex([(side * wide) / 2, y, -deep / 2], [side, 0, 0]),
        b.vertex([(side * wide) / 2, y, deep / 2], [side, 0, 0]),
        b.vertex([(side * wide) / 2, top, 0], [side, 0, 0]),
      );
    }
    b.paint(mark, 'satin').box([0, tall * 0.96, 0], [wide, tall * 0.08, 0.006]);
  },
  box: (b, size, paint, mark) => {
    const [wide, tall, deep] = size;
    b.paint(paint, 'satin').box([0, tall / 2, 0], size, 0.002);
    printFront(b, size, mark);
    b.paint(darken(paint, 0.15), 'satin').box([0, tall, 0], [wide * 0.98, 0.002, deep * 0.98]);
  },
  can: (b, [wide, tall], paint, mark) => {
    const r = wide / 2;
    b.paint(mark, 'metal').cylinder(tall * 0.36, tall * 0.62, r * 1.004, r * 1.004, 32);
    b.paint(paint, 'metal').lathe(
      pairs(
        0,
        0,
        r * 0.8,
        0,
        r,
        tall * 0.06,
        r,
        tall * 0.3,
        r,
        tall * 0.38,
        r,
        tall * 0.62,
        r,
        tall * 0.9,
        r * 0.84,
        tall * 0.98,
      ),
      32,
    );
    b.paint(steel, 'metal').lathe(
      pairs(r * 0.86, tall * 0.97, r * 0.86, tall, r * 0.76, tall * 0.985, 0, tall * 0.985),
      28,
    );
    b.box([0, tall * 0.995, r * 0.25], [r * 0.36, 0.003, r * 0.7], 0.001);
  },
  jar: (b, [wide, tall], paint, mark) => {
    const r = wide / 2;
    b.paint(paint, 'glossy').lathe(
      pairs(0, 0, r * 0.97, 0.004, r, tall * 0.04, r, tall * 0.74, r * 0.84, tall * 0.84),
      28,
    );
    b.paint(mark, 'satin').cylinder(tall * 0.83, tall, r * 0.9, r * 0.9, 26);
    b.paint(white, 'satin').lathe(
      pairs(r * 1.01, tall * 0.22, r * 1.012, tall * 0.23, r * 1.012, tall * 0.5, r * 1.01, tall * 0.51),
      28,
      (a) => (Math.sin(a) > 0.3 ? 1 : 0.9),
    );
  },
  squeeze: (b, [wide, tall], paint, mark) => {
    const r = wide / 2;
    b.paint(paint, 'glossy').lathe(
      pairs(
        0,
        0,
        r * 0.95,
        0,
        r,
        tall * 0.1,
        r * 0.9,
        tall * 0.45,
        r,
        tall * 0.6,
        r * 0.7,
        tall * 0.76,
        r * 0.4,
        tall * 0.8,
      ),
      28,
      (a) => 1 - 0.25 * Math.abs(Math.sin(a)),
    );
    b.paint(mark, 'satin').lathe(
      pairs(r * 0.42, tall * 0.79, r * 0.4, tall * 0.86, r * 0.12, tall * 0.99, 0, tall),
      20,
    );
    b.paint(white, 'satin').box([0, tall * 0.35, r * 0.68], [r * 1.1, tall * 0.24, 0.004], 0.001);
  },
  spray: (b, [wide, tall], paint, mark) => {
    const r = wide / 2;
    b.paint(paint, 'glossy').lathe(
      pairs(0, 0, r, 0, r, tall * 0.5, r * 0.4, tall * 0.72, r * 0.36, tall * 0.8),
      26,
      (a) => 1 - 0.25 * Math.abs(Math.sin(a)),
    );
    b.paint(mark, 'satin').box([0, tall * 0.86, r * 0.2], [r * 0.7, tall * 0.12, r * 1.7], 0.006);
    b.box([0, tall * 0.88, r * 1.2], [r * 0.4, tall * 0.06, r * 0.4], 0.003);
    b.tube(points(0, tall * 0.82, r * 0.5, 0, tall * 0.76, r * 0.8, 0, tall * 0.7, r * 0.7), 0.006, 8);
    b.paint(white, 'satin').box([0, tall * 0.28, r * 0.74], [r * 1.2, tall * 0.28, 0.004], 0.001);
  },
  aerosol: (b, [wide, tall], paint, mark) => {
    const r = wide / 2;
    b.paint(mark, 'metal').cylinder(tall * 0.02, tall * 0.26, r * 1.005, r * 1.005, 28);
    b.paint(paint, 'metal').lathe(
      pairs(0, 0, r, 0, r, tall * 0.78, r * 0.6, tall * 0.86, r * 0.5, tall * 0.87),
      28,
    );
    b.paint(mark, 'satin').cylinder(tall * 0.86, tall * 0.97, r * 0.36, r * 0.34, 18);
    b.paint(white, 'satin').cylinder(tall * 0.97, tall, r * 0.15, r * 0.15, 12);
  },
  bag: (b, [wide, tall, deep], paint, mark) => {
    b.at(placed(0, tall * 0.52, deep * 0.5, { turnX: Math.PI / 2 }), (k) =>
      k.paint(mark, 'satin').cylinder(-0.01, 0.006, wide * 0.26, wide * 0.24, 24),
    );
    b.paint(paint, 'glossy').lathe(
      pairs(
        0,
        0,
        wide * 0.4,
        0,
        wide * 0.5,
        tall * 0.2,
        wide * 0.5,
        tall * 0.4,
        wide * 0.5,
        tall * 0.6,
        wide * 0.47,
        tall * 0.84,
        wide * 0.5,
        tall * 0.94,
      ),
      28,
      (a, y) => 1 - (1 - (deep / wide) * (y > tall * 0.85 ? 0.1 : 1)) * Math.abs(Math.sin(a)),
    );
    b.box([0, tall * 0.965, 0], [wide, tall * 0.06, 0.006], 0.001);
  },
  sack: (b, [wide, tall], paint, mark) => {
    b.paint(paint, 'glossy').lathe(
      pairs(
        0,
        0,
        wide * 0.4,
        0.004,
        wide * 0.5,
        tall * 0.25,
        wide * 0.44,
        tall * 0.55,
        wide * 0.14,
        tall * 0.8,
        wide * 0.08,
        tall * 0.84,
      ),
      36,
      (a, y) => 1 + 0.05 * Math.sin(a * 7 + y * 9) + 0.03 * Math.sin(a * 13),
    );
    b.paint(mark, 'satin').cylinder(tall * 0.82, tall * 0.85, wide * 0.1, wide * 0.1, 16);
    for (let n = 0; n < 6; n += 1)
      b.at(placed(0, tall * 0.84, 0, { turnY: n * 1.05 }), (k) => {
        k.paint(lighten(paint, 0.12), 'glossy');
        rod(k, [0, 0, 0], [wide * 0.16, tall * 0.15, 0], [wide * 0.05, wide * 0.015]);
      });
  },
  tube: (b, [wide, tall], paint, mark) => {
    const r = wide / 2;
    b.paint(mark, 'satin').cylinder(0, tall * 0.16, r * 0.6, r * 0.55, 22);
    b.paint(paint, 'glossy').lathe(
      pairs(r * 0.4, tall * 0.15, r, tall * 0.22, r, tall * 0.5, r, tall * 0.66, r * 1.15, tall * 0.98),
      26,
      (a, y) => 1 - Math.min(0.93, Math.max(0, (y / tall - 0.2) * 1.15)) * Math.abs(Math.sin(a)),
    );
    b.box([0, tall * 0.98, 0], [r * 2.3, tall * 0.05, 0.006]);
  },
} satisfies Record<string, Wrap>;

type WrapName = keyof typeof wraps;

/** Nouns | form | width, height, depth in centimetres | colour | second colour. */
const rows = `
milk carton, carton of milk, juice carton, carton, carton of juice, oat milk | carton | 9 24 9 | #f2f4f6 | #2f6fc0
juice box, drink box, tetra pak | carton | 6 12 5 | #f4921c | #4aa03a
cereal box, box of cereal, cereal package, cracker box | box | 19 28 6 | #f2c022 | #c82c28
pasta box, box of pasta, spaghetti box | box | 10 25 5 | #2a5ab0 | #f2d060
matchbox, box of matches | box | 5.5 1.8 3.6 | #c83028 | #f2d060
tea box, box of tea, tea package | box | 14 9 8 | #2f7a4a | #e8d8a0
detergent, laundry detergent, washing powder, box of detergent | box | 18 24 9 | #2f7fd8 | #f4f4f0
cigarette pack, pack of cigarettes, cigarette packet | box | 5.5 8.8 2.3 | #f4f2ec | #c82c28
soda can, beer can, can of soda, can of beer, cola can, coke can, drink can, energy drink, can of coke | can | 6.6 12.2 6.6 | #c8241c | #f4f2ee
soup can, tin can of soup, can of soup, canned soup | can | 7.4 10.4 7.4 | #f4f2ee | #c8241c
can of beans, canned beans, tin of beans, can of food | can | 7.6 10.8 7.6 | #2a9aa0 | #f2c040
tuna can, can of tuna, sardine tin, canned fish, can of tuna fish | can | 8.5 3.8 8.5 | #2a5ab0 | #f4d060
paint tin, tin of paint | can | 17 19 17 | #d8dce0 | #3a8ad0
pickle jar, jar of pickles, pickled cucumber | jar | 9 16 9 | #7a9a3c | #3a7a3a
peanut butter jar, jar of peanut butter, peanut butter, nut butter | jar | 9 13 9 | #b8803c | #c82c28
mustard jar, jar of mustard | jar | 7 10 7 | #d8a820 | #f2d040
spice jar, jar of spices, jar of spice, spice bottle | jar | 4.5 10 4.5 | #c8501c | #2c2e33
olive jar, jar of olives | jar | 7.5 13 7.5 | #5a7a2c | #2c2e33
cookie jar, biscuit jar, jar of cookies | jar | 17 24 17 | #c8924c | #8a5a30
glue, glue bottle, bottle of glue | squeeze | 5 16 4 | #f8f8f4 | #e8701c
bleach, bleach bottle, dish soap, dishwashing liquid | squeeze | 8 25 6 | #f2d22c | #2f7fd8
spray bottle, cleaning spray, spray cleaner, window cleaner, plant mister, atomizer | spray | 9 25 9 | #4aa8e0 | #f4f4f0
aerosol can, spray can, hairspray, deodorant, bug spray, can of spray paint, air freshener, freshener | aerosol | 6 19 6 | #d83a8a | #2c2e33
shaving cream, shaving foam | aerosol | 5.5 16 5.5 | #f4f4f0 | #2a5ab0
bag of chips, chip bag, crisps, bag of crisps, potato chip bag, packet of crisps | bag | 19 27 8 | #d82c24 | #f2d040
bag of coffee, coffee bag, bag of coffee beans | bag | 12 24 8 | #3a2418 | #d8b070
bag of flour, flour bag, bag of sugar | bag | 12 21 9 | #f4f0e6 | #3a7ac0
candy bag, bag of candy, sweets bag | bag | 16 21 6 | #f06aa8 | #f4e040
pet food bag, bag of dog food, dog food bag | bag | 34 55 14 | #c87a2c | #f4f2ee
trash bag, garbage bag, bin bag, rubbish bag, bag of garbage, bag of trash, garbage, trash, refuse | sack | 55 75 55 | #1c1d21 | #d83a2c
sack of potatoes, potato sack, burlap sack, grain sack, sack of grain | sack | 50 72 50 | #b08a54 | #7a5a30
paint tube, tube of paint, oil paint | tube | 4 14 4 | #e8e4dc | #2f6fd0
ointment, tube of cream, hair gel, tube of ointment | tube | 4.6 15 4.6 | #e8f2f0 | #3aa08a
`;

const kitOf = (row: string): Kit => {
  const [names, form, sizes, first, second] = row.split('|').map((cell) => cell.trim()) as [
    string,
    WrapName,
    string,
    string,
    string,
  ];
  const [wide, tall, deep] = sizes.split(' ').map((value) => Number(value) / 100) as [number, number, number];
  return staticKit(names.split(', '), (b, { colour }) => {
    const paint = colour ?? fromHex(first);
    const mark = fromHex(second);
    wraps[form](b, [wide, tall, deep], paint, mix(mark, paint, 0.05));
    return { top: [0, tall, 0], grip: [0, tall * 0.45, 0] };
  });
};

export const packageKits: readonly Kit[] = rows
  .split('\n')
  .filter((row) => row !== '')
  .map(kitOf);

/** What hands work with at a table: peelers, mashers, sandpaper, stamps, rulers, tweezers and a plain sheet to work on. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { pairs, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#c4c8ce');
const wood = fromHex('#a8743f');
const black = fromHex('#26282d');

type Draw = (b: MeshBuilder, own: (hex: string) => Vec3) => void;

/** Held at the lower end, as high as `grip`. */
const tool = (nouns: string[], grip: number, draw: Draw): Kit =>
  staticKit(nouns, (b, options) => {
    draw(b, (hex) => options.colour ?? fromHex(hex));
    return { grip: [0, grip, 0] };
  });

const peeler = tool(['peeler', 'vegetable peeler', 'potato peeler'], 0.05, (b, own) => {
  b.paint(own('#d8412c'), 'satin').tube(points(0, 0, 0, 0, 0.06, 0, 0, 0.11, 0), [0.012, 0.015, 0.011], 12);
  b.paint(steel, 'metal').tube(
    points(
      0,
      0.1,
      0,
      -0.028,
      0.13,
      0,
      -0.028,
      0.19,
      0,
      0,
      0.205,
      0,
      0.028,
      0.19,
      0,
      0.028,
      0.13,
      0,
      0,
      0.1,
      0,
    ),
    0.0045,
    8,
  );
  b.box([0, 0.16, 0], [0.05, 0.022, 0.004], 0.001);
});

const masher = tool(['potato masher', 'masher'], 0.2, (b, own) => {
  b.paint(own('#2a2b2e'), 'satin').tube(points(0, 0.15, 0, 0, 0.27, 0), [0.012, 0.016], 12);
  b.paint(steel, 'metal');
  for (const side of [-1, 1]) rod(b, [0, 0.16, 0], [side * 0.035, 0.012, 0], 0.005);
  for (let n = -2; n <= 2; n += 1) rod(b, [-0.04, 0.006, n * 0.016], [0.04, 0.006, n * 0.016], 0.005);
});

const sandpaper = staticKit(
  ['sandpaper', 'sanding block', 'sheet of sandpaper', 'sander'],
  (b, { colour }) => {
    b.paint(fromHex('#c89450'), 'wood').box([0, 0.034, 0], [0.07, 0.044, 0.12], 0.006);
    b.paint(colour ?? fromHex('#7a4a30'), 'rock').box([0, 0.007, 0], [0.074, 0.014, 0.124], 0.002);
    return { grip: [0, 0.05, 0] };
  },
);

const squeegee = tool(['squeegee', 'window wiper', 'window squeegee', 'wiper'], 0.05, (b, own) => {
  b.paint(own('#2f6ab8'), 'satin').tube(points(0, 0, 0, 0, 0.2, 0), [0.014, 0.012], 12);
  b.paint(steel, 'metal').box([0, 0.21, 0], [0.34, 0.02, 0.018], 0.003);
  b.paint(black, 'matte').box([0, 0.226, 0.004], [0.35, 0.02, 0.005], 0.001);
});

const rubberStamp = staticKit(['rubber stamp', 'ink stamp', 'stamper', 'date stamp'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#8a4a24'), 'glossy').lathe(
    pairs(0, 0.022, 0.016, 0.024, 0.012, 0.05, 0.013, 0.07, 0.022, 0.088, 0.016, 0.105, 0, 0.108),
    20,
  );
  b.paint(wood, 'wood').box([0, 0.015, 0], [0.075, 0.016, 0.05], 0.003);
  b.paint(fromHex('#b01c2c'), 'matte').box([0, 0.0035, 0], [0.07, 0.007, 0.046], 0.001);
  return { grip: [0, 0.085, 0] };
});

const ruler = tool(['ruler', 'yardstick', 'measuring stick', 'straightedge'], 0.05, (b, own) => {
  b.paint(own('#e8c25a'), 'satin').box([0, 0.16, 0], [0.034, 0.32, 0.004], 0.001);
  b.paint(black, 'matte');
  for (let n = 1; n < 31; n += 1)
    b.box(
      [0.013 - (n % 5 === 0 ? 0.004 : 0), n * 0.01, 0.0024],
      [n % 5 === 0 ? 0.016 : 0.008, 0.0012, 0.0006],
    );
});

const tweezers = tool(['tweezers', 'pincette', 'forceps'], 0.04, (b, own) => {
  b.paint(own('#c4c8ce'), 'metal');
  for (const side of [-1, 1])
    b.tube(
      points(0, 0, 0, side * 0.012, 0.04, 0, side * 0.011, 0.09, 0, side * 0.002, 0.14, 0),
      [0.005, 0.006, 0.005, 0.002],
      8,
    );
});

const pipingBag = tool(['piping bag', 'pastry bag', 'icing bag'], 0.06, (b, own) => {
  b.paint(own('#f2ece0'), 'cloth').lathe(
    pairs(0, 0, 0.022, 0.004, 0.026, 0.02, 0.05, 0.04, 0.054, 0.09, 0.014, 0.24, 0, 0.24),
    24,
  );
  b.paint(steel, 'metal').lathe(pairs(0.015, 0.225, 0.017, 0.235, 0.006, 0.285, 0, 0.285), 18);
});

const sheet = staticKit(
  ['plain sheet', 'sheet of card', 'blank sheet', 'cardboard', 'piece of paper'],
  (b, { colour, noun }) => {
    const isBoard = noun === 'cardboard';
    b.paint(colour ?? fromHex(isBoard ? '#b88a54' : '#f6f3ea'), 'matte').box(
      [0, isBoard ? 0.004 : 0.002, 0],
      [0.32, isBoard ? 0.008 : 0.004, 0.24],
      0,
    );
    return { grip: [0, 0.002, 0.1] };
  },
);

const redButton = staticKit(
  ['push button', 'red button', 'big button', 'buzzer', 'emergency button'],
  (b, { colour }) => {
    b.paint(fromHex('#e8b81c'), 'satin').box([0, 0.03, 0], [0.2, 0.06, 0.2], 0.012, 3);
    b.paint(fromHex('#3a3d42'), 'metal').lathe(
      pairs(0, 0.058, 0.066, 0.06, 0.066, 0.072, 0.05, 0.074, 0, 0.074),
      32,
    );
    b.paint(colour ?? fromHex('#d8201c'), 'glossy').lathe(
      pairs(0, 0.07, 0.05, 0.072, 0.052, 0.094, 0.044, 0.108, 0, 0.114),
      32,
    );
    return undefined;
  },
);

const serviceBell = staticKit(
  ['service bell', 'desk bell', 'reception bell', 'call bell'],
  (b, { colour }) => {
    b.paint(black, 'satin').cylinder(0, 0.012, 0.06, 0.056, 28);
    b.paint(colour ?? fromHex('#d8b45a'), 'metal').lathe(
      pairs(0.055, 0.014, 0.052, 0.03, 0.036, 0.056, 0.008, 0.066, 0, 0.066),
      32,
    );
    b.cylinder(0.066, 0.08, 0.006, 0.008, 14);
    return undefined;
  },
);

const toothpick = tool(['toothpick', 'cocktail stick', 'cotton swab'], 0.01, (b, own) => {
  b.paint(own('#e0c08a'), 'satin').tube(points(0, 0, 0, 0, 0.09, 0), [0.0024, 0.0008], 8);
});

const scoop = tool(['ice cream scoop', 'scoop', 'melon baller'], 0.05, (b, own) => {
  b.paint(own('#c8282c'), 'satin').tube(points(0, 0, 0, 0, 0.12, 0), [0.013, 0.011], 12);
  rod(b.paint(steel, 'metal'), [0, 0.11, 0], [0, 0.16, 0], 0.006);
  b.sphere([0, 0.185, -0.004], [0.03, 0.034, 0.018], 18);
});

const mascara = tool(
  ['mascara', 'mascara wand', 'eyeliner', 'eyebrow pencil', 'lip gloss'],
  0.02,
  (b, own) => {
    b.paint(own('#2c2430'), 'glossy').tube(points(0, 0, 0, 0, 0.06, 0), 0.008, 14);
    rod(b.paint(steel, 'metal'), [0, 0.06, 0], [0, 0.09, 0], 0.0016);
    b.paint(black, 'matte').tube(points(0, 0.085, 0, 0, 0.115, 0), [0.0045, 0.003], 10);
  },
);

const glueStick = tool(['glue stick', 'stick of glue'], 0.03, (b, own) => {
  b.paint(own('#e8b81c'), 'satin').cylinder(0, 0.085, 0.014, 0.014, 18);
  b.paint(fromHex('#f4f4ee'), 'satin').cylinder(0.085, 0.105, 0.011, 0.011, 16);
});

/** Batter, soup or paint as it stands in a vessel, with the traces of a spoon. */
const mixture = staticKit(['mixture'], (b, { colour }) => {
  const tone = colour ?? fromHex('#f2cf5a');
  b.paint(tone, 'glossy').cylinder(-0.02, 0, 0.09, 0.1, 32);
  b.paint(lighten(tone, 0.3), 'glossy').tube(
    Array.from({ length: 22 }, (_, n): Vec3 => {
      const r = 0.012 + n * 0.0034;
      return [Math.cos(n * 0.62) * r, 0.001, Math.sin(n * 0.62) * r];
    }),
    0.004,
    6,
  );
  return undefined;
});

export const handlingToolKits: readonly Kit[] = [
  peeler,
  masher,
  sandpaper,
  squeegee,
  rubberStamp,
  ruler,
  tweezers,
  pipingBag,
  sheet,
  redButton,
  serviceBell,
  toothpick,
  scoop,
  mascara,
  glueStick,
  mixture,
];

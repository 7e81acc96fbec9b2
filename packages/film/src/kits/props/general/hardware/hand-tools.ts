/** Hand tools lying flat as they are seen from the side: pliers, chisels, crowbars, nails, chains and what measures. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit, KitOptions } from '../../../kit.ts';
import { pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b4bac2');
const iron = fromHex('#3a3d42');
const wood = fromHex('#a8743f');
const red = fromHex('#c8281c');

type Draw = (b: MeshBuilder, own: (hex: string) => Vec3, options: KitOptions) => void;

/** Long things stand along y with the hand at the lower end, as other tools do. */
const tool = (nouns: string[], grip: number, draw: Draw): Kit =>
  staticKit(nouns, (b, options) => {
    draw(b, (hex) => options.colour ?? fromHex(hex), options);
    return { grip: [0, grip, 0] };
  });

const pliers = tool(['pliers', 'pair of pliers', 'pincers', 'wire cutter', 'tongs tool'], 0.06, (b, own) => {
  for (const side of [-1, 1]) {
    b.paint(own('#c8281c'), 'satin').tube(
      points(side * 0.035, 0, 0, side * 0.04, 0.06, 0, side * 0.012, 0.13, 0),
      [0.011, 0.012, 0.009],
      10,
    );
    b.paint(steel, 'metal').tube(
      points(side * 0.012, 0.13, 0, -side * 0.016, 0.165, 0, -side * 0.006, 0.22, 0),
      [0.009, 0.013, 0.006],
      10,
    );
  }
  b.at(placed(0, 0.14, 0, { turnX: Math.PI / 2 }), (k) =>
    k.paint(iron, 'metal').cylinder(-0.013, 0.013, 0.015, 0.015, 18),
  );
});

const chisel = tool(
  ['chisel', 'wood chisel', 'nail file', 'rasp', 'awl', 'sander tool'],
  0.06,
  (b, own, { noun }) => {
    b.paint(own('#b87830'), 'wood').lathe(pairs(0, 0, 0.016, 0.004, 0.02, 0.06, 0.015, 0.12, 0, 0.125), 18);
    b.paint(steel, 'metal').box([0, 0.2, 0], [noun === 'awl' ? 0.006 : 0.024, 0.16, 0.005], 0.001);
    if (/file|rasp/.test(noun))
      for (let n = 0; n < 16; n += 1)
        b.paint(iron, 'metal').box([0, 0.135 + n * 0.008, 0.003], [0.023, 0.0015, 0.001]);
    else b.paint(darken(steel, -0.2), 'metal').box([0, 0.276, 0.001], [0.024, 0.012, 0.003], 0.001);
  },
);

const crowbar = tool(['crowbar', 'pry bar', 'tire iron'], 0.12, (b, own) => {
  b.paint(own('#b02a20'), 'metal').tube(
    points(0, 0.02, 0.03, 0, 0, 0, 0, 0.06, 0, 0, 0.55, 0, 0, 0.63, 0.03, 0, 0.64, 0.09, 0, 0.6, 0.13),
    [0.006, 0.011, 0.013, 0.013, 0.013, 0.012, 0.005],
    10,
  );
});

const trowel = tool(
  ['trowel', 'garden trowel', 'hand shovel', 'putty knife', 'paint scraper', 'pruner', 'pruning shears'],
  0.06,
  (b, own, { noun }) => {
    b.paint(own('#b87830'), 'wood').lathe(pairs(0, 0, 0.016, 0.006, 0.018, 0.08, 0.011, 0.12, 0, 0.12), 16);
    b.paint(steel, 'metal');
    rod(b, [0, 0.12, 0], [0, 0.17, 0.012], 0.006);
    if (/pruner|shears/.test(noun)) {
      for (const side of [-1, 1])
        b.tube(points(side * 0.008, 0.16, 0, side * 0.02, 0.21, 0, 0, 0.26, 0), [0.007, 0.009, 0.002], 8);
      return;
    }
    b.at(placed(0, 0.165, 0.01), (k) =>
      k.lathe(
        pairs(0, 0, 0.036, 0.01, 0.04, 0.06, 0.02, 0.13, 0, 0.15),
        20,
        (a) => 0.25 + 0.75 * Math.abs(Math.cos(a)),
      ),
    );
  },
);

const sickle = tool(['sickle', 'reaping hook'], 0.06, (b, own) => {
  b.paint(own('#a8743f'), 'wood').lathe(pairs(0, 0, 0.017, 0.005, 0.015, 0.13, 0, 0.135), 14);
  b.paint(steel, 'metal').tube(
    Array.from({ length: 14 }, (_, n): Vec3 => {
      const a = -0.6 + (n / 13) * 3.6;
      return [0.12 - 0.13 * Math.cos(a), 0.2 + 0.13 * Math.sin(a), 0];
    }),
    Array.from({ length: 14 }, (_, n) => 0.011 - n * 0.0007),
    6,
  );
});

const nail = tool(
  ['nail', 'iron nail', 'tack', 'thumbtack', 'pin', 'safety pin', 'rivet'],
  0.05,
  (b, own, { noun }) => {
    if (noun === 'pin' || /tack/.test(noun)) {
      b.paint(own('#d8281c'), 'glossy').lathe(
        pairs(0, 0.045, 0.012, 0.046, 0.006, 0.056, 0.01, 0.07, 0, 0.072),
        16,
      );
      b.paint(steel, 'metal').lathe(pairs(0, 0, 0.0016, 0.01, 0.0016, 0.046), 8);
      return;
    }
    b.paint(own('#8a9098'), 'metal').lathe(
      pairs(0, 0, 0.004, 0.012, 0.004, 0.096, 0.012, 0.098, 0.012, 0.104, 0, 0.105),
      14,
    );
  },
);

const chain = tool(['chain', 'iron chain', 'metal chain', 'steel chain', 'chain link'], 0.4, (b, own) => {
  for (let n = 0; n < 9; n += 1)
    b.at(placed(0, 0.05 + n * 0.068, 0, { turnY: n % 2 ? Math.PI / 2 : 0 }), (k) =>
      k.paint(own('#8a9098'), 'metal').tube(
        Array.from({ length: 17 }, (_, i): Vec3 => {
          const a = (i / 16) * 2 * Math.PI;
          return [Math.cos(a) * 0.026, Math.sin(a) * 0.046, 0];
        }),
        0.009,
        8,
        false,
      ),
    );
});

const spring = tool(['metal spring', 'coil spring', 'coil'], 0.1, (b, own) => {
  b.paint(own('#9aa2ac'), 'metal').tube(
    Array.from({ length: 97 }, (_, n): Vec3 => {
      const a = (n / 12) * 2 * Math.PI;
      return [Math.cos(a) * 0.05, 0.01 + n * 0.0022, Math.sin(a) * 0.05];
    }),
    0.008,
    8,
  );
});

const gun = tool(['pistol', 'gun', 'handgun', 'revolver'], 0.05, (b, own) => {
  b.paint(own('#2c2e33'), 'metal').box([0, 0.12, 0.04], [0.026, 0.036, 0.18], 0.006);
  b.at(placed(0, 0.06, -0.035, { turnX: 0.25 }), (k) =>
    k.paint(fromHex('#4a2f1c'), 'wood').box([0, 0, 0], [0.028, 0.1, 0.042], 0.008),
  );
  b.at(placed(0, 0.085, 0.01, { turnZ: Math.PI / 2 }), (k) => ring(k.paint(iron, 'metal'), 0.02, 0.004, 16));
});

const rifle = tool(['rifle', 'shotgun', 'musket', 'hunting rifle', 'machine gun'], 0.4, (b, own) => {
  b.paint(own('#6a4326'), 'wood').tube(
    points(0, 0, -0.05, 0, 0.2, -0.02, 0, 0.36, 0, 0, 0.66, 0.008),
    [0.034, 0.026, 0.02, 0.014],
    10,
  );
  b.paint(iron, 'metal');
  rod(b, [0, 0.36, 0.02], [0, 1.1, 0.02], 0.009);
  b.box([0, 0.42, 0.018], [0.03, 0.16, 0.034], 0.006);
});

const clamp = tool(['clamp', 'c clamp', 'vise', 'bench vise'], 0.1, (b, own) => {
  b.paint(own('#2f5aa8'), 'satin').tube(
    points(0.09, 0.03, 0, -0.02, 0.03, 0, -0.05, 0.06, 0, -0.05, 0.2, 0, -0.02, 0.23, 0, 0.09, 0.23, 0),
    0.014,
    10,
  );
  b.paint(steel, 'metal');
  rod(b, [0.08, 0.23, 0], [0.08, 0.1, 0], 0.01);
  rod(b, [0.04, 0.27, 0], [0.12, 0.27, 0], 0.006);
  rod(b, [0.08, 0.23, 0], [0.08, 0.27, 0], 0.008);
  b.sphere([0.08, 0.095, 0], [0.018, 0.008, 0.018], 12);
});

const level = tool(['spirit level', 'bubble level'], 0.03, (b, own) => {
  b.paint(own('#f2b51d'), 'satin').box([0, 0.03, 0], [0.5, 0.055, 0.025], 0.004);
  for (const x of [-0.18, 0, 0.18])
    b.paint(fromHex('#b8f04a'), 'glow').box([x, 0.034, 0], [0.05, 0.02, 0.028], 0.006);
});

const stopwatch = tool(['stopwatch', 'timer'], 0.05, (b, own) => {
  b.at(placed(0, 0.06, 0, { turnX: Math.PI / 2 }), (k) => {
    k.paint(own('#c8ccd2'), 'metal').lathe(pairs(0, -0.012, 0.05, -0.012, 0.055, 0, 0.05, 0.012), 32);
    k.paint(fromHex('#fbfaf6'), 'satin').lathe(pairs(0.048, 0.0125, 0, 0.0125), 32);
  });
  for (let n = 0; n < 12; n += 1) {
    const a = (n / 12) * 2 * Math.PI;
    b.paint(iron, 'matte').box([Math.sin(a) * 0.04, 0.06 + Math.cos(a) * 0.04, 0.014], [0.003, 0.008, 0.002]);
  }
  b.paint(red, 'satin');
  rod(b, [0, 0.06, 0.015], [0.018, 0.088, 0.015], 0.0016);
  b.paint(steel, 'metal');
  rod(b, [0, 0.113, 0], [0, 0.135, 0], 0.008);
  b.sphere([0, 0.138, 0], [0.014, 0.006, 0.014], 12);
});

const needle = tool(['needle', 'sewing needle', 'needle and thread'], 0.06, (b, own) => {
  b.paint(steel, 'metal').lathe(pairs(0, 0, 0.0024, 0.02, 0.0026, 0.1, 0, 0.112), 10);
  b.paint(own('#c8281c'), 'cloth').tube(
    Array.from({ length: 22 }, (_, n): Vec3 => {
      const t = n / 21;
      return [
        0.004 + t * 0.1 + 0.012 * Math.sin(t * 9),
        0.104 - t * 0.08 + 0.02 * Math.sin(t * 12),
        0.006 * Math.cos(t * 8),
      ];
    }),
    0.0016,
    6,
  );
});

const spool = tool(
  ['thread', 'spool', 'spool of thread', 'reel of thread', 'spindle', 'bobbin'],
  0.03,
  (b, own) => {
    b.paint(wood, 'wood').lathe(
      pairs(0, 0, 0.03, 0, 0.03, 0.008, 0.012, 0.01, 0.012, 0.062, 0.03, 0.064, 0.03, 0.072, 0, 0.072),
      22,
    );
    b.paint((p) => (Math.sin(p[1] * 1600) > 0 ? own('#c8281c') : darken(own('#c8281c'), 0.2)), 'cloth').lathe(
      pairs(0.012, 0.01, 0.026, 0.011, 0.026, 0.061, 0.012, 0.062),
      22,
    );
  },
);

const dustpan = tool(['dustpan'], 0.1, (b, own) => {
  b.paint(own('#2f7ac8'), 'satin')
    .box([0, 0.008, 0.06], [0.28, 0.012, 0.22], 0.004)
    .box([0, 0.04, -0.05], [0.28, 0.07, 0.012], 0.004);
  for (const side of [-1, 1]) b.box([side * 0.134, 0.028, 0.05], [0.012, 0.046, 0.2], 0.004);
  b.tube(points(0, 0.06, -0.05, 0, 0.08, -0.12, 0, 0.07, -0.22), [0.014, 0.016, 0.018], 10);
});

const pulley = tool(['pulley', 'block and tackle'], 0.2, (b, own) => {
  b.paint(own('#8a9098'), 'metal').at(placed(0, 0.3, 0, { turnX: Math.PI / 2 }), (k) =>
    k.lathe(pairs(0, -0.03, 0.11, -0.03, 0.08, 0, 0.11, 0.03, 0, 0.03), 28),
  );
  b.tube(points(0, 0.3, 0.05, 0, 0.44, 0, 0, 0.5, 0), 0.012, 8);
  b.paint(fromHex('#c8a868'), 'cloth');
  rod(b, [-0.085, 0, 0], [-0.085, 0.3, 0], 0.009);
  rod(b, [0.085, 0.05, 0], [0.085, 0.3, 0], 0.009);
});

const solderingIron = tool(['soldering iron', 'wood burner tool', 'hot glue gun'], 0.06, (b, own) => {
  b.paint(own('#e8b01c'), 'satin').lathe(pairs(0, 0, 0.016, 0.01, 0.013, 0.11, 0.018, 0.13, 0, 0.132), 16);
  b.paint(steel, 'metal').lathe(pairs(0.007, 0.13, 0.007, 0.2, 0.002, 0.23, 0, 0.235), 12);
  b.paint(iron, 'matte').tube(points(0, 0, 0, 0.02, -0.02 + 0.02, 0.06, 0.08, 0.004, 0.1), 0.004, 6);
});

const matchStick = tool(['matchstick', 'wooden match'], 0.03, (b, own) => {
  b.paint(fromHex('#d8b47a'), 'wood').box([0, 0.03, 0], [0.0036, 0.06, 0.0036]);
  b.paint(own('#c8281c'), 'matte').sphere([0, 0.062, 0], [0.004, 0.006, 0.004], 10);
});

export const handToolKits: readonly Kit[] = [
  pliers,
  chisel,
  crowbar,
  trowel,
  sickle,
  nail,
  chain,
  spring,
  gun,
  rifle,
  clamp,
  level,
  stopwatch,
  needle,
  spool,
  dustpan,
  pulley,
  solderingIron,
  matchStick,
];

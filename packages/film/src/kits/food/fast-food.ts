/** Burgers, pizza, sushi, eggs, meat and other meals. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import type { Random } from '../../math/random.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import { addChopsticks, addLeaf, addPlate, addSurface, scatter, uneven } from './tableware.ts';

const bunPaint = (p: Vec3): Vec3 =>
  scale(
    mix(fromHex('#e8b468'), fromHex('#b06a20'), smoothstep(0.05, 0.1, p[1])),
    0.94 + 0.1 * noise(p[0] * 60, p[1] * 60, p[2] * 60),
  );

const burger: Dish = {
  nouns: ['burger', 'hamburger', 'cheeseburger', 'veggie burger'],
  build: (b, _o, random) => {
    b.paint(fromHex('#e0a85c'), 'satin').lathe(
      [
        [0, 0],
        [0.048, 0],
        [0.054, 0.008],
        [0.054, 0.018],
        [0.05, 0.022],
        [0, 0.022],
      ],
      32,
    );
    for (let n = 0; n < 11; n += 1)
      addLeaf(
        b,
        [Math.cos(n * 0.571) * 0.036, 0.026, Math.sin(n * 0.571) * 0.036],
        0.024,
        n,
        0,
        '#6aae34',
        0.5,
      );
    b.paint(fromHex('#d0281c'), 'glossy').cylinder(0.029, 0.034, 0.05, 0.05, 28);
    b.paint(uneven(fromHex('#5a2c16'), 0.6, 220), 'satin').lathe(
      [
        [0, 0.034],
        [0.052, 0.034],
        [0.058, 0.042],
        [0.056, 0.053],
        [0, 0.054],
      ],
      32,
      (a) => 1 + 0.02 * Math.sin(a * 9),
    );
    b.at(multiply(translation(0, 0.056, 0), rotationY(0.5)), (c) =>
      c.paint(fromHex('#f6b42a'), 'glossy').box([0, 0, 0], [0.096, 0.004, 0.096], 0.002),
    );
    for (let n = 0; n < 4; n += 1) {
      const a = 0.5 + Math.PI / 4 + (n * Math.PI) / 2;
      b.paint(fromHex('#f6b42a'), 'glossy').sphere(
        [Math.sin(a) * 0.06, 0.049, Math.cos(a) * 0.06],
        [0.008, 0.011, 0.008],
        8,
      );
    }
    b.paint(bunPaint, 'glossy').lathe(
      [
        [0, 0.058],
        [0.054, 0.058],
        [0.058, 0.066],
        [0.055, 0.082],
        [0.042, 0.098],
        [0.02, 0.107],
        [0, 0.108],
      ],
      36,
    );
    for (let n = 0; n < 50; n += 1) {
      const [a, u] = [n * 2.4, Math.sqrt(random()) * 0.95];
      const r = 0.054 * u;
      b.at(
        multiply(
          translation(
            Math.cos(a) * r,
            0.068 + 0.04 * Math.sqrt(Math.max(0, 1 - u * u * 0.92)),
            Math.sin(a) * r,
          ),
          rotationY(random() * 6),
        ),
        (s) => s.paint(fromHex('#f8edcc'), 'satin').sphere([0, 0, 0], [0.0018, 0.001, 0.0028], 6),
      );
    }
    return { size: [0.12, 0.11, 0.12] };
  },
};
const hotDog: Dish = {
  nouns: ['hot dog', 'hotdog'],
  build: (b) => {
    for (const side of [-1, 1])
      b.paint((p) => scale(bunPaint([p[0], p[1] + 0.035, p[2]]), 1), 'satin').tube(
        [
          [side * 0.019, 0.026, -0.075],
          [side * 0.021, 0.028, 0],
          [side * 0.019, 0.026, 0.075],
        ],
        [0.019, 0.024, 0.019],
        14,
      );
    b.paint(uneven(fromHex('#a8401e'), 0.25, 100), 'glossy').tube(
      [
        [0, 0.042, -0.095],
        [0, 0.038, 0],
        [0, 0.042, 0.095],
      ],
      0.0155,
      14,
    );
    b.paint(fromHex('#f2c21e'), 'glossy').tube(
      Array.from({ length: 25 }, (_, n): Vec3 => [Math.sin(n * 1.25) * 0.008, 0.056, -0.08 + n * 0.0067]),
      0.003,
      6,
    );
    return { size: [0.09, 0.06, 0.22] };
  },
};

const addPizzaTop = (b: MeshBuilder, random: Random, radius: number) => {
  addSurface(
    b,
    radius,
    0.014,
    (p) =>
      mix(
        fromHex('#c8301a'),
        fromHex('#f4d27a'),
        smoothstep(0.35, 0.6, noise(p[0] * 40, 3, p[2] * 40)) *
          smoothstep(radius, radius * 0.9, Math.hypot(p[0], p[2])),
      ),
    'satin',
    0.002,
  );
  scatter(random, 13, radius * 0.86, (x, z) =>
    b.at(translation(x, 0.0155, z), (s) => {
      s.paint(uneven(fromHex('#a82a1c'), 0.5, 300), 'glossy').cylinder(0, 0.003, 0.02, 0.019, 18);
      s.paint(fromHex('#7a1a12'), 'satin').lathe(
        [
          [0.02, 0],
          [0.0212, 0.002],
          [0.0195, 0.0036],
        ],
        18,
      );
    }),
  );
  scatter(random, 9, radius * 0.8, (x, z, turn) =>
    addLeaf(b, [x, 0.019, z], 0.014, turn, 0.2, '#2f7a26', 0.15),
  );
  scatter(random, 12, radius * 0.85, (x, z) =>
    b.paint(fromHex('#26201c'), 'glossy').sphere([x, 0.0175, z], [0.006, 0.0035, 0.006], 8),
  );
};
const pizza: Dish = {
  nouns: ['pizza', 'pepperoni pizza', 'margherita'],
  build: (b, _o, random) => {
    b.paint(
      (p) =>
        scale(
          mix(
            fromHex('#e6b468'),
            fromHex('#a8621e'),
            smoothstep(0.008, 0.022, p[1]) * noise(p[0] * 30, 1, p[2] * 30) * 1.5,
          ),
          1,
        ),
      'matte',
    ).lathe(
      [
        [0, 0],
        [0.155, 0],
        [0.164, 0.008],
        [0.16, 0.02],
        [0.15, 0.023],
        [0.142, 0.015],
      ],
      48,
      (a) => 1 + 0.012 * Math.sin(a * 6) + 0.006 * Math.sin(a * 15),
    );
    addPizzaTop(b, random, 0.146);
    return { size: [0.33, 0.026, 0.33], steam: { at: [0, 0.02, 0], radius: 0.08, height: 0.14 } };
  },
};
const pizzaSlice: Dish = {
  nouns: ['slice of pizza', 'pizza slice'],
  build: (b) => {
    b.at(rotationX(-Math.PI / 2), (w) => {
      w.paint(fromHex('#e0b068'), 'matte').extrude(
        [
          [0, -0.1],
          [-0.06, 0.07],
          [0.06, 0.07],
        ],
        0,
        0.008,
      );
      w.paint(uneven(fromHex('#f0c25a'), 0.3, 80), 'satin').extrude(
        [
          [0, -0.095],
          [-0.055, 0.066],
          [0.055, 0.066],
        ],
        0.008,
        0.011,
      );
    });
    b.paint(fromHex('#c98a3c'), 'matte').tube(
      [
        [-0.062, 0.01, -0.074],
        [0, 0.013, -0.082],
        [0.062, 0.01, -0.074],
      ],
      0.013,
      12,
    );
    for (const [x, z] of [
      [-0.02, -0.04],
      [0.024, -0.03],
      [0.002, 0.008],
      [0.004, 0.05],
    ] as const)
      b.at(translation(x, 0.011, z), (s) =>
        s.paint(fromHex('#a82a1c'), 'glossy').cylinder(0, 0.003, 0.015, 0.014, 16),
      );
    return { size: [0.13, 0.03, 0.2] };
  },
};
const sandwich: Dish = {
  nouns: ['sandwich', 'club sandwich', 'panini', 'toastie', 'sub'],
  build: (b) => {
    const slab = (
      y: number,
      h: number,
      tone: Vec3,
      inset = 0,
      material: 'satin' | 'glossy' | 'matte' = 'satin',
    ) =>
      b.at(multiply(translation(0, 0, 0), rotationX(-Math.PI / 2)), (w) =>
        w.paint(uneven(tone, 0.2, 120), material).extrude(
          [
            [-0.07 + inset, -0.05 + inset],
            [0.07 - inset, -0.05 + inset],
            [0, 0.06 - inset],
          ],
          y,
          y + h,
        ),
      );
    slab(0, 0.016, fromHex('#f0dcb0'), 0, 'matte');
    slab(0.016, 0.005, fromHex('#e88a8a'), -0.003);
    slab(0.021, 0.005, fromHex('#f4c23a'), -0.004, 'glossy');
    slab(0.026, 0.006, fromHex('#d0301c'), 0.002, 'glossy');
    for (let n = 0; n < 6; n += 1) addLeaf(b, [-0.05 + n * 0.02, 0.036, 0.042], 0.02, n, 0, '#6aae34', 0.5);
    slab(0.038, 0.016, fromHex('#f0dcb0'), 0, 'matte');
    b.paint(fromHex('#a8642a'), 'matte').tube(
      [
        [-0.07, 0.046, 0.05],
        [0.07, 0.046, 0.05],
      ],
      0.0075,
      8,
    );
    return { size: [0.15, 0.056, 0.12] };
  },
};
const sushi: Dish = {
  nouns: ['sushi', 'sushi roll', 'maki', 'plate of sushi', 'sashimi', 'nigiri'],
  build: (b, _o, random) => {
    b.paint(fromHex('#2a2624'), 'satin').box([0, 0.009, 0], [0.26, 0.014, 0.13], 0.004);
    for (let n = 0; n < 3; n += 1)
      b.at(translation(-0.085 + n * 0.058, 0.016, -0.024), (s) => {
        s.paint(fromHex('#faf6ec'), 'satin').box([0, 0.012, 0], [0.03, 0.024, 0.056], 0.011);
        s.paint(
          (p) => (Math.sin(p[2] * 420) > 0.6 ? fromHex('#fbc9a0') : fromHex(n === 1 ? '#c8303a' : '#f0803a')),
          'glossy',
        ).box([0, 0.027, 0], [0.034, 0.011, 0.066], 0.005);
      });
    for (let n = 0; n < 5; n += 1)
      b.at(translation(-0.09 + n * 0.038, 0.016, 0.034), (s) => {
        s.paint(fromHex('#16201a'), 'satin').cylinder(0, 0.026, 0.0175, 0.0175, 22);
        addSurface(s, 0.0155, 0.0264, fromHex('#faf6ec'), 'satin', 0.001);
        s.at(translation(0, 0.0275, 0), (c) =>
          addSurface(c, 0.007, 0, fromHex(n % 2 ? '#5aa034' : '#e8643a'), 'satin', 0.001),
        );
      });
    b.paint(fromHex('#8fb84a'), 'matte').sphere([0.105, 0.024, 0.03], [0.013, 0.01, 0.013], 12);
    for (let n = 0; n < 5; n += 1)
      addLeaf(b, [0.1, 0.02 + n * 0.003, -0.03], 0.014, n + random(), 0.2, '#f2b0a0', 0.3);
    addChopsticks(b, [0, 0.006, 0.095], 0.23, Math.PI / 2);
    return { size: [0.27, 0.05, 0.22] };
  },
};
const taco: Dish = {
  nouns: ['taco', 'burrito', 'tacos', 'kebab', 'quesadilla', 'wrap'],
  build: (b, _o, random) => {
    const shell = (sign: number) => {
      const grid = Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 15 }, (_, column) => {
          const [t, a] = [row / 8, -Math.PI / 2 + (column / 14) * Math.PI];
          const r = 0.075;
          const z = Math.sin(a) * r;
          const y = 0.006 + Math.cos(a) * r * t;
          return b.vertex([sign * (0.004 + 0.026 * Math.sqrt(t)), y, z], [sign, 0.3, 0]);
        }),
      );
      b.grid(grid);
    };
    b.paint(uneven(fromHex('#e8b848'), 0.35, 140), 'matte');
    shell(1);
    shell(-1);
    b.twoSided();
    for (let n = 0; n < 60; n += 1) {
      const z = (random() - 0.5) * 0.125;
      const top = Math.sqrt(Math.max(0, 0.0056 - z * z));
      b.paint(fromHex(['#7a3c1c', '#6aae34', '#d8301c', '#f6d24a', '#8a4420'][n % 5]!), 'satin').box(
        [(random() - 0.5) * 0.036, top + random() * 0.014, z],
        [0.009, 0.007, 0.012],
        0.002,
      );
    }
    for (let n = 0; n < 8; n += 1)
      addLeaf(
        b,
        [(random() - 0.5) * 0.03, 0.078 - Math.abs(n - 3.5) * 0.006, -0.05 + n * 0.0145],
        0.015,
        n,
        0.3,
        '#6aae34',
        0.5,
      );
    return { size: [0.065, 0.095, 0.155] };
  },
};
const addFriedEgg = (b: MeshBuilder, at: Vec3, size: number) =>
  b.at(translation(...at), (e) => {
    e.paint(fromHex('#fdfaf2'), 'glossy').lathe(
      [
        [size, 0],
        [size * 0.9, size * 0.08],
        [size * 0.4, size * 0.12],
        [0, size * 0.12],
      ],
      30,
      (a) => 1 + 0.12 * Math.sin(a * 3 + 1) + 0.06 * Math.sin(a * 7),
    );
    e.paint(fromHex('#f59a14'), 'glossy').sphere(
      [size * 0.08, size * 0.12, 0],
      [size * 0.4, size * 0.26, size * 0.4],
      18,
    );
  });
const friedEgg: Dish = {
  nouns: [
    'fried egg',
    'fried eggs',
    'breakfast',
    'omelette',
    'scrambled eggs',
    'bacon and eggs',
    'bacon',
    'english breakfast',
  ],
  build: (b, { noun }) => {
    const y = addPlate(b, 0.13);
    addFriedEgg(b, [-0.03, y + 0.001, -0.02], 0.046);
    if (noun !== 'fried egg') addFriedEgg(b, [0.035, y + 0.001, -0.035], 0.042);
    for (let n = 0; n < 3; n += 1) {
      const grid = Array.from({ length: 25 }, (_, row) =>
        [-1, -0.4, 0.3, 1].map((u) => {
          b.paint(u > -0.6 && u < 0 ? fromHex('#f0c4a0') : fromHex('#a8341e'), 'glossy');
          return b.vertex(
            [
              -0.07 + row * 0.0055,
              y + 0.006 + Math.sin(row * 0.9 + n) * 0.004,
              0.025 + n * 0.022 + u * 0.009,
            ],
            [0, 1, 0],
          );
        }),
      );
      b.grid(grid);
    }
    b.twoSided();
    return { size: [0.26, 0.045, 0.26], steam: { at: [0, 0.03, 0], radius: 0.04, height: 0.12 } };
  },
};
const steak: Dish = {
  nouns: ['steak', 'beef steak', 'meat', 'grilled meat', 'pork chop', 'ribs', 'barbecue'],
  build: (b, _o, random) => {
    const y = addPlate(b, 0.14);
    b.paint(
      (p) =>
        Math.abs(((p[0] + p[2] * 0.6) * 55) % 1) < 0.22 && p[1] > y + 0.016
          ? fromHex('#1f100a')
          : scale(fromHex('#6a3018'), 0.8 + 0.4 * noise(p[0] * 120, 0, p[2] * 120)),
      'glossy',
    ).lathe(
      [
        [0, y],
        [0.066, y],
        [0.074, y + 0.01],
        [0.068, y + 0.022],
        [0.03, y + 0.025],
        [0, y + 0.025],
      ],
      40,
      (a) => 1 + 0.1 * Math.cos(a) + 0.06 * Math.cos(a * 2 + 1),
    );
    for (let n = 0; n < 7; n += 1)
      b.at(
        multiply(
          translation(-0.09 + random() * 0.03, y + 0.008 + random() * 0.012, 0.04 + n * 0.006),
          rotationY(random() * 2),
        ),
        (f) => f.paint(fromHex('#f0c04a'), 'satin').box([0, 0, 0], [0.06, 0.009, 0.009], 0.002),
      );
    for (let n = 0; n < 4; n += 1)
      addLeaf(b, [0.07, y + 0.012, -0.07 + n * 0.01], 0.02, n, 0.2, '#3f8a2c', 0.4);
    b.paint(fromHex('#d8301c'), 'glossy').sphere([0.085, y + 0.014, 0.06], 0.016, 14);
    return { size: [0.28, 0.05, 0.28], steam: { at: [0, 0.04, 0], radius: 0.04, height: 0.14 } };
  },
};
const roast: Dish = {
  nouns: [
    'roast chicken',
    'roasted chicken',
    'roast turkey',
    'thanksgiving turkey',
    'chicken dinner',
    'roast',
  ],
  build: (b) => {
    addPlate(b, 0.2);
    const skin = (p: Vec3): Vec3 =>
      scale(
        mix(fromHex('#d08a34'), fromHex('#7a3a10'), smoothstep(0.06, 0.15, p[1]) * 0.8),
        0.85 + 0.3 * noise(p[0] * 40, p[1] * 40, p[2] * 40),
      );
    b.paint(skin, 'glossy')
      .sphere([0, 0.085, 0], [0.085, 0.072, 0.11], 28)
      .sphere([0, 0.1, 0.045], [0.07, 0.06, 0.07], 22);
    for (const s of [1, -1]) {
      b.paint(skin, 'glossy').tube(
        [
          [s * 0.06, 0.07, -0.05],
          [s * 0.085, 0.085, -0.09],
          [s * 0.07, 0.1, -0.13],
        ],
        [0.042, 0.03, 0.014],
        14,
      );
      b.paint(fromHex('#f4ead4'), 'satin').tube(
        [
          [s * 0.07, 0.1, -0.13],
          [s * 0.062, 0.108, -0.165],
        ],
        [0.009, 0.01],
        8,
      );
      b.paint(skin, 'glossy').tube(
        [
          [s * 0.08, 0.09, 0.06],
          [s * 0.11, 0.08, 0.02],
          [s * 0.095, 0.1, -0.02],
        ],
        [0.024, 0.018, 0.012],
        12,
      );
    }
    for (let n = 0; n < 12; n += 1)
      addLeaf(b, [Math.cos(n * 0.52) * 0.145, 0.02, Math.sin(n * 0.52) * 0.145], 0.03, n, 0, '#4f9a34', 0.5);
    for (let n = 0; n < 6; n += 1)
      b.paint(uneven(fromHex('#d8a040'), 0.3), 'satin').sphere(
        [Math.cos(n * 1.05 + 0.2) * 0.14, 0.034, Math.sin(n * 1.05 + 0.2) * 0.14],
        0.022,
        12,
      );
    return { size: [0.4, 0.165, 0.4], steam: { at: [0, 0.16, 0], radius: 0.06, height: 0.2 } };
  },
};
const sausage: Dish = {
  nouns: ['sausage', 'sausages', 'bratwurst'],
  build: (b) => {
    const y = addPlate(b, 0.13);
    for (let n = 0; n < 3; n += 1)
      b.paint(uneven(fromHex('#9a4a22'), 0.35, 90), 'glossy').tube(
        [
          [-0.07, y + 0.016, -0.04 + n * 0.036],
          [0, y + 0.016, -0.028 + n * 0.036],
          [0.07, y + 0.016, -0.04 + n * 0.036],
        ],
        0.0155,
        14,
      );
    return { size: [0.26, 0.04, 0.26] };
  },
};
const fishDish: Dish = {
  nouns: ['fish dish', 'grilled fish', 'cooked fish', 'fish and chips', 'fried fish'],
  build: (b) => {
    const y = addPlate(b, 0.16);
    b.paint(
      (p) =>
        Math.abs((p[2] * 60) % 1) < 0.2 && p[1] > y + 0.018
          ? fromHex('#4a2a14')
          : mix(fromHex('#d8a85a'), fromHex('#9a6a34'), noise(p[0] * 60, 0, p[2] * 60)),
      'glossy',
    ).sphere([0, y + 0.016, 0.01], [0.04, 0.018, 0.1], 26);
    for (const s of [1, -1]) addLeaf(b, [s * 0.018, y + 0.016, -0.115], 0.026, s * 0.6, 0, '#b08040', 0.1);
    b.paint(fromHex('#fbf8f0'), 'glossy').sphere([0.022, y + 0.026, 0.085], 0.006, 8);
    for (let n = 0; n < 3; n += 1)
      b.at(translation(0.085, y + 0.004 + n * 0.003, -0.03 + n * 0.035), (l) => {
        l.paint(fromHex('#f8e68a'), 'satin').cylinder(0, 0.004, 0.022, 0.022, 20);
        l.paint(fromHex('#f2cf2a'), 'glossy').lathe(
          [
            [0.0218, 0],
            [0.0238, 0.002],
            [0.0218, 0.0042],
          ],
          20,
        );
      });
    return { size: [0.32, 0.05, 0.32] };
  },
};
const fries: Dish = {
  nouns: ['fries', 'french fries', 'chips'],
  build: (b, { colour }, random) => {
    b.paint(
      (p) => (Math.abs(p[0]) < 0.015 ? fromHex('#f6c82a') : (colour ?? fromHex('#c8201c'))),
      'satin',
    ).lathe(
      [
        [0, 0],
        [0.026, 0],
        [0.042, 0.075],
      ],
      4,
      () => 1,
    );
    for (let n = 0; n < 34; n += 1) {
      const [x, z] = [(random() - 0.5) * 0.056, (random() - 0.5) * 0.04];
      b.at(
        multiply(translation(x, 0.05, z), rotationZ(-x * 7 + (random() - 0.5) * 0.3), rotationX(z * 7)),
        (f) =>
          f
            .paint(scale(fromHex('#f0c04a'), 0.85 + 0.25 * random()), 'satin')
            .box([0, 0.025 + random() * 0.02, 0], [0.008, 0.075, 0.008], 0.0015),
      );
    }
    return { size: [0.085, 0.13, 0.085] };
  },
};
const popcorn: Dish = {
  nouns: ['popcorn', 'bucket of popcorn'],
  build: (b, _o, random) => {
    b.paint(
      (p) => (Math.sin(Math.atan2(p[2], p[0]) * 10) > 0 ? fromHex('#d0241c') : fromHex('#fbf6ee')),
      'satin',
    ).lathe(
      [
        [0, 0],
        [0.055, 0],
        [0.078, 0.15],
      ],
      60,
    );
    for (let n = 0; n < 90; n += 1) {
      const [a, r] = [n * 2.4, Math.sqrt((n + 0.5) / 90) * 0.074];
      const y = 0.148 + 0.035 * (1 - (r / 0.075) ** 2) + random() * 0.008;
      for (let k = 0; k < 2; k += 1)
        b.paint(mix(fromHex('#fdf6dc'), fromHex('#f4cf6a'), random() * 0.6), 'matte').sphere(
          [
            Math.cos(a) * r + (random() - 0.5) * 0.008,
            y + (random() - 0.5) * 0.006,
            Math.sin(a) * r + (random() - 0.5) * 0.008,
          ],
          0.0075 + random() * 0.003,
          7,
        );
    }
    return { size: [0.16, 0.195, 0.16] };
  },
};
const dumplings: Dish = {
  nouns: ['dumpling', 'dumplings', 'dim sum', 'steamed bun', 'bao', 'gyoza', 'jiaozi', 'wonton', 'momo'],
  build: (b) => {
    b.paint(uneven(fromHex('#c99a5c'), 0.25, 100), 'wood').lathe(
      [
        [0, 0],
        [0.115, 0],
        [0.115, 0.05],
        [0.108, 0.05],
        [0.108, 0.018],
        [0, 0.018],
      ],
      40,
    );
    for (let n = 0; n < 7; n += 1) {
      const a = n * 1.047;
      const [x, z] = n === 6 ? [0, 0] : [Math.cos(a) * 0.068, Math.sin(a) * 0.068];
      b.at(multiply(translation(x, 0.018, z), rotationY(a)), (d) => {
        d.paint(fromHex('#f6ecd8'), 'satin').lathe(
          [
            [0, 0],
            [0.027, 0.002],
            [0.031, 0.012],
            [0.024, 0.026],
            [0.01, 0.034],
            [0.006, 0.038],
            [0, 0.037],
          ],
          26,
          (angle, y) => 1 + (y > 0.02 ? 0.12 : 0.03) * Math.cos(angle * 9),
        );
      });
    }
    return { size: [0.23, 0.06, 0.23], steam: { at: [0, 0.055, 0], radius: 0.07, height: 0.2 } };
  },
};

export const meals = foodKit('burger', [
  burger,
  hotDog,
  pizza,
  pizzaSlice,
  sandwich,
  sushi,
  taco,
  friedEgg,
  steak,
  roast,
  sausage,
  fishDish,
  fries,
  popcorn,
  dumplings,
]);

/** A hot pot of two broths on its burner, plates of what goes into it, and chopsticks that lift a slice of beef. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom, type Random } from '../../../math/random.ts';
import { add, mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { buildPenHand, penDirection } from '../../props/general/close-up/by-hand/hand.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';
import { addLeaf, addPlate, scatter } from '../tableware.ts';

const potRadius = 0.15;
const broth = 0.088;

const isRed = (x: number, z: number) => {
  // The wall between the broths is an S: two half circles.
  const half = potRadius / 2;
  if (Math.hypot(x, z - half) < half) return true;
  if (Math.hypot(x, z + half) < half) return false;
  return x > 0;
};

const addPot = (b: MeshBuilder, random: Random, isAllRed: boolean) => {
  const isRedAt = (x: number, z: number) => isAllRed || isRed(x, z);
  b.paint(fromHex('#2a2c30'), 'satin').box([0, 0.014, 0], [0.3, 0.028, 0.26], 0.01);
  b.paint([0.3, 0.7, 2.2], 'glow').at(translation(0, 0.03, 0), (k) =>
    k.lathe(pairs(0.075, 0, 0.085, 0.008, 0.075, 0.012), 28, (a) => 1 + 0.06 * Math.sin(a * 24)),
  );
  b.paint(fromHex('#c8ccd2'), 'metal').lathe(
    pairs(
      0,
      0.04,
      0.12,
      0.04,
      0.142,
      0.055,
      0.152,
      0.1,
      0.162,
      0.104,
      0.162,
      0.108,
      0.15,
      0.107,
      0.146,
      0.09,
    ),
    48,
  );
  for (const side of [-1, 1])
    b.paint(fromHex('#b8923e'), 'metal').tube(
      [
        [side * 0.155, 0.092, -0.035],
        [side * 0.195, 0.098, -0.025],
        [side * 0.195, 0.098, 0.025],
        [side * 0.155, 0.092, 0.035],
      ],
      0.006,
      8,
    );
  const rows = Array.from({ length: 25 }, (_, row) =>
    Array.from({ length: 81 }, (_, column) => {
      const [r, a] = [(row / 24) * 0.147, (column / 80) * 2 * Math.PI];
      return [Math.cos(a) * r, broth, Math.sin(a) * r] as Vec3;
    }),
  );
  b.paint((p) => {
    const oil = noise(p[0] * 90, 4, p[2] * 90);
    return isRedAt(p[0], p[2])
      ? mix(fromHex('#a81408'), fromHex('#e8581c'), oil)
      : mix(fromHex('#f0dcae'), fromHex('#fff4d8'), oil);
  }, 'glossy');
  b.grid(rows.map((row) => row.map((p) => b.vertex(p, [0, 1, 0]))));
  const wall = Array.from({ length: 33 }, (_, n): Vec3 => {
    const t = n / 32;
    const [half, up] = [potRadius / 2, t < 0.5];
    const a = up ? t * 2 * Math.PI : (t - 0.5) * 2 * Math.PI;
    return up
      ? [-Math.sin(a) * half, broth + 0.006, potRadius - half + Math.cos(a) * half]
      : [Math.sin(a) * half, broth + 0.006, -half + Math.cos(a) * half];
  });
  if (!isAllRed) b.paint(fromHex('#d8dce0'), 'metal').tube(wall, 0.004, 8);
  scatter(random, 46, 0.132, (x, z, turn, n) => {
    const red = isRedAt(x, z);
    b.at(
      multiply(translation(x, broth + 0.002, z), rotationY(turn), rotationX((random() - 0.5) * 0.7)),
      (k) => {
        if (red && n % 2)
          k.paint(fromHex('#c01408'), 'glossy').sphere([0, 0.002, 0], [0.005, 0.004, 0.016], 8);
        else if (n % 3 === 0) k.paint(fromHex('#f6ead0'), 'satin').sphere([0, 0.002, 0], 0.013, 12);
        else if (n % 3 === 1)
          k.paint(fromHex('#8a4630'), 'satin').box([0, 0.002, 0], [0.034, 0.006, 0.02], 0.003);
        else k.paint(fromHex('#c9a06a'), 'satin').sphere([0, 0.001, 0], [0.014, 0.007, 0.014], 12);
      },
    );
    if (n % 5 === 0) addLeaf(b, [x, broth + 0.004, z], 0.016, turn, 0.3, red ? '#4f8a2c' : '#7ab83c', 0.3);
  });
};

const beefColour = (p: Vec3): Vec3 =>
  mix(fromHex('#c03a34'), fromHex('#f6d8cc'), noise(p[0] * 130, p[1] * 60, p[2] * 130) > 0.56 ? 0.85 : 0.1);

/** A thin wavy slice in x and y. */
const addSlice = (b: MeshBuilder, width: number, length: number, isCooked: boolean) => {
  b.paint(
    isCooked
      ? (p) => mix(fromHex('#8a4a34'), fromHex('#d8a088'), noise(p[0] * 110, p[1] * 60, 3) > 0.52 ? 0.7 : 0.1)
      : beefColour,
    'satin',
  );
  const rows = Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const [t, s] = [row / 12, column / 8 - 0.5];
      const ripple = Math.sin(t * 9 + s * 3) * 0.006 + Math.sin(s * 11 + t * 4) * 0.005;
      const edge = 1 - 0.18 * Math.sin(t * 13);
      return b.vertex([s * width * edge, -t * length, ripple + t * 0.008], [0, 0.2, 1]);
    }),
  );
  b.grid(rows);
  b.twoSided();
};

const addSides = (b: MeshBuilder, random: Random) => {
  b.at(translation(-0.29, 0, 0.05), (k) => {
    const y = addPlate(k, 0.1, fromHex('#f4f0e8'), fromHex('#2f5aa8'));
    for (let n = 0; n < 9; n += 1)
      k.at(
        placed(-0.05 + (n % 3) * 0.05, y + 0.02, -0.045 + Math.floor(n / 3) * 0.042, {
          turnY: n,
          turnX: 1.2,
        }),
        (m) =>
          m
            .paint(beefColour, 'satin')
            .lathe(pairs(0.006, -0.018, 0.017, -0.018, 0.018, 0.018, 0.006, 0.018), 14),
      );
  });
  b.at(translation(0.29, 0, 0.04), (k) => {
    const y = addPlate(k, 0.1, fromHex('#f4f0e8'), fromHex('#2f5aa8'));
    scatter(random, 22, 0.07, (x, z, turn, n) =>
      addLeaf(k, [x, y + 0.012 + 0.012 * (n % 3), z], 0.028, turn, 0.5, n % 3 ? '#5da030' : '#a8d06a', 0.4),
    );
    for (let n = 0; n < 4; n += 1) {
      k.paint(fromHex('#d8b07a'), 'satin').sphere(
        [-0.03 + n * 0.02, y + 0.045, 0.05],
        [0.014, 0.009, 0.014],
        12,
      );
      k.paint(fromHex('#f4e8cc'), 'satin').at(translation(-0.03 + n * 0.02, y + 0.02, 0.05), (m) =>
        m.cylinder(0, 0.022, 0.005, 0.006, 10),
      );
    }
  });
  b.at(translation(0.17, 0, 0.24), (k) => {
    k.paint(fromHex('#1f2a5a'), 'glossy').lathe(
      pairs(0, 0, 0.025, 0, 0.04, 0.03, 0.037, 0.03, 0.024, 0.008, 0, 0.008),
      26,
    );
    k.paint(fromHex('#6a3214'), 'glossy').lathe(pairs(0.034, 0.024, 0, 0.025), 24);
  });
};

const buildBubbles = (random: Random, isAllRed: boolean): MeshBuilder => {
  const b = new MeshBuilder();
  scatter(random, 9, 0.128, (x, z) => {
    const colour = isAllRed || isRed(x, z) ? fromHex('#e04a18') : fromHex('#fff0cc');
    b.paint(colour, 'glossy').sphere([x, 0, z], 0.006 + 0.009 * random(), 10);
  });
  return b;
};

/** Bubbles come up out of the broth, stand for a moment and sink back, one set after another. */
const boilingPlaces = (count: number, time: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `bubbles${n}`,
      multiply(
        translation(0, broth - 0.014 + 0.018 * Math.sin((time * 1.9 + n / count) * 2 * Math.PI), 0),
        rotationY(Math.floor(time * 1.9 + n / count + 0.25) * 2.4),
      ),
    ]),
  );

export const hotPot: Kit = {
  name: 'hot pot',
  nouns: ['hot pot', 'hotpot', 'chinese hot pot', 'sichuan hot pot', 'shabu shabu', 'spicy hot pot'],
  locomotion: 'none',
  build: ({ seed, traits }) => {
    const random = createRandom(seed);
    const [body, sticks] = [new MeshBuilder(), new MeshBuilder()];
    const isAllRed = traits.includes('red broth');
    addPot(body, random, isAllRed);
    const bubbles = Array.from({ length: 5 }, () => buildBubbles(random, isAllRed));
    addSides(body, random);
    const along = normalize(penDirection);
    const { hand, sleeve } = buildPenHand(fromHex('#3a5a8a'));
    // Held from the upper right: the slice hangs between the tips at the origin.
    for (const side of [-1, 1])
      sticks
        .paint(fromHex('#7a2a1a'), 'glossy')
        .tube(
          [scale(along, -0.012), add(scale(along, 0.27), [side * 0.012, 0, side * -0.012])],
          [0.0028, 0.0052],
          10,
        );
    sticks.at(translation(0, 0.006, 0), (k) => addSlice(k, 0.062, 0.085, true));
    const lifts = traits.includes('lifted with chopsticks');
    const boils = traits.includes('boiling');
    const boiling = boils ? Object.fromEntries(bubbles.map((one, n) => [`bubbles${n}`, one])) : {};
    return assembleModel(lifts ? { body, sticks, hand, sleeve, ...boiling } : { body, ...boiling }, {
      size: [0.44, lifts ? 0.26 : 0.16, 0.4],
      anchors: { top: [0, 0.11, 0], inside: [0, 0.09, 0], grip: [0.16, 0.1, 0] },
      pose: ({ time, phase, actionTime, actionSeconds }) => {
        const t = actionTime / Math.max(0.1, actionSeconds);
        const height = 0.155 + 0.06 * Math.min(1, t * 1.3) + Math.sin(time * 2.1) * 0.004;
        const held = multiply(translation(0.03, height, 0.06), rotationY(Math.sin(time * 1.3) * 0.1));
        const gripped = multiply(held, translation(...scale(along, 0.115)));
        return {
          parts: {
            sticks: held,
            ...(lifts && { hand: gripped, sleeve: gripped }),
            ...(boils && boilingPlaces(bubbles.length, time)),
          },
          anchors: {},
          particles: [
            ...steamAt([-0.04, 0.1, -0.04], 0.1, 0.3, time, phase),
            ...steamAt([0.05, 0.1, -0.06], 0.08, 0.26, time + 1.3, phase),
          ],
        };
      },
    });
  },
};

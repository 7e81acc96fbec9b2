/** Open boats: rowing boat, canoe, gondola, dinghy. Oars row when it moves. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addDeck, addGunwale, addHull, type Hull, hullLines, rocking, wake } from '../shared/hull.ts';

const wood = fromHex('#9a6a3c');

type BoatShape = { hull: Hull; seats: number[]; oars: 'pair' | 'paddle' | 'none'; colour: string };
const shapes: Record<string, BoatShape> = {
  rowing: {
    hull: {
      length: 4.2,
      beam: 1.45,
      depth: 0.62,
      bowRise: 0.24,
      sternRise: 0.12,
      stern: 0.62,
      fullness: 2.6,
      rake: 0.2,
    },
    seats: [-0.1, -1.35, 1.2],
    oars: 'pair',
    colour: '#8f5b30',
  },
  canoe: {
    hull: { length: 5, beam: 0.92, depth: 0.42, bowRise: 0.26, sternRise: 0.26, stern: 0.04, fullness: 2.6 },
    seats: [-1.3, 1.1],
    oars: 'paddle',
    colour: '#a8402a',
  },
  gondola: {
    hull: {
      length: 10.5,
      beam: 1.3,
      depth: 0.6,
      bowRise: 0.9,
      sternRise: 0.8,
      stern: 0.06,
      fullness: 2.6,
      rake: 0.5,
    },
    seats: [-0.8, 0.7],
    oars: 'none',
    colour: '#16171a',
  },
};

const addOar = (b: MeshBuilder, length: number) => {
  b.paint(lighten(wood, 0.15), 'wood').tube(
    [
      [-0.75, 0, 0],
      [length, 0, 0],
    ],
    [0.03, 0.024],
    8,
  );
  b.box([length + 0.25, 0, 0], [0.6, 0.035, 0.17], 0.015, 1);
  b.paint(darken(wood, 0.5), 'satin').tube(
    [
      [-0.75, 0, 0],
      [-0.5, 0, 0],
    ],
    0.036,
    8,
  );
};

const addInside = (b: MeshBuilder, { hull, seats }: BoatShape, trim: Vec3) => {
  const lines = hullLines(hull);
  for (const z of seats) {
    const t = (z / hull.length) * 2;
    const half = lines.breadth(t) * 0.93;
    b.paint(trim, 'wood').box([0, lines.gunwale(t) - hull.depth * 0.32, z], [half * 2, 0.05, 0.3], 0.015, 1);
  }
  for (const t of [-0.7, -0.45, -0.2, 0.05, 0.3, 0.55]) {
    const [half, low, high, z] = [lines.breadth(t) * 0.97, lines.keel(t), lines.gunwale(t), lines.z(t)];
    const rib = [0, 0.25, 0.5, 0.75, 1].map((u): Vec3 => {
      const a = u * Math.PI;
      return [half * Math.cos(a), high - (high - low) * 0.95 * Math.sin(a) ** 0.75, z];
    });
    b.paint(darken(trim, 0.25), 'wood').tube(rib, 0.025, 5, false);
  }
  b.paint(trim, 'wood').box([0, hull.depth * 0.17, 0], [hull.beam * 0.5, 0.04, hull.length * 0.62], 0.01, 1);
};

const addGondolaFittings = (b: MeshBuilder) => {
  const steel = fromHex('#c9ced2');
  // A blade up the stem that ends in a cap, as far forward as the raked bow.
  const blade: [number, number][] = [
    [5.3, 0.42],
    [5.78, 0.8],
    [6.18, 1.2],
    [6.42, 1.55],
    [6.5, 1.85],
    [6.78, 2.02],
    [6.76, 2.26],
    [6.4, 2.34],
    [6.14, 2.1],
    [6.08, 1.6],
    [5.86, 1.3],
    [5.5, 0.95],
    [5.2, 0.55],
  ];
  b.paint(steel, 'metal').at(rotationY(-Math.PI / 2), (k) => k.extrude(blade, -0.045, 0.045));
  // The comb of six teeth under the cap.
  for (let n = 0; n < 6; n += 1) {
    const y = 1.18 + n * 0.12;
    b.box([0, y, 6.28 + 0.05 * n], [0.08, 0.06, 0.44], 0.02, 1);
  }
  b.paint(fromHex('#a3161d'), 'cloth')
    .box([0, 0.55, -0.8], [0.9, 0.28, 0.5], 0.1)
    .box([0, 0.85, -1.05], [0.9, 0.55, 0.14], 0.06);
  b.paint(fromHex('#cfa348'), 'metal').tube(
    [
      [-0.45, 1.1, -1.05],
      [0, 1.28, -1.08],
      [0.45, 1.1, -1.05],
    ],
    0.03,
    6,
  );
};

export const smallBoats: Kit = {
  name: 'rowing boat',
  nouns: ['rowing boat', 'rowboat', 'boat', 'wooden boat', 'small boat', 'dinghy', 'canoe', 'gondola'],
  locomotion: 'floats',
  speeds: { slow: 1.2, fast: 3 },
  build: ({ noun, colour, traits, detail }) => {
    const base = shapes[noun in shapes ? noun : 'rowing']!;
    const shape: BoatShape = traits.includes('without oars') ? { ...base, oars: 'none' } : base;
    const { hull } = shape;
    const isWooden = base === shapes.rowing && !colour;
    const paint = colour ?? fromHex(shape.colour);
    const shell = new MeshBuilder();
    shell
      .twoSided()
      .paint(
        (p) => (p[1] < hull.depth * 0.3 ? darken(paint, 0.35) : paint),
        isWooden ? 'wood' : noun === 'gondola' ? 'satin' : 'glossy',
      );
    addHull(shell, hull, detail === 0 ? 28 : 14, detail === 0 ? 19 : 11);
    const body = new MeshBuilder();
    const rail = noun === 'gondola' ? darken(paint, 0.3) : fromHex('#efe7d6');
    body.paint(isWooden ? lighten(wood, 0.18) : rail, isWooden ? 'wood' : 'satin');
    addGunwale(body, hull, 0.035);
    addInside(body, shape, isWooden ? lighten(wood, 0.1) : wood);
    if (noun === 'gondola') {
      body.paint(darken(paint, 0.2), 'satin');
      addDeck(body, hull, 0.03, 0.4, 1);
      addDeck(body, hull, 0.03, -1, -0.5);
      addGondolaFittings(body);
    }
    const oars: Record<string, MeshBuilder> = {};
    if (shape.oars === 'pair') {
      for (const name of ['oarLeft', 'oarRight']) {
        oars[name] = new MeshBuilder();
        addOar(oars[name], 1.5);
      }
      for (const side of [-1, 1])
        body.paint(fromHex('#55585c'), 'metal').tube(
          [
            [side * 0.7, 0.6, 0.42],
            [side * 0.72, 0.74, 0.42],
          ],
          0.02,
          6,
        );
    }
    if (shape.oars === 'paddle') {
      oars.paddle = new MeshBuilder();
      oars.paddle
        .paint(lighten(wood, 0.1), 'wood')
        .tube(
          [
            [-1, 0, 0],
            [1, 0, 0],
          ],
          0.02,
          8,
        )
        .paint(paint, 'glossy')
        .box([-1.15, 0, 0], [0.45, 0.18, 0.03], 0.014, 1)
        .box([1.15, 0, 0], [0.45, 0.18, 0.03], 0.014, 1);
    }
    if (noun === 'gondola') {
      // The gondolier stands on the stern deck and pushes one long oar.
      body.paint(darken(wood, 0.35), 'wood').box([0, 0.72, -3.5], [0.95, 0.06, 1.3], 0.02, 1);
      const sweep = new MeshBuilder();
      if (!traits.includes('without oars')) oars.sweep = sweep;
      sweep
        .paint(lighten(wood, 0.15), 'wood')
        .tube(
          [
            [0, 0.9, 0],
            [0, -2.4, 0],
          ],
          [0.026, 0.032],
          8,
        )
        .box([0, -2.6, 0], [0.17, 0.9, 0.03], 0.012, 1);
    }
    const waterline = hull.depth * 0.36;
    const seatAt: Vec3 = [0, hull.depth * 0.72, shape.seats[0]!];
    return assembleModel(
      { shell, body, ...oars },
      {
        size: [shape.oars === 'pair' ? 3.2 : hull.beam, hull.depth + (hull.bowRise ?? 0), hull.length],
        waterline,
        anchors: {
          seat: seatAt,
          back: seatAt,
          inside: [0, hull.depth * 0.2, shape.seats[0]! + 0.5],
          top: noun === 'gondola' ? [0, 0.75, -3.5] : [0, hull.depth * 0.72, shape.seats[1] ?? 0],
          handlebarLeft: [0.3, 0.85, 0.36],
          handlebarRight: [-0.3, 0.85, 0.36],
        },
        pose: (input) => {
          const root = rocking(input, waterline, 0.8);
          const isRowing = input.speed > 0.05 || input.action === 'row';
          const stroke = isRowing ? input.time * 2.6 + input.phase : 0.6;
          const sweep = Math.sin(stroke) * 0.55;
          // Blades are in the water on the way back, out of it on the way forward.
          const dip = isRowing ? -0.2 - 0.22 * Math.cos(stroke) : -0.12;
          const oar = (side: number) =>
            multiply(
              root,
              translation(side * 0.72, 0.74, 0.42),
              rotationY(side > 0 ? -sweep : Math.PI + sweep),
              rotationZ(dip),
            );
          const hand = (side: number) => multiply(oar(side), translation(-0.62, 0, 0));
          const paddle = multiply(
            root,
            translation(0, 0.75, shape.seats[0]! + 0.45),
            rotationZ(Math.sin(stroke) * 0.6),
            rotationX(Math.cos(stroke) * 0.3),
          );
          return {
            parts: {
              shell: root,
              body: root,
              ...(oars.sweep && {
                sweep: multiply(
                  root,
                  translation(-0.42, 1.75, -3.3),
                  rotationX(0.62 + 0.2 * Math.sin(stroke * 0.6)),
                  rotationZ(-0.3),
                ),
              }),
              oarLeft: oar(1),
              oarRight: oar(-1),
              paddle,
            },
            anchors: {
              seat: multiply(root, translation(...seatAt)),
              ...(shape.oars === 'pair' ? { handlebarLeft: hand(1), handlebarRight: hand(-1) } : {}),
              ...(shape.oars === 'paddle' && {
                handlebarLeft: multiply(paddle, translation(0.34, 0, 0)),
                handlebarRight: multiply(paddle, translation(-0.34, 0, 0)),
              }),
            },
            particles: wake(input, hull, waterline),
          };
        },
      },
    );
  },
};

/** Buses: city bus, coach, yellow school bus with a bonnet, red double-decker. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPane } from '../../shared/windows.ts';
import { addShell } from '../shared/car-body.ts';
import { poseOnWheels } from '../shared/driving.ts';
import { addPassenger, isFull } from '../shared/passengers.ts';
import { steps } from '../shared/section.ts';
import { createAxles } from '../shared/wheels.ts';

const black = fromHex('#1a1b1d');
/** Seen between the passengers. */
const inside = fromHex('#3c4a56');
const light: Vec3 = [1.5, 1.3, 0.95];

type BusShape = {
  length: number;
  halfWidth: number;
  roof: number;
  bonnet: number;
  decks: number;
  colour: string;
};
const shapes: Record<string, BusShape> = {
  city: { length: 11, halfWidth: 1.25, roof: 3.1, bonnet: 0, decks: 1, colour: '#2f7fb8' },
  school: { length: 9.6, halfWidth: 1.2, roof: 3.05, bonnet: 1.7, decks: 1, colour: '#f4a90f' },
  double: { length: 9.6, halfWidth: 1.25, roof: 4.35, bonnet: 0, decks: 2, colour: '#c01622' },
};

/** The dark inside with its steps and a lamp over them, and the leaves of the door folded to both sides. */
const addOpenDoor = (b: MeshBuilder, x: number, side: number, z: number, width: number) => {
  b.paint(fromHex('#0c0d0f'), 'matte').box([x, 1.4, z], [0.06, 2.2, width], 0.02);
  b.paint(fromHex('#8a8d90'), 'metal');
  for (const [y, out] of [
    [0.36, 0.1],
    [0.66, 0.05],
  ] as const)
    b.box([x + side * out, y, z], [0.16, 0.06, width * 0.8], 0.02);
  b.paint([1.5, 1.3, 0.9], 'glow').box([x + side * 0.03, 2.36, z], [0.03, 0.06, width * 0.5]);
  for (const end of [-1, 1]) {
    const edge = z + end * width * 0.48;
    b.paint(black, 'satin').box([x + side * 0.22, 1.42, edge], [0.44, 2.06, 0.05], 0.02);
    addPane(b, null, [x + side * 0.22, 1.55, edge + end * 0.01], [0.32, 1.5, 0.05]);
  }
};

const addSides = (
  b: MeshBuilder,
  lit: MeshBuilder,
  shape: BusShape,
  frame: Vec3,
  isOpen: boolean,
  full: boolean,
) => {
  const { length, halfWidth, roof, bonnet, decks } = shape;
  const front = length / 2 - bonnet;
  const rear = -length / 2;
  for (let deck = 0; deck < decks; deck += 1) {
    const middle = decks === 1 ? roof - 1.05 : deck === 0 ? 1.75 : 3.5;
    const count = Math.round((front - rear - 1.2) / 1.25);
    const step = (front - rear - 0.9) / count;
    for (const side of [-1, 1]) {
      const x = side * (halfWidth + 0.005);
      for (let n = 0; n < count; n += 1) {
        const z = rear + 0.5 + step * (n + 0.5);
        const isDoor = side === -1 && n === count - 1 && deck === 0;
        if (isDoor && isOpen) addOpenDoor(b, x, side, z, step * 0.9);
        else if (isDoor) {
          b.paint(black, 'satin').box([x, 1.35, z], [0.05, 2.1, step * 0.9], 0.02);
          addPane(b, lit, [x + side * 0.02, 1.45, z - step * 0.2], [0.04, 1.8, step * 0.34], light);
          addPane(b, lit, [x + side * 0.02, 1.45, z + step * 0.2], [0.04, 1.8, step * 0.34], light);
        } else {
          b.paint(frame, 'satin').box([x, middle, z], [0.04, 0.98, step * 0.94], 0.02, 1);
          addPane(b, lit, [x + side * 0.012, middle, z], [0.04, 0.86, step * 0.84], light);
          if (full)
            addPassenger(
              b,
              [x + side * 0.03, middle - 0.05, z],
              side,
              n + 3 * deck + (side > 0 ? 0 : 7),
              inside,
            );
        }
      }
    }
  }
};

const addEnds = (b: MeshBuilder, lit: MeshBuilder, shape: BusShape, paint: Vec3) => {
  const { length, halfWidth, roof, bonnet, decks } = shape;
  const front = length / 2 - bonnet;
  const width = halfWidth * 1.75;
  b.paint(black, 'satin').box([0, 1.95, front - 0.01], [width + 0.1, bonnet ? 1.15 : 1.45, 0.06], 0.05);
  addPane(b, null, [0, 1.95, front + 0.02], [width, bonnet ? 1 : 1.3, 0.06]);
  b.paint(black, 'satin').box([0, 1.95, front + 0.04], [0.05, 1.1, 0.06]);
  if (decks === 2) addPane(b, lit, [0, 3.5, front + 0.01], [width, 0.9, 0.06], light);
  addPane(b, lit, [0, roof - 1, -length / 2 - 0.01], [width * 0.8, 0.8, 0.06], light);
  // Destination board
  const board = decks === 2 ? 2.85 : roof - 0.24;
  b.paint(black, 'satin').box([0, board, front + 0.01], [halfWidth * 1.3, 0.3, 0.08], 0.02);
  b.paint([1.6, 0.9, 0.2], 'glow');
  for (const x of steps(-halfWidth * 0.4, halfWidth * 0.4, 6))
    b.box([x, board, front + 0.05], [0.08, 0.14, 0.02]);
  for (const side of [-1, 1]) {
    const nose = length / 2;
    b.paint([0.92, 0.92, 0.88], 'glossy').sphere(
      [side * halfWidth * 0.72, 0.82, nose - 0.04],
      [0.16, 0.13, 0.1],
      12,
    );
    lit
      .paint([5, 4.4, 3.3], 'glow')
      .sphere([side * halfWidth * 0.72, 0.82, nose - 0.03], [0.15, 0.12, 0.1], 10);
    b.paint(fromHex('#a81414'), 'glossy').box([side * halfWidth * 0.8, 1.1, -nose], [0.2, 0.32, 0.08], 0.03);
    lit
      .paint([2.4, 0.1, 0.06], 'glow')
      .box([side * halfWidth * 0.8, 1.1, -nose - 0.01], [0.19, 0.3, 0.08], 0.03);
    b.paint(darken(paint, 0.6), 'satin').tube(
      [
        [side * halfWidth * 0.9, 2.5, front],
        [side * (halfWidth + 0.25), 2.4, front + 0.25],
        [side * (halfWidth + 0.25), 2.1, front + 0.25],
      ],
      0.03,
      6,
    );
    b.paint(black, 'satin').box([side * (halfWidth + 0.25), 1.95, front + 0.25], [0.2, 0.4, 0.08], 0.03);
  }
  b.paint(bonnet ? black : darken(paint, 0.6), 'satin').box(
    [0, 0.5, length / 2 - 0.02],
    [halfWidth * 1.9, 0.28, 0.2],
    0.06,
  );
  b.box([0, 0.5, -length / 2 + 0.02], [halfWidth * 1.9, 0.28, 0.2], 0.06);
};

/** At the windscreen and at the window over it, facing the way they go. */
const addFrontPassengers = (b: MeshBuilder, { length, bonnet, halfWidth, decks }: BusShape) => {
  const front = length / 2 - bonnet;
  for (let deck = 0; deck < decks; deck += 1)
    for (const [n, share] of [-0.56, 0, 0.56].entries())
      b.at(
        multiply(
          translation(share * halfWidth, deck === 0 ? 1.85 : 3.45, front + 0.05),
          rotationY(-Math.PI / 2),
        ),
        (k) => addPassenger(k, [0, 0, 0], 1, n * 3 + deck * 4 + 1, inside),
      );
};

const addSchoolSigns = (b: MeshBuilder, lit: MeshBuilder, { length, halfWidth, roof, bonnet }: BusShape) => {
  const front = length / 2 - bonnet;
  b.paint(black, 'satin');
  for (const side of [-1, 1]) {
    for (const y of [0.95, 1.3, 1.5])
      b.box([side * (halfWidth + 0.01), y, -bonnet / 2], [0.03, 0.06, length - bonnet - 0.8], 0.01, 1);
    for (const x of [0.55, 0.85]) {
      b.paint(fromHex('#b01818'), 'glossy').sphere([side * x, roof - 0.2, front + 0.02], 0.1, 10);
      lit.paint([3, 0.2, 0.1], 'glow').sphere([side * x, roof - 0.2, front + 0.03], 0.1, 8);
    }
    b.paint(black, 'satin');
  }
  // Stop sign on the left, octagonal.
  const octagon = steps(0, 7, 7).map((n): [number, number] => [
    Math.cos(((n + 0.5) / 4) * Math.PI) * 0.25,
    1.6 + Math.sin(((n + 0.5) / 4) * Math.PI) * 0.25,
  ]);
  b.paint(fromHex('#c31212'), 'satin').extrude(
    octagon.map(([x, y]) => [x + halfWidth + 0.32, y]),
    1.2,
    1.23,
  );
  b.paint(black, 'satin').box([0, 1.0, length / 2 - 0.03], [halfWidth * 0.9, 0.5, 0.06], 0.03);
  b.paint(fromHex('#d9d9d9'), 'metal');
  for (const y of [0.85, 0.95, 1.05, 1.15]) b.box([0, y, length / 2 + 0.01], [halfWidth * 0.8, 0.03, 0.03]);
};

export const bus: Kit = {
  name: 'bus',
  nouns: [
    'bus',
    'city bus',
    'coach bus',
    'minibus',
    'school bus',
    'double-decker bus',
    'double decker bus',
    'double-decker',
    'double decker',
    'trolleybus',
    'tour bus',
  ],
  locomotion: 'rolls',
  speeds: { slow: 8, fast: 17 },
  build: ({ noun, colour, traits, detail }) => {
    const key =
      noun.includes('school') || traits.includes('school')
        ? 'school'
        : noun.includes('double') || traits.some((t) => t.includes('double'))
          ? 'double'
          : 'city';
    const shape = shapes[key]!;
    const { length, halfWidth, roof, bonnet } = shape;
    const paint = colour ?? fromHex(shape.colour);
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const front = length / 2 - bonnet;
    const wheels = [-length / 2 + 2.4, length / 2 - (bonnet ? 0.95 : 2.1)].map((z) => ({ z, radius: 0.5 }));
    const top: [number, number][] = bonnet
      ? [
          [-length / 2, roof - 0.05],
          [front - 0.1, roof],
          [front + 0.02, 1.5],
          [length / 2, 1.4],
        ]
      : [
          [-length / 2, roof],
          [length / 2, roof],
        ];
    addShell(body, { length, halfWidth, sill: 0.42, top, wheels, squareness: 9 }, paint, detail);
    body
      .paint(key === 'city' ? fromHex('#f0efe9') : darken(paint, 0.12), 'glossy')
      .box([0, roof - 0.02, -bonnet / 2], [halfWidth * 1.7, 0.14, length - bonnet - 0.7], 0.06);
    addSides(
      body,
      lit,
      shape,
      key === 'school' ? black : darken(paint, 0.5),
      traits.includes('open door'),
      isFull(traits),
    );
    addEnds(body, lit, shape, paint);
    if (isFull(traits)) addFrontPassengers(body, shape);
    if (key === 'school') addSchoolSigns(body, lit, shape);
    if (key === 'city') {
      body.paint(fromHex('#f0efe9'), 'glossy');
      for (const side of [-1, 1]) body.box([side * (halfWidth + 0.004), 1.25, 0], [0.02, 0.22, length - 1.4]);
    }
    const axles = createAxles(
      wheels.map(({ z, radius }) => ({
        z,
        radius,
        width: 0.32,
        track: halfWidth - 0.17,
        style: 'truck' as const,
        segments: [24, 16, 9][detail],
      })),
    );
    const lampLeft: Vec3 = [halfWidth * 0.72, 0.82, length / 2];
    const lampRight: Vec3 = [-halfWidth * 0.72, 0.82, length / 2];
    return assembleModel(
      { body, lit, ...axles.builders },
      {
        size: [halfWidth * 2 + 0.4, roof + 0.05, length],
        anchors: {
          seat: [0.6, 1.1, front - 0.8],
          inside: [0, 0.6, 0],
          door: [-halfWidth - 0.4, 0, front - 1.1],
          top: [0, roof, 0],
          lampLeft,
          lampRight,
          exhaust: [-0.6, 0.4, -length / 2],
        },
        pose: (input) => poseOnWheels(input, axles, 1.4, { left: lampLeft, right: lampRight }),
      },
    );
  },
};

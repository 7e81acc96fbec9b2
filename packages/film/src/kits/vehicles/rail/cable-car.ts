/** A street cable car: a wooden car with an open front part, benches that face outwards, and a raised roof. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleStreetCar } from './assemble-street-car.ts';

const black = fromHex('#1b1c1f');
const cream = fromHex('#efe2c0');
const brass = fromHex('#d8b04a');
const timber = fromHex('#7a4a26');

const [half, floor, eaves, top] = [1.2, 0.72, 2.75, 3.3];
const length = 8.6;
const z0 = length / 2;
/** The closed part reaches from the rear to here. */
const split = 0.2;

const addCabin = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3): void => {
  const rear = -z0 + 0.9;
  const [middle, long] = [(rear + split) / 2, split - rear];
  b.paint(paint, 'glossy').box([0, floor + 0.5, middle], [half * 2, 1, long], 0.05);
  b.paint(cream, 'glossy').box([0, floor + 1.03, middle], [half * 2 + 0.03, 0.1, long + 0.03], 0.02);
  b.box([0, floor + 0.16, middle], [half * 2 + 0.02, 0.07, long + 0.02], 0.01);
  b.paint(fromHex('#28323c'), 'glass').box([0, floor + 1.5, middle], [half * 2 - 0.1, 0.9, long - 0.1]);
  lit.paint([1.7, 1.25, 0.6], 'glow').box([0, floor + 1.5, middle], [half * 2 - 0.06, 0.84, long - 0.06]);
  b.paint(timber, 'wood');
  for (let z = rear; z <= split + 0.01; z += long / 4)
    for (const x of [-half, half]) b.box([x * 0.985, floor + 1.5, z], [0.09, 0.95, 0.11]);
  for (const x of [-0.4, 0.4]) for (const z of [rear, split]) b.box([x, floor + 1.5, z], [0.09, 0.95, 0.08]);
};

/** Posts and benches, where passengers stand on the running boards. */
const addOpenPart = (b: MeshBuilder, paint: Vec3): void => {
  const front = z0 - 0.9;
  b.paint(timber, 'wood').box([0, floor + 0.45, (front + split) / 2], [0.5, 0.9, front - split], 0.03);
  for (const side of [-1, 1])
    b.box([side * 0.52, floor + 0.42, (front + split) / 2], [0.62, 0.08, front - split - 0.1], 0.02);
  b.paint(cream, 'satin');
  for (const side of [-1, 1])
    for (let n = 0; n < 4; n += 1) {
      const z = split + 0.5 + ((front - split - 0.5) * n) / 3;
      b.tube(
        [
          [side * (half - 0.05), floor - 0.2, z],
          [side * (half - 0.05), eaves, z],
        ],
        0.035,
        7,
        false,
      );
    }
  // A dash at the front with a lamp and a plate for the line.
  b.paint(paint, 'glossy').box([0, floor + 0.45, front + 0.05], [half * 2 - 0.2, 1, 0.1], 0.04);
  b.paint(cream, 'glossy').box([0, floor + 0.98, front + 0.06], [half * 2 - 0.16, 0.09, 0.13], 0.02);
  b.paint(timber, 'wood');
  for (const x of [-half + 0.15, -0.4, 0.4, half - 0.15]) b.box([x, floor + 1.5, front], [0.08, 1.1, 0.08]);
  b.paint(fromHex('#3a4650'), 'glass').box([0, floor + 1.5, front], [0.72, 0.9, 0.03]);
};

const addRoof = (b: MeshBuilder, paint: Vec3): void => {
  b.paint(fromHex('#e9e0cc'), 'satin').box([0, eaves + 0.06, 0], [half * 2 + 0.3, 0.14, length - 0.7], 0.06);
  b.paint(darken(paint, 0.1), 'glossy').box(
    [0, eaves + 0.02, 0],
    [half * 2 + 0.34, 0.1, length - 0.66],
    0.03,
  );
  b.paint(cream, 'satin').box([0, eaves + 0.3, 0], [1.3, 0.36, length - 2.2], 0.05);
  b.paint(fromHex('#35414a'), 'glass');
  for (let z = -2.7; z <= 2.71; z += 0.9)
    for (const side of [-1, 1]) b.box([side * 0.655, eaves + 0.31, z], [0.02, 0.2, 0.6]);
  b.paint(fromHex('#e9e0cc'), 'satin').box([0, top - 0.2, 0], [1.55, 0.1, length - 1.9], 0.04);
  b.paint(brass, 'metal').sphere([0, top, 1.4], [0.13, 0.12, 0.13], 12);
};

export const streetCableCar: Kit = {
  name: 'cable car',
  nouns: ['cable car', 'funicular'],
  locomotion: 'rails',
  speeds: { slow: 4, fast: 7 },
  build: ({ colour, detail }) => {
    const paint = colour ?? fromHex('#8e1f24');
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(black, 'satin').box([0, 0.5, 0], [1.7, 0.3, length - 1.4], 0.05);
    body.paint(timber, 'wood').box([0, floor - 0.04, 0], [half * 2, 0.1, length - 0.6], 0.03);
    for (const side of [-1, 1])
      body.box([side * (half + 0.16), floor - 0.26, 0.4], [0.34, 0.06, length - 1.6], 0.02);
    addCabin(body, lit, paint);
    addOpenPart(body, paint);
    addRoof(body, paint);
    // Rear platform.
    body.paint(paint, 'glossy').box([0, floor + 0.45, -z0 + 0.35], [half * 2 - 0.3, 0.9, 0.08], 0.03);
    body.paint(cream, 'satin');
    for (const side of [-1, 1])
      body.tube(
        [
          [side * (half - 0.2), floor, -z0 + 0.4],
          [side * (half - 0.2), eaves, -z0 + 0.4],
        ],
        0.035,
        7,
        false,
      );
    const lamp: Vec3 = [0, floor + 0.62, z0 - 0.74];
    body.paint(brass, 'metal').sphere(lamp, [0.2, 0.2, 0.14], 16);
    body.paint([0.95, 0.93, 0.85], 'glossy').sphere([0, lamp[1], lamp[2] + 0.06], [0.16, 0.16, 0.1], 14);
    body.paint(cream, 'matte').box([0, eaves - 0.14, z0 - 0.82], [1.3, 0.26, 0.06], 0.02);
    return assembleStreetCar(body, lit, {
      size: [half * 2 + 0.5, top, length],
      anchors: {
        inside: [0, floor, -1.5],
        seat: [0.62, floor + 0.46, 1.8],
        top: [0, top - 0.15, -2],
        door: [1.8, 0, 0],
      },
      axles: [-2.5, -1.6, 1.6, 2.5],
      halfGauge: 0.55,
      wheelRadius: 0.34,
      lamp,
      detail,
    });
  },
};

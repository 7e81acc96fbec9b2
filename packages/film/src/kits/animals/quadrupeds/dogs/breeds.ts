/** Dogs: breeds by proportion, ears, tail and coat. */

import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { patchAt, type Region } from '../../shared/coat.ts';
import { coatPaint } from '../coat-point.ts';
import { sides, tailPoints, tailSegments } from '../frame.ts';
import { quadrupedKit } from '../quadruped.ts';
import { type BodyContext, type QuadrupedShape, young } from '../shape.ts';
import type { Species } from '../species.ts';
import { bicolour, dalmatianCoat, golden, huskyCoat, masked, plain, saddled } from './coats.ts';

const dog: QuadrupedShape = {
  height: 0.58,
  length: 0.84,
  depth: 0.2,
  chest: 1.12,
  belly: 0.84,
  rump: 0.92,
  leg: 0.058,
  foot: 'paw',
  neck: { length: 0.36, rise: 0.95 },
  head: { radius: 0.165, muzzle: 1.88, tip: 0.43, drop: 0.08, cheeks: 0.4 },
  ears: { kind: 'drop', length: 1.35, width: 1.05, apart: 0.95 },
  eyes: { size: 0.17, side: 0.5, up: 0.34 },
  nose: { kind: 'pad', size: 0.25 },
  tail: { length: 0.5, angle: 0.75, curl: 0.6, root: 0.05, tip: 0.02 },
  fur: 0.045,
  call: 'bark',
};

const puppyShape: QuadrupedShape = {
  ...young(dog, 0.62),
  depth: 0.235,
  neck: { length: 0.3, rise: 1.0 },
  head: { radius: 0.235, muzzle: 1.42, tip: 0.4, drop: 0.05, cheeks: 0.5, wide: 1.06 },
  ears: { kind: 'drop', length: 1.35, width: 1.05, apart: 1.0 },
  eyes: { size: 0.19, side: 0.46, up: 0.3 },
  tail: { length: 0.5, angle: 0.85, curl: 0.7, root: 0.05, tip: 0.03, hair: 1.4 },
  fur: 0.055,
  furCount: 10000,
};

/** Balls of curls on the crown, the ears, the ankles and the tail. */
const addCurls = ({ frame, skeleton, body, coat }: BodyContext) => {
  const { headPoint, radius: r, h, depth } = frame;
  const ball = (bone: string, region: Region, centre: Vec3, radii: Vec3) =>
    body.ellipsoid(centre, radii, coatPaint(frame, coat, region), {
      material: 'fur',
      bone: skeleton.number(bone),
      blend: r * 0.12,
    });
  ball('head', 'head', headPoint(0, 0.85, -0.2), [r * 0.95, r * 0.8, r * 0.85]);
  ball('chest', 'body', [0, frame.spine, frame.zFront * 0.8], [depth * 1.15, depth * 1.2, depth * 1.35]);
  const tail = tailPoints(frame).at(-1)!;
  ball(`tail${tailSegments - 1}`, 'tail', tail, [h * 0.085, h * 0.085, h * 0.085]);
  for (const [side, sign] of sides) {
    ball(`ear${side}`, 'ear', headPoint(sign * 1.05, -0.35, -0.05), [r * 0.34, r * 0.62, r * 0.5]);
    for (const end of ['front', 'hind']) {
      const ankle = skeleton.head(`${end}Foot${side}`);
      ball(
        `${end}Lower${side}`,
        'leg',
        [ankle[0], ankle[1] + h * 0.04, ankle[2]],
        [h * 0.085, h * 0.095, h * 0.085],
      );
    }
  }
};

const poodle: QuadrupedShape = {
  ...dog,
  fur: 0.02,
  furLift: 1.1,
  furCount: 12000,
  furAt: (p) => (p.region === 'head' && p.head[2] > 0.45 ? 0.4 : 1.3),
  tail: { length: 0.34, angle: 1.15, curl: 0.1, root: 0.026, tip: 0.026, hair: 1.4 },
  head: { ...dog.head, radius: 0.14, muzzle: 2.1, tip: 0.32, cheeks: 0 },
  ears: { ...dog.ears, length: 1.3, width: 1.1 },
  neck: { length: 0.42, rise: 1.1, base: 0.6 },
  leg: 0.042,
  addToBody: addCurls,
};

/** A flat face on a broad body: pugs and bulldogs. */
const flatFaced: QuadrupedShape = {
  ...dog,
  height: 0.34,
  length: 0.86,
  depth: 0.28,
  width: 1.02,
  chest: 1.15,
  belly: 0.85,
  leg: 0.08,
  stance: 0.72,
  neck: { length: 0.32, rise: 0.9, base: 0.8 },
  head: {
    radius: 0.27,
    muzzle: 1.08,
    tip: 0.46,
    drop: 0.02,
    cheeks: 0.5,
    wide: 1.1,
    low: 0.3,
    pads: 0.34,
  },
  eyes: { size: 0.23, side: 0.52, up: 0.26 },
  ears: { kind: 'drop', length: 0.72, width: 0.8 },
  nose: { kind: 'pad', size: 0.19 },
  tail: { length: 0.34, angle: 1.1, curl: 4.2, root: 0.055, tip: 0.04, hair: 0.6 },
  fur: 0.014,
};

const species: Species[] = [
  {
    nouns: ['dog', 'golden retriever', 'retriever', 'pet dog', 'hound'],
    shape: {
      ...dog,
      fur: 0.05,
      furCount: 9000,
      tail: { ...dog.tail, length: 0.55, angle: 0.35, curl: 0.7, hair: 2 },
    },
    coat: golden,
  },
  {
    nouns: ['puppy', 'golden retriever puppy', 'pup', 'puppy dog', 'doggy', 'retriever puppy'],
    shape: puppyShape,
    coat: golden,
  },
  {
    nouns: ['labrador', 'labrador puppy', 'guide dog'],
    shape: { ...dog, fur: 0.02 },
    coat: plain('#d8b272'),
  },
  { nouns: ['poodle'], shape: poodle, coat: plain('#e8dfd2', 0) },
  {
    nouns: ['husky', 'sled dog', 'malamute'],
    shape: {
      ...dog,
      ears: { kind: 'pointed', length: 0.95, width: 0.75, apart: 0.6, lean: 0.2 },
      eyes: { ...dog.eyes, iris: fromHex('#7fb4dc') },
      tail: { length: 0.55, angle: 1.0, curl: 1.9, root: 0.06, tip: 0.04, hair: 1.8 },
      fur: 0.05,
      call: 'howl',
      neck: { length: 0.33, rise: 0.95 },
    },
    coat: huskyCoat,
  },
  { nouns: ['pug', 'pug puppy'], shape: flatFaced, coat: masked('#c79a66') },
  {
    nouns: ['bulldog', 'french bulldog', 'boxer dog'],
    shape: {
      ...flatFaced,
      width: 1.12,
      ears: { kind: 'pointed', length: 0.62, width: 0.55, apart: 0.85, lean: 0.4 },
      tail: { length: 0.1, angle: 0.4, root: 0.04, tip: 0.02 },
    },
    coat: (colour) => bicolour('#a8703e', colour, 0.35),
  },
  {
    nouns: ['corgi', 'welsh corgi', 'corgi puppy'],
    shape: {
      ...dog,
      height: 0.34,
      length: 1.32,
      depth: 0.3,
      leg: 0.085,
      neck: { length: 0.4, rise: 0.9 },
      head: { radius: 0.25, muzzle: 1.65, tip: 0.36, drop: 0.06, cheeks: 0.5 },
      ears: { kind: 'pointed', length: 1.1, width: 0.85, apart: 0.7, lean: 0.3 },
      tail: { length: 0.16, angle: 0.3, root: 0.05, tip: 0.03 },
      fur: 0.06,
    },
    coat: (colour) => bicolour('#c47a34', colour),
  },
  {
    nouns: ['dachshund', 'sausage dog', 'wiener dog'],
    shape: {
      ...dog,
      height: 0.26,
      length: 1.75,
      depth: 0.3,
      belly: 0.9,
      leg: 0.09,
      neck: { length: 0.5, rise: 0.95 },
      head: { radius: 0.26, muzzle: 2.2, tip: 0.32, drop: 0.1, cheeks: 0.3 },
      tail: { length: 0.8, angle: 0.2, curl: 0.6, root: 0.06, tip: 0.02 },
      fur: 0.014,
    },
    coat: plain('#7a4220', 0.25),
  },
  { nouns: ['dalmatian', 'dalmatian puppy'], shape: { ...dog, fur: 0.012, leg: 0.05 }, coat: dalmatianCoat },
  {
    nouns: ['german shepherd', 'shepherd dog', 'police dog', 'alsatian'],
    shape: {
      ...dog,
      height: 0.63,
      head: { ...dog.head, muzzle: 1.95, tip: 0.38 },
      ears: { kind: 'pointed', length: 1.15, width: 0.75, apart: 0.6, lean: 0.15 },
      tail: { length: 0.6, angle: -0.7, curl: 0.6, root: 0.05, tip: 0.03, hair: 1.8 },
    },
    coat: saddled,
  },
  {
    nouns: ['border collie', 'sheepdog', 'collie'],
    shape: {
      ...dog,
      height: 0.52,
      fur: 0.07,
      furLift: 0.5,
      ears: { ...dog.ears, length: 0.8 },
      tail: { length: 0.6, angle: -0.5, curl: 0.9, root: 0.05, tip: 0.04, hair: 1.8 },
    },
    coat: (colour) => bicolour('#211d1c', colour),
  },
  {
    nouns: ['beagle', 'basset hound'],
    shape: {
      ...dog,
      height: 0.38,
      fur: 0.014,
      depth: 0.23,
      leg: 0.07,
      ears: { ...dog.ears, length: 1.5 },
      tail: { ...dog.tail, angle: 1.1 },
    },
    coat: (colour) => {
      const base = bicolour('#9a5a2a', colour, 0.45);
      return (p) =>
        p.region === 'body' && p.y > p.spine && patchAt(p, 3, 0.4) > 0.5 ? fromHex('#241c18') : base(p);
    },
  },
  {
    nouns: ['greyhound', 'whippet'],
    shape: {
      ...dog,
      height: 0.7,
      depth: 0.17,
      width: 0.72,
      chest: 1.25,
      belly: 0.66,
      leg: 0.04,
      fur: 0.008,
      head: { ...dog.head, radius: 0.125, muzzle: 2.3, tip: 0.32, cheeks: 0 },
      ears: { kind: 'leaf', length: 0.8, width: 0.5, lean: 0.9, back: 1 },
      tail: { length: 0.65, angle: -0.9, curl: 1.0, root: 0.03, tip: 0.012 },
    },
    coat: plain('#8f8a86'),
  },
  {
    nouns: ['chihuahua', 'terrier', 'yorkshire terrier', 'lap dog', 'shih tzu'],
    shape: {
      ...puppyShape,
      height: 0.25,
      fur: 0.05,
      ears: { kind: 'pointed', length: 1.0, width: 0.85, apart: 0.8, lean: 0.5 },
    },
    coat: plain('#b8803f', 0.6),
  },
  {
    nouns: ['saint bernard', 'st bernard', 'rescue dog', 'bernese mountain dog'],
    shape: {
      ...dog,
      height: 0.75,
      depth: 0.24,
      leg: 0.07,
      fur: 0.055,
      head: { ...dog.head, radius: 0.18, muzzle: 1.55, tip: 0.5, pads: 0.3 },
    },
    coat: (colour) => bicolour('#8a4a22', colour, 0.4),
  },
];

export const dogs = quadrupedKit('dog', { slow: 1.2, fast: 4.5 }, species);

/** Horses and their kin. */

import { fromHex, luminance } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, translationTo } from '../../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { type Coat, mottled, patchAt, stripeAt } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { addFeatheredWings } from '../shared/feathered-wings.ts';
import { quadrupedKit } from './quadruped.ts';
import { type DetailContext, type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

/** Locks of hair along the crest of the neck, falling to one side. */
const addHorseMane =
  (maneColour: (colour: Vec3 | null) => Vec3, isUpright = false) =>
  (context: DetailContext) => {
    const { frame, skeleton, builder, skin, detail, colour } = context;
    const { neckBase, headCentre, radius: r, h } = frame;
    const count = detail === 0 ? 26 : 12;
    const hair = maneColour(colour);
    for (let n = 0; n < count; n += 1) {
      const t = n / (count - 1);
      const inside: Vec3 = [0, lerp(neckBase[1], headCentre[1], t), lerp(neckBase[2], headCentre[2], t)];
      const crest = skin(inside, [0, 1, -0.8]);
      builder.bone(skeleton.number(t > 0.92 ? 'head' : 'neck'));
      const shade = scale(hair, 0.8 + 0.4 * (((n * 7) % 5) / 5));
      const lock = (direction: Vec3, facing: Vec3, length: number) =>
        addEar(builder, {
          base: [0, crest[1] - 0.012 * h, crest[2]],
          direction,
          facing,
          length: length * h,
          width: (isUpright ? 0.06 : 0.085) * h,
          outline: isUpright ? 'round' : 'pointed',
          cup: 0.1,
          bend: isUpright ? 0 : -0.2,
          outside: shade,
          inside: shade,
          rows: 4,
        });
      if (isUpright) {
        lock([0, 1, -0.5], [1, 0, 0], 0.075);
        continue;
      }
      const spread = ((n % 3) - 0.6) * 0.12;
      for (const side of [1, -1])
        lock([side * (0.75 + spread), -1.1, -0.35], [side, 0.6, 0], 0.27 - 0.07 * t);
      // The uppermost hair is lifted by the wind of its own speed.
      lock([(n % 2 ? 0.3 : -0.3) + spread, 0.3, -1], [n % 2 ? 1 : -1, 0.5, 0], 0.19);
    }
    if (isUpright) return;
    builder.bone(skeleton.number('head'));
    for (const side of [-0.25, 0, 0.25])
      addEar(builder, {
        base: frame.headPoint(side * 0.6, 0.92, 0.05),
        direction: frame.headDirection(side, -0.15, 1),
        facing: frame.headDirection(0, 1, 0),
        length: r * 1.1,
        width: r * 0.5,
        outline: 'pointed',
        bend: -0.05,
        outside: hair,
        inside: hair,
        rows: 4,
      });
  };

const dark = (colour: Vec3 | null, fallback: string): Vec3 =>
  colour ? (luminance(colour) > 0.4 ? scale(colour, 0.85) : scale(colour, 0.3)) : fromHex(fallback);

const horse: QuadrupedShape = {
  height: 1.58,
  length: 0.8,
  depth: 0.205,
  chest: 1.05,
  belly: 0.98,
  leg: 0.04,
  thigh: 1.1,
  foot: 'hoof',
  footSize: 1.3,
  neck: { length: 0.5, rise: 0.92, base: 0.78, tip: 0.8 },
  head: { radius: 0.105, muzzle: 2.9, tip: 0.56, root: 0.8, drop: 0.8, low: 0.2 },
  ears: { kind: 'leaf', length: 1.1, width: 0.5, apart: 0.5, lean: 0.15, back: 0 },
  eyes: { size: 0.15, side: 1.05, up: 0.35 },
  nose: { kind: 'nostrils', size: 0.26 },
  tail: { length: 0.62, angle: -1.0, curl: -0.3, root: 0.05, tip: 0.02, tuft: 0.035, hair: 9 },
  fur: 0.006,
  furCount: 5000,
};

const horseCoat =
  (hex: string, mane: string, socks = 0) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    const hair = dark(colour, mane);
    return (p) => {
      if (p.region === 'foot') return fromHex('#2b241f');
      if (p.region === 'tail') return mix(base, hair, smoothstep(0.02, 0.12, p.along));
      if (p.region === 'muzzle') return mix(base, scale(base, 0.45), smoothstep(2.1, 2.8, p.head[2]));
      if (p.region === 'leg')
        return mix(socks ? fromHex('#efe8dc') : scale(base, 0.55), base, smoothstep(0.14, 0.34, p.y));
      return mottled(base, p, 0.16);
    };
  };

const zebraCoat = (): Coat => (p) => {
  const [white, black] = [fromHex('#f0ece4'), fromHex('#161414')];
  if (p.region === 'foot') return fromHex('#2b241f');
  if (p.region === 'muzzle' && p.head[2] > 2.2) return fromHex('#2a2422');
  if (p.region === 'tail') return p.along > 0.6 ? black : mix(white, black, stripeAt(p, 12, 0.5));
  return mix(white, black, stripeAt(p, p.region === 'head' || p.region === 'muzzle' ? 12 : 8.5, 0.48, 0.5));
};

const pinto = (colour: Vec3 | null): Coat => {
  const base = colour ?? fromHex('#8a5228');
  const under = horseCoat('#8a5228', '#e8ddca', 1)(colour);
  return (p) =>
    p.region === 'body' || p.region === 'neck' || p.region === 'leg'
      ? mix(fromHex('#efe8dc'), base, patchAt(p, 2.4, 0.5))
      : under(p);
};

const addHorn = ({ frame, skeleton, builder }: DetailContext) => {
  const { radius: r } = frame;
  builder.bone(skeleton.number('head'));
  const turn = multiply(
    translationTo(frame.headPoint(0, 0.8, 0.45)),
    rotationX(frame.shape.head.drop - 0.35),
  );
  builder.at(turn, (b) => {
    b.paint(
      (p) =>
        mix(fromHex('#f5e3a8'), fromHex('#d3a53c'), 0.5 + 0.5 * Math.sin(p[1] * 60 + Math.atan2(p[0], p[2]))),
      'metal',
    );
    b.cylinder(0, r * 2.6, r * 0.2, r * 0.02, 12);
  });
};

const uni: QuadrupedShape = {
  ...horse,
  height: 1.5,
  addDetails: (context) => {
    addHorseMane((colour) => (colour ? mix(colour, [1, 1, 1], 0.3) : fromHex('#e6a3d4')))(context);
    addHorn(context);
  },
};

const species: Species[] = [
  {
    nouns: ['horse', 'brown horse', 'stallion', 'mare', 'steed', 'racehorse', 'mustang'],
    shape: { ...horse, addDetails: addHorseMane((colour) => dark(colour, '#241812')) },
    coat: horseCoat('#7a4a26', '#241812'),
  },
  {
    nouns: ['white horse', 'grey horse'],
    shape: { ...horse, addDetails: addHorseMane((colour) => dark(colour, '#cfc8bd')) },
    coat: horseCoat('#e9e4da', '#cfc8bd'),
  },
  {
    nouns: ['black horse'],
    shape: { ...horse, addDetails: addHorseMane((colour) => dark(colour, '#0f0d0d')) },
    coat: horseCoat('#221d1c', '#0f0d0d'),
  },
  {
    nouns: ['pinto', 'painted horse', 'appaloosa'],
    shape: { ...horse, addDetails: addHorseMane((colour) => dark(colour, '#efe8dc')) },
    coat: pinto,
  },
  {
    nouns: ['pony', 'shetland pony'],
    shape: {
      ...horse,
      height: 1.1,
      length: 0.88,
      depth: 0.25,
      leg: 0.052,
      head: { ...horse.head, radius: 0.125, muzzle: 2.6 },
      neck: { ...horse.neck, length: 0.44 },
      fur: 0.02,
      addDetails: addHorseMane((colour) => dark(colour, '#e9d9b4')),
    },
    coat: horseCoat('#a8713a', '#e9d9b4'),
  },
  {
    nouns: ['foal', 'colt', 'filly'],
    shape: {
      ...young(horse, 0.62),
      leg: 0.044,
      head: { ...horse.head, radius: 0.125, muzzle: 2.4 },
      addDetails: addHorseMane((colour) => dark(colour, '#5a351b'), true),
    },
    coat: horseCoat('#a0682f', '#5a351b'),
  },
  { nouns: ['unicorn'], shape: uni, coat: (colour) => horseCoat('#f4eff2', '#e6a3d4')(colour) },
  {
    nouns: ['pegasus', 'winged horse', 'flying horse'],
    shape: {
      ...horse,
      addDetails: (context) => {
        addHorseMane((colour) => dark(colour, '#e9e2d4'))(context);
        addFeatheredWings(context);
      },
    },
    coat: horseCoat('#f2efe9', '#e9e2d4'),
  },
  {
    nouns: ['zebra'],
    shape: {
      ...horse,
      height: 1.3,
      neck: { ...horse.neck, length: 0.42, base: 0.8 },
      ears: { ...horse.ears, length: 1.3, width: 0.75 },
      tail: { ...horse.tail, root: 0.02, tip: 0.012, tuft: 0.02 },
      addDetails: addHorseMane(() => fromHex('#1c1818'), true),
    },
    coat: zebraCoat,
  },
  {
    nouns: ['donkey', 'mule', 'burro'],
    shape: {
      ...horse,
      height: 1.1,
      depth: 0.22,
      ears: { kind: 'leaf', length: 2.0, width: 0.65, apart: 0.6, lean: 0.3 },
      head: { ...horse.head, radius: 0.125, muzzle: 2.7 },
      neck: { ...horse.neck, length: 0.4, rise: 0.75 },
      tail: { ...horse.tail, root: 0.018, tip: 0.012, tuft: 0.02 },
      fur: 0.02,
      addDetails: addHorseMane(() => fromHex('#3a332f'), true),
    },
    coat: (colour) => {
      const grey = colour ?? fromHex('#857c74');
      return (p) =>
        p.region === 'muzzle'
          ? mix(grey, fromHex('#e9e2d6'), smoothstep(1.8, 2.3, p.head[2]))
          : p.region === 'foot'
            ? fromHex('#2b241f')
            : p.region === 'body' && p.y < p.spine - p.depth * 0.6
              ? mix(grey, fromHex('#e0d8cc'), 0.7)
              : mottled(grey, p);
    },
  },
];

export const horses = quadrupedKit('horse', { slow: 1.6, fast: 9 }, species);

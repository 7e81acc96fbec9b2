/** Aliens, monsters, yetis and griffins. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { quadrupedKit } from '../quadrupeds/quadruped.ts';
import type { QuadrupedShape } from '../quadrupeds/shape.ts';
import { type Coat, mottled, spotAt } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { addFeatheredWings } from '../shared/feathered-wings.ts';
import { tailedBipedKit } from './tailed-biped.ts';
import type { TailedBiped } from './tailed-biped-layout.ts';

const alien: TailedBiped = {
  nouns: ['alien', 'extraterrestrial', 'martian', 'green alien'],
  hip: 0.62,
  pitch: 1.45,
  trunk: 0.62,
  girth: 0.2,
  chest: 0.95,
  neck: { length: 0.34, rise: 1.5, thick: 0.34 },
  head: { radius: 0.3, length: 1.02, thick: 0.32, drop: 0.05 },
  leg: 0.065,
  arm: { length: 0.62, thick: 0.04 },
  tail: { length: 0.02, root: 0.05, rise: -0.5 },
  eye: { size: 0.34, iris: null },
  coat: (colour) => (p) =>
    mottled(
      mix(colour ?? fromHex('#7ab86a'), fromHex('#d0e8b8'), p.region === 'body' && p.z > 0.06 ? 0.5 : 0),
      p,
    ),
};

const furry =
  (hex: string, belly: string, spots: string | null) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    return (p) => {
      if (p.region === 'muzzle' || p.region === 'jaw' || p.region === 'foot') return fromHex(belly);
      const front =
        p.region === 'body'
          ? smoothstep(0.1, 0.2, p.z) * 0.7
          : p.region === 'head'
            ? smoothstep(0.45, 0.75, p.head[2]) * smoothstep(0.55, 0.3, p.head[1])
            : 0;
      const tone = mottled(mix(base, fromHex(belly), front), p, 0.2);
      return spots && p.region !== 'head'
        ? mix(tone, fromHex(spots), spotAt(p, 0.2, 0.3) * (1 - front))
        : tone;
    };
  };

const hairy: TailedBiped = {
  ...alien,
  nouns: ['monster', 'furry monster', 'ogre', 'beast', 'creature', 'gremlin'],
  hip: 0.75,
  pitch: 1.4,
  trunk: 0.75,
  girth: 0.36,
  chest: 1.15,
  neck: { length: 0.32, rise: 1.45, thick: 0.9 },
  head: { radius: 0.36, length: 1.2, thick: 0.5, drop: 0.05 },
  leg: 0.11,
  arm: { length: 0.75, thick: 0.085 },
  tail: { length: 0.5, root: 0.14, rise: -0.3 },
  eye: { size: 0.2, iris: fromHex('#f2e04a') },
  hasTeeth: true,
  fur: 0.07,
  coat: furry('#6a3ab0', '#b89ae0', '#3a9ad0'),
};
const monster: TailedBiped = { ...hairy, ears: { length: 1.0, width: 0.45 } };

const yeti: TailedBiped = {
  ...hairy,
  nouns: ['yeti', 'abominable snowman', 'bigfoot', 'sasquatch'],
  hip: 1.05,
  tail: { length: 0.02, root: 0.1, rise: -0.5 },
  head: { radius: 0.26, length: 1.2, thick: 0.45, drop: 0.05 },
  eye: { size: 0.13, iris: fromHex('#4a90c8') },
  fur: 0.09,
  coat: (colour) => furry('#eef0f2', '#7a8898', null)(colour),
};

const griffin: QuadrupedShape = {
  height: 1.3,
  length: 0.95,
  depth: 0.2,
  chest: 1.15,
  belly: 0.86,
  leg: 0.066,
  foot: 'paw',
  footSize: 1.2,
  neck: { length: 0.4, rise: 0.95, base: 0.78, tip: 0.95 },
  head: { radius: 0.13, muzzle: 1.2, tip: 0.42, drop: 0.05, low: 0.2, jawless: true },
  ears: { kind: 'pointed', length: 0.9, width: 0.45, apart: 0.7, lean: 0.3, back: 0.6 },
  eyes: { size: 0.15, side: 0.75, up: 0.3, iris: fromHex('#f0b82a') },
  nose: { kind: 'none' },
  tail: { length: 0.8, angle: -0.6, curl: 1.2, root: 0.034, tip: 0.03 },
  fur: 0.02,
  call: 'roar',
  addDetails: (context) => {
    addFeatheredWings(context, '#8a5a2c');
    const { frame, builder, skeleton } = context;
    const { radius: r, headPoint } = frame;
    builder
      .bone(skeleton.number('head'))
      .paint(fromHex('#e8a82a'), 'glossy')
      .tube(
        [headPoint(0, -0.1, 0.85), headPoint(0, 0, 1.4), headPoint(0, -0.2, 1.75), headPoint(0, -0.55, 1.85)],
        [r * 0.42, r * 0.36, r * 0.22, r * 0.02],
        10,
      );
    builder.bone(skeleton.number('neck'));
    for (let n = 0; n < 40; n += 1) {
      const a = n * 2.39996;
      const t = n / 40;
      const at: Vec3 = [
        Math.cos(a) * frame.depth * (0.75 - t * 0.3),
        frame.neckBase[1] + t * frame.radius * 2.2 + Math.sin(a) * frame.depth * 0.3,
        frame.neckBase[2] - frame.depth * 0.1 + t * frame.radius * 1.4,
      ];
      addEar(builder, {
        base: at,
        direction: [Math.cos(a) * 0.6, -1, -0.4],
        facing: [Math.cos(a), 0.3, Math.sin(a)],
        length: r * 1.1,
        width: r * 0.5,
        outline: 'leaf',
        outside: fromHex('#f0e8d8'),
        inside: scale(fromHex('#f4ecdc'), 0.9 + 0.1 * (n % 2)),
        material: 'cloth',
        rows: 3,
      });
    }
  },
};
const griffinCoat =
  (colour: Vec3 | null): Coat =>
  (p) => {
    const tawny = colour ?? fromHex('#b8863f');
    return mottled(
      p.region === 'head' || p.region === 'neck' || p.region === 'muzzle'
        ? fromHex('#f0e8d8')
        : p.region === 'foot'
          ? fromHex('#e0a83a')
          : tawny,
      p,
    );
  };

export const aliens = tailedBipedKit('alien', { slow: 0.8, fast: 2.5 }, [alien]);
export const monsters = tailedBipedKit('monster', { slow: 1, fast: 3.5 }, [monster, yeti]);
export const griffins = quadrupedKit('griffin', { slow: 1.4, fast: 7 }, [
  { nouns: ['griffin', 'gryphon', 'hippogriff'], shape: griffin, coat: griffinCoat },
]);

/** Makes a kit from species: each with its nouns, shape and coat. */

import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions, Locomotion } from '../../kit.ts';
import type { AnchorName, Model } from '../../model.ts';
import { type Coat, limitWhite, muddied } from '../shared/coat.ts';
import { buildWornThings, directionOf } from '../shared/worn-things.ts';
import { buildBody } from './body.ts';
import { quadrupedCharacter } from './character.ts';
import { createCoatPoint } from './coat-point.ts';
import { buildFood } from './food.ts';
import { buildSkeleton, tailPoints } from './frame.ts';
import { poseQuadruped } from './motion.ts';
import { buildOpenMouth } from './open-mouth.ts';
import { type Frame, measure, type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

const youngTraits = ['baby', 'young', 'little', 'newborn', 'tiny'];

const longHairTraits = ['fluffy', 'furry', 'hairy', 'shaggy', 'woolly', 'wooly', 'long haired', 'persian'];

/** Long hair that stands off: the outline shows it, not the surface. */
const withLongHair = (shape: QuadrupedShape): QuadrupedShape => ({
  ...shape,
  fur: Math.min(shape.fur * 2.2 + 0.02, 0.12),
  furLift: Math.max(shape.furLift ?? 0.4, 0.55),
  furCount: Math.max(shape.furCount ?? 7000, 9000) * 1.25,
  tail: { ...shape.tail, hair: (shape.tail.hair ?? 1.2) * 1.25 },
});

const chinOf = (frame: Frame, coat: Coat): Vec3 => {
  const [x, y, z] = frame.headPoint(0, -0.6, 0.6);
  return coat(createCoatPoint(frame, x, y, z, 'jaw'));
};

export const buildQuadruped = (species: Species, options: KitOptions): Model => {
  const isYoung =
    options.age === 'baby' ||
    options.age === 'child' ||
    options.traits.some((trait) => youngTraits.includes(trait));
  const grown = isYoung ? young(species.shape, 0.6) : species.shape;
  const { head } = grown;
  const fed = options.traits.includes('full cheeks')
    ? { ...grown, head: { ...head, cheeks: (head.cheeks ?? 0.4) * 2.1, wide: (head.wide ?? 1) * 1.18 } }
    : grown;
  const shape = options.traits.some((trait) => longHairTraits.includes(trait)) ? withLongHair(fed) : fed;
  const frame = measure(shape);
  const skeleton = buildSkeleton(frame);
  const clean = limitWhite(species.coat(options.colour, createRandom(options.seed)));
  const isMuddy = options.traits.includes('muddy');
  const coat = isMuddy ? muddied(clean) : clean;
  const { parts } = buildBody(frame, skeleton, coat, options.detail, options.colour);
  const { side, up } = shape.eyes;
  const worn = buildWornThings(options.wears, {
    head: { bone: skeleton.number('head'), centre: frame.headCentre, radius: frame.radius },
    eyes: {
      at: frame.headPoint(0, 0.08 + up * 0.9, 0.15 + Math.cos(side)),
      apart: Math.sin(side) * frame.radius,
    },
    neck: {
      bone: skeleton.number('neck'),
      at: mix(frame.neckBase, frame.headCentre, 0.4),
      along: directionOf(frame.neckBase, frame.headCentre),
      radius: Math.max(frame.radius * 0.9, frame.depth * 0.55),
    },
  });
  if (worn) parts.push({ name: 'worn', mesh: worn });
  // What the prompt names is given to its paws as a thing of its own.
  if (shape.food && !options.traits.includes('named food'))
    parts.push({ name: 'food', mesh: buildFood(shape.food, frame.h) });
  if (!shape.head.jawless && options.detail === 0)
    parts.push({
      name: 'mouth',
      mesh: buildOpenMouth(frame, skeleton, chinOf(frame, coat)),
    });
  const { h, depth, spine, nose, headCentre, radius } = frame;
  const front = Math.max(nose[2], frame.zFront + depth);
  const back = Math.min(frame.zHind - depth, ...tailPoints(frame).map((point) => point[2] * 0.94));
  const anchors: Partial<Record<AnchorName, Vec3>> = {
    back: [0, spine + depth, frame.zFront * 0.12],
    top: [0, spine + depth, 0],
    neck: frame.neckBase,
    head: frame.headPoint(0, 0.95, 0),
    mouth: nose,
  };
  return {
    size: [
      Math.max(depth * 2 * (shape.width ?? 0.88), frame.footX * 2 + frame.leg * 2),
      Math.max(h, headCentre[1] + radius * 1.2),
      front - back,
    ],
    parts,
    anchors,
    waterline: spine + depth * 0.3,
    pose: (input) => poseQuadruped(frame, skeleton, input, isMuddy),
  };
};

export const quadrupedKit = (
  name: string,
  speeds: { slow: number; fast: number },
  species: Species[],
  locomotion: Locomotion = 'walks',
): Kit => {
  const speciesOf = ({ noun }: KitOptions) =>
    species.find((kind) => kind.nouns.includes(noun)) ?? species[0]!;
  return {
    name,
    nouns: species.flatMap((kind) => kind.nouns),
    locomotion,
    speeds,
    build: (options) => buildQuadruped(speciesOf(options), options),
    character: (options) => quadrupedCharacter(speciesOf(options), options),
  };
};

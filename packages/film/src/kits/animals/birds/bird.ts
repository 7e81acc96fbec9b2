/** Makes a kit from kinds of birds. */

import { multiply, rotationX, transformPoint, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions, Locomotion } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { limitWhite } from '../shared/coat.ts';
import { kindsKit } from '../shared/kinds-kit.ts';
import { buildWornThings, directionOf } from '../shared/worn-things.ts';
import type { BirdKind } from './bird-kind.ts';
import { buildBird } from './body.ts';
import { birdCharacter } from './character.ts';
import { poseBird } from './motion.ts';
import { birdSkeleton, measureBird, neckParts } from './shape.ts';

const build = (kind: BirdKind, options: KitOptions): Model => {
  const isYoung = options.age === 'baby' || options.age === 'child' || options.traits.includes('baby');
  const shape = isYoung
    ? {
        ...kind.shape,
        length: kind.shape.length * 0.55,
        head: { ...kind.shape.head, radius: kind.shape.head.radius * 1.3 },
      }
    : kind.shape;
  const frame = measureBird(shape);
  const skeleton = birdSkeleton(frame);
  const parts = buildBird(
    frame,
    skeleton,
    limitWhite(kind.coat(options.colour, createRandom(options.seed))),
    options.detail,
    options.colour,
  );
  const worn = buildWornThings(options.wears, {
    head: { bone: skeleton.number('head'), centre: frame.headCentre, radius: frame.radius },
    eyes: { at: frame.headPoint(0, 0.3, 0.85), apart: frame.radius * 0.6 },
    neck: {
      bone: skeleton.number('neck0'),
      at: mix(frame.neck[0]!, frame.headCentre, 0.5),
      along: directionOf(frame.neck[0]!, frame.headCentre),
      radius: frame.radius * 1.05,
    },
  });
  if (worn) parts.push({ name: 'worn', mesh: worn });
  const { unit, centreY, depth, width, radius } = frame;
  const lean = multiply(translation(0, centreY, 0), rotationX(-shape.pitch));
  const neckRoot = transformPoint(lean, [0, frame.neck[0]![1] - centreY, frame.neck[0]![2]]);
  const step = (shape.neck.length * unit) / neckParts;
  const head: Vec3 = [0, neckRoot[1], neckRoot[2]];
  for (const angle of shape.neck.standing) {
    head[1] += Math.sin(angle) * step;
    head[2] += Math.cos(angle) * step;
  }
  const front = Math.max(unit * 0.5, head[2] + radius * (1 + shape.beak.length));
  return {
    size: shape.size ?? [
      width * 2.2,
      Math.max(head[1] + radius, centreY + depth),
      front + unit * (0.5 + shape.tail.length * Math.cos(shape.pitch)),
    ],
    parts,
    anchors: {
      back: [0, centreY + depth, 0],
      top: [0, centreY + depth, 0],
      head: [0, head[1] + radius, head[2]],
      neck: neckRoot,
      mouth: [0, head[1], front],
    },
    waterline: centreY - depth * 0.35,
    pose: (input) => poseBird(frame, skeleton, input),
  };
};

export const birdKit = (
  name: string,
  locomotion: Locomotion,
  speeds: { slow: number; fast: number },
  kinds: BirdKind[],
): Kit => kindsKit({ name, locomotion, speeds }, kinds, build, birdCharacter);

/** The head and plumage of a bird, for one that stands upright as a person does. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { translationTo } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { KitOptions } from '../../kit.ts';
import { type AnimalCharacter, type BodyPlace, moveMesh, partOfMesh } from '../shared/character.ts';
import type { Coat, Region } from '../shared/coat.ts';
import { buildWornThings } from '../shared/worn-things.ts';
import type { BirdKind } from './bird-kind.ts';
import { birdPoint, buildBird } from './body.ts';
import { type BirdFrame, birdSkeleton, measureBird } from './shape.ts';

const regions: Record<BodyPlace['part'], Region> = {
  trunk: 'body',
  // Flippers and wings are painted as ears are.
  arm: 'ear',
  leg: 'leg',
  paw: 'leg',
  neck: 'neck',
};

const coatOf = (frame: BirdFrame, coat: Coat) => {
  const { unit, centreY, depth, width } = frame;
  return ({ part, across, along, front }: BodyPlace): Vec3 =>
    coat(
      birdPoint(
        frame,
        across * width,
        centreY - (part === 'arm' ? -0.5 : front) * depth,
        (along - 0.5) * unit * 0.8,
        regions[part],
      ),
    );
};

export const birdCharacter = (kind: BirdKind, options: KitOptions): AnimalCharacter => {
  const frame = measureBird(kind.shape);
  const skeleton = birdSkeleton(frame);
  const coat = kind.coat(options.colour, createRandom(options.seed));
  const parts = buildBird(frame, skeleton, coat, options.detail, options.colour);
  const { headCentre, radius, headPoint } = frame;
  const head = skeleton.number('head');
  const worn = buildWornThings(options.wears, {
    head: { bone: head, centre: headCentre, radius },
    eyes: { at: headPoint(0, 0.3, 0.85), apart: radius * 0.6 },
    neck: { bone: head, at: headPoint(0, -1.02, -0.2), along: [0, 1, 0], radius: radius * 0.75 },
  });
  const belongs = skeleton.bones.map(({ name }) => /^(head|beak)/.test(name));
  const centred = translationTo(scale(headCentre, -1));
  const heads: Mesh[] = parts
    .filter(({ name }) => name === 'body' || name === 'down')
    .map(({ mesh }) =>
      moveMesh(
        partOfMesh(mesh, (v) => belongs[mesh.bones[v * 2]!]!),
        centred,
      ),
    );
  if (worn) heads.push(moveMesh(worn, centred));
  const lids = parts.find(({ name }) => name === 'lids');
  return {
    head: heads,
    radius,
    nose: [0, -radius * 0.2, radius * (1 + kind.shape.beak.length * 0.9)],
    lids: lids ? moveMesh(lids.mesh, centred) : null,
    tail: [],
    height: 0.5,
    girth: 0.9,
    fur: 0.03,
    coatAt: coatOf(frame, coat),
  };
};

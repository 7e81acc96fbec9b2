/** The head, tail and coat of a four-legged animal, for one that stands upright as a person does. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { clamp } from '../../../math/interpolate.ts';
import { multiply, rotationX, transformPoint, translationTo } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { KitOptions } from '../../kit.ts';
import {
  type AnimalCharacter,
  type BodyPlace,
  moveMesh,
  partOfMesh,
  regionOfPart,
} from '../shared/character.ts';
import type { Coat } from '../shared/coat.ts';
import { buildWornThings } from '../shared/worn-things.ts';
import { buildBody } from './body.ts';
import { createCoatPoint } from './coat-point.ts';
import { buildSkeleton, tailPoints } from './frame.ts';
import { type Frame, measure } from './shape.ts';
import type { Species } from './species.ts';

/** Standing up turns the back to -z and the belly to +z. */
const coatOf = (frame: Frame, coat: Coat) => {
  const { spine, depth, zHind, zFront, legX } = frame;
  return ({ part, across, along, front }: BodyPlace): Vec3 => {
    const z = zHind + (zFront - zHind) * along;
    const point: Vec3 =
      part === 'trunk' || part === 'neck'
        ? [across * depth, spine - front * depth, z]
        : [Math.sign(across) * legX, spine * 0.6 * along, part === 'leg' ? zHind : zFront];
    return coat(createCoatPoint(frame, ...point, regionOfPart[part]));
  };
};

export const quadrupedCharacter = (species: Species, options: KitOptions): AnimalCharacter => {
  const { shape } = species;
  const frame = measure(shape);
  const skeleton = buildSkeleton(frame);
  const coat = species.coat(options.colour, createRandom(options.seed));
  const { parts } = buildBody(frame, skeleton, coat, options.detail, options.colour, true);
  const { side, up } = shape.eyes;
  const { radius, headCentre, headPoint } = frame;
  const worn = buildWornThings(options.wears, {
    head: { bone: skeleton.number('head'), centre: headCentre, radius },
    eyes: { at: headPoint(0, 0.08 + up * 0.9, 0.15 + Math.cos(side)), apart: Math.sin(side) * radius },
    neck: {
      bone: skeleton.number('head'),
      at: [0, headCentre[1] - radius * 1.02, headCentre[2] - radius * 0.2],
      along: [0, 1, 0],
      radius: radius * 0.72,
    },
  });
  const tail = tailPoints(frame);
  const isTail = skeleton.bones.map(({ name }) => name.startsWith('tail'));
  const belongs = skeleton.bones.map(({ name }) => /^(head|jaw|ear|trunk)/.test(name));
  // Manes hang from the neck: what is near enough to the head goes with it.
  const isNear = (mesh: Mesh, v: number) =>
    Math.hypot(
      mesh.positions[v * 3]! - headCentre[0],
      mesh.positions[v * 3 + 1]! - headCentre[1],
      mesh.positions[v * 3 + 2]! - headCentre[2],
    ) <
    radius * 1.9;
  // A head that is carried low looks ahead when the body stands up.
  const level = multiply(rotationX(-shape.head.drop * 0.75), translationTo(scale(headCentre, -1)));
  const heads: Mesh[] = [];
  const tails: Mesh[] = [];
  for (const { name, mesh } of parts) {
    if (name === 'lids') continue;
    const bone = (vertex: number) => mesh.bones[vertex * 2]!;
    heads.push(
      moveMesh(
        partOfMesh(mesh, (v) => !isTail[bone(v)] && (belongs[bone(v)]! || isNear(mesh, v))),
        level,
      ),
    );
    tails.push(
      moveMesh(
        partOfMesh(mesh, (v) => isTail[bone(v)]!),
        translationTo(scale(tail[0]!, -1)),
      ),
    );
  }
  if (worn) heads.push(moveMesh(worn, level));
  const lids = parts.find(({ name }) => name === 'lids');
  return {
    head: heads,
    radius,
    nose: transformPoint(level, frame.nose),
    lids: lids ? moveMesh(lids.mesh, level) : null,
    tail: shape.tail.length > 0 ? tails : [],
    height: frame.h,
    girth: clamp((shape.depth * (shape.width ?? 0.88) - 0.15) / 0.12),
    fur: shape.fur,
    coatAt: coatOf(frame, coat),
  };
};

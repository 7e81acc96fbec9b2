/** The head, tail and coat of a two-legged animal with a tail, for one that wears clothes as a person does. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { clamp } from '../../../math/interpolate.ts';
import { multiply, rotationX, transformPoint, translationTo } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { KitOptions } from '../../kit.ts';
import { type AnimalCharacter, moveMesh, partOfMesh, regionOfPart } from '../shared/character.ts';
import { buildWornThings } from '../shared/worn-things.ts';
import { buildMesh } from './tailed-biped-body.ts';
import { layOut, type TailedBiped } from './tailed-biped-layout.ts';

export const tailedBipedCharacter = (kind: TailedBiped, options: KitOptions): AnimalCharacter => {
  const layout = layOut(kind, 1);
  const { skeleton, h, head, radius, headPoint, tail, hip, shoulder, legX } = layout;
  const { mesh, lids } = buildMesh(layout, options);
  const worn = buildWornThings(options.wears, {
    head: { bone: skeleton.number('head'), centre: head, radius },
    eyes: { at: headPoint(0, 0.3, 0.85), apart: radius * 0.7 },
    neck: {
      bone: skeleton.number('head'),
      at: [0, head[1] - radius * 1.02, head[2] - radius * 0.2],
      along: [0, 1, 0],
      radius: radius * 0.72,
    },
  });
  const isHead = skeleton.bones.map(({ name }) => name === 'head' || name === 'jaw');
  const isTail = skeleton.bones.map(({ name }) => name.startsWith('tail'));
  const partOn = (isOn: boolean[]): Mesh => partOfMesh(mesh, (v) => isOn[mesh.bones[v * 2]!]!);
  const level = multiply(rotationX(-kind.head.drop * 0.5), translationTo(scale(head, -1)));
  const coat = kind.coat(options.colour);
  const depth = kind.girth * h;
  return {
    head: [moveMesh(partOn(isHead), level), ...(worn ? [moveMesh(worn, level)] : [])],
    radius,
    nose: transformPoint(level, headPoint(0, 0, kind.head.length)),
    lids: moveMesh(lids, level),
    tail: [moveMesh(partOn(isTail), translationTo(scale(tail[0]!, -1)))],
    height: h * 1.3,
    girth: clamp(kind.girth),
    fur: kind.fur ?? 0,
    coatAt: ({ part, across, along, front }): Vec3 => {
      const y = part === 'trunk' || part === 'neck' ? hip[1] + (shoulder[1] - hip[1]) * along : h * along;
      return coat({
        x: part === 'trunk' ? across * depth : Math.sign(across) * legX,
        y,
        z: front * depth,
        spine: hip[1],
        depth,
        region: regionOfPart[part],
        head: [0, 0, 0],
        along: 0,
      });
    },
  };
};

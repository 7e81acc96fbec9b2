/** Hair over a body: thin triangles combed along the skin, bound to the bones of the skin they grow on. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { createRandom } from '../../../math/random.ts';
import { add, addScaled, cross, dot, normalize, scale, type Vec3 } from '../../../math/vector.ts';

export type FurOptions = {
  /** How many hairs, and metres: 0 where none grow. */
  count: number;
  lengthAt: (position: Vec3, bone: number) => number;
  /** Which way hair lies. */
  combAt: (position: Vec3, bone: number) => Vec3;
  /** Width at the root, in shares of the length. */
  width?: number;
  /** Metres: long hair is not broad hair. */
  maxWidth?: number;
  /** 0 lies flat, 1 stands up. */
  lift?: number;
  seed?: number;
};

// There are tens of thousands of hairs: no arrays and no spreading where it can be avoided.
const pushVector = (list: number[], [x, y, z]: Vec3): void => {
  list.push(x, y, z);
};

export const growFur = (skin: Mesh, options: FurOptions): Mesh => {
  const { count, lengthAt, combAt, width = 0.17, maxWidth = Infinity, lift = 0.4, seed = 3 } = options;
  const fur = createMesh();
  fur.isTwoSided = true;
  const random = createRandom(seed);
  const spread = () => random() - 0.5;
  const furry: number[] = [];
  for (let n = 0; n < skin.materials.length; n += 1)
    if (skin.materials[n] === materialNumber.fur) furry.push(n);
  if (furry.length === 0) return fur;
  for (let n = 0; n < count; n += 1) {
    const triangle = furry[Math.floor(random() * furry.length)]!;
    const a = skin.triangles[triangle * 3]!;
    const b = skin.triangles[triangle * 3 + 1]!;
    const c = skin.triangles[triangle * 3 + 2]!;
    const u = random();
    const v = random();
    const isInside = u + v < 1;
    const ka = isInside ? 1 - u - v : u + v - 1;
    const kb = isInside ? u : 1 - u;
    const kc = isInside ? v : 1 - v;
    const mixed = (list: number[], k: number) =>
      list[a * 3 + k]! * ka + list[b * 3 + k]! * kb + list[c * 3 + k]! * kc;
    const blend = (list: number[]): Vec3 => [mixed(list, 0), mixed(list, 1), mixed(list, 2)];
    const position = blend(skin.positions);
    const normal = normalize(blend(skin.normals));
    const bone = skin.bones[a * 2]!;
    const hair = lengthAt(position, bone) * (0.7 + 0.6 * random());
    if (hair <= 0) continue;
    const comb = normalize(add(combAt(position, bone), [spread() * 0.5, spread() * 0.5, spread() * 0.4]));
    const flat = addScaled(comb, normal, -dot(comb, normal));
    const direction = normalize(addScaled(flat, normal, lift * (0.75 + 0.6 * random())));
    const side = scale(normalize(cross(direction, normal)), Math.min(hair * width, maxWidth));
    const root = addScaled(position, normal, -hair * 0.1);
    const tip = addScaled(root, direction, hair);
    const shade = 0.86 + 0.32 * random();
    const hairNormal = normalize(addScaled(normal, direction, 0.25));
    const colour = blend(skin.colours);
    const first = fur.positions.length / 3;
    const [dark, light] = [scale(colour, shade * 0.92), scale(colour, shade * 1.1)];
    pushVector(fur.positions, addScaled(root, side, -1));
    pushVector(fur.positions, add(root, side));
    pushVector(fur.positions, tip);
    pushVector(fur.colours, dark);
    pushVector(fur.colours, dark);
    pushVector(fur.colours, light);
    for (let corner = 0; corner < 3; corner += 1) {
      pushVector(fur.normals, hairNormal);
      fur.occlusion.push(skin.occlusion[a]!);
      fur.bones.push(skin.bones[a * 2]!, skin.bones[a * 2 + 1]!);
      fur.weights.push(skin.weights[a]!);
    }
    fur.triangles.push(first, first + 1, first + 2);
    fur.materials.push(materialNumber.fur);
  }
  return fur;
};

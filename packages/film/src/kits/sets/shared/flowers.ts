/** Small flowers strewn over ground: a stem and a ring of petals each. */

import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Random } from '../../../math/random.ts';
import { mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import { addBlade, addLeaf } from '../../plants/foliage.ts';
import type { SetBuilder } from './set-builder.ts';

export type FlowerLook = {
  petals: Vec3;
  centre: Vec3;
  petalCount: number;
  /** Radius of the blossom and height of the stem, metres. */
  radius: number;
  height: number;
  /** 0 flat like a daisy, 1 closed like a tulip. */
  cup: number;
};

const stem = fromHex('#3f6b24');

export const addSmallFlower = (mesh: Mesh, at: Vec3, look: FlowerLook, random: Random, isFar: boolean) => {
  const { petals, centre, radius, cup } = look;
  const height = look.height * (0.75 + 0.5 * random());
  const [leanX, leanZ] = [(random() - 0.5) * 0.3, (random() - 0.5) * 0.3];
  const head: Vec3 = [at[0] + leanX * height, at[1] + height, at[2] + leanZ * height];
  const turn = random() * 6.283;
  addBlade(mesh, {
    at,
    up: normalize([leanX, 1, leanZ]),
    side: [Math.cos(turn), 0, Math.sin(turn)],
    length: height * 1.05,
    halfWidth: radius * (isFar ? 0.22 : 0.1),
    normal: [0, 1, 0],
    base: scale(stem, 0.6),
    tip: stem,
    baseOcclusion: 0.4,
    tipOcclusion: 1,
  });
  const count = isFar ? 3 : look.petalCount;
  for (let n = 0; n < count; n += 1) {
    const angle = turn + (n / count) * 6.283;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    (isFar ? addBlade : addLeaf)(mesh, {
      at:
        cup > 0.5 ? [head[0] + c * radius * 0.25, head[1] - radius * 0.3, head[2] + s * radius * 0.25] : head,
      up: normalize([c * (1 - cup * 0.85), 0.15 + cup * 1.3, s * (1 - cup * 0.85)]),
      side: [-s, 0, c],
      length: radius * (1 + cup * 0.7),
      halfWidth: radius * (isFar ? 0.7 : (0.5 * 5) / count + cup * 0.2),
      normal: normalize([c * (0.3 + cup), 1 - cup * 0.4, s * (0.3 + cup)]),
      base: mix(petals, centre, 0.25),
      tip: petals,
      baseOcclusion: 0.7,
      tipOcclusion: 1,
    });
  }
  if (isFar || cup > 0.5) return;
  for (let n = 0; n < 3; n += 1) {
    const angle = turn + n * 2.1;
    const side: Vec3 = [Math.cos(angle), 0, Math.sin(angle)];
    addBlade(mesh, {
      at: [head[0] - side[2] * radius * 0.2, head[1] + radius * 0.08, head[2] + side[0] * radius * 0.2],
      up: [side[2], 0.3, -side[0]],
      side,
      length: radius * 0.42,
      halfWidth: radius * 0.25,
      normal: [0, 1, 0],
      base: scale(centre, 0.8),
      tip: centre,
      baseOcclusion: 1,
      tipOcclusion: 1,
    });
  }
};

export const meadowFlowers: FlowerLook[] = [
  {
    petals: fromHex('#ffffff'),
    centre: fromHex('#f0b820'),
    petalCount: 8,
    radius: 0.028,
    height: 0.14,
    cup: 0,
  },
  {
    petals: fromHex('#f5c81e'),
    centre: fromHex('#d08a10'),
    petalCount: 5,
    radius: 0.022,
    height: 0.12,
    cup: 0.2,
  },
  {
    petals: fromHex('#d8352a'),
    centre: fromHex('#301010'),
    petalCount: 4,
    radius: 0.036,
    height: 0.2,
    cup: 0.3,
  },
  {
    petals: fromHex('#7a6ae0'),
    centre: fromHex('#f0e0a0'),
    petalCount: 5,
    radius: 0.024,
    height: 0.16,
    cup: 0.1,
  },
  {
    petals: fromHex('#ef8ac0'),
    centre: fromHex('#f5e090'),
    petalCount: 6,
    radius: 0.028,
    height: 0.15,
    cup: 0,
  },
];

/** Strewn as the camera sees them; farther ones are drawn larger so that the colour stays. */
export const addFlowers = (
  set: SetBuilder,
  {
    count,
    looks = meadowFlowers,
    far = 40,
    size = 1,
    density = () => 1,
  }: {
    count: number;
    looks?: FlowerLook[];
    far?: number;
    size?: number;
    density?: (x: number, z: number) => number;
  },
): void => {
  const { random, area } = set;
  const [cx, cy, cz] = area.cameraPosition;
  if (cy - set.ground(cx, cz) > 35) return;
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const near = Math.max(0.4, area.cameraDistance * 0.35);
  // A rabbit under a tree is lower than what it is about as a whole.
  const lowest = Math.min(set.actionHeight, area.subjectHeight);
  for (let n = 0; n < count; n += 1) {
    const angle = set.viewAngle + (random() * 2 - 1) * (set.halfView - 0.3);
    const distance = near * (Math.max(far, near * 4) / near) ** random();
    const [ex, , ez] = set.cameraOnWay(random() - 0.5);
    const [x, z] = [ex + Math.sin(angle) * distance, ez - Math.cos(angle) * distance];
    if (random() > density(x, z)) continue;
    // Before the subject only what stays below it.
    const isInFront = !set.isClear(x, z, 0.05);
    const look = looks[Math.floor(random() * looks.length)]!;
    const grow = size * Math.max(1, distance / 14) ** 0.5;
    const limit = isInFront ? Math.min(1, (lowest * 0.3) / (look.height * grow)) : 1;
    if (set.distanceToAction(x, z) < 0.05 && limit < 0.6) continue;
    const scaled = { ...look, radius: look.radius * grow * limit, height: look.height * grow * limit };
    addSmallFlower(mesh, [x, set.ground(x, z), z], scaled, random, distance > 9);
  }
  set.add(mesh, undefined, { castsNoShadow: true });
};

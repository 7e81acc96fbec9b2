/** Takes out of the world what of the set no frame shows, beside the view or behind it: each leaf costs memory in every thread. */

import { subtract, type Vec3 } from '../../math/vector.ts';
import { dropTriangles } from '../../render/drop-triangles.ts';
import { framesPerSecond } from '../../render/frame-rate.ts';
import { type Item, triangleFlags, type World } from '../../render/world.ts';
import type { Stage } from '../stage.ts';
import { groupByPlace } from './group-triangles.ts';
import { createShadowTest, isInView, type Look, looksOf, type Sphere } from './view-of-set.ts';

/** A piece that moves by itself. `swing` is how far its vertices go, in metres; without it nobody knows. */
export type MovingPiece = {
  item: Item;
  move: (time: number, camera: Look['camera']) => void;
  swing?: number | undefined;
};

type Surroundings = {
  world: World;
  stage: Stage;
  /** By object number: of the set, not of the cast. */
  isSet: (object: number) => boolean;
  moving: readonly MovingPiece[];
  mirrorHeight: number | null;
  /** A 1 for each still triangle that is left out though it would be seen. */
  isLeftOut: Uint8Array | null;
};

const boundsOf = ({ positions, indexes }: World, triangles: Uint32Array): Sphere => {
  let [x0, y0, z0, x1, y1, z1] = [1e30, 1e30, 1e30, -1e30, -1e30, -1e30];
  for (let n = 0; n < triangles.length; n += 1) {
    const first = triangles[n]! * 3;
    for (let corner = first; corner < first + 3; corner += 1) {
      const at = indexes[corner]! * 3;
      const x = positions[at]!;
      const y = positions[at + 1]!;
      const z = positions[at + 2]!;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      if (z < z0) z0 = z;
      if (z > z1) z1 = z;
    }
  }
  const centre: Vec3 = [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2];
  return { centre, radius: Math.hypot(...subtract([x1, y1, z1], centre)) };
};

const mirrored = ({ centre: [x, y, z], radius }: Sphere, height: number): Sphere => ({
  centre: [x, 2 * height - y, z],
  radius,
});

/** Vertices of a piece move by its mesh, so what is left of it gets a mesh of its own. */
const leftOf = ({ mesh }: Item, isKept: Uint8Array): Item['mesh'] => {
  const number = new Int32Array(mesh.positions.length / 3).fill(-1);
  const left: Item['mesh'] = { ...mesh, triangles: [], materials: [] };
  for (const name of ['positions', 'normals', 'colours', 'occlusion'] as const) left[name] = [];
  for (let n = 0; n < isKept.length; n += 1)
    if (isKept[n]) for (let k = n * 3; k < n * 3 + 3; k += 1) number[mesh.triangles[k]!] = 0;
  let next = 0;
  for (let vertex = 0; vertex < number.length; vertex += 1) {
    if (number[vertex]! < 0) continue;
    number[vertex] = next++;
    for (const name of ['positions', 'normals', 'colours'] as const)
      left[name].push(...mesh[name].slice(vertex * 3, vertex * 3 + 3));
    left.occlusion.push(mesh.occlusion[vertex]!);
  }
  for (let n = 0; n < isKept.length; n += 1) {
    if (!isKept[n]) continue;
    for (let k = n * 3; k < n * 3 + 3; k += 1) left.triangles.push(number[mesh.triangles[k]!]!);
    left.materials.push(mesh.materials[n]!);
  }
  return left;
};

/** A 1 for each triangle that stays. */
const findSeen = ({ world, stage, isSet, moving, mirrorHeight, isLeftOut }: Surroundings): Uint8Array => {
  const looks = looksOf(stage, Math.max(2, Math.ceil(stage.seconds * framesPerSecond)));
  const castsIntoView = createShadowTest(stage);
  const isInLook = (sphere: Sphere, look: Look) =>
    isInView(sphere, look, stage.aspect) ||
    (mirrorHeight !== null && isInView(mirrored(sphere, mirrorHeight), look, stage.aspect));
  const castsShadow = (triangle: number) => !(world.flags[triangle]! & triangleFlags.castsNoShadow);
  const isKept = new Uint8Array(world.triangles).fill(1);
  if (isLeftOut) for (const [triangle, out] of isLeftOut.entries()) if (out) isKept[triangle] = 0;
  const dropGroups = (first: number, end: number, swing: number) => {
    for (const group of groupByPlace(world, first, end)) {
      const sphere = boundsOf(world, group);
      sphere.radius += swing;
      if (looks.some((look) => isInLook(sphere, look))) continue;
      if (castsShadow(group[0]!) && castsIntoView(sphere)) continue;
      for (const triangle of group) isKept[triangle] = 0;
    }
  };
  for (let first = 0; first < world.stillTriangles; ) {
    const object = world.objects[first]!;
    let end = first + 1;
    while (end < world.stillTriangles && world.objects[end] === object) end += 1;
    if (isSet(object)) dropGroups(first, end, 0);
    first = end;
  }
  for (const { item, move, swing } of moving) {
    if (swing === undefined) continue;
    move(looks[0]!.time, looks[0]!.camera);
    dropGroups(item.firstTriangle, item.firstTriangle + item.triangles, swing * 2);
  }
  return isKept;
};

/** Returns the new numbers of vertices. */
export const leaveOutUnseen = (surroundings: Surroundings): Uint32Array => {
  const { world, moving } = surroundings;
  const isKept = findSeen(surroundings);
  for (const { item } of moving) {
    const stays = isKept.subarray(item.firstTriangle, item.firstTriangle + item.triangles);
    if (!stays.every(Boolean)) item.mesh = leftOf(item, stays);
  }
  const numbers = dropTriangles(world, isKept);
  // Nothing is dropped again, and the meshes of what stands still are not needed any more.
  world.items.length = 0;
  return numbers;
};

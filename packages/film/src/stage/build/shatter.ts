/** Breaks a model into shards that fly apart and come to rest on the ground. */

import { copyTriangles } from '../../geometry/copy-triangles.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import type { Model, Pose } from '../../kits/model.ts';
import {
  identity,
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  translation,
} from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';

const shardCount = 26;
const gravity = 9.8;

type Shard = { mesh: Mesh; centre: Vec3; velocity: Vec3; spin: Vec3; floor: number };

const centreOf = (mesh: Mesh, triangle: number): Vec3 => {
  const sum: Vec3 = [0, 0, 0];
  for (let corner = 0; corner < 3; corner += 1) {
    const vertex = mesh.triangles[triangle * 3 + corner]!;
    for (let axis = 0; axis < 3; axis += 1) sum[axis]! += mesh.positions[vertex * 3 + axis]! / 3;
  }
  return sum;
};

/** Triangles go to the nearest of some random points on the surface. */
const cutIntoShards = (mesh: Mesh, count: number, seed: number, size: number): Shard[] => {
  const random = createRandom(seed);
  const total = mesh.triangles.length / 3;
  const seeds = Array.from({ length: count }, () => centreOf(mesh, Math.floor(random() * total)));
  const groups: number[][] = seeds.map(() => []);
  for (let triangle = 0; triangle < total; triangle += 1) {
    const c = centreOf(mesh, triangle);
    let [nearest, best] = [0, Number.POSITIVE_INFINITY];
    for (const [n, s] of seeds.entries()) {
      const d = (c[0] - s[0]) ** 2 + (c[1] - s[1]) ** 2 + (c[2] - s[2]) ** 2;
      if (d < best) [nearest, best] = [n, d];
    }
    groups[nearest]!.push(triangle);
  }
  return groups.flatMap((triangles, n) => {
    if (triangles.length === 0) return [];
    const centre = seeds[n]!;
    const out = Math.hypot(centre[0], centre[2]) || 0.01;
    const push = (0.6 + random()) * Math.sqrt(size) * 1.9;
    return [
      {
        mesh: { ...copyTriangles(mesh, triangles), isTwoSided: true },
        centre,
        velocity: [
          (centre[0] / out) * push + (random() - 0.5),
          0.7 + random() * 1.6,
          (centre[2] / out) * push + (random() - 0.5),
        ] as Vec3,
        spin: [random() * 12 - 6, random() * 8 - 4, random() * 12 - 6] as Vec3,
        floor: size * 0.03,
      },
    ];
  });
};

/** The same model until `breakAt` seconds of its action; shards afterwards. */
export const shatterModel = (model: Model, breakAt: (time: number) => number, seed: number): Model => {
  const size = Math.max(...model.size);
  const shards = model.parts.flatMap(({ mesh }, n) =>
    mesh.bones.length > 0
      ? []
      : cutIntoShards(mesh, Math.max(4, Math.round(shardCount / model.parts.length)), seed + n, size),
  );
  const pose = (input: Parameters<NonNullable<Model['pose']>>[0]): Pose => {
    const since = breakAt(input.time);
    const whole: Pose = model.pose?.(input) ?? { parts: {}, anchors: {} };
    const parts: Pose['parts'] = { ...whole.parts };
    for (const [n, shard] of shards.entries()) parts[`shard-${n}`] = since < 0 ? null : flight(shard, since);
    if (since < 0) return { ...whole, parts };
    for (const { name } of model.parts) parts[name] = null;
    return { parts, anchors: whole.anchors };
  };
  return {
    ...model,
    parts: [...model.parts, ...shards.map(({ mesh }, n) => ({ name: `shard-${n}`, mesh }))],
    pose,
  };
};

const flight = ({ centre, velocity, spin, floor }: Shard, time: number): Matrix => {
  // Until it lies on the ground; sliding on a little.
  const drop = centre[1] - floor;
  const landing = (velocity[1] + Math.sqrt(velocity[1] ** 2 + 2 * gravity * Math.max(0, drop))) / gravity;
  const t = Math.min(time, landing);
  const slide = time > landing ? 0.12 * (1 - Math.exp(-(time - landing) * 6)) : 0;
  const x = velocity[0] * (t + slide);
  const z = velocity[2] * (t + slide);
  const y = velocity[1] * t - 0.5 * gravity * t * t;
  return multiply(
    translation(centre[0] + x, centre[1] + y, centre[2] + z),
    rotationX(spin[0] * t),
    rotationY(spin[1] * t),
    rotationZ(spin[2] * t),
    multiply(identity(), translation(-centre[0], -centre[1], -centre[2])),
  );
};

/** Places on the surface of a body: where buttons, collars, belts and faces are laid. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { addScaled, normalize, type Vec3 } from '../../../math/vector.ts';

/** From `origin` along `direction` until the field is met; the last point when it is missed. */
export const castRay = (field: DistanceField, origin: Vec3, direction: Vec3, reach: number): Vec3 => {
  let along = 0;
  for (let step = 0; step < 40 && along < reach; step += 1) {
    const distance = field(
      origin[0] + direction[0] * along,
      origin[1] + direction[1] * along,
      origin[2] + direction[2] * along,
    );
    if (distance < 0.0006) break;
    along += distance * 0.9;
  }
  return addScaled(origin, direction, along);
};

export const normalOf = (field: DistanceField, [x, y, z]: Vec3, step = 0.004): Vec3 =>
  normalize([
    field(x + step, y, z) - field(x - step, y, z),
    field(x, y + step, z) - field(x, y - step, z),
    field(x, y, z + step) - field(x, y, z - step),
  ]);

/** The surface seen from the front at x, y, lifted by `lift`. */
export const frontAt = (field: DistanceField, x: number, y: number, lift = 0.003, side = 1): Vec3 => {
  const point = castRay(field, [x, y, 0.5 * side], [0, 0, -side], 0.6);
  return addScaled(point, normalOf(field, point), lift);
};

/** A patch over the front (or with side -1 the back): `outline` gives left and right x for a height from 0 to 1. */
export const drapePatch = (
  builder: MeshBuilder,
  field: DistanceField,
  y: [number, number],
  outline: (t: number) => [number, number],
  { rows = 8, columns = 6, lift = 0.004, side = 1 } = {},
): void => {
  const grid = Array.from({ length: rows + 1 }, (_, row) => {
    const t = row / rows;
    const [left, right] = outline(t);
    return Array.from({ length: columns + 1 }, (_, column) => {
      const x = left + ((right - left) * column) / columns;
      const edge = column === 0 || column === columns || row === 0 || row === rows;
      const point = castRay(field, [x, y[0] + (y[1] - y[0]) * t, 0.5 * side], [0, 0, -side], 0.6);
      const normal = normalOf(field, point);
      return builder.vertex(
        addScaled(point, normal, edge ? Math.max(0.003, lift * 0.55) : Math.max(0.004, lift)),
        normal,
      );
    });
  });
  builder.grid(grid);
};

/** Points of a ring around the vertical axis through `centre`, on the surface. */
export const ringAround = (
  field: DistanceField,
  centre: Vec3,
  lift: number,
  segments = 28,
  tilt: (angle: number) => number = () => 0,
): Vec3[] =>
  Array.from({ length: segments + 1 }, (_, n) => {
    const angle = (n / segments) * 2 * Math.PI;
    const outward: Vec3 = [Math.cos(angle), 0, Math.sin(angle)];
    const start: Vec3 = [centre[0] + outward[0] * 0.5, centre[1] + tilt(angle), centre[2] + outward[2] * 0.5];
    return addScaled(castRay(field, start, [-outward[0], 0, -outward[2]], 0.6), outward, lift);
  });

/** A ring around the neck, laid on the shoulders from above. */
export const ringOnShoulders = (
  field: DistanceField,
  neck: Vec3,
  radius: number,
  lift: number,
  segments = 22,
): Vec3[] =>
  Array.from({ length: segments + 1 }, (_, n) => {
    const angle = (n / segments) * 2 * Math.PI;
    const [x, z] = [neck[0] + Math.cos(angle) * radius, neck[2] + Math.sin(angle) * radius];
    const point = castRay(field, [x, neck[1] + 0.12, z], [0, -1, 0], 0.3);
    return [point[0], point[1] + lift, point[2]];
  });

/** A band of cloth around the body between two heights. */
export const addBand = (
  builder: MeshBuilder,
  field: DistanceField,
  centre: Vec3,
  height: number,
  lift: number,
  segments = 28,
): void => {
  const offsets: [number, number][] = [
    [-0.5, 0],
    [-0.42, 1],
    [0.42, 1],
    [0.5, 0],
  ];
  const rows = offsets.map(([up, out]) =>
    ringAround(field, [centre[0], centre[1] + up * height, centre[2]], lift * out, segments).map((p) =>
      builder.vertex(p, normalize([p[0] - centre[0], up * 0.6, p[2] - centre[2]])),
    ),
  );
  builder.grid(rows);
};

/** Metres: vertices are sorted into slices of this height, so that a neighbour is found among few. */
const slice = 0.05;

/** Gives every vertex of `mesh` the bones of the nearest vertex of `body`, so that it moves with the skin under it. */
export const bindToBody = (mesh: Mesh, body: Mesh): void => {
  mesh.bones.length = 0;
  mesh.weights.length = 0;
  const slices = new Map<number, number[]>();
  for (let vertex = 0; vertex < body.positions.length / 3; vertex += 1) {
    const key = Math.floor(body.positions[vertex * 3 + 1]! / slice);
    const list = slices.get(key);
    if (list) list.push(vertex);
    else slices.set(key, [vertex]);
  }
  for (let at = 0; at < mesh.positions.length; at += 3) {
    const [x, y, z] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
    const key = Math.floor(y / slice);
    let [nearest, best] = [0, Number.POSITIVE_INFINITY];
    for (let near = key - 1; near <= key + 1; near += 1) {
      for (const vertex of slices.get(near) ?? []) {
        const dx = body.positions[vertex * 3]! - x;
        const dy = body.positions[vertex * 3 + 1]! - y;
        const dz = body.positions[vertex * 3 + 2]! - z;
        const squared = dx * dx + dy * dy + dz * dz;
        if (squared < best) [nearest, best] = [vertex, squared];
      }
    }
    mesh.bones.push(body.bones[nearest * 2]!, body.bones[nearest * 2 + 1]!);
    mesh.weights.push(body.weights[nearest]!);
  }
};

/** Ground from under the camera to the horizon: rings that widen with distance, finer where the camera looks. */

import { faceNormal, measureFace } from '../../../geometry/face-normal.ts';
import { type MaterialName, materialNumber } from '../../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { noise } from '../../../math/noise.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { cutInlay, type Inlay } from './inlay.ts';
import type { Ground, SetBuilder } from './set-builder.ts';

export type TerrainPaint = (x: number, y: number, z: number, upness: number) => Vec3;

export type TerrainOptions = {
  paint: TerrainPaint;
  material: MaterialName | ((x: number, y: number, z: number) => MaterialName);
  /** Metres from the camera to the horizon. */
  reach?: number;
  /** Share of the usual number of triangles. */
  fineness?: number;
  height?: Ground;
  /** Ground of another kind, with an edge that does not follow the triangles. */
  inlay?: Inlay;
};

/** Skis and wheels stay on top. */
const onSnow = /ski|snowboard|sled|sleigh|snowmobile|car$|truck|train|bus$|jeep/;

/** Metres that legs sink in, where deep snow is asked for. */
const snowDepth = ({ request, area, isSnowy }: SetBuilder): number =>
  isSnowy && request.details?.includes('deep_snow') && !request.nouns?.some((noun) => onSnow.test(noun))
    ? Math.min(0.3, 0.3 * area.subjectHeight)
    : 0;

export const addTerrain = (set: SetBuilder, options: TerrainOptions): void => {
  const { paint, material, reach = 2500, fineness = 1, height: bare = set.ground } = options;
  const snow = snowDepth(set);
  const height: Ground = snow > 0 ? (x, z) => bare(x, z) + snow * (0.75 + 0.5 * noise(x, 3, z)) : bare;
  const [cx, cy, cz] = set.area.cameraPosition;
  const above = Math.max(0.4, cy - height(cx, cz));
  const first = Math.min(6, Math.max(0.25, above * 0.35));
  const rings = Math.round(104 * Math.sqrt(fineness));
  const angles = sectorAngles(set, Math.round(128 * Math.sqrt(fineness)));
  const columns = angles.length;
  const mesh = createMesh();
  const { positions, normals, colours } = mesh;
  for (let ring = 0; ring <= rings; ring += 1) {
    const radius = ring === 0 ? 0 : first * (reach / first) ** ((ring - 1) / (rings - 1));
    for (const angle of angles) {
      const [x, z] = [cx + Math.sin(angle) * radius, cz - Math.cos(angle) * radius];
      positions.push(x, height(x, z), z);
    }
  }
  normals.length = positions.length;
  normals.fill(0);
  for (let ring = 0; ring < rings; ring += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const a = ring * columns + column;
      const c = a + columns;
      addFace(mesh, a, a + 1, c + 1);
      addFace(mesh, a, c + 1, c);
    }
  }
  weldSeam(normals, rings, columns);
  for (let at = 0; at < positions.length; at += 3) {
    const size = 1 / (Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!) || 1);
    for (let axis = 0; axis < 3; axis += 1) normals[at + axis] = normals[at + axis]! * size;
    const colour = paint(positions[at]!, positions[at + 1]!, positions[at + 2]!, normals[at + 1]!);
    colours.push(colour[0], colour[1], colour[2]);
    mesh.occlusion.push(1);
  }
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const corner = mesh.triangles[at]! * 3;
    const name =
      typeof material === 'string'
        ? material
        : material(positions[corner]!, positions[corner + 1]!, positions[corner + 2]!);
    mesh.materials.push(materialNumber[name]);
  }
  if (options.inlay) set.add(cutInlay(mesh, options.inlay), undefined, { castsNoShadow: true });
  set.add(mesh, undefined, { castsNoShadow: true });
};

/** Five of six sectors lie in the view; the first and the last angle are the same direction behind the camera. */
const sectorAngles = (set: SetBuilder, count: number): number[] => {
  const half = Math.min(1.35, set.halfView + 0.1);
  const inside = Math.round(count * 0.82);
  const outside = count - inside;
  const angles: number[] = [];
  for (let n = 0; n <= inside; n += 1) angles.push(set.viewAngle + (n / inside) * 2 * half - half);
  for (let n = 1; n <= outside; n += 1)
    angles.push(set.viewAngle + half + (n / outside) * (2 * Math.PI - 2 * half));
  return angles;
};

const addTo = (normals: number[], at: number, x: number, y: number, z: number): void => {
  normals[at]! += x;
  normals[at + 1]! += y;
  normals[at + 2]! += z;
};

// Without arrays: a ground has 26,000 faces.
const addFace = (mesh: Mesh, a: number, b: number, c: number): void => {
  const { positions, normals } = mesh;
  measureFace(positions, a, b, c);
  const [x, y, z] = faceNormal;
  if (y < 0) mesh.triangles.push(a, c, b);
  else mesh.triangles.push(a, b, c);
  // By unit normals that point up, so that large far triangles do not outweigh near ones.
  const size = (y < 0 ? -1 : 1) / (Math.hypot(x, y, z) || 1);
  addTo(normals, a * 3, x * size, y * size, z * size);
  addTo(normals, b * 3, x * size, y * size, z * size);
  addTo(normals, c * 3, x * size, y * size, z * size);
};

const weldSeam = (normals: number[], rings: number, columns: number): void => {
  for (let ring = 0; ring <= rings; ring += 1) {
    const left = ring * columns * 3;
    const right = left + (columns - 1) * 3;
    for (let axis = 0; axis < 3; axis += 1) {
      const sum = normals[left + axis]! + normals[right + axis]!;
      normals[left + axis] = sum;
      normals[right + axis] = sum;
    }
  }
};

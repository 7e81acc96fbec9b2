/** Parts of the built place that change: the triangles of the river or the floor, taken out of their pieces and shown in their looks one after the other. */

import { materialNumber } from '../../geometry/materials.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import type { Model, PoseInput } from '../../kits/model.ts';
import type { BuiltSet, SetPiece } from '../../kits/set.ts';
import { clamp } from '../../math/interpolate.ts';
import { identity, type Matrix, scaling, transformDirection, transformPoint } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { cross, normalize, subtract, type Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { PlacePart } from '../../scene/place-part.ts';
import type { PlaceChange } from '../../scene/scene.ts';
import type { Stage } from '../stage.ts';
import { copyTriangles } from './patches.ts';
import { placeAfter, placeBefore } from './place-looks.ts';
import { type Step, succeed } from './succession.ts';

type Triangle = { middle: Vec3; normal: Vec3; material: number };
type Selects = (triangle: Triangle) => boolean;

const { water, leaf, lawn, plaster } = materialNumber;
/** Metres above the ground up to which blades and flowers belong to it. */
const highOnGround = 0.7;
const plants = new Set<number>([leaf, lawn]);

const selectors: Partial<Record<PlacePart, (stage: Stage) => Selects>> = {
  water:
    () =>
    ({ material }) =>
      material === water,
  ground: ({ set }) => {
    const above = ([x, y, z]: Vec3) => y - set.ground(x, z);
    return ({ middle, normal, material }) =>
      material !== water &&
      ((Math.abs(above(middle)) < 0.08 && normal[1] > 0.5) ||
        (!set.isIndoors && material === leaf && above(middle) < highOnGround));
  },
  plants: ({ set }) => {
    const above = ([x, y, z]: Vec3) => y - set.ground(x, z);
    return ({ middle, material }) => plants.has(material) && above(middle) > highOnGround;
  },
  walls:
    () =>
    ({ normal, material }) =>
      material === plaster || Math.abs(normal[1]) < 0.3,
  all: () => () => true,
};

/** In world space, so that all of a part is one model. */
const placed = (mesh: Mesh, matrix: Matrix | undefined): Mesh => {
  if (!matrix) return mesh;
  const points = (list: readonly number[], move: (matrix: Matrix, point: Vec3) => Vec3): number[] => {
    const out: number[] = [];
    for (let n = 0; n < list.length; n += 3)
      out.push(...move(matrix, [list[n]!, list[n + 1]!, list[n + 2]!]));
    return out;
  };
  return {
    ...mesh,
    rest: mesh.rest ?? mesh.positions,
    positions: points(mesh.positions, transformPoint),
    normals: points(mesh.normals, (m, normal) => normalize(transformDirection(m, normal))),
  };
};

const triangleOf = ({ positions, triangles, materials }: Mesh, n: number): Triangle => {
  const [a, b, c] = [0, 1, 2].map((corner): Vec3 => {
    const at = triangles[n * 3 + corner]! * 3;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  }) as [Vec3, Vec3, Vec3];
  return {
    middle: [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3],
    normal: normalize(cross(subtract(b, a), subtract(c, a))),
    material: materials[n]!,
  };
};

type Taken = { mesh: Mesh; piece: SetPiece; isMoving: boolean };

/** The rest of a piece, and what was taken of it; a piece that moves by itself is taken whole or not at all. */
const takeFrom = (piece: SetPiece, selects: Selects): { left: SetPiece | null; taken: Taken | null } => {
  const mesh = piece.update ? piece.mesh : placed(piece.mesh, piece.matrix);
  const groups: [number[], number[]] = [[], []];
  for (const n of mesh.materials.keys()) groups[selects(triangleOf(mesh, n)) ? 1 : 0].push(n);
  const [others, own] = groups;
  if (own.length === 0) return { left: piece, taken: null };
  if (piece.update) {
    const isWhole = own.length > others.length;
    return isWhole ? { left: null, taken: { mesh, piece, isMoving: true } } : { left: piece, taken: null };
  }
  const { matrix: _, ...rest } = piece;
  return {
    left: others.length > 0 ? { ...rest, mesh: copyTriangles(mesh, others).mesh } : null,
    taken: {
      mesh: own.length < mesh.materials.length ? copyTriangles(mesh, own).mesh : mesh,
      piece,
      isMoving: false,
    },
  };
};

const extentOf = (meshes: readonly Mesh[]): Vec3 => {
  const [low, high]: [Vec3, Vec3] = [
    [1e9, 1e9, 1e9],
    [-1e9, -1e9, -1e9],
  ];
  for (const { positions } of meshes)
    for (let n = 0; n < positions.length; n += 1) {
      low[n % 3] = Math.min(low[n % 3]!, positions[n]!);
      high[n % 3] = Math.max(high[n % 3]!, positions[n]!);
    }
  return subtract(high, low);
};

/** In spots that are as large in the picture near as far. */
const spotsSeenFrom =
  ([cx, , cz]: Vec3) =>
  (x: number, y: number, z: number): number => {
    const [dx, dz] = [x - cx, z - cz];
    const spot = noise(Math.log(1 + Math.hypot(dx, dz)) * 4.2, y * 0.2, Math.atan2(dx, -dz) * 7);
    return clamp((spot - 0.18) / 0.64, 0, 0.999);
  };

const hidden = scaling(0, 0, 0);
const restInput = { action: 'stand', actionTime: 0, speed: 0, darkness: 0 } as unknown as PoseInput;

/** A part in all its looks, as pieces of the set. */
const piecesOf = (
  taken: readonly Taken[],
  changes: readonly PlaceChange[],
  stage: Stage,
): SetPiece[] | null => {
  const now: { time: number; camera: Camera | null } = { time: -1, camera: null };
  const model: Model = {
    size: extentOf(taken.map(({ mesh }) => mesh)),
    anchors: {},
    parts: taken.map(({ mesh, piece }, n) => ({
      name: `${n}`,
      mesh,
      ...(piece.castsNoShadow && { castsNoShadow: true }),
    })),
    ...(taken.some(({ isMoving }) => isMoving) && {
      pose: () => ({
        anchors: {},
        parts: Object.fromEntries(
          taken.flatMap(({ piece, isMoving }, n) =>
            isMoving ? [[`${n}`, piece.update!(now.time, now.camera!)]] : [],
          ),
        ),
      }),
    }),
  };
  const looks: Step[] = [];
  const spans: [number, number][] = [];
  for (const change of changes) {
    const before: Step = looks.at(-1) ?? { model: placeBefore(model, change) };
    const after = placeAfter(before.model!, model, change);
    if (!after) continue;
    if (looks.length === 0) looks.push(before);
    looks.push({ model: after });
    spans.push([change.begin, Math.max(change.end, change.begin + 0.04)]);
  }
  if (looks.length < 2) return null;
  const order = spotsSeenFrom(stage.shots[0]!.at(0).position);
  const changing = succeed(looks, stage.clock.seconds, 'plain', undefined, spans, order);
  let parts: ReturnType<NonNullable<Model['pose']>>['parts'] = {};
  const poseAt = (time: number, camera: Camera) => {
    if (time === now.time && camera === now.camera) return;
    Object.assign(now, { time, camera });
    parts = changing.pose!({ ...restInput, time }).parts;
  };
  return changing.parts.map(({ name, mesh, castsNoShadow }) => ({
    mesh,
    ...(castsNoShadow && { castsNoShadow }),
    part: changes[0]!.of,
    update: (time, camera) => {
      poseAt(time, camera);
      const part = parts[name];
      if (part === null) return hidden;
      return part === undefined || Array.isArray(part) ? identity() : part;
    },
  }));
};

export const changePlaceParts = (built: BuiltSet, stage: Stage): BuiltSet => {
  let { pieces } = built;
  const all = stage.scene.setting.changes ?? [];
  for (const of of new Set(all.map((change) => change.of))) {
    const selects = selectors[of]?.(stage);
    if (!selects) continue;
    const results = pieces.map((piece) => takeFrom(piece, selects));
    const taken = results.flatMap((one) => one.taken ?? []);
    const own = all.filter((change) => change.of === of);
    const dyed = own.filter(({ property }) => property === 'colour');
    const changes = dyed.length > 0 ? dyed : own;
    const changed = taken.length > 0 ? piecesOf(taken, changes, stage) : null;
    if (changed) pieces = [...results.flatMap(({ left }) => left ?? []), ...changed];
  }
  return pieces === built.pieces ? built : { ...built, pieces };
};

/** A pile comes down: the pieces it is made of slide, fall and come to rest around where it stood. */

import { copyTriangles } from '../../geometry/copy-triangles.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import type { Model, Pose } from '../../kits/model.ts';
import { clamp } from '../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import { distance, type Vec3 } from '../../math/vector.ts';

const gravity = 9.8;
/** Fewer pieces than this are no pile. */
const fewestPieces = 3;

type Piece = { triangles: number[]; low: Vec3; high: Vec3 };

const middleOf = ({ low, high }: Piece): Vec3 => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
];
const sizeOf = ({ low, high }: Piece) => distance(low, high);

/** Triangles that share vertices belong together, also where vertices are doubled at an edge. */
const connectedPieces = (mesh: Mesh): Piece[] => {
  const count = mesh.positions.length / 3;
  const parent = Array.from({ length: count }, (_, n) => n);
  const find = (n: number): number => {
    let at = n;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  const at = (v: number): Vec3 => [
    mesh.positions[v * 3]!,
    mesh.positions[v * 3 + 1]!,
    mesh.positions[v * 3 + 2]!,
  ];
  const places = new Map<string, number>();
  for (let v = 0; v < count; v += 1) {
    const key = at(v)
      .map((value) => Math.round(value * 2e4))
      .join(' ');
    const known = places.get(key);
    if (known === undefined) places.set(key, v);
    else parent[find(v)] = find(known);
  }
  for (let n = 0; n < mesh.triangles.length; n += 3)
    for (const corner of [1, 2]) parent[find(mesh.triangles[n + corner]!)] = find(mesh.triangles[n]!);
  const pieces = new Map<number, Piece>();
  for (let n = 0; n < mesh.materials.length; n += 1) {
    const root = find(mesh.triangles[n * 3]!);
    const piece = pieces.get(root) ?? { triangles: [], low: [9e9, 9e9, 9e9], high: [-9e9, -9e9, -9e9] };
    pieces.set(root, piece);
    piece.triangles.push(n);
    for (let corner = 0; corner < 3; corner += 1) {
      const point = at(mesh.triangles[n * 3 + corner]!);
      for (let axis = 0; axis < 3; axis += 1) {
        piece.low[axis] = Math.min(piece.low[axis]!, point[axis]!);
        piece.high[axis] = Math.max(piece.high[axis]!, point[axis]!);
      }
    }
  }
  return [...pieces.values()];
};

const joined = (a: Piece, b: Piece): Piece => ({
  triangles: [...a.triangles, ...b.triangles],
  low: [0, 1, 2].map((axis) => Math.min(a.low[axis]!, b.low[axis]!)) as Vec3,
  high: [0, 1, 2].map((axis) => Math.max(a.high[axis]!, b.high[axis]!)) as Vec3,
});

/** A box is built of six sides with as many triangles each, one after the other, that share no vertices. */
const joinBoxes = (pieces: Piece[]): Piece[] => {
  const boxes: Piece[] = [];
  for (let n = 0; n < pieces.length; n += 1) {
    const sides = pieces.slice(n, n + 6);
    const isBox =
      sides.length === 6 &&
      sides.every(({ triangles }) => triangles.length === sides[0]!.triangles.length) &&
      sides.every((side) => distance(middleOf(side), middleOf(sides[0]!)) < sizeOf(sides[0]!) + sizeOf(side));
    boxes.push(isBox ? sides.reduce(joined) : pieces[n]!);
    if (isBox) n += 5;
  }
  return boxes;
};

/** Labels, studs and knobs stay on what they sit on. */
const joinSmall = (pieces: Piece[]): Piece[] => {
  const largest = Math.max(...pieces.map(sizeOf));
  const volume = ({ low, high }: Piece) => (high[0] - low[0]) * (high[1] - low[1]) * (high[2] - low[2]);
  const most = Math.max(...pieces.map(volume));
  const isMain = (piece: Piece) => sizeOf(piece) > largest * 0.35 && volume(piece) > most * 0.08;
  const main = pieces.filter(isMain);
  for (const piece of pieces) {
    if (isMain(piece)) continue;
    const centre = middleOf(piece);
    const host = main.toSorted((a, b) => distance(middleOf(a), centre) - distance(middleOf(b), centre))[0];
    host?.triangles.push(...piece.triangles);
  }
  return main;
};

/** Null where the model is not a pile of pieces. `since` is seconds after the fall begins. */
export const collapseModel = (model: Model, since: (time: number) => number, seed: number): Model | null => {
  const rigid = model.parts.filter(({ mesh }) => mesh.bones.length === 0);
  const random = createRandom(seed);
  const loose = rigid.flatMap(({ mesh }) =>
    joinSmall(joinBoxes(connectedPieces(mesh))).map((piece) => ({ mesh, piece })),
  );
  if (loose.length < fewestPieces) return null;
  const falling = loose.map(({ mesh, piece }, n) => {
    const centre = middleOf(piece);
    const half = Math.min(...[0, 1, 2].map((axis) => piece.high[axis]! - piece.low[axis]!)) / 2;
    const angle = n * 2.4 + random();
    const height = piece.low[1];
    return {
      mesh: copyTriangles(mesh, piece.triangles),
      centre,
      half,
      // The higher it was, the farther it goes.
      way: [Math.cos(angle) * (0.25 + height * 1.6), Math.sin(angle) * (0.25 + height * 1.6)] as const,
      delay: 0.12 * random(),
      turns: [
        Math.round(random() * 2) * (Math.PI / 2),
        random() * 3,
        Math.round(random() * 2 - 1) * (Math.PI / 2),
      ] as const,
      height,
    };
  });
  const pose: NonNullable<Model['pose']> = (input): Pose => {
    const t = since(input.time);
    const own: Pose = model.pose?.(input) ?? { parts: {}, anchors: {} };
    const parts: Pose['parts'] = { ...own.parts };
    for (const { name } of rigid) parts[name] = null;
    for (const [n, piece] of falling.entries()) parts[`piece-${n}`] = pieceAt(piece, t, input.time);
    return { ...own, parts };
  };
  return {
    ...model,
    parts: [...model.parts, ...falling.map(({ mesh }, n) => ({ name: `piece-${n}`, mesh }))],
    pose,
  };
};

const pieceAt = (
  {
    centre,
    half,
    way,
    delay,
    turns,
    height,
  }: {
    centre: Vec3;
    half: number;
    way: readonly [number, number];
    delay: number;
    turns: readonly [number, number, number];
    height: number;
  },
  since: number,
  time: number,
): Matrix => {
  // It trembles before it goes, more the higher up.
  const tremble = since < 0 ? Math.sin(time * 17 + centre[0] * 40) * height * 0.02 * clamp(1 + since) : 0;
  const t = Math.max(0, since - delay);
  const landing = Math.sqrt((2 * Math.max(0, centre[1] - half)) / gravity);
  const u = landing > 0.02 ? clamp(t / landing) : 0;
  const slide = t > landing ? 1 + 0.5 * (1 - Math.exp(-(t - landing) * 5)) : u;
  const moves = height > half * 0.5 ? slide * Math.max(landing, 0.1) * 1.6 : 0;
  const y = height > half * 0.5 ? Math.max(half, centre[1] - 0.5 * gravity * t * t) : centre[1];
  const spin = height > half * 0.5 ? u : 0;
  return multiply(
    translation(centre[0] + way[0] * moves + tremble, y, centre[2] + way[1] * moves),
    rotationX(turns[0] * spin),
    rotationY(turns[1] * spin),
    rotationZ(turns[2] * spin),
    translation(-centre[0], -centre[1], -centre[2]),
  );
};

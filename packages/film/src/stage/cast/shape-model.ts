/** A model in the shape that is said of it: its outline bent to a circle, a square, a heart or a star, or its top to a point. */

import type { Mesh } from '../../geometry/mesh.ts';
import type { Model } from '../../kits/model.ts';
import { clamp } from '../../math/interpolate.ts';

type Bend = {
  outline?: (angle: number) => number;
  tapers?: boolean;
  isBall?: boolean;
  /** Width for height of what stands in its plane and has corners by itself: a board on its posts. */
  board?: number;
};

const polygon = (sides: number, turn: number) => (angle: number) => {
  const sector = (2 * Math.PI) / sides;
  const within = ((((angle - turn) % sector) + sector) % sector) - sector / 2;
  return Math.cos(sector / 2) / Math.cos(within);
};
const star = (angle: number) => {
  const sector = (2 * Math.PI) / 5;
  const within = Math.abs(((((angle - Math.PI / 2) % sector) + sector) % sector) / sector - 0.5) * 2;
  return 0.52 + 0.68 * within ** 1.5;
};
/** Radius by angle, its point at the lower edge. */
const heartRadii = Array.from({ length: 240 }, (_, n) => {
  const t = (n / 240) * 2 * Math.PI;
  const [x, y] = [
    16 * Math.sin(t) ** 3,
    13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t),
  ];
  return { angle: Math.atan2(y, x), radius: Math.hypot(x, y) / 12.5 };
}).toSorted((a, b) => a.angle - b.angle);
const heart = (angle: number) => {
  const turned = Math.atan2(Math.sin(angle), Math.cos(angle));
  return (heartRadii.find((one) => one.angle >= turned) ?? heartRadii[0]!).radius;
};
const ellipse = (angle: number) => 1 / Math.hypot(Math.cos(angle) / 1.25, Math.sin(angle) / 0.78);
const rectangle = (angle: number) =>
  1 / Math.max(Math.abs(Math.cos(angle)) / 1.2, Math.abs(Math.sin(angle)) / 0.75);
const square = polygon(4, Math.PI / 4);

/** `square` is 1 at its corners; as wide as a circle it has to be larger. */
const wide =
  (outline: (angle: number) => number, by: number) =>
  (angle: number): number =>
    outline(angle) * by;

const bends: [RegExp, Bend][] = [
  [/^heart.shaped$/, { outline: heart }],
  [/^star.shaped$/, { outline: star }],
  [/^(?:round|circular|disc.shaped)$/, { outline: () => 1 }],
  [/^(?:cylindrical|spherical)$/, { outline: () => 1 }],
  [/^(?:oval|elliptical|egg.shaped)$/, { outline: ellipse }],
  [/^(?:square|square.shaped)$/, { outline: wide(square, 1.25), board: 1 }],
  [/^(?:rectangular|box.shaped)$/, { outline: rectangle, board: 1.5 }],
  [/^triangular$/, { outline: wide(polygon(3, -Math.PI / 6), 1.4) }],
  [/^hexagonal$/, { outline: wide(polygon(6, 0), 1.08) }],
  [/^octagonal$/, { outline: wide(polygon(8, Math.PI / 8), 1.05) }],
  [/^(?:cubic|cubical|cube.shaped)$/, { isBall: true }],
  [/^(?:conical|cone.shaped)$/, { outline: () => 1, tapers: true }],
  [/^(?:pyramidal|pyramid.shaped)$/, { outline: wide(square, 1.25), tapers: true }],
];

const bendOf = (traits: readonly string[]): Bend | undefined =>
  bends.find(([word]) => traits.some((trait) => word.test(trait)))?.[1];

export const canShape = (trait: string): boolean => bendOf([trait]) !== undefined;

const mostTriangles = 24_000;

/** Large flat faces get corners of their own, or nothing could bend. */
const divide = (mesh: Mesh, longest: number): Mesh => {
  const made: Mesh = { ...mesh, triangles: [], materials: [] };
  for (const list of ['positions', 'normals', 'colours', 'occlusion', 'rest'] as const)
    if (mesh[list]) made[list] = mesh[list]!.slice();
  const middles = new Map<string, number>();
  const middle = (a: number, b: number): number => {
    const key = a < b ? `${a},${b}` : `${b},${a}`;
    const known = middles.get(key);
    if (known !== undefined) return known;
    const index = made.positions.length / 3;
    for (const list of ['positions', 'normals', 'colours', 'rest'] as const)
      if (made[list])
        for (let axis = 0; axis < 3; axis += 1)
          made[list]!.push((made[list]![a * 3 + axis]! + made[list]![b * 3 + axis]!) / 2);
    made.occlusion.push((made.occlusion[a]! + made.occlusion[b]!) / 2);
    middles.set(key, index);
    return index;
  };
  const length = (a: number, b: number) =>
    Math.hypot(...[0, 1, 2].map((axis) => mesh.positions[a * 3 + axis]! - mesh.positions[b * 3 + axis]!));
  let isDivided = false;
  for (let n = 0; n < mesh.materials.length; n += 1) {
    const [a, b, c] = mesh.triangles.slice(n * 3, n * 3 + 3) as [number, number, number];
    const material = mesh.materials[n]!;
    if (Math.max(length(a, b), length(b, c), length(c, a)) <= longest) {
      made.triangles.push(a, b, c);
      made.materials.push(material);
      continue;
    }
    isDivided = true;
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    made.triangles.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
    made.materials.push(material, material, material, material);
  }
  return isDivided && made.materials.length < mostTriangles ? divide(made, longest) : made;
};

const withNormals = (mesh: Mesh): Mesh => {
  const normals = new Array<number>(mesh.positions.length).fill(0);
  const p = mesh.positions;
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((n) => mesh.triangles[at + n]! * 3) as [number, number, number];
    const u = [0, 1, 2].map((axis) => p[b + axis]! - p[a + axis]!);
    const v = [0, 1, 2].map((axis) => p[c + axis]! - p[a + axis]!);
    const face = [
      u[1]! * v[2]! - u[2]! * v[1]!,
      u[2]! * v[0]! - u[0]! * v[2]!,
      u[0]! * v[1]! - u[1]! * v[0]!,
    ];
    for (const vertex of [a, b, c])
      for (let axis = 0; axis < 3; axis += 1) normals[vertex + axis]! += face[axis]!;
  }
  for (let at = 0; at < normals.length; at += 3) {
    const size = Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!);
    for (let axis = 0; axis < 3; axis += 1)
      normals[at + axis] = size > 1e-12 ? normals[at + axis]! / size : mesh.normals[at + axis]!;
  }
  return { ...mesh, normals };
};

const sectors = 48;

/** How far the model reaches in each direction of its plane. */
const reachOf = (meshes: readonly Mesh[], [u, v]: readonly [number, number], middle: readonly number[]) => {
  const reach = new Array<number>(sectors).fill(0);
  for (const { positions } of meshes)
    for (let at = 0; at < positions.length; at += 3) {
      const [x, y] = [positions[at + u]! - middle[u]!, positions[at + v]! - middle[v]!];
      const sector = Math.floor((Math.atan2(y, x) / (2 * Math.PI) + 1) * sectors) % sectors;
      reach[sector] = Math.max(reach[sector]!, Math.hypot(x, y));
    }
  const most = Math.max(...reach);
  return (angle: number) => {
    const at = (angle / (2 * Math.PI) + 1) * sectors - 0.5;
    const [low, share] = [Math.floor(at), at - Math.floor(at)];
    const [a, b] = [reach[low % sectors]!, reach[(low + 1) % sectors]!];
    return Math.max(most * 0.15, a + (b - a) * share);
  };
};

/** Higher than wide a board stands on posts, which would be bent with it. */
const onPosts = 1.05;
const widened = (model: Model, by: number): Model => ({
  ...model,
  size: [model.size[0] * by, model.size[1], model.size[2]],
  parts: model.parts.map((part) => ({
    ...part,
    mesh: {
      ...part.mesh,
      positions: part.mesh.positions.map((value, at) => (at % 3 === 0 ? value * by : value)),
    },
  })),
});

/** `isVessel`: its point is below. Bodies that bend keep their shape. */
export const shapeModel = (model: Model, traits: readonly string[], isVessel: boolean): Model => {
  const bend = bendOf(traits);
  if (!bend || model.parts.some(({ mesh }) => mesh.bones.length > 0)) return model;
  const largest = Math.max(...model.size);
  const meshes = model.parts.map(({ mesh }) => divide(mesh, largest / 9));
  const bounds = [0, 1, 2].map((axis) => {
    const values = meshes.flatMap(({ positions }) => positions.filter((_, n) => n % 3 === axis));
    return values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
      1e9, -1e9,
    ] as readonly [number, number]);
  });
  const middle = bounds.map(([low, high]) => (low + high) / 2);
  const half = bounds.map(([low, high]) => Math.max(1e-4, (high - low) / 2));
  // A mirror or a window stands in its plane, a cake lies in it.
  const stands = half[2]! < half[0]! * 0.45 && half[2]! < half[1]! * 0.45;
  const plane: readonly [number, number] = stands ? [0, 1] : [0, 2];
  if (stands && bend.board && half[1]! > half[0]! * onPosts)
    return widened(model, (half[1]! / half[0]!) * bend.board);
  const reachAt = reachOf(meshes, plane, middle);
  const radius = Math.sqrt(half[plane[0]]! * half[plane[1]]!);
  const bent = meshes.map((mesh) => {
    const positions = mesh.positions.slice();
    for (let at = 0; at < positions.length; at += 3) {
      const off = [0, 1, 2].map((axis) => positions[at + axis]! - middle[axis]!);
      if (bend.isBall) {
        const share = off.map((value, axis) => value / half[axis]!);
        const factor = (Math.hypot(...share) / Math.max(1e-6, ...share.map(Math.abs))) * 0.86;
        for (let axis = 0; axis < 3; axis += 1) positions[at + axis] = middle[axis]! + off[axis]! * factor;
        continue;
      }
      const [x, y] = [off[plane[0]]!, off[plane[1]]!];
      // A heart and a star point down the picture, which is towards the camera where they lie.
      const angle = Math.atan2(stands ? y : -y, x);
      const height = clamp((positions[at + 1]! - bounds[1]![0]) / (2 * half[1]!));
      const taper = bend.tapers ? Math.max(0.04, isVessel ? 0.15 + 0.85 * height : 1 - height) : 1;
      const factor = ((bend.outline?.(angle) ?? 1) * radius * taper) / reachAt(Math.atan2(y, x));
      positions[at + plane[0]] = middle[plane[0]]! + x * factor;
      positions[at + plane[1]] = middle[plane[1]]! + y * factor;
    }
    return withNormals({ ...mesh, positions });
  });
  return { ...model, parts: model.parts.map((part, n) => ({ ...part, mesh: bent[n]! })) };
};

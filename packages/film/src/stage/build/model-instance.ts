/** A model in the world: its meshes added once, posed for every frame. */

import type { Mesh } from '../../geometry/mesh.ts';
import type { AnchorName, Model, Pose, PoseInput } from '../../kits/model.ts';
import { identity, type Matrix, multiply, translationTo } from '../../math/matrix.ts';
import type { Picture } from '../../pictures/picture.ts';
import { type Item, triangleFlags, type World } from '../../render/world.ts';

/** The renderer finds the picture by its number in the colours, and the place in it by the rest positions. */
const withPicture = (mesh: Mesh, number: number): Mesh => ({
  ...mesh,
  colours: mesh.colours.map((_, at) => (at % 3 === 0 ? number : 0)),
});

const addPicture = (world: World, { width, height, pixels }: Picture): number => {
  const known = world.pictures.findIndex(({ rgba }) => rgba === pixels);
  return known >= 0 ? known : world.pictures.push({ width, height, rgba: pixels }) - 1;
};

type PartPose = Pose['parts'][string];

/** Kits use their buffers again for the next pose. */
const copyPart = (part: PartPose): PartPose => {
  if (part === null) return part;
  return Array.isArray(part) ? part.map((bone) => bone.slice()) : part.slice();
};

const copyPose = (pose: Pose): Pose => ({
  ...pose,
  parts: Object.fromEntries(Object.entries(pose.parts).map(([name, part]) => [name, copyPart(part)])),
});

const mixInto = <Numbers extends Float32Array | Float64Array>(
  from: Numbers,
  to: Numbers,
  share: number,
): Numbers => {
  const mixed = to.slice() as Numbers;
  for (let n = 0; n < mixed.length; n += 1) mixed[n] = from[n]! + (to[n]! - from[n]!) * share;
  return mixed;
};

const blendParts = (from: PartPose | undefined, to: PartPose, share: number): PartPose => {
  if (!from || !to) return to;
  if (from instanceof Float32Array && to instanceof Float32Array) return mixInto(from, to, share);
  if (from instanceof Float64Array && to instanceof Float64Array) return mixInto(from, to, share);
  if (Array.isArray(from) && Array.isArray(to))
    return to.map((bone, n) => (from[n] ? mixInto(from[n]!, bone, share) : bone));
  return to;
};

/** Between two postures of one body, by the matrices of its bones; a part that only one of them has is as in the second. */
const blendPoses = (from: Pose, to: Pose, come: number): Pose => {
  const share = come * come * (3 - 2 * come);
  const anchors: Pose['anchors'] = { ...to.anchors };
  for (const [name, anchor] of Object.entries(to.anchors) as [AnchorName, Matrix][]) {
    const before = from.anchors[name];
    if (before) anchors[name] = mixInto(before, anchor, share);
  }
  const parts = Object.fromEntries(
    Object.entries(to.parts).map(([name, part]) => [name, blendParts(from.parts[name], part, share)]),
  );
  return { ...to, parts, anchors };
};

export class ModelInstance {
  readonly model: Model;
  readonly #world: World;
  readonly #items: { name: string; item: Item }[];
  #pose: Pose = { parts: {}, anchors: {} };
  #root: Matrix = identity();
  readonly object: number;

  constructor(world: World, model: Model, root: Matrix) {
    this.model = model;
    this.#world = world;
    this.#root = root;
    this.object = world.nextObject();
    this.#items = model.parts.map(({ name, mesh, castsNoShadow, picture }) => ({
      name,
      item: world.add(
        picture ? withPicture(mesh, addPicture(world, picture)) : mesh,
        root,
        triangleFlags.merged | (castsNoShadow ? triangleFlags.castsNoShadow : 0),
        this.object,
      ),
    }));
  }

  /** Model to world, as it was last posed. */
  get root(): Matrix {
    return this.#root;
  }

  get triangles(): number {
    return this.#items.reduce((sum, { item }) => sum + item.triangles, 0);
  }

  /** Where its meshes lie in the world. */
  get items(): Item[] {
    return this.#items.map(({ item }) => item);
  }

  /** `before`: the posture that it comes from, and how far it has left it. */
  pose(root: Matrix, input: PoseInput, before: { input: PoseInput; share: number } | null = null): Pose {
    this.#root = root;
    const left = before && this.model.pose ? copyPose(this.model.pose(before.input)) : null;
    const own = this.model.pose?.(input) ?? { parts: {}, anchors: {} };
    this.#pose = left && before ? blendPoses(left, own, before.share) : own;
    for (const { name, item } of this.#items) {
      const part = this.#pose.parts[name];
      if (part === null) this.#world.hide(item);
      else if (part === undefined) this.#world.place(item, root);
      else if (part instanceof Float32Array) this.#world.deform(item, part, root);
      else if (Array.isArray(part))
        this.#world.skin(
          item,
          part.map((bone) => multiply(root, bone)),
        );
      else this.#world.place(item, multiply(root, part));
    }
    return this.#pose;
  }

  /** The anchor in world space, as it was last posed. */
  anchor(name: AnchorName): Matrix | undefined {
    const moving = this.#pose.anchors[name];
    if (moving) return multiply(this.#root, moving);
    const resting = this.model.anchors[name];
    return resting && multiply(this.#root, translationTo(resting));
  }
}

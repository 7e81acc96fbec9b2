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

  get triangles(): number {
    return this.#items.reduce((sum, { item }) => sum + item.triangles, 0);
  }

  /** Where its meshes lie in the world. */
  get items(): Item[] {
    return this.#items.map(({ item }) => item);
  }

  pose(root: Matrix, input: PoseInput): Pose {
    this.#root = root;
    this.#pose = this.model.pose?.(input) ?? { parts: {}, anchors: {} };
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

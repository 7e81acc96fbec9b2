/** A small picture of who is seen where, without light: tells whether what was asked for is in view. */

import { materialNames, materials } from '../../geometry/materials.ts';
import { dot, mix, subtract, type Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import { triangleFlags, type World } from '../../render/world.ts';

/** Height of the picture in samples; its width follows from the aspect. */
export const pictureHeight = 72;
/** Beyond the picture's edges, as a share of its size: shows what is cut off. */
const margin = 0.2;
const nearest = 0.05;

/** No picture has so many columns of samples. */
const columnLimit = 2 ** 16;
const columnBits = columnLimit - 1;
const rowBits = ~columnBits;

/** Glass and water do not hide what is behind them. */
const isSeenThrough = materialNames.map((name) => materials[name].opacity < 1);

/** What a view shows of one object. */
export type Seen = {
  /** Samples in the picture that show it. */
  visible: number;
  /** Samples in the picture that would show it if nothing were before it, and beyond the picture's edges. */
  inside: number;
  outside: number;
  /** Those of `outside` that are above the picture: a head, the tip of a wing. */
  above: number;
  /** Share of the picture's height and width that its visible part spans. */
  tall: number;
  wide: number;
  /** Where its visible part is: shares of the picture from its left and upper edge; null: nowhere. */
  box: PictureBox | null;
  /** Metres to the nearest visible point of it. */
  distance: number;
};

export type PictureBox = { left: number; right: number; top: number; bottom: number };

const unseen: Seen = {
  visible: 0,
  inside: 0,
  outside: 0,
  above: 0,
  tall: 0,
  wide: 0,
  box: null,
  distance: Number.POSITIVE_INFINITY,
};

type Box = { left: number; right: number; top: number; bottom: number };

export class IdBuffer {
  readonly #width: number;
  readonly #height: number;
  readonly #inner: Box;
  readonly #depth: Float32Array;
  readonly #ids: Uint16Array;
  /** The triangle that each sample shows, plus one. */
  readonly #triangles: Uint32Array;
  readonly #countsGlass: boolean;
  /** The object that covered a sample last while objects are drawn one after another. */
  readonly #stamps: Uint16Array;
  #screen = new Float32Array(0);
  /** Of each vertex the first row and column of samples from it on, in one number; -1 behind the lens. */
  #cells = new Int32Array(0);

  /** With `countsGlass`, glass and water that are wanted count as seen where nothing solid is before them. */
  constructor(aspect: number, { countsGlass = false } = {}) {
    this.#countsGlass = countsGlass;
    const width = Math.round(pictureHeight * aspect);
    const [x, y] = [Math.round(width * margin), Math.round(pictureHeight * margin)];
    this.#width = width + 2 * x;
    this.#height = pictureHeight + 2 * y;
    this.#inner = { left: x, right: x + width, top: y, bottom: y + pictureHeight };
    this.#depth = new Float32Array(this.#width * this.#height);
    this.#ids = new Uint16Array(this.#width * this.#height);
    this.#triangles = new Uint32Array(this.#width * this.#height);
    this.#stamps = new Uint16Array(this.#width * this.#height);
  }

  get samples(): number {
    const { left, right, top, bottom } = this.#inner;
    return (right - left) * (bottom - top);
  }

  /** How the objects in `wanted` are seen, by object number. */
  look(world: World, camera: Camera, wanted: ReadonlySet<number>): Map<number, Seen> {
    this.#project(world, camera);
    this.#depth.fill(0);
    this.#ids.fill(0);
    this.#triangles.fill(0);
    this.#stamps.fill(0);
    const seen = new Map<number, Seen>();
    for (const object of wanted) seen.set(object, { ...unseen });
    const { indexes, objects, materials: painted, flags } = world;
    const glass: number[] = [];
    let [last, found]: [number, Seen | undefined] = [0, undefined];
    const cells = this.#cells;
    for (let triangle = 0; triangle < world.triangles; triangle += 1) {
      const at = triangle * 3;
      const i = indexes[at]!;
      const j = indexes[at + 1]!;
      const k = indexes[at + 2]!;
      const a = cells[i]!;
      const b = cells[j]!;
      const c = cells[k]!;
      // Most triangles lie between samples or beside the picture: their corners share a row or a column.
      const apart = (a ^ b) | (a ^ c);
      const isCrossing = (a | b | c) < 0;
      if (isCrossing ? (a & b & c) < 0 : (apart & rowBits) === 0 || (apart & columnBits) === 0) continue;
      const object = objects[triangle]!;
      if (isSeenThrough[painted[triangle]!]) {
        if (this.#countsGlass && wanted.has(object) && !isCrossing) glass.push(triangle);
        continue;
      }
      if (object !== last) {
        last = object;
        found = seen.get(object);
      }
      const isTwoSided = (flags[triangle]! & triangleFlags.twoSided) !== 0;
      // Partly before the lens and partly behind it: a body that the camera is about to enter.
      if (isCrossing) {
        for (const [a, b, c] of this.#clip(world, camera, [i, j, k]))
          this.#fill(a, b, c, triangle, object, isTwoSided, found);
      } else this.#fill(i * 3, j * 3, k * 3, triangle, object, isTwoSided, found);
    }
    // After everything solid, so that a glass of juice still shows the juice.
    this.#count(seen);
    for (const triangle of glass) {
      const [a, b, c] = [0, 1, 2].map((n) => indexes[triangle * 3 + n]! * 3) as [number, number, number];
      this.#fill(a, b, c, triangle, objects[triangle]!, true, seen.get(objects[triangle]!));
    }
    if (glass.length > 0) this.#addGlass(seen, new Set(glass.map((triangle) => objects[triangle]!)));
    return seen;
  }

  /** How many different objects the picture last looked at shows, the sky as one. */
  objectsSeen(): number {
    const { left, right, top, bottom } = this.#inner;
    const found = new Set<number>();
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) found.add(this.#ids[y * this.#width + x]!);
    return found.size;
  }

  /** Calls back with the object and the triangle of every sample of the picture last looked at; the sky is object 0. */
  eachSample(use: (object: number, triangle: number) => void): void {
    const { left, right, top, bottom } = this.#inner;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const at = y * this.#width + x;
        use(this.#ids[at]!, this.#triangles[at]! - 1);
      }
  }

  /** Share of the picture last looked at that is sky. */
  shareOfSky(): number {
    let sky = 0;
    this.eachSample((_, triangle) => {
      if (triangle < 0) sky += 1;
    });
    return sky / this.samples;
  }

  /** Share of the picture last looked at that is filled by what is nearer than `distance`. */
  shareNearer(distance: number): number {
    const { left, right, top, bottom } = this.#inner;
    let near = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) if (this.#depth[y * this.#width + x]! > 1 / distance) near += 1;
    return near / this.samples;
  }

  /** The part of a triangle that is before the lens, as triangles whose corners follow those of the world. */
  #clip(
    { positions, vertices }: World,
    { position, right, up, forward, focalLength }: Camera,
    corners: readonly number[],
  ): [number, number, number][] {
    const points = corners.map((corner): Vec3 => {
      const from = subtract(
        [positions[corner * 3]!, positions[corner * 3 + 1]!, positions[corner * 3 + 2]!],
        position,
      );
      return [dot(from, right), dot(from, up), dot(from, forward)];
    });
    const kept = points.flatMap((point, n) => {
      const next = points[(n + 1) % 3]!;
      const isBefore = point[2] >= nearest;
      if (isBefore === next[2] >= nearest) return isBefore ? [point] : [];
      const crossing = mix(point, next, (nearest - point[2]) / (next[2] - point[2]));
      return isBefore ? [point, crossing] : [crossing];
    });
    const focal = focalLength * pictureHeight;
    const at = (n: number) => (vertices + n) * 3;
    for (const [n, [x, y, depth]] of kept.entries()) {
      this.#screen[at(n)] = this.#width / 2 + (x * focal) / depth;
      this.#screen[at(n) + 1] = this.#height / 2 - (y * focal) / depth;
      this.#screen[at(n) + 2] = 1 / depth;
    }
    return kept.slice(2).map((_, n) => [at(0), at(n + 1), at(n + 2)]);
  }

  #project(world: World, { position, right, up, forward, focalLength }: Camera): void {
    const { positions, vertices } = world;
    // Four more for what is cut at the lens.
    if (this.#screen.length < (vertices + 4) * 3) this.#screen = new Float32Array((vertices + 4) * 3);
    if (this.#cells.length < vertices) this.#cells = new Int32Array(vertices);
    const screen = this.#screen;
    const cells = this.#cells;
    const [lastColumn, lastRow] = [this.#width, this.#height];
    const focal = focalLength * pictureHeight;
    const [middleX, middleY] = [this.#width / 2, this.#height / 2];
    const [px, py, pz] = position;
    const [rx, ry, rz] = right;
    const [ux, uy, uz] = up;
    const [fx, fy, fz] = forward;
    for (let vertex = 0; vertex < vertices; vertex += 1) {
      const at = vertex * 3;
      const x = positions[at]! - px;
      const y = positions[at + 1]! - py;
      const z = positions[at + 2]! - pz;
      const depth = x * fx + y * fy + z * fz;
      // Behind the lens nothing is drawn, wherever this puts it.
      const near = depth < nearest ? 0 : 1 / depth;
      const share = focal * near;
      const across = middleX + (x * rx + y * ry + z * rz) * share;
      const down = middleY - (x * ux + y * uy + z * uz) * share;
      screen[at] = across;
      screen[at + 1] = down;
      screen[at + 2] = near;
      if (near === 0) {
        cells[vertex] = -1;
        continue;
      }
      const column = across < 0.5 ? 0 : across > lastColumn ? lastColumn : Math.ceil(across - 0.5);
      const row = down < 0.5 ? 0 : down > lastRow ? lastRow : Math.ceil(down - 0.5);
      cells[vertex] = row * columnLimit + column;
    }
  }

  #fill(
    a: number,
    b: number,
    c: number,
    triangle: number,
    object: number,
    isTwoSided: boolean,
    seen: Seen | undefined,
  ): void {
    const s = this.#screen;
    const ax = s[a]!;
    const ay = s[a + 1]!;
    const bx = s[b]!;
    const by = s[b + 1]!;
    const cx = s[c]!;
    const cy = s[c + 1]!;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0 || (area > 0 && !isTwoSided)) return;
    const width = this.#width;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(this.#height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const inverse = 1 / area;
    // Weights of two corners, and what a step to the right adds to them.
    const stepA = (by - cy) * inverse;
    const stepB = (cy - ay) * inverse;
    const nc = s[c + 2]!;
    const da = s[a + 2]! - nc;
    const db = s[b + 2]! - nc;
    for (let y = top; y <= bottom; y += 1) {
      const py = y + 0.5;
      const px = left + 0.5;
      let wa = ((cx - bx) * (py - by) - (cy - by) * (px - bx)) * inverse;
      let wb = ((ax - cx) * (py - cy) - (ay - cy) * (px - cx)) * inverse;
      for (let x = left; x <= right; x += 1, wa += stepA, wb += stepB) {
        if (wa < 0 || wb < 0 || wa + wb > 1) continue;
        const at = y * width + x;
        if (seen !== undefined && this.#stamps[at] !== object) {
          this.#stamps[at] = object;
          if (this.#isInside(x, y)) seen.inside += 1;
          else {
            seen.outside += 1;
            if (y < this.#inner.top) seen.above += 1;
          }
        }
        const near = wa * da + wb * db + nc;
        if (near <= this.#depth[at]!) continue;
        this.#depth[at] = near;
        this.#ids[at] = object;
        this.#triangles[at] = triangle + 1;
      }
    }
  }

  #isInside(x: number, y: number): boolean {
    const { left, right, top, bottom } = this.#inner;
    return x >= left && x < right && y >= top && y < bottom;
  }

  /** A thing of glass is measured again with its glass; the solid things behind it keep their measures. */
  #addGlass(seen: Map<number, Seen>, objects: ReadonlySet<number>): void {
    const again = new Map([...objects].map((object) => [object, { ...seen.get(object)!, visible: 0 }]));
    this.#count(again);
    for (const [object, one] of again) if (one.visible > seen.get(object)!.visible) seen.set(object, one);
  }

  #count(seen: Map<number, Seen>): void {
    const { left, right, top, bottom } = this.#inner;
    const boxes = new Map<number, Box>();
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const object = this.#ids[y * this.#width + x]!;
        const found = seen.get(object);
        if (!found) continue;
        found.visible += 1;
        found.distance = Math.min(found.distance, 1 / this.#depth[y * this.#width + x]!);
        const box = boxes.get(object);
        if (!box) boxes.set(object, { left: x, right: x, top: y, bottom: y });
        else {
          box.left = Math.min(box.left, x);
          box.right = Math.max(box.right, x);
          box.bottom = y;
        }
      }
    }
    for (const [object, box] of boxes) {
      const found = seen.get(object)!;
      found.tall = (box.bottom - box.top + 1) / (bottom - top);
      found.wide = (box.right - box.left + 1) / (right - left);
      found.box = {
        left: (box.left - left) / (right - left),
        right: (box.right + 1 - left) / (right - left),
        top: (box.top - top) / (bottom - top),
        bottom: (box.bottom + 1 - top) / (bottom - top),
      };
    }
  }
}

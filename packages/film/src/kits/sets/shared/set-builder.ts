/** Collects the pieces of a set and keeps them out of the way of the action and of the camera. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import type { Matrix } from '../../../math/matrix.ts';
import { createRandom, type Random, seedFor } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Place } from '../../../scene/scene.ts';
import type { Beam, Lamp, Particle } from '../../model.ts';
import type { ActionArea, BuiltSet, SetPiece, SetRequest, StageSet } from '../../set.ts';
import { hangStringLights } from './string-lights.ts';

export type Ground = (x: number, z: number) => number;
type ParticleSource = NonNullable<BuiltSet['particles']>;

export const maximumLamps = 20;

/** Of a whole set, however large its action is: what would exceed it is left out. Most sets have a third of it. */
export const mostSetTriangles = 400_000;

/** Only those the prompt names are there. */
export const isDeserted = ({ details = [] }: SetRequest) =>
  details.includes('empty') || details.includes('abandoned');
/** Nothing but the place is asked for: it is looked at from where it is seen best. */
export const isEmpty = ({ nouns = [] }: SetRequest) => nouns.length === 0;
export const isSnowy = ({ season, weather }: SetRequest) => season === 'winter' || weather.includes('snow');
export const isRainy = ({ weather }: SetRequest) => weather.includes('rain') || weather.includes('storm');
export const isDark = ({ darkness }: SetRequest) => darkness > 0.4;

/** Behind a place they are trees, and close no view. */
const woods = new Set<Place>(['forest', 'jungle', 'bamboo_forest']);

/** Half the picture's width as a tangent. */
const halfWidthOf = ({ aspect, focalLength }: ActionArea) => aspect / 2 / focalLength;

export class SetBuilder {
  readonly request: SetRequest;
  readonly area: ActionArea;
  readonly ground: Ground;
  readonly random: Random;
  readonly pieces: SetPiece[] = [];
  readonly lamps: Lamp[] = [];
  readonly beams: Beam[] = [];
  mirrorHeight: number | null = null;
  readonly #sources: ParticleSource[] = [];
  /** The middle of the action on the ground, and half its extent. */
  readonly centre: Vec3;
  /** Height of the ground under the action, and of the action above it. */
  readonly baseY: number;
  readonly actionHeight: number;
  readonly halfX: number;
  readonly halfZ: number;
  /** Angle of the view on the ground, from -z towards +x, and half its width, with room for a camera that turns. */
  readonly viewAngle: number;
  readonly halfView: number;
  #triangles = 0;
  readonly #taken: { x: number; z: number; radius: number }[] = [];

  constructor(request: SetRequest, area: ActionArea, ground: Ground = () => 0) {
    this.request = request;
    this.area = area;
    this.ground = ground;
    this.random = createRandom(seedFor(request.seed, request.place));
    this.centre = [(area.low[0] + area.high[0]) / 2, area.low[1], (area.low[2] + area.high[2]) / 2];
    this.baseY = Math.max(area.low[1], ground(this.centre[0], this.centre[2]));
    this.actionHeight = Math.max(0.02, area.high[1] - this.baseY);
    this.halfX = (area.high[0] - area.low[0]) / 2;
    this.halfZ = (area.high[2] - area.low[2]) / 2;
    const [dx, dz] = [
      area.cameraTarget[0] - area.cameraPosition[0],
      area.cameraTarget[2] - area.cameraPosition[2],
    ];
    this.viewAngle = Math.hypot(dx, dz) < 0.01 ? 0 : Math.atan2(dx, -dz);
    this.halfView = Math.min(Math.PI, Math.atan(halfWidthOf(area)) + 0.55);
  }

  get isSnowy() {
    return isSnowy(this.request);
  }
  /** Stars or northern lights are what the film is about. */
  get isSkyNamed() {
    return this.request.weather.some((one) => one === 'stars' || one === 'aurora');
  }
  get isRainy() {
    return isRainy(this.request);
  }
  get isDark() {
    return isDark(this.request);
  }

  add(mesh: Mesh, matrix?: Matrix, options: Omit<SetPiece, 'mesh' | 'matrix'> = {}): this {
    const triangles = mesh.triangles.length / 3;
    if (triangles === 0 || this.#triangles + triangles > mostSetTriangles) return this;
    this.#triangles += triangles;
    this.pieces.push({ mesh, ...(matrix && { matrix }), ...options });
    return this;
  }

  /** A piece modelled in place. */
  model(addShapes: (builder: MeshBuilder) => void, options: Omit<SetPiece, 'mesh' | 'matrix'> = {}): this {
    // A shape that begins below the limit may end above it.
    const builder = new MeshBuilder((mostSetTriangles - this.#triangles) * 0.9);
    addShapes(builder);
    return this.add(builder.mesh, undefined, options);
  }

  lamp(position: Vec3, colour: Vec3, reach: number): this {
    if (this.lamps.length < maximumLamps) this.lamps.push({ position, colour, reach });
    return this;
  }

  particles(source: ParticleSource): this {
    this.#sources.push(source);
    return this;
  }

  /** Where the camera is on its way, from -0.5 at the start to 0.5 at the end. */
  cameraOnWay(share: number): Vec3 {
    const { cameraPosition: p, cameraTravel: t } = this.area;
    return [p[0] + t[0] * share, p[1] + t[1] * share, p[2] + t[2] * share];
  }

  /** To the nearest point of the camera's way. */
  distanceToCamera(x: number, z: number): number {
    const { cameraPosition: p, cameraTravel: t } = this.area;
    const length = t[0] * t[0] + t[2] * t[2];
    const along = length < 0.01 ? 0 : ((x - p[0]) * t[0] + (z - p[2]) * t[2]) / length;
    const [cx, , cz] = this.cameraOnWay(Math.max(-0.5, Math.min(0.5, along)));
    return Math.hypot(x - cx, z - cz);
  }

  /** Metres from the action's box; 0 inside. */
  distanceToAction(x: number, z: number): number {
    const { low, high } = this.area;
    return Math.hypot(Math.max(low[0] - x, 0, x - high[0]), Math.max(low[2] - z, 0, z - high[2]));
  }

  /** Metres from the action's box or the strip between it and the camera, whichever is nearer. */
  distanceToSight(x: number, z: number): number {
    const [cx, , cz] = this.area.cameraPosition;
    const [ax, az] = [this.centre[0] - cx, this.centre[2] - cz];
    const length = Math.hypot(ax, az) || 1;
    const along = ((x - cx) * ax + (z - cz) * az) / length / length;
    const action = this.distanceToAction(x, z);
    if (along < 0 || along > 1) return action;
    const across = Math.abs((x - cx) * az - (z - cz) * ax) / length;
    return Math.min(action, Math.max(0, across - this.halfX * along));
  }

  isInView(x: number, z: number, radius = 0): boolean {
    const [cx, , cz] = this.area.cameraPosition;
    const [dx, dz] = [x - cx, z - cz];
    const distance = Math.hypot(dx, dz);
    if (distance < radius + 0.5) return true;
    let angle = Math.abs(Math.atan2(dx, -dz) - this.viewAngle);
    if (angle > Math.PI) angle = 2 * Math.PI - angle;
    return angle < this.halfView + Math.atan(radius / distance);
  }

  /** A place on the ground by where it is in the picture: -1 left edge to 1 right edge, metres from the camera. */
  atFrame(across: number, depth: number): [number, number] {
    const [cx, , cz] = this.area.cameraPosition;
    const side = across * depth * halfWidthOf(this.area);
    const [s, c] = [Math.sin(this.viewAngle), Math.cos(this.viewAngle)];
    return [cx + s * depth + c * side, cz - c * depth + s * side];
  }

  /** Whether something tall of this radius may stand here. */
  isClear(x: number, z: number, radius: number): boolean {
    if (this.distanceToAction(x, z) < radius + 0.25) return false;
    const [cx, , cz] = this.area.cameraPosition;
    if (this.distanceToCamera(x, z) < radius + 0.8) return false;
    const targets = [
      { at: this.centre, halfWidth: Math.max(this.halfX, 0.4) },
      ...this.area.landmarks.map(({ position, radius: r }) => ({ at: position, halfWidth: r * 0.8 })),
    ];
    for (const { at, halfWidth } of targets) {
      const [ax, az] = [at[0] - cx, at[2] - cz];
      const length = Math.hypot(ax, az) || 1;
      const along = ((x - cx) * ax + (z - cz) * az) / length / length;
      if (along < -0.05 || along > 2.2) continue;
      const across = Math.abs((x - cx) * az - (z - cz) * ax) / length;
      if (along > 1.02) {
        // Not straight behind either: a trunk must not grow out of a head.
        if (across < 0.35 * (halfWidth + radius)) return false;
        continue;
      }
      if (across < 0.5 + (halfWidth - 0.5) * Math.max(0, along) + radius + 0.2) return false;
    }
    return !this.area.landmarks.some(
      ({ position, radius: r }) => Math.hypot(x - position[0], z - position[2]) < r + radius,
    );
  }

  /** In the middle of the picture. */
  isBeforeView(angle: number): boolean {
    return Math.abs(angle - this.viewAngle) < Math.atan(halfWidthOf(this.area)) * 0.62;
  }

  /** Keeps later scattered things off this place. */
  take(x: number, z: number, radius: number): void {
    this.#taken.push({ x, z, radius });
  }
  isTaken(x: number, z: number, radius: number): boolean {
    return this.#taken.some((other) => Math.hypot(other.x - x, other.z - z) < other.radius + radius);
  }

  /**
   * Puts up to `count` things of one radius into the view between two distances from the camera, nearer ones as
   * likely as far ones, apart from each other.
   */
  scatter(
    count: number,
    { near, far, radius, gap = 0.6 }: { near: number; far: number; radius: number; gap?: number },
    place: (x: number, z: number, distance: number) => void,
    accept: (x: number, z: number) => boolean = () => true,
  ): this {
    const { random } = this;
    const isAerial = this.area.cameraPosition[1] - this.baseY > 25;
    let placed = 0;
    for (let attempt = 0; attempt < count * 8 && placed < count; attempt += 1) {
      const angle = this.viewAngle + (random() * 2 - 1) * this.halfView;
      // From above, far ground is seen as well as near ground: then evenly by area.
      const share = random();
      const distance = isAerial
        ? Math.sqrt(near * near + (far * far - near * near) * share)
        : near * (far / near) ** share;
      const [cx, , cz] = this.cameraOnWay(random() - 0.5);
      const [x, z] = [cx + Math.sin(angle) * distance, cz - Math.cos(angle) * distance];
      // Trees do not close the view to the mountains or the sea behind.
      // Nor the sky, where the stars are named.
      const { backdrop } = this.request;
      const isOpen = (backdrop !== null && !woods.has(backdrop)) || this.isSkyNamed;
      if (isOpen && !isAerial && radius > 1 && distance < 70 && this.isBeforeView(angle)) continue;
      if (!accept(x, z) || !this.isClear(x, z, radius) || this.isTaken(x, z, radius * gap)) continue;
      this.take(x, z, radius * gap);
      place(x, z, distance);
      placed += 1;
    }
    return this;
  }

  result(): BuiltSet {
    hangStringLights(this);
    const sources = this.#sources;
    const particles = (time: number, camera: Parameters<ParticleSource>[1]): Particle[] =>
      sources.flatMap((source) => source(time, camera));
    return {
      pieces: this.pieces,
      lamps: this.lamps,
      beams: this.beams,
      mirrorHeight: this.mirrorHeight,
      ...(sources.length > 0 && { particles }),
    };
  }
}

/** A place in the open without water; people and vehicles go across the view. */
export const onDryLand = (
  request: SetRequest,
  ground: Ground,
  build: (set: SetBuilder, area: ActionArea) => BuiltSet,
): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  build: (area) => build(new SetBuilder(request, area, ground), area),
});

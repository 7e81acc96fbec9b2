/** A small world with every material, and frames of it, for tests and benchmarks of the renderer. */

import { type MaterialName, materialNames } from '../../src/geometry/materials.ts';
import { MeshBuilder } from '../../src/geometry/mesh-builder.ts';
import { identity, translation } from '../../src/math/matrix.ts';
import type { Vec3 } from '../../src/math/vector.ts';
import { createCamera, type FrameState } from '../../src/render/frame-state.ts';
import { type Item, triangleFlags, World } from '../../src/render/world.ts';

const ballColours: Vec3[] = [
  [0.55, 0.06, 0.05],
  [0.8, 0.45, 0.08],
  [0.1, 0.3, 0.6],
  [0.12, 0.4, 0.1],
  [0.6, 0.55, 0.5],
];

const ball = (name: MaterialName, colour: Vec3, radius = 0.45, segments = 20) =>
  new MeshBuilder().paint(colour, name).sphere([0, radius, 0], radius, segments).mesh;

export type TestWorld = { world: World; moving: Item; columns: number };

/** Balls of all materials in rows, seen from +z; one more ball moves. */
export const createTestWorld = (segments = 20): TestWorld => {
  const world = new World();
  const ground = new MeshBuilder()
    .paint([0.25, 0.25, 0.24], 'matte')
    .heightField({ x0: -30, z0: -30, x1: 30, z1: 12 }, { x: 6, z: 6 }, () => 0);
  world.add(ground.mesh, identity(), triangleFlags.castsNoShadow);
  const columns = 8;
  const names = materialNames.filter((name) => name !== 'picture');
  for (const [n, name] of names.entries()) {
    const colour = ballColours[n % ballColours.length]!;
    const place = translation((n % columns) * 1.1 - 3.85, 0, -Math.floor(n / columns) * 1.3);
    world.add(ball(name, colour, 0.45, segments), place);
  }
  world.freeze();
  const moving = world.add(ball('glossy', [0.1, 0.5, 0.7], 0.3, segments), translation(0, 1, 1));
  return { world, moving, columns };
};

export const createTestState = (changes: Partial<FrameState> = {}): FrameState => ({
  time: 0,
  camera: createCamera([0, 2.6, 6.5], [0, 0.6, -1.6], 1.3),
  light: {
    sunDirection: [0.5, 0.65, 0.45],
    sunColour: [2.4, 2.15, 1.75],
    skyColour: [0.42, 0.52, 0.68],
    groundColour: [0.2, 0.19, 0.17],
    fogColour: [0.6, 0.68, 0.76],
    fogDensity: 0.004,
    fogStart: 10,
    fogHeight: null,
    lamps: [],
    shadowSoftness: 0.06,
  },
  sky: {
    zenith: [0.12, 0.28, 0.62],
    horizon: [0.62, 0.74, 0.86],
    cloudLit: [1.1, 1.08, 1.05],
    cloudDark: [0.55, 0.6, 0.68],
    cloudThreshold: 0.5,
    cloudEdge: 0.2,
    cloudScale: 0.16,
    cloudDrift: [0.004, 0.002],
    sunGlow: 0.4,
    sunDisc: 4,
    stars: 0,
    aurora: 0,
    milkyWay: 0,
    moon: null,
    rainbow: 0,
  },
  grade: { exposure: 0.75, vignette: 0.25, bloom: 0.5, saturation: 1.08, contrast: 1.06, tint: [1, 1, 1] },
  style: 'photoreal',
  shadow: { centre: [0, 0.5, -1.5], halfSize: 8 },
  mirrorHeight: null,
  focus: null,
  particles: [],
  beams: [],
  fade: 0,
  ...changes,
});

export const poseTestWorld = ({ world, moving }: TestWorld, time: number): void => {
  world.place(moving, translation(Math.sin(time * 3) * 2, 0.6 + Math.abs(Math.sin(time * 5)), 1));
};

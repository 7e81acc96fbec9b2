/** What one frame needs beside the world's triangles: camera, light, sky, particles. Plain data, so that any thread can draw it. */

import type { Beam, Lamp, Particle } from '../kits/model.ts';
import { cross, normalize, subtract, type Vec3 } from '../math/vector.ts';
import type { Style } from '../scene/scene.ts';

export type Camera = {
  position: Vec3;
  forward: Vec3;
  right: Vec3;
  up: Vec3;
  /** Focal length in heights of the picture: 1.3 is a normal lens, 2.5 a long one. */
  focalLength: number;
};

export const createCamera = (position: Vec3, target: Vec3, focalLength = 1.3, roll = 0): Camera => {
  const forward = normalize(subtract(target, position));
  const right = normalize(cross(forward, [Math.sin(roll), Math.cos(roll), 0]));
  return { position, forward, right, up: cross(right, forward), focalLength };
};

export type Light = {
  /** Towards the sun or moon. */
  sunDirection: Vec3;
  sunColour: Vec3;
  /** Light from above and from below. */
  skyColour: Vec3;
  groundColour: Vec3;
  fogColour: Vec3;
  /** Per metre, from `fogStart` metres on; with `fogHeight` it thins out above the ground. */
  fogDensity: number;
  fogStart: number;
  fogHeight: number | null;
  lamps: Lamp[];
  /** Radius in metres over which shadows fade. */
  shadowSoftness: number;
};

export type Sky = {
  zenith: Vec3;
  horizon: Vec3;
  /** Lit and shaded sides of clouds. */
  cloudLit: Vec3;
  cloudDark: Vec3;
  /** 1 is no cloud, 0 is all cloud; `cloudEdge` is how soft they are. */
  cloudThreshold: number;
  cloudEdge: number;
  cloudScale: number;
  /** Drift of clouds, per second. */
  cloudDrift: [number, number];
  /** Glow around the sun and brightness of its disc. */
  sunGlow: number;
  sunDisc: number;
  /** Stars, 0 to 1; the band of the northern lights, 0 to 1; the Milky Way, 0 to 1. */
  stars: number;
  aurora: number;
  milkyWay: number;
  moon: {
    direction: Vec3 /** Radians. */;
    radius: number;
    colour: Vec3 /** 0 new to 1 full. */;
    phase: number;
  } | null;
  rainbow: number;
};

export type Grade = {
  exposure: number;
  vignette: number;
  bloom: number;
  saturation: number;
  contrast: number;
  tint: Vec3;
};

export type FrameState = {
  /** Seconds since the film began. */
  time: number;
  camera: Camera;
  light: Light;
  sky: Sky;
  grade: Grade;
  style: Style;
  /** The area with shadows. */
  shadow: { centre: Vec3; halfSize: number };
  /** Height of the water or wet ground that mirrors the world; null: nothing does. */
  mirrorHeight: number | null;
  /** An upright mirror in whose plane the world is mirrored instead; the background is what it shows beyond all things. */
  mirror?: { normal: Vec3; offset: number; background: Vec3 } | null;
  /** Walls and furniture, no leaves: half of the samples do under a wide blur, and do not flicker. */
  isBackgroundStill?: boolean;
  focus: { distance: number /** 0.5 little blur, 2 much. */; aperture: number } | null;
  particles: Particle[];
  beams: Beam[];
  /** 0 to 1: how much of a black or white frame covers the picture. */
  fade: number;
};

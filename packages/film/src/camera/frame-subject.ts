/** How far away, how high and to which side the camera stands so that a group fills the frame as its shot size says. */

import { clamp } from '../math/interpolate.ts';
import type { Vec3 } from '../math/vector.ts';
import type { Angle, Shot } from '../scene/scene.ts';

/** Extent of what is framed, in metres: across and up as the camera sees it, and in depth. */
export type Extent = { width: number; height: number; depth: number };

export type Framing = {
  distance: number;
  /** Radians above the horizon from which the camera looks down; negative: from below. */
  elevation: number;
  focalLength: number;
};

/** Share of the picture's height that the group fills. */
const fills: Record<Exclude<Shot, 'auto'>, number> = {
  extreme_close_up: 1.15,
  close_up: 0.86,
  medium: 0.79,
  wide: 0.3,
  aerial: 0.46,
};

/** A figure that goes somewhere needs room to go, and where it goes is as much of the picture. */
const fillOfTraveller = 0.71;

/** Height from which on a building is a landmark, in metres. */
const landmarkHeight = 18;

const elevationOf = (angle: Angle, shot: Shot, height: number): number => {
  if (shot === 'aerial') return angle === 'top_down' ? 1.35 : height > landmarkHeight ? 0.3 : 0.46;
  switch (angle) {
    case 'low':
      return -0.22;
    case 'high':
      return 0.5;
    case 'top_down':
      return 1.3;
    case 'eye_level':
      return 0.03;
    default:
      // Small things are looked down upon, as a person does; tall ones are seen from the ground.
      return height < 0.15 ? 0.32 : height < 0.6 ? 0.22 : height < 1.1 ? 0.14 : height < 4 ? 0.09 : 0.06;
  }
};

const fillOf = ({ width, height, depth }: Extent, shot: Shot, isTravelling: boolean): number => {
  // Food and small things are looked at from near.
  if (shot === 'auto' && Math.max(width, height, depth) < smallThing) return 0.82;
  if (shot === 'auto' || shot === 'medium') return isTravelling ? fillOfTraveller : fills.medium;
  // From the air a tower is still what the picture is of.
  if (shot === 'aerial' && height > landmarkHeight) return 0.7;
  return fills[shot];
};

/** In metres. */
const smallThing = 0.55;

export const frameSubject = (
  extent: Extent,
  { shot, angle, aspect, isTravelling }: { shot: Shot; angle: Angle; aspect: number; isTravelling: boolean },
): Framing => {
  const focalLength =
    shot === 'aerial' || shot === 'wide' ? 1.15 : shot === 'auto' || shot === 'medium' ? 1.4 : 1.9;
  const fill = fillOf(extent, shot, isTravelling);
  const elevation = elevationOf(angle, shot, extent.height);
  // Seen from above, depth adds to the height on screen.
  const tall = extent.height * Math.cos(elevation) + extent.depth * Math.abs(Math.sin(elevation)) * 0.7;
  const byHeight = (tall * focalLength) / fill;
  const across = shot === 'extreme_close_up' ? 1.05 : Math.min(fill > 0.74 ? 0.9 : 0.72, fill + 0.12);
  const byWidth = (extent.width * focalLength) / (across * aspect);
  return {
    distance:
      Math.max(byHeight, byWidth, shot === 'extreme_close_up' ? 0.1 : shot === 'close_up' ? 0.15 : 0.22) +
      extent.depth * (fill > 0.74 ? 0.22 : 0.28),
    elevation,
    focalLength,
  };
};

/** The camera's place round a target. */
export const cameraAround = (target: Vec3, azimuth: number, elevation: number, distance: number): Vec3 => {
  const flat = Math.cos(clamp(elevation, -0.5, 1.45)) * distance;
  return [
    target[0] + Math.sin(azimuth) * flat,
    target[1] + Math.sin(elevation) * distance,
    target[2] + Math.cos(azimuth) * flat,
  ];
};

/** How the camera moves over the layers of a picture: near corners further than far ones, without uncovering an edge. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import type { Motion } from './motion/motions.ts';
import { ease } from './motion/motions.ts';
import type { Wishes } from './wishes.ts';

/** Shares of the picture at the end of the film. `enlarge` leaves room at the edges for what goes aside. */
type CameraPath = {
  /** Everything alike, as when the camera turns. */
  aside: number;
  down: number;
  /** Against `pivot`, as when the camera itself goes aside or up. */
  truck: number;
  lift: number;
  /** All alike, and what is near more than what is far; below 0 draws back. */
  enlarge: number;
  push: number;
  /** One side of the picture comes nearer, the other goes further away. */
  yaw: number;
};

const path = (given: Partial<CameraPath>): CameraPath => ({
  aside: 0,
  down: 0,
  truck: 0,
  lift: 0,
  enlarge: 0,
  push: 0,
  yaw: 0,
  ...given,
});

const pathOf = (move: Wishes['camera']): CameraPath => {
  if (move === 'static') return path({ push: 0.012 });
  if (move === 'pan_left') return path({ aside: 0.14, truck: 0.05, enlarge: 0.3 });
  if (move === 'pan_right' || move === 'follow') return path({ aside: -0.14, truck: -0.05, enlarge: 0.3 });
  if (move === 'orbit' || move === 'orbit_counterclockwise')
    return path({ truck: 0.24, lift: -0.01, enlarge: 0.16, push: 0.05, yaw: 0.2 });
  if (move === 'orbit_clockwise')
    return path({ truck: -0.24, lift: -0.01, enlarge: 0.16, push: 0.05, yaw: -0.2 });
  if (move === 'tilt_up') return path({ down: 0.13, enlarge: 0.3 });
  if (move === 'tilt_down') return path({ down: -0.13, enlarge: 0.3 });
  if (move === 'crane_up') return path({ down: 0.1, lift: 0.16, enlarge: 0.28 });
  if (move === 'crane_down') return path({ down: -0.1, lift: -0.16, enlarge: 0.28 });
  if (move === 'zoom_in') return path({ enlarge: 0.16, push: 0.16 });
  if (move === 'dolly_in') return path({ enlarge: 0.08, push: 0.28 });
  if (move === 'zoom_out' || move === 'dolly_out') return path({ truck: 0.004, lift: 0.004, push: -0.12 });
  if (move === 'drone') return path({ down: 0.03, lift: 0.1, enlarge: 0.14, push: 0.4 });
  if (move === 'first_person') return path({ enlarge: 0.08, push: 0.5 });
  return path({ truck: 0.022, lift: -0.006, push: 0.06 });
};

/** Things as far as `pivot` stay where they are when the camera goes aside; without a subject that is the middle distance. */
export const middleDistance = 0.4;

/** Share of the picture over which what lies beyond its edge is made up for by what lies inside it. */
const border = 0.3;

/** Nothing is known beyond an edge: it stays where it is while the inside moves away from it, and what is between stretches. */
const held = (way: number, share: number): number => smoothstep(0, border, way > 0 ? share : 1 - share);

/** As far as the edges reach beyond the frame `way` is gone by all; the rest only by the inside. */
const within = (way: number, before: number, after: number, share: number): number => {
  const free = Math.min(Math.max(0, before), Math.max(-Math.max(0, after), way));
  return free + (way - free) * held(way, share);
};

export type CameraOptions = {
  horizon: number;
  isFlat: boolean;
  pivot?: number;
  /** Where it goes in to, in shares of the picture. */
  focus?: { x: number; y: number };
};

export const cameraMotion = (
  move: Wishes['camera'],
  { horizon, isFlat, pivot = middleDistance, focus = { x: 0.5, y: 0.3 * horizon + 0.35 } }: CameraOptions,
): Motion => {
  // A page or a logo is moved only where that is asked for, and then as a whole.
  const ways = isFlat && move === 'auto' ? path({}) : pathOf(move);
  const isShaky = move === 'handheld';
  return (mesh, { nearness }, { seconds, progress, size: { width, height } }) => {
    const way = ease(clamp(progress));
    const shake = isShaky ? smoothstep(0, 0.6, seconds) : 0;
    const shakeX = shake * width * 0.004 * (Math.sin(seconds * 5.1) + 0.6 * Math.sin(seconds * 9.7));
    const shakeY = shake * height * 0.005 * (Math.sin(seconds * 6.3 + 1) + 0.5 * Math.sin(seconds * 11.1));
    const push = ways.push + (isShaky ? 0.03 : 0);
    const [centreX, centreY] = [width * focus.x, height * focus.y];
    for (let at = 0; at < mesh.x.length; at += 1) {
      const near = isFlat ? 0.5 : nearness[at]!;
      const [x, y] = [mesh.x[at]!, mesh.y[at]!];
      const turned = isFlat ? 0 : way * ways.yaw * (x / width - 0.5);
      const zoom = way * (ways.enlarge + push * (0.4 + near * 1.3)) + turned;
      const asideWay = way * width * (ways.aside + ways.truck * (near - pivot)) + shakeX;
      const downWay = way * height * (ways.down + ways.lift * (near - pivot)) + shakeY;
      const [zoomX, zoomY] = [(x - centreX) * zoom, (y - centreY) * zoom];
      const aside = within(asideWay, centreX * zoom, (width - centreX) * zoom, x / width);
      const down = within(downWay, centreY * zoom, (height - centreY) * zoom, y / height);
      mesh.x[at] = x + aside + (zoom < 0 ? zoomX * held(zoomX, x / width) : zoomX);
      mesh.y[at] = y + down + (zoom < 0 ? zoomY * held(zoomY, y / height) : zoomY);
    }
  };
};

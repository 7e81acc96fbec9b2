/** Turns wheels about their hubs, by the way that the vehicle goes or, where it stands, at an even rate. */

import { smoothstep } from '../../math/interpolate.ts';
import type { Layer } from '../layers/build-layers.ts';
import { createMesh } from '../layers/draw-mesh.ts';
import type { Moment, Motion } from '../life/motion/motions.ts';
import type { Wheel } from './find-wheels.ts';

/** Radians in a second of a vehicle that stands. */
const rate = 2.6;

/** `travels`: what moves the vehicle as a whole; `sign`: -1 to the left. */
export const turnWheels = (wheels: readonly Wheel[], travels: readonly Motion[], sign: number): Motion => {
  const probe = createMesh({ width: 1, height: 1 }, 1);
  /** How far the hub has gone. */
  const wayOf = ({ x, y }: Wheel, layer: Layer, moment: Moment): number => {
    probe.x.fill(x);
    probe.y.fill(y);
    for (const travel of travels) travel(probe, layer, moment);
    return Math.hypot(probe.x[0]! - x, probe.y[0]! - y);
  };
  return (mesh, layer, moment) => {
    const { seconds } = moment;
    const turns = wheels.map((wheel) =>
      travels.length > 0
        ? (sign * wayOf(wheel, layer, moment)) / wheel.tread
        : sign * rate * seconds * smoothstep(-0.4, 0.9, seconds),
    );
    for (let at = 0; at < mesh.x.length; at += 1)
      for (const [n, { x, y, radius }] of wheels.entries()) {
        const [dx, dy] = [mesh.x[at]! - x, mesh.y[at]! - y];
        // Corners of cells that hold a part of the wheel.
        if (Math.hypot(dx, dy) > radius + 2 * mesh.cell) continue;
        const [sine, cosine] = [Math.sin(turns[n]!), Math.cos(turns[n]!)];
        mesh.x[at] = x + dx * cosine - dy * sine;
        mesh.y[at] = y + dx * sine + dy * cosine;
        break;
      }
  };
};

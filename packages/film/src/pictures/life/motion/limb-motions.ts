/** Wings that fold, an arm that waves. */

import { smoothstep } from '../../../math/interpolate.ts';
import type { Plane } from '../../plane.ts';
import type { Box } from '../../see/seen-picture.ts';
import type { Motion } from './motions.ts';

/** Wing beats a second, in the air and where it sits. */
const [beatsInAir, beatsAtRest] = [2.2, 0.55];

/** Wings seen from above fold over the body and open again. */
export const foldMotion = ({ width: columns, values }: Plane, box: Box, isInAir: boolean): Motion => {
  let [sum, count] = [0, 0];
  for (let at = 0; at < values.length; at += 1) {
    sum += (values[at]! * ((at % columns) + 0.5)) / columns;
    count += values[at]!;
  }
  const body = count > 0 ? sum / count : (box.left + box.right) / 2;
  const most = isInAir ? 0.64 : 0.5;
  return (mesh, _layer, { seconds, size: { width } }) => {
    const turn = seconds * (isInAir ? beatsInAir : beatsAtRest) * Math.PI * 2;
    const shut = smoothstep(0, 0.4, seconds) * most * (0.5 - 0.5 * Math.cos(turn));
    for (let at = 0; at < mesh.x.length; at += 1) mesh.x[at]! -= (mesh.x[at]! - body * width) * shut;
  };
};

/** The forearm swings about its elbow. */
export const waveMotion =
  (elbow: { x: number; y: number }, wrist: { x: number; y: number }): Motion =>
  (mesh, _layer, { seconds, size: { width, height } }) => {
    const angle = smoothstep(0.1, 0.7, seconds) * (0.32 * Math.sin(seconds * 6.5));
    const [ex, ey] = [elbow.x * width, elbow.y * height];
    const [dx, dy] = [wrist.x * width - ex, wrist.y * height - ey];
    const length = Math.max(1, Math.hypot(dx, dy));
    for (let at = 0; at < mesh.x.length; at += 1) {
      const [px, py] = [mesh.x[at]! - ex, mesh.y[at]! - ey];
      const along = (px * dx + py * dy) / (length * length);
      const apart = Math.abs(px * dy - py * dx) / length;
      const weight =
        smoothstep(0, 0.6, along) *
        (1 - smoothstep(1.5, 2, along)) *
        Math.exp(-((apart / (length * 0.42)) ** 2));
      if (weight < 0.01) continue;
      const turn = angle * weight;
      const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
      mesh.x[at] = ex + px * cosine - py * sine;
      mesh.y[at] = ey + px * sine + py * cosine;
    }
  };

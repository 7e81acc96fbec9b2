/** Water that flows: its texture goes along its own streaks, in two copies that take turns, so that it flows on and on within its banks. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { createLayer, type Layer } from '../../layers/build-layers.ts';
import type { Picture } from '../../picture.ts';
import { blurPlane, createPlane, type Plane, resizePlane, sampleAt } from '../../plane.ts';
import type { Moment, Motion } from '../motion/motions.ts';
import { weightsOf } from '../motion/motions.ts';

export type Flow = { x: Plane; y: Plane };

const fieldWidth = 192;

const lumaAt = (picture: Picture, size: { width: number; height: number }): Plane => {
  const luma = createPlane(size);
  const [stepX, stepY] = [picture.width / size.width, picture.height / size.height];
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      let [sum, count] = [0, 0];
      for (let v = Math.floor(y * stepY); v < Math.max((y + 1) * stepY, Math.floor(y * stepY) + 1); v += 2)
        for (
          let u = Math.floor(x * stepX);
          u < Math.max((x + 1) * stepX, Math.floor(x * stepX) + 1);
          u += 2
        ) {
          const at = (Math.min(picture.height - 1, v) * picture.width + Math.min(picture.width - 1, u)) * 4;
          sum += picture.pixels[at]! + picture.pixels[at + 1]! + picture.pixels[at + 2]!;
          count += 3;
        }
      luma.values[y * size.width + x] = sum / count / 255;
    }
  return luma;
};

/** Where the texture is drawn out, water goes that way, downwards; where it is not, straight down. Of length 1. */
export const flowAlong = (picture: Picture, mask: Plane): Flow => {
  const size = {
    width: fieldWidth,
    height: Math.max(2, Math.round((fieldWidth * picture.height) / picture.width)),
  };
  const { width, height } = size;
  const luma = lumaAt(picture, size);
  const inside = resizePlane(mask, size);
  const [xx, yy, xy] = [createPlane(size), createPlane(size), createPlane(size)];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      // Banks are edges too, but no streaks.
      const own = Math.min(
        inside.values[at - 1]!,
        inside.values[at + 1]!,
        inside.values[at - width]!,
        inside.values[at + width]!,
      );
      const dx = (luma.values[at + 1]! - luma.values[at - 1]!) * own;
      const dy = (luma.values[at + width]! - luma.values[at - width]!) * own;
      xx.values[at] = dx * dx;
      yy.values[at] = dy * dy;
      xy.values[at] = dx * dy;
    }
  const spread = width * 0.03;
  const [meanXx, meanYy, meanXy] = [blurPlane(xx, spread), blurPlane(yy, spread), blurPlane(xy, spread)];
  const flow = { x: createPlane(size), y: createPlane(size) };
  for (let at = 0; at < width * height; at += 1) {
    const [a, b, c] = [meanXx.values[at]!, meanYy.values[at]!, meanXy.values[at]!];
    const apart = Math.hypot(a - b, 2 * c);
    const drawnOut = apart / Math.max(1e-6, a + b);
    const across = 0.5 * Math.atan2(2 * c, a - b);
    let [x, y] = [-Math.sin(across), Math.cos(across)];
    if (y < 0) [x, y] = [-x, -y];
    // Streaks that lie level do not tell which way they go.
    const part = smoothstep(0.15, 0.6, drawnOut) * smoothstep(0.1, 0.45, y);
    flow.x.values[at] = x * part * inside.values[at]!;
    flow.y.values[at] = (y * part + (1 - part)) * inside.values[at]!;
  }
  const smooth = { x: blurPlane(flow.x, spread), y: blurPlane(flow.y, spread) };
  for (let at = 0; at < width * height; at += 1) {
    const length = Math.max(1e-4, Math.hypot(smooth.x.values[at]!, smooth.y.values[at]!));
    smooth.x.values[at]! /= length;
    smooth.y.values[at]! /= length;
  }
  return smooth;
};

/** Seconds in which a copy goes its way, and shares of the height that it goes in one. */
const turnSeconds = 1.1;
const rates = { river: 0.07, fall: 0.13 };

/** How far through its way a copy is, -0.5 to 0.5; the first one begins in the middle, where the picture is as it was. */
const shareAt = (seconds: number, isFirst: boolean): number => {
  const turns = seconds / turnSeconds + (isFirst ? 0.5 : 0);
  return turns - Math.floor(turns) - 0.5;
};

export const opacityOfSecond = ({ seconds }: Moment): number =>
  Math.round(256 * Math.abs(shareAt(seconds, true)) * 2);

/** The texture of `picture` where the mask is, twice, each with its motion. */
export const flowLayers = (
  picture: Picture,
  mask: Plane,
  nearness: Plane,
  { isFall, force }: { isFall: boolean; force: number },
): { layer: Layer; motion: Motion; opacityAt?: (moment: Moment) => number }[] => {
  const flow = flowAlong(picture, mask);
  const large = resizePlane(mask, picture);
  const pixels = new Uint8Array(picture.pixels);
  for (let at = 0; at < large.values.length; at += 1)
    pixels[at * 4 + 3] = Math.round(pixels[at * 4 + 3]! * smoothstep(0.3, 0.8, large.values[at]!));
  // Towards its banks water slows down, so that they stay.
  const soft = blurPlane(mask, mask.width * 0.012);
  const inner = { ...soft, values: soft.values.map((value) => smoothstep(0.35, 0.95, value)) };
  const layer = createLayer({ ...picture, pixels }, nearness, 8);
  const motionOf = (isFirst: boolean): Motion => {
    let weights: Float32Array | undefined;
    return (mesh, own, { seconds, size: { width, height } }) => {
      weights ??= weightsOf(mesh, inner, own.picture);
      const way = shareAt(seconds, isFirst) * turnSeconds * height * rates[isFall ? 'fall' : 'river'] * force;
      for (let at = 0; at < weights.length; at += 1) {
        if (weights[at]! < 0.02) continue;
        const [column, row] = [at % (mesh.columns + 1), Math.floor(at / (mesh.columns + 1))];
        const u = ((column * mesh.cell) / width) * flow.x.width - 0.5;
        const v = ((row * mesh.cell) / height) * flow.x.height - 0.5;
        // Near water is seen to go further.
        const reach = way * weights[at]! * (isFall ? 1 : 0.6 + 0.7 * clamp(own.nearness[at]!));
        mesh.x[at]! += reach * sampleAt(flow.x, u, v);
        mesh.y[at]! += reach * sampleAt(flow.y, u, v);
      }
    };
  };
  return [
    { layer, motion: motionOf(true) },
    { layer, motion: motionOf(false), opacityAt: opacityOfSecond },
  ];
};

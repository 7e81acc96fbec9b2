/** The skeleton of a four-legged body. */

import { add, scale, type Vec3 } from '../../../math/vector.ts';
import { Skeleton } from '../../../motion/skeleton.ts';
import type { Frame } from './shape.ts';

export const sides = [
  ['Left', 1],
  ['Right', -1],
] as const;

export const tailSegments = 4;
export const trunkSegments = 5;

/** Points along the tail, root first. */
export const tailPoints = ({ shape, spine, hipRise, depth, zHind, h }: Frame): Vec3[] => {
  const { length, angle, curl = 0.3 } = shape.tail;
  const points: Vec3[] = [[0, spine + hipRise + depth * 0.5, zHind - depth * 0.72]];
  for (let n = 0; n < tailSegments; n += 1) {
    const elevation = angle + (curl * n) / (tailSegments - 1);
    const step = (length * h) / tailSegments;
    points.push(add(points[n]!, [0, Math.sin(elevation) * step, -Math.cos(elevation) * step]));
  }
  return points;
};

export const trunkPoints = ({ headPoint, headCentre, h }: Frame): Vec3[] => {
  const root = headPoint(0, -0.35, 0.75);
  const reach = headCentre[1] - h * 0.1;
  return Array.from({ length: trunkSegments + 1 }, (_, n) => {
    const t = n / trunkSegments;
    return add(root, [0, -reach * t * 0.92, h * (0.16 * Math.sin(t * 2.6) + 0.05 * t)]);
  });
};

export const buildSkeleton = (frame: Frame): Skeleton => {
  const { shape, spine, zFront, zHind, hipRise, legX, footX, shoulderY, hipY, neckBase, headCentre, h } =
    frame;
  const skeleton = new Skeleton();
  skeleton.add('hips', [0, spine, 0], [0, spine + hipRise, zHind]);
  skeleton.add('chest', [0, spine, 0], [0, spine, zFront], 'hips');
  skeleton.add('neck', neckBase, headCentre, 'chest');
  skeleton.add('head', headCentre, frame.nose, 'neck');
  skeleton.add(
    'jaw',
    frame.headPoint(0, -0.3, 0.3),
    frame.headPoint(0, -0.55, shape.head.muzzle * 0.9),
    'head',
  );
  const tail = tailPoints(frame);
  for (let n = 0; n < tailSegments; n += 1)
    skeleton.add(`tail${n}`, tail[n]!, tail[n + 1]!, n === 0 ? 'hips' : `tail${n - 1}`);
  if (shape.trunk) {
    const trunk = trunkPoints(frame);
    for (let n = 0; n < trunkSegments; n += 1)
      skeleton.add(`trunk${n}`, trunk[n]!, trunk[n + 1]!, n === 0 ? 'head' : `trunk${n - 1}`);
  }
  const isHoof = shape.foot === 'hoof';
  const foot = footLength(frame);
  const hock = (shape.hock ?? (isHoof ? 0.47 : 0.36)) * hipY;
  const bow = shape.foot === 'column' ? 0.35 : 1;
  for (const [side, sign] of sides) {
    const apart = (t: number) => sign * (legX + (footX - legX) * t);
    const raise = (shape.sprawl ?? 0) > 0.3 ? shoulderY * 0.25 : 0;
    const earBase = frame.headPoint(sign * 0.7 * (shape.ears.apart ?? 0.7), 0.75, -0.1);
    skeleton.add(`ear${side}`, earBase, add(earBase, [sign * 0.02, shape.ears.length * h * 0.3, 0]), 'head');
    const elbow: Vec3 = [apart(0.75), shoulderY * 0.54 + raise, zFront + (isHoof ? 0.02 : -0.05) * h * bow];
    const wrist: Vec3 = [apart(1), shoulderY * (isHoof ? 0.14 : 0.13), zFront];
    skeleton.add(`frontUpper${side}`, [apart(0), shoulderY, zFront], elbow, 'chest');
    skeleton.add(`frontLower${side}`, elbow, wrist, `frontUpper${side}`);
    skeleton.add(`frontFoot${side}`, wrist, [apart(1), 0, zFront + foot], `frontLower${side}`);
    const knee: Vec3 = [apart(0.75), hipY * 0.66 + raise, zHind + 0.14 * hipY * bow];
    const ankle: Vec3 = [apart(1), hock, zHind - 0.14 * hipY * bow];
    skeleton.add(`hindUpper${side}`, [apart(0), hipY, zHind], knee, 'hips');
    skeleton.add(`hindLower${side}`, knee, ankle, `hindUpper${side}`);
    skeleton.add(`hindFoot${side}`, ankle, [apart(1), 0, zHind - 0.03 * h * bow + foot], `hindLower${side}`);
  }
  return skeleton;
};

/** From the ankle forward to the toe. */
export const footLength = ({ leg, shape }: Frame) =>
  leg * (shape.foot === 'paw' ? 1.2 : 0.5) * (shape.footSize ?? 1);

export const mid = (a: Vec3, b: Vec3, t = 0.5): Vec3 => add(scale(a, 1 - t), scale(b, t));

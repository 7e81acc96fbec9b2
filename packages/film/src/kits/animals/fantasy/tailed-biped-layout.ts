/** Where the joints of a two-legged animal with a tail are. Lengths are shares of the hip height. */

import { add, addScaled, type Vec3 } from '../../../math/vector.ts';
import { Skeleton } from '../../../motion/skeleton.ts';
import type { Coat } from '../shared/coat.ts';

export type TailedBiped = {
  nouns: string[];
  /** Height of the hips, metres. */
  hip: number;
  /** How far the trunk is raised at the front, radians. */
  pitch: number;
  trunk: number;
  girth: number;
  chest?: number;
  neck: { length: number; rise: number; thick: number };
  head: { radius: number; length: number; thick: number; drop: number };
  leg: number;
  arm: { length: number; thick: number };
  tail: { length: number; root: number; rise: number };
  ears?: { length: number; width: number };
  eye: { size: number; iris: Vec3 | null };
  hasTeeth?: boolean;
  fur?: number;
  hops?: boolean;
  coat: (colour: Vec3 | null) => Coat;
};

export const sides = [
  ['Left', 1],
  ['Right', -1],
] as const;
export const tailCount = 5;

export const layOut = (kind: TailedBiped, size: number) => {
  const h = kind.hip * size;
  const hip: Vec3 = [0, h * 1.02, 0];
  const along: Vec3 = [0, Math.sin(kind.pitch), Math.cos(kind.pitch)];
  const shoulder = addScaled(hip, along, kind.trunk * h);
  const { rise } = kind.neck;
  const head = addScaled(shoulder, [0, Math.sin(rise), Math.cos(rise)], kind.neck.length * h);
  const radius = kind.head.radius * h;
  const forward: Vec3 = [0, -Math.sin(kind.head.drop), Math.cos(kind.head.drop)];
  const up: Vec3 = [0, forward[2], -forward[1]];
  const headPoint = (side: number, above: number, ahead: number): Vec3 =>
    add(addScaled(addScaled(head, up, above * radius), forward, ahead * radius), [side * radius, 0, 0]);
  const skeleton = new Skeleton();
  skeleton.add('body', hip, shoulder);
  skeleton.add('neck', shoulder, head, 'body');
  skeleton.add('head', head, headPoint(0, 0, kind.head.length), 'neck');
  skeleton.add('jaw', headPoint(0, -0.45, 0.1), headPoint(0, -0.6, kind.head.length), 'head');
  const tail: Vec3[] = [addScaled(hip, along, -0.12 * h)];
  for (let n = 0; n < tailCount; n += 1) {
    const elevation = kind.tail.rise - kind.pitch * 0.35 * (1 - n / tailCount);
    tail.push(
      add(tail[n]!, [
        0,
        Math.sin(elevation) * ((kind.tail.length * h) / tailCount),
        -Math.cos(elevation) * ((kind.tail.length * h) / tailCount),
      ]),
    );
    skeleton.add(`tail${n}`, tail[n]!, tail[n + 1]!, n === 0 ? 'body' : `tail${n - 1}`);
  }
  const legX = kind.girth * h * 0.62;
  for (const [side, sign] of sides) {
    const top: Vec3 = [sign * legX, h * 0.95, 0];
    const knee: Vec3 = [sign * legX, h * 0.56, h * 0.2];
    const ankle: Vec3 = [sign * legX, h * 0.22, -h * 0.1];
    skeleton.add(`thigh${side}`, top, knee, 'body');
    skeleton.add(`shank${side}`, knee, ankle, `thigh${side}`);
    skeleton.add(`foot${side}`, ankle, [sign * legX, 0, h * 0.08], `shank${side}`);
    const armTop = add(addScaled(shoulder, along, -0.06 * h), [
      sign * kind.girth * h * 0.62,
      -kind.girth * h * 0.55,
      0,
    ]);
    skeleton.add(
      `arm${side}`,
      armTop,
      add(armTop, [0, -kind.arm.length * h * 0.6, kind.arm.length * h * 0.5]),
      'body',
    );
  }
  return { kind, h, hip, along, shoulder, head, radius, headPoint, skeleton, tail, legX, forward, up };
};
export type Layout = ReturnType<typeof layOut>;

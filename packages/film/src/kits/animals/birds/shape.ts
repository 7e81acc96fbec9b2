/** Birds by proportion. Lengths are shares of the trunk's length; inside the head, of its radius. The rest pose is level, as in flight. */

import { add, type Vec3 } from '../../../math/vector.ts';
import { Skeleton } from '../../../motion/skeleton.ts';
import type { SkinContext } from '../shared/skin-context.ts';

export type BirdShape = {
  /** Metres from breast to rump. */
  length: number;
  depth: number;
  width?: number;
  /** How far the body leans back when it stands, radians. */
  pitch: number;
  neck: {
    length: number;
    /** Half its thickness at either end. */
    base: number;
    tip: number;
    /** Elevation of the three parts of the neck, standing and in flight. */
    standing: [number, number, number];
    flying?: [number, number, number];
  };
  head: { radius: number; wide?: number };
  /** Far round, as owls do. */
  turnsHead?: boolean;
  beak: {
    kind: 'cone' | 'hook' | 'needle' | 'flat' | 'long' | 'big';
    length: number;
    thick: number;
    colour: string;
    tip?: string;
  };
  eyes: { size: number; side: number; up?: number; iris?: Vec3 | null; rim?: Vec3 };
  legs: { length: number; thick: number; colour: string; isWebbed?: boolean; thigh?: number };
  wings: {
    kind: 'feathers' | 'flipper' | 'stubs';
    /** One wing, and how far its feathers reach back. */
    span: number;
    chord: number;
    /** Coverts, inner feathers, outer feathers and their tips. */
    covert: string;
    inner: string;
    outer: string;
    tip?: string;
    /** How far the outer feathers spread apart like fingers. */
    fingers?: number;
  };
  tail: {
    length: number;
    width: number;
    count?: number;
    colour: string;
    angle?: number;
    spread?: number;
    tip?: string;
  };
  /** Beats a second; how much of the time it glides. */
  beat: number;
  glide?: number;
  gait?: 'walk' | 'hop' | 'waddle';
  feather?: number;
  /** Metres the whole bird takes up if more than body and neck, as with a fanned tail. */
  size?: Vec3;
  addDetails?: (context: BirdContext) => void;
};

export type BirdContext = SkinContext<BirdFrame>;

export const neckParts = 3;

export const measureBird = (shape: BirdShape) => {
  const unit = shape.length;
  const depth = shape.depth * unit;
  const width = depth * (shape.width ?? 0.9);
  const legLength = shape.legs.length * unit;
  const centreY = legLength + depth * (shape.pitch > 1 ? 0.9 : 0.75);
  const hip: Vec3 = [width * 0.45, centreY - depth * 0.45, -unit * 0.1];
  const flying = shape.neck.flying ?? [0.45, 0.4, 0.3];
  const neck: Vec3[] = [[0, centreY + depth * 0.35, unit * 0.34]];
  for (const angle of flying) {
    const step = (shape.neck.length * unit) / neckParts;
    neck.push(add(neck.at(-1)!, [0, Math.sin(angle) * step, Math.cos(angle) * step]));
  }
  const radius = shape.head.radius * unit;
  const headCentre = neck.at(-1)!;
  const headPoint = (side: number, up: number, ahead: number): Vec3 =>
    add(headCentre, [side * radius, up * radius, ahead * radius]);
  const shoulder: Vec3 = [width * 0.72, centreY + depth * 0.5, unit * 0.2];
  const tailRoot: Vec3 = [0, centreY + depth * 0.12, -unit * 0.44];
  return {
    shape,
    unit,
    depth,
    width,
    legLength,
    centreY,
    hip,
    neck,
    radius,
    headCentre,
    headPoint,
    shoulder,
    tailRoot,
  };
};
export type BirdFrame = ReturnType<typeof measureBird>;

export const birdSkeleton = (frame: BirdFrame): Skeleton => {
  const { shape, unit, centreY, neck, headCentre, headPoint, shoulder, tailRoot, hip } = frame;
  const skeleton = new Skeleton();
  skeleton.add('body', [0, centreY, 0], [0, centreY, unit * 0.4]);
  for (let n = 0; n < neckParts; n += 1)
    skeleton.add(`neck${n}`, neck[n]!, neck[n + 1]!, n === 0 ? 'body' : `neck${n - 1}`);
  skeleton.add('head', headCentre, headPoint(0, 0, 1), `neck${neckParts - 1}`);
  skeleton.add('beak', headPoint(0, -0.2, 0.75), headPoint(0, -0.2, 1.5), 'head');
  skeleton.add('tail', tailRoot, add(tailRoot, [0, 0, -shape.tail.length * unit]), 'body');
  for (const [side, sign] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    const root: Vec3 = [sign * shoulder[0], shoulder[1], shoulder[2]];
    const arm = shape.wings.span * unit * 0.42;
    const wrist = add(root, [sign * arm, 0, 0]);
    skeleton.add(`arm${side}`, root, wrist, 'body');
    skeleton.add(
      `hand${side}`,
      wrist,
      add(wrist, [sign * shape.wings.span * unit * 0.58, 0, 0]),
      `arm${side}`,
    );
    const top: Vec3 = [sign * hip[0], hip[1], hip[2]];
    const knee: Vec3 = [top[0], hip[1] * 0.52, hip[2] - hip[1] * 0.06];
    const foot: Vec3 = [top[0], 0.012 * unit, hip[2] + 0.02 * unit];
    skeleton.add(`thigh${side}`, top, knee, 'body');
    skeleton.add(`shank${side}`, knee, foot, `thigh${side}`);
    skeleton.add(`foot${side}`, foot, add(foot, [0, 0, 0.15 * unit]), `shank${side}`);
  }
  return skeleton;
};

/** The parts of somebody whose joints are seen. */

import { clamp } from '../../math/interpolate.ts';
import type { Size } from '../picture.ts';
import type { JointName, SeenPose } from '../see/seen-picture.ts';
import type { Body, Part } from './body.ts';
import { type Dot, type Outline, toCells } from './outline.ts';

/** From here on a joint is where the network says. */
const leastScore = 0.3;

/** Where on a line of bones a place is nearest: how far along, 0 to 1 and beyond its end, and how far from it. */
export const nearestOn = (bones: readonly Dot[], { x, y }: Dot) => {
  const lengths = bones.slice(1).map((b, n) => Math.hypot(b.x - bones[n]!.x, b.y - bones[n]!.y));
  const all = Math.max(
    1e-6,
    lengths.reduce((sum, one) => sum + one, 0),
  );
  let best = { along: 0, apart: Number.POSITIVE_INFINITY };
  let before = 0;
  for (const [n, length] of lengths.entries()) {
    const [a, b] = [bones[n]!, bones[n + 1]!];
    const share = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / Math.max(1e-6, length * length);
    const held = n === lengths.length - 1 ? Math.max(0, share) : clamp(share);
    const inner = clamp(share);
    const apart = Math.hypot(x - a.x - (b.x - a.x) * inner, y - a.y - (b.y - a.y) * inner);
    if (apart < best.apart) best = { along: (before + held * length) / all, apart };
    before += length;
  }
  return best;
};

export type Bones = { line: Dot[]; score: number };

/** A limb by its joints, in cells of the outline; nothing where one of them is not seen. */
export const bonesOf = (
  pose: SeenPose,
  names: readonly JointName[],
  outline: Outline,
  { width, height }: Size,
): Bones | null => {
  const joints = names.map((name) => pose[name]);
  const score = Math.min(...joints.map((joint) => joint.score));
  if (score < leastScore || joints.some(({ x, y }) => x < -0.02 || x > 1.02 || y < -0.02 || y > 1.02))
    return null;
  return { line: joints.map(({ x, y }) => toCells(outline, { x: x * width, y: y * height })), score };
};

/** Bones end at the wrist or the ankle: hands and feet go on a little. */
export const lengthen = (line: Dot[], share: number): Dot[] => {
  const [a, b] = [line.at(-2)!, line.at(-1)!];
  return [...line.slice(0, -1), { x: b.x + (b.x - a.x) * share, y: b.y + (b.y - a.y) * share }];
};

const lengthOf = (line: readonly Dot[]): number =>
  line.slice(1).reduce((sum, b, n) => sum + Math.hypot(b.x - line[n]!.x, b.y - line[n]!.y), 0);

/** Points at equal ways, as the lines of other parts have them. */
const evenly = (line: readonly Dot[]): Dot[] => {
  const whole = lengthOf(line);
  return Array.from({ length: 13 }, (_, n) => {
    let left = (whole * n) / 12;
    for (const [m, b] of line.slice(1).entries()) {
      const a = line[m]!;
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      if (left <= length || m === line.length - 2)
        return {
          x: a.x + ((b.x - a.x) * left) / Math.max(1e-6, length),
          y: a.y + ((b.y - a.y) * left) / Math.max(1e-6, length),
        };
      left -= length;
    }
    return { ...line.at(-1)! };
  });
};

/** A part along bones, with all that lies nearer to them than `reach`. */
export const partOfBones = (
  line: readonly Dot[],
  { inside, width, height }: Outline,
  reach: number,
  role: Part['role'],
  confidence: number,
): Part => {
  const along = new Float32Array(inside.length).fill(-1);
  for (let at = 0; at < width * height; at += 1) {
    if (!inside[at]) continue;
    const own = nearestOn(line, { x: at % width, y: Math.floor(at / width) });
    if (own.apart < reach) along[at] = clamp(own.along);
  }
  const side = line.at(-1)!.x < line[0]!.x ? -1 : 1;
  return { role, along, line: evenly(line), length: lengthOf(line), confidence, side };
};

/** Of the shoulders: legs whose knees and feet are nearer to each other cannot be told apart. */
const mostOverlap = 0.45;

export const bodyOfPose = (outline: Outline, pose: SeenPose, picture: Size): Body => {
  const { width, inside, box } = outline;
  const shoulders = [pose['left shoulder'], pose['right shoulder']].map(({ x, y }) =>
    toCells(outline, { x: x * picture.width, y: y * picture.height }),
  );
  const [left, right] = shoulders as [Dot, Dot];
  const centre = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const broad = Math.max(4, Math.hypot(left.x - right.x, left.y - right.y));
  const parts: Part[] = [];
  const legs = (['left', 'right'] as const).flatMap((side) => {
    const bones = bonesOf(pose, [`${side} hip`, `${side} knee`, `${side} ankle`], outline, picture);
    return bones ? [{ ...bones, line: lengthen(bones.line, 0.2) }] : [];
  });
  // Legs behind each other are one part; in a walk its copy is the other leg.
  const [first, second] = legs;
  const apart =
    first && second
      ? [1, 2].reduce((sum, at) => sum + Math.abs(first.line[at]!.x - second.line[at]!.x), 0) / 2
      : Number.POSITIVE_INFINITY;
  if (first && second && apart < broad * mostOverlap)
    legs.splice(0, 2, {
      line: first.line.map(({ x, y }, at) => ({
        x: (x + second.line[at]!.x) / 2,
        y: (y + second.line[at]!.y) / 2,
      })),
      score: Math.min(first.score, second.score),
    });
  for (const [n, { line, score }] of legs.entries()) {
    const along = new Float32Array(inside.length).fill(-1);
    for (let at = 0; at < inside.length; at += 1) {
      const place = { x: at % width, y: Math.floor(at / width) };
      if (!inside[at] || place.y < line[0]!.y) continue;
      const own = nearestOn(line, place);
      const isNearest = legs.every(
        (other, m) => m === n || nearestOn(other.line, place).apart + (m < n ? 0 : 1e-6) > own.apart,
      );
      if (isNearest && own.apart < broad * 0.75) along[at] = clamp(own.along);
    }
    const side = line.at(-1)!.x < centre.x ? -1 : 1;
    parts.push({ role: 'leg', along, line: evenly(line), length: lengthOf(line), confidence: score, side });
  }
  const seenHead = Math.max(pose.nose.score, pose['left ear'].score, pose['right ear'].score);
  const neck = Math.min(left.y, right.y);
  if (seenHead > leastScore && neck - box.top > 3) {
    const along = new Float32Array(inside.length).fill(-1);
    for (let at = 0; at < inside.length; at += 1) {
      const [x, y] = [at % width, Math.floor(at / width)];
      if (inside[at] && y < neck && Math.abs(x - centre.x) < broad * 0.75)
        along[at] = clamp((neck - y) / (neck - box.top));
    }
    const line = evenly([
      { x: centre.x, y: neck },
      { x: centre.x, y: box.top },
    ]);
    parts.push({ role: 'head', along, line, length: neck - box.top, confidence: seenHead, side: 1 });
  }
  return {
    plan: 'person',
    outline,
    parts,
    centre,
    radius: broad / 2,
    facing: 0,
    isRound: false,
    mouth: null,
  };
};

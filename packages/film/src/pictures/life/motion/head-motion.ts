/** Heads that turn, shake, look up or down and nod: what is near the middle of the face moves most and its outline not at all, so that nothing behind the head is uncovered. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import type { Size } from '../../picture.ts';
import type { Box, SeenFace } from '../../see/seen-picture.ts';
import type { FaceWish, PartAct } from '../wishes.ts';
import { dotOf, facePoints, yawOf } from './face-points.ts';
import type { Motion } from './motions.ts';

/** In pixels, with the way from the person's right to left as `aside`. */
type Head = {
  x: number;
  y: number;
  wide: number;
  tall: number;
  aside: { x: number; y: number };
  nose: { x: number; y: number } | null;
};

const headOf = (face: SeenFace, size: Size): Head => {
  const [left, right] = [dotOf(face, facePoints.leftmost, size), dotOf(face, facePoints.rightmost, size)];
  const [top, chin] = [dotOf(face, facePoints.forehead, size), dotOf(face, facePoints.chin, size)];
  const wide = Math.max(2, Math.hypot(right.x - left.x, right.y - left.y));
  return {
    x: (left.x + right.x + top.x + chin.x) / 4,
    y: (left.y + right.y + top.y + chin.y) / 4,
    wide,
    tall: Math.max(2, Math.hypot(chin.x - top.x, chin.y - top.y)),
    aside: { x: (right.x - left.x) / wide, y: (right.y - left.y) / wide },
    nose: dotOf(face, facePoints.noseTip, size),
  };
};

/** Of an animal, or of somebody whose face is not known by its points. */
const headInBox = ({ left, right, top, bottom }: Box, { width, height }: Size): Head => {
  const tall = (bottom - top) * height;
  return {
    x: ((left + right) / 2) * width,
    y: ((top + bottom) / 2) * height - tall * 0.06,
    wide: (right - left) * width,
    tall,
    aside: { x: 1, y: 0 },
    nose: null,
  };
};

/** In widths and heights of the face: the half axes of what turns, and of the whole head with its hair. */
const [ballWide, ballTall, hairWide, hairTall] = [0.62, 0.64, 1.2, 1.1];
/** Of the face's width or height: how far its middle, the tip of its nose and the whole head go, and the radians by which it leans to that side. */
const turning = { face: 0.16, nose: 0.06, head: 0.09, lean: 0.05 };
/** The same where its outline is only roughly known. */
const roughTurning = { face: 0.115, nose: 0, head: 0.05, lean: 0 };
const nodding = { face: 0.085, head: 0.055 };
/** Share of the way from one cheek to the middle at which a nose that comes nearer to the other is no longer drawn on. */
const mostYaw = 0.78;

export type HeadWay = {
  /** Of a look or a turn; -1 to the left of the picture, 1 to the right. */
  side: -1 | 1;
  /** -1 looks up, 1 down. */
  pitch: -1 | 0 | 1;
  /** Acts of the head as a part of the body. */
  acts?: ReadonlySet<PartAct>;
};

/** Down, of what a nod is; up or down, of the same; and radians to the side about the chin. */
const [bowing, looking, tilting] = [1, 0.7, 0.13];

export const headMotion = (
  place: Box | SeenFace,
  wishes: ReadonlySet<FaceWish>,
  { side, pitch, acts }: HeadWay,
): Motion => {
  const face = 'points' in place && place.points.length > 0 ? place : null;
  const box = 'points' in place ? place.box : place;
  const reach = face ? turning : roughTurning;
  // A nose goes no further than where the far cheek would be hidden.
  const share = face ? clamp((mostYaw - side * yawOf(face)) / (2 * (turning.face + turning.nose))) : 1;
  const isTurning = wishes.has('turn') || (wishes.has('look') && pitch === 0);
  const bow = acts?.has('lower_head') ? 1 : acts?.has('lift_head') ? -1 : 0;
  const tilt = acts?.has('tilt_head') ? side * tilting : 0;
  return (mesh, _layer, { seconds, size }) => {
    const head = face ? headOf(face, size) : headInBox(box, size);
    const { x, y, wide, tall, aside, nose } = head;
    const begin = smoothstep(0.3, 1.4, seconds);
    const turn =
      (isTurning ? side * share * begin : 0) +
      (wishes.has('shake') ? 0.6 * Math.sin(seconds * 5) * smoothstep(0, 0.5, seconds) : 0) +
      0.07 * Math.sin(seconds * 0.8) * smoothstep(0, 1, seconds);
    const nod =
      (wishes.has('nod') ? Math.sin(seconds * 4.4) * smoothstep(0.1, 0.5, seconds) : 0) +
      (wishes.has('laugh') ? 0.4 * Math.sin(seconds * 8.5) * smoothstep(0.1, 0.6, seconds) : 0) +
      // Looking up lifts the head already.
      (wishes.has('look') && pitch !== 0 ? looking * pitch : bow * bowing) * begin +
      0.12 * Math.sin(seconds * 1.1) * smoothstep(0, 1, seconds);
    for (let at = 0; at < mesh.x.length; at += 1) {
      const [dx, dy] = [mesh.x[at]! - x, mesh.y[at]! - y];
      const u = (dx * aside.x + dy * aside.y) / wide;
      const v = (dy * aside.x - dx * aside.y) / tall;
      const outer = (u / hairWide) ** 2 + ((v + 0.1) / hairTall) ** 2;
      if (outer >= 1) continue;
      const inner = (u / ballWide) ** 2 + (v / ballTall) ** 2;
      const whole = (1 - outer) ** 2;
      const ball = inner < 1 ? (1 - inner) ** 1.5 : 0;
      const tip = nose
        ? Math.exp(-((mesh.x[at]! - nose.x) ** 2 + (mesh.y[at]! - nose.y) ** 2) / (0.15 * wide) ** 2)
        : 0;
      const roll = (tilt * begin + turn * reach.lean) * tall * whole;
      const across =
        roll * (0.5 - v) + turn * wide * (reach.face * ball + reach.nose * tip + reach.head * whole);
      const down = (roll * u * wide) / tall + nod * tall * (nodding.face * ball + nodding.head * whole);
      mesh.x[at]! += across * aside.x - down * aside.y;
      mesh.y[at]! += across * aside.y + down * aside.x;
    }
  };
};

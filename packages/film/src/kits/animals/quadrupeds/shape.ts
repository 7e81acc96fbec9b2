/** Four-legged bodies by proportion. Lengths are shares of the height at the withers; inside the head, of the head's radius. */

import type { SoftBody } from '../../../geometry/soft-body.ts';
import { add, addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Coat, CoatPoint } from '../shared/coat.ts';
import type { EarOutline } from '../shared/ears.ts';
import type { SkinContext } from '../shared/skin-context.ts';

export type QuadrupedShape = {
  /** Metres at the withers. */
  height: number;
  /** Shoulder to hip. */
  length: number;
  /** Half the depth of the trunk; its half width relative to that. */
  depth: number;
  width?: number;
  /** Depth of chest, belly and rump relative to `depth`. */
  chest?: number;
  belly?: number;
  rump?: number;
  /** How much higher the hips are than the shoulders. */
  slope?: number;
  /** Half the thickness of a leg below the elbow. */
  leg: number;
  thigh?: number;
  foot: 'paw' | 'hoof' | 'column';
  footSize?: number;
  /** Height of the hock in shares of the hind leg. */
  hock?: number;
  /** Distance of the legs from the middle, in depths; and how far feet stand out sideways. */
  stance?: number;
  sprawl?: number;
  neck: { length: number; rise: number; base?: number; tip?: number };
  head: {
    radius: number;
    /** From the middle of the head to the nose. */
    muzzle: number;
    /** Half the thickness of the muzzle at its end and at its root. */
    tip: number;
    root?: number;
    drop: number;
    wide?: number;
    tall?: number;
    cheeks?: number;
    /** How far the nose lies below the middle of the head. */
    low?: number;
    /** Two pads at the end of the muzzle, as cats have. */
    pads?: number;
    /** No separate lower jaw. */
    jawless?: boolean;
  };
  ears: {
    kind: EarOutline | 'drop' | 'none';
    length: number;
    width: number;
    /** How far from the middle line, 0 to 1; how far they lean outwards and back, radians. */
    apart?: number;
    lean?: number;
    back?: number;
  };
  eyes: {
    size: number;
    side: number;
    up: number;
    iris?: Vec3 | null;
    pupil?: 'round' | 'slit' | 'bar';
    rim?: Vec3;
  };
  nose: { kind: 'pad' | 'nostrils' | 'snout' | 'none'; size?: number; colour?: Vec3 };
  tail: {
    length: number;
    /** Elevation at the root, radians; and how much further it turns upwards to the tip. */
    angle: number;
    curl?: number;
    root: number;
    tip: number;
    /** A tuft or brush of hair at the end: its half thickness. */
    tuft?: number;
    /** Longest hair, relative to the coat's. */
    hair?: number;
  };
  /** Length of hair on the trunk; 0: bare skin. */
  fur: number;
  furAt?: (point: CoatPoint) => number;
  furLift?: number;
  furCount?: number;
  trunk?: boolean;
  sit?: 'haunches' | 'upright' | 'lie';
  call?: 'bark' | 'howl' | 'roar';
  gait?: 'usual' | 'hop' | 'amble';
  /** Held in the paws while it eats, upright. */
  food?: 'bamboo' | 'nut' | 'leaf' | 'cheese' | 'fish' | 'banana' | 'carrot';
  /** More of the soft body: humps, manes, shells. */
  addToBody?: (context: BodyContext) => void;
  /** Hard things on top: horns, antlers, tusks, spines. */
  addDetails?: (context: DetailContext) => void;
};

export type BodyContext = { frame: Frame; skeleton: Skeleton; body: SoftBody; coat: Coat };
export type DetailContext = SkinContext<Frame>;

/** A young animal of the kind: smaller, with a larger head, shorter muzzle and thicker legs. */
export const young = (shape: QuadrupedShape, size = 0.55): QuadrupedShape => ({
  ...shape,
  height: shape.height * size,
  length: shape.length * 0.86,
  depth: shape.depth * 1.06,
  leg: shape.leg * 1.25,
  neck: { ...shape.neck, length: shape.neck.length * 0.85 },
  head: {
    ...shape.head,
    radius: shape.head.radius * 1.38,
    muzzle: 0.9 + (shape.head.muzzle - 0.9) * 0.62,
  },
  eyes: { ...shape.eyes, size: shape.eyes.size * 1.12 },
  tail: { ...shape.tail, length: shape.tail.length * 0.75 },
});

/** Where the joints of a body of this shape are, in metres. */
export const measure = (shape: QuadrupedShape) => {
  const h = shape.height;
  const length = shape.length * h;
  const depth = shape.depth * h;
  const spine = h - depth * 1.06;
  const [zFront, zHind] = [length / 2, -length / 2];
  const hipRise = (shape.slope ?? 0) * h;
  const legX = (shape.stance ?? 0.56) * depth * (shape.width ?? 0.88) * 1.1;
  const footX = legX * (1 + (shape.sprawl ?? 0));
  const shoulderY = spine - depth * 0.42;
  const hipY = spine + hipRise - depth * 0.25;
  const neckBase: Vec3 = [0, spine + depth * 0.42, zFront + depth * 0.38];
  const { rise } = shape.neck;
  const headCentre = addScaled(neckBase, [0, Math.sin(rise), Math.cos(rise)], shape.neck.length * h);
  const radius = shape.head.radius * h;
  const { drop } = shape.head;
  const forward: Vec3 = [0, -Math.sin(drop), Math.cos(drop)];
  const up: Vec3 = [0, Math.cos(drop), Math.sin(drop)];
  /** Side, up, forward in head radii. */
  const headPoint = (side: number, above: number, ahead: number): Vec3 =>
    addScaled(addScaled(add(headCentre, [side * radius, 0, 0]), up, above * radius), forward, ahead * radius);
  const headDirection = (side: number, above: number, ahead: number): Vec3 => [
    side,
    above * up[1] + ahead * forward[1],
    above * up[2] + ahead * forward[2],
  ];
  const nose = headPoint(0, -(shape.head.low ?? 0.28), shape.head.muzzle);
  return {
    shape,
    h,
    length,
    depth,
    spine,
    zFront,
    zHind,
    hipRise,
    legX,
    footX,
    shoulderY,
    hipY,
    neckBase,
    headCentre,
    radius,
    headPoint,
    headDirection,
    nose,
    leg: shape.leg * h,
  };
};
export type Frame = ReturnType<typeof measure>;

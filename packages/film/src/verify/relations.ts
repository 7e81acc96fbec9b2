/** Whether one thing is to another in the picture as a relation says. */

import type { RelationKind } from '../facts/facts.ts';
import type { PictureBox } from '../stage/check/id-buffer.ts';
import type { Sight } from './look.ts';

/** Boxes of all copies together, and the distance of the nearest. */
export type Place = { box: PictureBox; distance: number };

export const placeOf = (sights: readonly Sight[]): Place | null => {
  const boxes = sights.flatMap(({ seen }) => seen.box ?? []);
  if (boxes.length === 0) return null;
  return {
    box: {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
    distance: Math.min(...sights.map(({ seen }) => seen.distance)),
  };
};

export const middleX = ({ box }: Place) => (box.left + box.right) / 2;
const middleY = ({ box }: Place) => (box.top + box.bottom) / 2;
/** Shares of the picture by which a middle has to be beside another. */
const beside = 0.03;
/** The most that may be between two that are near each other. */
const near = 0.3;

const gapAcross = (a: Place, b: Place) => Math.max(a.box.left - b.box.right, b.box.left - a.box.right);
const gapUp = (a: Place, b: Place) => Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom);
/** 0 or less: their boxes overlap. */
export const gapBetween = (a: Place, b: Place) => Math.max(gapAcross(a, b), gapUp(a, b));

const overlapsAcross = (a: Place, b: Place) => gapAcross(a, b) < 0;
const touches = (a: Place, b: Place) => gapAcross(a, b) < 0.01 && gapUp(a, b) < 0.03;
/** Most of the one within the other. */
const isWithin = (a: Place, b: Place) =>
  touches(a, b) &&
  middleX(a) > b.box.left &&
  middleX(a) < b.box.right &&
  middleY(a) > b.box.top - 0.25 * (b.box.bottom - b.box.top);

/** Undefined: the picture does not tell. */
export const holds = (kind: RelationKind, a: Place, b: Place, other: Place | null): boolean | undefined => {
  switch (kind) {
    case 'left_of':
      return middleX(a) < middleX(b) - beside;
    case 'right_of':
      return middleX(a) > middleX(b) + beside;
    case 'above':
    case 'over':
      return middleY(a) < middleY(b) && overlapsAcross(a, b);
    case 'under':
      return middleY(a) > middleY(b) && overlapsAcross(a, b);
    case 'on':
    case 'on_top_of':
      return (
        touches(a, b) && middleY(a) < b.box.bottom && a.box.top < b.box.top + 0.9 * (b.box.bottom - b.box.top)
      );
    case 'in':
    case 'inside':
    case 'in_middle_of':
      return isWithin(a, b);
    case 'against':
    case 'through':
      return touches(a, b);
    case 'in_front_of':
      return a.distance < b.distance;
    case 'behind':
      return a.distance > b.distance;
    case 'between':
      if (!other) return undefined;
      return (
        Math.min(middleX(b), middleX(other)) < middleX(a) && middleX(a) < Math.max(middleX(b), middleX(other))
      );
    case 'past':
    case 'beside':
    case 'near':
    case 'at':
    case 'with':
    case 'at_edge_of':
    case 'outside':
    case 'along':
    case 'around':
    case 'across':
      return gapBetween(a, b) < near;
    case 'far_from':
      return (
        Math.max(a.distance, b.distance) > 2 * Math.min(a.distance, b.distance) || gapBetween(a, b) > near
      );
    default:
      return undefined;
  }
};

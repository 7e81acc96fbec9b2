/** Whether one thing is to another in the picture as a tie says. */

import type { TieKind } from '../scene/scene.ts';
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

const middleX = ({ box }: Place) => (box.left + box.right) / 2;
const middleY = ({ box }: Place) => (box.top + box.bottom) / 2;
/** Shares of the picture by which a middle has to be beside another. */
const beside = 0.03;

const overlapsAcross = (a: Place, b: Place) => a.box.left < b.box.right && b.box.left < a.box.right;
const touches = (a: Place, b: Place) =>
  overlapsAcross(a, b) && a.box.top < b.box.bottom + 0.04 && b.box.top < a.box.bottom + 0.04;

/** Undefined: the picture does not tell, as of "with" or "facing". */
export const holds = (kind: TieKind, a: Place, b: Place, other: Place | null): boolean | undefined => {
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
    case 'riding':
      return touches(a, b) && a.box.top < b.box.bottom;
    case 'in':
    case 'driving':
    case 'holding':
    case 'against':
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
    case 'beside':
      return Math.abs(middleX(a) - middleX(b)) > beside && middleY(a) > b.box.top - 0.1;
    default:
      return undefined;
  }
};

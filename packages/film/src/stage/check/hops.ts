/** Whether the subject goes up and down where it is: the camera holds all of that, for one that went along would lose it. */

import { rootOf } from '../actor.ts';
import type { Stage } from '../stage.ts';

const samples = 48;
/** In heights of the body: what goes less high stays in the picture, what goes higher is a flight or a fall. */
const [leastHop, mostHop] = [0.6, 6];
/** And how far it goes along meanwhile at most. */
const mostAlong = 1.5;
const leastTurns = 2;

export const hops = ({ hero, clock }: Stage): boolean => {
  const root = hero && rootOf(hero);
  if (!hero || !root?.path || hero.thing.person !== null) return false;
  const points = Array.from(
    { length: samples },
    (_, n) => root.path!((clock.seconds * n) / samples).position,
  );
  const span = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const height = root.size[1];
  const along = Math.hypot(span(0), span(2));
  const steps = points.slice(1).map((point, n) => Math.sign(point[1] - points[n]![1]));
  const turns = steps.slice(1).filter((step, n) => step * steps[n]! < 0).length;
  return (
    span(1) > height * leastHop &&
    span(1) < height * mostHop &&
    along < Math.max(...root.size) * mostAlong &&
    turns >= leastTurns
  );
};

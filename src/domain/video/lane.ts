/** Lanes of the queue: videos of models that are first tried in the same place, and so have one order. */
import { type Routing, routesOf } from '../route.ts';

export type Lane = {
  name: string;
  /** The highest turn that was served in it: where the turns of a new account start. */
  servedTurn: number;
};

/**
 * Turns of different lanes say nothing about each other, since one place may be much faster than another: where lanes
 * meet in one place they take turns (`queue/table-queue.ts`).
 */
export const laneNameOf = (routing: Routing, model: string): string => {
  const [first] = routesOf(routing, model);
  return first === undefined || first.kind === 'local' ? 'local video' : first.name;
};

/** Lanes of the queue: videos that are made in the same place, and so have one order. */
import { type Routing, routesOf } from '../route.ts';

export type Lane = {
  name: string;
  /** The highest turn that was served in it: where the turns of a new account start. */
  servedTurn: number;
};

/** Stored with turns: a model whose first route is another one begins in the lane of that. */
export const laneNameOf = (routing: Routing, model: string): string => {
  const [first] = routesOf(routing, model);
  return first === undefined || first.kind === 'local' ? 'local video' : first.name;
};

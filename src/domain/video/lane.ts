/** Lanes of the queue: videos that are made in the same place, and so have one order. */
import { type Route, type Routing, routesOf } from '../route.ts';

export type Lane = {
  name: string;
  /** The highest turn that was served in it: where the turns of a new account start. */
  servedTurn: number;
};

const local = 'local video';
const placeOf = (route: Route): string => (route.kind === 'local' ? local : route.name);

/**
 * The lane of a model's videos. Models that can be made in one place are in one lane, also through a third model: the
 * next one to be made there is found by comparing turns, and turns of different lanes say nothing about each other.
 */
export const laneNameOf = (routing: Routing, videoModels: readonly string[], model: string): string => {
  const placesOf = (id: string) => routesOf(routing, id).map(placeOf);
  const places = new Set(placesOf(model));
  // Every create asks, and most installs make all videos here.
  if (places.has(local)) return local;
  let others = videoModels.filter((id) => id !== model);
  for (;;) {
    const connected = others.filter((id) => placesOf(id).some((place) => places.has(place)));
    if (connected.length === 0) break;
    for (const place of connected.flatMap(placesOf)) places.add(place);
    others = others.filter((id) => !connected.includes(id));
  }
  return places.has(local) ? local : ([...places].sort()[0] ?? local);
};

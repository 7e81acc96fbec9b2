/** A building, a vehicle or a hollow from inside, by its name or the nearest kind that a row has. */

import type { PlaceLook } from '../../scene/place-look.ts';
import { chainOf, sensesOf } from '../kinds.ts';
import { interiorRows, roomFittings } from './fitted/interiors.ts';
import { type FittedPlace, readFittings, readRow } from './fitted-places.ts';

/** The row of buildings of which no nearer kind has one. */
export const anyBuilding = 'building';

let byKind: Map<string, FittedPlace> | undefined;

const interiors = (): ReadonlyMap<string, FittedPlace> => {
  byKind ??= new Map(
    interiorRows
      .map(readRow)
      .flatMap(({ names, place, look }) => names.map((name) => [name, { place, look }])),
  );
  return byKind;
};

const tails = (noun: string): string[] => {
  const words = noun.split(' ');
  return words.map((_, from) => words.slice(from).join(' '));
};

export const interiorOf = (noun: string): FittedPlace | undefined => {
  const rows = interiors();
  for (const name of tails(noun)) {
    const own = rows.get(name);
    if (own) return own;
    const sense = sensesOf('noun', name).find(({ rank }) => rank < 2);
    const kind = sense && chainOf('noun', sense.sense).find((one) => rows.has(one.name));
    if (kind) return rows.get(kind.name);
  }
  return undefined;
};

/** "A treehouse kitchen": the room is of what its building is made of. */
export const roomWithin = (noun: string): PlaceLook | undefined => {
  for (const [room, fittings] of roomFittings) {
    if (!noun.endsWith(` ${room}`)) continue;
    const building = noun.slice(0, -room.length - 1);
    const look = interiors().get(tails(building).at(-1)!)?.look;
    if (look?.size) return { ...look, name: noun.slice(0, 60), fittings: readFittings(fittings) };
  }
  return undefined;
};

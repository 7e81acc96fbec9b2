/** How kinds of places are fitted out, by the noun that names them. */

import {
  type Finish,
  type Fitting,
  type PlaceLook,
  type RoomSize,
  type Spot,
  spotNames,
} from '../../scene/place-look.ts';
import type { Place } from '../../scene/scene.ts';
import { isIndoors } from '../indoors.ts';
import { kindRows, outdoorRows } from './fitted/outdoors.ts';
import { roomRows } from './fitted/rooms.ts';
import type { FittedRow } from './fitted/row.ts';
import { shopRows } from './fitted/shops.ts';
import { smallRoomRows } from './fitted/small-rooms.ts';
import { workRows } from './fitted/work-and-worship.ts';

const rows: FittedRow[] = [
  ...roomRows,
  ...smallRoomRows,
  ...shopRows,
  ...workRows,
  ...outdoorRows,
  ...kindRows,
];

const isSpot = (word: string): word is Spot => (spotNames as readonly string[]).includes(word);

/** "back: 2 sofa, lamp; wall: clock". */
export const readFittings = (text: string): Fitting[] =>
  text.split('; ').flatMap((part) => {
    const [spot, list] = part.split(': ');
    if (!spot || !list || !isSpot(spot)) return [];
    return list.split(', ').map((item) => {
      const counted = /^(\d+) (.+)$/.exec(item);
      return { noun: counted?.[2] ?? item, count: Number(counted?.[1] ?? 1), spot };
    });
  });

export type FittedPlace = { place: Place; look: PlaceLook };

export const readRow = ([names, place, room, fittings]: FittedRow): FittedPlace & { names: string[] } => {
  const all = names.split(', ');
  const [size, finish] = (room?.split(' ') ?? [null, null]) as [RoomSize | null, Finish | null];
  return {
    names: all,
    place,
    look: { name: all[0]!, size, finish, fittings: fittings === '' ? [] : readFittings(fittings) },
  };
};

let byName: Map<string, FittedPlace> | undefined;

export const fittedPlaces = (): ReadonlyMap<string, FittedPlace> => {
  byName ??= new Map(
    rows
      .map(readRow)
      .flatMap(({ names, place, look }) => names.map((name) => [name, { place, look }] as const)),
  );
  return byName;
};

/** Words that only say that it is seen from within. */
const within = new Set([
  'interior',
  'inside',
  'hall',
  'room',
  'space',
  'indoors',
  'aisle',
  'floor',
  'setting',
]);

/**
 * By the whole name with what describes it, then by its last words: "a bright hospital waiting room". The bank of a
 * river has no counters: what has walls is the look of a place with walls alone.
 */
export const lookOfPlace = (
  noun: string,
  attributes: readonly string[],
  at: Place,
): PlaceLook | undefined => {
  const words = noun.split(' ');
  const names = [
    ...attributes.map((word) => `${word} ${noun}`),
    ...words.map((_, from) => words.slice(from).join(' ')),
    // "A call center office": the words before the last name it too.
    ...words.slice(0, -2).map((_, cut) => words.slice(0, words.length - 1 - cut).join(' ')),
    ...(within.has(words.at(-1)!)
      ? words.slice(0, -1).map((_, from) => words.slice(from, -1).join(' '))
      : []),
  ];
  const fitted = fittedPlaces();
  for (const name of names) {
    const found = fitted.get(name);
    if (found && isIndoors(found.place) === isIndoors(at)) return found.look;
  }
  return undefined;
};

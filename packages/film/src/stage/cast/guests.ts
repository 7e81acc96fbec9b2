/** Characters take part in a film, whether the prompt places them or not. */

import { plainThing } from '../../scene/plain-thing.ts';
import { limits, type Scene, type Thing } from '../../scene/scene.ts';

/** A character as the scene of an earlier film described it; null: only its picture is known. */
export type Character = { username: string; picturePath: string; thing: Thing | null };

export const guest = (character: string, name: string): Thing => plainThing(name, { character });

/** What it looks like comes from the character, what it does from the prompt. */
const dressAs = (thing: Thing, look: Thing): Thing => ({
  ...thing,
  name: look.name,
  kit: look.kit,
  art: look.art,
  colour: thing.colour ?? look.colour,
  material: look.material,
  size: look.size,
  person: look.person,
  wears: look.wears,
  traits: look.traits,
  lookSeed: look.lookSeed,
  // Drawn by its kit again, so it is no picture any more.
  character: look.kit ? null : thing.character,
});

/** Each is a picture in memory and an actor to be placed. */
const mostGuests = limits.things;

export const addGuests = (scene: Scene, characters: readonly Character[]): Scene => {
  const names = new Set(scene.things.map(({ character }) => character?.toLowerCase()));
  const usernames = characters
    .map(({ username }) => username)
    .filter((username) => !names.has(username.toLowerCase()));
  const things = [
    ...scene.things,
    ...usernames.slice(0, mostGuests).map((username) => guest(username, username)),
  ];
  const known = new Map(characters.map(({ username, thing }) => [username.toLowerCase(), thing]));
  return {
    ...scene,
    notDrawn: [...scene.notDrawn, ...usernames.slice(mostGuests, mostGuests + limits.notDrawn)],
    things: things.map((thing) => {
      const look = thing.character === null ? null : known.get(thing.character.toLowerCase());
      return look ? dressAs(thing, look) : thing;
    }),
  };
};

/** A given picture already shows the prompt's own things; only guests join it, and what it lacks. */
export const onlyGuests = (
  scene: Scene,
  characters: readonly Character[],
  isMissing: (thing: Thing) => boolean = () => false,
): Scene => {
  const looks = new Set(characters.flatMap(({ thing }) => (thing ? [thing.lookSeed] : [])));
  const isGuest = (thing: Thing) =>
    thing.character !== null || (thing.lookSeed !== undefined && looks.has(thing.lookSeed));
  const free = scene.things.filter((thing) => isGuest(thing) || isMissing(thing));
  // They bring along what they hold or ride.
  const brought = free.flatMap(({ ties }) =>
    ties.flatMap(({ kind, to }) => (kind === 'holding' || kind === 'riding' ? [scene.things[to]!] : [])),
  );
  const kept = scene.things.filter((thing) => free.includes(thing) || brought.includes(thing));
  return {
    ...scene,
    things: kept.map((thing) => ({
      ...thing,
      ties: thing.ties.flatMap(({ kind, to }) => {
        const at = kept.indexOf(scene.things[to]!);
        return at < 0 ? [] : [{ kind, to: at }];
      }),
      acts: thing.acts.map((act) => ({
        ...act,
        object: null,
        instrument: null,
        goal: null,
        source: null,
      })),
    })),
  };
};

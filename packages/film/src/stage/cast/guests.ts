/** Characters and given components take part in a film, whether the prompt places them or not. */

import type { Scene, Thing } from '../../scene/scene.ts';

/** A character as the scene of an earlier film described it; null: only its picture is known. */
export type Character = { username: string; picturePath: string; thing: Thing | null };

const guest = (character: string, name: string): Thing => ({
  name,
  kit: null,
  art: null,
  count: 1,
  colour: null,
  material: null,
  size: 'medium',
  person: null,
  wears: [],
  traits: [],
  ties: [],
  acts: [],
  character,
  isImplied: false,
});

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

export const addGuests = (scene: Scene, characters: readonly Character[], componentCount: number): Scene => {
  const things = [...scene.things];
  const names = new Set(things.map(({ character }) => character?.toLowerCase()));
  for (const { username } of characters) {
    if (!names.has(username.toLowerCase())) things.push(guest(username, username));
  }
  for (let n = 0; n < componentCount; n += 1) {
    if (!names.has(`component-${n}`)) things.push(guest(`component-${n}`, 'component'));
  }
  const known = new Map(characters.map(({ username, thing }) => [username.toLowerCase(), thing]));
  return {
    ...scene,
    things: things.map((thing) => {
      const look = thing.character === null ? null : known.get(thing.character.toLowerCase());
      return look ? dressAs(thing, look) : thing;
    }),
  };
};

/** A given picture already shows the prompt's own things; only guests join it. */
export const onlyGuests = (scene: Scene, characters: readonly Character[]): Scene => {
  const looks = new Set(characters.flatMap(({ thing }) => (thing ? [thing.lookSeed] : [])));
  const isGuest = (thing: Thing) =>
    thing.character !== null || (thing.lookSeed !== undefined && looks.has(thing.lookSeed));
  const kept = scene.things.filter(isGuest);
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

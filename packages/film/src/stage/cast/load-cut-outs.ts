/** Pictures for things that no kit draws: an emoji by its name, or what the user gave. */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findKit } from '../../kits/find-kit.ts';
import { cutOut } from '../../pictures/cut-out.ts';
import type { Picture } from '../../pictures/picture.ts';
import type { Scene, Thing } from '../../scene/scene.ts';
import { findPictureByArt } from '../../understand/words/word-lists.ts';
import type { CutOutMaker } from './cast.ts';
import { cutOutModel } from './cut-out-model.ts';

export type CharacterPicture = { username: string; picturePath: string };

const artFolder = () =>
  join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** Height in metres by the emoji's group. */
const heightOfKind: [RegExp, number][] = [
  [/^person|^people|family/, 1.7],
  [/^animal-mammal/, 0.8],
  [/^animal-bug/, 0.12],
  [/^animal-bird/, 0.35],
  [/^animal-marine/, 0.6],
  [/^animal/, 0.5],
  [/^plant/, 0.5],
  [/^food|^drink|^dishware/, 0.16],
  [/^place-building/, 8],
  [/^place/, 6],
  [/^transport-ground/, 1.6],
  [/^transport-air/, 4],
  [/^transport-water/, 3],
  [/^sport|^game/, 0.35],
  [/^music/, 0.6],
  [/^clothing/, 0.4],
  [/^household/, 0.6],
];

const artHeight = (art: string): number => {
  const kind = findPictureByArt(art)?.kind ?? '';
  return heightOfKind.find(([pattern]) => pattern.test(kind))?.[1] ?? 0.4;
};

/** Components join the scene as things whose character is `component-N`. */
const givenPath = (name: string, characters: readonly CharacterPicture[], components: readonly string[]) =>
  characters.find(({ username }) => username.toLowerCase() === name.toLowerCase())?.picturePath ??
  components[Number(/^component-(\d+)$/.exec(name)?.[1] ?? -1)];

const loadOne = async (
  thing: Thing,
  characters: readonly CharacterPicture[],
  components: readonly string[],
): Promise<{ picture: Picture; height: number } | undefined> => {
  if (thing.character !== null) {
    const path = givenPath(thing.character, characters, components);
    const picture = path ? await cutOut(path) : undefined;
    return picture && { picture, height: 1.6 };
  }
  if (thing.kit && findKit(thing.kit)) return undefined;
  if (!thing.art) return undefined;
  const picture = await cutOut(join(artFolder(), `${thing.art}.webp`)).catch(() => undefined);
  return picture && { picture, height: artHeight(thing.art) };
};

export const loadCutOuts = async (
  scene: Scene,
  characters: readonly CharacterPicture[],
  components: readonly string[],
): Promise<CutOutMaker> => {
  const loaded = new Map<Thing, { picture: Picture; height: number }>();
  for (const thing of scene.things) {
    const found = await loadOne(thing, characters, components);
    if (found) loaded.set(thing, found);
  }
  return (thing) => {
    const found = [...loaded].find(
      ([one]) => one.name === thing.name && one.art === thing.art && one.character === thing.character,
    )?.[1];
    return found && cutOutModel(found.picture, found.height);
  };
};

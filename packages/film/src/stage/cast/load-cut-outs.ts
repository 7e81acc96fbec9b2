/** Pictures for things that no kit draws: an emoji by its name, or what the user gave. */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findKit } from '../../kits/find-kit.ts';
import { plainOptions } from '../../kits/kit.ts';
import { cutOut } from '../../pictures/cut-out.ts';
import type { Picture } from '../../pictures/picture.ts';
import { type Component, type Cut, seeComponent } from '../../pictures/see-component.ts';
import type { Scene, Thing } from '../../scene/scene.ts';
import { findPictureByArt } from '../../understand/words/word-lists.ts';
import type { CutOutMaker } from './cast.ts';
import { cutOutModel } from './cut-out-model.ts';
import type { GivenComponent } from './join-components.ts';

/** `light`: of what it stands in, 1 as usual; `filmHeight` in pixels. */
export type CutOutView = { filmHeight: number; light: number };

export type CharacterPicture = { username: string; picturePath: string };

/** Somebody is on it, whatever else: a picture of a place or a pattern is shown as it is. */
const seeCharacter = async (
  character: CharacterPicture | undefined,
  filmHeight: number,
): Promise<Component | undefined> => {
  if (!character) return undefined;
  const seen = await seeComponent(character.picturePath, filmHeight);
  if (seen.role === 'thing' || seen.role === 'nothing') return seen;
  const picture = await cutOut(character.picturePath);
  return picture && { role: 'thing', picture, isPerson: true, isCutOff: false, height: null };
};

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

/** Without a face or a noun to tell it. */
const guessedHeight = 1.6;

/** As tall as the kit of its noun draws it, or as its face says, or as people are. */
const heightOf = ({ kit: noun, person }: Thing, { height, isPerson }: Cut): number => {
  if (height !== null) return height;
  const kit = noun && !person ? findKit(noun) : undefined;
  return (
    kit?.build(plainOptions(noun!, { detail: 2 }))?.size[1] ?? (isPerson || person ? 1.7 : guessedHeight)
  );
};

/** Light that a photograph shows on a thing, of which the scene brings its own. */
const [ownLight, ownColour] = [0.62, 0.9];

/** A photograph as the colours of the thing itself, or it would be lit twice. */
const unlit = (picture: Picture, light: number): Picture => {
  const pixels = new Uint8Array(picture.pixels);
  const gain = (ownLight * light) ** (1 / 2.2);
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = 0.3 * pixels[at]! + 0.59 * pixels[at + 1]! + 0.11 * pixels[at + 2]!;
    for (let n = 0; n < 3; n += 1) pixels[at + n] = (grey + (pixels[at + n]! - grey) * ownColour) * gain;
  }
  return { ...picture, pixels };
};

type Loaded = { picture: Picture; height: number };

const loadOne = async (
  thing: Thing,
  characters: readonly CharacterPicture[],
  components: readonly GivenComponent[],
  view: CutOutView,
): Promise<Loaded | undefined> => {
  if (thing.character !== null) {
    const name = thing.character.toLowerCase();
    const given =
      components.find((one) => one.name === name)?.seen ??
      (await seeCharacter(
        characters.find(({ username }) => username.toLowerCase() === name),
        view.filmHeight,
      ));
    return given?.role === 'thing'
      ? { picture: unlit(given.picture, view.light), height: heightOf(thing, given) }
      : undefined;
  }
  if (thing.kit && findKit(thing.kit)) return undefined;
  if (!thing.art) return undefined;
  const picture = await cutOut(join(artFolder(), `${thing.art}.webp`)).catch(() => undefined);
  return picture && { picture, height: artHeight(thing.art) };
};

export const loadCutOuts = async (
  scene: Scene,
  characters: readonly CharacterPicture[],
  components: readonly GivenComponent[],
  view: CutOutView,
): Promise<CutOutMaker> => {
  const loaded = new Map<Thing, Loaded>();
  for (const thing of scene.things) {
    const found = await loadOne(thing, characters, components, view);
    if (found) loaded.set(thing, found);
  }
  return (thing) => {
    const found = [...loaded].find(
      ([one]) => one.name === thing.name && one.art === thing.art && one.character === thing.character,
    )?.[1];
    return found && cutOutModel(found.picture, found.height);
  };
};

/** Given components take the places of the prompt's things that they show; what the prompt does not name joins the scene. */

import { findKit } from '../../kits/find-kit.ts';
import { plainOptions } from '../../kits/kit.ts';
import { type Component, seeComponent } from '../../pictures/see-component.ts';
import type { NamedColour } from '../../scene/named-colour.ts';
import { limits, type Scene, type Thing } from '../../scene/scene.ts';
import { guest } from './guests.ts';

/** `name` is the character under which a thing of the scene has its picture. */
export type GivenComponent = { name: string; path: string; seen: Component };

export const seeComponents = async (
  paths: readonly string[],
  filmHeight: number,
  pause: () => Promise<void>,
): Promise<GivenComponent[]> => {
  const given: GivenComponent[] = [];
  for (const [n, path] of paths.entries()) {
    given.push({ name: `component-${n}`, path, seen: await seeComponent(path, filmHeight) });
    await pause();
  }
  return given;
};

type CutOut = Extract<Component, { role: 'thing' }>;

/** Something stands or lies on it or in it: the picture is of that rather than of this. */
const isSupport = (scene: Scene, index: number): boolean =>
  scene.things.some(({ ties }) =>
    ties.some(({ kind, to }) => to === index && (kind === 'on' || kind === 'in')),
  );

const shapeOf = (noun: string): number | null => {
  const size = findKit(noun)?.build(plainOptions(noun, { detail: 2 })).size;
  return size ? Math.max(size[0], size[2]) / size[1] : null;
};

/** How unlike a thing the picture is: people are people, and what is long is long. Undefined: it is something else. */
const unlikeness = (scene: Scene, index: number, { picture, isPerson }: CutOut): number | undefined => {
  const { person, kit, character, isImplied, acts } = scene.things[index]!;
  if (character !== null || isImplied || (person !== null) !== isPerson) return undefined;
  const shape = kit && !isPerson ? shapeOf(kit) : null;
  const apart = shape ? Math.abs(Math.log(picture.width / picture.height / shape)) : 0.3;
  return apart + (isSupport(scene, index) ? 1.5 : 0) - (acts.length > 0 ? 0.5 : 0) + index * 0.15;
};

const replaced = (thing: Thing, character: string): Thing => ({ ...thing, character, count: 1, art: null });

const hexOf = (colour: readonly number[]): string =>
  `#${colour
    .map((level) =>
      Math.round(level * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Strong colours first: they are what a pattern is remembered by. */
const paletteOf = (colours: readonly [number, number, number][]): NamedColour[] =>
  colours
    .toSorted((a, b) => Math.max(...b) - Math.min(...b) - (Math.max(...a) - Math.min(...a)))
    .map((colour) => ({ name: 'given', hex: hexOf(colour) }));

/** Made things have no colour of their own; living ones do. */
const takesColour = ({ colour, person, character, kit, material }: Thing): boolean =>
  colour === null &&
  person === null &&
  character === null &&
  material === null &&
  !['walks', 'flies', 'swims', 'grows'].includes(findKit(kit ?? '')?.locomotion ?? '');

const colourBy = (scene: Scene, palette: readonly NamedColour[]): Scene => {
  if (palette.length === 0) return scene;
  let next = 0;
  return {
    ...scene,
    palette: [...palette, ...scene.palette].slice(0, limits.palette),
    things: scene.things.map((thing) =>
      takesColour(thing) ? { ...thing, colour: palette[next++ % palette.length]! } : thing,
    ),
  };
};

/** Of a bust only the upper part is looked at. `isFirst`: the beat in which those join that the prompt does not name. */
export const joinComponents = (scene: Scene, given: readonly GivenComponent[], isFirst: boolean): Scene => {
  const things = [...scene.things];
  for (const { name, seen } of given) {
    if (seen.role !== 'thing' || things.some(({ character }) => character === name)) continue;
    const likely = things
      .flatMap((_, index) => {
        const apart = unlikeness({ ...scene, things }, index, seen);
        return apart === undefined ? [] : [{ index, apart }];
      })
      .toSorted((a, b) => a.apart - b.apart)[0];
    if (likely) things[likely.index] = replaced(things[likely.index]!, name);
    else if (isFirst) things.push(guest(name, 'component'));
  }
  const colours = given.flatMap(({ seen }) => (seen.role === 'colours' ? paletteOf(seen.colours) : []));
  const { camera } = scene;
  const isClose = camera.shot === 'auto' && given.some(({ seen }) => seen.role === 'thing' && seen.isCutOff);
  return colourBy({ ...scene, things, ...(isClose && { camera: { ...camera, shot: 'close_up' } }) }, colours);
};

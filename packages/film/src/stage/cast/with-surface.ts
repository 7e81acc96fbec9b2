/** A model with the adjectives that are said of its surface: a mossy statue, a wet dog. */

import type { Kit, KitOptions } from '../../kits/kit.ts';
import type { Model } from '../../kits/model.ts';
import { plantKits } from '../../kits/plants/index.ts';
import type { Thing } from '../../scene/scene.ts';
import { hasSameColours } from '../change/recolour.ts';
import { mostSurfaceLooks, type Surface, surfaceLookOf } from '../change/surface-looks.ts';
import { isStateOfThing } from '../change/thing-states.ts';

const surfacesOf = ({ person }: Thing, kit: Kit | null): Surface[] => {
  if (person || kit?.character || ['walks', 'swims', 'flies', 'crawls'].includes(kit?.locomotion ?? ''))
    return person ? ['any'] : ['any', 'unclothed'];
  const all: Surface[] = ['any', 'unclothed', 'lifeless'];
  return kit && plantKits.includes(kit) ? all : [...all, 'built'];
};

/** The adjectives of a thing that show on its surface. */
export const surfacesShown = (kit: Kit, thing: Thing): string[] => {
  const surfaces = surfacesOf(thing, kit);
  const isLifeless = surfaces.includes('lifeless');
  return thing.traits
    .filter((trait) => {
      const row = surfaceLookOf(trait);
      // What becomes of lifeless things is told as a change that is over.
      return row && surfaces.includes(row.on) && !(isLifeless && isStateOfThing(trait));
    })
    .slice(0, mostSurfaceLooks);
};

/** Adjectives of its surface, where its kit does not show them itself. */
export const withSurface = (
  kit: Kit | null,
  thing: Thing,
  model: Model | undefined,
  asked: () => KitOptions,
): Model | undefined => {
  if (!model || !kit) return model;
  const shown = surfacesShown(kit, thing);
  if (shown.length === 0) return model;
  const options = asked();
  const own = kit.build(options);
  const without = kit.build({ ...options, traits: options.traits.filter((one) => !shown.includes(one)) });
  if (!hasSameColours(own, without)) return model;
  return shown.slice(0, mostSurfaceLooks).reduce((whole, trait) => surfaceLookOf(trait)!.look(whole), model);
};

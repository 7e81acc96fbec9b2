/** Where a thing is at home: by its name, or by what it is; nowhere where it only lies on another. */

import type { Place } from '../../scene/scene.ts';
import { placeOfNature, placeOfNoun } from '../../world/homes.ts';
import { isIndoors } from '../../world/indoors.ts';
import type { Draft, DraftThing } from '../draft.ts';
import { meaningsOf } from '../lexicon.ts';
import { living, vehicles } from '../nouns/nature.ts';
import { isVessel } from '../nouns/uses.ts';

export const airy = new Set<Place>(['sky', 'clouds']);

/** What stands on a shelf, a plate or a shoulder, or hangs in a tree, is not at home where it is; nor is an animal at the wheel. */
const isAway = (thing: DraftThing, { things }: Draft) =>
  thing.ties.some(({ kind, to }) => {
    const nature = things[to]?.noun?.nature;
    if (kind === 'driving' && nature === 'road_vehicle' && living.has(thing.noun?.nature ?? 'prop'))
      return true;
    if ((kind !== 'on' && kind !== 'in') || !nature || !thing.noun) return false;
    if (living.has(nature) || (kind === 'in' && (vehicles.has(nature) || isVessel(things[to]!.noun))))
      return true;
    if (
      /^(?:aquarium|fish bowl|birdcage|box|basket|bottle|computer|television|bird stand)$/.test(
        things[to]!.noun!.base,
      )
    )
      return true;
    if (nature === 'plant') return thing.noun.nature === 'food';
    return (
      (nature === 'prop' || nature === 'furniture' || nature === 'food') &&
      (vehicles.has(thing.noun.nature) || thing.noun.nature === 'building')
    );
  });

/** "A park bench": the first word of a name may tell. */
const hintOf = (name: string): Place | undefined => {
  const [first, second] = name.split(' ');
  if (
    !second ||
    [
      'school',
      'shop',
      'sea',
      'space',
      'city',
      'stage',
      'space',
      'home',
      'bar',
      'stable',
      'road',
      'moon',
      'fire',
      'ice',
    ].includes(first!)
  )
    return undefined;
  const meaning = meaningsOf(first!)?.find((one) => one.is === 'place');
  return meaning?.is === 'place' && !airy.has(meaning.place) ? meaning.place : undefined;
};

export const homeOf = (thing: DraftThing, draft: Draft): { place: Place; isNamed: boolean } | null => {
  const { noun, name } = thing;
  if (isAway(thing, draft)) return null;
  // Only a mermaid who sits on a rock is out of the water.
  if (noun?.base === 'mermaid' && thing.ties.some(({ kind }) => kind === 'on'))
    return { place: 'beach', isNamed: true };
  // A university building is seen from outside.
  const hint = placeOfNoun.has(name) ? undefined : hintOf(noun?.name ?? name);
  if (hint && !(noun?.nature === 'building' && isIndoors(hint))) return { place: hint, isNamed: true };
  const named =
    placeOfNoun.get(name) ?? placeOfNoun.get(noun?.name ?? '') ?? placeOfNoun.get(noun?.base ?? '');
  if (named) return { place: named, isNamed: true };
  if (!noun) return null;
  return { place: placeOfNature[noun.nature], isNamed: false };
};

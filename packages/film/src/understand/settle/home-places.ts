/** Where a scene is when the prompt does not say, by what the first thing stands on. */

import type { Place } from '../../scene/scene.ts';
import { pets, placeOfNature, placeOfNoun } from '../../world/homes.ts';
import type { Draft, DraftThing } from '../draft.ts';
import { living, type Nature } from '../nouns/nature.ts';
import { isHoldable } from '../nouns/uses.ts';

const outdoors: readonly Nature[] = ['plant', 'landform', 'building'];

/** "A lion on a sofa", "a polar bear in a bathtub": what an animal is on or in says where it is before its kind does. */
export const placeOfSupport = (
  { things }: Draft,
  homeOf: (thing: DraftThing) => { place: Place; isNamed: boolean } | null,
): Place | null => {
  const [first] = things;
  if (!first?.noun || first.noun.nature === 'person' || !living.has(first.noun.nature)) return null;
  for (const { kind, to } of first.ties) {
    const host = things[to]!;
    if (
      (kind !== 'on' && kind !== 'in' && kind !== 'under') ||
      !host.noun ||
      host.isImplied ||
      isHoldable(host.noun)
    )
      continue;
    const home = homeOf(host);
    const named = home?.isNamed ? home.place : null;
    if (host.noun.nature === 'furniture') return named ?? 'room';
    if ((host.noun.nature === 'prop' || (host.noun.nature === 'building' && kind === 'in')) && named)
      return named;
  }
  return null;
};

/** A cat on a branch is out of doors, a puppy in a drawer is not on the lawn. */
export const placeOfHost = ({ things }: Draft): Place | null => {
  const [first] = things;
  const isProp = first?.noun?.nature === 'prop';
  const hides = first?.ties.find(({ kind }) => kind === 'behind' || kind === 'under');
  const screen = hides && things[hides.to]!.noun;
  if (things.some(({ noun }) => noun?.base === 'telephone wire')) return 'village';
  if (
    first?.noun?.nature === 'person' &&
    /curtain|bed|table|desk|sofa|couch|wardrobe/.test(screen?.base ?? '')
  )
    return 'room';
  if (!pets.has(first?.noun?.base ?? '') && !isProp) return null;
  const host = first!.ties
    .filter(({ kind }) => ['on', 'in', 'under', 'behind', 'between', 'through'].includes(kind))
    .map(({ to }) => things[to]!)
    .find(({ noun }) => noun !== null);
  if (!host?.noun || /wall|fence|house|window/.test(host.noun.base)) return null;
  const named = placeOfNoun.get(host.name) ?? placeOfNoun.get(host.noun.base);
  if (named) return named;
  if (/branch|tree/.test(host.noun.base)) return isProp ? 'garden' : 'forest';
  if (isProp) return null;
  if (/lily pad/.test(host.noun.base)) return 'lake';
  if (outdoors.includes(host.noun.nature)) return placeOfNature[host.noun.nature];
  return host.noun.nature === 'furniture' && !/chimney|hammock|bench/.test(host.noun.base) ? 'room' : null;
};

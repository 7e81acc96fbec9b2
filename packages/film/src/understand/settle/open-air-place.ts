/** Where animals drink, paths lead and wings carry: places under the open sky that a few words tell better than their name. */

import type { PlaceDetail } from '../../scene/place-details.ts';
import { addOnce, type Draft, type Where } from '../draft.ts';
import { without } from './rearrange-things.ts';

const wild = new Set(['jungle', 'forest', 'savanna', 'meadow', 'hills', 'bamboo_forest']);
const standing = new Set([
  'stand',
  'sit',
  'lie',
  'look',
  'howl',
  'roar',
  'sleep',
  'sing',
  'talk',
  'wave',
  'point',
  'hug',
  'kiss',
  'read',
  'meditate',
  'photograph',
  'paint',
  'pray',
  'stretch',
  'yoga',
  'exercise',
  'tai_chi',
  'tree_pose',
  'warrior_pose',
]);

export const openAirPlace = (draft: Draft, where: Where): Where | null => {
  const { things, details } = draft;
  const has = (detail: PlaceDetail) => details.includes(detail);
  if (has('floating_island')) {
    draft.things = without(things, ({ noun, name }) =>
      /waterfall|island|cloud/.test(`${noun?.base} ${name}`),
    );
    // The island floats; what is built on it stands.
    for (const { noun, acts } of draft.things)
      if (noun?.nature === 'building')
        for (const act of acts) if (act.action === 'float' || act.action === 'hover') act.action = 'stand';
    return { place: 'clouds', isStated: true, backdrop: null };
  }
  const onWater = byTownWater(draft, where);
  if (onWater) return onWater;
  // A figure that drinks from a pond in the jungle stands at its shore with the jungle behind.
  const drinks = things.some(
    ({ noun, acts }) => noun?.nature !== 'person' && acts.some(({ action }) => action === 'drink'),
  );
  if (drinks && has('shallow') && wild.has(where.place)) {
    draft.things = without(things, ({ noun, name }) =>
      /^(?:pond|lake|waterhole|watering hole|water|oasis|oasis pool|stream|puddle|pool)$/.test(
        noun?.base ?? name,
      ),
    );
    addOnce(details, 'ford');
    return { place: 'lake', isStated: true, backdrop: where.place };
  }
  const hasWheels = things.some(({ noun }) => noun?.nature === 'road_vehicle');
  if (
    has('forest_path') &&
    !hasWheels &&
    ['road', 'forest', 'jungle', 'park', 'bamboo_forest'].includes(where.place)
  ) {
    draft.things = without(
      things,
      ({ noun, name, acts }) =>
        acts.length === 0 && /^(?:tree|path|trail|track|road|pine tree|birch)$/.test(noun?.base ?? name),
    );
    const isBamboo = draft.places.some(({ place }) => place === 'bamboo_forest');
    const isJungle = where.place === 'jungle';
    return {
      place: isBamboo ? 'bamboo_forest' : isJungle ? 'jungle' : 'forest',
      isStated: true,
      backdrop: null,
    };
  }
  // Only who stays where it is can be at the very tip.
  const [hero] = things;
  const stays =
    hero?.noun != null &&
    ['animal', 'person', 'bird'].includes(hero.noun.nature) &&
    hero.acts.every(({ action }) => action === null || standing.has(action));
  if (!(where.place === 'cliff' && stays)) draft.details = details.filter((one) => one !== 'promontory');
  if (stays && where.place === 'mountains' && draft.places.some(({ text }) => /ridge|ledge/.test(text)))
    return { place: 'mountain_top', isStated: true, backdrop: null };
  return aboveClouds(draft, where);
};

const waters = new Set(['river', 'lake', 'sea', 'harbour', 'swamp', 'coast', 'waterfall', 'beach']);

/** An old Chinese town with a river is built along it; lanterns on the water are part of the place. */
const byTownWater = (draft: Draft, where: Where): Where | null => {
  const { details, region } = draft;
  const has = (detail: PlaceDetail) => details.includes(detail);
  const hasLanterns = has('river_lanterns');
  if (hasLanterns)
    draft.things = without(draft.things, ({ noun, name }) => /lantern/.test(`${noun?.base} ${name}`));
  const isTown = ['village', 'street', 'city', 'alley'].includes(where.place) || has('old_town');
  const hasRiver = hasLanterns || draft.places.some(({ place }) => place === 'river');
  if (has('water_town') || !hasRiver || (region === 'chinese' && has('old_town') === false && !hasLanterns))
    return null;
  if (region === 'chinese' && isTown) {
    addOnce(details, 'water_town');
    return { place: 'river', isStated: true, backdrop: null };
  }
  if (!hasLanterns || waters.has(where.place)) return null;
  if (isTown) addOnce(details, 'canal');
  return { place: 'river', isStated: true, backdrop: isTown ? 'city' : null };
};

/** A figure that flies over a sea of clouds has no peak under the feet. */
const aboveClouds = ({ things, details }: Draft, where: Where): Where | null => {
  const isAirborne = things.some(({ acts }) =>
    acts.some(({ action }) => action === 'fly' || action === 'hover' || action === 'float'),
  );
  const isHigh =
    details.includes('sea_of_clouds') ||
    (details.includes('above_clouds') && (!where.isStated || ['sky', 'clouds'].includes(where.place)));
  return isHigh && isAirborne ? { place: 'clouds', isStated: true, backdrop: null } : null;
};

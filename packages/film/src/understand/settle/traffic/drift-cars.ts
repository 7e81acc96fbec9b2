/** A car that drifts slides round a bend on smoking tyres; it does not float. */

import { addOnce, type Draft, newAct } from '../../draft.ts';

const drifts = /^(?:drift|skid|power ?slid|slid|spin (?:its|the) (?:tyres|tires|wheels)|fishtail)/;
const bends = ['mountains', 'road', 'highway', 'forest', 'desert', 'hills', 'meadow'];

export const driftCars = (draft: Draft) => {
  for (const thing of draft.things) {
    const { noun, acts, name } = thing;
    if (noun?.nature !== 'road_vehicle' || /bike|cycle|scooter|board|sled|sleigh/.test(noun.base)) continue;
    const isCalled = /\bdrift\b/.test(name);
    const isSaid = acts.some(({ verb }) => drifts.test(verb));
    const turns = draft.details.includes('sharp_turn');
    if (!isSaid && !isCalled && !turns) continue;
    if (isSaid || isCalled) {
      thing.acts = [newAct('drive', 'drive')];
      addOnce(thing.traits, 'leaning');
    }
    const place = draft.places[0]?.place;
    // Streets are straight: there it slides along. Where nothing is said the bend is that of a racetrack.
    if (place !== undefined && !bends.includes(place)) continue;
    addOnce(draft.details, 'sharp_turn');
    if (place === undefined) {
      addOnce(draft.details, 'racetrack');
      draft.places.push({ place: 'highway', text: 'racetrack', link: null, isBehind: false });
    }
    // The bend is seen as one, and what lies behind it.
    draft.shot ??= 'wide';
  }
};

/** Wheels off the tarmac: mud and ruts under cars and trucks, stages of a rally, trails of mountain bikes. */

import { addOnce, type Draft, type DraftThing } from '../../draft.ts';

const nameOf = ({ noun, name }: DraftThing) => `${noun?.base} ${name}`;
const isMachine = (thing: DraftThing) =>
  thing.noun?.nature === 'road_vehicle' &&
  !/bicycle|mountain bike|sled|sleigh|stroller|cart/.test(nameOf(thing));
const onTrack = ['road', 'street', 'highway', 'forest', 'jungle', 'meadow', 'hills', 'swamp', 'mountains'];

const takeToTrack = (draft: Draft) => {
  const known = draft.places.find(({ place }) => ['forest', 'jungle', 'mountains'].includes(place));
  draft.places = [{ place: 'road', text: 'dirt road', link: null, isBehind: false }];
  if (known)
    draft.places.push({
      place: known.place === 'jungle' ? 'forest' : known.place,
      text: '',
      link: null,
      isBehind: true,
    });
  addOnce(draft.details, 'dirt_road');
  draft.details = draft.details.filter((one) => one !== 'forest_path' && one !== 'ford');
};

/** Mud is on a track in the country, and flies from the wheels. */
const driveThroughMud = (draft: Draft) => {
  if (!draft.details.includes('muddy') || !draft.things.some(isMachine)) return;
  if (draft.things.some(({ noun }) => noun?.nature === 'animal' || noun?.base === 'tractor')) return;
  if (!draft.places.every(({ place }) => onTrack.includes(place))) return;
  // What is only covered with mud may stand anywhere.
  const isMoving = draft.things.some(
    (thing) => isMachine(thing) && !thing.acts.some(({ action }) => action === 'stand' || action === 'wash'),
  );
  if (!isMoving) return;
  for (const thing of draft.things.filter(isMachine)) {
    addOnce(thing.traits, 'muddy');
  }
  draft.notDrawn = draft.notDrawn.filter((name) => !/mud|water|splash|puddle/.test(name));
  takeToTrack(draft);
};

/** A rally is driven on gravel where no other ground is named. */
const driveRally = (draft: Draft) => {
  if (!draft.things.some((thing) => /rally car/.test(nameOf(thing)))) return;
  if (!draft.places.every(({ place }) => onTrack.includes(place))) return;
  if (draft.details.includes('sharp_turn') || draft.details.includes('racetrack')) {
    draft.details = draft.details.filter((one) => one !== 'sharp_turn' && one !== 'racetrack');
  }
  takeToTrack(draft);
};

export const goOffRoad = (draft: Draft) => {
  driveThroughMud(draft);
  driveRally(draft);
};

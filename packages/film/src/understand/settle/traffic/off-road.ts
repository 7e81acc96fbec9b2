/** Wheels off the tarmac: mud and ruts under cars and trucks, stages of a rally, trails of mountain bikes. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { without } from '../rearrange-things.ts';

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
  const isMud = ({ noun, name }: DraftThing) =>
    /^(?:mud|mud pit|puddle|pond|mud pool)s?$/.test(noun?.base ?? name);
  if (!draft.details.includes('muddy') || !draft.things.some(isMachine)) return;
  if (draft.things.some(({ noun }) => noun?.nature === 'animal' || noun?.base === 'tractor')) return;
  if (!draft.places.every(({ place }) => onTrack.includes(place))) return;
  // A thing that is only covered with mud may stand anywhere.
  const isMoving = draft.things.some(
    (thing) => isMachine(thing) && !thing.acts.some(({ action }) => action === 'stand' || action === 'wash'),
  );
  if (!isMoving) return;
  for (const thing of draft.things.filter(isMachine)) {
    thing.acts = [{ ...newAct('drive', 'drive'), pace: thing.acts[0]?.pace ?? null }];
    addOnce(thing.traits, 'muddy');
  }
  draft.things = without(
    draft.things,
    (thing) => isMud(thing) || /^(?:water|splash|spray)$/.test(thing.name),
  );
  draft.notDrawn = draft.notDrawn.filter((name) => !/mud|water|splash|puddle/.test(name));
  takeToTrack(draft);
};

/** A rally is driven on gravel where no other ground is named. */
const driveRally = (draft: Draft) => {
  if (!draft.things.some((thing) => /rally car/.test(nameOf(thing)))) return;
  if (!draft.places.every(({ place }) => onTrack.includes(place))) return;
  if (draft.details.includes('sharp_turn') || draft.details.includes('racetrack')) {
    draft.details = draft.details.filter((one) => one !== 'sharp_turn' && one !== 'racetrack');
    draft.shot = null;
  }
  takeToTrack(draft);
};

/** Mountain bikes come down a trail of the woods one behind the other. */
const rideTrail = (draft: Draft) => {
  const bikes = draft.things.filter((thing) => thing.noun?.base === 'mountain bike');
  const riders = draft.things.filter(({ ties }) =>
    ties.some(({ kind, to }) => kind === 'riding' && draft.things[to]?.noun?.base === 'mountain bike'),
  );
  const isNamed = /mountain biker|mountain bike/;
  if (bikes.length === 0 && !draft.things.some((thing) => isNamed.test(nameOf(thing)))) return;
  if (bikes.length > 0 && riders.length === 0 && bikes.every(({ acts }) => acts.length === 0)) return;
  const isWood = ({ place }: Draft['places'][number]) =>
    ['forest', 'mountains', 'road', 'hills', 'jungle', 'park'].includes(place);
  if (!draft.places.every(isWood)) return;
  const isHigh = draft.places.some(({ place }) => place === 'mountains');
  draft.places = [{ place: 'forest', text: 'forest trail', link: null, isBehind: false }];
  if (isHigh) draft.places.push({ place: 'mountains', text: '', link: null, isBehind: true });
  draft.details = draft.details.filter((one) => one !== 'forest_path' && one !== 'dirt_road');
  addOnce(draft.details, 'bike_trail');
  draft.things = without(
    draft.things,
    ({ noun, name, acts }) =>
      acts.length === 0 &&
      /^(?:trail|path|track|hill|mountain|slope|tree|wood|jump|ramp)s?$/.test(noun?.base ?? name),
  );
  for (const thing of draft.things.filter((one) => isNamed.test(nameOf(one)) || riders.includes(one))) {
    // The rider keeps the saddle in a jump.
    if (thing.noun?.nature === 'person' && thing.acts.some(({ action }) => action === 'jump'))
      thing.acts = [newAct('ride', 'ride')];
    for (const act of thing.acts) act.direction = null;
    addOnce(thing.traits, 'in single file');
    if (thing.plural && thing.count === null) thing.count = 3;
  }
};

export const goOffRoad = (draft: Draft) => {
  driveThroughMud(draft);
  driveRally(draft);
  rideTrail(draft);
};

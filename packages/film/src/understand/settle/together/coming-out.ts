/** A figure that comes out of a building has its door right behind them. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { isPerson, nounOf } from '../draft-things.ts';

const leaves = /^(?:leav|exit|come out|com\w* out|emerg|step|walk out|run out|rush out|rise)/;
const isBuilding = (thing: DraftThing | undefined) => thing?.noun?.nature === 'building';

/** The building somebody comes out of: "walking out of a church", "leaving the church". */
const leftBuilding = (draft: Draft, thing: DraftThing): number | null => {
  const leaving = thing.acts.find(
    ({ verb, object }) => leaves.test(verb) && isBuilding(draft.things[object ?? -1]),
  );
  if (leaving) return leaving.object;
  const walks = thing.acts.some(
    ({ action, direction }) => ['walk', 'run', 'carry'].includes(action ?? '') && direction === 'toward',
  );
  const tie = thing.ties.find(({ kind, to }) => kind === 'in_front_of' && isBuilding(draft.things[to]));
  return walks && tie ? tie.to : null;
};

export const comeOut = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const from = leftBuilding(draft, thing);
    if (from === null) continue;
    const building = draft.things[from]!;
    addOnce(building.traits, 'come out of');
    const runs = thing.acts.some(({ action }) => action === 'run');
    const carries = thing.acts.find(({ action }) => action === 'carry');
    thing.acts = [{ ...(carries ?? newAct(runs ? 'run' : 'walk', 'walk')), direction: 'toward' }];
    thing.ties = [...thing.ties.filter(({ to }) => to !== from), { kind: 'in_front_of', to: from }];
    if (/church|chapel|cathedral/.test(nounOf(building))) {
      building.noun = { ...findNoun('church portal')!, name: building.name };
      draft.places = draft.places.filter(({ place }) => place !== 'church' && place !== 'garden');
      if (draft.places.length === 0)
        draft.places.push({ place: 'park', text: '', link: null, isBehind: false });
    }
  }
};

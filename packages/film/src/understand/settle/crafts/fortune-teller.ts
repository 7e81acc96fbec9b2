/** A fortune teller sits in a dim room, the hands over the crystal ball on the table. */

import { type Draft, newAct } from '../../draft.ts';
import { findOrAdd, isPerson, nounOf } from '../draft-things.ts';

/** Before crafts and the place are settled. */
export const tellFortunes = (draft: Draft) => {
  const teller = draft.things.find(
    (thing) => isPerson(thing) && /fortune ?-?teller|clairvoyant|psychic|seer/.test(thing.name),
  );
  const ball = draft.things.findIndex((thing) => /crystal ball/.test(nounOf(thing)));
  if (!teller || ball < 0) return;
  const table = findOrAdd(draft, 'round table', /table$/);
  if (table < 0) return;
  Object.assign(draft.things[ball]!, { ties: [{ kind: 'on', to: table }], size: 'large' });
  teller.ties = [{ kind: 'facing', to: table }];
  teller.acts = [{ ...newAct('reach', 'reach'), object: ball }];
  draft.details = draft.details.filter((detail) => detail !== 'crystals');
  draft.timeOfDay ??= 'night';
  if (draft.places.length === 0) draft.places.push({ place: 'room', text: '', link: null, isBehind: false });
};

/** A figure that cares for a patient in bed stands beside the bed, and the patient sits up in it. */

import { addOnce, type Draft, newAct } from '../../draft.ts';
import { countOf, findOrAdd, isPerson, nounOf } from '../draft-things.ts';

const carers = /^(?:nurse|doctor|physician|surgeon|caregiver|carer)$/;

/** Before crafts and the place are settled. */
export const careAtBedside = (draft: Draft) => {
  const named = draft.things.some((thing) => !isPerson(thing) && /\bbed$/.test(nounOf(thing)));
  const carer = draft.things.find((thing) => isPerson(thing) && carers.test(thing.noun?.name ?? thing.name));
  const others = draft.things.filter((thing) => isPerson(thing) && thing !== carer);
  const [patient] = others;
  if (!named || !carer || !patient || others.length > 1 || countOf(patient) > 1) return;
  if (patient.acts.some(({ action }) => action === 'sleep')) return;
  const bed = findOrAdd(draft, 'hospital bed', /\bbed$/);
  if (bed < 0) return;
  // The patient's face is seen over the foot of the bed.
  addOnce(draft.things[bed]!.traits, 'faces the camera');
  patient.ties = [{ kind: 'in', to: bed }];
  patient.acts = [newAct('sit', 'sit')];
  carer.ties = [...carer.ties.filter(({ kind }) => kind === 'holding'), { kind: 'beside', to: bed }];
  carer.acts = [{ ...newAct('look', 'look'), object: draft.things.indexOf(patient) }];
  draft.notDrawn = draft.notDrawn.filter((name) => name !== 'care');
  if (draft.places.length === 0)
    draft.places.push({ place: 'hospital', text: '', link: null, isBehind: false });
};

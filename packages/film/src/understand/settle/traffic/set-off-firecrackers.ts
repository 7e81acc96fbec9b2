/** Firecrackers go off on their pole, out of doors, and whoever lit them watches. */

import { type Draft, newAct } from '../../draft.ts';
import { nounOf } from '../draft-things.ts';

export const setOffFirecrackers = (draft: Draft) => {
  const { things } = draft;
  const at = things.findIndex((thing) => /firecracker/.test(nounOf(thing)));
  const crackers = things[at];
  if (!crackers) return;
  Object.assign(crackers, {
    count: crackers.plural ? 2 : 1,
    plural: crackers.plural,
    ties: [],
    acts: [newAct('stand', 'stand')],
  });
  draft.region ??= 'chinese';
};

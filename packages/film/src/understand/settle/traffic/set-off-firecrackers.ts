/** Firecrackers go off on their pole, out of doors, and whoever lit them watches. */

import { type Draft, newAct } from '../../draft.ts';
import { isPerson, nounOf } from '../draft-things.ts';

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
  for (const thing of things) {
    if (!isPerson(thing)) continue;
    const isAtIt =
      thing.ties.some(({ to }) => to === at) ||
      thing.acts.some(
        ({ object, verb }) => object === at || /^(?:set|light|let|explod|burn|watch)/.test(verb),
      );
    if (!isAtIt || thing.ties.some(({ kind, to }) => to === at && kind === 'holding')) continue;
    thing.ties = thing.ties.filter(({ to }) => to !== at);
    thing.acts = [{ ...newAct('laugh', 'laugh'), object: at }];
    thing.ties.push({ kind: 'beside', to: at });
  }
  draft.region ??= 'chinese';
  if (draft.places.length === 0)
    draft.places.push({ place: 'street', text: '', link: null, isBehind: false });
};

/** "Strokes a cat on her lap": it lies there, and she sits. */

import type { Event } from '../../facts/facts.ts';
import { addOnce, newAct } from '../../understand/draft.ts';
import type { Shown } from '../shown.ts';

export const layOnLap = (
  { facts, things }: Shown,
  event: Event,
  doer: number,
  object: number | undefined,
) => {
  const isOnLap = event.at.some(
    ({ kind, entities: [one] }) =>
      (kind === 'on' || kind === 'in') && one !== undefined && facts.entities[one]!.head === 'lap',
  );
  if (!isOnLap || object === undefined || object === doer) return;
  const laid = things[object]!;
  laid.ties = [{ kind: 'on', to: doer }];
  addOnce(laid.traits, 'on lap');
  if (laid.noun?.nature === 'animal' && laid.acts.length === 0) laid.acts = [newAct('lie', 'lie')];
  const thing = things[doer]!;
  thing.ties = thing.ties.filter(({ to }) => to !== object);
};

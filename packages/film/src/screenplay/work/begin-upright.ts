/** "A cat lies down": an animal that changes its posture is seen upright before. */

import { type DraftThing, newAct } from '../../understand/draft.ts';
import { living } from '../../understand/nouns/nature.ts';

const downward = new Set([
  'lie down',
  'lay down',
  'sit down',
  'curl up',
  'settle down',
  'kneel down',
  'roll over',
]);
/** Share of the beat before it goes down. */
const upright = 0.35;

export const beginUpright = (thing: DraftThing): void => {
  const [act] = thing.acts;
  const nature = thing.noun?.nature ?? 'prop';
  if (thing.acts.length !== 1 || !act || act.begin !== undefined) return;
  if (nature === 'person' || thing.character || !living.has(nature) || !downward.has(act.verb)) return;
  thing.acts = [
    { ...newAct('stand', 'stand'), begin: 0, end: upright },
    { ...act, begin: upright, end: 1 },
  ];
};

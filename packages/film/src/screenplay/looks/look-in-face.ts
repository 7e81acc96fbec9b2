/** Where somebody looks whose face shows what is felt. */

import type { Event } from '../../facts/facts.ts';
import { newAct } from '../../understand/draft.ts';
import { addTie, firstTie, type Shown, shownAs } from '../shown.ts';
import { isOfFace } from './feelings-of.ts';

/** "Makes a face at the soup": the soup is looked at. */
export const lookInFace = (shown: Shown, event: Event) => {
  if (event.isNegated || event.objects.length === 0 || !isOfFace(shown, event)) return;
  const [doer] = event.agents.map((one) => shownAs(shown, one));
  const seen = firstTie(shown, doer ?? -1, [...event.at, ...event.to]);
  if (doer === undefined || !seen || seen.to === doer) return;
  shown.things[doer]!.acts.push({ ...newAct('look', 'look'), object: seen.to });
  addTie(shown.things[doer]!, { kind: 'facing', to: seen.to });
};

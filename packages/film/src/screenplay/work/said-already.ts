/** Whether the same sentence tells what is done more fully. */

import type { Event } from '../../facts/facts.ts';
import type { Action } from '../../scene/actions.ts';
import { assuringVerbs } from '../../world/verb-senses.ts';
import type { Shown } from '../shown.ts';

/** "Wiping the counter, cleaning": work at nothing is the work at something that the same sentence tells. */
export const isSaidAlready = ({ facts }: Shown, event: Event, agent: number, action: Action): boolean =>
  event.objects.length === 0 &&
  event.instruments.length === 0 &&
  event.at.length + event.to.length + event.path.length === 0 &&
  ['work', 'rub', 'sweep', 'build', 'reach'].includes(action) &&
  facts.events.some(
    (other) =>
      other !== event &&
      other.step === event.step &&
      other.agents.includes(agent) &&
      other.objects.some((one) => facts.entities[one]?.noun !== undefined) &&
      !assuringVerbs.has(other.verb),
  );

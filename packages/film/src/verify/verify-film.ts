/** Which of what a prompt says is seen in its film, and whether every shot can be looked at. */

import type { Facts } from '../facts/facts.ts';
import type { Screenplay } from '../screenplay/screenplay.ts';
import { changeFacts } from './changes.ts';
import { type CheckedFact, contextOf, type StagedBeat } from './context.ts';
import { allEventFacts } from './events.ts';
import { pictureFacts } from './picture.ts';
import { relationFacts } from './relation-facts.ts';
import { type ShotFault, shotFaults } from './shots.ts';
import { thingFacts } from './things.ts';

export type { CheckedFact, FactKind, StagedBeat } from './context.ts';

export type Verdict = { facts: CheckedFact[]; faults: ShotFault[] };

export const verifyFilm = (facts: Facts, screenplay: Screenplay, staged: readonly StagedBeat[]): Verdict => {
  const context = contextOf(facts, screenplay, staged);
  return {
    facts: [
      ...thingFacts(context),
      ...relationFacts(context),
      ...allEventFacts(context),
      ...changeFacts(context),
      ...pictureFacts(context),
    ],
    faults: context.beats.flatMap(shotFaults),
  };
};

/** Most names that a film says it does not show. */
const mostNames = 12;

/** Words of the prompt for what is not seen, the plainest first. */
export const notSeen = ({ facts }: Verdict): string[] =>
  facts.flatMap(({ isSeen, missing }) => (!isSeen && missing ? [missing] : [])).slice(0, mostNames);

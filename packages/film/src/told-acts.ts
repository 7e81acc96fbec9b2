/** What the things of a film are told to do: by the verbs of the prompt, where the prompt has them. */

import type { Event } from './facts/facts.ts';
import { isAnimate } from './read/entities.ts';
import type { Screenplay } from './screenplay/screenplay.ts';

/** Nothing to see by themselves. */
const unseen = new Set(['be', 'have', 'become']);
/** How a thing is there, and nothing it does. */
const placed = new Set(['lie', 'stand', 'sit', 'hang', 'rest']);
/** Of somebody whom no verb speaks of. */
const idle = new Set(['stand']);

const plain = (name: string): string => name.replaceAll('_', ' ');

/** In the order of the prompt, each once. A Chinese word for a deed has its object in it: those are told by the verb alone. */
export const toldActs = (
  { beats, cast, facts }: Screenplay,
  beat: number,
  thing: number,
  withObjects: boolean,
): string[] => {
  const { scene, steps } = beats[beat]!;
  const { name, acts, isImplied } = scene.things[thing]!;
  const entities = cast.filter((one) => one.beat === beat && one.thing === thing).map(({ entity }) => entity);
  const isTold = ({ verb, agents, isNegated, step }: Event): boolean =>
    !isNegated &&
    !unseen.has(verb) &&
    (!placed.has(verb) || isAnimate(name)) &&
    steps.includes(step) &&
    agents.some((agent) => entities.includes(agent));
  // "Plays chess": what no thing shows belongs to the verb.
  const isSeen = (entity: number) =>
    !withObjects || cast.some((one) => one.beat === beat && one.entity === entity);
  const words = ({ verb, objects }: Event): string =>
    [verb, ...objects.filter((one) => !isSeen(one)).map((one) => facts!.entities[one]!.noun)]
      .slice(0, 2)
      .join(' ');
  const told = acts.length === 0 ? [] : (facts?.events ?? []).filter(isTold).map(words);
  if (told.length > 0) return [...new Set(told)];
  // What lives does something without a verb too: a surfer surfs. Trees sway and candles burn unsaid.
  if (isImplied || (facts && !isAnimate(name))) return [];
  return [...new Set(acts.map(({ action }) => plain(action)).filter((action) => !idle.has(action)))];
};

/** Whether somebody stops working at one thing and turns to another: a film shows each by itself, with a cut between. */

import type { Event, Facts } from '../../facts/facts.ts';
import { exercises, pastimes, playing, standingWork } from '../../scene/action-groups.ts';
import type { Action } from '../../scene/actions.ts';
import { type CastEntity, wholeOf } from '../cast-entity.ts';
import { groundVerb, objectOf } from '../ground-verb.ts';

/** Work that needs the feet is done elsewhere in the room by those at rest. */
const onFeet = new Set<Action>([...standingWork]);
/** Acts that somebody is at for a while, with things of its own in the hands or before the body. */
const lasting = new Set<Action>([
  ...onFeet,
  'eat',
  'drink',
  'pour',
  'read',
  'write',
  'type',
  ...pastimes,
  ...playing,
  'talk',
  'look',
  'brush_teeth',
  'exercise',
  'push_up',
  ...exercises,
  'tie_shoes',
]);
/** A figure at rest is where it began. */
const resting = new Set<Action>(['sit', 'lie', 'sleep']);

type Work = { action: Action; things: number[] };

const thingsOf = (cast: readonly CastEntity[], { objects, instruments, at }: Event): number[] =>
  [...objects, ...instruments, ...at.flatMap(({ entities }) => entities)].flatMap(
    (entity) => wholeOf(cast, entity) ?? [],
  );

/** By step and doer; found once for a cast, as a long story has thousands of steps. */
const found = new WeakMap<readonly CastEntity[], Map<number, Map<number, Work>>>();
const worksOf = (facts: Facts, cast: readonly CastEntity[]): Map<number, Map<number, Work>> => {
  const known = found.get(cast);
  if (known) return known;
  const works = new Map<number, Map<number, Work>>();
  for (const event of facts.events) {
    const [agent] = event.agents;
    const doer = agent === undefined ? undefined : cast[agent];
    if (agent === undefined || event.isNegated) continue;
    if (doer?.is !== 'thing' || doer.noun.nature !== 'person') continue;
    const { action } = groundVerb(event.verb, doer.noun, objectOf(facts, cast, event));
    const ofStep = works.get(event.step) ?? new Map<number, Work>();
    ofStep.set(agent, { action, things: thingsOf(cast, event).filter((thing) => thing !== agent) });
    works.set(event.step, ofStep);
  }
  found.set(cast, works);
  return works;
};

/** Whether the works of `step` are done elsewhere, or with other things, than those of the steps before. */
export const isOtherWork = (
  facts: Facts,
  cast: readonly CastEntity[],
  before: readonly number[],
  step: number,
): boolean => {
  const works = worksOf(facts, cast);
  const earlier = before.map((one) => works.get(one));
  for (const [agent, now] of works.get(step) ?? []) {
    if (!lasting.has(now.action)) continue;
    for (const past of earlier) {
      const then = past?.get(agent);
      if (!then || then.things.some((thing) => now.things.includes(thing))) continue;
      if (
        lasting.has(then.action) ||
        (resting.has(then.action) && onFeet.has(now.action) && now.things.length > 0)
      )
        return true;
    }
  }
  return false;
};

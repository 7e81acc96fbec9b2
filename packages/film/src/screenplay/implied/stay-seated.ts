/** "Sits down at a desk, opens a notebook and writes": what is done seated is done where somebody has sat down. */

import type { Event, Facts, Location } from '../../facts/facts.ts';
import { onTheFeet } from '../../scene/action-groups.ts';
import type { Action } from '../../scene/actions.ts';
import { isSeat } from '../../understand/nouns/uses.ts';
import { postureChanges } from '../../world/verbs/postures.ts';
import { findDrawable } from '../find-drawable.ts';
import { groundVerb } from '../ground-verb.ts';
import { isConveying } from '../work/conveyance.ts';

const sitting = new Set(['sit', 'sit down', 'be seated', 'seat', 'take a seat', 'settle down']);
const tables = new Set(['table', 'desk', 'counter', 'bar', 'workbench', 'piano']);
const upright = new Set<Action>([...onTheFeet, 'climb', 'kneel', 'lie', 'sleep', 'ride', 'drive', 'fall']);

const seatIn = ({ entities }: Facts, at: readonly Location[]): Location | undefined =>
  at.find(({ kind, entities: [host] }) => {
    if (host === undefined || !['at', 'on', 'in', 'beside'].includes(kind)) return false;
    return tables.has(entities[host]!.head) || isSeat(findDrawable(entities[host]!.noun)?.noun ?? null);
  });

/** Whether it is done without getting up. */
const isDoneSeated = ({ entities }: Facts, { verb, objects, to, from, path, at }: Event): boolean => {
  if (to.length + from.length + path.length + at.length > 0 || isConveying(verb)) return false;
  if (postureChanges.has(verb)) return false;
  const object = objects[0] === undefined ? null : entities[objects[0]]!.noun;
  const asked = object === null ? null : { noun: findDrawable(object)?.noun ?? null, name: object };
  const { action } = groundVerb(verb, findDrawable('person')?.noun ?? null, asked);
  return !upright.has(action);
};

/** The same facts, with the seat said of each deed of later steps. */
export const staySeated = (facts: Facts): Facts => {
  const seats = new Map<number, { seat: Location; since: number }>();
  const entities = [...facts.entities];
  const relations = [...facts.relations];
  const ordered = facts.events.toSorted((a, b) => a.step - b.step);
  const seated = new Map<Event, Event>();
  for (const event of ordered) {
    const [agent] = event.agents;
    if (agent === undefined || event.agents.length > 1 || event.isNegated) continue;
    const seat = sitting.has(event.verb) ? seatIn(facts, event.at) : undefined;
    if (seat) {
      seats.set(agent, { seat, since: event.step });
      continue;
    }
    const taken = seats.get(agent);
    // Deeds of the same moment have their own places already.
    if (!taken || event.step === taken.since) continue;
    if (!isDoneSeated(facts, event)) {
      seats.delete(agent);
      continue;
    }
    seated.set(event, { ...event, at: [taken.seat] });
    const { kind, entities: hosts } = taken.seat;
    relations.push({ kind, subject: agent, objects: hosts, frame: 'viewer', step: event.step });
    const one = entities[agent]!;
    if (!one.attributes.some(({ value }) => value === 'seated'))
      entities[agent] = { ...one, attributes: [...one.attributes, { kind: 'state', value: 'seated' }] };
  }
  if (seated.size === 0) return facts;
  return { ...facts, entities, relations, events: facts.events.map((event) => seated.get(event) ?? event) };
};

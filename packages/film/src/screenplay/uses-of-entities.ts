/** How the facts speak of each entity: as where something is, as who acts, as what it is done to. */

import type { Event, Facts, RelationKind } from '../facts/facts.ts';
import { findNoun } from '../understand/nouns/find-noun.ts';
import { living } from '../understand/nouns/nature.ts';
import { crossingVerbs, enteringVerbs, groundVerbs, livelyVerbs } from '../world/verb-senses.ts';

/** With these before it a place is where the scene is: "in a kitchen", "across the desert", "to the beach". */
const placing = new Set<RelationKind>([
  'in',
  'inside',
  'at',
  'through',
  'past',
  'across',
  'along',
  'on',
  'over',
  'in_middle_of',
  'at_edge_of',
  'near',
]);
/** Of these somebody can stand before or beside the thing itself. */
const beside = new Set<RelationKind>([
  'beside',
  'left_of',
  'right_of',
  'in_front_of',
  'behind',
  'above',
  'under',
  'between',
  'around',
  'against',
  'on_top_of',
  'facing',
  'outside',
  'far_from',
]);

/** With these before it, what somebody goes over on the ground. */
const underfoot = new Set<RelationKind>(['on', 'across', 'over', 'along', 'around', 'at']);

const isLiving = (noun: string): boolean => living.has(findNoun(noun)?.nature ?? 'prop');

const goesInside = ({ verb }: Event): boolean => groundVerbs.has(verb) || verb === 'move' || verb === 'go';

/** "Slips on ice", "steps on snow": of stuffs, the ground. */
const isOver = ({ verb }: Event): boolean => {
  const [first, preposition] = verb.split(' ');
  return preposition === 'on' && groundVerbs.has(first!);
};

export type Uses = {
  placed: boolean;
  isEntered: boolean;
  /** With "in", "inside" or "through" before it. */
  isInside: boolean;
  /** With "inside" before it. */
  isWithin: boolean;
  /** With "on" before it. */
  isStoodOn: boolean;
  isOnTop: boolean;
  /** With "above" before it, and nothing that would make it a thing. */
  isFlownOver: boolean;
  beside: boolean;
  acts: boolean;
  isObject: boolean;
  /** Said to be somewhere itself: "a bridge over a river". */
  isLocated: boolean;
  isDescribed: boolean;
};

export const usesOf = ({ relations, events, changes, entities }: Facts): Uses[] => {
  const uses = entities.map(
    ({ attributes }): Uses => ({
      placed: false,
      isEntered: false,
      isInside: false,
      isWithin: false,
      isStoodOn: false,
      isOnTop: false,
      isFlownOver: false,
      beside: false,
      acts: false,
      isObject: false,
      isLocated: false,
      isDescribed: attributes.some(({ kind }) => kind === 'colour' || kind === 'material'),
    }),
  );
  for (const [index, { attributes }] of entities.entries())
    if (attributes.some(({ value }) => value === 'interior'))
      Object.assign(uses[index]!, { placed: true, isEntered: true, isInside: true });
  const note = (kind: RelationKind, objects: number[]) => {
    for (const index of objects) {
      if (placing.has(kind)) uses[index]!.placed = true;
      if (kind === 'in' || kind === 'inside' || kind === 'at') uses[index]!.isEntered = true;
      if (kind === 'in' || kind === 'inside' || kind === 'through') uses[index]!.isInside = true;
      if (kind === 'inside') uses[index]!.isWithin = true;
      if (kind === 'on') uses[index]!.isStoodOn = true;
      if (kind === 'on_top_of') uses[index]!.isOnTop = true;
      if (kind === 'above') uses[index]!.isFlownOver = true;
      if (beside.has(kind)) uses[index]!.beside = true;
    }
  };
  for (const { kind, objects, subject } of relations) {
    note(kind, objects);
    if (beside.has(kind) || kind === 'on') uses[subject]!.beside = true;
    if (placing.has(kind)) uses[subject]!.isLocated = true;
    // "A café filled with people" is seen from inside.
    if (kind === 'full_of' && objects.some((one) => isLiving(entities[one]!.noun)))
      Object.assign(uses[subject]!, { placed: true, isEntered: true, isInside: true });
    if (kind === 'with') for (const one of objects) uses[one]!.isLocated = true;
  }
  for (const event of events) {
    for (const { kind, entities: reached } of [...event.at, ...event.to, ...event.path]) {
      note(kind, reached);
      // "Visitors move through the cathedral": they are in it.
      if (kind === 'through' && goesInside(event)) for (const index of reached) uses[index]!.isEntered = true;
      // "Walks across the moon", "drives over its surface".
      if (!groundVerbs.has(event.verb) || !underfoot.has(kind)) continue;
      for (const index of reached) {
        const { head, partOf } = entities[index]!;
        uses[head === 'surface' ? (partOf ?? index) : index]!.isStoodOn = true;
      }
    }
    for (const { kind, entities: left } of event.from) {
      const before = left.map((index) => uses[index]!.isInside);
      note(kind, left);
      // What one comes out of is seen from outside.
      for (const [n, index] of left.entries()) uses[index]!.isInside = before[n]!;
    }
    // "The market buzzes with activity": it is where, and does nothing.
    if (!livelyVerbs.has(event.verb)) for (const index of event.agents) uses[index]!.acts = true;
    if (crossingVerbs.has(event.verb)) note('across', event.objects);
    else if (enteringVerbs.has(event.verb)) note('in', event.objects);
    else if (isOver(event)) note('on', event.objects);
    else for (const index of event.objects) uses[index]!.isObject = true;
  }
  for (const { entity } of changes) if (entity !== null) uses[entity]!.acts = true;
  return uses;
};

/** What each entity of the facts is on the screen: a thing, the place itself, a garment, a part of another, or an effect. */

import type { Entity, Facts, RelationKind } from '../facts/facts.ts';
import { findKit } from '../kits/find-kit.ts';
import type { Effect, Place } from '../scene/scene.ts';
import type { Noun } from '../understand/nouns/find-noun.ts';
import { surroundings } from '../world/surroundings.ts';
import { enteringVerbs } from '../world/verb-senses.ts';
import { findDrawable } from './find-drawable.ts';
import { effectOf, garmentOf, groupOf, isBodyPart, pickPlace, placeOf } from './meanings.ts';

export type CastEntity =
  | { is: 'thing'; noun: Noun; isStandIn: boolean }
  | { is: 'place'; place: Place }
  | { is: 'effect'; effect: Effect }
  | { is: 'garment'; of: number }
  | { is: 'part'; of: number }
  | { is: 'character' }
  /** The ground, the air, the horizon: part of every place. */
  | { is: 'surroundings' }
  | { is: 'unknown' };

/** With these before it a place is where the scene is: "in a kitchen", "across the desert", "to the beach". */
const placing = new Set<RelationKind>([
  'in',
  'inside',
  'at',
  'through',
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

type Uses = {
  placed: boolean;
  isEntered: boolean;
  beside: boolean;
  acts: boolean;
  isObject: boolean;
  isDescribed: boolean;
};

const usesOf = ({ relations, events, changes, entities }: Facts): Uses[] => {
  const uses = entities.map(
    ({ attributes }): Uses => ({
      placed: false,
      isEntered: false,
      beside: false,
      acts: false,
      isObject: false,
      isDescribed: attributes.some(({ kind }) => kind === 'colour' || kind === 'material'),
    }),
  );
  const note = (kind: RelationKind, objects: number[]) => {
    for (const index of objects) {
      if (placing.has(kind)) uses[index]!.placed = true;
      if (kind === 'in' || kind === 'inside' || kind === 'at') uses[index]!.isEntered = true;
      if (beside.has(kind)) uses[index]!.beside = true;
    }
  };
  for (const { kind, objects, subject } of relations) {
    note(kind, objects);
    if (beside.has(kind) || kind === 'on') uses[subject]!.beside = true;
  }
  for (const event of events) {
    for (const { kind, entities: reached } of [...event.at, ...event.to, ...event.from, ...event.path])
      note(kind, reached);
    for (const index of event.agents) uses[index]!.acts = true;
    if (enteringVerbs.has(event.verb)) note('in', event.objects);
    else for (const index of event.objects) uses[index]!.isObject = true;
  }
  for (const { entity } of changes) if (entity !== null) uses[entity]!.acts = true;
  return uses;
};

const isPlace = (entity: Entity, use: Uses, model: Noun | null): boolean => {
  if ((entity.count ?? 2) > 1 && entity.count !== null) return false;
  if (model === null) return use.placed || !use.isObject;
  // One can pass or stand on a building without being inside.
  if (use.placed && !use.acts) return model.nature !== 'building' || use.isEntered;
  return !use.beside && !use.acts && !use.isObject && !use.isDescribed;
};

/** "A snowy slope" is a place of its own. */
const placeFor = ({ noun, attributes }: Entity): Place | undefined => {
  for (const { value } of attributes) {
    const place = pickPlace(`${value} ${noun}`);
    if (place) return place;
  }
  return placeOf(noun);
};

/** "Two people shake hands": the hands are theirs. */
const doerWith = ({ events }: Facts, index: number): number | null =>
  events.find(({ objects, instruments }) => objects.includes(index) || instruments.includes(index))
    ?.agents[0] ?? null;

const pluralOf = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

const castOne = (entity: Entity, index: number, facts: Facts, use: Uses): CastEntity => {
  if (entity.character) return { is: 'character' };
  const wearer = facts.entities.findIndex(({ wears }) => wears.includes(index));
  if (wearer >= 0 && garmentOf(entity.noun)) return { is: 'garment', of: wearer };
  const whole = entity.partOf ?? (isBodyPart(entity.noun) ? (entity.owner ?? doerWith(facts, index)) : null);
  if (whole !== null && whole !== index) return { is: 'part', of: whole };
  const drawable = findDrawable(entity.noun) ?? findDrawable(pluralOf(entity.noun));
  if (surroundings.has(entity.noun)) return { is: 'surroundings' };
  const hasModel = findKit(drawable?.noun.kit ?? '') !== undefined && !drawable!.isStandIn;
  const place = placeFor(entity);
  if (place && isPlace(entity, use, hasModel ? drawable!.noun : null)) return { is: 'place', place };
  const effect = effectOf(entity.noun);
  if (effect && !hasModel) return { is: 'effect', effect };
  if (drawable) return { is: 'thing', ...drawable };
  const group = groupOf(entity.noun);
  const member = group && findDrawable(group.noun);
  if (member) return { is: 'thing', noun: { ...member.noun, name: entity.noun }, isStandIn: false };
  return { is: 'unknown' };
};

export const castEntities = (facts: Facts): CastEntity[] => {
  const uses = usesOf(facts);
  const cast = facts.entities.map((entity, index) => castOne(entity, index, facts, uses[index]!));
  // A place that is all there is, and that a kit draws, is what the film is about.
  const isAlone = cast.every(({ is }) => is === 'place');
  return cast.map((one, index) => {
    const entity = facts.entities[index]!;
    const drawable = isAlone && cast.length === 1 ? findDrawable(entity.noun) : undefined;
    const isModelled = drawable && !drawable.isStandIn && findKit(drawable.noun.kit ?? '');
    return isModelled && drawable.noun.nature === 'building' ? { is: 'thing', ...drawable } : one;
  });
};

/** The thing that an entity stands for or belongs to; null where none is on the screen. */
export const wholeOf = (cast: readonly CastEntity[], index: number): number | null => {
  let at = index;
  for (let step = 0; step < cast.length; step += 1) {
    const one = cast[at];
    if (!one) return null;
    if (one.is === 'part' || one.is === 'garment') at = one.of;
    else return one.is === 'thing' || one.is === 'character' ? at : null;
  }
  return null;
};

/** Whether the relations of the facts hold in the picture. */

import type { Relation } from '../facts/facts.ts';
import { type Beat, type CheckedFact, type Context, sightsIn } from './context.ts';
import { momentNear } from './look.ts';
import { holds, middleX, placeOf } from './relations.ts';

/** Said with an event of the same meaning, these are counted there. */
const ofLooks = new Set(['made_of', 'full_of', 'covered_with', 'depicts', 'facing']);

const groundKinds = new Set(['on', 'in', 'inside', 'on_top_of']);

const sideIsSeen = (context: Context, beat: Beat, { kind, subject }: Relation): boolean | undefined => {
  const place = placeOf(sightsIn(context, beat, subject, momentNear(beat.looked, 0.5)));
  if (!place) return false;
  if (kind === 'left_of') return middleX(place) < 0.48;
  if (kind === 'right_of') return middleX(place) > 0.52;
  if (kind === 'in_middle_of') return Math.abs(middleX(place) - 0.5) < 0.2;
  return undefined;
};

const isShownAsThing = ({ cast, beats }: Context, entity: number): boolean => {
  const one = cast[entity]!;
  if (one.is === 'thing' || one.is === 'character') return true;
  return beats.some(({ things }) => things.has(entity));
};

/** A figure that goes elsewhere is there only before. */
const leaves = ({ facts: { events } }: Context, { subject, step }: Relation) =>
  events.some(({ agents, to, step: at }) => agents.includes(subject) && to.length > 0 && at >= step);

const relationFact = (context: Context, relation: Relation): CheckedFact[] => {
  const { facts, beats, cast } = context;
  const { kind, subject, objects, frame } = relation;
  const name = (entity: number) => facts.entities[entity]!.noun;
  if (frame === 'screen') {
    const told = beats.map((beat) => sideIsSeen(context, beat, relation));
    if (told.every((one) => one === undefined)) return [];
    return [
      { kind: 'relation', text: `${name(subject)} at ${kind} of the picture`, isSeen: told.some(Boolean) },
    ];
  }
  if (ofLooks.has(kind) || objects.length === 0) return [];
  // A moon in the sky is not the ground of a car that is said to be on the moon.
  const [ground] = objects;
  if (cast[ground!]!.is === 'effect' && groundKinds.has(kind)) {
    const isThere = beats.some(({ scene }) => scene.setting.place === name(ground!));
    return [{ kind: 'relation', text: `${name(subject)} ${kind} ${name(ground!)}`, isSeen: isThere }];
  }
  // Parts and garments are where their whole is, and places are checked as places.
  if (![subject, ...objects].every((entity) => isShownAsThing(context, entity))) return [];
  if ([subject, ...objects].some((entity) => cast[entity]!.is === 'part' || cast[entity]!.is === 'garment'))
    return [];
  const told = beats.flatMap((beat) => {
    const looked = leaves(context, relation) ? beat.looked.slice(0, 1) : beat.looked;
    return looked.map((moment) => {
      const [a, b, other] = [subject, ...objects].map((entity) =>
        placeOf(sightsIn(context, beat, entity, moment)),
      );
      return a && b ? holds(kind, a, b, other ?? null) : false;
    });
  });
  if (told.every((one) => one === undefined)) return [];
  const share = relation.step > 0 ? 0.15 : 0.4;
  const isSeen = told.filter(Boolean).length >= Math.max(1, told.length * share);
  return [{ kind: 'relation', text: `${name(subject)} ${kind} ${objects.map(name).join(' and ')}`, isSeen }];
};

export const relationFacts = (context: Context): CheckedFact[] =>
  context.facts.relations.flatMap((relation) => relationFact(context, relation));

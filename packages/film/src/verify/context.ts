/** Facts beside the film that was staged for them: which thing of which beat shows which entity. */

import type { Facts } from '../facts/facts.ts';
import type { Scene } from '../scene/scene.ts';
import { castEntities } from '../screenplay/cast-entities.ts';
import { type CastEntity, wholeOf } from '../screenplay/cast-entity.ts';
import { findDrawable } from '../screenplay/find-drawable.ts';
import { implyDoers } from '../screenplay/implied/imply-doers.ts';
import type { Screenplay } from '../screenplay/screenplay.ts';
import { rootOf } from '../stage/actor.ts';
import type { Film } from '../stage/film.ts';
import { isPartlyHidden } from '../stage/place/place-hidden.ts';
import type { Stage } from '../stage/stage.ts';
import { chainOf, sensesOf } from '../world/kinds.ts';
import { leastSamples, lookAt, type Moment, type Sight, sightsOf } from './look.ts';

/** A beat of the film, staged. */
export type StagedBeat = { scene: Scene; stage: Stage; film: Film };

export type FactKind =
  | 'thing'
  | 'count'
  | 'attribute'
  | 'garment'
  | 'relation'
  | 'event'
  | 'role'
  | 'goal'
  | 'direction'
  | 'order'
  | 'change'
  | 'place'
  | 'time'
  | 'weather'
  | 'look'
  | 'camera'
  | 'speech';

/** Why an act is not seen to happen. */
export type ActFault =
  /** The doer does something else, or only stands. */
  | 'other_act'
  | 'stands'
  | 'motionless'
  /** Goes, and stays where it is. */
  | 'still'
  | 'object_absent'
  | 'untouched'
  /** Pushed, thrown, carried, and stays where it is. */
  | 'unmoved'
  | 'floats'
  /** Done to somebody who takes no notice. */
  | 'passive';

export type CheckedFact = {
  kind: FactKind;
  text: string;
  isSeen: boolean;
  /** Words of the prompt for what is missing, where it can be said in a word or two. */
  missing?: string;
  /** It is done, but hand, mouth or paw never comes to what it is done to: another arrangement may mend that. */
  isOutOfReach?: true;
  /** Why an act is not seen to happen. */
  fault?: ActFault;
};

export type Beat = StagedBeat & {
  looked: Moment[];
  /** Shares of the film. */
  from: number;
  until: number;
  /** Thing by entity. */
  things: Map<number, number>;
};

export type Context = { facts: Facts; cast: CastEntity[]; beats: Beat[] };

const moments = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];

const lastWord = (text: string) => text.split(' ').at(-1)!;

/** How well a thing of a scene answers to an entity; 0: not at all. */
const likeness = (facts: Facts, entity: number, cast: CastEntity, thing: Scene['things'][number]): number => {
  const { noun, head, character } = facts.entities[entity]!;
  if (character !== null) return thing.character === character ? 3 : 0;
  if (thing.name === noun) return 3;
  const kit = cast.is === 'thing' ? cast.noun.kit : null;
  if (kit !== null && thing.kit === kit) return 2;
  if (lastWord(thing.name) === head || thing.kit === head) return 1;
  const drawn = findDrawable(noun)?.noun;
  return drawn && (drawn.name === thing.name || (drawn.kit !== null && drawn.kit === thing.kit)) ? 1 : 0;
};

/** By likeness of names, the best pairs first; for scenes that were not written from facts. */
const matchByName = (facts: Facts, cast: CastEntity[], { things }: Scene): Map<number, number> => {
  const pairs = facts.entities.flatMap((_, entity) =>
    things.flatMap((thing, index) => {
      const like = likeness(facts, entity, cast[entity]!, thing);
      return like > 0 ? [{ entity, index, like: like - (thing.isImplied ? 0.5 : 0) }] : [];
    }),
  );
  const found = new Map<number, number>();
  const used = new Set<number>();
  for (const { entity, index } of pairs.toSorted((a, b) => b.like - a.like || a.entity - b.entity)) {
    if (found.has(entity) || used.has(index)) continue;
    found.set(entity, index);
    used.add(index);
  }
  return found;
};

/** "A pan with a pancake", "a plate of spaghetti": one model shows both. */
const shownWithin = /^.+ (?:with|of|on|in) (?:an? |the )?(.+)$/;

/** Entities that have no thing of their own, by the one whose model has them in it. */
const withContents = (facts: Facts, things: Map<number, number>, scene: Scene): Map<number, number> => {
  const inside = facts.entities.flatMap(({ noun, head }, entity): [number, number][] => {
    const index = scene.things.findIndex(({ name, kit }) => {
      const content = name === kit ? shownWithin.exec(name)?.[1] : undefined;
      return content !== undefined && [noun, head].includes(content);
    });
    return index === -1 || things.has(entity) ? [] : [[entity, index]];
  });
  return new Map([...inside, ...things]);
};

export const contextOf = (read: Facts, screenplay: Screenplay, staged: readonly StagedBeat[]): Context => {
  const facts = implyDoers(read);
  const cast = castEntities(facts);
  const total = staged.reduce((sum, { stage }) => sum + stage.seconds, 0);
  let from = 0;
  const beats = staged.map((one, number): Beat => {
    const until = from + one.stage.seconds / total;
    const own = screenplay.cast.filter(({ beat }) => beat === number);
    const things =
      screenplay.cast.length > 0
        ? new Map(own.map(({ entity, thing }) => [entity, thing]))
        : matchByName(facts, cast, one.scene);
    const beat = {
      ...one,
      looked: lookAt(one.stage, one.film, moments),
      from,
      until,
      things: withContents(facts, things, one.scene),
    };
    from = until;
    return beat;
  });
  return { facts, cast, beats };
};

/** The thing that shows an entity in a beat, or the one that it is a part of or is worn by. */
export const thingIn = ({ cast }: Context, { things }: Beat, entity: number): number | undefined => {
  const own = things.get(entity);
  if (own !== undefined) return own;
  const whole = wholeOf(cast, entity);
  return whole === null ? undefined : things.get(whole);
};

export const sightsIn = (context: Context, beat: Beat, entity: number, moment: Moment): Sight[] => {
  const thing = thingIn(context, beat, entity);
  return thing === undefined ? [] : sightsOf(moment, thing);
};

/** One of many around is mostly behind its neighbours, which show the same. */
const samplesIn = ({ actor, seen }: Sight): number =>
  actor.role === 'backdrop' ? Math.max(seen.visible, seen.inside) : seen.visible;

/** All copies of which anything is seen: flowers of a field are too small to be made out one by one. */
const copiesIn = (context: Context, beat: Beat, entity: number, { sights }: Moment): Sight[] => {
  const thing = thingIn(context, beat, entity);
  return sights.filter((sight) => sight.actor.thingIndex === thing && samplesIn(sight) > 0);
};

/** Samples by which a thing is made out and not only there: 0.4 % of the picture, half of that in a hand that shows what it is for, more of what the film is about. */
const leastRecognised = 37;
const leastInHand = 18;
const leastOfHero = 70;
/** In metres above the ground. */
const highUp = 5;
/** Of what is no larger than a few heroes, the share inside the picture by which it is not cut off, and of that the share that is not covered. */
const largeBeside = 3;
const leastInside = 0.35;
const leastUncovered = 0.2;

/** Stars, kites and towers on the horizon are small by nature. */
const isFar = ({ actor }: Sight): boolean =>
  actor.role === 'landmark' ||
  actor.role === 'backdrop' ||
  rootOf(actor).altitude > highUp ||
  actor.kit?.locomotion === 'hovers';

/** The prompt's own words have a part of it fill the picture. */
const isNear = ({ scene, hero }: Stage): boolean =>
  scene.camera.shot.endsWith('close_up') ||
  (hero?.thing.traits.some((trait) => trait.endsWith(' in close-up')) ?? false);

const isCutOrCovered = ({ seen, actor }: Sight, { hero }: Stage): boolean => {
  const isLarge = Math.max(...actor.size) > largeBeside * Math.max(...(hero?.size ?? [0]));
  const isCut = !isLarge && seen.inside < leastInside * (seen.inside + seen.outside);
  const isCovered = !isPartlyHidden(actor) && seen.visible < leastUncovered * seen.inside;
  return isCut || isCovered;
};

const samplesOf = (sights: readonly Sight[]) => sights.reduce((sum, sight) => sum + samplesIn(sight), 0);

const isMadeOut = (all: readonly Sight[], stage: Stage): boolean => {
  const isWide = ['wide', 'aerial'].includes(stage.scene.camera.shot);
  const sights = isNear(stage)
    ? all
    : all.filter((sight) => isFar(sight) || !(sight.isBeheaded || isCutOrCovered(sight, stage)));
  const samples = samplesOf(sights);
  const isHeld = sights.some(({ actor }) => actor.support.kind === 'held');
  const isHero = !isWide && sights.some(({ actor }) => actor.thingIndex === stage.hero?.thingIndex);
  const least = isHeld ? leastInHand : isHero ? leastOfHero : leastRecognised;
  return sights.some(isFar) || samples >= least;
};

/** In any beat, at any moment. */
export const isShown = (context: Context, entity: number): boolean =>
  context.beats.some((beat) =>
    beat.looked.some((moment) => {
      const sights = copiesIn(context, beat, entity, moment);
      return samplesOf(sights) >= leastSamples && isMadeOut(sights, beat.stage);
    }),
  );

/** Samples by which something is there, a nut in the mouth of a squirrel too. */
const leastThere = 3;

/** In any beat, at any moment, however small or covered. */
export const isThere = (context: Context, entity: number): boolean =>
  context.beats.some((beat) =>
    beat.looked.some((moment) => samplesOf(copiesIn(context, beat, entity, moment)) >= leastThere),
  );

/** Whether a noun and what stands in for it are a kind of each other: a dog for a samoyed, a table for furniture; a mitt is no hand. */
export const isKindOf = (asked: string, shown: string): boolean => {
  if (asked === shown || lastWord(asked) === shown || lastWord(asked) === lastWord(shown)) return true;
  const isA = (one: string, other: string) => {
    const kinds = new Set(sensesOf('noun', other).map(({ sense }) => sense));
    return sensesOf('noun', one).some(({ sense }) =>
      chainOf('noun', sense).some((kind) => kinds.has(kind.sense)),
    );
  };
  return isA(asked, shown) || isA(lastWord(asked), shown) || isA(shown, asked) || isA(shown, lastWord(asked));
};

/** Whether a noun names something that can be seen, in its most frequent sense. */
export const isVisible = (noun: string): boolean => {
  const senses = sensesOf('noun', noun);
  const found = senses.length > 0 ? senses : sensesOf('noun', lastWord(noun));
  return found.some(({ rank }) => rank === 0);
};

/** Which action shows a verb, for the one who does it and what it is done to. */

import type { Event, Facts } from '../facts/facts.ts';
import type { Action } from '../scene/actions.ts';
import { newAct, newThing } from '../understand/draft.ts';
import type { VerbMeaning } from '../understand/lexicon.ts';
import type { Noun } from '../understand/nouns/find-noun.ts';
import { living, vehicles } from '../understand/nouns/nature.ts';
import { isHoldable } from '../understand/nouns/uses.ts';
import { suits, suitsNoun, travelOf } from '../understand/settle/suit-action.ts';
import type { VerbTie } from '../understand/vocabulary/linking-verbs.ts';
import { objectTies } from '../understand/vocabulary/verbs.ts';
import { pluralOf } from '../understand/words/word-forms.ts';
import { chainOf, sensesOf } from '../world/kinds.ts';
import { isDrink } from '../world/substances.ts';
import { actionIn, habits, playedOn, professions } from '../world/usual-actions.ts';
import {
  actionAlone,
  actionOfAnimals,
  actionOfAnimalsAlone,
  actionOfTools,
  actionWithObject,
  doneByThings,
  lightVerbs,
} from '../world/verb-senses.ts';
import type { CastEntity } from './cast-entity.ts';
import { verbOf } from './meanings.ts';

export type GroundedVerb = {
  action: Action;
  /** Base form, with the object where the vocabulary has them as one: "brush teeth". */
  verb: string;
  tie: VerbTie | null;
  /** Another verb's action was taken. */
  isStandIn: boolean;
};

/** Verbs so general that an action of theirs would say nothing of the one that is asked. */
const tooGeneral = new Set([
  'be',
  'have',
  'do',
  'make',
  'get',
  'move',
  'change',
  'act',
  'take',
  'put',
  'bring',
  'give',
  'cause',
  'remove',
  'touch',
  'use',
  'change surface',
  'work',
  'connect',
  'cover',
  'go',
  'displace',
  'control',
  'keep',
]);

const phrasesFor = (verb: string, object: string | null): string[] => {
  if (object === null) return [verb];
  const said = object.replaceAll('-', ' ');
  const head = said.split(' ').at(-1)!;
  const objects = head === said ? [said] : [said, head];
  return [
    ...objects.flatMap((one) => [
      `${verb} ${one}`,
      `${verb} a ${one}`,
      `${verb} the ${one}`,
      `${verb} ${pluralOf(one)}`,
    ]),
    verb,
  ];
};

const byPlainerVerb = (verb: string): VerbMeaning | undefined => {
  for (const { sense } of sensesOf('verb', verb)) {
    for (const { name } of chainOf('verb', sense)) {
      if (tooGeneral.has(name)) break;
      const meaning = verbOf(name);
      if (meaning?.action) return meaning;
    }
  }
  return undefined;
};

/** The act when the verb leaves it open: "plays", "performs", or an unknown word. */
const openAction = (
  doer: Noun | null,
  object: Noun | null,
  objectName: string | null,
  isUnknown: boolean,
): Action => {
  const played = actionIn(playedOn, object?.base, objectName);
  if (played && (doer?.nature === 'person' || ['swing', 'slide', 'bounce'].includes(played))) return played;
  const called = actionIn(professions, doer?.name);
  if (called) return called;
  if (doer?.nature === 'person') {
    // Somebody is encouraged or advised with words.
    if (object && living.has(object.nature)) return object.nature === 'person' ? 'talk' : 'pet';
    // Hands go to what can be seen; of a match that is won only gestures tell.
    if (objectName !== null) return object ? 'work' : 'talk';
    return doer.person?.age === 'child' ? 'run' : 'pose';
  }
  if (object && doer && living.has(doer.nature))
    return isUnknown && !living.has(object.nature) ? 'look' : 'chase';
  const isStill = doer !== null && !living.has(doer.nature) && !vehicles.has(doer.nature);
  return (
    actionIn(habits, doer?.base) ?? (doer?.nature === 'animal' ? 'jump' : isStill ? 'stand' : travelOf(doer))
  );
};

const isTool = (noun: Noun): boolean => noun.nature === 'prop' && isHoldable(noun);

/** The row of a verb for one who has an object or has none; animals have no hands for the first. */
const bySense = (
  verb: string,
  doer: Noun | null,
  hasObject: boolean,
  done: Noun | null,
): Action | undefined => {
  if (!hasObject) return actionAlone.get(verb);
  if (doer !== null && isTool(doer)) return actionOfTools.get(verb);
  if (doer !== null && doer.nature !== 'person') return undefined;
  const action = actionWithObject.get(verb);
  // Somebody is helped or dressed with one hand; a thing is in the way of no body.
  if ((action === 'work' || action === 'rub') && done && living.has(done.nature)) return 'reach';
  // A person is not trained with food from the hand.
  return action === 'feed' && verb !== 'feed' && done?.nature === 'person' ? undefined : action;
};

const firstKnown = (phrases: string[]): VerbMeaning | undefined => phrases.map(verbOf).find(Boolean);

/** "Takes a nap", "gives a hug", "applies paint": the noun is what is done. */
const nounAsVerb = (verb: string, name: string, noun: Noun | null): VerbMeaning | undefined => {
  if (!lightVerbs.has(verb) || (noun !== null && (living.has(noun.nature) || isHoldable(noun))))
    return undefined;
  const meaning = verbOf(name.split(' ').at(-1)!);
  return meaning?.action ? meaning : undefined;
};

/** Whether verb and object together are an action of their own: "makes a phone call". */
export const isOneAction = (verb: string, name: string, noun: Noun | null): boolean =>
  (firstKnown(phrasesFor(verb, name).slice(0, -1)) ?? nounAsVerb(verb, name, noun)) !== undefined;

/** "A skateboarder doing tricks" does them on the board. */
const riding = new Set<Action>(['skate', 'surf', 'ski', 'ride']);

/** Only a person of no calling is at work before a computer. */
const ofNoCalling = new Set([
  'man',
  'woman',
  'person',
  'businessman',
  'businesswoman',
  'student',
  'programmer',
]);
const workOf = (doer: Noun | null): Action | undefined =>
  doer?.nature !== 'person' || ofNoCalling.has(doer.base)
    ? undefined
    : (actionIn(professions, doer.name) ?? 'reach');

/** Verbs that say of a thing that it goes on feet of its own. */
const stepping = new Set(
  'walk, stroll, march, step, tiptoe, stride, wander, come, go, hike, pace, approach, enter, leave, waddle, stomp, plod, parade'.split(
    ', ',
  ),
);
const isThing = ({ nature }: Noun): boolean => !living.has(nature) && !vehicles.has(nature);

/** What has no hands neither weaves nor reaches: a motorcycle that weaves through traffic drives. */
const byHand = new Set<Action>([
  'build',
  'work',
  'rub',
  'reach',
  'hold',
  'carry',
  'paint',
  'knit',
  'cook',
  'write',
  'type',
  'pose',
  'talk',
  'read',
  'feed',
  'pet',
]);
const shownByItself = new Set(['show', 'display', 'reveal', 'exhibit', 'present', 'flaunt']);
const inReach = (doer: Noun | null, action: Action, hasObject: boolean, verb: string): Action => {
  // Ants and dogs go with what they carry.
  if (action === 'carry' && doer && living.has(doer.nature) && doer.nature !== 'person')
    return travelOf(doer);
  // A peacock that displays its tail holds nothing.
  if (action === 'hold' && doer?.nature !== 'person' && shownByItself.has(verb)) return 'stand';
  // A body that crashes into another does not break: it falls.
  if (action === 'break' && doer && living.has(doer.nature) && !hasObject) return 'collapse';
  // A taxi that turns left goes on.
  if (action === 'spin' && doer && vehicles.has(doer.nature) && verb.split(' ')[0] === 'turn')
    return travelOf(doer);
  // A cabin that "suggests warmth" or a spring that "returns to its shape" takes no step.
  if (action === 'walk' && doer && isThing(doer) && !stepping.has(verb)) return 'stand';
  if (!doer || living.has(doer.nature) || !byHand.has(action) || doer.base === 'robot') return action;
  return vehicles.has(doer.nature) ? travelOf(doer) : 'stand';
};

/** Neither seen at a thing nor done with one: an unknown verb done to a thing has the hands on it. */
const awayFromThings = new Set<Action>([
  'talk',
  'sing',
  'laugh',
  'cry',
  'pose',
  'stand',
  'dance',
  'punch',
  'fight',
  'clap',
  'bow',
  'stretch',
  'exercise',
  'point',
  'wave',
  'raise_arms',
  'salute',
  'look',
  'break',
]);
const onThing = (action: Action, doer: Noun | null, done: Noun | null): Action =>
  doer?.nature === 'person' && done && !living.has(done.nature) && awayFromThings.has(action)
    ? 'work'
    : action;

const tooled = new Set<Noun['nature']>(['prop', 'instrument', 'food', 'landform', 'plant']);

/** "Walks on a tightrope", "runs on a treadmill": with where it is done it is an action of its own. */
export const groundAt = (verb: string, where: string, noun: string): VerbMeaning | undefined => {
  const meaning = firstKnown([
    `${verb} ${where} a ${noun}`,
    `${verb} ${where} the ${noun}`,
    `${verb} ${where} ${noun}`,
  ]);
  return meaning?.action ? meaning : undefined;
};

/** "Makes coffee", "brews tea": what is seen of it is that it is poured. */
const brewing = new Set(['make', 'brew', 'prepare']);

export const groundVerb = (
  said: string,
  doer: Noun | null,
  object: { noun: Noun | null; name: string } | null,
): GroundedVerb => {
  const name = object?.name ?? null;
  const verb = name !== null && brewing.has(said) && isDrink(name) ? 'pour' : said;
  const ofAnimal =
    doer && doer.nature !== 'person' && living.has(doer.nature)
      ? (actionOfAnimals.get(`${doer.base} ${verb}`) ??
        actionOfAnimals.get(`${verb} ${name}`) ??
        (name === null ? actionOfAnimalsAlone : actionOfAnimals).get(verb))
      : undefined;
  if (ofAnimal)
    return { action: ofAnimal, verb, tie: ofAnimal === 'chase' ? 'chasing' : null, isStandIn: false };
  const first = verb.split(' ')[0]!;
  const withObject =
    name === null
      ? undefined
      : (firstKnown(phrasesFor(verb, name).slice(0, -1)) ?? nounAsVerb(verb, name, object!.noun));
  const sense = withObject ? undefined : bySense(verb, doer, object !== null, object?.noun ?? null);
  const found =
    withObject ?? firstKnown([verb]) ?? (first === verb ? undefined : firstKnown(phrasesFor(first, name)));
  // "Measures with a tape": what it is done to is not said.
  const unsaid = found || sense || object !== null ? undefined : bySense(verb, doer, true, null);
  if (unsaid)
    return { action: inReach(doer, unsaid, object !== null, verb), verb, tie: null, isStandIn: false };
  const meaning = found ?? byPlainerVerb(verb) ?? byPlainerVerb(first);
  const isOpen = !meaning || meaning.isOpen || (meaning.action === null && meaning.tie === null);
  const called = lightVerbs.has(verb) ? actionIn(professions, doer?.name) : undefined;
  const plain =
    (called && riding.has(called) ? called : undefined) ??
    (first === 'work' && verb !== 'work out' && object === null ? workOf(doer) : undefined) ??
    sense ??
    (isOpen
      ? openAction(doer, object?.noun ?? null, name, !meaning)
      : found
        ? (meaning.action ?? 'stand')
        : onThing(meaning.action ?? 'stand', doer, object?.noun ?? null));
  const thing = newThing(doer?.name ?? 'person', doer);
  // Trees that sway or dance in the wind stay where they are.
  const isRooted = doer !== null && ['plant', 'landform', 'building', 'furniture'].includes(doer.nature);
  // A monkey at the wheel drives.
  const isAtWheel = plain === 'drive' && object?.noun != null && vehicles.has(object.noun.nature);
  const act = {
    ...newAct(
      isRooted && plain === 'dance' ? 'swing' : isAtWheel ? plain : suitsNoun(doer, plain, verb),
      verb,
    ),
    object: object ? 0 : null,
  };
  // A ball that is played with is in the hand before it is thrown.
  const playedTie = plain === 'throw' || plain === 'dribble' ? (objectTies[plain] ?? null) : null;
  const tie = sense ? (objectTies[sense] ?? null) : isOpen ? playedTie : meaning.tie;
  const isDoneByThing =
    object !== null &&
    doer !== null &&
    tooled.has(doer.nature) &&
    (doneByThings.has(plain) || (sense !== undefined && isTool(doer)));
  return {
    action: isDoneByThing ? plain : inReach(doer, suits(thing, act), object !== null, verb),
    verb: withObject?.base ?? verb,
    tie,
    isStandIn: !found && !sense,
  };
};

/** The first thing an event is done to, as `groundVerb` wants it. */
export const objectOf = (
  { entities }: Facts,
  cast: readonly CastEntity[],
  { objects: [object] }: Event,
): { noun: Noun | null; name: string } | null => {
  if (object === undefined) return null;
  const done = cast[object];
  return { noun: done?.is === 'thing' ? done.noun : null, name: entities[object]!.noun };
};

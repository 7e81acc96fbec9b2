/** One scene for some steps of the story. */

import type { Facts, RelationKind } from '../facts/facts.ts';
import { factsOfSteps } from '../facts/facts-of-steps.ts';
import { findKit } from '../kits/find-kit.ts';
import { breakCircles } from '../scene/break-circles.ts';
import { limits, type Place, type Scene, type ScreenSide, type TieKind } from '../scene/scene.ts';
import { type Draft, type DraftThing, newAct, newDraft, type Where } from '../understand/draft.ts';
import { living } from '../understand/nouns/nature.ts';
import { isHanded, isHoldable, isVessel } from '../understand/nouns/uses.ts';
import { leaveToPlace } from '../understand/settle/places/own-scenery.ts';
import { onFrozenWater } from '../understand/settle/places/scenic-place.ts';
import { completeScene } from '../understand/settle/settle-scene.ts';
import { travelOf } from '../understand/settle/suit-action.ts';
import { tellNounsApart } from '../understand/settle/tell-nouns-apart.ts';
import { settleDraft } from '../understand/understand.ts';
import { toppings } from '../world/toppings.ts';
import { type CastEntity, wholeOf } from './cast-entity.ts';
import { choosePlace } from './choose-place.ts';
import { decorate } from './decorate.ts';
import { describeThing } from './looks/describe-thing.ts';
import { isCloseUpModel } from './looks/named-parts.ts';
import { turnToView } from './looks/view-side.ts';
import { notePicture } from './note-picture.ts';
import { changePlace } from './places/change-place.ts';
import { completePlace } from './places/fit-out.ts';
import type { Carried } from './shots/carried.ts';
import { addTie, type Shown, tieTo } from './shown.ts';
import { seenFromHere, structureOf } from './structure-of.ts';
import { tieOfRelation } from './ties.ts';
import { addChanges } from './work/add-changes.ts';
import { parkMarks } from './work/park-marks.ts';
import { isAtWorkOn } from './work/place-work.ts';
import { heldSubstances, showInVessels } from './work/pour-onto.ts';
import { writeActs } from './write-acts.ts';

const castThings = (
  facts: Facts,
  cast: readonly CastEntity[],
  isShown: (entity: number) => boolean,
  missed: string[],
): Shown => {
  const things: DraftThing[] = [];
  const thingOf = new Map<number, number>();
  const becomes = new Map(
    facts.changes.flatMap(({ entity, toEntity }) =>
      entity !== null && toEntity !== null && entity !== toEntity ? [[toEntity, entity] as const] : [],
    ),
  );
  const inVessels = heldSubstances(facts, cast);
  for (const [index, one] of cast.entries()) {
    // A frog that becomes a prince is one thing.
    if (becomes.has(index) && thingOf.has(becomes.get(index)!)) {
      thingOf.set(index, thingOf.get(becomes.get(index)!)!);
      continue;
    }
    if ((one.is !== 'thing' && one.is !== 'character') || !isShown(index) || inVessels.has(index)) continue;
    if (things.length >= limits.things) {
      missed.push(facts.entities[index]!.noun);
      continue;
    }
    thingOf.set(index, things.length);
    things.push(describeThing(index, one, facts));
  }
  showInVessels(inVessels, thingOf);
  return { facts, cast, things, thingOf };
};

const screenSide: Record<string, ScreenSide> = {
  left_of: 'left',
  right_of: 'right',
  in_middle_of: 'centre',
  in_front_of: 'foreground',
  behind: 'background',
};

/** Parts of the body that hold what is in or on them. */
const held = new Set('hand, mouth, arm, paw, beak, claw, talon, jaw, palm, finger, tooth, grip'.split(', '));

const isServed = (noun: DraftThing['noun']) =>
  noun?.nature === 'food' || (noun?.nature === 'prop' && isHoldable(noun));
const isDish = (noun: DraftThing['noun']) => noun?.nature === 'food' || isVessel(noun);

/** "A board with pieces on a table": both are on it. */
const shareHosts = ({ facts, cast, things, thingOf }: Shown) => {
  for (const { kind, subject, objects } of facts.relations) {
    const self = thingOf.get(wholeOf(cast, subject) ?? -1);
    if (kind !== 'with' || self === undefined || living.has(things[self]!.noun?.nature ?? 'prop')) continue;
    const isPlaced = things[self]!.ties.some((tie) => tie.kind !== 'with');
    if (isPlaced || things[self]!.noun?.nature === 'building') continue;
    for (const object of objects) {
      const other = things[thingOf.get(wholeOf(cast, object) ?? -1) ?? -1];
      const host = other?.ties.find((tie) => tie.kind === 'on' && tie.to !== self);
      if (host && things[host.to]?.noun?.nature === 'furniture') addTie(things[self]!, { ...host });
    }
  }
};

/** Those that walk and fly. */
const winged = new Set(['dragon', 'pegasus', 'griffin', 'phoenix', 'fairy']);

/** "A dragon over a village" flies, and what the camera follows goes somewhere. */
const setGoing = ({ facts, cast, things, thingOf }: Shown) => {
  const thingFor = (entity: number) => things[thingOf.get(wholeOf(cast, entity) ?? -1) ?? -1];
  for (const { kind, subject, objects } of facts.relations) {
    const thing = thingFor(subject);
    const isHigh = (kind === 'over' || kind === 'above') && objects.some((one) => cast[one]?.is === 'place');
    const flies =
      findKit(thing?.noun?.kit ?? '')?.locomotion === 'flies' ||
      winged.has(thing?.noun?.base.split(' ').at(-1) ?? '');
    if (thing && isHigh && flies && thing.acts.length === 0) thing.acts.push(newAct('fly', 'fly'));
  }
  const { moves, subject } = facts.picture.camera;
  const followed = subject === null ? things[0] : thingFor(subject);
  if (
    followed &&
    moves.includes('follow') &&
    followed.acts.length === 0 &&
    living.has(followed.noun?.nature ?? 'prop')
  )
    followed.acts.push(newAct(travelOf(followed.noun), 'go'));
  // A close-up is of a face, and a face in the grass is none.
  const { shot } = facts.picture.camera;
  const isClose = shot === 'close_up' || shot === 'extreme_close_up';
  if (isClose && followed?.noun?.nature === 'animal' && followed.acts.length === 0)
    followed.acts.push(newAct('look', 'look'));
};

const depths = new Set<RelationKind>(['behind', 'far_from', 'in_front_of']);

const isSetApart = ({ relations }: Facts, entity: number): boolean =>
  relations.some(({ subject, frame, kind }) => subject === entity && frame === 'screen' && depths.has(kind));

const addRelations = (shown: Shown, steps: readonly number[]) => {
  const { facts, cast, things, thingOf } = shown;
  const thingFor = (entity: number) => thingOf.get(wholeOf(cast, entity) ?? -1);
  const order = [...facts.relations].sort((a, b) => Number(a.kind === 'with') - Number(b.kind === 'with'));
  for (const { kind, subject, objects, frame, step } of order) {
    const self = thingFor(subject);
    if (self === undefined || step > steps.at(-1)!) continue;
    const thing = things[self]!;
    if (frame === 'screen') {
      const side = screenSide[kind];
      if (side) thing.screenSide = side;
      // "Overhead" is over whom the film is about.
      else if (kind === 'above' && self > 0) addTie(thing, { kind: 'above', to: 0 });
      continue;
    }
    for (const object of objects) {
      const to = thingFor(object);
      if (to === undefined || to === self) continue;
      if (isAtWorkOn(thing, to, things)) continue;
      // "A couple with a bucket in the background": nobody holds it.
      if (kind === 'with' && isSetApart(facts, object)) continue;
      // "A stick in its mouth", "a bird on her hand".
      if (
        (kind === 'in' || kind === 'on') &&
        cast[object]?.is === 'part' &&
        held.has(facts.entities[object]!.head)
      ) {
        addTie(things[to]!, { kind: 'holding', to: self });
        continue;
      }
      // "A table with bread".
      if (kind === 'with' && thing.noun?.nature === 'furniture' && isServed(things[to]!.noun)) {
        addTie(things[to]!, { kind: 'on', to: self });
        continue;
      }
      // Berries with pancakes are on them.
      if (kind === 'with' && toppings.has(facts.entities[object]!.noun) && isDish(thing.noun)) {
        things[to]!.ties = [{ kind: 'on', to: self }, ...things[to]!.ties.filter((tie) => tie.kind !== 'on')];
        continue;
      }
      // What serves both ways is told by the more exact of the two.
      if (kind === 'with' && things[to]!.ties.some((tie) => tie.to === self)) continue;
      if (kind === 'with' && isHanded(thing.noun) && isHoldable(things[to]!.noun)) {
        addTie(thing, { kind: 'holding', to });
        continue;
      }
      // "Trains with a punching bag".
      const open = kind === 'with' ? thing.acts.find(({ object: done }) => done === null) : undefined;
      if (open && isHanded(thing.noun) && !living.has(things[to]!.noun?.nature ?? 'prop')) open.object = to;
      if (kind === 'covered_with') addTie(things[to]!, { kind: 'on', to: self });
      else if (kind === 'full_of') addTie(things[to]!, { kind: 'in', to: self });
      const tie = tieTo(shown, kind, to, thing);
      if (!tie) continue;
      // What holds only later is where the last act leads.
      const last = thing.acts.at(-1);
      if (step > steps[0]! && last) last.goal ??= tie;
      else addTie(thing, tie);
    }
  }
};

export type WrittenScene = { scene: Scene; thingOf: Map<number, number> };

/** What of the story one scene shows. */
export type Part = {
  steps: readonly number[];
  /** What was taken in an earlier shot and is still in the hands. */
  held: readonly Carried[];
  /** Where it is, unless its own words say so. */
  place: Place | null;
  /** Whether it is all there is. */
  isAlone: boolean;
  isShown: (entity: number) => boolean;
  /** How many of the entities the prompt names; those after them are implied. */
  said: number;
};

const around = new Set<TieKind>(['around', 'on', 'in', 'beside']);

/** Whether each thing still stands to the others as was said. */
const keepsPlaces = (facts: Facts, cast: readonly CastEntity[], { scene, thingOf }: WrittenScene): boolean =>
  facts.relations.every(({ kind, subject, objects }) => {
    const whole = wholeOf(cast, subject);
    if (!seenFromHere.has(kind) || whole === null) return true;
    const thing = scene.things[thingOf.get(whole) ?? -1];
    return objects.every((object) => {
      const to = wholeOf(cast, object);
      if (to === null) return true;
      const at = thingOf.get(to);
      const isThere = (one: Scene['things'][number] | undefined) =>
        one?.ties.some((tie) => tie.to === at && tie.kind === tieOfRelation[kind]) ?? false;
      // A family around a picnic that is under the tree is under it.
      return (
        isThere(thing) ||
        (thing?.ties.some((tie) => around.has(tie.kind) && isThere(scene.things[tie.to])) ?? false)
      );
    });
  });

/** The usual things of such a scene fill it in, unless the order of things or of events says otherwise. */
export const writeScene = (
  facts: Facts,
  cast: readonly CastEntity[],
  text: string,
  part: Part,
): WrittenScene => {
  const { isAlone, steps, held, isShown } = part;
  const told = isAlone ? facts : factsOfSteps(facts, steps, held);
  const shot: Part = isAlone ? part : { ...part, steps: steps.map((step) => step - steps[0]!) };
  const structure = structureOf(ofShown(told, isShown));
  if (structure !== 'story') {
    const usual = composeScene(told, cast, text, shot, false);
    if (structure === 'none' || keepsPlaces(told, cast, usual)) return usual;
  }
  return composeScene(told, cast, text, shot, true);
};

/** Without the relations of those who are in other shots. */
const ofShown = (facts: Facts, isShown: (entity: number) => boolean): Facts => ({
  ...facts,
  relations: facts.relations.filter(({ subject }) => isShown(subject)),
});

const composeScene = (
  facts: Facts,
  cast: readonly CastEntity[],
  text: string,
  { steps, isAlone, isShown, place, said: named }: Part,
  isStory: boolean,
): WrittenScene => {
  const draft = newDraft();
  notePicture(draft, facts, cast, isShown, isAlone ? text : '');
  if (place !== null && draft.places.length === 0)
    draft.places.push({ place, text: '', link: 'in', isBehind: false });
  const shown = castThings(facts, cast, isShown, draft.notDrawn);
  writeActs(shown, steps);
  addRelations(shown, steps);
  shareHosts(shown);
  setGoing(shown);
  turnToView(shown);
  parkMarks(shown);
  addChanges(shown, steps);
  breakCircles(shown.things);
  draft.things = shown.things;
  const said = shown.things.slice();
  decorate(draft, facts, cast, isShown);
  if (isStory) tellNounsApart(draft);
  const implied = new Set(
    [...shown.thingOf].flatMap(([entity, index]) => (entity < named ? [] : [said[index]!])),
  );
  const choose = (settled: Draft): Where => {
    const chosen = choosePlace(facts, cast, settled, (step) => steps.includes(step), isShown, implied);
    return place !== null && !chosen.isStated ? { ...chosen, place } : chosen;
  };
  const inStory = () => {
    const where = choose(draft);
    return completeScene(draft, leaveToPlace(draft, onFrozenWater(draft, where) ?? where));
  };
  const scene = isStory ? inStory() : settleDraft(text, draft, choose);
  completePlace(scene, facts, draft);
  changePlace(scene, facts, cast, steps);
  // Where nothing that was said can be seen, there is at least a place.
  const isSeen = scene.things.length > 0 || scene.effects.length > 0 || scene.setting.changes !== undefined;
  if (!isSeen && scene.setting.place === 'studio') scene.setting.place = 'meadow';
  // Settling may leave things out or bring others in.
  const thingOf = new Map<number, number>();
  for (const [entity, index] of shown.thingOf) {
    const at = draft.things.indexOf(said[index]!);
    if (at >= 0) thingOf.set(entity, at);
  }
  if (isCloseUpModel(scene.things[0]?.kit) && !scene.setting.isStated)
    Object.assign(scene.setting, { place: 'studio', details: ['no_floor'] });
  const { subject } = facts.picture.camera;
  const filmed = thingOf.get(wholeOf(cast, subject ?? -1) ?? -1);
  if (filmed !== undefined) scene.camera.subject = filmed;
  return { scene, thingOf };
};

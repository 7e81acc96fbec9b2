/** One scene for some steps of the story. */

import type { Change, Facts } from '../facts/facts.ts';
import { breakCircles } from '../scene/break-circles.ts';
import { limits, type Scene, type Change as SceneChange, type ScreenSide } from '../scene/scene.ts';
import { type DraftThing, newDraft } from '../understand/draft.ts';
import { living } from '../understand/nouns/nature.ts';
import { isHanded, isHoldable } from '../understand/nouns/uses.ts';
import { leaveToPlace } from '../understand/settle/places/own-scenery.ts';
import { completeScene } from '../understand/settle/settle-scene.ts';
import { tellNounsApart } from '../understand/settle/tell-nouns-apart.ts';
import { settleDraft } from '../understand/understand.ts';
import { type CastEntity, wholeOf } from './cast-entities.ts';
import { choosePlace } from './choose-place.ts';
import { describeThing } from './describe-thing.ts';
import { hasStructure } from './has-structure.ts';
import { colourOf, isMaterial, sizeOf } from './meanings.ts';
import { notePicture } from './note-picture.ts';
import { addTie, type Shown, spanOf, tieTo, writeActs } from './write-acts.ts';

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
  for (const [index, one] of cast.entries()) {
    // A frog that becomes a prince is one thing.
    if (becomes.has(index) && thingOf.has(becomes.get(index)!)) {
      thingOf.set(index, thingOf.get(becomes.get(index)!)!);
      continue;
    }
    if ((one.is !== 'thing' && one.is !== 'character') || !isShown(index)) continue;
    if (things.length >= limits.things) {
      missed.push(facts.entities[index]!.noun);
      continue;
    }
    thingOf.set(index, things.length);
    things.push(describeThing(index, one, facts));
  }
  return { facts, cast, things, thingOf };
};

const screenSide: Record<string, ScreenSide> = {
  left_of: 'left',
  right_of: 'right',
  in_middle_of: 'centre',
  in_front_of: 'foreground',
  behind: 'background',
};

const addRelations = (shown: Shown, steps: readonly number[]) => {
  const { facts, cast, things, thingOf } = shown;
  const thingFor = (entity: number) => {
    const whole = wholeOf(cast, entity);
    return whole === null ? undefined : thingOf.get(whole);
  };
  const order = [...facts.relations].sort((a, b) => Number(a.kind === 'with') - Number(b.kind === 'with'));
  for (const { kind, subject, objects, frame, step } of order) {
    const self = thingFor(subject);
    if (self === undefined || step > steps.at(-1)!) continue;
    const thing = things[self]!;
    if (frame === 'screen') {
      const side = screenSide[kind];
      if (side) thing.screenSide = side;
      continue;
    }
    for (const object of objects) {
      const to = thingFor(object);
      if (to === undefined || to === self) continue;
      // A figure that blows at the candles on a cake is not on it.
      if (
        thing.acts.some((act) => act.object !== null && things[act.object]?.ties.some((tie) => tie.to === to))
      )
        continue;
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

const changed = (
  { property, from, to }: Change,
  span: { begin: number; end: number },
): SceneChange | null => {
  if (property === 'time_of_day' || property === 'season' || property === 'weather') return null;
  const shownAs =
    property === 'state'
      ? to && colourOf(to)
        ? 'colour'
        : to && (isMaterial(to) || to === 'transparent')
          ? 'material'
          : to && sizeOf(to)
            ? 'size'
            : 'wholeness'
      : property;
  return {
    property: shownAs,
    to: (to ?? '').slice(0, 80),
    ...(from && { from: from.slice(0, 80) }),
    ...(to && shownAs === 'colour' && { colour: colourOf(to) ?? null }),
    ...(from && shownAs === 'colour' && { fromColour: colourOf(from) ?? null }),
    ...span,
  };
};

const addChanges = ({ facts, cast, things, thingOf }: Shown, steps: readonly number[]) => {
  for (const change of facts.changes) {
    const whole = change.entity === null ? null : wholeOf(cast, change.entity);
    const index = whole === null ? undefined : thingOf.get(whole);
    if (index === undefined || !steps.includes(change.step)) continue;
    const one = changed(change, spanOf(change.step, steps) ?? { begin: 0.15, end: 0.85 });
    if (one) things[index]!.changes = [...(things[index]!.changes ?? []), one].slice(0, limits.changes);
  }
};

export type WrittenScene = { scene: Scene; thingOf: Map<number, number> };

/** What of the story one scene shows. */
export type Part = {
  steps: readonly number[];
  /** Whether it is all there is. */
  isAlone: boolean;
  isShown: (entity: number) => boolean;
};

export const writeScene = (
  facts: Facts,
  cast: readonly CastEntity[],
  text: string,
  { steps, isAlone, isShown }: Part,
): WrittenScene => {
  const draft = newDraft();
  notePicture(draft, facts, cast, isShown, isAlone ? text : '');
  const shown = castThings(facts, cast, isShown, draft.notDrawn);
  const actions = writeActs(shown, steps);
  addRelations(shown, steps);
  addChanges(shown, steps);
  breakCircles(shown.things);
  draft.things = shown.things;
  const { things } = shown;
  const isStory = !isAlone || hasStructure(facts);
  if (isStory) tellNounsApart(draft);
  const scene = isStory
    ? completeScene(
        draft,
        leaveToPlace(
          draft,
          choosePlace(facts, cast, actions, (step) => steps.includes(step)),
        ),
      )
    : settleDraft(text, draft);
  // Where nothing that was said can be seen, there is at least a place.
  if (scene.things.length === 0 && scene.effects.length === 0 && scene.setting.place === 'studio')
    scene.setting.place = 'meadow';
  // Settling may leave things out or bring others in.
  const thingOf = new Map<number, number>();
  for (const [entity, index] of shown.thingOf) {
    const at = draft.things.indexOf(things[index]!);
    if (at >= 0) thingOf.set(entity, at);
  }
  const { subject } = facts.picture.camera;
  const whole = subject === null ? null : wholeOf(cast, subject);
  const filmed = whole === null ? undefined : thingOf.get(whole);
  if (filmed !== undefined) scene.camera.subject = filmed;
  return { scene, thingOf };
};

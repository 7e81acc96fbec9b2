/** Whether what changes looks different at the end, and as was said. */

import type { Change } from '../facts/facts.ts';
import type { Vec3 } from '../math/vector.ts';
import type { Sky } from '../render/frame-state.ts';
import type { PlacePart } from '../scene/place-part.ts';
import { colourOf } from '../screenplay/meanings.ts';
import { placePartChanged } from '../screenplay/places/change-place.ts';
import { differenceOf, type Palette, shareLike } from './colours.ts';
import { type Beat, type CheckedFact, type Context, sightsIn, thingIn } from './context.ts';
import { movementOf, type Sight } from './look.ts';

const leastColour = 0.12;
/** Shares of its colours, its size or its form that are different afterwards. */
const leastDifference = 0.15;
const shareOfPart = 0.04;

const largestOf = (sights: readonly Sight[]): Sight | undefined =>
  sights.length === 0 ? undefined : sights.reduce((a, b) => (b.seen.visible > a.seen.visible ? b : a));

const looksDifferent = (before: Sight, after: Sight): boolean =>
  differenceOf(before.colours, after.colours) > leastDifference ||
  Math.abs(Math.log((after.seen.tall * after.seen.wide) / (before.seen.tall * before.seen.wide))) > 0.3 ||
  (before.actor === after.actor && movementOf(before, after).form > leastDifference);

const colourBefore = ({ facts }: Context, entity: number): string | undefined =>
  facts.entities[entity]!.attributes.find(({ kind }) => kind === 'colour')?.value;

const ofThing = (context: Context, beat: Beat, change: Change, entity: number): boolean => {
  const [start, end] = [beat.looked[0]!, beat.looked.at(-1)!];
  const [before, after] = [start, end].map((moment) => sightsIn(context, beat, entity, moment));
  const became = change.toEntity === null ? undefined : thingIn(context, beat, change.toEntity);
  if (change.property === 'presence')
    return (before!.length === 0) !== (after!.length === 0) || hasFaded(before!, after!);
  if (change.property === 'number') return before!.length !== after!.length;
  const [a, b] = [
    largestOf(before!),
    largestOf(after!) ??
      largestOf(became === undefined ? [] : sightsIn(context, beat, change.toEntity!, end)),
  ];
  if (!a || !b) return false;
  // A part is a few hundredths of what is seen of the whole.
  const share = a.actor.thing.changes?.some(({ part }) => part !== undefined) ? shareOfPart : 1;
  if (change.property === 'colour') {
    const hex = change.to ? colourOf(change.to)?.hex : undefined;
    const least = Math.max(leastColour * share, hex ? shareLike(a.colours, hex) + 0.05 * share : 0);
    const said = change.from ?? colourBefore(context, entity);
    const first = said === undefined ? undefined : colourOf(said)?.hex;
    // A change is seen where the first colour is seen as well.
    if (first && share === 1 && shareLike(a.colours, first) < leastColour) return false;
    if (hex) return shareLike(b.colours, hex) >= least;
  }
  if (change.property === 'size') return Math.abs(Math.log(b.seen.tall / a.seen.tall)) > 0.15;
  // What only turns in the light has not changed: these are seen by colours alone.
  if (change.property === 'state')
    return (
      differenceOf(a.colours, b.colours) > leastDifference ||
      (a.actor === b.actor && movementOf(a, b).form > leastDifference)
    );
  if (['light', 'colour', 'material', 'age'].includes(change.property))
    return differenceOf(a.colours, b.colours) > leastDifference * share;
  return looksDifferent(a, b);
};

const hasFaded = (before: readonly Sight[], after: readonly Sight[]) => {
  const sum = (sights: readonly Sight[]) => sights.reduce((all, { seen }) => all + seen.visible, 0) + 1;
  return Math.abs(Math.log(sum(after) / sum(before))) > 1.5;
};

const hours = new Set(['day_to_night', 'night_to_day']);

const ofPicture = ({ beats }: Context, { property, to }: Change): boolean => {
  if (property === 'time_of_day') return beats.some(({ scene }) => hours.has(scene.timeOfDay));
  const values = beats.map(({ scene }) => (property === 'season' ? scene.season : scene.weather.join()));
  return beats.length > 1 && new Set(values).size > 1 && to !== null;
};

/** Times as bright as before, or as dark, from which on a place is seen to have changed. */
const leastBrighter = 1.7;

/** A room or a landscape has no colours of its own to compare: the light on it tells. */
const placeIsRelit = ({ stage }: Beat): boolean => {
  const [before, after] = [0, 1].map((share) => {
    const { light, grade } = stage.lightingAt(share);
    return Math.max(...light.skyColour) * grade.exposure;
  }) as [number, number];
  return Math.abs(Math.log(after / before)) > Math.log(leastBrighter);
};

const samplesIn = (palette: Palette) => [...palette.values()].reduce((sum, count) => sum + count, 0);
/** A part of the place of which less is seen would not be noticed to change, in samples. */
const leastOfPart = 400;
/** Of colours of the sky or the moon in linear light. */
const leastSkyDifference = 0.12;

const skyDiffers = ({ stage, looked, scene }: Beat, of: PlacePart): boolean => {
  const [before, after] = [0, 1].map((share) => stage.lightingAt(share).sky) as [Sky, Sky];
  if (of === 'moon') return scene.effects.includes('moon');
  const apart = (a: Vec3, b: Vec3) => Math.max(...a.map((value, axis) => Math.abs(value - b[axis]!)));
  const most = Math.max(
    apart(before.zenith, after.zenith),
    apart(before.horizon, after.horizon),
    apart(before.cloudLit, after.cloudLit),
    Math.abs(before.cloudThreshold - after.cloudThreshold),
  );
  return most > leastSkyDifference && looked.every(({ sky }) => sky > leastOfPart);
};

/** The part is large enough in the picture, and other at the end than at the start. */
const partIsSeen = (beat: Beat, of: PlacePart): boolean => {
  const [start, end] = [beat.looked[0]!, beat.looked.at(-1)!];
  if (of === 'sky' || of === 'clouds' || of === 'moon') return skyDiffers(beat, of);
  const [before, after] = [start.parts.get(of), end.parts.get(of)];
  if (!before || !after || Math.min(samplesIn(before), samplesIn(after)) < leastOfPart) return false;
  return differenceOf(before, after) > leastDifference;
};

export const changeFacts = (context: Context): CheckedFact[] =>
  context.facts.changes.map((change) => {
    const { entity, property, to } = change;
    const name = entity === null ? 'picture' : context.facts.entities[entity]!.noun;
    const isPicture = entity === null || ['time_of_day', 'season', 'weather'].includes(property);
    const is = entity === null ? 'place' : context.cast[entity]!.is;
    const isLight = property === 'light' && (is === 'place' || is === 'surroundings');
    const part = placePartChanged(context.facts, context.cast, change)?.of;
    const isSeen = part
      ? context.beats.some((beat) => partIsSeen(beat, part))
      : isLight
        ? context.beats.some(placeIsRelit)
        : isPicture
          ? ofPicture(context, change)
          : context.beats.some((beat) => ofThing(context, beat, change, entity));
    return {
      kind: 'change',
      text: `${name} ${property} to ${to}`,
      isSeen,
      missing: `${name} ${to ?? property}`,
    };
  });

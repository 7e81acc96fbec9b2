/** One scene for some steps of the story. */

import type { Change, Facts } from '../facts/facts.ts';
import { breakCircles } from '../scene/break-circles.ts';
import {
  type Effect,
  limits,
  type Scene,
  type Season,
  type Thing,
  type TimeOfDay,
  type Weather,
} from '../scene/scene.ts';
import { isIndoors } from '../world/indoors.ts';
import { type CastEntity, wholeOf } from './cast-entities.ts';
import { choosePlace } from './choose-place.ts';
import { describeThing } from './describe-thing.ts';
import { colourOf, isMaterial, regionOf, seasonOf, sizeOf, weatherOf } from './meanings.ts';
import { addTie, type Shown, spanOf, tieTo, writeActs } from './write-acts.ts';

const castThings = (
  facts: Facts,
  cast: readonly CastEntity[],
  isShown: (entity: number) => boolean,
): Shown => {
  const things: Thing[] = [];
  const thingOf = new Map<number, number>();
  for (const [index, one] of cast.entries()) {
    if ((one.is !== 'thing' && one.is !== 'character') || !isShown(index) || things.length >= limits.things)
      continue;
    thingOf.set(index, things.length);
    things.push(describeThing(index, one, facts));
  }
  return { facts, cast, things, thingOf };
};

const screenSide: Record<string, NonNullable<Thing['screenSide']>> = {
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
  for (const { kind, subject, objects, frame, step } of facts.relations) {
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
      if (kind === 'covered_with') addTie(things[to]!, { kind: 'on', to: self });
      else if (kind === 'full_of') addTie(things[to]!, { kind: 'in', to: self });
      const tie = tieTo(shown, kind, to);
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
): NonNullable<Thing['changes']>[number] | null => {
  if (property === 'time_of_day' || property === 'season' || property === 'weather') return null;
  const shownAs =
    property === 'state'
      ? to && colourOf(to)
        ? 'colour'
        : to && isMaterial(to)
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

const nightly = new Set<Effect | Weather>([
  'moon',
  'fireworks',
  'fireflies',
  'shooting_stars',
  'light_trails',
  'neon_signs',
  'aurora',
  'stars',
]);

const hourOf = (
  facts: Facts,
  effects: readonly Effect[],
  weather: readonly Weather[],
  scenePlace: string,
): TimeOfDay => {
  const [first, second] = facts.picture.times;
  const dark = new Set<TimeOfDay>(['night', 'dusk']);
  if (first && second && dark.has(first) !== dark.has(second))
    return dark.has(second) ? 'day_to_night' : 'night_to_day';
  if (first) return first;
  return effects.some((one) => nightly.has(one)) ||
    weather.some((one) => nightly.has(one)) ||
    scenePlace === 'space'
    ? 'night'
    : 'day';
};

export type WrittenScene = { scene: Scene; thingOf: Map<number, number> };

export const writeScene = (
  facts: Facts,
  cast: readonly CastEntity[],
  steps: readonly number[],
  isShown: (entity: number) => boolean,
): WrittenScene => {
  const shown = castThings(facts, cast, isShown);
  const actions = writeActs(shown, steps);
  addRelations(shown, steps);
  addChanges(shown, steps);
  breakCircles(shown.things);
  const where = choosePlace(facts, cast, actions, (step) => steps.includes(step));
  const effects = [
    ...new Set(cast.flatMap((one, index) => (one.is === 'effect' && isShown(index) ? [one.effect] : []))),
  ];
  const weather = [...new Set(facts.picture.weather.flatMap((word) => weatherOf(word) ?? []))];
  const seasons = facts.picture.seasons.flatMap((word): Season[] => {
    const found = seasonOf(word);
    return found ? [found] : [];
  });
  const { camera } = facts.picture;
  const subject = camera.subject === null ? null : wholeOf(cast, camera.subject);
  const move = camera.moves[0] ?? 'auto';
  const scene: Scene = {
    version: 3,
    setting: { ...where, region: facts.picture.regions.map(regionOf).find(Boolean) ?? null },
    timeOfDay: hourOf(facts, effects, weather, where.place),
    season: seasons[0] ?? (weather.includes('snow') && !isIndoors(where.place) ? 'winter' : null),
    weather: weather.length > 0 ? weather : ['clear'],
    mood: facts.picture.mood,
    palette: facts.picture.palette.flatMap((word) => colourOf(word) ?? []).slice(0, limits.palette),
    style: facts.picture.style ?? 'photoreal',
    camera: {
      move,
      shot: camera.shot ?? (move === 'drone' ? 'aerial' : 'auto'),
      angle: camera.angle ?? (move === 'drone' ? 'high' : 'auto'),
      speed: camera.pace === 'slow' ? 0.5 : camera.pace === 'fast' ? 2 : 1,
      isTimelapse: facts.picture.isTimelapse,
      subject: subject === null ? null : (shown.thingOf.get(subject) ?? null),
    },
    pace: facts.picture.isSlowMotion ? 0.5 : 1,
    things: shown.things,
    effects,
    notDrawn: [],
  };
  return { scene, thingOf: shown.thingOf };
};

/** Changes of what a place has by itself: its sky, its water, its ground, the floor of a room. */

import type { Change, Facts } from '../../facts/facts.ts';
import type { PlaceDetail } from '../../scene/place-details.ts';
import type { PlacePart } from '../../scene/place-part.ts';
import { limits, type Place, type PlaceChange, type Scene, type Weather } from '../../scene/scene.ts';
import { addOnce } from '../../understand/draft.ts';
import { placePartOf } from '../../world/places/place-parts.ts';
import type { CastEntity } from '../cast-entity.ts';
import { colourOf, dyeOf, weatherOf } from '../meanings.ts';
import { sceneChange } from '../work/add-changes.ts';
import { spanOf } from '../write-acts.ts';

/** Nothing on the stage stands for it. */
const isOfPlace = (one: CastEntity | undefined): boolean =>
  one !== undefined && ['place', 'surroundings', 'weather', 'effect'].includes(one.is);

/** The hour tells of light; a place neither grows nor becomes a thing. */
const neverOfPlace = new Set<Change['property']>([
  'light',
  'size',
  'form',
  'number',
  'time_of_day',
  'season',
]);
/** Ice that cracks is still there. */
const statesOfWater = new Set(['frozen', 'melted', 'icy', 'ice']);

const canChangeSo = (of: PlacePart, { property, to }: Change): boolean =>
  to !== null &&
  !neverOfPlace.has(property) &&
  (of !== 'water' || property === 'colour' || statesOfWater.has(to));

export const placePartChanged = ({ entities }: Facts, cast: readonly CastEntity[], change: Change) => {
  if (change.entity === null || !isOfPlace(cast[change.entity])) return undefined;
  const row = placePartOf(entities[change.entity]!.head);
  return row && canChangeSo(row.of, change) ? row : undefined;
};

/** What the words of the change would have the place be all the time. */
const saidAsState: Partial<Record<PlacePart, readonly PlaceDetail[]>> = {
  sky: ['coloured_sky'],
  clouds: ['coloured_sky'],
  water: ['frozen', 'freezing', 'muddy', 'pink_water', 'red_water', 'glowing_water'],
  moon: ['crescent_moon', 'moon_waxes', 'moon_wanes'],
};

const weatherIn = (to: string): Weather | undefined =>
  to
    .split(' and ')
    .map(weatherOf)
    .find((one) => one !== undefined);

const full = new Set(['full', 'whole', 'round']);
const dark = new Set(['new', 'dark', 'crescent', 'gone', 'thin', 'smaller', 'none']);

const isPhase = (word: string | null): boolean => word !== null && (full.has(word) || dark.has(word));

const noteMoon = (scene: Scene, change: Change): void => {
  scene.timeOfDay = 'night';
  scene.weather = ['clear'];
  addOnce(scene.effects, 'moon');
  if (isPhase(change.to)) scene.setting.details?.push(full.has(change.to!) ? 'moon_waxes' : 'moon_wanes');
};

const asPlaceChange = (
  change: Change,
  of: PlacePart,
  facts: Facts,
  span: { begin: number; end: number },
): PlaceChange | null => {
  const { to, from, entity, property } = change;
  const weather = to === null ? undefined : weatherIn(to);
  const isSky = of === 'sky' || of === 'clouds';
  if (isSky && weather && (property === 'weather' || property === 'state'))
    return { of, property: 'wholeness', to: weather, ...span };
  if (of === 'moon' && isPhase(to)) return null;
  const one = sceneChange(change, span);
  if (!one) return null;
  const said = facts.entities[entity!]!.attributes.find(({ kind }) => kind === 'colour');
  const first = (from === null ? undefined : colourOf(from)) ?? (said && dyeOf(said.value));
  return { of, ...one, ...(one.property === 'colour' && first && { fromColour: first }) };
};

const nowhere = new Set<Place>(['studio', 'sky']);

/** On the finished scene, whose place may have been settled by more than this. */
export const changePlace = (
  scene: Scene,
  facts: Facts,
  cast: readonly CastEntity[],
  steps: readonly number[],
): void => {
  const { setting } = scene;
  for (const change of facts.changes) {
    const row = placePartChanged(facts, cast, change);
    if (!row || !steps.includes(change.step)) continue;
    const isState = new Set(saidAsState[row.of]);
    setting.details = setting.details?.filter((detail) => !isState.has(detail)) ?? [];
    const colours = new Set(
      [change.from, change.to].map((word) => (word === null ? undefined : colourOf(word)?.name)),
    );
    scene.palette = scene.palette.filter(({ name }) => !colours.has(name));
    if (row.of === 'moon') noteMoon(scene, change);
    // Nothing else says where it is looked at.
    if (row.place && scene.things.length === 0 && nowhere.has(setting.place)) setting.place = row.place;
    // Looked down at, or it is a strip at the lower edge of the picture.
    if (row.of === 'ground' && scene.things.length === 0 && scene.camera.angle === 'auto')
      scene.camera.angle = 'high';
    const span = spanOf(change.step, steps) ?? { begin: 0.15, end: 0.85 };
    const one = asPlaceChange(change, row.of, facts, span);
    if (one?.fromColour) scene.palette = scene.palette.filter(({ name }) => name !== one.fromColour!.name);
    if (one) setting.changes = [...(setting.changes ?? []), one].slice(0, limits.changes);
  }
};

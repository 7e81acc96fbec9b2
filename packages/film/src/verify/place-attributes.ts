/** Whether a place, its air or an effect looks as was said; null where nothing of the stage tells. */

import type { Attribute } from '../facts/facts.ts';
import type { Scene, Weather } from '../scene/scene.ts';
import { dyeOf, weatherOf } from '../screenplay/meanings.ts';
import type { Stage } from '../stage/stage.ts';
import { isIndoors } from '../world/indoors.ts';
import { isOwnScenery } from '../world/own-scenery.ts';
import { fittedPlaces } from '../world/places/fitted-places.ts';
import { type PlaceState, stateOfPlace } from '../world/places/place-kinds.ts';
import { toneOf } from '../world/places/place-tones.ts';
import { isUsualLook } from '../world/usual-looks.ts';
import type { Context } from './context.ts';

/** People or vehicles by which a place is busy. */
const busyFrom = 5;

const weatherOfPlace = new Map<string, Weather>([
  ['snowy', 'snow'],
  ['foggy', 'fog'],
  ['misty', 'fog'],
]);
const darkHours = new Set(['night', 'dusk', 'day_to_night', 'night_to_day']);
const lights = new Map<string, (scene: Scene) => boolean>([
  ['dark', ({ timeOfDay }) => darkHours.has(timeOfDay)],
  ['moonlit', ({ timeOfDay }) => darkHours.has(timeOfDay)],
  ['sunlit', ({ timeOfDay }) => timeOfDay !== 'night'],
]);

const isBusy = ({ actors, scene }: Stage): boolean | null => {
  const moving = actors.filter(({ thing, kit }) => thing.person || kit?.locomotion === 'rolls');
  if (moving.length >= busyFrom || scene.setting.details?.includes('crowded')) return true;
  // The set has its own public, which nothing counts.
  return isOwnScenery(scene.setting.place, 'crowd') ? null : false;
};

const stateIsSeen = ({ details = [], weather = [], season, ...state }: PlaceState, stage: Stage) => {
  const { scene } = stage;
  if (state.isBusy) return isBusy(stage);
  const shown: readonly string[] = scene.setting.details ?? [];
  if (details.some((detail) => shown.includes(detail))) return true;
  if (weather.some((one) => scene.weather.includes(one))) return true;
  return season !== undefined && scene.season === season;
};

const colourIsSeen = (noun: string, value: string, { timeOfDay, palette, setting }: Scene): boolean => {
  const hex = dyeOf(value)?.hex;
  if (hex && (setting.tone?.ground === hex || setting.tone?.plants === hex)) return true;
  if (value === 'blue' && /sky|water|ocean|sea|lake/.test(noun)) return !darkHours.has(timeOfDay);
  if (value === 'green' && /forest|meadow|field|hill|garden|park|jungle|lawn/.test(noun)) return true;
  return palette.some(({ name }) => name === value);
};

const attributeOnStage = (
  noun: string,
  { kind, value }: Attribute,
  stage: Stage,
  scene: Scene,
): boolean | null => {
  const { place, look, details = [], region } = scene.setting;
  const weather = weatherOfPlace.get(value) ?? weatherOf(value);
  if (weather === 'snow' && scene.season === 'winter') return true;
  if (weather) return scene.weather.includes(weather);
  const light = lights.get(value);
  if (light) return light(scene);
  // Of a building that is a place, and no thing in another, the inside is seen.
  if (isUsualLook(place, value) || value === 'interior') return true;
  if (value === 'indoor') return isIndoors(place);
  // "A climbing gym": the word is part of the name of what is fitted out.
  if (look && fittedPlaces().has(`${value} ${noun}`)) return true;
  if (details.some((detail) => detail.includes(value))) return true;
  if (scene.setting.tone && toneOf(value)) return true;
  const state = stateOfPlace(value);
  if (state) return stateIsSeen(state, stage);
  if (kind === 'colour') return colourIsSeen(noun, value, scene);
  if (kind === 'origin') return region !== null;
  return null;
};

export const placeAttribute = (
  { beats, facts, cast }: Context,
  index: number,
  attribute: Attribute,
): boolean | null => {
  const { noun } = facts.entities[index]!;
  const told = beats.map(({ scene, stage }) => attributeOnStage(noun, attribute, stage, scene));
  if (told.includes(true)) return true;
  // The size, number and colours of flames, waves and lamps are those of the effect.
  if (cast[index]!.is === 'effect' || told.includes(null)) return null;
  return false;
};

/** Hour, season, weather, style and camera of an edit: what is said takes the place of what was, the rest stays. */

import type { Facts, PictureFacts } from '../facts/facts.ts';
import type { Shot, TimeOfDay } from '../scene/scene.ts';
import { castEntities } from '../screenplay/cast-entities.ts';
import { colourOf, moodOf, seasonOf, timeOf, weatherOf } from '../screenplay/meanings.ts';
import { removeEntities } from './remove-entities.ts';

const either = <Value>(said: readonly Value[], was: Value[]): Value[] => (said.length > 0 ? [...said] : was);
const both = (was: readonly string[], said: readonly string[]) => [...new Set([...was, ...said])];

/** Attributes of things and places that speak against what the picture now is: "a sunny lawn" where it rains. */
const withoutAttributes = (facts: Facts, isAgainst: (value: string) => boolean): Facts => ({
  ...facts,
  entities: facts.entities.map((entity) => ({
    ...entity,
    attributes: entity.attributes.filter(({ value }) => !isAgainst(value)),
  })),
});

const dark = new Set<TimeOfDay>(['night', 'dusk']);
const nightly = new Set<string>(['stars', 'aurora', 'moon']);
const daily = new Set<string>(['sun', 'rainbow']);

/** The sun goes at night, the moon and the stars by day. */
const withoutLights = (facts: Facts, hour: TimeOfDay): Facts => {
  const against = dark.has(hour) ? daily : nightly;
  const gone = castEntities(facts).flatMap((one, index) =>
    (one.is === 'weather' && against.has(one.weather)) || (one.is === 'effect' && against.has(one.effect))
      ? [index]
      : [],
  );
  const weather = facts.picture.weather.filter((word) => !against.has(weatherOf(word) ?? ''));
  return removeEntities({ ...facts, picture: { ...facts.picture, weather } }, gone);
};

/** `adds`: weather and colours join those that are there. Whom the camera looks at is a fact already. */
export const editPicture = (facts: Facts, said: PictureFacts, adds: boolean): Facts => {
  const was = facts.picture;
  const camera = said.camera;
  const side = camera.side ?? was.camera.side;
  let edited: Facts = {
    ...facts,
    picture: {
      ...was,
      times: either(said.times, was.times),
      seasons: either(said.seasons, was.seasons),
      weather: adds ? both(was.weather, said.weather) : either(said.weather, was.weather),
      regions: either(said.regions, was.regions),
      mood: said.mood ?? was.mood,
      style: said.style ?? was.style,
      palette: adds ? both(was.palette, said.palette) : either(said.palette, was.palette),
      camera: {
        moves: either(camera.moves, was.camera.moves),
        shot: camera.shot ?? was.camera.shot,
        angle: camera.angle ?? was.camera.angle,
        ...(side && { side }),
        subject: was.camera.subject,
        pace: camera.pace ?? was.camera.pace,
      },
      isTimelapse: was.isTimelapse || said.isTimelapse,
      isSlowMotion: was.isSlowMotion || said.isSlowMotion,
    },
  };
  const [hour] = said.times;
  if (hour)
    edited = withoutLights(
      withoutAttributes(edited, (value) => timeOf(value) !== undefined),
      hour,
    );
  if (said.weather.length > 0 && !adds)
    edited = withoutAttributes(edited, (value) => weatherOf(value) !== undefined);
  if (said.seasons.length > 0) edited = withoutAttributes(edited, (value) => seasonOf(value) !== undefined);
  // Snow of another season is gone with it, and so is sunshine at night.
  const isAgainst = (word: string) =>
    !said.weather.includes(word) &&
    ((said.seasons.length > 0 && seasonOf(word) !== undefined && !said.seasons.includes(seasonOf(word)!)) ||
      (hour !== undefined && dark.has(hour) && weatherOf(word) === 'clear'));
  edited.picture.weather = edited.picture.weather.filter((word) => !isAgainst(word));
  return edited;
};

/** Takes away what a phrase names of the picture: "remove the fog", "no watercolour". */
export const clearPicture = (facts: Facts, said: PictureFacts): Facts => {
  const was = facts.picture;
  const weathers = new Set(said.weather.map((word) => weatherOf(word) ?? word));
  const isGone = (word: string) => weathers.has(weatherOf(word) ?? word);
  const colours = new Set(said.palette.map((word) => colourOf(word)?.name));
  return {
    ...withoutAttributes(
      facts,
      (value) => weatherOf(value) !== undefined && weathers.has(weatherOf(value) as string),
    ),
    picture: {
      ...was,
      times: was.times.filter((time) => !said.times.includes(time)),
      seasons: was.seasons.filter((season) => !said.seasons.includes(season)),
      weather: was.weather.filter((word) => !isGone(word)),
      mood: said.mood === was.mood || (said.mood && moodOf(said.mood) === was.mood) ? null : was.mood,
      style: said.style === was.style ? null : was.style,
      palette: was.palette.filter((word) => !colours.has(colourOf(word)?.name)),
      camera: { ...was.camera, moves: was.camera.moves.filter((move) => !said.camera.moves.includes(move)) },
      isTimelapse: was.isTimelapse && !said.isTimelapse,
      isSlowMotion: was.isSlowMotion && !said.isSlowMotion,
    },
  };
};

/** From far to near. */
const shots: readonly Shot[] = ['aerial', 'wide', 'medium', 'close_up', 'extreme_close_up'];

export const frameShot = (facts: Facts, by: 1 | -1, subject: number | undefined): Facts => {
  const { camera } = facts.picture;
  const at = Math.max(
    0,
    shots.indexOf(camera.shot === null || camera.shot === 'auto' ? 'medium' : camera.shot),
  );
  const shot = shots[Math.min(shots.length - 1, Math.max(0, at + by))]!;
  return {
    ...facts,
    picture: { ...facts.picture, camera: { ...camera, shot, subject: subject ?? camera.subject } },
  };
};

/** Whether the hour, the weather, the looks and the camera of the film are as was said. */

import type { PictureFacts } from '../facts/facts.ts';
import { dot, subtract } from '../math/vector.ts';
import type { Camera } from '../render/frame-state.ts';
import type { CameraMove } from '../scene/scene.ts';
import { placeOfRegion, regionOf, seasonOf, weatherOf } from '../screenplay/meanings.ts';
import { isIndoors } from '../world/indoors.ts';
import type { Beat, CheckedFact, Context } from './context.ts';
import { sightsOf } from './look.ts';

/** Within one shot: a cut is no move. */
const camerasOf = ({ looked }: Beat): [Camera, Camera] => {
  const shots = Map.groupBy(looked, ({ shot }) => shot);
  const longest = [...shots.values()].reduce((a, b) => (b.length > a.length ? b : a));
  return [longest[0]!.camera, longest.at(-1)!.camera];
};

const moveIsSeen = (beat: Beat, move: CameraMove): boolean => {
  const [a, b] = camerasOf(beat);
  const way = subtract(b.position, a.position);
  const turned = subtract(b.forward, a.forward);
  const distance = beat.stage.shots[0]!.framing.distance;
  const moved = Math.hypot(...way) / Math.max(0.1, distance);
  const [turnRight, turnUp] = [dot(turned, a.right), turned[1]];
  const zoom = Math.log(b.focalLength / a.focalLength);
  const ahead = dot(way, a.forward) / Math.max(0.1, distance);
  switch (move) {
    case 'static':
      return moved < 0.03 && Math.hypot(...turned) < 0.03;
    case 'pan_left':
      return turnRight < -0.03;
    case 'pan_right':
      return turnRight > 0.03;
    case 'tilt_up':
      return turnUp > 0.03;
    case 'tilt_down':
      return turnUp < -0.03;
    case 'zoom_in':
      return zoom > 0.05 || ahead > 0.1;
    case 'zoom_out':
      return zoom < -0.05 || ahead < -0.1;
    case 'dolly_in':
      return ahead > 0.08;
    case 'dolly_out':
      return ahead < -0.08;
    case 'orbit_clockwise':
    case 'orbit_counterclockwise':
      return (
        moved > 0.15 && turnRight < 0 === (move === 'orbit_counterclockwise') && Math.hypot(...turned) > 0.1
      );
    case 'orbit':
      return moved > 0.15 && Math.hypot(...turned) > 0.1;
    case 'crane_up':
      return way[1] > 0.05 * distance;
    case 'crane_down':
      return way[1] < -0.05 * distance;
    case 'focus_pull':
      return beat.scene.camera.move === 'focus_pull';
    default:
      return moved > 0.02 || Math.hypot(...turned) > 0.02 || beat.scene.camera.move === move;
  }
};

const shotIsSeen = (beat: Beat, shot: NonNullable<PictureFacts['camera']['shot']>): boolean => {
  const hero = beat.stage.hero?.thingIndex;
  const spans = beat.looked.map((moment) => {
    const seen = hero === undefined ? [] : sightsOf(moment, hero);
    return Math.max(0, ...seen.map((one) => Math.max(one.seen.tall, one.seen.wide)));
  });
  const span = Math.max(...spans);
  const pitch = beat.looked[0]!.camera.forward[1];
  if (shot === 'extreme_close_up' || shot === 'close_up') return span > 0.55;
  if (shot === 'aerial') return pitch < -0.25;
  if (shot === 'wide') return hero === undefined || span < 0.8;
  return true;
};

const angleIsSeen = (beat: Beat, angle: NonNullable<PictureFacts['camera']['angle']>): boolean => {
  const pitch = beat.looked[0]!.camera.forward[1];
  if (angle === 'low') return pitch > -0.05;
  if (angle === 'high') return pitch < -0.2;
  if (angle === 'top_down') return pitch < -0.75;
  return Math.abs(pitch) < 0.35;
};

const windowed = (beat: Beat) => beat.stage.scene.things.some(({ kit }) => kit === 'window');

const weatherIsSeen = (beat: Beat, word: string): boolean => {
  const { weather, setting, season } = beat.scene;
  const wanted = weatherOf(word);
  if (!wanted) return false;
  if (isIndoors(setting.place) && !windowed(beat)) return false;
  // A storm in winter is one of snow.
  const isSnowstorm = wanted === 'storm' && (setting.details ?? []).includes('heavy_snow');
  return weather.includes(wanted) || isSnowstorm || (wanted === 'snow' && season === 'winter');
};

/** "close_up" is "close-up", "pan_left" is "pan left". */
const inWords = (name: string) => name.replace('close_up', 'close-up').replaceAll('_', ' ');

export const pictureFacts = ({ facts: { picture }, beats }: Context): CheckedFact[] => {
  const fact = (kind: CheckedFact['kind'], text: string, isSeen: (beat: Beat) => boolean): CheckedFact => ({
    kind,
    text,
    isSeen: beats.some(isSeen),
    missing: inWords(text),
  });
  const { camera, times } = picture;
  const isCourse = times.length > 1;
  return [
    ...(isCourse
      ? [
          fact('time', times.join(' to '), ({ scene }) =>
            ['day_to_night', 'night_to_day'].includes(scene.timeOfDay),
          ),
        ]
      : times.map((time) => fact('time', time, ({ scene }) => scene.timeOfDay === time))),
    ...picture.seasons.map((word) => fact('weather', word, ({ scene }) => scene.season === seasonOf(word))),
    ...picture.weather.map((word) => fact('weather', word, (beat) => weatherIsSeen(beat, word))),
    ...picture.regions.map((word) =>
      fact(
        'place',
        word,
        ({ scene: { setting } }) =>
          (setting.region !== null && setting.region === regionOf(word)) ||
          (regionOf(word) === undefined && setting.place === placeOfRegion(word)),
      ),
    ),
    ...(picture.mood
      ? [fact('look', `${picture.mood} mood`, ({ scene }) => scene.mood === picture.mood)]
      : []),
    ...(picture.style
      ? [fact('look', `${picture.style} style`, ({ scene }) => scene.style === picture.style)]
      : []),
    ...(picture.isTimelapse ? [fact('camera', 'timelapse', ({ scene }) => scene.camera.isTimelapse)] : []),
    ...(picture.isSlowMotion ? [fact('camera', 'slow motion', ({ scene }) => scene.pace < 0.9)] : []),
    ...camera.moves
      .filter((move) => move !== 'auto')
      .map((move) => fact('camera', move, (beat) => moveIsSeen(beat, move))),
    ...(camera.shot && camera.shot !== 'auto'
      ? [fact('camera', camera.shot, (beat) => shotIsSeen(beat, camera.shot!))]
      : []),
    ...(camera.angle && camera.angle !== 'auto'
      ? [fact('camera', `${camera.angle} angle`, (beat) => angleIsSeen(beat, camera.angle!))]
      : []),
  ];
};

/** Weather and small things in the air, each a function of time alone so that frames stand by themselves. */

import type { Place, SceneSpec } from '../understand/scene-spec.ts';
import { type Canvas, paint, softDot } from './brush.ts';
import { hex, mix } from './colour.ts';
import { bubbleSprite, createFalling, createRain, leafSprite } from './falling.ts';
import { isWatery } from './open-country.ts';
import { branch } from './random.ts';
import { createAurora, createFireworks, createLightning, createShootingStars } from './sky-shows.ts';
import type { Painter, Scenery } from './stage.ts';
import { createPassingTime } from './timelapse.ts';
import { createFireflies, createFog, createPlume } from './vapours.ts';
import { createWaterfall } from './waterfall.ts';

/** Where no rain falls; a room shows it behind its window. */
const sheltered = new Set<Place>(['underwater', 'space', 'room']);

/** Behind the subjects: what belongs to the sky and the distance. Before them: what falls close to us. */
export const createWeather = (
  scenery: Scenery,
  spec: SceneSpec,
  seed: number,
): { far: Painter[]; near: Painter[]; last: Painter[] } => {
  const has = (name: SceneSpec['weather'][number]) => spec.weather.includes(name);
  const shows = (name: SceneSpec['extras'][number]) => spec.extras.includes(name);
  const own: Scenery = { ...scenery, random: branch(seed, 'weather') };
  const { frame, light } = own;
  const windy = has('wind') || has('storm') ? 1 : 0;
  const outdoors =
    spec.place !== 'room' && spec.place !== 'studio' && spec.place !== 'space' && spec.place !== 'underwater';
  const far: Painter[] = [];
  const near: Painter[] = [];
  const last: Painter[] = [];
  if (has('aurora')) far.push(createAurora(own));
  if (shows('shooting_stars')) far.push(createShootingStars(own));
  if (shows('fireworks')) far.push(createFireworks(own));
  if (shows('waterfall') && outdoors)
    near.push(createWaterfall(own, spec.season !== 'winter' && spec.place !== 'desert'));
  if ((has('fog') || has('dust')) && outdoors) near.push(createFog(own, has('fog') ? 0.9 : 0.6));
  if (spec.camera.timelapse && outdoors) near.push(createPassingTime(own, seed, isWatery(spec.place)));
  const hearth = {
    x: frame.width * (light.lamp.x > 0.5 ? 0.36 : 0.64),
    y: frame.horizon + (frame.height - frame.horizon) * 0.5,
  };
  if (shows('smoke')) near.push(createPlume(own, 'smoke', hearth));
  if (shows('fire')) near.push(createPlume(own, 'fire', hearth));
  if (
    shows('fireflies') ||
    (light.isNight &&
      ['forest', 'meadow'].includes(spec.place) &&
      !has('snow') &&
      !has('rain') &&
      spec.season !== 'winter')
  )
    near.push(createFireflies(own));
  const falling = (sprites: Canvas[], options: Partial<Parameters<typeof createFalling>[1]>) =>
    last.push(
      createFalling(own, {
        sprites,
        count: 60,
        size: [0.01, 0.03],
        fall: 0.1,
        sway: 0.02,
        blow: 0.02 + windy * 0.1,
        turn: 1.2,
        alpha: 0.95,
        ...options,
      }),
    );
  if (
    (has('snow') || (spec.place === 'snowfield' && !has('clear'))) &&
    spec.place !== 'room' &&
    spec.place !== 'underwater'
  )
    falling([softDot([255, 255, 255], 40)], {
      count: 240,
      size: [0.006, 0.026],
      fall: 0.13,
      sway: 0.016,
      blow: 0.01 + windy * 0.16,
      turn: 0,
      alpha: 1,
    });
  const dimmed = (tone: string) => mix(hex(tone), light.ambient, light.isNight ? 0.5 : 0.12);
  if (shows('leaves') || (spec.season === 'autumn' && outdoors))
    falling(
      ['#c8662a', '#e0a03a', '#a8432a', '#d8852a'].map((tone) => leafSprite(dimmed(tone))),
      { count: shows('leaves') ? 46 : 22, size: [0.014, 0.036], fall: 0.1, sway: 0.05 },
    );
  else if (windy && outdoors && !has('snow'))
    falling(
      ['#7a9a48', '#94a858'].map((tone) => leafSprite(dimmed(tone))),
      { count: 20, size: [0.01, 0.024], fall: 0.06, blow: 0.25 },
    );
  if (shows('petals'))
    falling(
      ['#ffc6d6', '#ffdfe8', '#ff9fbc'].map((tone) => leafSprite(dimmed(tone))),
      { count: 60, size: [0.01, 0.026], fall: 0.08, sway: 0.05 },
    );
  if (shows('confetti'))
    falling(
      ['#ff5a6a', '#ffd35a', '#5ac8ff', '#8aff9a', '#c88aff'].map((tone) =>
        paint(20, 12, (context) => {
          context.fillStyle = tone;
          context.fillRect(0, 0, 20, 12);
        }),
      ),
      { count: 190, size: [0.016, 0.036], fall: 0.2, sway: 0.03, turn: 4 },
    );
  if (shows('bubbles') || spec.place === 'underwater')
    falling([bubbleSprite()], {
      count: shows('bubbles') ? 60 : 22,
      size: spec.place === 'underwater' ? [0.006, 0.03] : [0.014, 0.085],
      fall: -0.11,
      sway: 0.012,
      blow: 0,
      turn: 0,
      alpha: 0.7,
    });
  if (shows('sparks'))
    falling([softDot(hex('#ffb050'), 24)], {
      count: 70,
      size: [0.004, 0.014],
      fall: -0.16,
      sway: 0.04,
      turn: 0,
    });
  if (shows('lights'))
    falling(
      ['#ffd88a', '#ff9ad0', '#8ad8ff'].map((tone) => softDot(hex(tone), 64)),
      { count: 26, size: [0.03, 0.1], fall: -0.004, sway: 0.01, blow: 0.004, turn: 0, alpha: 0.5 },
    );
  if (has('dust') && outdoors)
    falling([softDot([220, 190, 140], 32)], {
      count: 90,
      size: [0.003, 0.012],
      fall: 0.01,
      blow: 0.22,
      turn: 0,
      alpha: 0.7,
    });
  if ((has('rain') || has('storm')) && !sheltered.has(spec.place))
    last.push(createRain(own, has('storm') ? 0.95 : 0.75));
  if ((has('lightning') || has('storm')) && spec.place !== 'underwater') far.push(createLightning(own, seed));
  return { far, near, last };
};

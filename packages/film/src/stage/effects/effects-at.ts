/** Weather and other things made of particles: a function of time, so that any frame can be drawn by itself. */

import type { Beam, Lamp, Particle } from '../../kits/model.ts';
import { addScaled, normalize, scale, type Vec3 } from '../../math/vector.ts';
import type { Effect, Weather } from '../../scene/scene.ts';
import type { EffectContext } from './context.ts';
import { blownDust, bubbles, colourPowder, fireflies, shootingStars } from './drifting.ts';
import { explosions } from './explosions.ts';
import {
  confetti,
  dust,
  fall,
  feathers,
  hail,
  hailBounces,
  heavySnow,
  leaves,
  papers,
  petals,
  rain,
  rainSplashes,
  snow,
} from './falling.ts';
import { flames } from './fire-and-smoke.ts';
import { fireworks } from './fireworks.ts';
import { lightTrails } from './light-trails.ts';
import { lightning } from './lightning.ts';

export type EffectFrame = {
  particles: Particle[];
  lamps: Lamp[];
  beams: Beam[] /** Light added to the whole picture by a flash. */;
  flash: number;
};

/** Slanting shafts of sunlight behind the action. */
const sunRays = ({ centre, camera, isIndoors, time }: EffectContext): Beam[] => {
  const depth = Math.max(9, Math.hypot(centre[0] - camera.position[0], centre[2] - camera.position[2]));
  return [-0.5, -0.22, 0.08, 0.34, 0.62].map((across, n) => {
    const foot = addScaled(
      addScaled(camera.position, camera.forward, depth * (0.9 + 0.25 * (n % 3))),
      camera.right,
      across * depth * 1.1,
    );
    const height = isIndoors ? 5 : depth * 0.9;
    const direction = normalize(addScaled([0, -1, 0], camera.right, -0.42));
    const from = addScaled([foot[0], centre[1], foot[2]], direction, -height);
    const strength = (isIndoors ? 0.3 : 3.2) * (0.8 + 0.2 * Math.sin(time * 0.5 + n * 2));
    return {
      position: from,
      direction,
      colour: scale([1, 0.86, 0.58], strength),
      spread: 0.06 + 0.015 * (n % 2),
      reach: height * 3,
    };
  });
};

/** The picture's own effects and the weather's at a moment. */
export const effectsAt = (
  effects: readonly Effect[],
  weather: readonly Weather[],
  context: EffectContext,
): EffectFrame => {
  const frame: EffectFrame = { particles: [], lamps: [], beams: [], flash: 0 };
  const add = (particles: Particle[]) => {
    for (const particle of particles) frame.particles.push(particle);
  };
  if (!context.isIndoors) {
    if (weather.includes('rain') || weather.includes('storm')) {
      add(fall(rain, context, 3));
      add(rainSplashes(context));
    }
    if (weather.includes('snow'))
      add(fall(context.setting?.details?.includes('heavy_snow') ? heavySnow : snow, context, 4));
    if (weather.includes('dust')) {
      add(fall({ ...dust, count: 900, opacity: 0.4, size: 0.02 }, context, 5));
      add(blownDust(context));
    }
  }
  if (!context.isIndoors && (weather.includes('lightning') || effects.includes('lightning'))) {
    const { particles, flash } = lightning(context);
    add(particles);
    frame.flash = flash;
  }
  const isSunlitMist = weather.includes('fog') && weather.includes('clear');
  if (isSunlitMist && !context.isIndoors && context.darkness < 0.5 && !effects.includes('god_rays'))
    frame.beams.push(...sunRays(context));
  for (const effect of effects) {
    switch (effect) {
      case 'snowflakes':
        add(fall(snow, context, 4));
        break;
      case 'hail':
        if (!context.isIndoors) {
          add(fall(hail, context, 13));
          add(hailBounces(context));
        }
        break;
      case 'petals':
        add(fall(petals, context, 6));
        break;
      case 'leaves':
        add(fall(leaves, context, 7));
        break;
      case 'confetti':
        add(fall(confetti, context, 8));
        break;
      case 'papers':
        add(fall(papers, context, 12));
        break;
      case 'feathers':
        add(fall(feathers, context, 9));
        break;
      case 'dust':
        add(fall(dust, context, 10));
        break;
      case 'fireflies':
        add(fireflies(context));
        break;
      case 'bubbles':
        add(bubbles(context));
        break;
      case 'colour_powder':
        add(colourPowder(context));
        break;
      case 'shooting_stars':
        add(shootingStars(context));
        break;
      case 'fireworks': {
        const { particles, lamps } = fireworks(context);
        add(particles);
        frame.lamps.push(...lamps);
        break;
      }
      case 'explosions': {
        const { particles, lamps } = explosions(context);
        add(particles);
        frame.lamps.push(...lamps);
        break;
      }
      case 'light_trails':
        add(lightTrails(context));
        break;
      case 'spotlight': {
        const height = Math.max(4, context.size * 3);
        const from: Vec3 = [
          context.centre[0] + height * 0.25,
          context.centre[1] + height,
          context.centre[2] + height * 0.3,
        ];
        const to: Vec3 = [
          context.centre[0] - from[0],
          context.centre[1] - from[1],
          context.centre[2] - from[2],
        ];
        const length = Math.hypot(...to);
        frame.beams.push({
          position: from,
          direction: scale(to, 1 / length),
          colour: [0.5, 0.47, 0.4],
          spread: 0.16,
          reach: length * 2.4,
        });
        frame.lamps.push({
          position: addScaled(from, to, 0.55),
          colour: [11, 10, 8.4],
          reach: length * 0.9,
        });
        break;
      }
      case 'god_rays':
        frame.beams.push(...sunRays(context));
        break;
      case 'sparks':
        add(
          flames(
            [context.centre[0], context.centre[1], context.centre[2]],
            context.size * 0.3,
            context.size * 0.5,
            context.time,
            11,
          ).particles.slice(90),
        );
        break;
      default:
    }
  }
  return frame;
};

/** How much of the hero lies in the shade of what stands around: by day a light on it makes up for that. */

import { addScaled, type Vec3 } from '../../math/vector.ts';
import { createCamera } from '../../render/frame-state.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../stage.ts';
import { IdBuffer } from './id-buffer.ts';
import { boxInWorld } from './picture-box.ts';

/** Moments, as shares of the film. */
const moments = [0.12, 0.5, 0.88];
/** Metres towards the sun from which it is looked down: above the crowns. */
const fromSun = 45;
/** Share of the picture that the hero fills, seen from the sun. */
const fill = 0.5;
/** With so much of it in the sun nobody is lost. */
const enoughSun = 0.6;

/** 0 in the sun to 1 in the shade. */
export const shadeOfHero = (stage: Stage, film: Film): number => {
  const { hero, set, lightingAt } = stage;
  if (!hero || set.isIndoors) return 0;
  const objects = new Set([...film.actorOf].filter(([, actor]) => actor === hero).map(([object]) => object));
  const buffer = new IdBuffer(1);
  let [lit, all] = [0, 0];
  for (const moment of moments) {
    film.poseFrame(moment * stage.seconds);
    const body = boxInWorld(film.world, objects);
    if (!body) continue;
    const { sunDirection } = lightingAt(moment).light;
    const centre = body.low.map((low, axis) => (low + body.high[axis]!) / 2) as Vec3;
    const size = Math.max(...body.high.map((high, axis) => high - body.low[axis]!));
    const camera = createCamera(
      addScaled(centre, sunDirection, fromSun),
      centre,
      (fill * fromSun) / Math.max(0.05, size),
    );
    for (const { visible, inside } of buffer.look(film.world, camera, objects).values()) {
      lit += visible;
      all += inside;
    }
  }
  return all === 0 ? 0 : Math.max(0, 1 - lit / all / enoughSun);
};

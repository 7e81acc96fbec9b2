/** What movers raise behind them on dry ground and on snow, and the ball of who serves. */

import type { Particle } from '../../kits/model.ts';
import { type Matrix, positionOf, transformDirection } from '../../math/matrix.ts';
import { normalize, scale, type Vec3 } from '../../math/vector.ts';
import { type Actor, mainAction } from '../actor.ts';
import { dustTrail } from '../effects/dust-trail.ts';
import { mudSpray } from '../effects/mud-spray.ts';
import { powderSpray } from '../effects/powder-spray.ts';
import { golfBall, puttedBall, servedBall } from '../effects/served-ball.ts';
import { splash } from '../effects/splash.ts';
import { catchMoment } from '../move/catch-prey.ts';
import type { Path } from '../move/paths.ts';
import type { Stage } from '../stage.ts';

/** Where a bird takes a fish out of the water, or runs over it to take off. */
const birdSplashes = (actor: Actor, path: Path, time: number, stage: Stage): Particle[] => {
  const splashAt = (moment: number, spread: number, since: number, seed: number): Particle[] => {
    const [x, , z] = path(moment).position;
    const level = stage.set.water?.(x, z, moment) ?? null;
    return level === null ? [] : splash([x, level, z], spread, since, seed);
  };
  if (mainAction(actor) === 'dive') {
    const caught = catchMoment(stage.clock.seconds);
    return splashAt(caught, 1.2, (time - caught) * 0.6 + 0.12, 41);
  }
  if (!actor.thing.traits.includes('takes off from water')) return [];
  // One for each step, as long as the feet touch.
  return [0, 1, 2].flatMap((n) => {
    const step = Math.floor(time / 0.3 - n) * 0.3;
    return path(step).position[1] < 0.25 ? splashAt(step, 0.4, time - step, 50 + n + actor.copy * 3) : [];
  });
};

/** Dust of a dry road, or the smoke of tyres that slide. */
export const trailOf = (actor: Actor, root: Matrix, time: number, stage: Stage): Particle[] => {
  const { path, kit, size } = actor;
  if (kit?.locomotion === 'flies' && path && stage.set.water) return birdSplashes(actor, path, time, stage);
  const serves = actor.thing.person && /tennis/.test(actor.thing.kit ?? '') && mainAction(actor) === 'hit';
  if (serves && !stage.actors.some(({ thing }) => /ball$/.test(thing.kit ?? '')))
    return servedBall(root, actor.model.size[1], time, stage.clock.seconds);
  if (actor.thing.person && /golf/.test(actor.thing.kit ?? '') && mainAction(actor) === 'hit') {
    if (stage.actors.some(({ thing }) => thing.kit === 'putting green'))
      return puttedBall(root, actor.model.size[1], time);
    const isInSand = stage.actors.some(({ thing }) => thing.kit === 'sand bunker');
    return golfBall(root, actor.model.size[1], time, stage.clock.seconds, isInSand);
  }
  if (!path || actor.speed < 0.6 || actor.support.kind !== 'free' || stage.set.isIndoors) return [];
  const rolls = kit?.locomotion === 'rolls';
  const walks = kit?.locomotion === 'walks' || actor.thing.person !== undefined;
  const slides = rolls && actor.thing.traits.includes('leaning') && size[0] > 1.3;
  const { details = [], place } = stage.scene.setting;
  const isDry = !stage.scene.weather.some((one) => one === 'rain' || one === 'snow' || one === 'storm');
  const raises = actor.thing.traits.includes('raises dust');
  const isBareGround = (place === 'road' && details.includes('dirt_road')) || (place === 'desert' && rolls);
  const isMuddy = details.includes('muddy') && details.includes('dirt_road');
  const dusty = isDry && !isMuddy && (isBareGround || raises) && (rolls || walks);
  const powder = /^(?:skis?|snowboard)$/.test(actor.thing.kit ?? '');
  if (!slides && !dusty && !powder && !(isMuddy && rolls)) return [];
  const [here, root0] = [positionOf(root), path(time).position];
  const bright = 1 - 0.8 * stage.lighting.darkness;
  const ahead = normalize(transformDirection(root, [0, 0, 1]));
  const right = normalize(transformDirection(root, [1, 0, 0]));
  const at = (moment: number): Vec3 => {
    const way = path(moment).position;
    const [x, z] = [here[0] + way[0] - root0[0], here[2] + way[2] - root0[2]];
    // What goes down a slope came from higher up.
    return [x, Math.max(here[1] + way[1] - root0[1], stage.set.ground(x, z)), z];
  };
  if (powder) return powderSpray({ at, ahead, right, time, bright });
  if (isMuddy && rolls) return mudSpray(here, size, ahead, right, time, bright);
  return dustTrail({
    at,
    size,
    ahead,
    right,
    time,
    colour: scale(
      slides ? [0.86, 0.87, 0.9] : place === 'desert' ? [1.05, 0.9, 0.7] : [0.95, 0.8, 0.6],
      bright,
    ),
    opacity: rolls ? 0.62 : raises ? 0.55 : 0.42,
    count: rolls ? 130 : raises ? 48 : 26,
    life: rolls || raises ? 1.3 : 1.2,
    // A vehicle as narrow as a motorcycle raises no less than a car.
    spread: rolls ? 0.62 * Math.max(size[0], raises ? 2.2 : 1.1) : (raises ? 0.4 : 0.28) * size[1],
  });
};

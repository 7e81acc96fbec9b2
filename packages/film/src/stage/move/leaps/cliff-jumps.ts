/** Skiers and snowboarders who ride off the edge of a snowy cliff and drop through the air. */

import { snowCliffSize } from '../../../kits/props/general/outdoors/snow-cliff.ts';
import { clamp, lerp } from '../../../math/interpolate.ts';
import { addScaled } from '../../../math/vector.ts';
import type { Thing } from '../../../scene/scene.ts';
import { type Actor, rootOf } from '../../actor.ts';
import type { Axes } from '../../place/axes.ts';
import { stay, still } from '../paths.ts';

export const offCliff = 'jumps off the cliff';

const isRider = /^(?:snowboarder|skier)$/;
const isCliff = /\b(?:cliff|ledge|cornice)\b/;

/** Share of the film on top of the cliff, and metres gone there and in the air. */
const onTop = 0.1;
const runUp = 1.6;
export const cliffFlight = 5;
const rise = 3.4;

/** Before anybody is placed: the rock is a cliff with snow on it, and who jumps rides over its edge. */
export const rideOffCliff = (things: Thing[]): void => {
  const cliff = things.find(
    ({ name, kit }) => kit === 'snowy cliff' || (isCliff.test(name) && /^(?:rock|cliff)$/.test(kit ?? '')),
  );
  const at = cliff ? things.indexOf(cliff) : -1;
  for (const thing of things) {
    if (!cliff || !isRider.test(thing.kit ?? '') || thing.count > 1) continue;
    const jump = thing.acts.find(({ action }) => action === 'jump' || action === 'flip');
    if (!jump) continue;
    Object.assign(cliff, { kit: 'snowy cliff', ties: [] });
    if (jump.action === 'flip') thing.traits = [...thing.traits, 'flip'];
    thing.acts = [{ ...jump, action: 'ski', object: null }];
    thing.ties = thing.ties.filter(({ to }) => to !== at);
    thing.traits = [...thing.traits, offCliff];
  }
};

export const jumpOffCliff = (actor: Actor, actors: Actor[], axes: Axes, seconds: number): void => {
  const cliff = actors.find(({ thing }) => thing.kit === 'snowy cliff');
  if (!cliff || !actor.thing.traits.includes(offCliff)) return;
  const board = rootOf(actor);
  const [, height, length] = snowCliffSize;
  // Down to the right and a little towards the camera.
  const yaw = axes.azimuth + Math.PI / 2 - 0.35;
  const ahead = [Math.sin(yaw), 0, Math.cos(yaw)] as const;
  const turns = actor.thing.traits.includes('flip') ? 2 * Math.PI : 0;
  cliff.role = 'cast';
  cliff.yaw = yaw;
  cliff.position = addScaled([0, 0, 0], [...ahead], -length / 2);
  cliff.path = stay(cliff.position, yaw);
  board.position = [0, 0, 0];
  board.yaw = yaw;
  board.speed = 5;
  board.path = (time) => {
    const share = clamp(time / seconds);
    const u = clamp((share - onTop) / (1 - onTop));
    const along = share < onTop ? -runUp * (1 - share / onTop) : cliffFlight * u;
    const y = height + 0.05 + rise * u - (height + rise) * u * u;
    return {
      ...still([ahead[0] * along, y, ahead[2] * along], yaw),
      pitch: lerp(-0.35, 0.4, u) * clamp(share / onTop) - turns * clamp(u / 0.8),
      speed: 5,
      travelled: 5 * time,
    };
  };
};

/** Flat things on a way or in the air turn their face to the viewer: a heart or a feather seen from its edge is a line. */

import type { Scene } from '../../../scene/scene.ts';
import type { Actor } from '../../actor.ts';
import { isTree } from '../place-hidden.ts';

/** Metres, and the depth in widths below which a thing is flat. */
const largestFlat = 1.2;
const flatDepth = 0.5;

const isFlat = ({ size: [width, , depth], kit, thing, support }: Actor): boolean =>
  support.kind === 'free' &&
  kit?.locomotion === 'none' &&
  thing.person === null &&
  !kit.isUsedFromBehind &&
  width < largestFlat &&
  depth < width * flatDepth;

/** How it lies is decided by those who have to do with it. */
const isHandled = ({ thingIndex, thing }: Actor, actors: readonly Actor[]): boolean =>
  thing.ties.some(({ kind }) => kind === 'facing' || kind === 'against') ||
  actors.some((other) =>
    other.thing.acts.some(({ object, instrument }) => object === thingIndex || instrument === thingIndex),
  );

export const faceFlat = (actors: readonly Actor[], azimuth: number): void => {
  for (const actor of actors) {
    if (!isFlat(actor) || isHandled(actor, actors) || actor.fixedYaw !== null) continue;
    actor.yaw = azimuth;
    const { path } = actor;
    if (path) actor.path = (time) => ({ ...path(time), yaw: azimuth });
  }
};

/** Small flat things without anybody are seen from above. */
export const isFlatLay = ({ size, kit, thing, speed, support }: Actor, { things }: Scene) =>
  !(support.kind === 'on' && isTree(support.host)) &&
  kit?.locomotion === 'none' &&
  speed === 0 &&
  !things.some(({ person, isImplied }) => person !== null && !isImplied) &&
  thing.person === null &&
  size[1] < 0.3 &&
  size[1] < size[0] &&
  !things.some(({ name }) => name === 'window');

/** Those who watch a screen are seen past a shoulder, and the screen with its picture. */

import { addScaled } from '../../math/vector.ts';
import { type Actor, rootOf } from '../actor.ts';
import { type Arrangement, moveTo } from './axes.ts';

/** From the camera's direction: the screen is then seen at half its width, and faces from the side. */
const watchersTurn = 2.2;
/** Metres from the front edge of the seat. */
const screenDistance = 1.15;

export const watchScreens = (actors: Actor[], { axes }: Arrangement): void => {
  for (const screen of actors) {
    if (!screen.thing.traits.includes('watched') || screen.support.kind !== 'free') continue;
    const watcher = actors.find(
      ({ thing }) => thing.person && thing.acts.some(({ object }) => object === screen.thingIndex),
    );
    if (!watcher) continue;
    const seat = rootOf(watcher);
    seat.yaw = axes.azimuth + watchersTurn;
    const ahead = seat.size[2] / 2 + screenDistance;
    moveTo(screen, addScaled(seat.position, [Math.sin(seat.yaw), 0, Math.cos(seat.yaw)], ahead));
    screen.yaw = seat.yaw + Math.PI;
    screen.isBound = true;
  }
};

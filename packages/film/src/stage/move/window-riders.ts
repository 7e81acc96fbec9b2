/** Riders of a car that are to be seen: at the side window on the camera's side, or over the door of an open one. */

import type { Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import { resize } from '../cast/fit-sizes.ts';
import type { Axes } from '../place/axes.ts';

/** An animal in a car is seen: in an open one its chest is over the door, in a closed one it looks out. */
const isPassenger = ({ thing, kit, size }: Actor, host: Actor) =>
  thing.person === null &&
  kit?.locomotion === 'walks' &&
  size[1] < 1.3 &&
  host.kit?.name === 'car' &&
  thing.ties.some(({ kind }) => kind === 'in' || kind === 'riding');

/** Height of an animal that is told behind a windscreen, in metres. */
const smallestPassenger = 0.68;

const isOpenCar = ({ thing }: Actor) =>
  /convertible|cabriolet|roadster/.test(thing.kit ?? '') || thing.traits.includes('open top');

export const leanOutOfWindow = (actor: Actor, { away }: Axes) => {
  if (actor.support.kind !== 'on') return;
  const { host, anchor } = actor.support;
  const isAtWindow = actor.thing.traits.includes('at the window');
  if (!isAtWindow && !isPassenger(actor, host)) return;
  const isOpen = !isAtWindow && isOpenCar(host);
  if (host.kit?.locomotion !== 'rolls') return;
  if (isOpen && actor.size[1] < smallestPassenger) resize(actor, smallestPassenger / actor.size[1]);
  const left: Vec3 = [Math.cos(host.yaw), 0, -Math.sin(host.yaw)];
  const side = left[0] * away[0] + left[2] * away[2] > 0 ? -1 : 1;
  const [x, y] = host.model.anchors[anchor] ?? [0, 0.5, 0];
  const base = y * host.scale;
  // The head is above the door, whatever the size.
  const sill = host.size[1] * 0.62;
  const tall = actor.thing.person ? actor.size[1] * 0.62 : actor.size[1];
  const lift = Math.max(0, sill - base - tall * (isOpen ? 0.3 : 0.55));
  const out = isOpen ? 0.36 : host.size[0] * (actor.thing.person ? 0.24 : 0.31);
  const position: Vec3 = [side * out - x * host.scale, actor.thing.person ? 0 : lift, 0];
  actor.support.offset = position;
  if (actor.thing.person) return;
  actor.path = () => ({
    position,
    yaw: side * (isOpen ? 0.35 : 0.9),
    pitch: 0,
    roll: 0,
    speed: 0,
    travelled: 0,
    turnRate: 0,
  });
};

/** Things that work on others without a hand: a pencil writes, a spoon stirs, a stone hits a window. */

import type { Model } from '../../kits/model.ts';
import { clamp, smoothstep } from '../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { scale as scaled, type Vec3 } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import { momentOfBlow } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';
import { resize } from '../cast/fit-sizes.ts';
import { movePose } from './shapes.ts';

/** Where the tip is over the middle of what is worked on, in half widths of it, and how far it is lifted, in its own lengths. */
type Stroke = (seconds: number) => { x: number; z: number; lift: number };

const along: Stroke = (time) => ({
  // Lines from left to right, each a little nearer.
  x: -0.6 + 1.2 * ((time * 0.5) % 1),
  z: -0.4 + 0.25 * Math.floor((time * 0.5) % 4) + 0.06 * Math.sin(time * 14),
  lift: 0,
});
const round: Stroke = (time) => ({ x: 0.4 * Math.cos(time * 4), z: 0.4 * Math.sin(time * 4), lift: 0 });
const down: Stroke = (time) => ({ x: 0.1, z: 0, lift: 0.5 * Math.max(0, Math.cos(time * 6)) });
const across: Stroke = (time) => ({ x: 0.6 * Math.sin(time * 3), z: 0, lift: 0 });

const strokes: Partial<Record<Action, Stroke>> = {
  write: along,
  paint: along,
  stir: round,
  chop: down,
  hammer: down,
  hit: down,
  sweep: across,
  wash: across,
};

/** How far a tool leans from the upright. */
const lean = 0.55;

const lastOf = ({ parts }: Model): number => {
  let most = 0;
  for (const { mesh } of parts)
    for (let n = 2; n < mesh.positions.length; n += 3) most = Math.max(most, mesh.positions[n]!);
  return most;
};

const isLong = ({ size }: Model) => size[2] > 2.2 * Math.max(size[0], size[1]);

/** Held things lie with their tip ahead: it is turned down to what is worked on. */
const strokeWith = (model: Model, stroke: Stroke, half: Vec3): Model => {
  const tip = lastOf(model);
  return movePose(model, (time) => {
    const { x, z, lift } = stroke(time);
    return multiply(
      translation(x * half[0], lift * model.size[2], z * half[2]),
      rotationY(0.7),
      rotationX(Math.PI / 2 - lean),
      translation(0, 0, -tip),
    );
  });
};

/** It comes flying from the left, meets the middle of the other and drops before it. */
const flyAt = (model: Model, target: Vec3, seconds: number): Model => {
  const way = 2.2 * Math.max(...target);
  const meet = momentOfBlow * seconds;
  const near = target[0] * 0.5 + model.size[0] * 0.4;
  return movePose(model, (time): Matrix => {
    const ahead = clamp(1 - time / meet);
    const after = Math.max(0, time - meet);
    const fall = Math.min(target[1] * 0.5, 3 * after * after);
    const back = near + ahead * way + 0.25 * Math.min(after, 0.5) * Math.max(...target);
    return multiply(
      translation(-back, -target[1] * 0.5 - fall + ahead * (1 - ahead) * way * 0.3, 0),
      rotationZ(-6 * smoothstep(0, meet + 0.5, time)),
    );
  });
};

/** A sheet or a pad that is written on lies with its face up. */
const layDown = (target: Actor): void => {
  const { model } = target;
  const [width, tall, depth] = model.size;
  if (tall < depth * 2.5 || Math.max(...target.size) > 0.8) return;
  const lying = multiply(translation(0, depth / 2, tall / 2), rotationX(-Math.PI / 2));
  target.model = {
    ...movePose(model, () => lying),
    size: [width, depth, tall],
    anchors: { ...model.anchors, top: [0, depth, 0] },
  };
  target.size = scaled(target.model.size, target.scale);
};
const onSheets: readonly Action[] = ['write', 'paint'];

/** Share of what is hit that a missile measures at most. */
const largestMissile = 0.45;

/** Whether a thing without hands or legs does this to another. */
export const actsByItself = ({ person, acts }: Actor['thing'], isStill: boolean): boolean =>
  person === null && isStill && acts[0] !== undefined && acts[0].object !== null && acts[0].action in strokes;

export const strokeTools = (actors: readonly Actor[], seconds: number): void => {
  for (const actor of actors) {
    const { thing, kit } = actor;
    if (!actsByItself(thing, kit?.locomotion === 'none')) continue;
    const [act] = thing.acts;
    const target = actors.find(({ thingIndex, copy }) => thingIndex === act!.object && copy === 0);
    if (!target || target === actor || target.thing.person) continue;
    const isTool = isLong(actor.model);
    if (!isTool && act!.action !== 'hit') continue;
    if (onSheets.includes(act!.action)) layDown(target);
    const most = isTool ? 1.6 : largestMissile;
    const share = Math.max(...actor.size) / Math.max(...target.size);
    if (share > most) resize(actor, most / share);
    const own = scaled(target.size, 1 / actor.scale);
    const before = actor.model;
    actor.model = isTool
      ? strokeWith(before, strokes[act!.action]!, scaled(own, 0.5))
      : flyAt(before, own, seconds);
    actor.measured ??= before;
    const isOpen = target.model.anchors.top !== undefined;
    actor.support = { kind: 'on', host: target, anchor: 'top', offset: [0, isOpen ? 0 : target.size[1], 0] };
    actor.isBound = true;
  }
};

/** Once all stand where they stand: strokes and blows go from left to right, as the viewer sees them. */
export const turnTools = (actors: readonly Actor[], azimuth: number): void => {
  for (const actor of actors)
    if (actor.isBound && actsByItself(actor.thing, actor.kit?.locomotion === 'none')) actor.yaw = azimuth;
};

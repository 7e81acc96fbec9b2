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

/** Along it again and again, as a blade is drawn over what it sharpens. */
const strokeAlong: Stroke = (time) => {
  const share = (time * 0.9) % 1;
  return { x: 0.15 + 0.75 * share, z: 0, lift: share > 0.85 ? 0.12 : 0 };
};

const strokes: Partial<Record<Action, Stroke>> = {
  write: along,
  paint: along,
  stir: round,
  chop: down,
  hammer: down,
  hit: down,
  sweep: across,
  wash: across,
  rub: across,
  work: strokeAlong,
};

/** How far a tool leans from the upright; a blade that sharpens is drawn nearly flat over it. */
const leanOf = (action: Action): number => (action === 'work' ? 1.15 : 0.55);

/** How far its geometry reaches along an axis. */
const lastOf = ({ parts }: Model, axis: 1 | 2): number => {
  let most = 0;
  for (const { mesh } of parts)
    for (let n = axis; n < mesh.positions.length; n += 3) most = Math.max(most, mesh.positions[n]!);
  return most;
};

/** A long thing lies across the view: halves of its sides as the viewer sees them. */
const acrossView = ({ model }: Actor, [x, y, z]: Vec3): Vec3 => (isLong(model) ? [z, y, x] : [x, y, z]);

const isLong = ({ size }: Model) => size[2] > 2.2 * Math.max(size[0], size[1]);

/** Held things lie with their tip ahead: it is turned down to what is worked on. */
const strokeWith = (model: Model, stroke: Stroke, half: Vec3, lean: number): Model => {
  const tip = lastOf(model, 2);
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

/** What has no tip is moved to and fro, flat as it lies. */
const rubWith = (model: Model, stroke: Stroke, half: Vec3): Model =>
  movePose(model, (time) => {
    const { x, z } = stroke(time);
    return translation(x * half[0], 0, z * half[2]);
  });

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
const onSheets: readonly Action[] = ['write', 'paint', 'rub'];
const flatStrokes: readonly Action[] = ['rub', 'sweep', 'wash'];

/** Share of what it works on that a tool measures at least, and how much larger than it is it may be drawn for that. */
const leastTool = 0.4;
const mostGrown = 2.5;

/** Share of what is hit that a missile measures at most. */
const largestMissile = 0.45;

/** Whether a thing without hands or legs does this to another. */
export const actsByItself = ({ person, acts }: Actor['thing'], isStill: boolean): boolean =>
  person === null && isStill && acts[0] !== undefined && acts[0].object !== null && acts[0].action in strokes;

export const strokeTools = (actors: readonly Actor[], seconds: number): void => {
  for (const actor of actors) {
    const { thing, kit } = actor;
    if (thing.acts[0]?.handling || !actsByItself(thing, kit?.locomotion === 'none')) continue;
    const [act] = thing.acts;
    const target = actors.find(({ thingIndex, copy }) => thingIndex === act!.object && copy === 0);
    if (!target || target === actor || target.thing.person) continue;
    const isTool = isLong(actor.model);
    const isRubbed = !isTool && flatStrokes.includes(act!.action);
    if (!isTool && !isRubbed && act!.action !== 'hit') continue;
    if (onSheets.includes(act!.action)) layDown(target);
    const most = isTool ? 1.6 : isRubbed ? 0.6 : largestMissile;
    const share = Math.max(...actor.size) / Math.max(...target.size);
    if (share > most) resize(actor, most / share);
    else if (share < leastTool && act!.action !== 'hit')
      resize(actor, Math.min(mostGrown, leastTool / share));
    const own = scaled(target.size, 1 / actor.scale);
    const before = actor.model;
    actor.model = isTool
      ? strokeWith(before, strokes[act!.action]!, acrossView(target, scaled(own, 0.5)), leanOf(act!.action))
      : isRubbed
        ? rubWith(before, strokes[act!.action]!, scaled(own, 0.5))
        : flyAt(before, own, seconds);
    actor.measured ??= before;
    const isOpen = target.model.anchors.top !== undefined;
    const isAcross = isLong(target.model);
    const top = isAcross ? lastOf(target.model, 1) * target.scale * 0.5 : target.size[1];
    // The middle of it, where it is built about its grip.
    const middle = isAcross ? (lastOf(target.model, 2) - target.model.size[2] / 2) * target.scale : 0;
    actor.support = {
      kind: 'on',
      host: target,
      anchor: 'top',
      offset: [0, isOpen ? 0 : top, isOpen ? 0 : middle],
    };
    actor.isBound = true;
  }
};

/** Once all stand where they stand: strokes and blows go from left to right, as the viewer sees them. */
export const turnTools = (actors: readonly Actor[], azimuth: number): void => {
  for (const actor of actors)
    if (actor.isBound && actsByItself(actor.thing, actor.kit?.locomotion === 'none')) {
      actor.yaw = azimuth;
      if (actor.support.kind === 'on' && isLong(actor.support.host.model))
        actor.support.host.yaw = azimuth + Math.PI / 2;
    }
};

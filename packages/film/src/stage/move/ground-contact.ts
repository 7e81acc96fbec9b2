/** Puts what stands on the ground onto it, and what floats into the water it displaces. */

import type { StageSet } from '../../kits/set.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
} from '../../math/matrix.ts';
import { type Actor, mainAction } from '../actor.ts';

/** Boards slide on water as well as boats float on it; ducks and people swim when they are said to. */
export const movesOnWater = (actor: Actor) =>
  ['floats', 'swims', 'slides'].includes(actor.kit?.locomotion ?? '') ||
  mainAction(actor) === 'swim' ||
  actor.thing.traits.includes('lands on water') ||
  actor.kit?.name === 'wave' ||
  (mainAction(actor) === 'float' && actor.kit?.locomotion === 'walks') ||
  (mainAction(actor) === 'float' && /\bleaf$/.test(actor.thing.kit ?? '')) ||
  /^(?:water lily|lily pad|frog on lily pads|lotus|lotus leaf with raindrops|paper boat)$/.test(
    actor.thing.kit ?? '',
  );

/** Share of a body's height that is under water where it stands in deep water. */
const wadingDepth = 0.45;
/** The same of giants, whose fists stay above the waves, and their least height in metres. */
const giantDepth = 0.34;
const giant = 20;

const leaps = (actor: Actor) => actor.kit?.locomotion === 'swims' && mainAction(actor) === 'jump';

/** What leaps is not lifted by the waves it leaves. */
const calmLevel = (set: StageSet, x: number, z: number): number | null => {
  const levels = [0, 1.7, 3.1, 4.4, 6.2].flatMap((time) => set.water?.(x, z, time) ?? []);
  return levels.length > 0 ? levels.reduce((sum, level) => sum + level, 0) / levels.length : null;
};

/** Animals on four legs have no waterline of their own: swimming, the back is out of the water; afloat, the belly. */
const waterlineOf = ({ model, scale, kit, thing, size, beats }: Actor) => {
  const isAfloat = kit?.locomotion === 'walks' && thing.person === null && beats[0]?.action === 'float';
  if (isAfloat) return size[1] * 0.08;
  if (model.waterline !== undefined) return model.waterline * scale;
  if (kit?.locomotion !== 'walks' || thing.person !== null) return 0;
  return beats[0]?.action === 'swim' ? size[1] * 0.5 : 0;
};

/** Height of what carries it: the water under what floats, else the ground; nobody stands on the bottom of the sea. */
export const footingAt = (actor: Actor, set: StageSet, x: number, z: number, time: number): number => {
  const ground = set.ground(x, z);
  const water = leaps(actor) ? calmLevel(set, x, z) : (set.water?.(x, z, time) ?? null);
  if (water === null) return ground;
  if (movesOnWater(actor)) return water - waterlineOf(actor);
  return Math.max(ground, water - actor.size[1] * (actor.size[1] > giant ? giantDepth : wadingDepth));
};

/** Where a free actor is at a moment of the stage's clock. */
export const rootMatrixAt = (actor: Actor, set: StageSet, time: number): Matrix => {
  const at = actor.path!(time);
  const [x, height, z] = at.position;
  const floats = movesOnWater(actor);
  const water = set.water?.(x, z, time) ?? null;
  let base = footingAt(actor, set, x, z, time);
  let [pitch, roll] = [at.pitch, at.roll];
  if (floats && water !== null) {
    if (actor.kit?.locomotion !== 'swims') {
      // Boats tilt with the waves under bow and side.
      const [length, width] = [Math.max(1, actor.size[2]) / 2, Math.max(0.6, actor.size[0]) / 2];
      const [s, c] = [Math.sin(at.yaw), Math.cos(at.yaw)];
      const surface = (dx: number, dz: number) => set.water!(x + dx, z + dz, time) ?? water;
      pitch += Math.atan2(surface(-s * length, -c * length) - surface(s * length, c * length), length * 2);
      roll += Math.atan2(surface(c * width, -s * width) - surface(-c * width, s * width), width * 2);
    }
  } else if (water !== null && water > base && height > 0) base = water;
  else if (height === 0 && actor.kit && ['rolls', 'slides'].includes(actor.kit.locomotion)) {
    // Wheels and skis lie on the slope.
    const half = Math.max(0.5, actor.size[2] / 2);
    const [s, c] = [Math.sin(at.yaw), Math.cos(at.yaw)];
    pitch += Math.atan2(
      set.ground(x - s * half, z - c * half) - set.ground(x + s * half, z + c * half),
      half * 2,
    );
  }
  return multiply(
    translation(x, base + height, z),
    rotationY(actor.fixedYaw ?? at.yaw),
    rotationX(pitch),
    rotationZ(roll),
    scaling(actor.scale),
  );
};

/** Not a bare ship, which is drawn with sails. */
const motored =
  /speed|motor|jet ski|power ?boat|yacht|ferry|cruise|cargo|fishing boat|(?:war|steam|battle)ship$/;
const leastWakeSpeed = 2.5;

/** Fast over the water: it throws up spray and leaves foam behind. */
export const raisesWake = ({ thing, kit, speed }: Actor): boolean =>
  kit?.locomotion === 'floats' && speed > leastWakeSpeed && motored.test(thing.kit ?? '');

/** Particles and lamps that acts give off. */

import type { Lamp, Particle } from '../../kits/model.ts';
import { type Matrix, positionOf, transformDirection, transformPoint } from '../../math/matrix.ts';
import { addScaled, normalize, scale, type Vec3 } from '../../math/vector.ts';
import { blowAt, blowPeriod } from '../../motion/actions/handwork/hammering.ts';
import type { Actor } from '../actor.ts';
import { burningFront } from '../effects/burning-front.ts';
import { flames, plume } from '../effects/fire-and-smoke.ts';
import { waterJet } from '../effects/hose-jet.ts';
import { launchSmoke } from '../effects/launch-smoke.ts';
import { litClouds } from '../effects/lit-clouds.ts';
import { runningLiquid } from '../effects/running-liquid.ts';
import { splash, wadingSpray, wake } from '../effects/splash.ts';
import { movesOnWater, raisesWake } from '../move/ground-contact.ts';
import { diveEntry } from '../move/leaps/board-dive.ts';
import type { Stage } from '../stage.ts';
import { castSpell } from './cast-spell.ts';
import { staffOf } from './contacts.ts';
import { fallingGlitter, sprinkles } from './sprinkle.ts';
import { trailOf } from './trails.ts';
import { waterActs } from './water-acts.ts';

/** Kits that draw their own flames. */
const ownFire = /fire(?!wood)|candle|torch|lantern|lamp|stove|lava|volcano|cake|match|grill/;

/** A faint stream of air from the lips. */
const breath = (mouth: Vec3, ahead: Vec3, height: number, time: number): Particle[] =>
  Array.from({ length: 9 }, (_, n) => {
    const t = (time * 1.4 + n / 9) % 1;
    return {
      position: addScaled(addScaled(mouth, ahead, height * 0.4 * t), [0, 1, 0], -height * 0.06 * t),
      size: height * (0.012 + 0.04 * t),
      colour: [0.95, 0.97, 1] as Vec3,
      opacity: 0.22 * (1 - t),
      wisp: n,
    };
  });

/** Glowing streaks that burst from the iron at each blow and fall. */
const anvilSparks = (from: Vec3, time: number): Particle[] => {
  const particles: Particle[] = [{ position: from, size: 0.07, colour: [4, 1.6, 0.3], opacity: 0.22 }];
  for (let n = 0; n < 110; n += 1) {
    const t = ((time / blowPeriod + 1 - blowAt + (n % 3) * 0.012) % 1) * blowPeriod;
    const [angle, up] = [n * 2.4, 0.9 + ((n * 0.73) % 1) * 2.6];
    const out = 0.5 + ((n * 0.618) % 1) * 1.7;
    const at = (s: number): Vec3 => [
      from[0] + Math.cos(angle) * out * s,
      from[1] + up * s - 4.2 * s * s,
      from[2] + Math.sin(angle) * out * s,
    ];
    particles.push({
      position: at(t),
      end: at(t + 0.03),
      size: 0.009,
      colour: [6, 2.6 - t * 1.5, 0.5],
      opacity: Math.max(0, 1 - t * 0.9),
    });
  }
  return particles;
};

/** White tufts that sail away from a dandelion's head. */
const flyingSeeds = (from: Vec3, ahead: Vec3, height: number, time: number): Particle[] =>
  Array.from({ length: 60 }, (_, n): Particle[] => {
    const t = (time * 0.3 + n * 0.377) % 1;
    const [a, b] = [Math.sin(n * 12.9), Math.sin(n * 7.3)];
    const at = addScaled(
      addScaled(from, ahead, height * (0.1 + 1.5 * t)),
      [0, 1, 0],
      height * t * (0.25 + 0.4 * b),
    );
    const position: Vec3 = [
      at[0] + ahead[2] * a * height * 0.5 * t,
      at[1] + 0.02 * Math.sin(time * 3 + n),
      at[2] - ahead[0] * a * height * 0.5 * t,
    ];
    const stem = addScaled(position, [0, 1, 0], -height * 0.022);
    const opacity = Math.min(1, t * 12) * (1 - t * 0.5);
    return [
      { position, size: height * 0.024, colour: [1.7, 1.7, 1.65], opacity },
      { position, end: stem, size: height * 0.003, colour: [0.9, 0.85, 0.7], opacity },
    ];
  }).flat();

/** Puffs that hop up out of a pot and fall beside it, each in its own time. */
const hoppingCrumbs = (from: Vec3, reach: number, time: number): Particle[] =>
  Array.from({ length: 46 }, (_, n) => {
    const t = (time * 1.1 + n * 0.377) % 1.1;
    const angle = n * 2.4;
    const out = reach * (0.4 + ((n * 0.618) % 1) * 2.2) * t;
    const up = (1.9 + ((n * 0.73) % 1) * 1.3) * Math.sqrt(reach * 3);
    return {
      position: [
        from[0] + Math.cos(angle) * out,
        from[1] + up * t - 4.9 * t * t * Math.sqrt(reach * 3),
        from[2] + Math.sin(angle) * out,
      ] as Vec3,
      size: reach * (0.09 + 0.05 * ((n * 0.31) % 1)),
      colour: [0.95, 0.88, 0.68] as Vec3,
      opacity: 1,
    };
  });

const holdsHose = (actor: Actor, { actors }: Stage) =>
  actors.some(
    ({ thing, support }) =>
      support.kind === 'held' && support.host === actor && /^(?:fire|water) hose/.test(thing.kit ?? ''),
  );

/** Burning, steaming and splashing belong to no model. */
export const collectActEffects = (
  actor: Actor,
  root: Matrix,
  time: number,
  stage: Stage,
  particles: Particle[],
  lamps: Lamp[],
) => {
  const acts = new Set(actor.thing.acts.map(({ action }) => action));
  const [width, height, length] = actor.size;
  const base = positionOf(root);
  const top: Vec3 = [base[0], base[1] + height * 0.92, base[2]];
  const isLeft = acts.has('burn') && actor.thing.traits.includes('come out of');
  if (isLeft) {
    const fire = burningFront(root, actor.size, time);
    particles.push(...fire.particles);
    lamps.push(...fire.lamps);
  }
  if (acts.has('burn') && !isLeft && !ownFire.test(actor.thing.kit ?? '')) {
    const fire = flames(
      [base[0], base[1] + height * 0.35, base[2]],
      Math.max(width, length) * 0.7,
      height * 1.1,
      time,
      17,
    );
    particles.push(...fire.particles);
    particles.push(
      ...plume(
        addScaled(top, [0, 1, 0], height * 0.4),
        width * 0.6,
        height * 2.2,
        time,
        [0.05, 0.05, 0.055],
        0.5,
        18,
        1,
      ),
    );
    lamps.push(fire.lamp);
  }
  const isNight = stage.lighting.darkness > 0.6 && !stage.set.isIndoors;
  if (acts.has('launch') && isNight && stage.scene.weather.includes('clouds')) {
    const { right, away } = stage.axes;
    const { particles: clouds, lamp } = litClouds(base, height, time, right, away);
    particles.push(...clouds);
    lamps.push(lamp);
  }
  const isFromPad = stage.scene.setting.details?.includes('launch_pad') ?? false;
  if (acts.has('launch') && height > 8 && isFromPad)
    particles.push(...launchSmoke(base, stage.set.ground, height, time, stage.lighting.darkness));
  if (acts.has('smoke'))
    particles.push(...plume(top, width * 0.5, height * 2, time, [0.3, 0.3, 0.32], 0.45, 19, 0.6));
  if (acts.has('steam') || actor.thing.traits.includes('steaming')) {
    // Where hands are at work it rises behind them, thin enough to be looked through.
    const isUnderHands = actor.model.anchors.handRight !== undefined && !actor.thing.person;
    const at = isUnderHands ? addScaled(top, stage.axes.away, 0.45) : top;
    const [wide, dense] = isUnderHands ? [Math.min(width * 0.4, 0.22), 0.16] : [width * 0.45, 0.3];
    particles.push(...plume(at, wide, Math.max(height * 2.4, 0.22), time, [0.9, 0.9, 0.92], dense, 20));
  }
  const grid = /grill|bbq|barbe|hibachi/.test(actor.thing.kit ?? '') && actor.model.anchors.top;
  if (grid && stage.scene.effects.includes('fire'))
    for (const side of [-1, 0, 1]) {
      // From the coals up through the grid, beside and behind what lies on it.
      const at = transformPoint(root, [
        grid[0] + side * 0.24,
        grid[1] - 0.06,
        grid[2] - (side ? 0.02 : 0.16),
      ]);
      const fire = flames(at, 0.2, 0.26, time, 35 + side);
      particles.push(...fire.particles);
      if (side === 0) lamps.push({ ...fire.lamp, colour: [0.9, 0.42, 0.14], reach: 1.2 });
    }
  if (grid && stage.scene.effects.includes('smoke'))
    particles.push(...plume(transformPoint(root, grid), 0.3, 0.8, time, [0.5, 0.5, 0.52], 0.4, 37));
  if (acts.has('pop') && /popcorn|corn|rice|kernel/.test(actor.thing.kit ?? ''))
    particles.push(...hoppingCrumbs(top, Math.max(width, 0.12), time));
  if (acts.has('blow') && actor.thing.person && !stage.scene.effects.includes('bubbles')) {
    const mouth: Vec3 = addScaled(
      addScaled(base, [0, 1, 0], height * 0.8),
      transformDirection(root, [0, 0, 1]),
      (height * 0.22) / actor.scale,
    );
    const ahead = normalize(transformDirection(root, [0, 0, 1]));
    particles.push(...breath(mouth, ahead, height, time));
    if (stage.actors.some(({ thing }) => thing.kit === 'dandelion clock'))
      particles.push(...flyingSeeds(addScaled(mouth, ahead, height * 0.16), ahead, height, time));
  }
  if (acts.has('water') && actor.thing.person && holdsHose(actor, stage)) {
    const { target } = actor;
    const facing = normalize(transformDirection(root, [0, 0, 1]));
    const nozzle = addScaled(addScaled(base, [0, 1, 0], height * 0.62), facing, height * 0.42);
    // Each of several strikes another part of what burns.
    const [across, up] = [0.22 * Math.sin(actor.copy * 2.1), 0.52 + 0.08 * Math.cos(actor.copy * 1.7)];
    const hit: Vec3 = target
      ? addScaled(
          addScaled(target.position, stage.axes.right, target.size[0] * across),
          [0, 1, 0],
          target.size[1] * up,
        )
      : addScaled(base, facing, 12);
    // The near wall is before the middle of the house.
    particles.push(
      ...waterJet(nozzle, target ? addScaled(hit, stage.axes.away, -target.size[2] * 0.5) : hit, time),
    );
  }
  if (acts.has('hammer') && actor.target && /anvil|iron|sword|blade/.test(actor.target.thing.kit ?? '')) {
    const anvil = actor.target;
    const [x, , z] = anvil.path?.(time).position ?? anvil.position;
    particles.push(...anvilSparks([x, base[1] + anvil.size[1] + 0.04, z], time));
  }
  if (sprinkles(actor)) particles.push(...fallingGlitter(actor, root, time));
  if (acts.has('cast_spell')) {
    const spell = castSpell(actor, root, time, staffOf(actor, stage.actors));
    particles.push(...spell.particles);
    lamps.push(spell.lamp);
  }
  const puddle =
    acts.has('jump') &&
    stage.actors.find(
      ({ thing, position, size }) =>
        thing.kit === 'puddle' && Math.hypot(position[0] - base[0], position[2] - base[2]) < size[0] * 0.55,
    );
  if (puddle) {
    // Feet come down at this share of each jump.
    const [landing, natural, { seconds }] = [0.74, 1.3, stage.clock] as const;
    const period = seconds / Math.max(1, Math.round(seconds / natural));
    const since = ((((time / period - landing) % 1) + 1) % 1) * period;
    const colour: Vec3 = puddle.thing.traits.includes('muddy') ? [0.2, 0.12, 0.055] : [0.85, 0.92, 1];
    particles.push(
      ...splash([base[0], base[1] + 0.05, base[2]], 1, 0.06 + since * 0.75, 25 + actor.copy, colour),
    );
  }
  const bath =
    actor.thing.person && actor.support.kind === 'on' && /tub$/.test(actor.support.host.thing.kit ?? '');
  if (bath && stage.scene.effects.includes('splash'))
    for (const side of [-1, 1]) {
      const at = addScaled(base, transformDirection(root, [1, 0, 0.4]), side * length * 0.9);
      particles.push(
        ...splash([at[0], at[1] + 0.1, at[2]], 0.3, ((time * 0.9 + side * 0.2 + 1) % 1) * 0.5, 27),
      );
    }
  const blow = actor.thing.person ? undefined : actor.beats.find(({ action }) => action === 'collide');
  if (blow && time > blow.from && time < blow.from + 0.9) {
    const front = addScaled(base, normalize(transformDirection(root, [0, 0, 1])), length * 0.5);
    const dust: Vec3 = [0.42, 0.38, 0.32];
    const at = addScaled(front, [0, 1, 0], height * 0.25);
    particles.push(...splash(at, height * 0.5, time - blow.from + 0.1, 28 + actor.copy, dust));
  }
  const hasStove = stage.actors.some(({ thing }) => /stove|fire|grill|oven/.test(thing.kit ?? ''));
  // Soup that is stirred stands on a low flame.
  const isOverFire = acts.has('stir') && stage.scene.effects.includes('fire');
  if ((acts.has('cook') || isOverFire) && hasStove) {
    const ahead = transformDirection(root, [0, 0, 1]);
    const hob = addScaled(addScaled(base, [0, 1, 0], height * 0.47), ahead, height * 0.42);
    const fire = flames(hob, 0.34, stage.scene.effects.includes('fire') ? 0.42 : 0.25, time, 31);
    particles.push(...fire.particles);
    lamps.push({ ...fire.lamp, colour: [0.9, 0.42, 0.14], reach: 2.2 });
  }
  if (
    acts.has('dive') &&
    actor.thing.person &&
    actor.path &&
    stage.set.water &&
    actor.support.kind === 'on'
  ) {
    const entry = diveEntry(stage.clock.seconds);
    const level = stage.set.water(base[0], base[2], time);
    if (level !== null && time > entry && time < entry + 1.5)
      particles.push(...splash([base[0], level, base[2]], 2.2, (time - entry) * 0.35 + 0.15, 24));
  }
  const water = actor.speed > 0.5 && actor.path ? (stage.set.water?.(base[0], base[2], time) ?? null) : null;
  if (water !== null && !movesOnWater(actor) && base[1] < water && actor.path!(time).position[1] < 0.2) {
    const ahead = normalize(transformDirection(root, [0, 0, 1]));
    const right = normalize(transformDirection(root, [1, 0, 0]));
    const colour: Vec3 = stage.scene.setting.details?.includes('muddy') ? [0.42, 0.3, 0.17] : [0.93, 0.97, 1];
    const at: Vec3 = [base[0], water, base[2]];
    particles.push(
      ...wadingSpray({ centre: at, size: actor.size, ahead, right, speed: actor.speed }, time, colour),
    );
  }
  const pool =
    actor.speed > 0.5 &&
    actor.kit?.locomotion === 'rolls' &&
    stage.actors.find(({ thing }) => thing.kit === 'puddle' && thing.traits.includes('wide'));
  if (
    pool &&
    Math.hypot(pool.position[0] - base[0], pool.position[2] - base[2]) < (pool.size[0] + length) / 2
  ) {
    const ahead = normalize(transformDirection(root, [0, 0, 1]));
    const right = normalize(transformDirection(root, [1, 0, 0]));
    particles.push(
      ...wadingSpray({ centre: base, size: actor.size, ahead, right, speed: Math.max(6, actor.speed) }, time),
    );
  }
  particles.push(
    ...trailOf(actor, root, time, stage),
    ...waterActs(actor, base, time, stage),
    ...runningLiquid(actor, root, time, stage.clock.seconds),
  );
  if (water !== null && raisesWake(actor)) {
    const ahead = normalize(transformDirection(root, [0, 0, 1]));
    const right = normalize(transformDirection(root, [1, 0, 0]));
    particles.push(
      ...wake(
        { centre: [base[0], water, base[2]], size: actor.size, ahead, right, speed: actor.speed },
        time,
        1 - 0.75 * stage.lighting.darkness,
      ),
    );
  }
  // Many that shine together light the place like one.
  if (acts.has('shine'))
    lamps.push({
      position: top,
      colour: scale([2.4, 2.1, 1.4], 1 / Math.sqrt(actor.thing.count)),
      reach: 1.5 + height * 4,
    });
  if (actor.kit?.locomotion === 'swims' && acts.has('jump') && stage.set.water && actor.path) {
    const way = actor.path(time).position;
    const level = stage.set.water(way[0], way[2], time) ?? 0;
    // It breaks the surface on its way up and again on its way down.
    for (const back of [0.2, 0.5, 0.8, 1.1, 1.4, 1.7]) {
      const [before, after] = [actor.path(time - back - 0.3).position, actor.path(time - back).position];
      if (before[1] < -0.1 && after[1] >= -0.1)
        particles.push(...splash([after[0], level, after[2]], length * 0.35, back + 0.15, 21));
      if (before[1] >= -0.1 && after[1] < -0.1)
        particles.push(...splash([after[0], level, after[2]], length * 0.4, back + 0.15, 22));
    }
    if (Math.abs(way[1]) < length * 0.25)
      particles.push(...splash([way[0], level, way[2]], length * 0.3, 0.35, 23));
  }
};

/** Water that is thrown up by giants who fight in the sea and by those who jump off a dock. */

import type { Particle } from '../../kits/model.ts';
import type { Vec3 } from '../../math/vector.ts';
import { type Actor, mainAction } from '../actor.ts';
import { splash, wadingSpray } from '../effects/splash.ts';
import { dockJump } from '../move/leaps/dock-jumps.ts';
import { plungeBubbles, plunges } from '../move/leaps/plunge.ts';
import type { Stage } from '../stage.ts';

/** Height of the smallest giant, in metres. */
const giant = 20;

/** Foam and spray around a waist, one burst after another. */
const wadingGiant = (actor: Actor, at: Vec3, time: number): Particle[] =>
  [0, 1, 2].flatMap((n) => {
    const age = (((time * 0.55 + n / 3 + actor.phase) % 1) + 1) % 1;
    const angle = n * 2.1 + actor.number * 1.3;
    const out = actor.size[0] * 0.35;
    const from: Vec3 = [at[0] + Math.cos(angle) * out, at[1], at[2] + Math.sin(angle) * out];
    return splash(from, actor.size[1] * 0.22, 0.1 + age * 1.9, 61 + n);
  });

/** The river breaks on whoever stands in it and fishes. */
const breakOnFisher = (actor: Actor, [x, , z]: Vec3, level: number, time: number): Particle[] => {
  const ahead: Vec3 = [Math.sin(actor.yaw), 0, Math.cos(actor.yaw)];
  const right: Vec3 = [Math.cos(actor.yaw), 0, -Math.sin(actor.yaw)];
  return wadingSpray({ centre: [x, level, z], size: actor.size, ahead, right, speed: 2 }, time);
};

export const waterActs = (actor: Actor, base: Vec3, time: number, stage: Stage): Particle[] => {
  if (actor.thing.traits.includes(plunges)) return plungeBubbles(actor, time, stage.clock.seconds);
  const jump = dockJump(actor, stage.clock.seconds);
  if (jump && actor.path) {
    const [x, , z] = actor.path(jump.entry).position;
    const level = stage.set.water?.(x, z, time) ?? null;
    return level === null || time < jump.entry
      ? []
      : [0, 1].flatMap((n) =>
          splash([x, level, z], 1.1 + 0.5 * n, (time - jump.entry) * 0.75 + 0.08, 70 + n + actor.copy * 2),
        );
  }
  const fishes = [...stage.releases].some(
    ([{ support }, { isBefore }]) => isBefore && support.kind === 'held' && support.host === actor,
  );
  if (fishes && actor.kit?.locomotion === 'walks') {
    const surface = stage.set.water?.(base[0], base[2], time) ?? null;
    return surface === null ? [] : breakOnFisher(actor, base, surface, time);
  }
  if (actor.size[1] < giant || mainAction(actor) !== 'fight') return [];
  const level = stage.set.water?.(base[0], base[2], time) ?? null;
  return level === null || base[1] > level ? [] : wadingGiant(actor, [base[0], level, base[2]], time);
};

/** The camera's subject where somebody leaps off an edge: the edge, the way through the air and where it ends. */

import type { Subject } from '../../camera/shots.ts';
import { steadySubject } from '../../camera/steady-subject.ts';
import { snowCliffSize } from '../../kits/props/general/outdoors/snow-cliff.ts';
import type { StageSet } from '../../kits/set.ts';
import { lanesDepth } from '../../kits/sets/water/lap-pool.ts';
import type { Vec3 } from '../../math/vector.ts';
import { type Actor, rootOf } from '../actor.ts';
import { clearsJump } from '../move/feats/show-jump.ts';
import { diveSubject } from '../move/leaps/board-dive.ts';
import { cliffFlight, offCliff } from '../move/leaps/cliff-jumps.ts';
import { offDock } from '../move/leaps/dock-jumps.ts';
import { plunges } from '../move/leaps/plunge.ts';
import { leapsRoofs } from '../move/leaps/roof-leap.ts';

const steady = (centre: Vec3, width: number, height: number, depth: number): Subject => ({
  ...steadySubject(centre, { width, height, depth }),
  isWholeWay: true,
});

export const edgeLeapOf = (hero: Actor, set: StageSet): Subject | null => {
  if (rootOf(hero).thing.traits.includes(clearsJump)) return steady([0, set.ground(0, 0) + 1.45, 0], 6, 3, 2);
  if (hero.thing.traits.includes(leapsRoofs)) return steady([0, 1.15, 0], 8.6, 4.4, 2);
  if (hero.thing.traits.includes(plunges)) return steady([0, lanesDepth * 0.52, 0], 5.6, lanesDepth * 0.8, 2);
  if (hero.thing.traits.includes(offDock)) return steady([1.3, set.ground(0, 0) + 0.55, 0], 5.2, 2.7, 3);
  if (!hero.thing.traits.includes(offCliff)) return diveSubject(hero, set);
  // More of the way down than of the snow on top.
  const at = rootOf(hero).path!(0).yaw;
  const along = cliffFlight * 0.36;
  const centre: Vec3 = [
    Math.sin(at) * along,
    set.ground(0, 0) + snowCliffSize[1] * 0.72,
    Math.cos(at) * along,
  ];
  return steady(centre, cliffFlight * 1.35, snowCliffSize[1] * 1.4, 4);
};

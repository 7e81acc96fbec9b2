/** How well a view shows what the scene names: the hero large and whole, everything else to be seen. */

import type { Camera } from '../../render/frame-state.ts';
import { type Actor, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../compile.ts';
import type { IdBuffer, Seen } from './id-buffer.ts';

/** Share of the picture that anything named covers at least. */
const leastShare = 0.005;
/** Share of the picture's height that the hero spans at least, and where the prompt wants a wide view. */
const leastHeight = 0.34;
const leastHeightInWide = 0.1;
/** Share of a body that has to be seen for it to count as shown. */
const leastOfHero = 0.65;
const leastOfOthers = 0.35;

const heroWeight = 3;

export type ViewScore = {
  /** 0 to 1. */
  total: number;
  /** Things of which too little is seen. */
  poor: Set<number>;
};

const add = (a: Seen, b: Seen): Seen => ({
  visible: a.visible + b.visible,
  inside: a.inside + b.inside,
  outside: a.outside + b.outside,
  tall: Math.max(a.tall, b.tall),
  wide: Math.max(a.wide, b.wide),
});

/** Copies of one thing count together, but of many only the first few have to be in the picture. */
const byThing = (seen: Map<number, Seen>, actorOf: Film['actorOf']): Map<number, Seen> => {
  const things = new Map<number, Seen>();
  for (const [object, part] of seen) {
    const actor = actorOf.get(object);
    if (!actor || actor.copy > 2) continue;
    const before = things.get(actor.thingIndex);
    things.set(actor.thingIndex, before ? add(before, part) : part);
  }
  return things;
};

/** Objects whose view is measured. */
const wantedObjects = ({ actorOf }: Film): Set<number> =>
  new Set(
    [...actorOf].filter(([, { thing, copy }]) => !thing.isImplied && copy <= 2).map(([object]) => object),
  );

/** Nobody's back, unless the scene shows it going away. */
const turnedAway = (hero: Actor, camera: Camera, time: number): number => {
  const isLiving = hero.thing.person !== null || hero.kit?.locomotion === 'walks';
  const path = rootOf(hero).path;
  if (!isLiving || !path || hero.speed > 0) return 0;
  const { position, yaw } = path(time);
  const [x, z] = [camera.position[0] - position[0], camera.position[2] - position[2]];
  const cosine = (x * Math.sin(yaw) + z * Math.cos(yaw)) / (Math.hypot(x, z) || 1);
  return Math.max(0, -0.25 - cosine);
};

export const scoreView = (
  stage: Stage,
  film: Film,
  buffer: IdBuffer,
  camera: Camera,
  time: number,
): ViewScore => {
  const things = byThing(buffer.look(film.world, camera, wantedObjects(film)), film.actorOf);
  const { hero, scene } = stage;
  const { shot } = scene.camera;
  const isWide = shot === 'wide' || shot === 'aerial';
  const isClose = shot === 'close_up' || shot === 'extreme_close_up';
  let [sum, weights] = [0, 0];
  const poor = new Set<number>();
  for (const [index, seen] of things) {
    const isHero = index === hero?.thingIndex;
    const weight = isHero ? heroWeight : 1;
    weights += weight;
    const least = isHero ? leastOfHero : leastOfOthers;
    const shown = Math.min(1, seen.visible / Math.max(1, seen.inside) / least);
    const large = Math.min(1, Math.sqrt(seen.visible / (buffer.samples * leastShare)));
    const wanted = isWide ? leastHeightInWide : leastHeight;
    const tall = isHero ? Math.min(1, 0.3 + (0.7 * Math.max(seen.tall, seen.wide)) / wanted) : 1;
    const cut = seen.outside / Math.max(1, seen.inside + seen.outside);
    const whole = isClose ? 1 : 1 - (isHero ? 0.9 : 0.5) * Math.max(0, cut - 0.04);
    const value = shown * large * tall * whole;
    if (value < 0.72) poor.add(index);
    sum += weight * value;
  }
  const turned = hero ? 0.5 * turnedAway(hero, camera, stage.clock.at(time)) : 0;
  return { total: weights === 0 ? 1 : sum / weights - turned, poor };
};

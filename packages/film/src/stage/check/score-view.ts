/** How well a view shows what the scene names: the hero large and whole, everything else to be seen. */

import type { Camera } from '../../render/frame-state.ts';
import type { Scene } from '../../scene/scene.ts';
import { statedTurn } from '../../scene/stated-view.ts';
import { type Actor, isCounted, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import { watchesMirror, watchesView } from '../place/facing.ts';
import { isPartlyHidden } from '../place/place-hidden.ts';
import type { Stage } from '../stage.ts';
import type { IdBuffer, Seen } from './id-buffer.ts';

/** Share of the picture that anything named covers at least. */
const leastShare = 0.01;
/** Share of the picture's height that the hero spans at least, and where the prompt wants a wide view. */
const leastHeight = 0.34;
const leastHeightInWide = 0.1;
const leastBesideLarge = 0.14;
/** Share of a body that has to be seen for it to count as shown. */
const leastOfHero = 0.65;
const leastOfOthers = 0.35;
const leastOfHidden = 0.3;

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
  above: a.above + b.above,
  tall: Math.max(a.tall, b.tall),
  wide: Math.max(a.wide, b.wide),
  box: a.box ?? b.box,
  distance: Math.min(a.distance, b.distance),
});

/** Of more than can be counted only the first few have to be in the picture. */
const fewCopies = 3;

type Part = { seen: Seen; thing: number; weight: number };

/** What has to be seen: each of two or three copies, of many the first few together. */
const partsOf = (seen: Map<number, Seen>, actorOf: Film['actorOf']): Part[] => {
  const parts = new Map<string, Part>();
  for (const [object, one] of seen) {
    const actor = actorOf.get(object);
    if (!actor) continue;
    const { thing, thingIndex, copy } = actor;
    const key = isCounted(thing) ? `${thingIndex}-${copy}` : `${thingIndex}`;
    const before = parts.get(key);
    const weight = isCounted(thing) ? 1 / thing.count : 1;
    parts.set(key, { seen: before ? add(before.seen, one) : one, thing: thingIndex, weight });
  }
  return [...parts.values()];
};

/** Objects whose view is measured. */
const wantedObjects = ({ actorOf }: Film): Set<number> =>
  new Set(
    [...actorOf]
      .filter(([, { thing, copy }]) => !thing.isImplied && (copy < fewCopies || isCounted(thing)))
      .map(([object]) => object),
  );

/** The prompt has somebody go or look away, or the camera behind them. */
const isMeantAway = (actor: Actor, { camera }: Scene): boolean =>
  watchesView(actor) ||
  actor.thing.acts.some(({ direction }) => direction === 'away') ||
  statedTurn(actor.thing.traits) !== null ||
  (actor.speed > 0 && ['follow', 'first_person', 'drone'].includes(camera.move));

/** How far somebody's front is turned from the camera, 0 where the face is seen well: people by their faces, animals by their sides. */
const turnedAway = (actor: Actor, camera: Camera, time: number, scene: Scene): number => {
  const isPerson = actor.thing.person !== null;
  const path = rootOf(actor).path;
  if (!(isPerson || actor.kit?.locomotion === 'walks') || !path || isMeantAway(actor, scene)) return 0;
  const { position, yaw } = path(time);
  const [x, z] = [camera.position[0] - position[0], camera.position[2] - position[2]];
  const cosine = (x * Math.sin(yaw) + z * Math.cos(yaw)) / (Math.hypot(x, z) || 1);
  return Math.max(0, (isPerson ? 0.1 : -0.25) - cosine);
};

/** Under a cloudy sky some of it is seen. */
const leastSky = 0.14;
const worthOfSky = 0.12;
const skyLacking = ({ scene, set }: Stage, buffer: IdBuffer): number =>
  scene.weather.includes('clouds') && !set.isIndoors && !/down/.test(scene.camera.angle)
    ? worthOfSky * (1 - Math.min(1, buffer.shareOfSky() / leastSky))
    : 0;

/** Times the hero's length: a horse beside a cat is seen whole, a whale beside a crab need not be. */
const largestBeside = 12;

/** Animals beside the hero that are few enough to be seen whole. */
const beastsOf = ({ actors, hero }: Stage): Set<number> =>
  new Set(
    actors
      .filter(
        ({ thing, kit, size, thingIndex }) =>
          thingIndex !== hero?.thingIndex &&
          thing.person === null &&
          thing.count <= fewCopies &&
          ['walks', 'flies', 'swims'].includes(kit?.locomotion ?? '') &&
          Math.max(...size) < Math.max(...(hero?.size ?? [1])) * largestBeside,
      )
      .map(({ thingIndex }) => thingIndex),
  );

const isTied = ({ things }: Scene, index: number, hero: number): boolean => {
  const refers = (from: number, to: number) =>
    things[from]?.ties.some((tie) => tie.to === to) || things[from]?.acts.some(({ object }) => object === to);
  return Boolean(refers(index, hero) || refers(hero, index));
};

/** What a view loses by showing the hero from behind. */
export const turnPenalty = ({ hero, scene, clock }: Stage, camera: Camera, time: number): number =>
  hero && !watchesMirror(hero, scene) ? 0.5 * turnedAway(hero, camera, clock.at(time), scene) : 0;

export const scoreView = (
  stage: Stage,
  film: Film,
  buffer: IdBuffer,
  camera: Camera,
  time: number,
): ViewScore => {
  const parts = partsOf(buffer.look(film.world, camera, wantedObjects(film)), film.actorOf);
  const { hero, scene } = stage;
  const { shot } = scene.camera;
  const isWide = shot === 'wide' || shot === 'aerial';
  const isAtMirror = hero !== null && watchesMirror(hero, scene);
  const isClose = shot === 'close_up' || shot === 'extreme_close_up' || isAtMirror;
  // A mouse beside an elephant cannot be large unless the elephant is cut off.
  const { extent } = stage.subject;
  const group = Math.max(extent.height, extent.width / stage.aspect, 0.01);
  const heroShare = hero ? Math.max(...hero.size) / group : 1;
  const heroHeight = Math.min(leastHeight, Math.max(leastBesideLarge, heroShare * 0.75));
  const beasts = beastsOf(stage);
  const hidden = new Set(stage.actors.filter(isPartlyHidden).map(({ thingIndex }) => thingIndex));
  let [sum, weights] = [0, 0];
  const poor = new Set<number>();
  for (const { seen, thing: index, weight: share } of parts) {
    const isHero = index === hero?.thingIndex;
    const isPerson = scene.things[index]?.person !== null;
    // A close-up may leave out what the hero has nothing to do with.
    const isAside = isClose && !isHero && !isTied(scene, index, hero?.thingIndex ?? 0);
    const weight = share * (isHero ? heroWeight : isAside ? 0.15 : 1);
    weights += weight;
    const least = hidden.has(index) ? leastOfHidden : isHero ? leastOfHero : leastOfOthers;
    const shown = Math.min(1, seen.visible / Math.max(1, seen.inside) / least);
    const large = Math.min(1, Math.sqrt(seen.visible / (buffer.samples * leastShare)));
    const wanted = isWide ? leastHeightInWide : hidden.has(index) ? leastBesideLarge : heroHeight;
    const tall = isHero ? Math.min(1, Math.max(seen.tall, seen.wide * 0.85) / wanted) : 1;
    const all = Math.max(1, seen.inside + seen.outside);
    const isCutBelow = isClose || (stage.subject.isUpperBody === true && isPerson);
    const cut = isCutBelow ? seen.above / all : seen.outside / all;
    const whole = isHero
      ? Math.max(0.2, 1 - 1.6 * Math.max(0, cut - 0.03) - 2.5 * (seen.above / all)) *
        (seen.above > 2 ? 0.8 : 1)
      : beasts.has(index) || share < 1
        ? // A mother duck is no tree: half of her is not enough, nor of one that is to be counted.
          1 - 1.5 * Math.max(0, cut - 0.1)
        : // Of a tree or a house a part is enough.
          1 - Math.max(0, cut - 0.45) - (isPerson ? Math.min(0.5, 2 * (seen.above / all)) : 0);
    const value = shown * large * tall * whole;
    if (value < 0.72) poor.add(index);
    sum += weight * value;
  }
  const turned = turnPenalty(stage, camera, time);
  return { total: (weights === 0 ? 1 : sum / weights) - turned - skyLacking(stage, buffer), poor };
};

/** Whether every shot can be looked at: not inside anything, not empty, its subject not covered, nothing giant or afloat by accident. */

import type { Action } from '../scene/actions.ts';
import { type Actor, mainAction } from '../stage/actor.ts';
import type { Beat } from './context.ts';
import { isSeen, type Moment } from './look.ts';

export type ShotFault = {
  shot: string;
  fault: 'empty' | 'covered' | 'inside' | 'giant' | 'afloat';
  text: string;
};

const mostCovered = 0.6;
/** Share of the picture in one flat colour, with nobody in it. */
const mostPlain = 0.97;
/** Share of a subject that is seen at least, of what would be without others before it. */
const leastUncovered = 0.25;
const giantShare = 0.85;

export const isEmpty = (moment: Moment) =>
  moment.objects < 2 ||
  moment.covered > mostCovered ||
  (moment.plainShare > mostPlain && !moment.sights.some(isSeen));

const offGround = new Set<Action>([
  'jump',
  'fly',
  'hover',
  'float',
  'climb',
  'fall',
  'rise',
  'hang',
  'swing',
  'launch',
  'land',
  'dive',
  'plunge',
  'bounce',
  'flip',
  'vault',
  'high_jump',
  'dunk',
  'save',
  'overhead_kick',
  'swing_bars',
  'explode',
  'throw',
  'vanish',
  'appear',
  'balance',
  'surf',
]);
const inTheAir: readonly string[] = ['flies', 'hovers', 'swims', 'floats'];

/** Height of its lowest followed point over the ground, where it has nothing to be in the air for. */
const heightOver = ({ stage }: Beat, actor: Actor, moment: Moment): number => {
  const isMeant =
    actor.support.kind !== 'free' ||
    actor.altitude !== 0 ||
    actor.beats.some(({ action }) => offGround.has(action)) ||
    offGround.has(mainAction(actor)) ||
    inTheAir.includes(actor.kit?.locomotion ?? 'flies') ||
    stage.set.isIndoors ||
    ['space', 'sky', 'underwater'].includes(stage.scene.setting.place);
  const points = moment.sights.find((sight) => sight.actor === actor)?.points ?? [];
  if (isMeant || points.length < 8) return 0;
  return Math.min(...points.map(([x, y, z]) => y - stage.set.ground(x, z)));
};

export const shotFaults = (beat: Beat, number: number): ShotFault[] => {
  const { stage, looked } = beat;
  const hero = stage.hero?.thingIndex;
  const isClose = ['close_up', 'extreme_close_up'].includes(stage.scene.camera.shot);
  const faults: ShotFault[] = [];
  for (const [shot, moments] of Map.groupBy(looked, ({ shot: one }) => one)) {
    const add = (fault: ShotFault['fault'], text: string) =>
      faults.push({ shot: `${number + 1}.${shot + 1}`, fault, text });
    if (moments.some(isEmpty)) add('empty', 'nothing, one surface or what is at the lens fills the picture');
    if (moments.some(({ isInside }) => isInside)) add('inside', 'the camera is inside a body');
    const ofHero = moments.flatMap(({ sights }) => sights.filter(({ actor }) => actor.thingIndex === hero));
    const inView = ofHero.filter(({ seen }) => seen.inside > 20);
    if (inView.length > 0 && inView.every(({ seen }) => seen.visible < seen.inside * leastUncovered))
      add('covered', stage.hero!.thing.name);
    for (const { actor, seen } of moments[0]!.sights)
      if (
        !isClose &&
        seen.wide > giantShare &&
        seen.tall > giantShare &&
        actor.support.kind === 'free' &&
        actor.role !== 'landmark'
      )
        add('giant', actor.thing.name);
    const tall = (actor: Actor) => Math.max(...actor.size);
    for (const { actor } of moments[0]!.sights)
      if (moments.every((moment) => heightOver(beat, actor, moment) > 0.2 + tall(actor) * 0.5))
        add('afloat', actor.thing.name);
  }
  return faults;
};

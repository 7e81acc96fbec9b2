/** Things that become others in the course of the film: what melts, blooms, breaks or falls down. */

import type { Actor } from '../actor.ts';
import { collapseStart, tumbleStart } from '../move/falls.ts';
import type { Stage } from '../stage.ts';
import { collapseModel } from './collapse.ts';
import { shatterModel } from './shatter.ts';
import { changeModel, raiseNose, thingActs } from './thing-acts.ts';

/** Seconds from a hand to the floor. */
const fallFromHand = 0.42;

/** When what is dropped meets the ground. */
const landingOf = ({ support, thing }: Actor, seconds: number): number | undefined => {
  const begin = thing.acts.find(({ action }) => action === 'fall')?.begin;
  return support.kind === 'held' && begin !== undefined ? begin * seconds + fallFromHand : undefined;
};

/** What melts, blooms, grows or spills does so over the film. Trees in bloom stand as they are. */
const changeShapes = ({ actors, clock, scene }: Stage) => {
  const isTimelapse = scene.camera.isTimelapse;
  for (const actor of actors) {
    if (actor.thing.person || actor.model.parts.some(({ mesh }) => mesh.bones.length > 0)) continue;
    if (actor.thing.traits.includes('towed')) actor.model = raiseNose(actor.model);
    const acts = actor.thing.acts.map(({ action }) => action);
    const act = thingActs.find((name) => acts.includes(name));
    if (!act || (act === 'bloom' && actor.size[1] > 1.6 && !isTimelapse)) continue;
    const noun = actor.thing.kit ?? actor.thing.name;
    actor.model = changeModel(
      actor.model,
      act,
      `${noun} ${actor.thing.name}`,
      clock.seconds,
      landingOf(actor, clock.seconds),
    );
  }
};

/** What falls off something and is said to break does so when it meets the ground. */
const breakFragile = ({ actors, clock, seed }: Stage) => {
  for (const actor of actors) {
    const acts = actor.thing.acts.map(({ action }) => action);
    const bursts = acts.includes('pop') && /balloon|bubble/.test(actor.thing.kit ?? '');
    const falls = acts.includes('collapse') && actor.thing.count === 1;
    if (!(acts.includes('break') || bursts || falls) || actor.thing.person) continue;
    const pile = falls
      ? collapseModel(actor.model, (time) => time - collapseStart(clock.seconds), seed)
      : null;
    if (pile) {
      actor.model = pile;
      continue;
    }
    const drop =
      actor.support.kind === 'on' && acts.includes('fall')
        ? (actor.support.host.model.anchors[actor.support.anchor]?.[1] ?? 0.8) * actor.support.host.scale
        : 0;
    const start = acts.includes('grow') ? clock.seconds * 0.76 : tumbleStart(clock.seconds);
    const moment = landingOf(actor, clock.seconds) ?? start + Math.sqrt((2 * drop) / 9.8);
    actor.model = shatterModel(actor.model, (time) => time - moment, seed);
  }
};

export const changeThings = (stage: Stage): void => {
  breakFragile(stage);
  changeShapes(stage);
};

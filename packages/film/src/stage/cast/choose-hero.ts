/** Which thing of a scene its film is about. */

import { findKit } from '../../kits/find-kit.ts';
import type { Scene } from '../../scene/scene.ts';
import { actsByItself } from '../change/tool-strokes.ts';
import { isFixtureNoun } from '../place/choose-place.ts';

export const heroIndexOf = (scene: Scene): number => {
  const asked = scene.camera.subject;
  if (asked !== null && scene.things[asked]) return asked;
  const [first] = scene.things;
  // A window or a wall is part of the room that somebody is in.
  const other = scene.things.findIndex(({ kit, isImplied }) => !isImplied && !isFixtureNoun(kit));
  if (first && isFixtureNoun(first.kit) && first.acts.every(({ action }) => action === 'stand') && other > 0)
    return other;
  // What a tool or a stone is at tells what it does.
  const worked = first?.acts[0]?.object;
  if (
    worked != null &&
    scene.things[worked] &&
    actsByItself(first!, findKit(first!.kit ?? '')?.locomotion === 'none')
  )
    return worked;
  // "Squeezing a lemon": the hands at it are what is looked at.
  const atWork = scene.things.findIndex(
    ({ person, acts }) =>
      person !== null && acts.some(({ object, instrument }) => object === 0 || instrument === 0),
  );
  if (atWork > 0 && first?.person === null && first.acts.length === 0 && isStill(first.kit)) return atWork;
  // "On a table stands a bowl": what a table carries is what is meant.
  const isTable = first?.acts.length === 0 && first.ties.length === 0 && isSurface(first.kit);
  const carried = scene.things.findIndex(
    ({ ties, isImplied }) => !isImplied && ties.some(({ kind, to }) => kind === 'on' && to === 0),
  );
  return isTable && carried > 0 ? carried : 0;
};

const isStill = (kit: string | null) => findKit(kit ?? '')?.locomotion === 'none';

const isSurface = (kit: string | null) =>
  /\b(?:table|desk|counter|shelf|tray|plate|windowsill)$/.test(kit ?? '');

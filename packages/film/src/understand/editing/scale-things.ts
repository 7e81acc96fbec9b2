/** "Bigger", "faster", "more": steps from what is there. */

import { limits, type Scene, sizeNames } from '../../scene/scene.ts';
import type { EditCommand } from './edit-commands.ts';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const clampPace = (pace: number) => clamp(Math.round(pace * 100) / 100, limits.minPace, limits.maxPace);

/** False when "more" or "fewer" of something that is not there is asked for. */
export const scaleThings = (
  scene: Scene,
  { what, by }: Extract<EditCommand, { does: 'scale' }>,
  named: number[],
): boolean => {
  if (by === 'faster' || by === 'slower') {
    const factor = by === 'faster' ? 1.6 : 1 / 1.6;
    if (/\bcamera|pan|zoom|dolly|orbit/.test(what))
      scene.camera.speed = clampPace(scene.camera.speed * factor);
    else if (named.length === 0) scene.pace = clampPace(scene.pace * factor);
    else
      for (const index of named)
        for (const act of scene.things[index]!.acts) act.pace = clampPace(act.pace * factor);
    return true;
  }
  if (named.length === 0 && (by === 'more' || by === 'fewer')) return false;
  for (const index of named.length > 0 ? named : scene.things.keys()) {
    const thing = scene.things[index]!;
    if (by === 'larger' || by === 'smaller') {
      const step = sizeNames.indexOf(thing.size) + (by === 'larger' ? 1 : -1);
      thing.size = sizeNames[clamp(step, 0, sizeNames.length - 1)]!;
    } else
      thing.count = clamp(by === 'more' ? thing.count * 2 : Math.floor(thing.count / 2), 1, limits.count);
  }
  return true;
};

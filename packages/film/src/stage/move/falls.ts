/** What falls, and into or off what. */

import type { Actor } from '../actor.ts';

/** In metres; off anything wider one falls. */
const widestVessel = 0.6;

/** Strawberries into a bowl: it falls onto what it ends on, not off it. */
export const fallsInto = ({ support, thing }: Actor): boolean =>
  support.kind === 'on' &&
  !thing.person &&
  Math.max(...support.host.size) < widestVessel &&
  thing.acts.some(({ action, object }) => action === 'fall' && object === support.host.thingIndex);

export const falls = ({ thing, support }: Actor): boolean =>
  support.kind === 'on' && !thing.person && thing.acts.some(({ action }) => action === 'fall');

/** When a falling thing leaves its edge, in seconds of the stage's clock: it is in the air at half time. */
export const tumbleStart = (seconds: number) => Math.max(0.6, seconds * 0.5 - 0.28);

/** When a tower begins to fall in. */
export const collapseStart = (seconds: number) => Math.min(1.4, seconds * 0.3);

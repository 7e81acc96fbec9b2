/** A vote for a place, and how much each kind of evidence counts. */

import type { Place } from '../../scene/scene.ts';

export type Vote = { place: Place; weight: number };

export const weights = {
  verb: 6,
  /** What cannot be carried stands where it belongs. */
  fixture: 5,
  action: 4,
  air: 3,
  calling: 4.5,
  /** Animals, and vehicles that are found in few places. */
  home: 3,
  /** Cars and trains need their way. */
  vehicle: 4,
  homeOfVerb: 3,
  portable: 2,
  /** Things held or worked on may have been brought along. */
  carried: 1.2,
  work: 1.5,
  /** The most that a thing counts which no word names. */
  implied: 1,
  nature: 1,
  person: 0.5,
  slight: 0.3,
};

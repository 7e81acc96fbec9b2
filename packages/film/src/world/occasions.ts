/** What an occasion that is only named brings along: people, light and what flies through the air. */

import type { PlaceDetail } from '../scene/place-details.ts';
import type { Effect, Mood } from '../scene/scene.ts';

export type Occasion = { mood: Mood; effects: Effect[]; details: PlaceDetail[]; isBusy: boolean };

const festive: Occasion = { mood: 'festive', effects: ['confetti'], details: [], isBusy: true };

export const occasions: Map<string, Occasion> = new Map(
  ['festival', 'carnival', 'celebration', 'fair', 'fiesta', 'parade', 'street party'].map((noun) => [
    noun,
    festive,
  ]),
);
for (const noun of ['party', 'birthday', 'wedding', 'anniversary', 'prom', 'gala'])
  occasions.set(noun, { ...festive, effects: [], isBusy: false });

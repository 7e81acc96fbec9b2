/** Places that are known by what the sky, the air or the ground has, where nobody names one. */

import type { Effect, Place, Weather } from '../../scene/scene.ts';

type Hint = { place: Place; weight: number };

const hint = (place: Place, weight: number): Hint => ({ place, weight });

export const hintOfEffect: Partial<Record<Effect, Hint>> = {
  waves: hint('sea', 4),
  fireworks: hint('skyline', 1),
  lights: hint('skyline', 1),
  leaves: hint('park', 1),
  petals: hint('park', 1),
  fireflies: hint('meadow', 1),
  fire: hint('meadow', 0.5),
  moon: hint('meadow', 1.2),
  planet: hint('space', 4),
};

export const hintOfWeather: Partial<Record<Weather, Hint>> = {
  aurora: hint('snowfield', 2),
  stars: hint('hills', 1.5),
};

const rows: [nouns: string, place: Place, weight: number][] = [
  [
    'floor, flooring, carpet, ceiling, wallpaper, doorway, windowsill, indoors, tabletop, marble surface',
    'room',
    2,
  ],
  [
    'countertop, counter, kitchen counter, utensil, recipe, ingredient, dough, batter, sauce, dish',
    'kitchen',
    1.5,
  ],
  ['interior wall, interior', 'room', 5],
  ['construction, demolition, debris, scaffolding', 'construction_site', 2.5],
  ['tennis, soccer, football, baseball, rugby', 'stadium', 3],
  ['tug-of-war, tug of war, jump rope, hopscotch, frisbee', 'park', 2],
  ['homework, lesson, exam, lecture, chalk', 'classroom', 2],
  [
    'experiment, chemical, liquid nitrogen, reaction, solution, specimen, vial, vaccine, pipette',
    'laboratory',
    2,
  ],
  ['soil, dirt, flower bed, garden bed, hedge, yard, backyard', 'garden', 2],
  ['grass, wildflower, pasture, haystack', 'meadow', 1.5],
  ['sand, seashore, tide, surf', 'beach', 2],
  ['bark, canopy, undergrowth, pine needle, moss', 'forest', 1.5],
  ['traffic, sidewalk, pavement, crosswalk, curb, asphalt, rush hour', 'street', 2],
  ['landscape, terrain, countryside, land, scenery', 'hills', 1.5],
  ['horizon, hill, hillside, dawn mist', 'hills', 1],
  [
    'email, meeting, presentation, deadline, spreadsheet, paperwork, colleague, business meeting',
    'office',
    2,
  ],
  ['bedtime, nightmare, lullaby, nap', 'bedroom', 2],
  [
    'movie, tv, television show, video game, board game, jenga, jigsaw, vinyl record, vinyl player, video call',
    'living_room',
    2,
  ],
  ['workout, exercise, training session, warm-up', 'gym', 1],
  ['audience, spotlight, curtain call, applause, performance', 'theatre_stage', 2],
];

const hints: ReadonlyMap<string, Hint> = new Map(
  rows.flatMap(([nouns, place, weight]) =>
    nouns.split(', ').map((noun) => [noun, { place, weight }] as const),
  ),
);

/** Nouns that are no things of their own, or small ones, but belong to a place. */
export const hintOfNoun = (noun: string): Hint | undefined =>
  hints.get(noun) ?? hints.get(noun.split(' ').at(-1)!);

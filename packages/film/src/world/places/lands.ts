/** The landscape that a land is known for: shown where the land is all that is named. */

import type { PlaceDetail } from '../../scene/place-details.ts';
import type { Place } from '../../scene/scene.ts';

export type Land = { place: Place; details: PlaceDetail[] };

const rows: [names: string, place: Place, details?: PlaceDetail[]][] = [
  ['norway, norwegian, faroe islands', 'river', ['fjord']],
  ['scotland, scottish, ireland, irish, wales, new zealand', 'hills'],
  ['austria, slovenia, peru, chile, bolivia, georgia', 'mountains'],
  ['canada, sweden, finland, finnish', 'lake', ['pines']],
  ['iceland, icelandic', 'waterfall'],
  ['hawaii, maldives, bahamas, seychelles, mauritius, fiji, tahiti, caribbean', 'beach'],
  ['egypt, egyptian, namibia, saudi arabia, jordan, morocco', 'desert'],
  ['tanzania, botswana, zimbabwe', 'savanna'],
  ['mongolia, kazakhstan', 'meadow', ['prairie']],
  ['brazil, costa rica, colombia, borneo', 'jungle'],
  ['indonesia, bali, philippines, vietnam', 'crop_field', ['rice_terraces']],
  ['arizona, utah', 'canyon'],
  ['croatia, greece, sicily, sardinia, corsica', 'coast'],
];

const lands: ReadonlyMap<string, Land> = new Map(
  rows.flatMap(([names, place, details = []]) =>
    names.split(', ').map((name) => [name, { place, details }] as const),
  ),
);

export const landscapeOf = (name: string): Land | undefined => lands.get(name);

/** What a place always looks like: its set shows this whether it is said or not. */

import type { Place } from '../scene/scene.ts';

const rows: [adjectives: string, places: Place[]][] = [
  [
    'lush, blooming, leafy, green, colourful, colorful, flowering, peaceful',
    ['garden', 'park', 'meadow', 'jungle', 'japanese_garden', 'greenhouse'],
  ],
  ['lush, wooded, leafy, shady, dense, mossy', ['forest', 'jungle', 'bamboo_forest', 'swamp']],
  ['grassy, open, wide, green', ['meadow', 'hills', 'park', 'lawn', 'farm', 'savanna', 'valley']],
  ['flowing, rushing, small, clear, winding, shallow', ['river', 'waterfall']],
  ['calm, still, quiet, serene, peaceful, tranquil, clear', ['lake', 'park', 'river', 'garden', 'valley']],
  ['rocky', ['mountains', 'canyon', 'cliff', 'coast', 'mountain_top', 'river']],
  ['sandy', ['beach', 'desert']],
  ['harvested, golden', ['crop_field']],
  ['hot, dry, arid, sandy, vast, sand', ['desert', 'savanna']],
  ['red, rocky, dusty, barren', ['mars']],
  ['deep, blue', ['underwater']],
  ['tropical', ['beach', 'jungle', 'coast']],
  ['sand', ['beach']],
  ['snowy, icy, frozen, white', ['snowfield', 'glacier']],
  ['outdoor', ['park', 'garden', 'meadow', 'street', 'square', 'beach', 'forest', 'lawn']],
  ['steep', ['hills', 'mountains', 'cliff']],
];

const looks = new Map<string, ReadonlySet<Place>>();
for (const [adjectives, places] of rows)
  for (const word of adjectives.split(', '))
    looks.set(word, new Set([...(looks.get(word) ?? []), ...places]));

export const isUsualLook = (place: Place, adjective: string): boolean =>
  looks.get(adjective)?.has(place) ?? false;

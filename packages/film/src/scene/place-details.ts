/** What a place can have beyond its name: a forest may be of pines, a street steep. */

export const placeDetailNames = [
  'pines',
  'canal',
  'racetrack',
  'steep',
  'abandoned',
  'frozen',
  'coastal',
  'muddy',
  'manholes',
  'crossing',
  'riverside',
  'windscreen',
  'driveway',
  'suburban',
  'rapeseed',
  'hanging_carpets',
  'ringed_planet',
  'desert_road',
  'snow_capped',
  'lava_into_sea',
  'formal_garden',
  'sea_of_clouds',
  'ford',
  'small_town',
  'sharp_turn',
  'snowy',
] as const;

export type PlaceDetail = (typeof placeDetailNames)[number];

/** Small rooms of houses and ships, and rooms of leisure. */

import type { FittedRow } from './row.ts';

export const smallRoomRows: FittedRow[] = [
  [
    'underground home, underground house, underground bedroom, burrow, rabbit hole, hobbit hole, den of an animal, ant house',
    'room',
    'small earth',
    'back: bed, bookshelf; centre: table; sides: armchair, 2 mushroom; hung: pendant lamp; corners: barrel',
  ],
  [
    'closet, wardrobe room, linen closet, broom closet, supply closet',
    'bedroom',
    'small home',
    'back: clothes rack, wardrobe, clothes rack; sides: shelf; around: 2 cardboard box',
  ],
  [
    'toolshed, tool shed, garden shed, shed, potting shed, workshed',
    'workshop',
    'small rustic',
    'back: workbench, shelf; sides: wheelbarrow, ladder; corners: flower pot; wall: clock',
  ],
  [
    'foyer, entrance hall, entryway, entry hall, vestibule, mudroom, mud room',
    'room',
    'medium home',
    'back: coat rack, sideboard; wall: mirror; hung: chandelier; corners: potted plant',
  ],
  [
    'roller rink, roller skating rink, roller disco',
    'gym',
    'large sports',
    'sides: 2 bench; hung: 3 disco ball; back: speaker, bench, speaker',
  ],
  [
    'bowling alley, bowling hall, bowling center',
    'gym',
    'large lounge',
    'back: 4 bowling lane; sides: 2 sofa',
  ],
  ['circus tent, big top, circus ring', 'arena', null, ''],
  [
    'ice cream parlor, ice cream parlour, ice cream shop, gelateria, candy shop counter',
    'cafe',
    'medium bright_shop',
    'back: 2 display case; centre: table; corners: potted plant; wall: neon sign',
  ],
  [
    'radio station, radio booth, podcast room',
    'room',
    'medium lounge',
    'back: mixing desk, speaker; centre: microphone; wall: clock',
  ],
  [
    'dry cleaner, dry cleaners, dry cleaner s',
    'shop',
    'medium tiled',
    'back: 4 clothes rack, counter; sides: washing machine',
  ],
  ['ship cabin, cabin of a ship, stateroom', 'room', 'small wood', 'back: bunk bed, desk; wall: mirror'],
  ['ball pit', 'gym', 'medium sports', 'sides: 12 ball; back: slide, beach ball'],
  [
    'storage closet, cleaning closet, janitor s closet',
    'room',
    'small concrete',
    'back: shelf; sides: mop, bucket, broom',
  ],
  [
    'nail salon, beauty parlor, beauty parlour',
    'shop',
    'medium boutique',
    'back: 3 armchair; sides: mirror; corners: potted plant',
  ],
  [
    'sewing room, craft room, hobby room',
    'room',
    'small home',
    'back: sewing machine, shelf; sides: table; corners: basket',
  ],
  ['art room, drawing room of a school', 'classroom', 'medium school', 'back: 3 easel, shelf; centre: table'],
];

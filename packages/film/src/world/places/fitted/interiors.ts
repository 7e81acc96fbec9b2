/** Buildings, vehicles and hollows from inside, by the nearest kind above a noun; and rooms as they are in them. */

import type { FittedRow } from './row.ts';

export const interiorRows: FittedRow[] = [
  [
    'tower, lighthouse, windmill, minaret, turret, silo, steeple, belfry, water tower',
    'room',
    'medium stone',
    'centre: spiral staircase; back: barrel, crate, barrel; corners: ladder; hung: lantern',
  ],
  [
    'barn, stable, cowshed, stall, outbuilding, farm building, henhouse, granary',
    'room',
    'large timber',
    'back: 4 hay bale, barrel, ladder; sides: 3 hay bale; corners: wheelbarrow; hung: lantern',
  ],
  [
    'treehouse, tree house, hut, shack, shanty, hovel, wigwam, bungalow',
    'room',
    'small timber',
    'back: shelf, treasure chest; sides: bench; corners: crate; hung: lantern',
  ],
  ['igloo', 'room', 'small ice', 'sides: bench; corners: barrel; hung: lantern'],
  [
    'tent, tepee, teepee, yurt, marquee',
    'room',
    'small fabric',
    'sides: crate; corners: lantern; hung: lantern',
  ],
  ['pyramid, tomb, crypt, mausoleum, catacomb, vault, sphinx', 'dungeon', null, ''],
  ['castle, fortress, fort, stronghold', 'castle', null, ''],
  ['palace, mansion, manor', 'ballroom', null, ''],
  ['office building, skyscraper', 'office', null, ''],
  [
    'aircraft, airplane, helicopter, bus, minibus, public transport, railcar, train, tram',
    'train_carriage',
    null,
    '',
  ],
  ['spacecraft, starship, submarine, flying saucer, ufo, rocket', 'spaceship', null, ''],
  [
    'ship, boat, vessel, yacht, ferry',
    'room',
    'medium timber',
    'back: bunk bed, barrel, treasure chest; sides: 2 barrel; corners: crate; hung: lantern',
  ],
  ['car, truck, motor vehicle, taxi', 'car', null, ''],
  [
    'nest, anthill, burrow, hive, beehive, cocoon, lair, tree, tree trunk, trunk, log, whale, hole',
    'cave',
    null,
    '',
  ],
  [
    'building, edifice, house, dwelling, structure, construction',
    'room',
    'large bright_concrete',
    'back: door, crate, barrel; sides: pallet; corners: ladder',
  ],
];

/** What stands in a room of a building that is built unlike a house: a treehouse kitchen, the bedroom of a ship. */
export const roomFittings: ReadonlyMap<string, string> = new Map([
  ['kitchen', 'back: cupboard, stove, kitchen sink, cupboard; sides: shelf; corners: barrel; hung: lantern'],
  ['bedroom', 'back: bed, wardrobe; sides: shelf; corners: potted plant; hung: lantern'],
  ['living room', 'back: sofa, bookshelf; sides: armchair; corners: potted plant; hung: lantern'],
  ['library', 'back: 4 bookshelf; sides: 2 bookshelf; centre: table; hung: lantern'],
  ['office', 'back: desk, bookshelf; corners: potted plant; hung: lantern'],
  ['classroom', 'back: blackboard; rows: 6 school desk; hung: lantern'],
]);

/** Workplaces, halls of worship, stations and halls of sport. */

import type { FittedRow } from './row.ts';

export const workRows: FittedRow[] = [
  [
    'factory hall, assembly line, production line, manufacturing plant, production hall, factory floor, machine shop, assembly hall, manufacturing facility, industrial plant, assembly plant, car factory',
    'factory',
    'hall industrial',
    'back: 4 factory machine; sides: 3 factory machine; centre: conveyor belt; corners: robot arm',
  ],
  [
    'warehouse, fulfillment center, distribution center, storehouse, storage hall, logistics center',
    'warehouse',
    'hall industrial',
    'aisles: 8 pallet rack; back: 5 pallet rack; corners: forklift',
  ],
  [
    'sawmill, lumber mill, timber mill, carpentry shop',
    'workshop',
    'large wood',
    'back: sawing table, stack of planks, sawing table; sides: log stack; corners: stack of planks; wall: tool wall',
  ],
  [
    'foundry, steel mill, steelworks, ironworks, smelter, glassworks, steel plant',
    'factory',
    'hall concrete',
    'back: 3 blast furnace; sides: 2 factory machine; centre: anvil; corners: steel beam',
  ],
  [
    'brewery, distillery, microbrewery, whiskey distillery',
    'factory',
    'large brick',
    'back: 4 copper vat; sides: 2 steel tank; corners: barrel',
  ],
  [
    'dairy, creamery, cheese factory, food factory, bottling plant, cannery, chemical plant, water treatment plant, refinery hall',
    'factory',
    'hall tiled',
    'back: 5 steel tank; centre: conveyor belt; sides: steel tank',
  ],
  [
    'turbine hall, generator room, powerhouse, power house',
    'factory',
    'hall industrial',
    'rows: 2 turbine hall machine; back: 2 control desk',
  ],
  [
    'print shop, printing house, printing works, printing plant',
    'factory',
    'large industrial',
    'back: 2 printing press; sides: parcel shelf; corners: stack of planks',
  ],
  [
    'textile mill, textile factory, weaving mill, cotton mill, garment factory, sewing factory, sweatshop',
    'factory',
    'hall brick',
    'rows: 6 loom; back: 3 fabric shelf',
  ],
  [
    'recycling plant, recycling center, sorting plant, waste plant',
    'factory',
    'hall concrete',
    'centre: conveyor belt; back: dumpster, rubble, dumpster, rubble; sides: dumpster',
  ],
  [
    'slaughterhouse, abattoir, meat packing plant, meat locker, cold store',
    'factory',
    'large tiled',
    'back: 4 meat rail; sides: 2 meat rail',
  ],
  [
    'mosque hall, mosque, prayer hall, prayer room',
    'church',
    'large sacred',
    'back: mihrab, minbar; rows: 12 prayer rug; hung: mosque lamp; sides: 3 column',
  ],
  [
    'synagogue, temple of judaism, jewish temple',
    'church',
    'large wood',
    'back: torah ark; corners: menorah; pews: 6 pew; hung: ring chandelier; centre: bimah',
  ],
  [
    'airport terminal, departure hall, departure lounge, airport lounge, airport gate, arrivals hall, passenger terminal',
    'corridor',
    'hall office',
    'rows: 6 waiting seats; back: 4 check in counter; wall: departure board; corners: potted plant',
  ],
  [
    'hangar, aircraft hangar, airplane hangar',
    'warehouse',
    'hall industrial',
    'centre: small plane; corners: ladder; sides: tool shelf',
  ],
  [
    'fire hall, fire station garage, fire engine bay',
    'garage',
    'hall brick',
    'centre: fire truck; back: 4 lockers',
  ],
  [
    'climbing gym, bouldering gym, climbing hall, climbing center, bouldering hall',
    'gym',
    'large sports',
    'back: 6 climbing wall; sides: 3 climbing wall; rows: 3 gym mat',
  ],
  [
    'badminton court, badminton hall, volleyball court, volleyball hall, indoor court, handball court, futsal court',
    'gym',
    'large sports',
    'centre: volleyball net; sides: bench; corners: scoreboard',
  ],
  ['squash court, racquetball court, racketball court', 'gym', 'medium wood', 'corners: bench'],
  [
    'trampoline park, trampoline hall, trampoline gym',
    'gym',
    'large sports',
    'rows: 6 trampoline; back: 3 gym mat',
  ],
  [
    'fencing hall, wrestling hall, judo dojo, gymnastics hall, sports hall, gymnasium, indoor gymnasium, school gym',
    'gym',
    'large sports',
    'back: balance beam, gymnastics rings, vault; sides: bench; rows: 3 gym mat; corners: basketball hoop',
  ],
  [
    'shooting range, indoor range, archery hall, firing range',
    'gym',
    'large concrete',
    'back: 6 target; rows: 1 counter',
  ],
  [
    'science museum, natural history museum, dinosaur museum',
    'museum',
    'large palace',
    'centre: dinosaur skeleton; back: 2 display case, globe; sides: display case; corners: globe',
  ],
  [
    'military bunker, bunker, air raid shelter, fallout shelter',
    'dungeon',
    'medium concrete',
    'back: bunk bed, parcel shelf, control desk; sides: barrel; corners: crate',
  ],
  [
    'pottery studio, pottery workshop, ceramics studio, potter s workshop',
    'workshop',
    'medium rustic',
    'centre: pottery wheel; back: 3 pottery shelf; corners: kiln',
  ],
  [
    'auto repair shop, car repair shop, mechanic shop, car workshop, repair garage, auto shop',
    'garage',
    'large concrete',
    'centre: car on a lift; back: tool shelf, workbench, tool shelf; wall: 2 tool wall; corners: wheel',
  ],
];

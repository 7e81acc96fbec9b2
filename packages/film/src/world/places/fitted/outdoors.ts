/** Places under the sky that have more than their land: a junkyard is open ground with heaps of cars. */

import type { FittedRow } from './row.ts';

export const outdoorRows: FittedRow[] = [
  [
    'campsite, campground, camping site, base camp, tent camp',
    'meadow',
    null,
    'back: 3 tent; sides: tent; centre: campfire',
  ],
  [
    'junkyard, scrapyard, scrap yard, wrecking yard, car graveyard, junk yard',
    'construction_site',
    null,
    'back: 5 wrecked cars; sides: 2 wrecked cars; around: 6 wheel',
  ],
  [
    'landfill, garbage dump, rubbish dump, garbage heap',
    'construction_site',
    null,
    'back: 6 rubble; sides: 2 rubble; around: 8 box',
  ],
  [
    'industrial area, industrial zone, industrial park, industrial district, industrial estate, factory district',
    'construction_site',
    null,
    'back: factory, power plant, factory',
  ],
  ['campus, university campus, college campus, school campus', 'park', null, 'far: university, school'],
  [
    'seawall, sea wall, breakwater, groyne, mole, sea defence, promenade wall',
    'coast',
    null,
    'back: 5 seawall',
  ],
  ['lily pond, lotus pond, water lily pond, frog pond', 'lake', null, 'around: 14 lily pad'],
  ['hedge maze, maze, labyrinth, garden maze', 'garden', null, 'back: 6 hedge wall; sides: 4 hedge wall'],
  ['archery range, archery field', 'meadow', null, 'back: 5 target'],
  ['rose garden, rosarium', 'garden', null, 'around: 16 rose bush; back: flower arch'],
  [
    'botanical garden, botanic garden, arboretum',
    'garden',
    null,
    'far: greenhouse; sides: palm tree; around: 8 fern',
  ],
  ['gas station, petrol station, filling station, service station', 'street', null, 'back: gas station'],
  ['toll booth, toll gate, toll plaza, border crossing, checkpoint', 'highway', null, 'back: 3 booth'],
  ['bus station, bus terminal, coach station, bus depot', 'street', null, 'back: 2 bus stop; far: 2 bus'],
  [
    'military base, army base, military camp, army camp',
    'airport',
    null,
    'back: tank, tent, tank; far: watchtower',
  ],
  [
    'hot spring, hot springs, mineral spring, thermal spring, thermal pool, thermal baths',
    'lake',
    null,
    'around: 10 boulder',
  ],
  ['oil field, oilfield', 'desert', null, 'far: 3 oil rig'],
  ['wind farm, wind park', 'hills', null, 'far: 5 wind turbine'],
  ['solar farm, solar park, solar power plant', 'meadow', null, 'back: 6 solar panel; sides: 4 solar panel'],
  ['sculpture garden, sculpture park, statue park', 'park', null, 'back: 3 statue; sides: 2 sculpture'],
  [
    'beer garden, outdoor restaurant, terrace restaurant, outdoor cafe',
    'garden',
    null,
    'back: 4 picnic table; sides: 2 picnic table',
  ],
  ['outdoor market, open air market', 'market', null, 'back: 3 market stall'],
  ['nuclear power plant, power plant site, nuclear plant site', 'hills', null, 'far: nuclear plant'],
];

export const kindRows: FittedRow[] = [
  ['peninsula, cape, spit, delta, river delta, gulf, strait, inlet', 'coast', null, ''],
  ['sandbank, sand bank, spit of sand, tidal flat, mudflat', 'beach', null, ''],
  ['heath, heathland, heather moor', 'hills', null, 'around: 14 lavender'],
  ['badlands', 'canyon', null, ''],
  [
    'rugby field, rugby pitch, cricket ground, cricket pitch, cricket field, lacrosse field, playing field, sports field',
    'stadium',
    null,
    '',
  ],
  ['hockey rink, ice hockey rink, curling rink', 'glacier', null, ''],
  ['velodrome, kart track, karting track', 'highway', null, ''],
];

/** Where people of a calling are found at it. */

import type { Place } from '../../scene/scene.ts';

const rows: [place: Place, callings: string][] = [
  [
    'office',
    'accountant, analyst, engineer, architect, designer, graphic designer, web designer, ceo, executive, businessperson, receptionist, clerk, salesman, saleswoman, entrepreneur, consultant, stockbroker, trader, banker, broker, bookkeeper, employee, intern, colleague, coworker, workmate, politician, diplomat, attorney, editor, developer, software engineer, project manager, typist, call center agent, agent',
  ],
  [
    'laboratory',
    'biologist, researcher, physicist, astronomer, lab technician, technician, pharmacologist, alchemist, virologist, chemist assistant, laboratory assistant, bacteriologist',
  ],
  [
    'hospital',
    'paramedic, midwife, therapist, physiotherapist, radiologist, anesthesiologist, veterinarian, pediatrician, optometrist',
  ],
  [
    'kitchen',
    'pastry chef, confectioner, dishwasher, chocolatier, head chef, sous chef, home cook, food blogger',
  ],
  ['restaurant', 'sommelier, restaurant owner, hostess, diner guest, food critic'],
  ['bar', 'brewer, mixologist, barmaid, gambler, croupier'],
  ['living_room', 'housekeeper, maid, nanny, babysitter, housewife, homemaker, gamer, butler'],
  ['bathroom', 'plumber'],
  ['gym', 'personal trainer, yogi, yoga teacher, powerlifter, trainee, gymnastics coach, judoka, kickboxer'],
  [
    'theatre_stage',
    'choreographer, performer, stand-up comedian, tap dancer, soprano, tenor, playwright, stagehand, tightrope walker, trapeze artist, fire eater',
  ],
  [
    'shop',
    'hairstylist, stylist, shop assistant, salesperson, shopper, pharmacist, manicurist, tattoo artist, jeweler, optician',
  ],
  [
    'workshop',
    'seamstress, dressmaker, shoemaker, cobbler, goldsmith, silversmith, glassblower, woodworker, luthier, locksmith, weaver, basket maker, woodcarver, restorer, furniture maker, toymaker, ceramicist, illustrator, engraver',
  ],
  ['factory', 'machinist, machine operator, assembler, quality inspector, steelworker'],
  ['museum', 'curator, museum guide, art critic, art collector, museum visitor'],
  [
    'classroom',
    'schoolteacher, schoolboy, schoolgirl, classmate, tutor, schoolchild, lecturer, kindergartner, teaching assistant',
  ],
  ['library', 'archivist, bookworm, scholar, scribe'],
  [
    'market',
    'vendor, street vendor, merchant, fishmonger, greengrocer, stall keeper, trader of spices, market seller',
  ],
  ['church', 'imam, rabbi, deacon, pastor, choirboy, altar boy, preacher, churchgoer'],
  ['ruins', 'archaeologist, treasure hunter, tomb raider'],
  ['forest', 'ranger, park ranger, forester, mushroom picker, bird watcher, birdwatcher, hermit'],
  ['farm', 'rancher, milkmaid, farmhand, cowherd, beekeeper woman, stable boy'],
  ['vineyard', 'winemaker, grape picker'],
  ['crop_field', 'harvester, field worker, rice farmer'],
  ['park', 'zookeeper, dog walker, street artist, balloon seller'],
  [
    'construction_site',
    'bricklayer, mason, roofer, foreman, surveyor, demolition worker, road worker, crane operator',
  ],
  ['garage', 'auto mechanic, car mechanic'],
  [
    'stadium',
    'referee, hurdler, javelin thrower, pole vaulter, linebacker, pitcher, batter, striker, rugby team, high jumper',
  ],
  ['swimming_pool', 'swimming coach, water polo player, synchronized swimmer'],
  ['airport', 'air traffic controller, stewardess, ground crew, aviator'],
  ['harbour', 'docker, dock worker, shipbuilder'],
  ['space', 'cosmonaut'],
  ['cave', 'cave explorer, spelunker, gold miner'],
];

export const placeOfCalling: ReadonlyMap<string, Place> = new Map(
  rows.flatMap(([place, callings]) => callings.split(', ').map((calling) => [calling, place] as const)),
);

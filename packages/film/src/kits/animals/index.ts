import type { Kit } from '../kit.ts';
import { eagleKit, hummingbirds, owlKit, parrotKit, songbirds } from './birds/kinds.ts';
import { penguins } from './birds/penguins.ts';
import { doveKit, phoenixes, pondBirds, poultry, wadingBirds } from './birds/water-and-farm.ts';
import { chineseDragon } from './fantasy/chinese-dragon.ts';
import { aliens, griffins, monsters } from './fantasy/creatures.ts';
import { dragon } from './fantasy/dragon.ts';
import { bats, pterosaurs } from './fantasy/membrane-flyers.ts';
import { kangaroos, raptors, tyrannosaurs } from './fantasy/theropods.ts';
import { ants, grasshoppers, spiders } from './insects/crawling.ts';
import { bees, beetles, butterflies } from './insects/flying.ts';
import { koalas, monkeys } from './quadrupeds/apes.ts';
import { bigCats, cats } from './quadrupeds/cats.ts';
import { dogs } from './quadrupeds/dogs.ts';
import { cattleKit, pigKit, sheepKit } from './quadrupeds/farm.ts';
import { bearKit, deerKit, foxKit, pandaKit } from './quadrupeds/forest.ts';
import { horses } from './quadrupeds/horses.ts';
import { camels, elephants, giraffes } from './quadrupeds/savanna.ts';
import { mouseKit, rabbitKit, raccoonKit, squirrelKit } from './quadrupeds/small.ts';
import { caterpillars, frogs, snakes, worms } from './reptiles/frog-and-snake.ts';
import { crocodiles, fourLeggedDinosaurs, lizards, tortoises } from './reptiles/walkers.ts';
import { eels, fishKit, sharks } from './sea/fish.ts';
import { seaTurtle } from './sea/sea-turtle.ts';
import { crabs, lobsters, rays, seahorse, seals, snails, starfish } from './sea/shore.ts';
import { jellyfish, octopus, squid } from './sea/soft.ts';
import { dolphins, whales } from './sea/whales.ts';

export const animalKits: readonly Kit[] = [
  dogs,
  cats,
  bigCats,
  horses,
  foxKit,
  deerKit,
  bearKit,
  pandaKit,
  elephants,
  giraffes,
  camels,
  rabbitKit,
  squirrelKit,
  mouseKit,
  raccoonKit,
  songbirds,
  hummingbirds,
  parrotKit,
  owlKit,
  eagleKit,
  penguins,
  whales,
  dolphins,
  fishKit,
  sharks,
  eels,
  seaTurtle,
  bees,
  butterflies,
  beetles,
  dragon,
  tyrannosaurs,
  raptors,
  kangaroos,
  cattleKit,
  sheepKit,
  pigKit,
  pondBirds,
  doveKit,
  wadingBirds,
  poultry,
  phoenixes,
  jellyfish,
  octopus,
  squid,
  chineseDragon,
  monkeys,
  koalas,
  frogs,
  snakes,
  worms,
  caterpillars,
  crocodiles,
  lizards,
  tortoises,
  fourLeggedDinosaurs,
  bats,
  pterosaurs,
  crabs,
  lobsters,
  starfish,
  seals,
  rays,
  seahorse,
  snails,
  ants,
  spiders,
  grasshoppers,
  aliens,
  monsters,
  griffins,
];

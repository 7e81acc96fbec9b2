import type { Kit } from '../kit.ts';
import { doveKit } from './birds/doves.ts';
import { flock } from './birds/flock.ts';
import { eagleKit, owlKit, parrotKit } from './birds/kinds.ts';
import { penguins } from './birds/penguins.ts';
import { phoenixes, poultry } from './birds/poultry.ts';
import { risingPhoenix } from './birds/rising-phoenix.ts';
import { hummingbirds, songbirds } from './birds/songbirds.ts';
import { pondBirds, wadingBirds } from './birds/water-birds.ts';
import { chineseDragon } from './fantasy/chinese-dragon.ts';
import { aliens, griffins, monsters } from './fantasy/creatures.ts';
import { dragon } from './fantasy/dragon.ts';
import { bats, pterosaurs } from './fantasy/membrane-flyers.ts';
import { robotDog } from './fantasy/robot-dog.ts';
import { kangaroos, raptors, tyrannosaurs } from './fantasy/theropods.ts';
import { butterflies } from './insects/butterflies.ts';
import { ants, grasshoppers, spiders } from './insects/crawling.ts';
import { emergingButterfly } from './insects/emerging-butterfly.ts';
import { bees, beetles } from './insects/flying.ts';
import { webSpinningSpider } from './insects/web-spinning-spider.ts';
import { aquariumSchool } from './moments/aquarium-school.ts';
import { carriedVillages } from './moments/carried-village.ts';
import { chameleonAndPrey } from './moments/chameleon-and-prey.ts';
import { hamsterCage } from './moments/hamster-cage.ts';
import { hidingOctopus } from './moments/hiding-octopus.ts';
import { leapingGoldfish } from './moments/leaping-goldfish.ts';
import { toppledTree } from './moments/toppled-tree.ts';
import { trashThief } from './moments/trash-thief.ts';
import { koalas, monkeys } from './quadrupeds/apes.ts';
import { bigCats, cats } from './quadrupeds/cats.ts';
import { dogs } from './quadrupeds/dogs/breeds.ts';
import { cattleKit } from './quadrupeds/farm.ts';
import { bearKit, deerKit, foxKit, pandaKit } from './quadrupeds/forest.ts';
import { horses } from './quadrupeds/horses.ts';
import { raccoonKit } from './quadrupeds/raccoons.ts';
import { camels, elephants, giraffes } from './quadrupeds/savanna.ts';
import { pigKit, sheepKit } from './quadrupeds/sheep-and-pigs.ts';
import { mouseKit, rabbitKit, squirrelKit } from './quadrupeds/small.ts';
import { chameleons } from './reptiles/chameleon.ts';
import { frogs } from './reptiles/frog.ts';
import { frogOnLilyPads } from './reptiles/frog-on-lily-pads.ts';
import { caterpillars, snakes, worms } from './reptiles/snakes.ts';
import { crocodiles, fourLeggedDinosaurs, lizards, tortoises } from './reptiles/walkers.ts';
import { fishKit } from './sea/fish.ts';
import { hatchingTurtles } from './sea/hatching-turtles.ts';
import { jellyfish } from './sea/jellyfish.ts';
import { seaTurtle } from './sea/sea-turtle.ts';
import { rays, seals } from './sea/seals.ts';
import { eels, sharks } from './sea/sharks.ts';
import { crabs, lobsters } from './sea/shore.ts';
import { seahorse, snails, starfish } from './sea/small-sea-life.ts';
import { octopus, squid } from './sea/soft.ts';
import { dolphins, whales } from './sea/whales.ts';

export const animalKits: readonly Kit[] = [
  dogs,
  robotDog,
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
  hatchingTurtles,
  bees,
  butterflies,
  emergingButterfly,
  webSpinningSpider,
  frogOnLilyPads,
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
  risingPhoenix,
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
  chameleons,
  chameleonAndPrey,
  aquariumSchool,
  hamsterCage,
  leapingGoldfish,
  hidingOctopus,
  toppledTree,
  trashThief,
  ...carriedVillages,
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
  flock,
];

/** Where a scene is when the prompt does not say: by what is done, by what there is, by what things are. */

import type { Action } from '../scene/actions.ts';
import type { Place, Region } from '../scene/scene.ts';
import { placeOfCalling } from './places/callings.ts';

const table = (text: Partial<Record<Place, string>>) => {
  const byName = new Map<string, Place>(placeOfCalling);
  for (const [place, names] of Object.entries(text) as [Place, string][]) {
    for (const name of names.split(',')) byName.set(name.trim(), place);
  }
  return byName;
};

/** Names of things as said, or the nouns of their kits. */
export const placeOfNoun = table({
  hills: 'geyser',
  sea: 'whale, orca, dolphin, shark jumping, sailboat, yacht, sailing ship, pirate ship, viking ship, longship, junk boat, cargo ship, cruise ship, ship, speedboat, jet ski, iceberg, surfboard, aircraft carrier, surfer, fishing boat, seagull, pelican, albatross, captain, sailor, tugboat, pirate, ferry, windsurfer',
  coast: 'seawall, sea wall, breakwater, groyne, lighthouse, puffin, crab, seal, sea lion, walrus, lobster',
  beach:
    'sandcastle, beach ball, parasol, starfish, seashell, palm tree, lifeguard, beach chair, deck chair, beach towel, volleyball player, beach volleyball player, hermit crab, message in a bottle, sandbox',
  lake: 'lily pad, swan, duck, duckling, goose, rowboat, canoe, kayak, heron, fisherman, angler, frog, flamingo, boat, lotus, water lily, koi, dragonfly, otter, stork, crane bird, hippopotamus, rower, kayaker, paper boat, toad, pier',
  river: 'gondola, salmon, crocodile, watermill, gondolier, rafting, beaver',
  underwater:
    'mermaid, merman, shipwreck, sunken ship, sea urchin, fish, tropical fish, clownfish, shark, octopus, squid, jellyfish, sea turtle, seahorse, ray, eel, coral, submarine, diver, scuba diver, anglerfish, manatee, pufferfish, seaweed, goldfish school',
  savanna:
    'lion, giraffe, zebra, elephant, rhinoceros, hyena, antelope, acacia tree, leopard, cheetah, ostrich, meerkat, gazelle, buffalo, warthog, baobab, vulture, lioness',
  jungle:
    'tyrannosaurus, dinosaur, brachiosaurus, triceratops, stegosaurus, velociraptor, monkey, gorilla, chimpanzee, parrot, toucan, tiger, sloth, panther, orangutan, chameleon, jaguar, anteater, tree frog, macaw, snake, pterodactyl, tarzan',
  desert:
    'tumbleweed, armadillo, camel, kangaroo, cactus, scorpion, pyramid, sphinx, rattlesnake, pharaoh, bedouin, cowboy, fennec fox, nomad, rattler',
  snowfield:
    'bank of snow, snow pile, snowdrift, penguin, polar bear, snowball thrower, snowman, igloo, skier, snowboarder, sleigh, snowboard, skis, husky, reindeer, arctic fox, seal pup, snow leopard, eskimo, snowmobile, santa claus, sled dog, inuit, snowy owl, dog sled',
  glacier: 'ice skates, skater, figure skater, ice skater, mammoth, woolly mammoth',
  clouds: 'pegasus',
  mountains:
    'mountain, eagle, mountain goat, ibex, mountaineer, climber, rock climber, hiker, chalet, cable car, hang glider, condor, dragon, chinese dragon, griffin, phoenix, alpinist, yak, falcon, monk, temple, pagoda, snow monkey, llama, mountain lion',
  bamboo_forest: 'panda, bamboo, red panda, samurai, ninja',
  forest:
    'hot spring, deer, stag, fox, wolf, bear, owl, squirrel, hedgehog, raccoon, boar, mushroom, woodpecker, badger, elf, fairy, moose, unicorn, lynx, campfire, tent, cabin, treehouse, gnome, lumberjack, log, stump, fern, hunter, archer, bat, camper, robin hood, skunk, werewolf, bigfoot, porcupine, witch, centaur, spider, koala, druid, monster, troll, chipmunk',
  meadow:
    'fire, anthill, ant hill, burrow, solar panel, power pylon, prairie dog, marmot, wombat, flag, flagpole, flag on pole, horse, pony, cow, sheep, lamb, butterfly, bee, daisy, dandelion, poppy, rabbit, kite, flower, tulip, shepherd, grasshopper, ladybug, windmill, donkey, mouse, mole, tree, wind turbine, snail, caterpillar, calf, lavender, hot air balloon, unicorn meadow, soldier, knight, ant, beetle, worm, baby dragon, crow, hay bale',
  farm: 'farmhouse, trough, horseshoe, pig, piglet, goat, chicken, rooster, hen, chick, turkey, barn, scarecrow, farmer, tractor, goose farm, silo, combine harvester, wheat, corn, bull',
  crop_field: 'combine harvester, wheat, pumpkin, tornado',
  garden:
    'fence, trellis, planter, sundial, hot tub, opossum, stone wall, stone, boulder, pebble, spider web, cobweb, web, clothesline, laundry, washing line, hummingbird, sunflower, rose, watering can, gardener, beehive, birdhouse, wheelbarrow, gazebo, fountain, doghouse, robin, flower pot, trampoline, barbecue, barbecue grill, grill, nest, garden gnome, peacock, lawn mower, sparrow, tortoise, hedge, grapevine, flower bouquet, orchid, bush, parasol and table, beekeeper',
  lawn: 'baseball glove, ball, puppy, golfer, golf club, soap bubble, frisbee, dog, sprinkler, croquet',
  park: 'animal cage, paved walkway, picnic, picnic blanket, picnic basket, picnic spread, bench, pigeon, skateboard, skateboarder, jogger, runner, stroller, squirrel park, chess player, carousel, kick scooter, unicycle, juggler, balloon, child, toddler, baby stroller, dachshund, roller skates, old man, old woman, boy, girl, statue, couple, tai chi, clown, ice cream truck, cherry tree',
  playground: 'swing, slide, seesaw, sandbox, ferris wheel, roller coaster, merry go round',
  orchard: 'apple tree',
  graveyard: 'ghost, zombie, skeleton, tombstone, vampire, skull, jack o lantern',
  street:
    'puddle, tower, synagogue, opera house, parliament, capitol, embassy, gas station, petrol station, post office, lion dance, dragon dance, lantern festival, rickshaw, auto rickshaw, bus stop, bus shelter, lamppost, crosswalk, car, sports car, taxi, bus, double decker bus, school bus, truck, fire truck, police car, ambulance, van, tram, motorcycle, scooter, vintage car, police officer, firefighter, mailbox, traffic light, fire hydrant, streetlight, street musician, busker, limousine, mailman, delivery man, phone booth, shop, house, building, school, garbage truck, pedestrian, ice cream van, trash can, umbrella, businessman, detective, marching band, businesswoman, market stall, motorcyclist, biker, hydrant, thief, paperboy, bicycle, cyclist, brick wall, road sign, sign, stop sign, cab driver, taxi driver, driver, passenger, tourist, reporter',
  city: 'burj khalifa, cn tower, space needle, tokyo skytree, eiffel tower, statue of liberty, tokyo tower, big ben, empire state building, skyscraper, superhero, helicopter, godzilla, spider man, batman, superman, drone',
  highway: 'guardrail, race car, lorry, pickup truck, racing driver',
  road: 'suv, convertible, cabriolet, roadster, motorhome, carriage, stagecoach',
  railway: 'railway station, train, steam train, high speed train',
  train_station: 'subway train, suitcase, commuter',
  train_carriage: 'train conductor, ticket inspector, ticket collector',
  japanese_garden: 'koi pond, stone lantern, torii',
  square: 'clock tower, town hall',
  airport: 'control tower, cockpit, airplane, fighter jet, biplane, pilot, flight attendant, rocket',
  castle: 'king, queen, prince, princess, throne, jester, royal guard',
  construction_site:
    'jackhammer, barricade, pallet, oil drum, pipeline, compressor, pipes, excavator, bulldozer, crane, dump truck, cement mixer, construction worker, builder, forklift, steamroller, hard hat',
  room: 'wall, elevator, staircase, cup, mug, vase, candle, window, chair, clock, mirror, lamp, door, aquarium, fish bowl, goldfish, hamster, teacup, glass, bottle, laptop, computer, phone, domino, dice, chess board, chess piece, music box, hourglass, potted plant, birdcage, table, toy train, toy, ball of yarn, gift, painting, knitting, toy car, paper airplane, gliding paper plane, sewing machine, globe, baby, playing cards, puzzle, crib, light bulb, robot vacuum, blanket, basket, typewriter, guinea pig, bouquet, doll, rubber duck, curtain, rug, newspaper, camera, shelf, coin, bonsai, teddy bear, teapot, blocks, staircase, piggy bank, watch, key, chandelier',
  living_room:
    'sofa, bird stand, cat, kitten, television, fireplace, armchair, rocking chair, christmas tree, piano, grandmother, grandfather, grandma, grandpa, christmas ornament, christmas present, birthday cake, birthday party, gift box, billiard table, houseplant',
  bedroom: 'pillow fighter, bed, pillow, wardrobe, pyjamas, alarm clock, bunk bed, teddy',
  kitchen:
    'air fryer, juicer, coffee grinder, stand mixer, dish rack, cake stand, muffin tin, range hood, bread box, french press, ice bucket, milk carton, juice box, cereal box, pasta box, soup can, spice jar, cookie jar, pickle jar, peanut butter jar, olive jar, chef, cook, baker, stove, wok, frying pan, refrigerator, pot, cake, bread, pie, egg, cookie, knife, cutting board, kettle, cupcake, pancake, vegetable, carrot, tomato, onion, dough, fried egg, blender, sink, toaster, potato, cheese, apple, banana, orange, fruit, strawberry, watermelon, lemon, pineapple, honey, breakfast, cereal, roast chicken, jam, soup, waffle, croissant, coffee pot, salad, pear, peach, cherry, grape, pumpkin pie, donut, chocolate, rice, sandwich',
  bathroom: 'bathtub, toilet, shower, rubber duck, toothbrush',
  library: 'bookshelf, book, librarian, stack of books, open book, scroll',
  classroom: 'teacher, blackboard, student, pupil, school desk',
  office:
    'clipboard, bulletin board, flip chart, sticky note, paper clip, folder, water cooler, fire extinguisher, filing cabinet, desk, secretary, office worker, programmer, office chair, manager, boss, hacker, lawyer, judge, journalist',
  laboratory:
    'microscope, scientist, test tube, chemist, beaker, potion, dna, professor, inventor, mad scientist, robot arm, petri dish',
  cafe: 'barista, cappuccino, espresso, latte, waitress, milkshake, ice cream, bubble tea',
  restaurant:
    'ramen, sushi, spaghetti, pizza, burger, steak, waiter, wine glass, dumpling, noodles, taco, hot dog, french fries, grilled fish, lobster dish, sushi chef, paella, pasta',
  bar: 'roulette wheel, bartender, cocktail, beer, saxophonist, jazz musician, wine, whiskey, saxophone, champagne',
  shop: 'florist, shopkeeper, barber, hairdresser, butcher, tailor, cashier, vending machine',
  supermarket: 'shopping cart',
  museum: 'dinosaur skeleton, exhibit',
  church: 'priest, nun, bride, groom, choir, bishop, pope, angel',
  hospital:
    'stretcher, iv drip, mri scanner, x-ray, scalpel, dentures, inhaler, first aid kit, doctor, nurse, surgeon, wheelchair, stethoscope, patient, dentist, syringe, hospital bed, vet',
  workshop:
    'craftsman, craftswoman, artisan, workbench, plank, sandpaper, wood plane, drill, carpenter, blacksmith, painter, artist, easel, potter, sculptor, hammer, saw, anvil, watchmaker, wrench, toolbox, welder, sewing',
  garage: 'mechanic, wrench car',
  gym: 'punching bag, barbell, dumbbell, weightlifter, treadmill, gymnast, bodybuilder, karate fighter, martial artist, karateka, dancer class, fencer, yoga instructor',
  theatre_stage:
    'ballerina, ballet dancer, actor, opera singer, pianist, violinist, cellist, grand piano, magician, harpist, conductor, orchestra, podium, red carpet, dancer, illusionist, harp, microphone, singer, puppet, flamenco dancer, clown stage, drum kit, acrobat, mime, ventriloquist, comedian',
  concert: 'rock star, drummer, guitarist, dj, rapper, electric guitar, rock band, band, pop star',
  arena:
    'boxer, wrestler, basketball player, basketball, basketball hoop, boxing ring, boxers, hockey player, gladiator, ice hockey player, sumo wrestler, bullfighter, matador',
  stadium:
    'soccer player, baseball pitcher, coach, footballer, goalkeeper, soccer ball, goal, football player, american football player, baseball player, tennis player, sprinter, athlete, cheerleader, marathon runner, rugby player, american football, tennis racket, baseball bat, quarterback, cricketer',
  ballroom: 'wedding cake, waltz couple, ball gown',
  factory: 'valve, pressure gauge, robot arm, factory worker, gear, conveyor belt',
  dungeon: 'treasure chest',
  cave: 'miner, crystal, stalactite, treasure, bat colony, caveman, mole',
  sky: 'star, shooting star, cloud, bird flock, blimp, parachute, skydiver, flying carpet, swallow, dove, crane flock, pegasus, stork flying',
  space:
    'spaceship, satellite, space station, asteroid, black hole, black hole with a star, wormhole, ufo fleet, astronaut, comet, space shuttle, planet, alien, ufo',
  mars: 'rover',
  moon: 'lander, moon rover, lunar rover',
  candy_land: 'gingerbread house, gingerbread man, lollipop tree, gummy bear',
  fairy_tale_land: 'pixie, beanstalk, talking mushroom, dwarf',
  ruins: 'tank, stonehenge',
  swimming_pool: 'swimmer, inflatable flamingo, water slide, diving board',
  greenhouse: 'venus flytrap',
  village: 'church, well, cottage, blacksmith village, horse carriage',
});

/** Rooms and grounds that a table, a seat or a walk alone suggests lose to what else tells of a place. */
export const vaguePlaces = new Set<Place>([
  'room',
  'park',
  'meadow',
  'street',
  'lawn',
  'garden',
  'hills',
  'sky',
]);

/** What stands there is found in many other places too. */
export const vagueGrounds = new Set<Place>(['room', 'park', 'meadow', 'lawn', 'hills', 'sky']);

/** At home in more places than the one they are given. */
export const commonThings = new Set(
  'fire, tent, stone, boulder, rock, pebble, bush, fence, wall, bench, pot, flower pot, planter, ball, umbrella, microphone, web, spider web'.split(
    ', ',
  ),
);

export const placeOfAction: Partial<Record<Action, Place>> = {
  surf: 'sea',
  fish: 'lake',
  ski: 'snowfield',
  dunk: 'arena',
  dribble: 'arena',
  row: 'lake',
  sail: 'sea',
  cook: 'kitchen',
  pour: 'kitchen',
  launch: 'airport',
  conduct: 'theatre_stage',
  play_piano: 'theatre_stage',
  hammer: 'workshop',
  wash: 'kitchen',
  iron: 'living_room',
  brush_teeth: 'bathroom',
  push_up: 'gym',
  knit: 'living_room',
  type: 'office',
  play_drums: 'concert',
  chop: 'kitchen',
  stir: 'kitchen',
  graze: 'meadow',
  plant: 'garden',
  erupt: 'volcano',
};

/** Done at things of a household: in a room, unless what is named lives elsewhere. */
export const indoorWork: ReadonlySet<Action> = new Set<Action>([
  'put_on',
  'put_in',
  'take_from',
  'rub',
  'work',
  'write',
  'knit',
  'break',
]);

/** Landmarks tell the part of the world. */
export const regionOfNoun = new Map(
  Object.entries<Region>({
    'eiffel tower': 'paris',
    'statue of liberty': 'american',
    'empire state building': 'american',
    'tokyo tower': 'japanese',
    'big ben': 'european',
    'taj mahal': 'indian',
    pyramid: 'middle_eastern',
    sphinx: 'middle_eastern',
    'great wall': 'chinese',
    'great wall of china': 'chinese',
    'chinese pagoda': 'chinese',
    torii: 'japanese',
    'torii gate': 'japanese',
    samurai: 'japanese',
    geisha: 'japanese',
    'viking ship': 'nordic',
    'lion dance': 'chinese',
    'dragon dance': 'chinese',
    'lantern festival': 'chinese',
    cowboy: 'western',
  }),
);

export const placeOfNature = {
  person: 'park',
  animal: 'meadow',
  bird: 'forest',
  fish: 'underwater',
  insect: 'garden',
  road_vehicle: 'street',
  rail_vehicle: 'railway',
  boat: 'sea',
  aircraft: 'sky',
  spacecraft: 'space',
  building: 'hills',
  furniture: 'room',
  plant: 'meadow',
  food: 'kitchen',
  instrument: 'room',
  prop: 'room',
  landform: 'hills',
} as const satisfies Record<string, Place>;

/** A street of a city has no city behind it but around it. */
export const towns = new Set<Place>(['city', 'village', 'skyline']);
export const townPlaces = new Set<Place>([
  'street',
  'alley',
  'square',
  'market',
  'rooftop',
  'bridge',
  'park',
  'cafe',
  'restaurant',
  'shop',
  'train_station',
  'subway_station',
  'tunnel',
  'porch',
  'balcony',
  'city',
  'skyline',
  'office',
  'bar',
  'highway',
  'road',
  'museum',
  'hospital',
  'kitchen',
  'room',
  'living_room',
  'bedroom',
]);

/** At home in many places. */
export const pets = new Set(['cat', 'kitten', 'dog', 'puppy', 'mouse']);

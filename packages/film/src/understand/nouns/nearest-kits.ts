/** What stands in for a noun that no kit draws: the next thing that looks most like it. */

import { findKit } from '../../kits/find-kit.ts';

const table = `
mole: mouse, hamster
anteater: badger, boar
griffin: pegasus, eagle
monster: gorilla, bear
crane bird: heron, stork
pheasant: chicken, turkey
race car: sports car, car
limousine: car
suv: car
pickup truck: truck, suv, car
van: bus, truck, car
ice cream truck: van, truck, bus
motorhome: van, bus
truck: fire truck, bus
dump truck: truck, fire truck
garbage truck: truck, fire truck
combine harvester: tractor
excavator: bulldozer, tractor
bulldozer: excavator, tractor
cement mixer: truck, dump truck
steamroller: bulldozer, tractor
forklift: tractor
kick scooter: scooter, skateboard
unicycle: bicycle
tricycle: bicycle
snowmobile: motorcycle
jet ski: speedboat, boat
paper boat: boat, sailboat
submarine: whale
monorail: high speed train, train
subway train: high speed train, train
hang glider: kite
lander: spaceship, rocket
space station: satellite, spaceship
haunted house: mansion, house
hospital building: building, school
factory building: building
train station building: building, house
gazebo: pagoda, torii
dome: mosque
tombstone: rock
stonehenge: rock
cliff: rock
island: rock
hay bale: barrel
can: cup
jug: vase, milk jug
coffee pot: teapot
plate: bowl
tray: plate
sandbox: box
mirror: window
painting: easel
blackboard: easel
stage light: lamp
television: computer
laptop: computer
computer: laptop
billiard table: table
ping pong table: table
vending machine: refrigerator, phone booth
mailbox: barrel
sign: flag
nest: basket
birdcage: basket
doghouse: cabin
harp: guitar
synthesizer: piano
erhu: violin
guzheng: harp, guitar
pipa: guitar
clarinet: flute
music box: box
spear: cane, sword
arrow: cane
fishing net: basket
beam: log
tripod: camera
radio: box
cutting board: book
toy: teddy bear
toy train: train
blocks: box
puzzle: chess board
seashell: starfish
christmas ornament: ball
traffic cone: party hat
doll: teddy bear
potion: bottle
beaker: bottle
crystal ball: ball
palette: plate
flashlight: torch
pot: frying pan, wok
chandelier: lamp
stool: chair
rug: picnic blanket
picnic blanket: rug
fried egg: egg
easter egg: egg
wedding cake: cake
birthday cake: cake
cupcake: cake
popsicle: ice cream
roast chicken: chicken
grilled fish: fish
fern: bush
birch: tree
willow: tree
apple tree: tree
cherry tree: tree
acacia tree: tree
palm tree: tree
dead tree: tree
orchid: flower
lily: flower
daisy: flower
dandelion: flower
lavender: flower
beanstalk: tree
grapevine: bush
venus flytrap: potted plant
`;

let nearest: Map<string, string[]> | undefined;
const read = () =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [noun, names] = line.split(': ') as [string, string];
        return [noun, names.split(', ')] as const;
      }),
  );

export const nearestKit = (noun: string): string | null => {
  nearest ??= new Map(read());
  return nearest.get(noun)?.find((name) => findKit(name)) ?? null;
};

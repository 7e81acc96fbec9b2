/** What can be done with things: held, ridden, put into, sat on. */

import type { Noun } from './find-noun.ts';

const words = (text: string) =>
  new Set(
    text
      .trim()
      .split(/\s*,\s*|\n/)
      .map((one) => one.trim()),
  );

/** Things whose contents stand on or in them rather than beside. */
const surfaces =
  words(`cake, birthday cake, wedding cake, wok, frying pan, pot, bowl, cup, mug, glass, wine glass, plate, basket,
 box, tray, stove, grill, chess board, easel, blackboard, bucket, vase, bookshelf, table, desk, counter, aquarium, fish bowl, nest,
 pizza, bread, sandwich, cutting board, suitcase, treasure chest, flower pot, trash can, barrel, crate, campfire, fireplace, sink,
 bag, jug, bottle, teapot, book, piano, goal, basketball hoop, painting, cupcake, pie, ice cream, salad, ramen, soup, shopping cart,
 cart, wheelbarrow, picnic blanket, beehive, christmas tree, computer, laptop, newspaper, wall`);

const ridden =
  words(`horse, pony, donkey, camel, elephant, unicorn, pegasus, dragon, zebra, llama, bicycle, motorcycle, hoverbike, scooter,
 kick scooter, skateboard, surfboard, snowboard, unicycle, tricycle, jet ski, snowmobile, sleigh, flying carpet, ostrich, bull, buffalo,
 broom, broomstick, skis, wheelchair, swing, carousel, tortoise, sea turtle, dolphin, whale, griffin, dinosaur, tyrannosaurus, giraffe, tiger, lion, bear, pig, reindeer, stag, deer`);

const seats = words(
  `chair, rocking chair, armchair, stool, bench, sofa, bed, throne, hammock, swing, log, stump, rug, picnic blanket, crib, bathtub`,
);

/** Animals that take food into their hands. */
const handed = words(
  'monkey, gorilla, chimpanzee, squirrel, panda, red panda, bear, raccoon, otter, hamster, mouse, rat, koala, beaver, kangaroo, rabbit, robot, monster, teddy bear',
);

const tooBig =
  words(`table, desk, counter, bench, sofa, bed, bookshelf, cabinet, wardrobe, window, door, fireplace, stove, refrigerator, bathtub,
 piano, drum kit, staircase, streetlight, traffic light, mailbox, phone booth, basketball hoop, goal, punching bag, boxing ring, sumo ring,
 billiard table, ping pong table, beehive, blackboard, easel, cannon, anchor, treasure chest, sewing machine, christmas tree, tree, chair,
 rocking chair, armchair, throne, hammock, swing, slide, seesaw, sandbox, trampoline, aquarium, television, washing machine, sink, shower,
 chandelier, scarecrow, doghouse, animal cage, shipping container, hot tub, mri scanner, stretcher, trellis, trough, sundial, pallet, oil drum, barricade,
 power pylon, guardrail, bollard, air hockey table, water cooler, bulletin board, flip chart, iv drip, range hood, pipeline, compressor, solar panel, harp, guzheng, synthesizer, loom, pottery wheel, furnace, steel beam, snowman, sandcastle, campfire, pine tree, palm tree, cherry tree, bush, statue, microscope, telescope`);

const key = (noun: Noun | null) => noun?.base ?? '';

export const isSurface = (noun: Noun | null) => surfaces.has(key(noun)) || noun?.nature === 'furniture';
/** Work is done in or on these, and nobody fits into them. */
const vessels =
  /^(?:cup|mug|teacup|glass|bowl|plate|pot|pan|frying pan|saucepan|wok|kettle|sink|kitchen sink|basin|blender|jar|bottle|vase|jug|bucket|tray|cutting board|anvil|canvas|paper|book|phone|laptop|cake|bread|pizza)(?: of [a-z ]+)?$/;
export const isVessel = (noun: Noun | null) => vessels.test(key(noun));
const climbedOn = /^(?:ladder|rope|rope ladder|tree|cliff|rock wall|climbing wall|pole|vine|palm tree)$/;
/** Somebody who climbs goes up on it. */
export const isClimbed = (noun: Noun | null) => climbedOn.test(key(noun));
export const isRidden = (noun: Noun | null) => ridden.has(key(noun));
export const isSeat = (noun: Noun | null) => seats.has(key(noun));
export const isHanded = (noun: Noun | null) => noun?.nature === 'person' || handed.has(key(noun));
export const isHoldable = (noun: Noun | null) =>
  noun !== null &&
  !tooBig.has(key(noun)) &&
  (['prop', 'food', 'instrument', 'plant'].includes(noun.nature) ||
    /^(?:toy|paper|model) /.test(noun.name) ||
    (noun.person !== null && (noun.person.age === 'baby' || noun.person.age === 'child')) ||
    [
      'cat',
      'kitten',
      'puppy',
      'rabbit',
      'hamster',
      'chick',
      'duckling',
      'bird',
      'parrot',
      'chicken',
      'lamb',
      'mouse',
      'frog',
      'butterfly',
      'lamp',
      'laptop',
      'pillow',
      'ladder',
      'surfboard',
      'skateboard',
      'snowboard',
    ].includes(key(noun)));

/** An animal that does what only hands can do, or wears a coat, stands upright as people do. */

import { findKit } from '../../kits/find-kit.ts';
import type { Kit } from '../../kits/kit.ts';
import { exercises, playing } from '../../scene/action-groups.ts';
import type { Action } from '../../scene/actions.ts';
import { bodyGarments } from '../../scene/garments.ts';
import type { Scene, Thing } from '../../scene/scene.ts';

const needsHands: ReadonlySet<Action> = new Set<Action>([
  'read',
  'write',
  'paint',
  'type',
  'cook',
  'stir',
  'chop',
  'pour',
  'put_on',
  'put_in',
  'take_from',
  'hammer',
  'sweep',
  'photograph',
  'phone',
  'knit',
  ...playing,
  'conduct',
  'juggle',
  'dance',
  'meditate',
  'pray',
  'march',
  'fence',
  'unsheathe',
  'punch',
  'shoot',
  'exercise',
  'ski',
  'shake_hands',
  'give',
  'tug',
  'cast_spell',
  'water',
  'plant',
  'clap',
  'row',
  'iron',
  'high_five',
  'jump_rope',
  'hula_hoop',
  'brush_teeth',
  'push_up',
  ...exercises,
]);

/** Needs hands only with something made for them. */
const withTools: readonly [Action, RegExp][] = [
  ['drink', /cup|mug|glass|tea|coffee|cocoa|bottle|wine|beer|juice|cocktail|lemonade|milkshake|soda/],
  ['fish', /rod|pole/],
  ['wash', /dish|plate|sink|clothes|laundry|pot|car|window/],
  ['sing', /microphone|guitar/],
  ['dig', /shovel|spade/],
  [
    'hold',
    /umbrella|balloon|sign|lantern|flag|candle|sword|shield|bouquet|cup|mug|telescope|torch|wand|staff|guitar/,
  ],
  ['carry', /suitcase|briefcase|tray|backpack|umbrella|lantern|gift|present|box|stack/],
  ['push', /cart|stroller|pram|wheelbarrow|trolley/],
  [
    'eat',
    /fork|knife|spoon|chopsticks|sandwich|ice cream|pizza|hamburger|burger|noodles|ramen|spaghetti|popcorn/,
  ],
  ['look', /telescope|microscope|binoculars|magnifying/],
  ['blow', /cocoa|chocolate|coffee|tea|soup|cup|mug|balloon|bubble|whistle|candle|trumpet|horn/],
  ['throw', /dart|frisbee|snowball|ball/],
  ['hit', /tennis|golf (?:club|ball)|bat|racket|club|baseball|drum/],
  ['sit', /desk|typewriter|computer/],
  ['lift', /weight|barbell|dumbbell|trophy/],
];

const isDressed = ({ wears }: Thing) => wears.some(({ name }) => bodyGarments.has(name));

/** Whether it is built upright: what has hands of its own is so only for its clothes. */
export const isBuiltUpright = (thing: Thing, { character, standsUpright }: Kit): boolean =>
  thing.person !== null && character !== undefined && (!standsUpright || isDressed(thing));

const handVehicles =
  /bicycle|bike|motorcycle|motorbike|hoverbike|scooter|moped|tricycle|unicycle|tractor|car$|truck|bus$|van$|taxi|train|plane|helicopter|boat|kayak|canoe|jet ski|rocket|spaceship|ufo|tank$|segway/;
/** Under a rider these are what they always are. */
const mounts = /horse|pony|donkey|camel|elephant|unicorn|pegasus|reindeer|zebra/;

export const standsUp = (thing: Thing, { things }: Pick<Scene, 'things'>): boolean => {
  if (thing.person || thing.character || !thing.kit || thing.count > 12) return false;
  const kit = findKit(thing.kit);
  if (!kit?.character) return false;
  if (kit.standsUpright) return isDressed(thing);
  const isRidden = things.some(({ ties }) =>
    ties.some(({ kind, to }) => kind === 'riding' && things[to] === thing),
  );
  if (isRidden) return false;
  if (thing.traits.includes('at the small table')) return true;
  if (!mounts.test(thing.kit) && isDressed(thing)) return true;
  // Cranes and peacocks dance on their own legs, with open wings.
  const isCourting = /crane|heron|stork|egret|flamingo|peacock|ostrich|swan|grouse/.test(thing.kit);
  if (isCourting && thing.acts.every(({ action }) => ['dance', 'stand', 'jump'].includes(action)))
    return false;
  // A bird that dances on its perch is a bird, and so is what dances on somebody's shoulder, head or hand.
  if (/perch|branch|bird stand/.test(thing.ties.map(({ to }) => `${things[to]?.kit}`).join())) return false;
  const isCarried =
    thing.ties.some(({ kind, to }) => (kind === 'on' || kind === 'in') && things[to]?.person) ||
    things.some(({ person, ties }) =>
      ties.some(({ kind, to }) => person && kind === 'holding' && things[to] === thing),
    );
  if (isCarried) return false;
  const nameOf = (index: number | null) =>
    index === null ? '' : `${things[index]?.kit ?? ''} ${things[index]?.name ?? ''}`.trim();
  const steers = thing.ties.some(({ kind, to }) => {
    const vehicle = things[to]?.kit ?? '';
    return (
      (kind === 'driving' && ['rolls', 'rails'].includes(findKit(vehicle)?.locomotion ?? '')) ||
      ((kind === 'driving' || kind === 'riding') && handVehicles.test(vehicle))
    );
  });
  if (steers) return true;
  const used = [
    ...thing.acts.flatMap(({ object, instrument }) => [nameOf(object), nameOf(instrument)]),
    ...thing.ties.map(({ to }) => nameOf(to)),
  ].join(' | ');
  return thing.acts.some(
    ({ action }) =>
      needsHands.has(action) ||
      // Bats hang by their feet.
      (action === 'hang' && findKit(thing.kit ?? '')?.locomotion !== 'flies') ||
      withTools.some(([name, tool]) => name === action && tool.test(used)),
  );
};

/** Callings that are told by their clothes; a dog owner is none. */
const callings =
  /^(chef|cook|baker|astronaut|doctor|nurse|pirate|knight|wizard|witch|detective|police officer|policeman|cowboy|king|queen|princess|scientist|firefighter|fireman|soldier|sailor|captain|ninja|samurai|superhero|viking|clown|waiter|butler|pilot|teacher|judge|painter|ballerina|businessman|santa claus|mechanic|farmer|magician|gentleman|lady|dj|rock star)$/;

/** "A bear chef", "a cat astronaut": the animal in the clothes of the calling. */
const dressAnimal = (thing: Thing) => {
  const animal = thing.traits.find((trait) => findKit(trait)?.character);
  if (thing.person && animal && callings.test(thing.kit ?? '')) thing.kit = animal;
};

/** Marks them as people; the cast then builds them so. */
export const standAnimalsUp = (things: Thing[]): void => {
  for (const thing of things) {
    dressAnimal(thing);
    if (!standsUp(thing, { things })) continue;
    thing.person = { sex: null, age: null, hair: null };
    for (const tie of thing.ties) {
      // What it looks at because the act needs it comes into its hands: "reading a newspaper".
      const other = things[tie.to]!;
      const isObject = thing.acts.some(({ object }) => object === tie.to);
      if (tie.kind === 'facing' && isObject && handheld.test(other.kit ?? '')) tie.kind = 'holding';
    }
  }
};

const handheld =
  /newspaper|book|magazine|letter|map|cup|mug|tea$|coffee|cocoa|hot chocolate|glass|bottle|guitar|violin|flute|trumpet|saxophone|phone|camera|broom|umbrella|balloon|wand|harmonica|ukulele|banjo|accordion|barbell|dumbbell|weight/;

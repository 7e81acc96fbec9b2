/** Adds what nobody named but must be there: the seat of one who sits, the tool of one who works, the vehicle of one who drives. */

import { findKit } from '../../kits/find-kit.ts';
import { foodKits } from '../../kits/food/index.ts';
import type { Action } from '../../scene/actions.ts';
import { plainThing } from '../../scene/plain-thing.ts';
import { limits, type Place, type Scene, type Thing, type TieKind } from '../../scene/scene.ts';
import { addRiders } from './add-riders.ts';
import { alternatives, neededFor, toolFor } from './needed-things.ts';
import { settleActs } from './settle-acts.ts';
import { standAnimalsUp } from './stand-up.ts';

/** Kinds that fight with a weapon when none is named. */
const armed = new Set(['knight', 'samurai', 'pirate', 'warrior', 'viking', 'gladiator', 'soldier', 'ninja']);

/** What somebody stands on by profession, whatever they do. */
const gearOf: Record<string, string> = {
  skier: 'skis',
  snowboarder: 'snowboard',
  surfer: 'surfboard',
  skateboarder: 'skateboard',
};

const groundSeatPlaces: readonly Place[] = [
  'beach',
  'meadow',
  'lawn',
  'hills',
  'forest',
  'desert',
  'snowfield',
  'mars',
  'moon',
  'savanna',
  'mountains',
  'mountain_top',
  'cliff',
  'coast',
  'jungle',
  'island',
  'bamboo_forest',
  'cave',
  'clouds',
  'sky',
  'rooftop',
  'lake',
  'river',
  'theatre_stage',
  'concert',
  'gym',
  'studio',
  'crop_field',
  'garden',
  'japanese_garden',
  'temple',
  'waterfall',
  'valley',
  'orchard',
  'porch',
  'balcony',
  'great_wall',
];

const impliedThing = (noun: string): Thing => plainThing(noun, { kit: noun, isImplied: true });

const isVehicle = (noun: string | null) => {
  const locomotion = noun ? findKit(noun)?.locomotion : undefined;
  return locomotion === 'rolls' || locomotion === 'rails' || locomotion === 'floats';
};

const isFood = (noun: string | null) => {
  const kit = noun ? findKit(noun) : undefined;
  return kit !== undefined && foodKits.includes(kit);
};

/** Works on a copy down to each act and tie: the scene that was read is staged again by every arrangement that is tried. */
export const completeScene = (scene: Scene): Scene => {
  const things: Thing[] = structuredClone(scene.things);
  standAnimalsUp(things);
  const named = (noun: string) =>
    things.some(({ name, kit }) =>
      [noun, ...(alternatives[noun] ?? [])].some((one) => one === name || one === kit),
    );
  const add = (noun: string): number =>
    things.length < limits.things ? things.push(impliedThing(noun)) - 1 : -1;
  const hasTie = (thing: Thing, ...kinds: TieKind[]) => thing.ties.some(({ kind }) => kinds.includes(kind));

  settleActs(things, scene, add);
  for (const thing of things) watchFromSeat(thing, things);
  for (const thing of things) if (thing.person) workAtSurface(thing, things);
  for (const [index, thing] of [...things.entries()]) {
    if (!thing.person) continue;
    const actions = new Set(thing.acts.map(({ action }) => action));
    const isMounted = hasTie(thing, 'riding', 'driving');
    roastOverFire(thing, things);
    const gear = gearOf[thing.kit ?? ''];
    if (gear && findKit(gear) && !named(gear) && !hasTie(thing, 'on', 'riding')) {
      const at = add(gear);
      if (at !== -1) thing.ties.push({ kind: 'on', to: at });
      if (at !== -1) things[at]!.count = thing.count;
    }
    for (const action of actions) {
      if (
        (action === 'ride' || action === 'drive') &&
        (isMounted || things.some(({ kit }) => isVehicle(kit)))
      )
        continue;
      // Where food is named, or hands are full, that is what is eaten.
      if (action === 'eat' && (hasTie(thing, 'holding') || things.some(({ kit }) => isFood(kit)))) continue;
      const workedOn = thing.acts.flatMap(({ action: one, object }) =>
        one === action && object !== null ? [things[object]?.kit ?? null] : [],
      );
      for (const { noun: usual, tie, from } of neededFor[action] ?? []) {
        const noun = toolFor(usual, workedOn);
        if (tie === 'holding') takeUp(thing, index, things, [noun, ...(alternatives[usual] ?? [])]);
        if (named(noun) || !findKit(noun)) continue;
        // The thing already in the hand for it is the tool.
        if (tie === 'holding' && holdsTool(thing, action)) continue;
        // A figure that skates on a frozen lake has blades under the shoes.
        if (noun === 'skateboard' && scene.setting.details?.includes('frozen')) continue;
        const at = add(noun);
        if (at === -1) continue;
        if (tie === 'holding') things[at]!.count = thing.count;
        if (from === 'actor') thing.ties.push({ kind: tie, to: at });
        else things[at]!.ties.push({ kind: tie, to: index });
      }
    }
    if (actions.has('fight') && armed.has(thing.kit ?? '') && !hasTie(thing, 'holding')) {
      for (const noun of ['sword', 'shield']) {
        const at = findKit(noun) ? add(noun) : -1;
        if (at !== -1) thing.ties.push({ kind: 'holding', to: at });
      }
    }
    seatSitter(scene, things, index, add);
    layInBed(thing, things);
  }
  addRiders(things, add);
  growOnWalls(things);
  mountCaravan(things, add);
  shareSwings(things);
  return { ...scene, things };
};

/** In a file of camels every other one carries somebody. */
const mountCaravan = (things: Thing[], add: (noun: string) => number) => {
  for (const [index, thing] of [...things.entries()]) {
    const isRidden = things.some(({ ties }) => ties.some(({ to }) => to === index));
    if (!thing.traits.includes('in a row') || findKit(thing.kit ?? '') !== findKit('camel') || isRidden)
      continue;
    const at = add('person');
    if (at === -1) continue;
    things[at] = {
      ...things[at]!,
      count: Math.max(1, Math.min(3, Math.floor(thing.count / 2))),
      person: { sex: null, age: 'adult', hair: null },
      wears: [
        { name: 'robe', colour: null },
        { name: 'turban', colour: null },
      ],
      ties: [{ kind: 'riding', to: index }],
      acts: [{ action: 'ride', object: null, instrument: null, direction: null, pace: 1 }],
    };
  }
};

/** A figure that watches the sunset from a bench sits on it. */
const watchFromSeat = (thing: Thing, things: readonly Thing[]) => {
  const watches = thing.acts.some(({ action, direction }) => action === 'look' && direction === 'away');
  const tie = thing.ties.find(
    ({ kind, to }) => kind === 'beside' && findKit(things[to]?.kit ?? '') === findKit('bench'),
  );
  if (!thing.person || !watches || !tie) return;
  tie.kind = 'on';
  thing.acts = [{ ...thing.acts[0]!, action: 'sit', object: tie.to, direction: null }, ...thing.acts];
};

/** Two sit on every swing set or seesaw. */
const shareSwings = (things: Thing[]) => {
  const swings = findKit('swings');
  for (const rider of things) {
    for (const { kind, to } of rider.ties) {
      const host = things[to];
      if (kind !== 'on' || !rider.person || !host || findKit(host.kit ?? '') !== swings) continue;
      rider.count = Math.min(rider.count, 4);
      host.count = Math.ceil(rider.count / 2);
    }
  }
};

/** What climbs covers the front of a wall, and stands against a house: neither grows on the roof. */
const growOnWalls = (things: Thing[]) => {
  const climber = findKit('ivy');
  for (const thing of things) {
    if (!climber || findKit(thing.kit ?? '') !== climber) continue;
    for (const tie of thing.ties) {
      const host = things[tie.to];
      if (tie.kind !== 'on' || !host || findKit(host.kit ?? '')?.locomotion !== 'none') continue;
      if (findKit(host.kit ?? '') === findKit('wall')) {
        host.traits = [...host.traits, 'covered in ivy'];
        thing.traits = [...thing.traits, 'on wall'];
      } else tie.kind = 'against';
    }
  }
};

/** Food roasted over a campfire is held into it, one each. */
const roastOverFire = (cook: Thing, things: Thing[]) => {
  const act = cook.acts.find(({ action }) => action === 'cook');
  const food = act?.object === null || act?.object === undefined ? undefined : things[act.object];
  if (!act || !things.some(({ kit }) => kit === 'campfire')) return;
  if (!food || food.kit === 'campfire') {
    // A cook does not sit in the fire.
    for (const tie of cook.ties)
      if (tie.kind === 'over' && things[tie.to]?.kit === 'campfire') tie.kind = 'around';
    cook.acts = cook.acts.map((one) => (one === act ? { ...one, action: 'look' } : one));
    return;
  }
  if (food.person) return;
  // Not the fire itself, and nothing that lies elsewhere.
  const kit = findKit(food.kit ?? '');
  if (!kit || !foodKits.includes(kit) || food.ties.length > 0) return;
  cook.ties = [...cook.ties.filter(({ to }) => to !== act.object), { kind: 'holding', to: act.object! }];
  food.count = cook.count;
  // The fire burns in the campfire, not in their hands.
  cook.acts = cook.acts.map((one) => (one === act ? { ...one, action: 'hold' } : one));
};

const workActs: readonly Action[] = [
  'hammer',
  'chop',
  'cook',
  'stir',
  'paint',
  'write',
  'pour',
  'build',
  'work',
  'rub',
  'hit',
];
const workSurface = /anvil|table|stove|counter|grill|barbecue|desk|board|bench|easel|canvas|wall/;

/** A figure that hammers a sword on an anvil stands at the anvil, and the sword lies on it. */
const workAtSurface = (worker: Thing, things: Thing[]) => {
  const act = worker.acts.find(({ action }) => workActs.includes(action));
  const tie = worker.ties.find(
    ({ kind, to }) => kind === 'on' && workSurface.test(things[to]?.kit ?? things[to]?.name ?? ''),
  );
  if (!act || !tie) return;
  tie.kind = 'facing';
  const object = act.object === null ? undefined : things[act.object];
  if (!object || act.object === tie.to || object.person) return;
  worker.ties = worker.ties.filter(({ to }) => to !== act.object);
  if (!object.ties.some(({ kind }) => kind === 'on')) object.ties.push({ kind: 'on', to: tie.to });
  act.object = tie.to;
};

const holdsTool = ({ acts, ties }: Thing, action: Action): boolean =>
  acts.some(
    (act) =>
      act.action === action && ties.some(({ kind, to }) => kind === 'holding' && to === act.instrument),
  );

/** A tool that is named but lies nowhere is in the hand of whoever needs it. */
const takeUp = (actor: Thing, index: number, things: Thing[], nouns: string[]) => {
  const at = things.findIndex((thing) => nouns.includes(thing.kit ?? '') || nouns.includes(thing.name));
  const tool = things[at];
  if (!tool || at === index || tool.count > 1) return;
  const isHeld = things.some(({ ties }) => ties.some(({ kind, to }) => kind === 'holding' && to === at));
  const lies = tool.ties.some(({ kind }) => kind === 'on' || kind === 'in');
  const isAnchored =
    /stove|board|easel|piano|drum|table|boat|bench|campfire|oven|grill|barbecue|bbq|cauldron|canvas|wall|wheel|loom|dough|machine|guzheng|koto|zither|workplace/.test(
      tool.kit ?? '',
    );
  if (!isHeld && !lies && !isAnchored && tool.ties.every(({ kind }) => kind !== 'around'))
    actor.ties.push({ kind: 'holding', to: at });
};

/** The cover of a bed lies over those who sleep in it. */
const layInBed = (sleeper: Thing, things: readonly Thing[]) => {
  const lies = sleeper.acts.some(({ action }) => action === 'sleep');
  const host = sleeper.ties.find(({ kind }) => kind === 'on' || kind === 'in');
  const bed = things[host?.to ?? -1];
  if (!lies || !bed || findKit(bed.kit ?? '') !== findKit('bed')) return;
  // A dress would stand up through the cover.
  if (sleeper.person && sleeper.wears.length === 0) sleeper.wears.push({ name: 'pyjamas', colour: null });
  const isShared = sleeper.count > 1 || bed.traits.includes('slept in');
  bed.traits = [
    ...bed.traits.filter((trait) => !trait.startsWith('slept in')),
    isShared ? 'slept in by two' : 'slept in',
  ];
};

/** A sitter needs something to sit on, unless the place has good ground for it. */
const seatSitter = (scene: Scene, things: Thing[], index: number, add: (noun: string) => number) => {
  const thing = things[index]!;
  const table = thing.ties.find(
    ({ kind, to }) => ['beside', 'around', 'in_front_of', 'facing'].includes(kind) && isTable(things[to]),
  );
  const hasLap = things.some(
    ({ ties, traits }) => traits.includes('on lap') && ties.some(({ to }) => to === index),
  );
  const sits =
    hasLap ||
    thing.acts.some(
      ({ action }) =>
        ['sit', 'type', 'play_piano', 'play_drums', 'knit', 'play_board_game'].includes(action) ||
        (thing.traits.includes('seated') && action !== 'stand') ||
        (table && ['eat', 'drink', 'talk', 'read', 'write', 'laugh'].includes(action)),
    );
  if (!sits || thing.ties.some(({ kind }) => ['on', 'in', 'riding', 'driving'].includes(kind))) return;
  // What it sits down on is said.
  if (thing.acts.some(({ goal }) => goal?.kind === 'on')) return;
  const isOnGround =
    thing.traits.some((trait) => /^(?:on the ground|at the small table)$/.test(trait)) ||
    (!table &&
      groundSeatPlaces.includes(scene.setting.place) &&
      thing.acts.every(({ action }) => action === 'sit'));
  if (isOnGround) return;
  // A piano has its own stool, and its keys are where that reaches them.
  const played = thing.acts.find(({ action }) => action === 'play_piano')?.object ?? null;
  if (played !== null && /piano$/.test(things[played]?.kit ?? '')) {
    thing.ties = [...thing.ties.filter(({ to }) => to !== played), { kind: 'on', to: played }];
    return;
  }
  const noun = thing.acts.some(({ action }) => ['play_piano', 'play_drums'].includes(action))
    ? 'stool'
    : ['park', 'playground', 'square', 'train_station', 'street'].includes(scene.setting.place) &&
        thing.acts.every(({ action }) => action === 'sit')
      ? 'bench'
      : 'chair';
  if (!findKit(noun)) return;
  const at = add(noun);
  if (at === -1) return;
  thing.ties.push({ kind: 'on', to: at });
  things[at]!.count = thing.count;
  things[at]!.traits = thing.traits.filter((trait) => trait.endsWith('in close-up'));
  if (!table) return;
  things[at]!.ties.push({ kind: 'around', to: table.to });
  thing.ties = thing.ties.filter((tie) => tie !== table);
};

const isTable = (thing: Thing | undefined) => /\btable$|\bdesk$/.test(thing?.kit ?? '');

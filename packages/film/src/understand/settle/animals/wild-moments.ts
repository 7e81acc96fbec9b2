/** Animals at trees, fences and dams: what they climb, carry on their backs, and are seen through. */

import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { without } from '../rearrange-things.ts';

const isBeast = ({ noun }: DraftThing) => noun !== null && ['animal', 'bird'].includes(noun.nature);
const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;

const become = (thing: DraftThing, noun: string) => {
  const found = findNoun(noun);
  if (found) Object.assign(thing, { noun: found, count: 1, plural: false, acts: [], ties: [] });
};

const trunkOf = (thing: DraftThing, text: string) =>
  /\b(?:dead|bare|hollow|rotten|dry|old) (?:\w+ )?(?:tree|trunk|snag)|\bsnag\b/.test(text)
    ? 'dead standing trunk'
    : /eucalyptus|gum tree/.test(`${thing.name} ${text}`)
      ? 'eucalyptus trunk'
      : 'standing trunk';

const isTree = (thing: DraftThing) =>
  thing.noun?.nature !== 'animal' &&
  /\btree\b|trunk|eucalyptus|^(?:oak|pine|birch|log)$/.test(`${thing.name} ${baseOf(thing)}`);

/** The trunk is seen from near, with the animal on its bark. Woodpeckers drum on one even where none is named. */
const climbTrunks = (text: string, draft: Draft) => {
  for (const thing of [...draft.things]) {
    if (!isBeast(thing) || thing.ties.some(({ kind }) => kind === 'riding')) continue;
    const isPecker = /woodpecker|nuthatch|treecreeper/.test(`${thing.name} ${baseOf(thing)}`);
    const act = thing.acts.find(({ verb, action }) =>
      isPecker ? /^(?:drum|peck|hammer|tap|knock|cling|climb|drill)/.test(verb) : action === 'climb',
    );
    if (!act || (thing.count ?? 1) > 3) continue;
    const places = [act.object, ...thing.ties.map(({ to }) => to)].filter((to) => to !== null);
    let at = places.find((to) => isTree(draft.things[to]!));
    if (at === undefined && isPecker && places.length === 0 && draft.things.length < limits.things)
      at = draft.things.push({ ...newThing('tree trunk', null), isImplied: true }) - 1;
    if (at === undefined) continue;
    become(draft.things[at]!, trunkOf(draft.things[at]!, text));
    thing.acts = [{ ...newAct('climb', act.verb), object: at, direction: act.direction }];
    thing.ties = [{ kind: 'against', to: at }];
    // So much of the trunk is seen that it is one.
    if (isPecker) draft.shot ??= 'medium';
    draft.details = draft.details.filter((detail) => detail !== 'uphill');
    draft.places = draft.places.filter(({ place }) => place !== 'concert');
  }
};

/** Puddles of a yard lie before the house, not on its roof. */
const layPuddles = ({ things }: Draft) => {
  for (const thing of things)
    if (baseOf(thing) === 'puddle')
      for (const tie of thing.ties)
        if (/roof|house|hut|cabin|barn|shed/.test(baseOf(things[tie.to]!))) {
          tie.kind = 'in_front_of';
          Object.assign(thing, { count: Math.min(thing.count ?? 3, 3), size: 'large' });
        }
};

/** A stolen thing is in the thief's hand or mouth, and its owner runs after the thief. */
const runOffWith = (text: string, draft: Draft) => {
  if (!/\b(?:steal|stole|snatch|grabb?|swip|nick)(?:s|es|ing|e)?\b/.test(text)) return;
  const thief = draft.things.find(
    (thing) =>
      isBeast(thing) && thing.acts.some(({ verb }) => /^(?:steal|snatch|grab|swipe|nick)/.test(verb)),
  );
  const object = thief?.acts.find(({ object: at }) => at !== null)?.object ?? null;
  if (!thief || object === null || draft.things[object]!.noun?.nature === 'person') return;
  const at = draft.things.indexOf(thief);
  const isBird = thief.noun?.nature === 'bird';
  thief.acts = [isBird ? newAct('fly', 'fly') : newAct('run', 'run')];
  if (isBird && draft.places.every(({ place }) => place === 'sea') && /seagull|gull/.test(baseOf(thief)))
    draft.places = [{ place: 'beach', text: '', link: null, isBehind: false }];
  thief.ties = [{ kind: 'holding', to: object }];
  draft.things[object]!.ties = [];
  draft.things[object]!.acts = [];
  const owner = draft.things.find(({ noun }) => noun?.nature === 'person');
  const table = draft.things.findIndex((thing) => /\b(?:table|counter|stall|desk)$/.test(baseOf(thing)));
  if (!owner && table >= 0 && !isBird) {
    thief.acts = [newAct('walk', 'walk')];
    thief.ties.unshift({ kind: 'on', to: table });
    // With hands it sits among the goods and has what it took in them.
    if (/monkey|ape$|chimp|macaque/.test(baseOf(thief))) thief.acts = [{ ...newAct('eat', 'eat'), object }];
    else addOnce(thief.traits, 'steals from the table');
    if (/\b(?:market|stall|vendor|bazaar)\b/.test(text) && draft.places.length === 0)
      draft.places.push({ place: 'market', text: '', link: null, isBehind: false });
    if (/picnic/.test(text) && draft.places.length === 0)
      draft.places.push({ place: 'park', text: '', link: null, isBehind: false });
  }
  if (!owner) return;
  // Between the leaves of a jungle neither would be seen.
  if (draft.places.length === 0 && !isBird)
    draft.places.push({ place: 'park', text: '', link: null, isBehind: false });
  draft.things = without(draft.things, ({ isImplied, name }) => isImplied && name === 'camera');
  owner.acts = [{ ...newAct('chase', 'chase'), object: at }];
  owner.ties = [{ kind: 'chasing', to: at }];
};

/** "With a baby on its back", "carrying her cubs on her back". */
const rideOnBack = (text: string, { things }: Draft) => {
  if (
    !/\b(?:bab(?:y|ies)|cubs?|young|pups?|joeys?|chicks?|cygnets?|calf|infants?) (?:[a-z]{1,12} ){0,3}on (?:its|her|his|their) backs?\b/.test(
      text,
    )
  )
    return;
  for (const [index, parent] of things.entries()) {
    const young = things.find(
      (thing) =>
        thing !== parent &&
        isBeast(thing) &&
        (thing.ties.some(({ to }) => to === index) ||
          parent.acts.some(({ object }) => things[object ?? -1] === thing)) &&
        /^baby|cub|joey|pup|chick|calf|cygnet/.test(thing.name),
    );
    if (!young || !isBeast(parent)) continue;
    const at = things.indexOf(young);
    Object.assign(young, {
      count: 1,
      plural: false,
      ties: [{ kind: 'riding', to: index }],
      acts: [newAct('sit', 'sit')],
    });
    addOnce(young.traits, 'baby');
    parent.ties = parent.ties.filter(({ to }) => to !== at);
    parent.acts = parent.acts.map((act) => (act.object === at ? newAct('walk', 'walk') : act));
    return;
  }
};

/** A flock that swirls, wheels or dances in the air is many birds that fly. */
const swirlFlocks = (text: string, { things }: Draft) => {
  for (const thing of things) {
    if (thing.noun?.nature !== 'bird' || !(thing.plural || (thing.count ?? 1) > 3)) continue;
    const swirls = thing.acts.some(({ verb }) =>
      /^(?:swirl|whirl|wheel|spiral|swarm|murmur|spin|turn|twist|swoop)/.test(verb),
    );
    if (!swirls && !/murmuration/.test(text)) continue;
    thing.acts = [newAct('fly', 'fly')];
    if (/flock|murmuration|hundreds|thousands|swarm/.test(text)) {
      // Each of hundreds would be too small to see alone: they are one model.
      Object.assign(thing, { noun: findNoun('murmuration') ?? thing.noun, count: 1, plural: false });
      thing.acts = [newAct('hover', 'hover')];
      thing.ties = [];
    }
  }
};

/** A farm animal behind a fence is seen between its rails. */
const seeThroughFence = ({ things }: Draft) => {
  for (const thing of things)
    for (const { kind, to } of thing.ties) {
      const fence = things[to]!;
      if (kind !== 'behind' || !isBeast(thing) || !/^(?:fence|wooden fence)$/.test(baseOf(fence))) continue;
      fence.noun = findNoun('farm fence') ?? fence.noun;
      addOnce(fence.traits, 'short');
    }
};

/** Beavers build with sticks; what an animal drags is no branch on its tree. */
const dragBranches = ({ things }: Draft) => {
  const hasBeaver = things.some((thing) => /beaver/.test(baseOf(thing)));
  for (const thing of things)
    if (hasBeaver && /^(?:dam|lodge)$/.test(thing.name)) become(thing, 'beaver dam');
  for (const thing of things) {
    if (!isBeast(thing)) continue;
    for (const act of thing.acts) {
      const held = act.object === null ? undefined : things[act.object];
      if (
        !held ||
        baseOf(held) !== 'branch' ||
        !/^(?:drag|pull|carry|haul|bring|hold|chew|gnaw|fetch)/.test(act.verb)
      )
        continue;
      become(held, 'cut branch');
      thing.ties = [
        { kind: 'holding', to: act.object! },
        ...thing.ties.filter(({ to }) => to !== act.object),
      ];
      thing.acts = [newAct('walk', 'walk')];
      break;
    }
  }
};

/** Stones in a stream are those of its bed, with moss on them and the water around them. */
const layStonesInStream = (text: string, draft: Draft) => {
  if (!/\b(?:stones?|rocks?|pebbles|boulders)\b/.test(text) || !/\b(?:stream|creek|brook)\b/.test(text))
    return;
  if (
    !draft.things.every((thing) => /^(?:stone|rock|pebble|boulder|moss|leaf|fern|water)$/.test(baseOf(thing)))
  )
    return;
  draft.things = [];
  draft.notDrawn = draft.notDrawn.filter((name) => !/moss/.test(name));
  addOnce(draft.details, 'creek');
};

/** A swan that comes down on a pond comes down on its water. */
const landOnWater = (text: string, draft: Draft) => {
  if (
    !/\b(?:land|alight|touch|settl|splash)[a-z]{0,5}(?: down)? (?:[a-z]{1,12} ){0,3}(?:on|in|onto|upon) (?:[a-z]{1,12} ){0,3}(?:pond|lake|water|river|lagoon|sea)\b/.test(
      text,
    )
  )
    return;
  for (const thing of draft.things)
    if (thing.noun?.nature === 'bird' && thing.acts.some(({ action }) => action === 'land')) {
      addOnce(thing.traits, 'lands on water');
      addOnce(draft.effects, 'splash');
    }
};

/** The earth that a digging animal has thrown up lies before it. */
const digHoles = ({ things }: Draft) => {
  const digger = things.find((thing) => isBeast(thing) && thing.acts.some(({ action }) => action === 'dig'));
  const noun = findNoun('dug hole');
  if (!digger || !noun || digger.ties.length > 0 || (digger.count ?? 1) > 1 || things.length >= limits.things)
    return;
  digger.ties.push({
    kind: 'facing',
    to: things.push({ ...newThing(noun.name, noun), isImplied: true }) - 1,
  });
};

/** Hopping across a field is how kangaroos go. */
const hopAlong = (text: string, { things }: Draft) => {
  if (
    !/\b(?:hop|bound|leap)[a-z]{0,4} (?:[a-z]{1,12} )?(?:across|through|over|along|past|away|down|in)\b/.test(
      text,
    )
  )
    return;
  for (const thing of things)
    if (/kangaroo|wallaby/.test(baseOf(thing)))
      for (const act of thing.acts) if (act.action === 'jump' && act.object === null) act.action = 'run';
};

/** A cart of hay has it for its load. */
const loadCarts = (draft: Draft) => {
  for (const thing of draft.things) {
    if (!/^(?:cart|wagon|wooden cart)$/.test(thing.name)) continue;
    const at = draft.things.findIndex((one) => /^(?:hay|straw|haystack)$/.test(one.name));
    if (at < 0) continue;
    addOnce(thing.traits, 'hay');
    draft.things = without(draft.things, (one) => one === draft.things[at]);
    return;
  }
};

/** "In a line", "in single file", "one behind the other": several that go somewhere follow each other. */
const goInFile = (text: string, { things }: Draft) => {
  if (
    !/\b(?:in|forming) (?:an? |one )?(?:[a-z]{1,12} )?(?:line|file|row|column)\b|\bsingle file\b|\bone (?:after|behind) (?:an|the )?other\b|\bfollowing each other\b|\blined up\b/.test(
      text,
    )
  )
    return;
  for (const thing of things) {
    const isSeveral = thing.plural || (thing.count ?? 1) > 2;
    const goes = thing.acts.some(
      ({ action }) => action !== null && /^(?:walk|run|march|swim|crawl|waddle)$/.test(action),
    );
    if (!isBeast(thing) || !isSeveral || !goes) continue;
    addOnce(thing.traits, 'in single file');
    thing.count ??= 4;
  }
};

/** A rainbow bridge is made of one, and whoever crosses it is on it. */
const crossRainbows = (text: string, draft: Draft) => {
  if (!/\brainbow (?:[a-z]{1,12} )?bridge\b|\bbridge (?:made )?of (?:a )?rainbows?\b/.test(text)) return;
  const at = draft.things.findIndex((thing) => baseOf(thing) === 'bridge');
  if (at < 0) return;
  become(draft.things[at]!, 'rainbow bridge');
  draft.weather = draft.weather.filter((name) => name !== 'rainbow');
  for (const thing of draft.things)
    if (thing.noun?.nature === 'person' || isBeast(thing))
      thing.ties = [{ kind: 'on', to: at }, ...thing.ties.filter(({ to }) => to !== at)];
  if (draft.places.length === 0)
    draft.places.push({ place: 'meadow', text: '', link: null, isBehind: false });
};

/** A penguin's young is no small adult: it has grey down and a white face. */
const growChicks = (text: string, { things }: Draft) => {
  if (!/\b(?:bab(?:y|ies)|chicks?|young|newborn|infant|little|hatchlings?)\b/.test(text)) return;
  for (const thing of things)
    if (/penguin$/.test(baseOf(thing)) && /^(?:small|tiny)$/.test(thing.size ?? ''))
      Object.assign(thing, { noun: findNoun('penguin chick') ?? thing.noun, size: null });
};

/** An elephant that sprays, showers or squirts does it with its trunk, over its own back. */
const sprayWithTrunk = (text: string, draft: Draft) => {
  const bathers = draft.things.filter((thing) => /elephant|mammoth/.test(baseOf(thing)));
  const isSprayed =
    /\b(?:spray|squirt|shower|spout|spurt|hos|blow|splash|shoot|spit|cool|bath)[a-z]{0,4}\b[a-z' -]{0,40}\b(?:water|trunks?|itself|themselves|himself|herself|each other|shower|bath|rivers?|lakes?|ponds?|waterhole|mud|nose)\b/.test(
      text,
    );
  if (bathers.length === 0 || !isSprayed) return;
  for (const thing of bathers) {
    thing.acts = [newAct('wash', 'spray')];
    thing.wears = [];
    thing.ties = [];
  }
  // Water to spray with is at hand: it stands in a river, as deep as its knees.
  if (draft.places.every(({ place }) => place === 'savanna' || place === 'bathroom'))
    draft.places = [{ place: 'river', text: '', link: null, isBehind: false }];
  addOnce(draft.details, 'ford');
};

export const settleWildMoments = (text: string, draft: Draft) => {
  runOffWith(text, draft);
  layPuddles(draft);
  rideOnBack(text, draft);
  climbTrunks(text, draft);
  swirlFlocks(text, draft);
  seeThroughFence(draft);
  dragBranches(draft);
  layStonesInStream(text, draft);
  landOnWater(text, draft);
  digHoles(draft);
  hopAlong(text, draft);
  loadCarts(draft);
  goInFile(text, draft);
  crossRainbows(text, draft);
  growChicks(text, draft);
  sprayWithTrunk(text, draft);
};

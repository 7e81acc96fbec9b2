/** What animals lie, sit and crawl on: small ones on a blade or a leaf seen from near, large ones on a rock that carries them. */

import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;

const crawlers =
  /^(?:ladybug|ladybird|ant|snail|slug|caterpillar|beetle|spider|grasshopper|cricket|praying mantis|mantis|fly|worm|moth|dragonfly|butterfly|monarch butterfly|firefly|aphid|cicada|bee|bumblebee|stag beetle|tree frog|gecko|bug|insect)$/;
/** These crawl on leaves when nothing is said; ants and worms are on the ground. */
const onLeaves =
  /^(?:ladybug|ladybird|caterpillar|praying mantis|mantis|grasshopper|aphid|bug|insect|beetle)$/;

const perchOf = (name: string): string | null => {
  if (/^(?:cocoon|chrysalis|pupa)$/.test(name)) return 'cocoon';
  if (
    /^(?:blade of grass|grass|grass blade|reed|reeds|cattail|stem|stalk|straw|tall grass|wheat|bamboo)$/.test(
      name,
    )
  )
    return 'blade of grass';
  if (/^(?:leaf|leaves|green leaf|plant|potted plant|cabbage|lettuce|bush)$/.test(name)) return 'broad leaf';
  return /^(?:branch|twig|tree branch|stick)$/.test(name) ? 'thin twig' : null;
};

/** The leaf that a caterpillar eats is the one it sits on. */
const perchCrawlers = (text: string, draft: Draft) => {
  const { things } = draft;
  const isMacro = draft.shot === 'extreme_close_up' || draft.shot === 'close_up' || /\bmacro\b/.test(text);
  for (const thing of [...things]) {
    const name = thing.noun?.name ?? thing.name;
    if (!crawlers.test(name) && !crawlers.test(baseOf(thing))) continue;
    if ((thing.count ?? 1) > 2 || thing.size === 'huge') continue;
    const places = [
      ...thing.ties.filter(({ kind }) => kind !== 'holding').map(({ to }) => to),
      ...thing.acts.map(({ object }) => object).filter((object) => object !== null),
    ];
    const at = places.find((to) => perchOf(things[to]!.name) ?? perchOf(baseOf(things[to]!)));
    const isHeld = at !== undefined && thing.ties.some(({ kind, to }) => kind === 'holding' && to === at);
    if (at !== undefined && !isHeld) {
      const perch = things[at]!;
      const usual = perchOf(perch.name) ?? perchOf(baseOf(perch))!;
      // Food that is eaten gets less.
      const isEaten =
        usual === 'broad leaf' &&
        thing.acts.some(({ verb }) => /^(?:eat|munch|chew|nibbl|devour|bit|feed|feast|gnaw)/.test(verb));
      const noun = findNoun(isEaten ? 'leaf being eaten' : usual);
      if (!noun) continue;
      Object.assign(perch, { noun, count: 1, plural: false, acts: [], ties: [] });
      thing.ties = [
        { kind: 'on', to: at },
        ...thing.ties.filter(({ kind, to }) => kind === 'holding' && to !== at),
      ];
      for (const act of thing.acts) if (act.object === at) act.object = null;
      if (noun.name === 'cocoon') thing.acts = [newAct('stand', 'stand')];
      draft.shot ??= 'close_up';
    } else if (
      places.length === 0 &&
      thing.noun?.name !== 'web spinning spider' &&
      (isMacro || onLeaves.test(name)) &&
      things.length === 1 &&
      draft.places.every(({ place }) =>
        ['meadow', 'garden', 'forest', 'lawn', 'park', 'jungle'].includes(place),
      )
    ) {
      if (thing.acts.some(({ action }) => action === 'fly' || action === 'hover')) continue;
      const noun = findNoun(
        /snail|worm|slug|spider|fly|frog|ant$/.test(name) ? 'broad leaf' : 'blade of grass',
      );
      if (!noun || things.length >= limits.things) continue;
      thing.ties.push({ kind: 'on', to: things.push({ ...newThing(noun.name, noun), isImplied: true }) - 1 });
      draft.shot ??= 'close_up';
    }
  }
};

/** A rock under an animal is flat on top and as wide as the animal is long. */
const lieOnRocks = ({ things }: Draft) => {
  for (const thing of things) {
    if (!['animal', 'bird', 'insect', 'fish'].includes(thing.noun?.nature ?? '')) continue;
    for (const { kind, to } of thing.ties) {
      const under = things[to]!;
      if (kind !== 'on' || !/^(?:rock|boulder|stone)$/.test(baseOf(under))) continue;
      Object.assign(under, { count: 1, plural: false });
      addOnce(under.traits, 'flat topped');
    }
  }
};

/** A lotus that opens lies on its leaves on the water. */
const layLotusOnPads = ({ things }: Draft) => {
  const lotus = things.find(({ noun }) => /^(?:lotus|lily) opening$/.test(noun?.name ?? ''));
  const noun = findNoun('lily pad');
  if (!lotus || !noun || things.length >= limits.things || lotus.ties.length > 0) return;
  lotus.ties.push({ kind: 'on', to: things.push({ ...newThing(noun.name, noun), isImplied: true }) - 1 });
};

/** A parrot in a hat is looked at: it sits on a branch, and does not fly through the leaves. */
const perchDressedBirds = (draft: Draft) => {
  const { things } = draft;
  for (const thing of [...things]) {
    const flies = thing.acts.every(({ action }) => action === 'fly' || action === 'stand' || action === null);
    if (thing.noun?.nature !== 'bird' || thing.wears.length === 0 || !flies) continue;
    if (/penguin|duck|chicken|goose|swan|ostrich|flamingo|peacock|rooster|turkey/.test(baseOf(thing)))
      continue;
    if (thing.acts.some(({ verb }) => /^(?:fly|soar|glid|flap)/.test(verb)) || thing.ties.length > 0)
      continue;
    // A thin one: a bough would fill the picture.
    const noun = findNoun('thin twig');
    if (!noun || (thing.count ?? 1) > 1 || things.length >= limits.things) continue;
    thing.ties.push({ kind: 'on', to: things.push({ ...newThing('branch', noun), isImplied: true }) - 1 });
    thing.acts = [newAct('talk', 'talk')];
    draft.shot ??= 'close_up';
  }
};

const lands = /\b(?:land|alight|settl|com(?:e|es|ing) (?:down )?to rest|perch(?:es|ing)|stop(?:s|ping))/;

/** "A butterfly on a child's finger": the child holds out the hand, and both are in the picture. */
const perchOnHand = (text: string, draft: Draft) => {
  const { things } = draft;
  if (
    !/\bon(?:to)? (?:[a-z]{1,20}(?:'s|\u2019s)? ){0,3}(?:hand|palm|finger|fingertip|index finger)s?\b/.test(
      text,
    )
  )
    return;
  const at = things.findIndex(
    ({ noun, ties }) =>
      ['insect', 'bird', 'animal'].includes(noun?.nature ?? '') &&
      ties.some(({ kind, to }) => kind === 'on' && things[to]!.noun?.nature === 'person'),
  );
  const creature = things[at];
  if (!creature || creature.size === 'huge' || (creature.count ?? 1) > 1 || creature.plural) return;
  const owner = creature.ties.find(({ to }) => things[to]!.noun?.nature === 'person')!.to;
  creature.ties = [];
  // What lands is in the air at first.
  creature.acts = [...(lands.test(text) ? [newAct('hover', 'hover')] : []), newAct('sit', 'sit')];
  addOnce(creature.traits, 'on hand');
  things[owner]!.ties.push({ kind: 'holding', to: at });
  things[owner]!.acts = [{ ...newAct('hold', 'hold'), object: at }];
  draft.shot = draft.shot === 'extreme_close_up' ? 'close_up' : (draft.shot ?? 'close_up');
};

/** "A butterfly landing on a dog's nose": it comes down to it while the animal sits still. */
const landOnNose = (text: string, { things }: Draft) => {
  if (
    !lands.test(text) ||
    !/\bon(?:to)? (?:[a-z]{1,20}(?:'s|\u2019s)? ){0,3}(?:nose|snout|muzzle)\b/.test(text)
  )
    return;
  for (const [at, insect] of things.entries()) {
    const host = things[insect.ties.find(({ kind }) => kind === 'on' || kind === 'beside')?.to ?? -1];
    if (insect.noun?.nature !== 'insect' || host?.noun?.nature !== 'animal') continue;
    insect.ties = [];
    insect.acts = [newAct('hover', 'hover'), newAct('sit', 'sit')];
    addOnce(insect.traits, 'lands on the nose');
    host.ties.push({ kind: 'holding', to: at });
    host.acts = [newAct('sit', 'sit')];
  }
};

/** Among the leaves of a whole tree nobody finds a monkey: it sits on a branch, seen from near. */
const perchInTrees = ({ things }: Draft) => {
  if (things.some(({ noun }) => noun?.nature === 'person')) return;
  const noun = findNoun('tree branch');
  for (const thing of things) {
    const isNest = thing.noun?.kit === 'nest';
    if ((!isNest && !['animal', 'bird'].includes(thing.noun?.nature ?? '')) || !noun) continue;
    const at = thing.ties.find(({ kind, to }) => ['on', 'in'].includes(kind) && isPlainTree(things[to]!))?.to;
    if (at === undefined || (thing.count ?? 1) > 6 || thing.size === 'huge') continue;
    if (thing.acts.some(({ action }) => action === 'climb' || action === 'fly')) continue;
    Object.assign(things[at]!, { noun, name: noun.name, count: 1, plural: false, acts: [], ties: [] });
    for (const tie of thing.ties) if (tie.to === at) tie.kind = 'on';
    for (const act of thing.acts) {
      if (act.object === at) act.object = null;
      // The nest that they build in the tree.
      const made = things[act.object ?? -1];
      if (made && made.ties.length === 0 && !['animal', 'bird'].includes(made.noun?.nature ?? ''))
        made.ties.push({ kind: 'on', to: at });
    }
  }
};

const isPlainTree = ({ name, count, plural }: DraftThing) =>
  /^(?:(?:oak|maple|elm|beech|jungle|rainforest|eucalyptus|gum|acacia) )?tree$/.test(name) &&
  (count ?? 1) === 1 &&
  !plural;

/** Coats are red or dark: a green parrot is told from both. */
const colourParrots = ({ things }: Draft) => {
  for (const thing of things)
    if (
      /^(?:parrot|macaw)$/.test(baseOf(thing)) &&
      thing.colour === null &&
      thing.ties.some(({ kind, to }) => kind === 'on' && things[to]!.noun?.nature === 'person')
    )
      thing.colour = { name: 'green', hex: '#2f9a3a' };
};

export const settlePerches = (text: string, draft: Draft) => {
  perchDressedBirds(draft);
  colourParrots(draft);
  perchInTrees(draft);
  layLotusOnPads(draft);
  perchOnHand(text, draft);
  landOnNose(text, draft);
  perchCrawlers(text, draft);
  lieOnRocks(draft);
};

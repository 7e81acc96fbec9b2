/** How animals do what is said of them: they wade, fish, hang from branches, shake themselves dry. */

import { limits } from '../../../scene/scene.ts';
import { statedViews } from '../../../scene/stated-view.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { splitOff } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isBeast = ({ noun }: DraftThing) => noun !== null && ['animal', 'bird', 'insect'].includes(noun.nature);
const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;

/** At home on the water: these swim where others wade. */
const swimmers = /duck|swan|goose|geese|otter|beaver|frog|seal|hippo|crocodile|turtle|platypus|pelican|gull/;

const inWater =
  /\b(?:stand\w*|wad\w+|walk\w*|cross\w*|splash\w*|bath\w*|play\w*|fish\w*|catch\w*|hunt\w*|run\w*|gallop\w*|wait\w*|stay\w*|feed\w*)\b[a-z' -]{0,100}\b(?:in|through|across|into)\b[a-z' -]{0,100}\b(?:rivers?|streams?|creek|brook|lakes?|lagoon|ponds?|marsh|shallows|shallow water|water)\b/;

/** A figure that stands in a river or a lake has the water around the legs. */
const wade = (text: string, draft: Draft) => {
  if (!inWater.test(text) && !draft.details.includes('shallow')) return;
  const waders = draft.things.filter((thing) => isBeast(thing) && !swimmers.test(baseOf(thing)));
  const isWet = draft.places.some(({ place }) => ['river', 'lake', 'waterfall'].includes(place));
  if (waders.length > 0 && isWet) addOnce(draft.details, 'ford');
};

const catching = /^(?:catch|hunt|snatch|grab|snag|fish|carry|hold|eat|swoop|dive|share|tug|fight over)/;

/** What was caught is seen in the mouth. */
const catchPrey = (draft: Draft) => {
  const { things, effects } = draft;
  for (const thing of [...things]) {
    if (!isBeast(thing)) continue;
    for (const act of thing.acts) {
      const prey = act.object === null ? undefined : things[act.object];
      const isFish = prey?.noun?.nature === 'fish' || /salmon|trout|fish/.test(prey?.name ?? '');
      const isToy = /^(?:frisbee|stick|bone|ball|slipper|shoe|newspaper)$/.test(prey?.name ?? '');
      if (!prey || !catching.test(act.verb) || !(isFish || isToy) || prey === thing) continue;
      thing.ties = [
        ...thing.ties.filter(({ to }) => to !== act.object),
        { kind: 'holding', to: act.object! },
      ];
      Object.assign(prey, { acts: [], ties: [], count: 1 });
      if (prey.name === 'fish') prey.noun = findNoun('trout') ?? prey.noun;
      const isBird = thing.noun?.nature === 'bird';
      const isDive =
        isBird &&
        isFish &&
        thing.acts.some(({ verb }) => /^(?:dive|swoop|plunge|catch|snatch|grab|snag|hunt|fish)/.test(verb));
      const isShared = isToy && /^(?:share|tug|fight)/.test(act.verb);
      const flight = isDive ? newAct('dive', 'dive') : newAct('fly', 'fly');
      const isCarried = /^carry/.test(act.verb);
      const withToy = isCarried ? 'walk' : isShared || /^hold/.test(act.verb) ? 'stand' : 'jump';
      thing.acts = [isBird ? flight : isFish ? act : newAct(withToy, withToy)];
      act.object = null;
      if (isShared && thing.count === 2) {
        const other = splitOff(draft, thing, 'stand');
        if (other >= 0) things[other]!.ties = [{ kind: 'facing', to: things.indexOf(thing) }];
      }
      if (isFish) addOnce(effects, 'splash');
      break;
    }
  }
};

/** Sloths and monkeys hang from a branch, whether one is named or not. */
const hangFromBranch = (draft: Draft) => {
  const { things } = draft;
  for (const thing of [...things]) {
    if (!isBeast(thing) || /bat$|spider/.test(baseOf(thing))) continue;
    const isApe = /monkey|ape|chimp|orangutan|gibbon|lemur|gorilla/.test(baseOf(thing));
    const act = thing.acts.find(
      ({ verb }) => /^(?:hang|dangle)/.test(verb) || (isApe && verb.startsWith('swing')),
    );
    const noun = findNoun('branch');
    if (!act || !noun) continue;
    const named = things.findIndex((one) => /branch|tree|vine|liana|rope/.test(`${one.name} ${baseOf(one)}`));
    const at =
      named >= 0 ? named : things.length < limits.things ? things.push(newThing('branch', noun)) - 1 : -1;
    if (at < 0) continue;
    Object.assign(things[at]!, { noun, name: 'branch', acts: [], ties: [] });
    Object.assign(act, { action: 'hang', object: null });
    thing.acts = [act];
    thing.ties = [{ kind: 'on', to: at }];
    // "From vine to vine" is one at a time.
    for (const one of things) if (/vine|liana/.test(one.name)) one.traits.push('left out');
  }
  draft.things = without(things, ({ traits }) => traits.includes('left out'));
};

/** A wet dog. */
const shakeDry = (text: string, { things }: Draft) => {
  if (!/\bshak(?:e|es|ing)\b[a-z' ]{0,100}\b(?:off|dry|itself|water|fur|wet|coat)\b/.test(text)) return;
  for (const thing of things)
    if (isBeast(thing) && thing.acts.some(({ verb }) => verb.startsWith('shake')))
      thing.acts = [newAct('swing', 'shake')];
};

/** A ball on the nose of a sea lion is held there. */
const balanceOnNose = (text: string, { things }: Draft) => {
  if (!/\bon (?:its|his|her|their) (?:nose|snout|head|beak)s?\b/.test(text)) return;
  for (const thing of things) {
    const act = thing.acts.find(
      ({ action, verb }) => action === 'balance' || /^(?:spin|carry|hold)/.test(verb),
    );
    const at = act?.object ?? thing.ties.find(({ kind }) => kind === 'on')?.to ?? null;
    const ball = at === null ? undefined : things[at];
    if (!act || !ball || thing.noun?.nature === 'person') continue;
    thing.ties = [{ kind: 'holding', to: at! }];
    thing.acts = [newAct('pose', 'balance')];
    Object.assign(ball, { acts: [], ties: [], traits: [...ball.traits, 'on the nose'] });
  }
};

/** What a cat knocks off breaks on the floor, and is full enough to be seen. */
const knockOver = (draft: Draft) => {
  for (const { acts } of draft.things)
    for (const { verb, object } of acts) {
      const thing = object === null ? undefined : draft.things[object];
      if (!thing || !/^(?:knock|push|swat|bat|tip)/.test(verb)) continue;
      if (!/^(?:glass|cup|mug|vase|plate|bowl|bottle|jar)$/.test(baseOf(thing))) continue;
      if (thing.acts.every(({ action }) => action !== 'fall')) continue;
      if (!thing.acts.some(({ action }) => action === 'break')) thing.acts.push(newAct('break', 'break'));
      if (thing.name === 'glass') thing.noun = findNoun('glass of milk') ?? thing.noun;
    }
};

/** A lion's yawn is one long opening of its mouth. */
const yawn = ({ things }: Draft) => {
  for (const thing of things)
    for (const act of thing.acts)
      if (isBeast(thing) && act.verb.startsWith('yawn')) Object.assign(act, { action: 'sing', object: null });
};

/** Into a roaring mouth one looks from the front; from the side it is a line. */
const showRoar = (draft: Draft) => {
  for (const thing of draft.things) {
    const roars = thing.acts.some(({ verb }) => /^(?:roar|growl|snarl|yawn)/.test(verb));
    const isBig = /lion|tiger|bear|leopard|jaguar|panther|puma|lynx|cheetah|wolf|gorilla/.test(baseOf(thing));
    if (!isBeast(thing) || !isBig || !roars || (thing.count ?? 1) > 1) continue;
    addOnce(thing.traits, statedViews.quarter);
    draft.shot ??= 'close_up';
  }
};

/** Animals that cross a road go over it, past the camera, and not along it. */
const crossRoads = (text: string, { things }: Draft) => {
  if (!/\bcross(?:es|ing)? (?:[a-z]{1,12} ){0,3}(?:road|street|highway|lane)\b/.test(text)) return;
  for (const thing of things)
    if (isBeast(thing) && thing.noun?.nature !== 'insect') addOnce(thing.traits, statedViews.quarter);
};

/** Turtles that hatch or crawl do it on the beach; the sea is where they go. */
const hatchOnBeach = (text: string, draft: Draft) => {
  const isTurtle = draft.things.some((thing) => /turtle/.test(baseOf(thing)));
  const isNest = draft.things.some(({ noun }) => noun?.name === 'hatching turtles');
  if (!isTurtle || isNest || !/\b(?:crawl|hatch|nest|scurr|scrambl|walk|race|rush|mak)\w*\b/.test(text))
    return;
  if (!/\b(?:sea|ocean|beach|sand|shore|waves?)\b/.test(text)) return;
  draft.places = [{ place: 'beach', text: 'beach', link: null, isBehind: false }];
  addOnce(draft.details, 'swash');
  for (const thing of draft.things) if (/turtle/.test(baseOf(thing))) thing.acts = [newAct('crawl', 'crawl')];
};

/** Ducklings follow a brown duck, not a green-headed drake. */
const findMother = ({ things }: Draft) => {
  if (!things.some((thing) => /duckling/.test(`${thing.name} ${baseOf(thing)}`))) return;
  for (const thing of things)
    if (baseOf(thing) === 'duck' && (thing.count ?? 1) === 1 && !thing.plural && thing.colour === null)
      thing.noun = findNoun('mother duck') ?? thing.noun;
};

/** "Robot dog" and "a robotic dog" are one thing. */
const buildRobots = ({ things }: Draft) => {
  for (const thing of things) {
    const isRobot = thing.traits.some((trait) => /^(?:robot|robotic|mechanical|cyber|android)$/.test(trait));
    if (!/^(?:dog|puppy)$/.test(baseOf(thing)) || !(isRobot || /^(?:robot|mechanical)/.test(thing.name)))
      continue;
    thing.noun = { ...(findNoun('robot dog') ?? thing.noun!), nature: 'animal' };
    thing.colour = thing.colour?.name === 'silver' ? null : thing.colour;
  }
};

/** Fetch is played with a ball: one throws, the other leaps for it. */
const playFetch = (text: string, { things }: Draft) => {
  if (!/\bfetch\b/.test(text)) return;
  const dog = things.find((thing) => isBeast(thing) && /dog|puppy|retriever/.test(baseOf(thing)));
  const thrower = things.find(({ noun }) => noun?.nature === 'person');
  const noun = findNoun('ball');
  if (!dog || !noun || things.length >= limits.things) return;
  const known = things.findIndex((one) => /^(?:ball|stick|frisbee|tennis ball|bone)$/.test(baseOf(one)));
  const at = known >= 0 ? known : things.push({ ...newThing('ball', noun), isImplied: true }) - 1;
  Object.assign(things[at]!, { ties: [], acts: [] });
  dog.ties = thrower ? [{ kind: 'facing', to: things.indexOf(thrower) }] : [];
  dog.acts = [thrower ? newAct('jump', 'jump') : newAct('run', 'run')];
  if (!thrower) dog.ties.push({ kind: 'holding', to: at });
  else {
    thrower.ties = [{ kind: 'holding', to: at }];
    thrower.acts = [newAct('wave', 'wave')];
  }
};

/** Lizards of the trees are seen on a branch; a chameleon shoots its tongue at what it catches. */
const sitOnBranch = ({ things }: Draft) => {
  for (const thing of [...things]) {
    if (!/^(?:chameleon|gecko|tree frog)$/.test(`${thing.noun?.name}`)) continue;
    if (thing.ties.some(({ kind }) => kind === 'on' || kind === 'in') || (thing.count ?? 1) > 1) continue;
    const prey = thing.acts.find(
      ({ verb, object }) => object !== null && /^(?:catch|eat|hunt|snatch)/.test(verb),
    );
    if (prey && things[prey.object!]?.noun?.nature === 'insect') {
      thing.ties = [{ kind: 'holding', to: prey.object! }];
      Object.assign(things[prey.object!]!, { acts: [newAct('hang', 'hang')], ties: [], count: 1 });
      thing.acts = [newAct('catch', 'catch')];
    }
    const noun = findNoun('branch');
    if (!noun || things.length >= limits.things) continue;
    const known = things.findIndex((one) => baseOf(one) === 'branch');
    thing.ties.unshift({ kind: 'on', to: known >= 0 ? known : things.push(newThing('branch', noun)) - 1 });
  }
};

/** Birds over a city are a flock. */
const makeFlocks = ({ things }: Draft) => {
  const isBuilt = things.some(({ noun }) => noun?.nature === 'building');
  for (const thing of things)
    if (
      isBuilt &&
      thing.plural &&
      thing.count === null &&
      thing.noun?.nature === 'bird' &&
      thing.acts.some(({ action }) => action === 'fly')
    )
      thing.count = 6;
};

/** Fairies sit on red toadstools. */
const growToadstools = ({ things }: Draft) => {
  if (!things.some((thing) => /^(?:fairy|elf|gnome|pixie)$/.test(baseOf(thing)))) return;
  for (const thing of things)
    if (thing.name === 'mushroom' && thing.colour === null) thing.noun = findNoun('toadstool') ?? thing.noun;
};

const linkPaws = (text: string, { things }: Draft) => {
  if (/\bhand.in.hand\b/.test(text))
    for (const thing of things) if (thing.noun?.nature === 'person') addOnce(thing.traits, 'holding hands');
  if (!/\bhold(?:s|ing)? (?:hands|paws|flippers)\b/.test(text)) return;
  for (const thing of things) if (isBeast(thing)) addOnce(thing.traits, 'hand in hand');
};

/** Cheeks are seen from near, at the height of the face. */
const stuffCheeks = (text: string, draft: Draft) => {
  if (!/\bcheeks\b/.test(text)) return;
  const beasts = draft.things.filter(isBeast);
  for (const thing of beasts) addOnce(thing.traits, 'full cheeks');
  if (beasts.length === 0) return;
  draft.shot ??= 'close_up';
  draft.angle ??= 'low';
};

/** Lanterns are lit when it gets dark. */
const lightAtDusk = (text: string, draft: Draft) => {
  if (/\blight(?:s|ing)?\b[a-z' ]{0,100}\b(?:lanterns?|candles|lamps|street ?lamps?)\b/.test(text))
    draft.timeOfDay ??= 'dusk';
  // A figure that lights a lamp reaches for it and does not glow.
  for (const { noun, acts } of draft.things)
    for (const act of acts)
      if (noun?.nature === 'person' && act.verb.startsWith('light') && act.object !== null)
        act.action = 'reach';
};

/** A school that swirls around somebody is more than can be counted. */
const fillSchools = (text: string, { things }: Draft) => {
  if (!/\b(?:school|shoal|ball|swarm|tornado)s? of\b/.test(text)) return;
  for (const thing of things)
    if (
      thing.noun?.nature === 'fish' &&
      !/dolphin|whale|orca|shark|seal/.test(baseOf(thing)) &&
      (thing.plural || (thing.count ?? 1) > 3)
    ) {
      const isRing = thing.ties.some(({ kind }) => kind === 'around');
      const isWide = things.some((one) =>
        /shark|whale|manta|submarine|ship|wreck|boat|plane|statue|ruin|temple/.test(baseOf(one)),
      );
      thing.count = Math.max(thing.count ?? 0, isRing ? 52 : 26);
      thing.size = isRing && isWide ? 'large' : 'medium';
    }
};

/** A figure that soars over a canyon is seen from a little above, and the canyon below. */
const lookDownIntoCanyon = (draft: Draft) => {
  const flies = draft.things.some(({ acts }) =>
    acts.some(({ action }) => action === 'fly' || action === 'float'),
  );
  if (flies && draft.details.includes('over_canyon')) draft.angle ??= 'high';
};

export const settleHabits = (text: string, draft: Draft) => {
  lookDownIntoCanyon(draft);
  fillSchools(text, draft);
  wade(text, draft);
  catchPrey(draft);
  hangFromBranch(draft);
  shakeDry(text, draft);
  balanceOnNose(text, draft);
  knockOver(draft);
  showRoar(draft);
  yawn(draft);
  crossRoads(text, draft);
  buildRobots(draft);
  playFetch(text, draft);
  sitOnBranch(draft);
  growToadstools(draft);
  linkPaws(text, draft);
  makeFlocks(draft);
  stuffCheeks(text, draft);
  findMother(draft);
  hatchOnBeach(text, draft);
  lightAtDusk(text, draft);
};

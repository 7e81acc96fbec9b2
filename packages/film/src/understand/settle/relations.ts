/** The poses and hosts that being on, in, under or behind another figure needs. */

import { addOnce, type Draft, type DraftThing, newAct } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { living } from '../nouns/nature.ts';

const isLiving = ({ noun }: DraftThing) => noun !== null && living.has(noun.nature);
const isPerson = ({ noun }: DraftThing) => noun?.nature === 'person';
const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;

const isIdle = ({ acts }: DraftThing) =>
  acts.every(({ action, verb }) => action === 'stand' || /^(?:hide|stand|perch|rest|wait|peek)/.test(verb));

/** Small animals that sit down wherever they are: hoofed ones, birds and insects stand. */
const sitsDown =
  /^(?:cat|kitten|dog|puppy|fox|raccoon|monkey|squirrel|chipmunk|rabbit|bunny|hamster|koala|bear|bear cub|panda|red panda|lemur|otter|beaver|meerkat|wolf|wolf pup|tiger cub|lion cub|leopard|snow leopard|cheetah|corgi|husky|poodle|pug|teddy bear|chimpanzee|gorilla|hedgehog|mouse|rat|guinea pig|ferret|skunk|frog)$/;

const opened =
  /^(?:box|cardboard box|moving box|crate|wooden crate|suitcase|trunk|barrel|trash can|bin|gift|present|gift box)$/;

const seats =
  /chair|sofa|couch|bench|stool|bed|cushion|pillow|wall|roof|fence|rock|log|stump|sill|box|crate|barrel|book|shelf|table|desk|counter|car|hay|basket|bathtub|bucket|pot|cup|nest|mailbox|piano|steps|stairs/;

/** A thing in a box sits in it, with the lid open; one that rests on a chair sits there. */
const settleOnHosts = ({ things }: Draft) => {
  for (const thing of things) {
    if (!isLiving(thing)) continue;
    for (const { kind, to } of thing.ties) {
      const host = things[to]!;
      if (kind !== 'in' && kind !== 'on') continue;
      if (kind === 'in' && opened.test(baseOf(host))) addOnce(host.traits, 'open');
      const isSeat = kind === 'in' || seats.test(host.name) || seats.test(baseOf(host));
      const isSmallBoat = /^(?:rowboat|boat|canoe|kayak|gondola)$/.test(baseOf(host)) && kind === 'in';
      if (isSmallBoat && isPerson(thing) && isIdle(thing)) thing.acts = [newAct('sit', 'sit')];
      if (isSeat && isIdle(thing) && sitsDown.test(baseOf(thing)) && !isLiving(host))
        thing.acts = [newAct('sit', 'sit')];
    }
  }
};

/** "On its mother's lap", "on a man's head": where on somebody it is. */
const settleOnPeople = (text: string, { things }: Draft) => {
  const isOnLap = /\b(?:on|in) (?:[a-z'\u2019]{1,20} ){0,3}lap\b/i.test(text);
  const isOnHead = /\bon(?:to|top of)? (?:[a-z'\u2019]{1,20} ){0,3}heads?\b/i.test(text);
  for (const thing of things)
    for (const { kind, to } of thing.ties) {
      const host = things[to]!;
      if (kind !== 'on' || !isPerson(host) || host === thing) continue;
      const isSmall =
        !isPerson(thing) || ['baby', 'child'].includes(thing.age ?? thing.noun?.person?.age ?? '');
      if (isOnLap && isSmall) {
        addOnce(thing.traits, 'on lap');
        // An animal on a lap lies there.
        if (thing.noun?.nature === 'animal' && isIdle(thing)) thing.acts = [newAct('lie', 'lie')];
        if (isIdle(host)) host.acts = [newAct('sit', 'sit')];
      } else if (isOnHead) addOnce(thing.traits, 'on head');
    }
};

/** "A girl with a parrot on her shoulder": nobody holds it. */
const settleOnShoulder = (text: string, { things }: Draft) => {
  const part = /\bon (?:his|her|their|its|the) (shoulder|head|arm)s?\b/i.exec(text)?.[1];
  if (!part) return;
  for (const [index, person] of things.entries())
    for (const { kind, to } of [...person.ties]) {
      const carried = things[to]!;
      if (kind !== 'holding' || !isPerson(person) || !isLiving(carried) || isPerson(carried)) continue;
      person.ties = person.ties.filter((tie) => tie.to !== to);
      for (const act of person.acts) if (act.object === to) Object.assign(act, newAct('stand', 'stand'));
      carried.ties = [{ kind: 'on', to: index }];
      if (part === 'head') addOnce(carried.traits, 'on head');
    }
};

const atCarWindow = /\b(?:out|head)\b[a-z ]{0,30}\b(?:car|truck|van|taxi|jeep)(?: window)?\b|\bcar window\b/i;

/** The head is out of the side of the car that the camera sees. */
const settleAtCarWindow = (text: string, draft: Draft) => {
  if (!atCarWindow.test(text) || !/\bwindow\b/i.test(text)) return;
  const car = draft.things.findIndex(({ noun }) => noun?.nature === 'road_vehicle');
  const rider = draft.things.find((thing) => isLiving(thing));
  if (car === -1 || !rider) return;
  const panes = draft.things.filter(({ noun }) => noun?.base === 'window');
  rider.ties = [{ kind: 'in', to: car }];
  rider.acts = [newAct('ride', 'ride')];
  addOnce(rider.traits, 'at the window');
  for (const pane of panes) Object.assign(pane, { isImplied: true });
  draft.details = draft.details.filter((detail) => detail !== 'windscreen');
};

const settleHiding = (text: string, { things }: Draft) => {
  if (!/\b(?:hid|peek|peep|peer|pok|stick)[a-z]{0,6}\b/i.test(text)) return;
  for (const thing of things)
    if (isLiving(thing) && thing.ties.some(({ kind }) => kind === 'behind')) {
      addOnce(thing.traits, 'partly hidden');
      thing.acts = [newAct('stand', 'stand')];
    }
};

/** An animal at a window sits on the sill and looks out. */
const settleAtWindow = (text: string, { things }: Draft) => {
  if (!/\b(?:look|gaz|star|watch|peer)[a-z]{0,4} (?:out )?(?:of|through|from|out|outside)\b/i.test(text))
    return;
  const sill = findNoun('windowsill');
  for (const thing of things) {
    if (isPerson(thing) || !isLiving(thing) || things.length > 2) continue;
    const at = things.findIndex(({ noun }) => noun?.base === 'window');
    if (at === -1 || !sill || thing.ties.some(({ kind }) => kind === 'on')) continue;
    things[at]!.noun = sill;
    thing.ties = [{ kind: 'on', to: at }];
    thing.acts = [newAct('sit', 'sit'), { ...newAct('look', 'look'), direction: 'away' }];
  }
};

/** A figure that has perched is not landing any more. */
const settlePerched = ({ things }: Draft) => {
  for (const thing of things)
    for (const act of thing.acts)
      if (/^perch/.test(act.verb)) Object.assign(act, { action: 'stand', verb: 'stand', object: null });
};

/** A pier of boards leads into a lake where nobody names the sea. */
const settleOnPier = ({ things, places }: Draft) => {
  if (places.length === 0 && things.some((thing) => baseOf(thing) === 'pier'))
    places.push({ place: 'lake', text: 'lake', link: null, isBehind: false });
  // The boards are not the opponent in a fight.
  for (const { acts } of things)
    for (const act of acts)
      if (act.action === 'fight' && act.object !== null && baseOf(things[act.object]!) === 'pier')
        act.object = null;
};

export const settleRelations = (text: string, draft: Draft) => {
  settlePerched(draft);
  settleOnPier(draft);
  settleHiding(text, draft);
  settleOnPeople(text, draft);
  settleAtCarWindow(text, draft);
  settleOnShoulder(text, draft);
  settleAtWindow(text, draft);
  settleOnHosts(draft);
};

/** Animals at trees, fences and dams: what they climb, carry on their backs, and are seen through. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';

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
    const at = places.find((to) => isTree(draft.things[to]!));
    if (at === undefined) continue;
    become(draft.things[at]!, trunkOf(draft.things[at]!, text));
    thing.acts = [{ ...newAct('climb', act.verb), object: at }];
    thing.ties = [{ kind: 'against', to: at }];
    draft.details = draft.details.filter((detail) => detail !== 'uphill');
  }
};

/** What is stolen is in the thief's hand or mouth, and whoever had it runs after the thief. */
const runOffWith = (text: string, draft: Draft) => {
  if (!/\b(?:steal|stole|snatch|grabb?|swip|nick)(?:s|es|ing|e)?\b/.test(text)) return;
  const thief = draft.things.find(
    (thing) =>
      isBeast(thing) && thing.acts.some(({ verb }) => /^(?:steal|snatch|grab|swipe|nick)/.test(verb)),
  );
  const object = thief?.acts.find(({ object: at }) => at !== null)?.object ?? null;
  if (!thief || object === null || draft.things[object]!.noun?.nature === 'person') return;
  const isBird = thief.noun?.nature === 'bird';
  thief.ties = [{ kind: 'holding', to: object }];
  const owner = draft.things.find(({ noun }) => noun?.nature === 'person');
  const table = draft.things.findIndex((thing) => /\b(?:table|counter|stall|desk)$/.test(baseOf(thing)));
  if (!owner && table >= 0 && !isBird) {
    thief.acts = [newAct('walk', 'walk')];
    thief.ties.unshift({ kind: 'on', to: table });
    // With hands it sits among the goods and has what it took in them.
    if (/monkey|ape$|chimp|macaque/.test(baseOf(thief))) thief.acts = [{ ...newAct('eat', 'eat'), object }];
    else addOnce(thief.traits, 'steals from the table');
    if (/picnic/.test(text) && draft.places.length === 0)
      draft.places.push({ place: 'park', text: '', link: null, isBehind: false });
  }
};

/** Beavers build with sticks; what an animal drags is no branch on its tree. */
const dragBranches = ({ things }: Draft) => {
  const hasBeaver = things.some((thing) => /beaver/.test(baseOf(thing)));
  for (const thing of things)
    if (hasBeaver && /^(?:dam|lodge)$/.test(thing.name)) become(thing, 'beaver dam');
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
  for (const thing of draft.things)
    if (thing.noun?.nature === 'person' || isBeast(thing))
      thing.ties = [{ kind: 'on', to: at }, ...thing.ties.filter(({ to }) => to !== at)];
  if (draft.places.length === 0)
    draft.places.push({ place: 'meadow', text: '', link: null, isBehind: false });
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
  }
  // Water to spray with is at hand: it stands in a river, as deep as its knees.
  if (draft.places.every(({ place }) => place === 'savanna' || place === 'bathroom'))
    draft.places = [{ place: 'river', text: '', link: null, isBehind: false }];
  addOnce(draft.details, 'ford');
};

export const settleWildMoments = (text: string, draft: Draft) => {
  runOffWith(text, draft);
  climbTrunks(text, draft);
  dragBranches(draft);
  hopAlong(text, draft);
  goInFile(text, draft);
  crossRainbows(text, draft);
  sprayWithTrunk(text, draft);
};

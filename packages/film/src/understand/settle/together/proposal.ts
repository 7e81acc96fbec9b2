/** A proposal: one kneels and holds up a ring, the other stands before them, moved. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { add, countOf, does, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isRing = (thing: DraftThing) =>
  !isPerson(thing) &&
  /(?:^|\b)(?:ring|ring box|engagement ring|diamond|diamond ring|proposal|knee)$/.test(thing.name);
const saysSo =
  /\b(?:propos(?:es?|ed|ing|al)|pop(?:s|ping)? the question|(?:get|gets|getting) engaged|ask(?:s|ing)? \w+ (?:girlfriend|boyfriend|partner)? ?to marry)\b/;

/** On one knee with a ring is a proposal too; a toast, a business and a peace are proposed standing. */
const isProposal = (text: string) =>
  (saysSo.test(text) && !/\b(?:toast|business|plan|deal|project|budget|law|solution)\b/.test(text)) ||
  (/\b(?:one|bended|bent) knee\b/.test(text) && /\bring\b/.test(text));

export const propose = (text: string, draft: Draft) => {
  if (!isProposal(text)) return;
  draft.things = without(draft.things, isRing);
  draft.notDrawn = draft.notDrawn.filter((name) => !/propos|ring|knee|question|engage/.test(name));
  const people = draft.things.filter(
    (thing) => isPerson(thing) && !/crowd|guest|family|friends|people|stranger|tourist/.test(nounOf(thing)),
  );
  let asks = people.find((thing) => does(thing, /^(?:propos|kneel|ask|pop)/)) ?? people[0];
  if (!asks) {
    const man = add(draft, 'man', { sex: 'male' });
    asks = draft.things[man];
  }
  if (!asks) return;
  let asked = people.find((thing) => thing !== asks);
  if (!asked) {
    const isWoman = (asks.sex ?? asks.noun?.person?.sex) === 'female';
    asked = draft.things[add(draft, isWoman ? 'man' : 'woman', { age: asks.age })];
  }
  if (!asked) return;
  for (const thing of [asks, asked])
    if (countOf(thing) > 1) Object.assign(thing, { count: 1, plural: false });
  if (asked.wears.length === 0 && (asked.sex ?? asked.noun?.person?.sex) === 'female')
    asked.wears.push({ name: 'dress', colour: { name: 'red', hex: '#c8283c' } });
  if (asks.wears.length === 0 && (asks.sex ?? asks.noun?.person?.sex) !== 'female')
    asks.wears.push({ name: 'suit', colour: { name: 'navy', hex: '#22304f' } });
  const box = add(draft, 'ring box', { isImplied: false });
  const keep = (thing: DraftThing) =>
    thing.ties.filter(({ to }) => !isPerson(draft.things[to]!) && draft.things[to]!.noun?.nature !== 'prop');
  asks.ties = keep(asks);
  asked.ties = [];
  if (box >= 0) retie(asks, 'holding', box);
  asks.acts = [{ ...newAct('kneel', 'propose'), object: draft.things.indexOf(asked) }];
  asked.acts = [{ ...newAct('stand', 'stand'), object: draft.things.indexOf(asks) }];
  // Seen from below, a landmark rises high behind them.
  if (draft.things.some(({ noun }) => noun?.nature === 'building')) {
    draft.angle ??= 'low';
    draft.shot ??= 'wide';
    draft.move ??= 'static';
  }
  addOnce(asks.traits, 'proposes');
  addOnce(asked.traits, 'is proposed to');
};

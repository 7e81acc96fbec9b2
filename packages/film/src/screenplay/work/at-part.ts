/** "Lifts her chin", "ties his shoes", "fixes a friend's phone": hands are at one part of somebody else, or at what is in that hand. */

import type { Event } from '../../facts/facts.ts';
import type { BodyRegion } from '../../scene/body-regions.ts';
import { limits } from '../../scene/scene.ts';
import { type DraftAct, newAct, newThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { isHoldable } from '../../understand/nouns/uses.ts';
import { bodyRegion, isLowRegion } from '../../world/parts/body-parts.ts';
import { givingVerbs, takingVerbs } from '../../world/verb-senses.ts';
import { type BodyWork, bodyWorkFor, isAtBody } from '../../world/work/body-work.ts';
import { addTie, isPerson, nounOf, type Shown, shownAs } from '../shown.ts';

type Touched = {
  person: number;
  region: BodyRegion;
  /** What hands are at, as it is called. */
  noun: string;
  /** It is shown by itself, in the hand of its owner. */
  held: number | null;
};

const placesOf = ({ to, from, at }: Event) => [...to, ...from, ...at].flatMap(({ entities }) => entities);

/** The part that is touched and its person: said with the place first, as "a hat on his head" is at the head. */
const touched = (shown: Shown, event: Event, doer: number): Touched | null => {
  const { facts, things } = shown;
  const other = (entity: number): number | undefined => {
    const at = shownAs(shown, entity);
    return at !== undefined && at !== doer && isPerson(things[at]!) ? at : undefined;
  };
  // "The settings of her phone", "the strap of his watch": also of what they belong to.
  const ownerOf = (entity: number, depth = 0): number | undefined => {
    const { owner, partOf } = facts.entities[entity]!;
    const whole = partOf ?? owner;
    if (whole === null || whole === entity || depth > 3) return undefined;
    return other(whole) ?? ownerOf(whole, depth + 1);
  };
  const isKept = !takingVerbs.has(event.verb) && !givingVerbs.has(event.verb);
  const [object] = event.objects;
  const done = object === undefined ? undefined : other(object);
  // "Massages a man's back" is read like "calls him back", which nobody does with a hand on him.
  if (done !== undefined && event.manner.includes('back') && bodyWorkFor(event.verb, 'back'))
    return { person: done, region: 'back', noun: 'back', held: null };
  const places = placesOf(event);
  for (const entity of [...places, ...event.objects]) {
    const { noun } = facts.entities[entity]!;
    const region = bodyRegion(noun);
    // "Taps a boy on the shoulder": the boy's.
    const person = places.includes(entity) && done !== undefined ? done : other(entity);
    const whose = person ?? ownerOf(entity);
    if (whose === undefined) continue;
    const own = shownAs(shown, entity);
    const isThing = own !== undefined && own !== whose && own !== doer;
    if (isThing && isKept && isHoldable(things[own]!.noun) && !isPerson(things[own]!))
      return { person: whose, region: 'hand', noun, held: own };
    if (region) return { person: whose, region, noun, held: null };
  }
  // "Puts a coat on her".
  const dressed = places.map(other).find((one) => one !== undefined);
  const noun = object === undefined ? '' : facts.entities[object]!.noun;
  const worn = bodyRegion(noun);
  return dressed !== undefined && worn ? { person: dressed, region: worn, noun, held: null } : null;
};

/** The thing said to be brought to the part, or the usual tool, is in the hand. */
const takeInHand = (shown: Shown, event: Event, doer: number, act: DraftAct, work: BodyWork | null) => {
  const { things } = shown;
  const thing = things[doer]!;
  const own = things[doer]!.ties.some(({ kind, to }) => kind === 'holding' && to === act.instrument);
  if (own) {
    things[act.instrument!]!.size ??= 'large';
    return;
  }
  const brought = [...event.instruments, ...event.objects]
    .map((entity) => ({ at: shownAs(shown, entity), noun: nounOf(shown, entity) }))
    .find(({ at, noun }) => at !== undefined && at !== doer && at !== act.object && isHoldable(noun))?.at;
  const made = findNoun(work?.tool ?? '');
  const tool =
    brought ??
    (made && things.length < limits.things
      ? things.push({ ...newThing(made.name, made), isImplied: true }) - 1
      : undefined);
  if (tool === undefined) return;
  Object.assign(things[tool]!, { ties: [], acts: [] });
  // Small as it is, it tells what is done.
  things[tool]!.size ??= 'large';
  thing.ties = thing.ties.filter(({ to }) => to !== tool);
  addTie(thing, { kind: 'holding', to: tool });
  act.instrument = tool;
};

export const touchPart = (shown: Shown, event: Event, doer: number, act: DraftAct) => {
  const { things } = shown;
  if (!isPerson(things[doer]!) || (things[doer]!.count ?? 1) > 1) return;
  const found = touched(shown, event, doer);
  if (!found) return;
  const work = bodyWorkFor(event.verb, found.noun);
  if (!isAtBody(act.action ?? 'stand', work)) {
    // "Whispers in the ear of a friend": to that friend.
    act.object ??= found.person;
    addTie(things[doer]!, { kind: 'facing', to: found.person });
    return;
  }
  const patient = things[found.person]!;
  Object.assign(act, { object: found.person, part: found.region, goal: null, source: null, direction: null });
  // A child whose chin is lifted is not in the arms.
  const gone = [found.person, found.held];
  things[doer]!.ties = things[doer]!.ties.filter(({ to }) => !gone.includes(to));
  addTie(things[doer]!, { kind: 'facing', to: found.person });
  if (found.held !== null) {
    const held = things[found.held]!;
    Object.assign(held, { ties: [], acts: [], count: 1, plural: false, size: held.size ?? 'large' });
    addTie(patient, { kind: 'holding', to: found.held });
  } else takeInHand(shown, event, doer, act, work);
  if (isLowRegion(found.region)) {
    act.action = 'kneel';
    if (patient.acts.length === 0) patient.acts.push(newAct('sit', 'sit'));
    return;
  }
  const bare = found.held === null ? 'reach' : 'work';
  act.action = work?.action ?? (act.action === 'rub' ? 'rub' : bare);
  // Others wait until it is done.
  if (patient.acts.length === 0) patient.acts.push(newAct('stand', 'stand'));
};

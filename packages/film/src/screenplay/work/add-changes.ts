/** Changes that the facts tell, on the things of the scene and at their time. */

import type { Change, Facts } from '../../facts/facts.ts';
import { limits, type Change as SceneChange } from '../../scene/scene.ts';
import { type DraftThing, newAct } from '../../understand/draft.ts';
import { vehicles } from '../../understand/nouns/nature.ts';
import { facialParts } from '../../world/feelings.ts';
import { wholeOf } from '../cast-entity.ts';
import { changedBefore, inHairColours, looksOfForm, partOfPerson } from '../looks/changed-looks.ts';
import { coloursBefore, partChanged } from '../looks/named-parts.ts';
import { colourOf, dyeOf, isMaterial, sizeOf } from '../meanings.ts';
import type { Shown } from '../shown.ts';
import { spanOf } from '../write-acts.ts';
import { blowUpon } from './blows.ts';
import { actOfChange, asRemains, atEndOfWay } from './remains.ts';

/** "The bristles become a tail" goes on with what was said of the whole: one change, over the whole film. */
const isToldByPieces = (facts: Facts): boolean =>
  facts.entities.some((_, index) => changedBefore(facts, index) !== null);

export const sceneChange = (
  { property, from, to }: Change,
  span: { begin: number; end: number },
): SceneChange | null => {
  if (property === 'time_of_day' || property === 'season' || property === 'weather') return null;
  // "It transforms", into nothing that is said.
  if (!to) return null;
  // "Vanishes from the table": nothing becomes of it.
  if (property === 'form' && to === 'gone') return { property: 'presence', to, ...span };
  if (property === 'state' && to === 'invisible') return { property: 'presence', to: 'gone', ...span };
  const shownAs =
    property === 'state'
      ? colourOf(to)
        ? 'colour'
        : isMaterial(to) || to === 'transparent' || to === 'translucent'
          ? 'material'
          : sizeOf(to)
            ? 'size'
            : 'wholeness'
      : property;
  return {
    property: shownAs,
    to: to.slice(0, 80),
    ...(from && { from: from.slice(0, 80) }),
    ...(shownAs === 'colour' && { colour: colourOf(to) ?? null }),
    ...(from && shownAs === 'colour' && { fromColour: colourOf(from) ?? null }),
    ...span,
  };
};

/** A flower is one from its bud on, and popcorn from its kernel. */
const young = new Set(['bud', 'sprout', 'seedling', 'sapling', 'blossom', 'flower']);

/** "A flower bud blooms into a full flower" opens; it becomes no other thing. */
const asBlooming = (change: Change, { entities }: Facts): Change => {
  const entity = change.entity === null ? undefined : entities[change.entity];
  const isBud = young.has(entity?.head ?? '') || change.from === 'bud';
  const to = entities[change.toEntity ?? -1]?.head ?? change.to ?? '';
  const opens =
    (change.property === 'form' && isBud && (young.has(to) || to === entity?.noun.split(' ')[0])) ||
    (change.property === 'state' && change.from === 'bud');
  return opens ? { ...change, property: 'state', from: null, to: 'open', toEntity: null } : change;
};

/** Back to what it was: the state it is in before. */
const statesBefore = new Map([
  ['dry', 'wet'],
  ['thawed', 'frozen'],
  ['revived', 'wilted'],
  ['healed', 'stained'],
  ['clean', 'dirty'],
]);

/** "A towel dries" was wet and is a towel; only what grew dries up. */
const asRestored = (change: SceneChange, thing: DraftThing): SceneChange => {
  if (change.property !== 'wholeness') return change;
  const nature = thing.noun?.nature;
  const grows = nature === 'plant' || nature === 'food';
  const word = change.to === 'melted' && thing.traits.some(isFrosty) ? 'thawed' : change.to;
  const from = statesBefore.get(word);
  if (from === undefined || (word === 'dry' && grows)) return change;
  return { ...change, to: 'restored', from: change.from ?? from };
};
const isFrosty = (trait: string): boolean => /frost|frozen|icy/.test(trait);

/** "Grows from a small bud into a large fruit": what is of two sizes stays what it is. */
const asGrowth = (change: Change, { entities }: Facts): Change => {
  if (change.property !== 'form' || !change.from) return change;
  const from = change.from.split(' ').find(sizeOf);
  const to = entities[change.toEntity ?? -1]?.attributes.find(({ kind }) => kind === 'size')?.value;
  return from && to ? { ...change, property: 'size', from, to, toEntity: null } : change;
};

const seenToChange = 4;
const openings = new Map<string, 'open' | 'close'>([
  ['open', 'open'],
  ['closed', 'close'],
  ['shut', 'close'],
]);

export const addChanges = ({ facts, cast, things, thingOf }: Shown, steps: readonly number[]) => {
  for (const said of facts.changes) {
    const change = asBlooming(said, facts);
    const whole = change.entity === null ? null : wholeOf(cast, change.entity);
    const index = whole === null ? undefined : thingOf.get(whole);
    if (index === undefined || !steps.includes(change.step)) continue;
    // A nose that becomes a beak is told by the whole that changes.
    if (change.entity !== null && changedBefore(facts, change.entity) !== null) continue;
    if (change.property === 'form' && whole !== change.entity) continue;
    // Eyes that widen are seen in the face.
    const isFacial = change.entity !== null && facialParts.has(facts.entities[change.entity]!.head);
    if (isFacial && whole !== change.entity && change.property === 'size') continue;
    const isInPieces = change.property === 'form' && isToldByPieces(facts);
    const told = isInPieces ? null : spanOf(change.step, steps);
    const span = blowUpon(things, index) ??
      told ??
      atEndOfWay(things[index]!, change) ?? { begin: 0.15, end: 0.85 };
    const dye = change === said || !said.to ? undefined : dyeOf(said.to);
    if (dye) things[index]!.colour ??= dye;
    const all = asRemains(asGrowth(change, facts), facts)
      .flatMap((one) => sceneChange(one, span) ?? [])
      .map((one) => asRestored(one, things[index]!));
    // A whole bed of flowers would be too far away for any of them to be seen to change.
    const named = facts.entities[whole!]!;
    const isUncounted = whole === change.entity && named.count === null && !named.isMany;
    if (isUncounted && (things[index]!.count ?? 0) > seenToChange) things[index]!.count = seenToChange;
    if (change.toEntity !== null && all[0]?.property === 'form')
      Object.assign(all[0], looksOfForm(change.toEntity, cast, facts));
    const part = change.entity === null ? undefined : partOfPerson(facts, cast, change.entity);
    const [one] = all;
    const ofPart = change.entity === null ? undefined : partChanged(facts, cast, change.entity);
    if (one && ofPart) Object.assign(one, { part: ofPart }, coloursBefore(facts, change));
    if (one && part) Object.assign(one, { part }, part === 'hair' ? inHairColours(change) : {});
    // A flower that opens blooms.
    const isOpened = part === undefined && ofPart === undefined && things[index]!.noun?.nature !== 'plant';
    const turned = change.property === 'state' ? openings.get(change.to ?? '') : undefined;
    if (turned && isOpened) {
      things[index]!.acts.push(newAct(turned, turned));
      continue;
    }
    const act = actOfChange(change);
    if (act) things[index]!.acts = [newAct(act, act)];
    // What falls breaks where it lands, not on its way.
    const isFalling = things[index]!.acts.some(({ action }) => action === 'fall');
    if (isFalling && one?.property === 'wholeness' && one.to === 'broken' && steps.length < 2) {
      things[index]!.acts.push(newAct('break', 'break'));
      continue;
    }
    // One that drives away would be too small to be seen to change.
    const isVehicle = vehicles.has(things[index]!.noun?.nature ?? 'prop');
    if (one && isVehicle && things[index]!.acts.length === 0)
      things[index]!.acts.push(newAct('stand', 'stand'));
    if (one) things[index]!.changes = [...(things[index]!.changes ?? []), ...all].slice(0, limits.changes);
  }
};

/** Changes that the facts tell, on the things of the scene and at their time. */

import type { Change, Facts } from '../../facts/facts.ts';
import { limits, type Change as SceneChange } from '../../scene/scene.ts';
import { newAct } from '../../understand/draft.ts';
import { facialParts } from '../../world/feelings.ts';
import { wholeOf } from '../cast-entity.ts';
import { changedBefore, inHairColours, looksOfForm, partOfPerson } from '../looks/changed-looks.ts';
import { coloursBefore, partChanged } from '../looks/named-parts.ts';
import { colourOf, isMaterial, sizeOf } from '../meanings.ts';
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
  const shownAs =
    property === 'state'
      ? colourOf(to)
        ? 'colour'
        : isMaterial(to) || to === 'transparent'
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

/** "Grows from a small bud into a large fruit": what is of two sizes stays what it is. */
const asGrowth = (change: Change, { entities }: Facts): Change => {
  if (change.property !== 'form' || !change.from) return change;
  const from = change.from.split(' ').find(sizeOf);
  const to = entities[change.toEntity ?? -1]?.attributes.find(({ kind }) => kind === 'size')?.value;
  return from && to ? { ...change, property: 'size', from, to, toEntity: null } : change;
};

const openings: Record<string, 'open' | 'close'> = { open: 'open', closed: 'close', shut: 'close' };

export const addChanges = ({ facts, cast, things, thingOf }: Shown, steps: readonly number[]) => {
  for (const change of facts.changes) {
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
    const all = asRemains(asGrowth(change, facts), facts).flatMap((one) => sceneChange(one, span) ?? []);
    if (change.toEntity !== null && all[0]?.property === 'form')
      Object.assign(all[0], looksOfForm(change.toEntity, cast, facts));
    const part = change.entity === null ? undefined : partOfPerson(facts, cast, change.entity);
    const [one] = all;
    const named = change.entity === null ? undefined : partChanged(facts, cast, change.entity);
    if (one && named) Object.assign(one, { part: named }, coloursBefore(facts, change));
    if (one && part) Object.assign(one, { part }, part === 'hair' ? inHairColours(change) : {});
    // A flower that opens blooms.
    const isOpened = part === undefined && named === undefined && things[index]!.noun?.nature !== 'plant';
    const turned = change.property === 'state' ? openings[change.to ?? ''] : undefined;
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
    if (one) things[index]!.changes = [...(things[index]!.changes ?? []), ...all].slice(0, limits.changes);
  }
};

/** What things do when no verb says it, and what a verb means for the one who does it. */

import type { Action } from '../../scene/actions.ts';
import type { Place } from '../../scene/scene.ts';
import { isIndoors } from '../../world/indoors.ts';
import { actionIn, habits, playedOn, professions } from '../../world/usual-actions.ts';
import { type Draft, type DraftAct, type DraftThing, newAct } from '../draft.ts';
import { living, vehicles } from '../nouns/nature.ts';
import { isSeat } from '../nouns/uses.ts';
import { isFixed, suits, suitsNoun, travelOf } from './suit-action.ts';

const openAction = (thing: DraftThing, act: DraftAct, draft: Draft): Action => {
  const object = act.object === null ? null : draft.things[act.object];
  const names = [object?.noun?.base, object?.noun?.name, object?.name];
  const played = actionIn(playedOn, ...names);
  if (
    played &&
    (thing.noun?.nature === 'person' ||
      thing.character !== null ||
      ['swing', 'slide', 'bounce'].includes(played))
  )
    return played;
  if (/trick|stunt/.test(act.verb)) return actionIn(professions, thing.noun?.name) ?? 'jump';
  const called = actionIn(professions, thing.noun?.name, thing.name);
  if (called) return called;
  if (/^(?:play|practi[cs]e|have|enjoy|perform|give|entertain)/.test(act.verb)) {
    if (thing.noun?.nature === 'person') {
      if (object && /ball|frisbee/.test(object.noun?.base ?? '')) return 'throw';
      if (object && living.has(object.noun?.nature ?? 'prop')) return 'pet';
      return thing.age === 'child' || thing.age === 'baby' ? 'run' : 'dance';
    }
    const habit = /^perform/.test(act.verb) ? actionIn(habits, thing.noun?.base) : undefined;
    if (habit) return habit;
    if (object?.noun?.base && /ball|yarn|toy|butterfly/.test(object.noun.base)) return 'chase';
    return thing.noun?.nature === 'fish' ? 'swim' : thing.noun?.nature === 'bird' ? 'fly' : 'jump';
  }
  return thing.noun?.nature === 'person'
    ? 'hold'
    : (actionIn(habits, thing.noun?.base) ?? travelOf(thing.noun));
};

/** Unknown verbs: the nearest that its ending, its object or the doer's nature suggests. */
const unknownAction = (thing: DraftThing, act: DraftAct): Action => {
  const { noun } = thing;
  if (noun?.nature === 'person' && act.object !== null) return actionIn(professions, noun.name) ?? 'reach';
  if (noun && (isFixed(noun) || noun.nature === 'prop')) return noun.base === 'clock' ? 'swing' : 'stand';
  return actionIn(professions, noun?.name) ?? actionIn(habits, noun?.base) ?? travelOf(noun);
};

const still = new Set(['on', 'in', 'holding', 'riding', 'driving', 'part_of', 'against']);

const isOpenVerb = ({ verb }: DraftAct) =>
  /^(?:play|do|perform|practi[cs]e|have|use|try|start|enjoy|compete|give|entertain)/.test(verb);

export const settleActs = (draft: Draft, place: Place) => {
  const { things } = draft;
  const isHeld = (index: number) =>
    things.some(({ ties }) =>
      ties.some((one) => one.to === index && (one.kind === 'holding' || one.kind === 'driving')),
    );
  for (const [index, thing] of things.entries()) {
    // A verb that no list knows adds nothing to one that is known.
    const isKnown = thing.acts.some(({ action }) => action !== null);
    if (isKnown)
      thing.acts = thing.acts.filter((act) => act.action !== null || isOpenVerb(act) || act.verb === 'drop');
    for (const act of thing.acts) {
      if (act.action === null || /^perform(?: on| in| at)?$/.test(act.verb))
        act.action = /^(?:play|do|perform|practi[cs]e|have|use|try|start|enjoy|compete|give|entertain)/.test(
          act.verb,
        )
          ? openAction(thing, act, draft)
          : unknownAction(thing, act);
      // Divers do not walk.
      if (
        place === 'underwater' &&
        thing.noun?.nature === 'person' &&
        ['walk', 'run', 'look', 'stand', 'fly'].includes(act.action)
      )
        act.action = 'swim';
      const steers = act.action === 'drive' && thing.ties.some(({ kind }) => kind === 'driving');
      if (
        ['lake', 'river', 'sea'].includes(place) &&
        act.action === 'walk' &&
        /duck|swan|goose/.test(thing.noun?.base ?? '')
      )
        act.action = 'swim';
      const fords =
        thing.noun?.nature === 'animal' &&
        /^(?:cross|ford|swim)/.test(act.verb) &&
        !draft.details.includes('ford');
      if (
        fords &&
        act.action === 'walk' &&
        (place === 'river' || place === 'lake') &&
        thing.ties.length === 0
      )
        act.action = 'swim';
      act.action = steers ? 'drive' : suitsNoun(thing.noun, suits(thing, act), act.verb);
    }
    shareTies(draft, index);
  }
  for (const [index, thing] of things.entries()) {
    if (thing.acts.length > 0) continue;
    if (goesAlong(things, index)) continue;
    const isSeated = thing.ties.some(({ kind, to }) => kind === 'on' && isSeat(things[to]?.noun ?? null));
    const usual = defaultAction(thing, place, isHeld(index), isSeated);
    const isDisturbed = thing.noun?.nature !== 'bird' || usual === 'fly';
    // A way that nobody asked for would lead out of a close-up.
    const leavesCloseUp =
      draft.shot?.endsWith('close_up') && thing.noun?.nature === 'bird' && usual === 'fly';
    const action = leavesCloseUp || (isDisturbed && isWorkedOn(things, index)) ? 'stand' : usual;
    if (action !== null) thing.acts.push(newAct(action, action));
  }
};

/** A car that is washed or built does not drive, and a bird that is fed or stroked does not fly about. */
const isWorkedOn = (things: readonly DraftThing[], index: number) => {
  const nature = things[index]!.noun?.nature ?? 'prop';
  const byHands = vehicles.has(nature)
    ? ['wash', 'build', 'work', 'rub', 'paint', 'hammer', 'reach', 'look']
    : nature === 'bird'
      ? ['wash', 'feed', 'pet', 'reach']
      : [];
  return things.some(
    ({ acts, noun }) =>
      (nature !== 'bird' || noun?.nature === 'person') &&
      acts.some(({ action, object }) => object === index && byHands.includes(action ?? '')),
  );
};

/** "Running with her dog", "beside its mother": who is named with somebody on the way goes along. */
const goesAlong = (things: DraftThing[], index: number): boolean => {
  const thing = things[index]!;
  const leader = things[0]!;
  const isFree =
    thing.ties.every(({ kind, to }) => to === 0 && (kind === 'beside' || kind === 'with')) &&
    things.every(({ ties, acts }, at) =>
      at === 0
        ? [...ties].every(({ kind, to }) => to !== index || kind === 'beside' || kind === 'with') &&
          acts.every(({ object }) => object !== index)
        : ties.every(({ to }) => to !== index),
    );
  const onFoot = leader.acts.find(({ action }) => action === 'walk' || action === 'run');
  if (index === 0 || !isFree || !onFoot || leader.ties.some(({ kind }) => kind === 'riding')) return false;
  if (![leader, thing].every(({ noun }) => noun && ['person', 'animal'].includes(noun.nature))) return false;
  thing.acts.push({ ...onFoot, object: null, instrument: null });
  if (thing.ties.length === 0 && leader.ties.every(({ to }) => to !== index))
    thing.ties.push({ kind: 'beside', to: 0 });
  return true;
};

/** An animal that is ridden or led moves; one that is chased runs. */
const shareTies = ({ things }: Draft, index: number) => {
  const thing = things[index]!;
  for (const { kind, to } of thing.ties) {
    const other = things[to]!;
    const moving = thing.acts.findLast(
      ({ action }) =>
        action !== null &&
        ['walk', 'run', 'fly', 'ride', 'drive', 'jump', 'swim', 'sail', 'march', 'float', 'row'].includes(
          action,
        ),
    );
    if (kind === 'riding' && other.acts.length === 0) {
      const isAnimal = living.has(other.noun?.nature ?? 'prop');
      const action = moving?.action ?? 'ride';
      other.acts.push({
        ...newAct(
          isAnimal
            ? action === 'run'
              ? 'run'
              : action === 'fly' || /dragon|pegasus|griffin/.test(other.noun?.base ?? '')
                ? 'fly'
                : 'walk'
            : suitsNoun(other.noun, action === 'ride' ? 'drive' : action),
          'ride',
        ),
        pace: moving?.pace ?? null,
        direction: moving?.direction ?? null,
      });
    }
    if (
      (kind === 'driving' || kind === 'in') &&
      other.acts.length === 0 &&
      other.noun &&
      vehicles.has(other.noun.nature)
    ) {
      const isFlown = thing.acts.some(({ verb }) => /^(?:fly|soar)/.test(verb));
      other.acts.push({
        ...newAct(isFlown ? 'fly' : travelOf(other.noun), 'drive'),
        pace: moving?.pace ?? null,
        direction: moving?.direction ?? null,
      });
    }
    if (kind === 'chasing' && other.acts.length === 0) {
      const action =
        other.noun && living.has(other.noun.nature)
          ? travelOf(other.noun) === 'walk'
            ? 'run'
            : travelOf(other.noun)
          : other.noun && vehicles.has(other.noun.nature)
            ? travelOf(other.noun)
            : 'roll';
      other.acts.push(newAct(action, 'flee'));
    }
    if (
      (kind === 'leading' || kind === 'following') &&
      other.acts.length === 0 &&
      other.noun &&
      (living.has(other.noun.nature) || vehicles.has(other.noun.nature))
    ) {
      other.acts.push({
        ...newAct(suitsNoun(other.noun, moving?.action ?? 'walk'), 'walk'),
        pace: moving?.pace ?? null,
      });
    }
    if (
      kind === 'facing' &&
      thing.acts.some(({ action }) => action === 'fight') &&
      other.acts.length === 0 &&
      living.has(other.noun?.nature ?? 'prop')
    ) {
      other.acts.push({ ...newAct('fight', 'fight'), object: index });
    }
  }
};

const defaultAction = (
  thing: DraftThing,
  place: Place,
  isHeld: boolean,
  isSeated: boolean,
): Action | null => {
  const { noun } = thing;
  // It has no driver, or none any more, and does not move.
  const isLeft = thing.traits.some((trait) =>
    /^(?:abandoned|derelict|ruined|rusted|rusting|overgrown|wrecked|parked|moored|docked|anchored)$/.test(
      trait,
    ),
  );
  if (isLeft && noun && !living.has(noun.nature)) return vehicles.has(noun.nature) ? 'stand' : null;
  const isStill = thing.ties.some(({ kind }) => still.has(kind)) || isHeld;
  if (!noun) return thing.character ? (isStill ? 'stand' : 'walk') : null;
  if (noun.nature === 'person') {
    const rides = thing.ties.find(({ kind }) => kind === 'riding' || kind === 'driving');
    if (rides) return rides.kind === 'driving' ? 'drive' : 'ride';
    if (thing.ties.some(({ kind }) => kind === 'on' || kind === 'in'))
      return actionIn(professions, noun.name) ?? (isSeated ? 'sit' : 'stand');
    const called = actionIn(professions, noun.name, thing.name);
    if (thing.wears.some(({ name }) => name === 'tutu')) return 'dance';
    return called ?? 'stand';
  }
  const habit = actionIn(habits, /lantern/.test(noun.name) ? noun.name : noun.base);
  if (living.has(noun.nature)) {
    if (place === 'underwater' && noun.nature === 'animal') return 'swim';
    if (isStill) return noun.nature === 'fish' ? 'swim' : 'stand';
    if (
      habit &&
      !(
        habit === 'graze' &&
        ['street', 'city', 'room', 'moon', 'mars', 'beach', 'desert', 'snowfield', 'studio'].includes(place)
      ) &&
      !(
        habit === 'swim' &&
        !['lake', 'river', 'sea', 'harbour', 'swimming_pool', 'japanese_garden', 'swamp'].includes(place)
      )
    )
      return habit;
    const travel = travelOf(noun);
    return travel === 'walk' ? 'stand' : travel === 'fly' && isIndoors(place) ? 'stand' : travel;
  }
  if (vehicles.has(noun.nature)) {
    // Only trains have a way of their own under a roof.
    if (isStill || (isIndoors(place) && noun.nature !== 'rail_vehicle'))
      return habit === 'float' && !isStill ? habit : 'stand';
    if (habit) return habit;
    const travel = travelOf(noun);
    if (['road', 'highway'].includes(place) && noun.base === 'motorcycle') return 'drive';
    return /bicycle|skateboard|scooter|wheelchair|stroller|wheelbarrow|shopping cart|surfboard|motorcycle|hoverbike|tricycle|unicycle/.test(
      noun.base,
    )
      ? 'stand'
      : travel;
  }
  if (isStill && habit !== 'burn' && habit !== 'shine') return null;
  return (
    habit ??
    (noun.nature === 'plant' && !/log|stump|bouquet|mushroom|cactus|branch|pumpkin|wheat/.test(noun.base)
      ? 'swing'
      : null)
  );
};

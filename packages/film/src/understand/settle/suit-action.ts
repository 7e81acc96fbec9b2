/** What a verb means for the one who does it: a train that crosses a valley drives, a ship sails. */

import { findKit } from '../../kits/find-kit.ts';
import { happenings, lastingChanges } from '../../scene/action-groups.ts';
import type { Action } from '../../scene/actions.ts';
import { actionIn, professions } from '../../world/usual-actions.ts';
import { doneByThings } from '../../world/verb-senses.ts';
import { addOnce, type DraftAct, type DraftThing } from '../draft.ts';
import type { Noun } from '../nouns/find-noun.ts';
import { living } from '../nouns/nature.ts';

export const travelOf = (noun: Noun | null): Action => {
  switch (noun?.nature) {
    case 'bird':
    case 'insect':
    case 'aircraft':
    case 'spacecraft':
      return /chicken|penguin|ostrich|\bant$|beetle|spider|caterpillar|ladybug|duckling|peacock/.test(
        noun.base,
      )
        ? 'walk'
        : 'fly';
    case 'fish':
      return 'swim';
    case 'road_vehicle':
    case 'rail_vehicle':
      return 'drive';
    case 'boat':
      return 'sail';
    default:
      return 'walk';
  }
};

const travels = new Set<Action>([
  'walk',
  'run',
  'drive',
  'sail',
  'ride',
  'fly',
  'swim',
  'march',
  'float',
  'climb',
]);

/** A train that crosses a valley drives, a ship sails, a plane flies, a fish that races swims. */
export const suitsNoun = (noun: Noun | null, action: Action, verb = ''): Action => {
  const glides = /^(?:glide|circle|pass)/.test(verb);
  if (!noun || !travels.has(action)) return action;
  if (noun.nature === 'road_vehicle' || noun.nature === 'rail_vehicle')
    return action === 'float' || action === 'fly' ? action : 'drive';
  if (action === 'climb') return action;
  if (noun.nature === 'boat')
    return action === 'float' ? action : action === 'fly' && !glides ? action : 'sail';
  if (noun.nature === 'aircraft') return action === 'float' ? action : 'fly';
  if (noun.nature === 'spacecraft')
    return action === 'drive' || noun.base === 'rover' ? 'drive' : action === 'float' ? action : 'fly';
  if (noun.nature === 'fish' && ['fly', 'walk', 'run', 'drive', 'ride', 'march'].includes(action))
    return 'swim';
  if (living.has(noun.nature) && (action === 'drive' || action === 'sail') && noun.nature !== 'person')
    return 'run';
  return action;
};

/** A skier who races skis; one who rests sits, and an animal lies. */
export const suits = (thing: DraftThing, { action, verb, object }: DraftAct): Action => {
  const isFlyer =
    (thing.noun?.nature === 'bird' || thing.noun?.nature === 'insect') && travelOf(thing.noun) === 'fly';
  // Hens and ducks that cross a road go on foot.
  const isOnFoot = findKit(thing.noun?.kit ?? '')?.locomotion === 'walks';
  if (isFlyer && action === 'walk' && !isOnFoot && !/^(?:walk|waddle|stride|strut|step|wade|hop)/.test(verb))
    return 'fly';
  if (thing.noun?.nature === 'bird' && action === 'launch') return 'fly';
  // A figure that picks a strawberry lifts no weight.
  const isHeld = thing.ties.some(({ kind, to }) => kind === 'holding' && to === object);
  if (action === 'lift' && /^pick/.test(verb) && isHeld) return 'hold';
  if (action === 'flow' && living.has(thing.noun?.nature ?? 'prop')) return 'run';
  if (action === 'kick' && /hockey/.test(thing.name)) return 'hit';
  if (verb.startsWith('glide') && /duck|swan|goose/.test(thing.noun?.base ?? '')) return 'swim';
  if (thing.noun?.nature === 'fish' && action === 'stand') return 'float';
  const isPerson = thing.noun?.nature === 'person' || thing.character !== null;
  const isCarried = thing.ties.some(({ kind }) => kind === 'riding' || kind === 'driving');
  if (action === 'flip' && (!isPerson || isCarried)) {
    addOnce(thing.traits, 'flip');
    return 'jump';
  }
  if (action === 'headspin' && !isPerson) return 'spin';
  if (
    /^goal(?:keeper|ie)$/.test(thing.noun?.name ?? '') &&
    ['dive', 'jump', 'catch', 'reach'].includes(action!)
  )
    return 'save';
  const called = thing.noun?.nature === 'person' ? actionIn(professions, thing.noun.name) : undefined;
  const isGoing = ['run', 'walk', 'slide', 'ride', 'drive', 'sail'].includes(action!);
  if (
    called &&
    ['ski', 'surf', 'skate'].includes(called) &&
    isGoing &&
    // Also a surfer may go on foot.
    !/^(?:walk|stroll|jog|head|carry)/.test(verb) &&
    thing.ties.every(({ kind }) => kind !== 'riding')
  )
    return called;
  if (called === 'surf' && action === 'ride') return 'surf';
  // "Rowing past a bridge": who sits in a boat does not walk.
  const rides = thing.ties.some(({ kind }) => kind === 'riding' || kind === 'driving');
  if (rides && action === 'walk' && !/^(?:walk|step|tread)/.test(verb))
    return thing.acts.some((one) => one.action === 'row') ? 'row' : 'ride';
  if (
    action === 'fly' &&
    thing.noun?.nature === 'person' &&
    thing.ties.some(({ kind, to }) => kind === 'holding' && to === object)
  )
    return 'throw';
  // What blows in the wind is the hair or the dress of somebody who stands there.
  if (isPerson && action === 'swing' && /^(?:blow|blew|wav|flutter|flap|flow|rustl|stream)/.test(verb))
    return 'stand';
  const isBeast = thing.noun !== null && living.has(thing.noun.nature) && thing.noun.nature !== 'person';
  // Eyes that blink are no lamps.
  if ((isBeast || isPerson) && action === 'shine' && /^(?:blink|wink)/.test(verb)) return 'look';
  if (isBeast && ['throw', 'hit', 'kick'].includes(action!)) return 'chase';
  if (thing.noun?.nature === 'insect' && ['lift', 'carry'].includes(action!) && object === null)
    return 'hover';
  // "Serving the ball" is no waiter's work.
  if (verb.startsWith('serve') && /tennis|volleyball|badminton|ping pong/.test(thing.name)) return 'hit';
  if (action === 'roll' && thing.noun?.nature === 'person' && object !== null) return 'throw';
  if (action === 'hang' && !living.has(thing.noun?.nature ?? 'prop')) return 'swing';
  if (action === 'walk' && /^(?:toy|model) (?:train|car|truck|racing car)$/.test(thing.noun?.name ?? ''))
    return 'drive';
  // "Moving", "coming" and "losing" do not make a thing walk.
  if (
    action === 'walk' &&
    ['prop', 'plant'].includes(thing.noun?.nature ?? '') &&
    /^(?:mov|com|los|go|turn|shed)/.test(verb) &&
    findKit(thing.noun?.kit ?? '')?.locomotion === 'none'
  )
    return 'stand';
  const isTool = object !== null && doneByThings.has(action!);
  if (isFixed(thing.noun) && !fixedActions.has(action!) && !isTool) return 'stand';
  if (action === 'carry' && object === null && /^(?:take|put|place|remove|set|pack)/.test(verb))
    return travelOf(thing.noun);
  if (verb === 'rest')
    return thing.noun?.nature === 'person'
      ? 'sit'
      : living.has(thing.noun?.nature ?? 'prop')
        ? 'lie'
        : 'stand';
  if (thing.noun?.base === 'cherry tree' && action === 'fall') return 'bloom';
  return action!;
};

/** Houses, furniture and rocks do not reach, look or sit. */
export const isFixed = (noun: Noun | null) =>
  noun !== null && ['building', 'furniture', 'landform', 'food'].includes(noun.nature);

const fixedActions = new Set<Action>([
  'light_up',
  'flicker',
  'drip',
  'overflow',
  'blow_away',
  ...happenings,
  'float',
  'fly',
  'spin',
  'roll',
  'slide',
  'dance',
  'jump',
  'walk',
  'run',
  'launch',
  'hatch',
  'hover',
  'drive',
  'lie',
  'stand',
  'wave',
  'spill',
  'pop',
  'collapse',
  ...lastingChanges,
]);

/** Verbs of looking that take an object: where it is no thing, it is the sunset, the sea, the stars. */
const viewing =
  /^(?:watch|gaze|stare|admire|observe|contemplate|survey|stargaze|see|enjoy|view)\b|^look (?:at|out|over|up at)/;

export const isView = (action: Action | null, verb: string, object: number | null) =>
  action === 'look' && object === null && viewing.test(verb);

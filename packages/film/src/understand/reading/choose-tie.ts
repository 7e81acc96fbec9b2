/** How two things are tied by a preposition or a verb, judged by what they are. */

import type { Action } from '../../scene/actions.ts';
import type { Place, TieKind } from '../../scene/scene.ts';
import type { Noun } from '../nouns/find-noun.ts';
import { living, vehicles } from '../nouns/nature.ts';
import { isHanded, isHoldable, isRidden, isSeat, isSurface, isVessel } from '../nouns/uses.ts';
import type { VerbTie } from '../vocabulary/verbs.ts';
import { isAnimate, type ReaderState, thingAt } from './reader-state.ts';

/** A figure in a house or on a train is seen in its rooms. */
export const insideOf = (
  noun: Noun | null,
  { tie, text }: { tie: TieKind; text: string },
  isSomebody: boolean,
): Place | null => {
  if (!noun || !isSomebody || (tie !== 'in' && tie !== 'on') || text === 'out of' || text === 'from')
    return null;
  if (tie === 'in' && /^(?:house|cabin|mansion|haunted house|building|apartment)$/.test(noun.base))
    return noun.base === 'mansion' ? 'living_room' : 'room';
  if (tie === 'in' && noun.base === 'skyscraper') return 'office';
  if (tie === 'in' && noun.base === 'tower') return 'library';
  if (/^(?:subway train|train|high speed train|bus|double decker bus)$/.test(noun.base) && !/top/.test(text))
    return 'train_carriage';
  return null;
};

/** "A cat chased by a dog": what the second one does. */
export const doneBy: Partial<Record<TieKind, Action>> = {
  chasing: 'chase',
  following: 'walk',
  riding: 'ride',
  driving: 'drive',
  holding: 'hold',
};

/** The figures a preposition refers to: those who act, or what was named just before. */
export const sourcesFor = (state: ReaderState, kind: TieKind, target: Noun | null): number[] => {
  const lastThing = thingAt(state, state.last);
  if (state.last === null || !lastThing || state.lastRole === 'agent')
    return state.agents.length > 0 ? state.agents : state.last === null ? [] : [state.last];
  if (state.agents.length === 0) return [state.last];
  const lastLives = isAnimate(state, state.last);
  if (kind === 'with') {
    const holder = state.agents.some((one) => isHanded(thingAt(state, one)?.noun ?? null));
    return holder && isHoldable(target)
      ? state.agents
      : lastLives
        ? state.agents
        : isSurface(lastThing.noun)
          ? [state.last]
          : state.agents;
  }
  if (state.lastRole === 'object') {
    if (state.link?.text === 'out of' && target && ['prop', 'furniture', 'food'].includes(target.nature))
      return [state.last];
    // "Pushing a patient in a wheelchair".
    if (
      lastLives &&
      kind === 'in' &&
      /wheelchair|stroller|cart|crib|cradle|basket|sleigh|nest|cage/.test(target?.base ?? '')
    )
      return [state.last];
    const lies = kind === 'on' || kind === 'in' || kind === 'over';
    // "Hammering iron on an anvil", "putting sliced fish on a plate".
    if (lies && isVessel(target)) return [state.last];
    return !lastLives && lies && isSurface(target) && !isSeat(target) ? [state.last] : state.agents;
  }
  // "Scrolling on her phone in bed": she is in bed.
  const isHeld = !lastLives && isSeat(target) && isHoldable(lastThing.noun);
  if (isHeld && state.agents.some((one) => thingAt(state, one)?.noun?.nature === 'person'))
    return state.agents;
  // "Lowers a rope to a man in a raft": the nearest one is in it.
  const isAddressed = state.agents.some((one) =>
    thingAt(state, one)?.ties.some((tie) => tie.to === state.last && tie.kind === 'facing'),
  );
  if (lastLives && isAddressed && kind === 'in' && target && vehicles.has(target.nature)) return [state.last];
  return lastLives
    ? state.agents
    : kind === 'along' || kind === 'through' || kind === 'around'
      ? state.agents
      : [state.last];
};

export const kindOfTie = (
  state: ReaderState,
  source: Noun | null,
  kind: TieKind,
  target: Noun | null,
  text: string,
): TieKind => {
  const key = target?.base ?? '';
  const isPerson = source === null || source.nature === 'person' || isHanded(source);
  if (kind === 'with') {
    if (
      target &&
      living.has(target.nature) &&
      ['punch', 'fight', 'fence', 'talk'].includes(state.current?.action ?? '')
    )
      return 'facing';
    if (target?.nature === 'person' && target.person?.age !== 'baby') return 'beside';
    if (isPerson && isHoldable(target)) return 'holding';
    if (source && /aquarium|fish bowl|basket|box|bowl|vase|birdcage|nest|bucket|pond/.test(source.base))
      return 'in';
    if (target && living.has(target.nature)) return 'beside';
    return source !== null && isSurface(source) ? 'on' : 'with';
  }
  if (kind === 'in') {
    if (text === 'out of' && target && (target.nature === 'building' || vehicles.has(target.nature)))
      return 'in_front_of';
    if ((isSeat(target) && (source === null || living.has(source.nature))) || target?.nature === 'plant')
      return 'on';
    if (target?.nature === 'landform') return 'on';
    if (target && ['plate', 'rug'].includes(key)) return 'on';
    if (target?.nature === 'furniture' && source && living.has(source.nature) && key === 'window')
      return 'beside';
    return 'in';
  }
  const act = state.current?.action;
  if (kind === 'on' && (act === 'paint' || act === 'write') && !(target && isHoldable(target)))
    return 'facing';
  if (text === 'at' && (act === 'shoot' || act === 'throw' || act === 'kick' || act === 'hit'))
    return 'facing';
  if (text === 'from' && /^(?:pier|dock|jetty|bridge|balcony|rooftop|roof|cliff|rock|wall|branch)$/.test(key))
    return 'on';
  if (text === 'from' && isSeat(target)) return 'on';
  if (text === 'from' && target && (vehicles.has(target.nature) || key === 'window')) return 'in';
  if (kind === 'on' && isPerson && isRidden(target)) return 'riding';
  if (kind === 'on' && state.current?.action === 'ride' && target && living.has(target.nature))
    return 'riding';
  if (kind === 'on' && key === 'window' && !/sill|ledge/.test(target?.name ?? '')) return 'beside';
  if (
    kind === 'over' &&
    source &&
    (vehicles.has(source.nature) || source.nature === 'person') &&
    key === 'bridge'
  )
    return 'on';
  if (kind === 'through' && key === 'bridge') return 'on';
  return kind;
};

const openedInHand = /umbrella|parasol|^(?:book|letter|envelope|map|newspaper|jar|bottle|can|fan)$/;

/** Animals that nobody carries about, but may hold up. */
const carriedInArms =
  /^(?:fish|salmon|trout|crab|lobster|starfish|turtle|tortoise|snake|lizard|hedgehog|squirrel|owl|dove|pigeon|duck|goose|dog|piglet|fox|koala|snail)$/;

export const tieOfObject = (
  state: ReaderState,
  agent: Noun | null,
  verb: VerbTie,
  object: Noun | null,
): TieKind | 'flying' | null => {
  const nature = object?.nature ?? 'prop';
  const { action, text, isOpen } = state.current!;
  if (verb === 'wearing') return 'with';
  if (isOpen && nature === 'instrument') return isHoldable(object) ? 'holding' : 'facing';
  if (action === 'wave' && !/^wave/.test(text)) return 'facing';
  if (text.startsWith('hang')) return 'under';
  if (/paper airplane|drone/.test(object?.base ?? '') && (agent === null || agent.nature === 'person'))
    return 'holding';
  if (verb === 'flying')
    return object?.base === 'kite'
      ? 'holding'
      : vehicles.has(nature)
        ? 'driving'
        : isRidden(object)
          ? 'riding'
          : 'holding';
  if ((verb === 'riding' || verb === 'driving') && (nature === 'building' || nature === 'landform'))
    return 'on';
  if (verb === 'riding' || verb === 'driving') {
    if (object?.base === 'kite') return 'holding';
    if (text === 'circle') return 'around';
    if (action === 'fly' || action === 'sail') return vehicles.has(nature) ? 'driving' : null;
    if (vehicles.has(nature) && !isRidden(object))
      return action === 'ride' ? 'in' : action === 'row' ? 'riding' : 'driving';
    return 'riding';
  }
  if (verb === 'through')
    return text.startsWith('pass')
      ? 'beside'
      : nature === 'animal'
        ? 'leading'
        : object?.base === 'bridge'
          ? 'on'
          : 'through';
  if (verb === 'holding') {
    if (action === 'lift' && text.startsWith('rescu')) return 'holding';
    if (action === 'lift' && agent && vehicles.has(agent.nature)) return 'above';
    const carries = (action === 'carry' || action === 'hold') && agent !== null && living.has(agent.nature);
    const small = carries && agent?.nature === 'person' && carriedInArms.test(object?.base ?? '');
    return small || ((agent === null || isHanded(agent) || carries) && isHoldable(object))
      ? 'holding'
      : 'facing';
  }
  if (
    (action === 'fight' || action === 'fence' || action === 'unsheathe') &&
    !living.has(nature) &&
    isHoldable(object)
  )
    return 'holding';
  if (action === 'open' && openedInHand.test(object?.base ?? '')) return 'holding';
  // A person is never on a leash.
  if (verb === 'leading' && nature === 'person') return 'beside';
  if (verb === 'leading' && action === 'pull' && isHoldable(object)) return 'holding';
  if (verb === 'leading' && !living.has(nature) && !vehicles.has(nature))
    return isHoldable(object) ? 'holding' : 'leading';
  if (action === 'jump' && object?.base === 'rope') return 'holding';
  // A teddy bear that is hugged is in the arms.
  if (action === 'hug' && !living.has(nature) && isHoldable(object)) return 'holding';
  if (verb === 'on' && object && ['building', 'landform', 'plant', 'furniture'].includes(nature)) return 'on';
  return verb;
};

/** Reads English text into a draft: who and what there is, how things are tied, what each does, and where. */

import { findKit } from '../../kits/find-kit.ts';
import type { Action } from '../../scene/actions.ts';
import { limits, type Place, type TieKind } from '../../scene/scene.ts';
import type { Meaning } from '../lexicon.ts';
import { findNoun, type Noun } from '../nouns/find-noun.ts';
import { living, vehicles } from '../nouns/nature.ts';
import { isDressable, isHanded, isHoldable, isRidden, isSeat, isSurface } from '../nouns/uses.ts';
import { townPlaces, towns } from '../settle/settle-place.ts';
import { tagWords } from '../tag-words.ts';
import type { VerbTie } from '../vocabulary/verbs.ts';
import { readWords } from '../words/read-words.ts';
import { verbStems } from '../words/word-forms.ts';
import { findPicture } from '../words/word-lists.ts';
import { makeThing } from './add-thing.ts';
import {
  addColour,
  addOnce,
  type Draft,
  type DraftAct,
  type DraftThing,
  newAct,
  newDraft,
  newThing,
} from './draft.ts';
import { joinOf } from './join-of.ts';
import { noteSetting, settingKinds } from './note-setting.ts';
import type { NounPhrase, Phrase } from './phrases.ts';
import { readPhrases } from './read-phrases.ts';

/** Places that are also a thing to stand before, cross or look at. */
const thingPlaces = new Set([
  'ship',
  'pond',
  'castle',
  'bridge',
  'temple',
  'church',
  'volcano',
  'waterfall',
  'island',
  'cliff',
  'mountain',
  'pagoda',
  'barn',
  'school',
  'shrine',
  'palace',
  'fortress',
  'cathedral',
  'chapel',
  'mosque',
  'greenhouse',
  'pier',
  'dock',
  'shop',
  'store',
  'monastery',
  'iceberg',
  'bakery shop',
]);
/** With these before it, such a place is where the scene is. */
const placing = new Set<TieKind>(['in', 'on', 'through', 'along']);

type Current = {
  verb: VerbTie | null;
  acts: DraftAct[];
  agents: number[];
  isOpen: boolean;
  text: string;
  action: string | null;
};

/** Verbs of an order: what follows is what the film shows. */
const commands = new Set([
  'make',
  'let',
  'have',
  'set',
  'put',
  'show',
  'create',
  'build',
  'give',
  'take',
  'paint',
  'draw',
  'film',
  'use',
  'start',
]);

/** Who is in a house or on a train is seen in its rooms. */
const insideOf = (
  noun: Noun | null,
  { tie, text }: { tie: TieKind; text: string },
  isSomebody: boolean,
): Place | null => {
  if (!noun || !isSomebody || (tie !== 'in' && tie !== 'on') || text === 'out of' || text === 'from')
    return null;
  if (tie === 'in' && /^(?:house|cabin|mansion|haunted house|building|apartment)$/.test(noun.base))
    return noun.base === 'mansion' ? 'living_room' : 'room';
  if (tie === 'in' && noun.base === 'skyscraper') return 'office';
  if (/^(?:subway train|train|high speed train|bus|double decker bus)$/.test(noun.base) && !/top/.test(text))
    return 'train_carriage';
  return null;
};

/** "A cat chased by a dog": what the second one does. */
const doneBy: Partial<Record<TieKind, Action>> = {
  chasing: 'chase',
  following: 'walk',
  riding: 'ride',
  driving: 'drive',
  holding: 'hold',
};

/** Not alive, but they act as if they were. */
const figures = new Set(['robot', 'skeleton', 'snowman', 'scarecrow', 'teddy bear', 'doll', 'toy']);
/** Whose young have a name of their own. */
const grownUps: Record<string, string> = {
  foal: 'horse',
  colt: 'horse',
  pony: 'horse',
  calf: 'cow',
  lamb: 'sheep',
  chick: 'chicken',
  duckling: 'duck',
  puppy: 'dog',
  kitten: 'cat',
  piglet: 'pig',
  fawn: 'deer',
  cygnet: 'swan',
  gosling: 'goose',
};

const modifiersOf = ({ modifiers }: NounPhrase) => modifiers;

const plainProp = (name: string): Noun => ({
  name,
  base: name,
  kit: null,
  art: null,
  nature: 'prop',
  person: null,
});

const createReader = (draft: Draft) => {
  const { things } = draft;
  let agents: number[] = [];
  let agentsBefore: number[] = [];
  let agentsActed = false;
  let last: number | null = null;
  let lastRole: 'agent' | 'object' | 'target' = 'agent';
  let link: { tie: TieKind; text: string; isPassive: boolean; isFollowed?: boolean } | null = null;
  let afterPlace = false;
  let current: Current | null = null;
  let awaitsObject = false;
  let joined = false;
  let afterComma = false;
  let joinedTie: { from: number[]; tie: TieKind } | null = null;
  let muted = false;
  let negated = false;
  let afterCopula = false;
  let opening: DraftAct[] = [];
  /** "Under a tree, a dog sleeps": a place told before who is there. */
  let leading: { tie: TieKind; to: number } | null = null;
  let previous: Phrase['is'] = 'stop';

  const thingAt = (index: number | null | undefined): DraftThing | undefined =>
    index === null || index === undefined ? undefined : things[index];

  const tie = (from: number, kind: TieKind, to: number) => {
    const thing = things[from];
    if (!thing || from === to || thing.ties.some((one) => one.to === to && one.kind === kind)) return;
    if (thing.ties.length < 4) thing.ties.push({ kind, to });
  };

  const isAnimate = (index: number | null) => {
    const thing = thingAt(index);
    return (
      thing !== undefined &&
      (thing.character !== null ||
        thing.noun === null ||
        living.has(thing.noun.nature) ||
        figures.has(thing.noun.base))
    );
  };

  const existing = (phrase: NounPhrase) => {
    const { modifiers, character, noun } = phrase;
    if (character) {
      const known = things.findIndex((one) => one.character === character);
      return known === -1 ? null : known;
    }
    const isSame = (one: DraftThing) =>
      one.character === null &&
      noun !== null &&
      (one.noun?.name === noun.name ||
        one.name === noun.name ||
        (modifiers.isDefinite && one.noun?.base === noun.base));
    const found = things.findIndex(isSame);
    if (found === -1) return null;
    const old = things[found]!;
    if (modifiers.colour && old.colour && modifiers.colour.name !== old.colour.name) return null;
    if (modifiers.isDefinite && !modifiers.isPossessive) return found;
    return null;
  };

  const create = (phrase: NounPhrase): number | null => {
    const parent = thingAt(agents.at(-1));
    // "A kangaroo with a baby", "beside its mother": one of its own kind.
    const kin = /^(?:baby|cub|calf|young|mother|father|mom|puppy|kitten|chick|parent|foal|lamb|pup)$/.exec(
      phrase.noun?.name ?? '',
    )?.[0];
    if (
      kin &&
      (kin === 'baby' || modifiersOf(phrase).isPossessive) &&
      parent?.noun &&
      living.has(parent.noun.nature) &&
      parent.noun.nature !== 'person'
    ) {
      const isYoung = !/mother|father|mom|parent/.test(kin);
      const adult = grownUps[parent.noun.name] ?? parent.noun.name.replace(/ cub$/, '');
      const name = isYoung ? `baby ${parent.noun.name}` : adult;
      const grown = isYoung ? parent.noun : (findNoun(name) ?? parent.noun);
      phrase = {
        ...phrase,
        noun: { ...grown, name: isYoung ? name : `${kin} ${name}` },
        modifiers: { ...phrase.modifiers, isDefinite: false, size: isYoung ? 'small' : null },
      };
    }
    const known = existing(phrase);
    const made = makeThing(phrase, draft);
    if (known !== null) {
      const old = things[known]!;
      old.colour ??= made.colour;
      old.size ??= made.size;
      for (const act of made.acts) old.acts.push(act);
      return known;
    }
    if (things.length >= limits.things) {
      addOnce(draft.notDrawn, made.name);
      return null;
    }
    things.push(made);
    return things.length - 1;
  };

  /** Whom a preposition speaks of: those who act, or what was named just before. */
  const sourcesFor = (kind: TieKind, target: Noun | null): number[] => {
    const lastThing = thingAt(last);
    if (last === null || !lastThing || lastRole === 'agent')
      return agents.length > 0 ? agents : last === null ? [] : [last];
    if (agents.length === 0) return [last];
    const lastLives = isAnimate(last);
    if (kind === 'with') {
      const holder = agents.some((one) => isHanded(thingAt(one)?.noun ?? null));
      return holder && isHoldable(target)
        ? agents
        : lastLives
          ? agents
          : isSurface(lastThing.noun)
            ? [last]
            : agents;
    }
    if (lastRole === 'object') {
      if (link?.text === 'out of' && target && ['prop', 'furniture', 'food'].includes(target.nature))
        return [last];
      // "Pushing a patient in a wheelchair".
      if (
        lastLives &&
        kind === 'in' &&
        /wheelchair|stroller|cart|crib|basket|sleigh/.test(target?.base ?? '')
      )
        return [last];
      const lies = kind === 'on' || kind === 'in' || kind === 'over';
      return !lastLives && lies && isSurface(target) && !isSeat(target) ? [last] : agents;
    }
    return lastLives ? agents : kind === 'along' || kind === 'through' || kind === 'around' ? agents : [last];
  };

  const kindOfTie = (source: Noun | null, kind: TieKind, target: Noun | null, text: string): TieKind => {
    const key = target?.base ?? '';
    const isPerson = source === null || source.nature === 'person' || isHanded(source);
    if (kind === 'with') {
      if (target && living.has(target.nature) && ['punch', 'fight', 'fence', 'talk'].includes(current?.action ?? '')) return 'facing';
      if (target?.nature === 'person' && target.person?.age !== 'baby') return 'beside';
      if (isPerson && isHoldable(target)) return 'holding';
      if (source && /aquarium|fish bowl|basket|box|bowl|vase|birdcage|nest|bucket|pond/.test(source.base))
        return 'in';
      if (target && living.has(target.nature)) return 'beside';
      return source !== null && isSurface(source) ? 'on' : 'with';
    }
    if (kind === 'in') {
      if (text === 'out of' && target?.nature === 'building') return 'in_front_of';
      if ((isSeat(target) && (source === null || living.has(source.nature))) || target?.nature === 'plant') return 'on';
      if (target?.nature === 'landform') return 'on';
      if (target && ['plate', 'rug'].includes(key)) return 'on';
      if (target?.nature === 'furniture' && source && living.has(source.nature) && key === 'window')
        return 'beside';
      return 'in';
    }
    const act = current?.action;
    if (kind === 'on' && (act === 'paint' || act === 'write') && !(target && isHoldable(target))) return 'facing';
    if (text === 'at' && (act === 'shoot' || act === 'throw' || act === 'kick' || act === 'hit')) return 'facing';
    if (text === 'from' && target && (vehicles.has(target.nature) || key === 'window')) return 'in';
    if (kind === 'on' && isPerson && isRidden(target)) return 'riding';
    if (kind === 'on' && current?.action === 'ride' && target && living.has(target.nature)) return 'riding';
    if (kind === 'on' && key === 'window') return 'beside';
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

  /** A thing after a preposition. */
  const attach = (index: number) => {
    const { tie: kind, text, isPassive } = link!;
    const target = things[index]!;
    // "Turning into a butterfly" is no way to be in one.
    if (current?.action === 'grow' && text === 'into') {
      for (const act of current.acts) act.object = index;
      return;
    }
    if (isPassive) {
      const to = last ?? agents.at(-1);
      if (to !== null && to !== undefined && to !== index) {
        if (kind === 'leading') tie(index, 'leading', to);
        else tie(index, kind, to);
        const does = doneBy[kind];
        if (does && things[index]!.acts.length === 0)
          things[index]!.acts.push({ ...newAct(does, does), object: to });
        joinedTie = null;
      }
      return;
    }
    const all = sourcesFor(kind, target.noun).filter((one) => one !== index);
    // "A garden with a pond": it belongs to the place, not to whoever was named before.
    const ofPlace = kind === 'with' && afterPlace;
    const sources = ofPlace
      ? all.filter((one) => isHanded(thingAt(one)?.noun ?? null) && isHoldable(target.noun))
      : all;
    if (ofPlace && sources.length === 0) {
      joinedTie = { from: [], tie: 'with' };
      return;
    }
    if (sources.length === 0) {
      leading = kind === 'with' ? null : { tie: kind, to: index };
      return;
    }
    for (const source of sources) {
      const from = things[source]!;
      const made = kindOfTie(from.noun, kind, target.noun, text);
      // What comes with a thing stands on it or beside it; it is the part, so the tie is its own.
      if (kind === 'with' && made !== 'holding' && current?.isOpen && isAnimate(source))
        tie(source, made === 'beside' ? 'beside' : 'facing', index);
      else if (kind === 'with' && made !== 'holding') {
        tie(index, made, source);
        if ((made === 'beside' || made === 'facing') && !target.acts.length && !link!.isFollowed)
          for (const act of from.acts) target.acts.push({ ...act });
      } else if (kind === 'facing' && text === 'for') tie(source, 'beside', index);
      else tie(source, made, index);
      if (made === 'riding' && from.acts.length === 0) from.acts.push(newAct('ride', 'ride'));
      if (text === 'out of' && target.noun?.nature === 'building')
        for (const act of from.acts) act.direction ??= 'toward';
    }
    joinedTie = { from: sources, tie: kind };
    // Milk is poured into the cup, but the jug stays in the hand.
    if (current?.action === 'pour' && lastRole === 'object' && last !== null) {
      things[last]!.ties = things[last]!.ties.filter((one) => one.to !== index);
      for (const agent of agents) tie(agent, 'facing', index);
      for (const act of current.acts) {
        act.instrument = last;
        act.object = index;
      }
    }
    if (current && link?.text === 'with' && current.isOpen) setObject(index);
    if (current && ['into', 'at', 'to', 'on', 'toward', 'towards', 'through'].includes(text)) {
      for (const act of current.acts) act.object ??= index;
    }
    if (['from', 'off'].includes(text) && current?.action === 'fall')
      for (const source of sources)
        things[source]!.ties = [
          ...things[source]!.ties.filter((one) => one.to !== index),
          { kind: 'on', to: index },
        ];
  };

  const setObject = (index: number) => {
    for (const act of current?.acts ?? []) act.object ??= index;
  };

  const tieOfObject = (agent: Noun | null, verb: VerbTie, object: Noun | null): TieKind | 'flying' | null => {
    const nature = object?.nature ?? 'prop';
    const { action, text, isOpen } = current!;
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
      return nature === 'animal' ? 'leading' : object?.base === 'bridge' ? 'on' : 'through';
    if (verb === 'holding') {
      if (action === 'lift' && text.startsWith('rescu')) return 'holding';
      if (action === 'lift' && agent && vehicles.has(agent.nature)) return 'above';
      const carries = (action === 'carry' || action === 'hold') && agent !== null && living.has(agent.nature);
      return (agent === null || isHanded(agent) || carries) && isHoldable(object) ? 'holding' : 'facing';
    }
    if (verb === 'leading' && action === 'pull' && isHoldable(object)) return 'holding';
    if (verb === 'leading' && nature !== 'animal' && !vehicles.has(nature))
      return isHoldable(object) ? 'holding' : 'leading';
    if (action === 'jump' && object?.base === 'rope') return 'holding';
    if (verb === 'on' && object && ['building', 'landform', 'plant', 'furniture'].includes(nature))
      return 'on';
    return verb;
  };

  const takeObject = (index: number) => {
    setObject(index);
    const verb = /(?:peek|peer|climb|jump|pop|crawl|burst) out of$|^emerge from$|^hatch/.test(current!.text)
      ? 'in'
      : current!.verb;
    const { action } = current!;
    if (verb !== null) {
      for (const agent of current!.agents) {
        const made = tieOfObject(thingAt(agent)?.noun ?? null, verb, things[index]!.noun);
        if (made !== null && made !== 'flying' && agent !== index) tie(agent, made, index);
        if (made === 'holding') joinedTie = { from: current!.agents, tie: 'holding' };
      }
    }
    if (/^knock/.test(current!.text)) things[index]!.acts.push(newAct('fall', 'fall'));
    if (current!.text === 'drop') {
      things[index]!.acts.push(newAct('fall', 'fall'));
      for (const agent of current!.agents) tie(index, 'under', agent);
      for (const act of current!.acts) act.action = null;
      return;
    }
    if (action === 'fall' && current!.agents[0] !== undefined) {
      for (const agent of current!.agents) tie(agent, 'on', index);
    }
  };

  const noteAll = (meanings: Meaning[]) => {
    for (const meaning of meanings)
      if (settingKinds.has(meaning.is) && meaning.is !== 'place') noteSetting(draft, meaning, negated);
  };

  const wear = (phrase: NounPhrase): boolean => {
    const garment = phrase.meanings.find((one) => one.is === 'garment');
    if (garment?.is !== 'garment') return false;
    const isWorn = current?.verb === 'wearing' && awaitsObject;
    const linked =
      link !== null && link.text !== 'out of' && ['in', 'with', 'on', 'under'].includes(link.tie);
    const isNext = joinedTie === null && (joined || previous === 'comma') && lastWore !== null;
    const wearer = isWorn
      ? current!.agents
      : linked
        ? lastRole !== 'agent' && isAnimate(last) && isDressable(thingAt(last)?.noun ?? null) && last !== null
          ? [last]
          : agents.length > 0
            ? agents
            : last === null
              ? []
              : [last]
        : isNext
          ? lastWore!
          : [];
    const fits = wearer.filter((one) => isDressable(thingAt(one)?.noun ?? null) || thingAt(one)?.character);
    if (fits.length === 0) return false;
    for (const one of fits) {
      const thing = things[one]!;
      const replaces = rivals.find((list) => list.includes(garment.garment)) ?? [];
      thing.wears = thing.wears.filter(({ name }) => name !== garment.garment && !replaces.includes(name));
      thing.wears.push({ name: garment.garment, colour: phrase.modifiers.colour });
    }
    lastWore = fits;
    if (/qipao|hanfu|cheongsam/.test(phrase.text)) draft.region ??= 'chinese';
    if (/sari|saree/.test(phrase.text)) draft.region ??= 'indian';
    return true;
  };
  let lastWore: number[] | null = null;

  const nounPhrase = (phrase: NounPhrase, next: Phrase | undefined) => {
    const { modifiers } = phrase;
    const place = phrase.meanings.find((one) => one.is === 'place');
    const isSetting = phrase.meanings.some(
      ({ is }) => settingKinds.has(is) && !(phrase.noun && (is === 'mood' || is === 'style')),
    );
    const group = phrase.meanings.find((one) => one.is === 'group');
    const event = phrase.meanings.find((one) => one.is === 'event');
    if (phrase.noun?.base === 'chimney' && link !== null && draft.effects.includes('smoke')) {
      for (const index of agents.length > 0 ? agents : last !== null ? [last] : agentsBefore)
        if (things[index]!.noun?.nature === 'building') things[index]!.acts.push(newAct('smoke', 'smoke'));
      finish();
      return;
    }
    if (wear(phrase)) {
      link = null;
      awaitsObject = false;
      joined = false;
      return;
    }
    lastWore = null;
    const body =
      phrase.meanings.some(({ is }) => is === 'bodyPart') && (!phrase.noun || modifiers.isPossessive);
    if (body) {
      const ownerIndex = agents.at(-1) ?? last;
      const owner = thingAt(ownerIndex);
      if (owner && /hair|braid|ponytail|bun|afro/.test(phrase.text)) {
        if (modifiers.colour) owner.hair = { name: modifiers.colour.name, hex: modifiers.colour.hex };
        addOnce(owner.traits, [...modifiers.traits, phrase.text].join(' '));
      } else if (owner && modifiers.traits.length + (modifiers.colour ? 1 : 0) + modifiers.acts.length > 0)
        addOnce(
          owner.traits,
          [
            modifiers.colour?.name,
            ...modifiers.acts.map(({ text }) => `${text}ing`),
            ...modifiers.traits,
            phrase.text,
          ]
            .filter(Boolean)
            .join(' '),
        );
      if (owner && phrase.text.includes(' ')) addOnce(owner.traits, phrase.text);
      if (
        link?.tie === 'in' &&
        last !== null &&
        lastRole === 'target' &&
        /mouth|hand|arms|beak|paw|claw|trunk|teeth|lap/.test(phrase.text)
      ) {
        for (const agent of agents) if (agent !== last) tie(agent, 'holding', last);
      }
      if (current?.action === 'hold' && phrase.text === 'hands')
        for (const index of agents) addOnce(things[index]!.traits, 'holding hands');
      if (/other|another/.test(phrase.text))
        for (const index of agents) addOnce(things[index]!.traits, 'each other');
      const wasWith = link?.tie === 'with';
      finish();
      // "With a carrot nose and a red scarf".
      if (wasWith && ownerIndex !== null && ownerIndex !== undefined) lastWore = [ownerIndex];
      return;
    }
    // "A sailboat race": several of what stands before.
    if (event?.is === 'event' && !phrase.noun && !group) {
      const what = modifiers.compound.at(-1);
      noteAll(phrase.meanings);
      for (const one of modifiers.compound) noteCompound(one);
      const rider = /rac|rally|tournament/.test(phrase.text)
        ? { bicycle: 'cyclist', horse: 'jockey', motorcycle: 'motorcyclist' }[what?.noun?.base ?? '']
        : undefined;
      if (what && rider) what.noun = findNoun(rider)!;
      if (what?.noun) {
        nounPhrase(
          {
            ...phrase,
            text: what.text,
            noun: what.noun,
            plural: true,
            meanings: [{ is: 'thing', noun: what.noun, plural: true }],
            modifiers: {
              ...modifiers,
              compound: modifiers.compound.slice(0, -1),
              count: modifiers.count ?? event.count,
            },
          },
          next,
        );
        return;
      }
      if (!place) {
        finish();
        return;
      }
    }
    if (group?.is === 'group' && !(isSetting && !group)) {
      noteAll(phrase.meanings);
      groupOfPeople(phrase, group, next);
      if (/party|wedding/.test(phrase.text)) afterPlace = true;
      return;
    }
    const inside =
      link !== null &&
      insideOf(
        phrase.noun,
        link,
        agents.some((one) => thingAt(one)?.noun?.nature === 'person' || isAnimate(one)),
      );
    if (inside && !negated) {
      noteAll(phrase.meanings);
      for (const meaning of modifiers.compound.flatMap((one) => one.meanings)) noteSetting(draft, meaning);
      namePlace(
        {
          ...phrase,
          noun: null,
          meanings: [{ is: 'place', place: inside }],
          modifiers: { ...modifiers, colour: null },
        },
        inside,
      );
      return;
    }
    const thingWins =
      phrase.noun !== null && (!isSetting || (place !== undefined && standsAsThing(phrase, next)));
    if (thingWins || phrase.character) {
      addThing(phrase, next);
      return;
    }
    if (place?.is === 'place') {
      namePlace(phrase, place.place);
      return;
    }
    if (isSetting) {
      noteAll(phrase.meanings);
      for (const one of modifiers.compound) noteCompound(one);
      if (modifiers.colour && !negated && !phrase.meanings.some(({ is }) => is === 'effect'))
        addColour(draft.palette, modifiers.colour);
      if (phrase.text === 'snow' || phrase.text === 'the snow') lieSnow();
      // "Around a fire": it burns somewhere, in the woods or in a fireplace.
      if (
        /(?:^|roaring |warm |open |crackling )fire$/.test(phrase.text) &&
        link !== null &&
        ['around', 'beside', 'in_front_of'].includes(link.tie)
      ) {
        addThing({ ...phrase, text: 'campfire', noun: findNoun('campfire')!, meanings: [] }, next);
        return;
      }
      if (link === null && !awaitsObject && !joinedTie) {
        if (!(joined || afterComma) || next?.is === 'verb' || next?.is === 'unknownVerb') {
          if (agents.length > 0) agentsBefore = agents;
          agents = [];
          last = null;
        }
        muted = next?.is === 'verb' || next?.is === 'unknownVerb' || next?.is === 'direction';
      }
      if (awaitsObject && current?.isOpen)
        current.acts.forEach((act) => {
          act.action ??= 'look';
        });
      finish();
      return;
    }
    if (phrase.meanings.some(({ is }) => is === 'garment')) {
      // Clothes that nobody wears lie or hang there; glasses that nobody wears are to drink from.
      if (phrase.text === 'glasses') {
        const isWine = things.some(({ name }) => /wine|champagne/.test(name));
        addThing(
          { ...phrase, text: 'glass', noun: findNoun(isWine ? 'wine glass' : 'glass')!, plural: true },
          next,
        );
        return;
      }
      const art = findPicture(phrase.text)?.art ?? null;
      const noun = findNoun(phrase.text) ?? {
        ...plainProp(phrase.text),
        kit: findKit(phrase.text) ? phrase.text : null,
        art,
      };
      addThing({ ...phrase, noun }, next);
      return;
    }
    if (phrase.isUnknown) miss(phrase);
    finish();
  };

  /** "Through the snow": it lies; "snow, night": it falls. */
  const lieSnow = () => {
    const isDoneTo = awaitsObject && (current?.agents.length ?? 0) > 0;
    if (!isDoneTo && (link === null || !['in', 'on', 'through', 'over', 'along', 'under'].includes(link.tie)))
      return;
    draft.weather = draft.weather.filter((one) => one !== 'snow');
    draft.season ??= 'winter';
  };

  const finish = () => {
    link = null;
    awaitsObject = false;
    joined = false;
    joinedTie = null;
  };

  const noteCompound = ({ meanings }: { meanings: Meaning[] }) => {
    for (const meaning of meanings) {
      if (meaning.is === 'place')
        draft.places.push({ place: meaning.place, text: '', link: null, isBehind: true });
      else noteSetting(draft, meaning, negated);
    }
  };

  const miss = (phrase: NounPhrase) => {
    if (negated) return;
    for (const one of phrase.modifiers.compound) {
      noteCompound(one);
    }
    const known = phrase.modifiers.compound.at(-1);
    const text = [
      ...phrase.modifiers.compound
        .filter(({ meanings }) => meanings.length === 0 || known?.noun)
        .map(({ text: word }) => word),
      phrase.text,
    ].join(' ');
    addOnce(draft.notDrawn, text.slice(0, 80));
    if (link === null && !awaitsObject) {
      agents = [];
      muted = true;
    }
  };

  const standsAsThing = (phrase: NounPhrase, next: Phrase | undefined): boolean => {
    const name = phrase.noun!.name;
    const kit = phrase.noun!.base;
    if (!thingPlaces.has(name) && !thingPlaces.has(kit)) return false;
    const told =
      phrase.modifiers.colour !== null ||
      phrase.modifiers.material !== null ||
      phrase.modifiers.acts.length > 0;
    if (kit === 'volcano') return link === null || findKit(kit) !== undefined;
    if (link === null) return awaitsObject || previous !== 'of' || told;
    if (kit === 'mountain' || kit === 'island' || kit === 'cliff') return false;
    if (kit === 'bridge')
      return (
        link.tie !== 'in' && !(link.tie === 'on' && draft.places.length === 0 && !told && next === undefined)
      );
    return !placing.has(link.tie) || link.text === 'out of';
  };

  const namePlace = (phrase: NounPhrase, place: Extract<Meaning, { is: 'place' }>['place']) => {
    // A glass with ice, a drink over ice.
    if (phrase.text === 'ice' && (link === null || link.tie === 'with')) {
      finish();
      return;
    }
    if (!negated && /snow$/.test(phrase.text) && draft.places.length > 0) {
      noteAll(phrase.meanings);
      finish();
      return;
    }
    if (!negated) {
      const { modifiers } = phrase;
      noteAll(phrase.meanings);
      if (/^(?:heavy )?(?:traffic|traffic jam)$/.test(phrase.text) && things.length < limits.things) {
        const cars = newThing('car', findNoun('car')!);
        cars.count = 10;
        cars.acts.push({ ...newAct('drive', 'drive'), pace: 0.5 });
        things.push(cars);
      }
      const behind =
        link !== null &&
        link.text !== 'at' &&
        ['beside', 'in_front_of', 'behind', 'around', 'above', 'over', 'with', 'facing'].includes(link.tie) &&
        draft.places.length > 0;
      for (const one of modifiers.compound) {
        const also = one.meanings.find((meaning) => meaning.is === 'place');
        if (also?.is === 'place') {
          if (!(towns.has(also.place) && townPlaces.has(place)))
            draft.places.push({ place: also.place, text: one.text, link: null, isBehind: true });
          for (const meaning of one.meanings) if (meaning.is !== 'place') noteSetting(draft, meaning);
        } else {
          for (const meaning of one.meanings) noteSetting(draft, meaning);
          // "A tulip field" shows tulips.
          if (one.noun && one.noun.nature === 'plant' && things.length < limits.things) {
            const made = newThing(one.noun.name, one.noun);
            made.count = 30;
            made.plural = true;
            made.colour = modifiers.colour;
            things.push(made);
          }
        }
      }
      draft.places.push({ place, text: phrase.text, link: link?.tie ?? null, isBehind: behind });
      if (modifiers.isBusy) draft.isBusy = true;
      if (modifiers.colour && modifiers.colour.name !== 'green' && !['sea', 'mars'].includes(place))
        addColour(draft.palette, modifiers.colour);
      if (modifiers.acts.some(({ action }) => action === 'melt')) addOnce(draft.effects, 'splash');
    }
    // "A dragon over a village" flies.
    if (link !== null && (link.tie === 'over' || link.tie === 'above')) {
      for (const index of agents) {
        const { noun, acts } = things[index]!;
        if (
          noun &&
          acts.length === 0 &&
          /dragon|pegasus|griffin|phoenix|bat$|pterodactyl|fairy|superhero|witch|eagle|owl|bird/.test(
            noun.base,
          )
        )
          acts.push(newAct('fly', 'fly'));
      }
    }
    if (link === null && !awaitsObject && !joinedTie) {
      agents = [];
      muted = false;
    }
    finish();
    afterPlace = true;
  };

  const groupOfPeople = (
    phrase: NounPhrase,
    group: Extract<Meaning, { is: 'group' }>,
    next: Phrase | undefined,
  ) => {
    if (group.members.length > 0) {
      const isFirst = link === null && !awaitsObject;
      for (const [at, member] of group.members.entries()) {
        if (at > 0 && isFirst) joined = true;
        const [, many, noun] = /^(\d+)? ?(.*)$/.exec(member)!;
        addThing(
          {
            ...phrase,
            noun: findNoun(noun!)!,
            text: noun!,
            plural: false,
            meanings: [],
            modifiers: { ...phrase.modifiers, count: many ? Number(many) : null, compound: [] },
          },
          at < group.members.length - 1 ? { is: 'and' } : next,
        );
      }
      return;
    }
    const noun = findNoun(group.noun)!;
    const size =
      phrase.modifiers.count && phrase.modifiers.count < group.count ? phrase.modifiers.count : group.count;
    if (group.sexes.length === 2) {
      const [first, second] =
        phrase.text.startsWith('old') || phrase.text.startsWith('elder') || phrase.modifiers.age === 'old'
          ? ['old man', 'old woman']
          : ['man', 'woman'];
      const one = findNoun(first!)!;
      const other = findNoun(second!)!;
      const head = { ...phrase, modifiers: { ...phrase.modifiers, count: null }, meanings: [] };
      addThing({ ...head, text: first!, noun: one, plural: false }, { is: 'and' });
      joined = true;
      addThing({ ...head, text: second!, noun: other, plural: false }, next);
      return;
    }
    addThing(
      {
        ...phrase,
        noun: { ...noun, name: phrase.text },
        text: phrase.text,
        plural: true,
        modifiers: { ...phrase.modifiers, count: phrase.modifiers.count ?? size },
      },
      next,
    );
  };

  const addThing = (phrase: NounPhrase, next: Phrase | undefined) => {
    if (negated) {
      addOnce(draft.absent, phrase.noun?.name ?? phrase.text);
      finish();
      return;
    }
    if (phrase.text === 'ring' && link?.tie === 'in') phrase = { ...phrase, noun: findNoun('boxing ring')! };
    for (const meaning of phrase.meanings)
      if (meaning.is === 'region' || meaning.is === 'mood') noteSetting(draft, meaning);
    if (phrase.noun?.base === 'ship' && phrase.meanings.some((one) => one.is === 'place'))
      draft.places.push({ place: 'underwater', text: phrase.text, link: null, isBehind: false });
    if (phrase.modifiers.isBusy) draft.isBusy = true;
    const index = create(phrase);
    if (index === null) {
      finish();
      return;
    }
    const verbFollows = next?.is === 'verb' || next?.is === 'unknownVerb' || next?.is === 'copula';
    if (link) {
      const wasWith = link.tie === 'with';
      link.isFollowed = verbFollows;
      attach(index);
      const passive = link.isPassive;
      // "A chess board with pieces on a table": it is the board that lies on the table.
      const isPart =
        wasWith &&
        agents.length > 0 &&
        things[index]!.ties.some(({ to }) => agents.includes(to)) &&
        !isAnimate(agents[0]!);
      if (!isPart) {
        last = index;
        lastRole = 'target';
      }
      link = null;
      awaitsObject = false;
      if (wasWith && !agentsActed && verbFollows && isAnimate(index) && agents.some((one) => isAnimate(one)))
        agents = [...agents, index];
      else if (wasWith && verbFollows && isAnimate(index)) startAgents([index]);
      else if (
        wasWith &&
        isAnimate(index) &&
        !agents.includes(index) &&
        agents.length > 0 &&
        agents.every((one) => isAnimate(one)) &&
        !things[agents[0]!]!.ties.some(({ to }) => to === index)
      )
        agents = [...agents, index];
      else if (
        verbFollows &&
        isAnimate(index) &&
        (agents.length === 0 ||
          (agentsActed && next?.is === 'verb' && next.verb.form !== 'participle') ||
          passive)
      )
        startAgents([index]);
    } else if (awaitsObject && current) {
      takeObject(index);
      last = index;
      lastRole = 'object';
      awaitsObject = false;
    } else if (
      joined &&
      joinedTie &&
      !(verbFollows && next?.is === 'verb' && next.verb.form !== 'participle')
    ) {
      for (const from of joinedTie.from) {
        if (joinedTie.tie === 'with') {
          link = { tie: 'with', text: 'with', isPassive: false };
          const role = lastRole;
          lastRole = 'agent';
          attach(index);
          lastRole = role;
          link = null;
          break;
        }
        tie(from, kindOfTie(thingAt(from)?.noun ?? null, joinedTie.tie, things[index]!.noun, ''), index);
      }
      last = index;
      lastRole = 'target';
      if (verbFollows && isAnimate(index) && joinedTie.from.length === 0) startAgents([index]);
    } else if (joined && lastRole === 'object' && current && !verbFollows) {
      takeObject(index);
      last = index;
    } else {
      if (leading && leading.to !== index) tie(index, leading.tie, leading.to);
      if (joined && !agentsActed && agents.length > 0)
        agents = [...agents.filter((one) => one !== index), index];
      else startAgents([index]);
      if (opening.length > 0) {
        things[index]!.acts.push(...opening);
        opening = [];
        agentsActed = true;
      }
      last = index;
      lastRole = 'agent';
      current = null;
      joinedTie = null;
    }
    muted = false;
    joined = false;
    afterPlace = afterPlace && lastRole === 'target' && joinedTie?.tie === 'with';
    if (afterCopula) afterCopula = false;
  };

  const startAgents = (next: number[]) => {
    if (agents.length > 0) agentsBefore = agents;
    agents = next;
    agentsActed = false;
  };

  const verb = (phrase: Extract<Phrase, { is: 'verb' }>, next: Phrase | undefined) => {
    const { action, tie: verbTie, form, base, isOpen } = phrase.verb;
    if (negated || muted) return;
    let who = agents;
    const passes =
      form === 'past' && lastRole !== 'agent' && last !== null && !afterCopula && previous === 'noun';
    const glows =
      lastRole !== 'agent' &&
      previous === 'noun' &&
      last !== null &&
      !isAnimate(last) &&
      action !== null &&
      ['shine', 'burn', 'steam', 'smoke', 'melt', 'bloom', 'fall', 'swing'].includes(action);
    const watches =
      current?.action === 'look' || current?.action === 'photograph' || current?.action === 'paint';
    const another =
      (lastRole === 'target' || (lastRole === 'object' && watches)) &&
      previous === 'noun' &&
      last !== null &&
      isAnimate(last) &&
      agentsActed &&
      form === 'participle';
    if (passes || glows || (another && !joined)) who = [last!];
    if (who.length === 0 && agentsBefore.length > 0 && (previous === 'pronoun' || previous === 'comma'))
      who = agentsBefore;
    // "Make the dog sleep".
    if (who.length === 0 && lastRole === 'object' && last !== null) {
      who = [last];
      opening = [];
    }
    if (who.length === 0 && form === 'base' && commands.has(base)) return;
    link = null;
    joinedTie = null;
    // "A pizza being pulled out of an oven" does nothing itself.
    if (
      afterCopula &&
      form === 'past' &&
      verbTie !== null &&
      previous === 'copula' &&
      !['shine', 'burn', 'break', 'open', 'stand', 'walk', 'sit', 'lie'].includes(action ?? '')
    ) {
      current = { verb: null, acts: [], agents: who, isOpen: false, text: base, action };
      return;
    }
    if (who.length === 0) {
      if (action !== null || isOpen) opening = [{ ...newAct(action, base), pace: phrase.pace }];
      current = { verb: verbTie, acts: opening, agents: [], isOpen, text: base, action };
      awaitsObject = true;
      return;
    }
    const acts: DraftAct[] = [];
    if (action !== null || isOpen) {
      for (const index of who) {
        if (base === 'hold hands') addOnce(things[index]!.traits, 'holding hands');
        const act = { ...newAct(base === 'hold hands' ? 'stand' : action, base), pace: phrase.pace };
        things[index]!.acts.push(act);
        acts.push(act);
      }
    }
    current = { verb: verbTie, acts, agents: who, isOpen, text: base, action };
    // "With gulls following behind": whom they came with.
    if (verbTie === 'following' && next?.is !== 'noun')
      for (const index of who) {
        const came = things[index]!.ties.find((one) => one.kind === 'beside' || one.kind === 'with');
        if (came) came.kind = 'following';
        else if (agentsBefore[0] !== undefined) tie(index, 'following', agentsBefore[0]);
      }
    agentsActed ||= who === agents;
    awaitsObject =
      next !== undefined && (next.is === 'noun' || next.is === 'pronoun' || next.is === 'adjectives');
    joined = false;
  };

  const unknownVerb = (phrase: Extract<Phrase, { is: 'unknownVerb' }>, next: Phrase | undefined) => {
    if (negated || muted) return;
    const passes = phrase.isPast && lastRole !== 'agent' && last !== null;
    const who = passes ? [last!] : agents;
    const acts: DraftAct[] = [];
    if (!phrase.isPast) {
      for (const index of who) {
        const act = newAct(null, verbStems(phrase.text)[0]!);
        things[index]!.acts.push(act);
        acts.push(act);
      }
    } else for (const index of who) addOnce(things[index]!.traits, phrase.text);
    current = { verb: 'facing', acts, agents: who, isOpen: true, text: phrase.text, action: null };
    agentsActed ||= !passes;
    awaitsObject = next?.is === 'noun';
    link = null;
    joined = false;
  };

  const adjectives = (phrase: Extract<Phrase, { is: 'adjectives' }>) => {
    const { colour, size, traits, age, material, acts } = phrase.modifiers;
    const isLast = agents.length === 0 && last !== null && previous === 'noun';
    const who = isLast
      ? [last!]
      : afterCopula || previous === 'verb' || previous === 'noun'
        ? agents.length > 0
          ? agents
          : agentsBefore
        : [];
    if (who.length === 0) {
      if (colour && !negated) addColour(draft.palette, colour);
      return;
    }
    for (const index of who) {
      const thing = things[index]!;
      if (colour) thing.colour = colour;
      thing.size = size ?? thing.size;
      thing.material ??= material;
      if (age && thing.noun?.nature === 'person') thing.age = age;
      for (const trait of traits) addOnce(thing.traits, trait);
      for (const act of acts) thing.acts.push(newAct(act.action, act.text));
    }
  };

  const pronoun = (phrase: Extract<Phrase, { is: 'pronoun' }>) => {
    if (!phrase.isObject) {
      if (agents.length === 0) agents = agentsBefore;
      if (phrase.text === 'it' && link === null && last !== null && agents.length === 0) agents = [last];
      return;
    }
    if (!awaitsObject && !link) return;
    const fits = (index: number) =>
      !agents.includes(index) && (phrase.text === 'it' || phrase.text === 'them' || isAnimate(index));
    const earlier = things.findIndex((_, index) => fits(index) && index < Math.min(...agents));
    const to = earlier !== -1 ? earlier : lastRole !== 'agent' && last !== null && fits(last) ? last : -1;
    if (to === -1) {
      finish();
      return;
    }
    if (link) attach(to);
    else if (current) takeObject(to);
    finish();
  };

  const endClause = (isHard: boolean, isList = false) => {
    link = null;
    awaitsObject = false;
    muted = false;
    negated = false;
    afterCopula = false;
    joined = isList;
    afterComma = !isHard;
    if (!isHard) return;
    joinedTie = null;
    current = null;
    lastWore = null;
    if (agents.length > 0) agentsBefore = agents;
    agents = [];
    last = null;
    lastRole = 'agent';
    leading = null;
    agentsActed = false;
  };

  const read = (phrase: Phrase, next: Phrase | undefined, isList: boolean) => {
    switch (phrase.is) {
      case 'noun':
        nounPhrase(phrase, next);
        // "A squirrel without a hat sits": only the hat is not there.
        if (negated && next?.is !== 'and') negated = false;
        break;
      case 'verb':
        verb(phrase, next);
        break;
      case 'unknownVerb':
        unknownVerb(phrase, next);
        break;
      case 'preposition':
        link = { tie: phrase.tie, text: phrase.text, isPassive: false };
        awaitsObject = false;
        break;
      case 'passive':
        link = { tie: phrase.tie, text: phrase.text, isPassive: true };
        awaitsObject = false;
        break;
      case 'direction':
        if (current?.acts.length) for (const act of current.acts) act.direction ??= phrase.direction;
        else
          for (const index of agents)
            for (const act of things[index]!.acts) act.direction ??= phrase.direction;
        awaitsObject = false;
        break;
      case 'pace':
        for (const index of agents) for (const act of things[index]!.acts) act.pace ??= phrase.pace;
        break;
      case 'adjectives':
        adjectives(phrase);
        break;
      case 'pronoun':
        pronoun(phrase);
        break;
      case 'and':
        joined = true;
        if (link && !link.isPassive && previous !== 'preposition') link = null;
        break;
      case 'comma':
      case 'stop':
        endClause(phrase.is === 'stop', phrase.is === 'comma' && isList);
        break;
      case 'while':
        endClause(false);
        joined = false;
        joinedTie = null;
        leading = null;
        agentsActed = true;
        lastRole = 'agent';
        break;
      case 'relative':
        if (last !== null) {
          startAgents([last]);
          lastRole = 'agent';
        }
        break;
      case 'copula':
        afterCopula = true;
        break;
      case 'negation':
        negated = true;
        break;
      case 'of':
        link ??= null;
        break;
    }
    if (phrase.is !== 'comma') afterComma = false;
    previous = phrase.is;
  };

  return { read };
};

/** Of these a person wears one at a time: what is said replaces what the profession implies. */
const rivals: string[][] = [
  [
    'hat',
    'cap',
    'straw_hat',
    'top_hat',
    'cowboy_hat',
    'helmet',
    'hard_hat',
    'crown',
    'chef_hat',
    'witch_hat',
    'beanie',
    'hood',
    'turban',
    'headscarf',
    'party_hat',
    'santa_hat',
  ],
  [
    'dress',
    'gown',
    'wedding_dress',
    'suit',
    'robe',
    'kimono',
    'tutu',
    'uniform',
    'spacesuit',
    'armour',
    'swimsuit',
    'wetsuit',
    'overalls',
    'pyjamas',
    'costume',
  ],
  ['coat', 'raincoat', 'jacket', 'lab_coat'],
  ['trousers', 'jeans', 'shorts', 'skirt'],
  ['boots', 'shoes', 'sneakers', 'sandals', 'barefoot'],
];

/** Commas of "a dog, a cat and a bird": noun phrases alone up to an "and". Read from the end, so that each is seen once. */
const listCommas = (phrases: Phrase[]): Set<number> => {
  const commas = new Set<number>();
  let isList = false;
  for (let at = phrases.length - 1; at > 0; at -= 1) {
    const phrase = phrases[at]!;
    if (phrase.is === 'and') isList = phrases[at + 1]?.is === 'noun';
    else if (phrase.is === 'comma' && isList) commas.add(at);
    else if (phrase.is !== 'noun') isList = false;
  }
  return commas;
};

export const readScene = (text: string): Draft => {
  const draft = newDraft();
  const phrases = joinOf(readPhrases(tagWords(readWords(text)), draft));
  const reader = createReader(draft);
  const lists = listCommas(phrases);
  for (const [index, phrase] of phrases.entries()) reader.read(phrase, phrases[index + 1], lists.has(index));
  return draft;
};

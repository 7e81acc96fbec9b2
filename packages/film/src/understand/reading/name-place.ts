/** Places, weather and light that a noun phrase names. */

import { findKit } from '../../kits/find-kit.ts';
import { limits, type TieKind } from '../../scene/scene.ts';
import { townPlaces, towns } from '../../world/homes.ts';
import type { Meaning } from '../lexicon.ts';
import { findNoun, type Noun } from '../nouns/find-noun.ts';
import { addColour, addOnce, newAct, newThing } from './draft.ts';
import { noteSetting, settingKinds } from './note-setting.ts';
import type { NounPhrase, Phrase } from './phrases.ts';
import { finish, type ReaderState } from './reader-state.ts';

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

export const noteAll = (state: ReaderState, meanings: Meaning[]) => {
  for (const meaning of meanings)
    if (settingKinds.has(meaning.is) && meaning.is !== 'place')
      noteSetting(state.draft, meaning, state.negated);
};

export const noteCompound = (state: ReaderState, { meanings }: { meanings: Meaning[] }) => {
  for (const meaning of meanings) {
    if (meaning.is === 'place')
      state.draft.places.push({ place: meaning.place, text: '', link: null, isBehind: true });
    else noteSetting(state.draft, meaning, state.negated);
  }
};

/** "Through the snow": it lies; "snow, night": it falls. */
export const lieSnow = (state: ReaderState) => {
  const isDoneTo = state.awaitsObject && (state.current?.agents.length ?? 0) > 0;
  if (
    !isDoneTo &&
    (state.link === null || !['in', 'on', 'through', 'over', 'along', 'under'].includes(state.link.tie))
  )
    return;
  state.draft.weather = state.draft.weather.filter((one) => one !== 'snow');
  state.draft.season ??= 'winter';
};

/** A house that burns has no figures inside. */
const isOnFire = ({ modifiers }: NounPhrase) =>
  modifiers.acts.some(({ action }) => action === 'burn' || action === 'explode' || action === 'collapse');

/** The thing that a place on fire is seen as. */
export const burningBuilding = (phrase: NounPhrase): Noun | null =>
  isOnFire(phrase) && phrase.meanings.some((one) => one.is === 'place' && isBuilt.test(phrase.text))
    ? (phrase.noun ?? findNoun(`${phrase.text} building`) ?? findNoun(phrase.text) ?? findNoun('building')!)
    : null;
const isBuilt =
  /warehouse|factory|shop|store|school|hospital|hotel|restaurant|house|apartment|office|church|barn|library|theat|mall|castle|temple|palace|station|building|garage|supermarket|bakery|cafe/;

export const standsAsThing = (state: ReaderState, phrase: NounPhrase, next: Phrase | undefined): boolean => {
  const name = phrase.noun!.name;
  const kit = phrase.noun!.base;
  if (isOnFire(phrase)) return true;
  if (!thingPlaces.has(name) && !thingPlaces.has(kit)) return false;
  const told =
    phrase.modifiers.colour !== null ||
    phrase.modifiers.material !== null ||
    phrase.modifiers.acts.length > 0;
  if (kit === 'volcano') return state.link === null || findKit(kit) !== undefined;
  if (state.link === null) return state.awaitsObject || state.previous !== 'of' || told;
  if (kit === 'mountain' || kit === 'island' || kit === 'cliff') return false;
  if (kit === 'bridge')
    return (
      state.link.tie !== 'in' &&
      !(state.link.tie === 'on' && state.draft.places.length === 0 && !told && next === undefined)
    );
  return !placing.has(state.link.tie) || state.link.text === 'out of';
};

export const namePlace = (
  state: ReaderState,
  phrase: NounPhrase,
  named: Extract<Meaning, { is: 'place' }>['place'],
) => {
  const isBelow = state.link?.text === 'at the bottom of' && ['sea', 'lake'].includes(named);
  const place = isBelow ? 'underwater' : named;
  // A glass with ice, a drink over ice.
  if (
    phrase.text === 'ice' &&
    (state.link === null ||
      state.link.tie === 'with' ||
      (state.link.tie === 'over' && /^(?:pour|serve|shake|mix)/.test(state.current?.text ?? '')))
  ) {
    finish(state);
    return;
  }
  if (!state.negated && /snow$/.test(phrase.text) && state.draft.places.length > 0) {
    noteAll(state, phrase.meanings);
    finish(state);
    return;
  }
  if (!state.negated) {
    const { modifiers } = phrase;
    noteAll(state, phrase.meanings);
    if (/^(?:heavy )?(?:traffic|traffic jam)$/.test(phrase.text) && state.things.length < limits.things) {
      const cars = newThing('car', findNoun('car')!);
      cars.count = 10;
      cars.acts.push({ ...newAct('drive', 'drive'), pace: 0.5 });
      state.things.push(cars);
    }
    const behind =
      state.link !== null &&
      state.link.text !== 'at' &&
      ['beside', 'in_front_of', 'behind', 'around', 'above', 'over', 'with', 'facing'].includes(
        state.link.tie,
      ) &&
      state.draft.places.length > 0;
    for (const one of modifiers.compound) {
      const also = one.meanings.find((meaning) => meaning.is === 'place');
      if (also?.is === 'place') {
        if (!(towns.has(also.place) && townPlaces.has(place)))
          state.draft.places.push({ place: also.place, text: one.text, link: null, isBehind: true });
        for (const meaning of one.meanings) if (meaning.is !== 'place') noteSetting(state.draft, meaning);
      } else {
        for (const meaning of one.meanings) noteSetting(state.draft, meaning);
        // "A tulip field" shows tulips.
        if (one.noun && one.noun.nature === 'plant' && state.things.length < limits.things) {
          const made = newThing(one.noun.name, one.noun);
          made.count = 30;
          made.plural = true;
          made.colour = modifiers.colour;
          state.things.push(made);
        }
      }
    }
    const isTraffic = /traffic/.test(phrase.text);
    state.draft.places.push({
      place,
      text: phrase.text,
      link: state.link?.tie ?? null,
      isBehind: behind || (isTraffic && state.draft.places.length > 0),
    });
    if (modifiers.isBusy) state.draft.isBusy = true;
    if (modifiers.colour && modifiers.colour.name !== 'green' && !['sea', 'mars'].includes(place))
      addColour(state.draft.palette, modifiers.colour);
    if (modifiers.acts.some(({ action }) => action === 'melt')) addOnce(state.draft.effects, 'splash');
  }
  // "A dragon over a village" flies.
  if (state.link !== null && (state.link.tie === 'over' || state.link.tie === 'above')) {
    for (const index of state.agents) {
      const { noun, acts } = state.things[index]!;
      if (
        noun &&
        acts.length === 0 &&
        /dragon|pegasus|griffin|phoenix|bat$|pterodactyl|fairy|superhero|witch|eagle|owl|bird/.test(noun.base)
      )
        acts.push(newAct('fly', 'fly'));
    }
  }
  if (state.link === null && !state.awaitsObject && !state.joinedTie) {
    state.agents = [];
    state.muted = false;
  }
  finish(state);
  state.afterPlace = true;
};

/** What animals, ships and creatures are seen doing: a hummingbird at its flower, a squirrel that buries an acorn. */

import { addOnce, type Draft, type DraftThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { settleMechanics } from '../crafts/mechanics.ts';
import { settleWaters } from '../places/on-water.ts';
import { settleOutdoors } from '../set-pieces/outdoor-moments.ts';
import { settleSportGrounds } from '../set-pieces/sport-grounds.ts';
import { settleSports } from '../set-pieces/sport-moments.ts';
import { settleArmies } from '../together/armies.ts';
import { settleAthletes } from '../together/athletes.ts';
import { bringToLife, celebrateChristmasEve } from '../together/christmas-eve.ts';
import { settleCrowds } from '../together/crowds.ts';
import { settleParties } from '../together/parties.ts';
import { cookTogether, gatherAtSmallTable } from '../together/small-table.ts';
import { settleStreetFestivals } from '../together/street-festivals.ts';
import { settleTownLife } from '../together/town-life.ts';
import { batheSmallAnimals } from './bathing.ts';
import { browse } from './browse.ts';
import { chaseEachOther } from './chases.ts';
import { settleHabits } from './habits.ts';
import { batheInSprings } from './hot-springs.ts';
import { wallowInMud } from './mud.ts';
import { driftOnIce } from './on-ice.ts';
import { holdInPaws } from './paws.ts';
import { settlePerches } from './perches.ts';
import { shareMeal } from './sharing.ts';
import { settleWildMoments } from './wild-moments.ts';
import { settleYoung } from './young.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;
const isOne = (thing: DraftThing, names: RegExp) => names.test(baseOf(thing)) || names.test(thing.name);

/** A figure that flies through a forest is among its trunks, not over its crowns. */
const flyBetweenTrees = (text: string, draft: Draft) => {
  const { things } = draft;
  if (
    !/\b(?:through|among|amongst|between|in) (?:an? |the )?(?:\w+ ){0,3}(?:forest|woods?|jungle|woodland|trees|rainforest)\b/.test(
      text,
    )
  )
    return;
  if (/\b(?:over|above)\b/.test(text)) return;
  for (const { noun, acts, traits } of things) {
    const flight = acts.find(({ action }) => action === 'fly');
    if (noun?.nature !== 'bird' || !flight) continue;
    traits.push('between the trees');
    // Along a path it comes towards us; across, leaves would pass before the lens.
    flight.direction ??= 'toward';
    if (/forest|wood/.test(text)) addOnce(draft.details, 'forest_path');
  }
};

/** Light of its own is seen in deep water. */
const lightTheDeep = (text: string, draft: Draft) => {
  if (
    !/glow|biolumin|\bdark\b|\bdeep\b/.test(text) ||
    !draft.things.some((thing) => isOne(thing, /jellyfish|angler|plankton|squid/))
  )
    return;
  draft.timeOfDay ??= 'night';
  if (/surface|sky|beach|boat|ship|shore/.test(text)) return;
  for (const where of draft.places) if (where.place === 'sea') where.place = 'underwater';
};

/** It scratches in the earth with what it buries before it, not in its mouth. */
const bury = (draft: Draft) => {
  for (const thing of draft.things)
    for (const act of thing.acts) {
      if (!/^(?:bury|dig)/.test(act.verb) || thing.noun?.nature === 'person') continue;
      const { object } = act;
      act.object = null;
      thing.ties = thing.ties.filter(({ to }) => to !== object);
      const buried = object === null ? undefined : draft.things[object];
      if (buried) buried.ties = [{ kind: 'in_front_of', to: draft.things.indexOf(thing) }];
    }
};

/** The wok shows what is tossed in it, and is in the cook's hand. */
const tossInWok = (text: string, draft: Draft) => {
  const wok = draft.things.find((thing) => isOne(thing, /^(?:wok|frying pan|pan)$/));
  const cook = draft.things.find(({ acts }) => acts.some(({ action }) => action === 'cook'));
  if (!wok || !cook || cook.noun?.nature !== 'person' || !/toss|stir.?fr|flip|saut/.test(text)) return;
  if (/pancake|egg|omelet|steak|fish|burger|crepe|dough/.test(text)) return;
  const at = draft.things.indexOf(wok);
  for (const act of cook.acts)
    if (act.action === 'cook') Object.assign(act, { object: at, instrument: null });
  cook.ties = [{ kind: 'holding', to: at }];
  wok.traits.push('tossed');
};

const still = /^(?:sit|stand|lie|sleep|fall|lean|hang|float|look|wait|rest|shine|glow)$/;

/** A teddy bear that walks or dances does so on its legs. */
const wakeTeddies = ({ things }: Draft) => {
  for (const [index, thing] of things.entries()) {
    const isHeld = things.some(({ ties }) => ties.some(({ kind, to }) => kind === 'holding' && to === index));
    const isAwake = thing.acts.some(({ action }) => action !== null && !still.test(action));
    if (isHeld || !isAwake || !thing.noun || thing.noun.kit === null || !isOne(thing, /^teddy(?: bear)?$/))
      continue;
    thing.noun = {
      ...thing.noun,
      kit: 'teddy bear',
      nature: 'person',
      person: { sex: null, age: 'child', wears: [], brings: null },
    };
    thing.age ??= 'child';
  }
};

/** Curtains that blow hang at the windows of the room; the sea of a sea breeze is outside. */
const hangCurtains = (draft: Draft) => {
  if (!draft.details.includes('blowing_curtains')) return;
  const isCurtain = (thing: DraftThing) =>
    isOne(thing, /^(?:curtain|drape)s?$/) && thing.colour === null && thing.material === null;
  if (!draft.things.some((thing) => !isCurtain(thing))) return;
  if (draft.places.length === 0) draft.places.push({ place: 'room', text: '', link: null, isBehind: false });
};

/** The dragon of a castle or a knight has wings. */
const giveWings = ({ things }: Draft) => {
  if (!things.some((thing) => isOne(thing, /^(?:castle|knight|princess|tower)$/))) return;
  for (const thing of things)
    if (baseOf(thing) === 'chinese dragon') thing.noun = findNoun('dragon') ?? thing.noun;
};

export const settleMoments = (prompt: string, draft: Draft) => {
  const text = prompt.toLowerCase();
  browse(text, draft);
  settleHabits(text, draft);
  flyBetweenTrees(text, draft);
  settleWildMoments(text, draft);
  settleYoung(text, draft);
  driftOnIce(text, draft);
  wallowInMud(text, draft);
  batheInSprings(text, draft);
  batheSmallAnimals(text, draft);
  holdInPaws(draft);
  shareMeal(draft);
  lightTheDeep(text, draft);
  bury(draft);
  chaseEachOther(draft);
  tossInWok(text, draft);
  gatherAtSmallTable(text, draft);
  cookTogether(draft);
  celebrateChristmasEve(text, draft);
  bringToLife(text, draft);
  wakeTeddies(draft);
  hangCurtains(draft);
  giveWings(draft);
  settleMechanics(text, draft);
  settlePerches(text, draft);
  settleOutdoors(draft);
  settleWaters(text, draft);
  settleSports(text, draft);
  settleSportGrounds(text, draft);
  settleCrowds(text, draft);
  settleArmies(text, draft);
  settleParties(text, draft);
  settleAthletes(text, draft);
  settleStreetFestivals(text, draft);
  settleTownLife(text.toLowerCase(), draft);
};

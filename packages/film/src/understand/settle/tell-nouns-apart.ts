/** Nouns of two everyday meanings: what a thing does and where it is tells which one is meant. */

import type { Action } from '../../scene/actions.ts';
import type { Place } from '../../scene/scene.ts';
import type { Draft, DraftThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';

type Meaning = { instead: string; actions: Action[]; verbs?: RegExp; places?: Place[] };

/** By itself the noun has the meaning of the tables; with one of these actions or places it is `instead`. */
const otherMeanings: Record<string, Meaning> = {
  crane: {
    instead: 'crane bird',
    actions: ['fly', 'dance', 'walk', 'eat', 'drink', 'sleep', 'swim', 'sing'],
    places: ['lake', 'river', 'swamp', 'meadow', 'japanese_garden', 'forest', 'snowfield'],
  },
  coach: { instead: 'coach bus', actions: ['drive'], verbs: /^(?:park|drive)/, places: ['highway', 'road'] },
  camper: {
    instead: 'camper van',
    actions: ['drive'],
    verbs: /^(?:park|drive)/,
    places: ['highway', 'road'],
  },
  'cable car': {
    instead: 'gondola lift',
    actions: [],
    places: ['mountains', 'mountain_top', 'snowfield', 'valley', 'hills', 'cliff'],
  },
  pitcher: { instead: 'baseball pitcher', actions: ['throw', 'run', 'catch'], places: ['stadium'] },
};

/** What stands by itself and what a hand holds differ in size. */
const heldKits: Record<string, string> = {
  flag: 'hand flag',
  sign: 'protest sign',
  parasol: 'paper umbrella',
  telescope: 'spyglass',
  fan: 'folding fan',
};

const holdActions: (Action | null)[] = ['hold', 'carry'];

const giveHeldKits = (things: DraftThing[]) => {
  for (const thing of things) {
    const held = [
      ...thing.ties.filter(({ kind }) => kind === 'holding').map(({ to }) => to),
      ...thing.acts.flatMap(({ action, object }) =>
        object !== null && holdActions.includes(action) ? [object] : [],
      ),
    ];
    for (const index of held) {
      const other = things[index];
      const kit = heldKits[other?.noun?.kit ?? ''];
      if (!other?.noun || !kit) continue;
      // A sports fan is a person, not a thing in a hand.
      other.noun = other.noun.nature === 'person' ? (findNoun(kit) ?? other.noun) : { ...other.noun, kit };
      thing.ties = [...thing.ties.filter(({ to }) => to !== index), { kind: 'holding', to: index }];
    }
  }
};

/** On a ship one looks through a telescope that is held. */
const holdSpyglass = (things: DraftThing[]) => {
  const at = things.findIndex(({ noun }) => noun?.base === 'telescope' || noun?.kit === 'telescope');
  const looker = things.find(({ noun, acts, ties }) => {
    const isAboard = ties.some(({ kind, to }) => kind === 'on' && things[to]?.noun?.nature === 'boat');
    return noun?.nature === 'person' && isAboard && acts.some(({ action }) => action === 'look');
  });
  const telescope = things[at];
  if (!telescope?.noun || !looker) return;
  telescope.noun = { ...telescope.noun, kit: 'spyglass' };
  looker.ties = [...looker.ties.filter(({ to }) => to !== at), { kind: 'holding', to: at }];
};

/** The wheel a hamster runs in is no car's. */
const runInWheel = (things: DraftThing[]) => {
  const wheel = things.find(({ noun }) => noun?.name === 'wheel');
  const runner = things.some(({ noun }) => /^(?:hamster|mouse|gerbil|rat|squirrel)$/.test(noun?.base ?? ''));
  if (wheel && runner) wheel.noun = findNoun('hamster wheel') ?? wheel.noun;
  // "On a wheel" is in it too.
  for (const { ties } of things)
    for (const tie of ties)
      if (tie.kind === 'on' && things[tie.to]?.noun?.name === 'hamster wheel') tie.kind = 'in';
};

/** What somebody rides through the air is no broom of a kitchen. */
const rideBroom = (things: DraftThing[]) => {
  for (const { ties } of things)
    for (const { kind, to } of ties) {
      const broom = things[to];
      if (kind === 'riding' && broom?.noun?.name === 'broom')
        broom.noun = findNoun('flying broom') ?? broom.noun;
    }
};

/** The perch that a bird is on is no fish. */
const sitOnPerch = (things: DraftThing[]) => {
  const perch = things.find(({ noun }) => noun?.name === 'perch');
  if (perch && things.some(({ noun }) => noun?.nature === 'bird'))
    Object.assign(perch, { noun: findNoun('bird stand') ?? perch.noun, name: 'bird stand', acts: [] });
};

/** The bass that somebody plays is no fish. */
const playBass = (things: DraftThing[]) => {
  const bass = things.find(({ noun }) => noun?.name === 'bass' && noun.nature === 'fish');
  const isMusic = things.some(
    ({ noun, acts }) =>
      noun?.nature === 'instrument' || acts.some(({ action }) => /^play_/.test(action ?? '')),
  );
  if (bass && isMusic) bass.noun = findNoun('bass guitar') ?? findNoun('double bass') ?? bass.noun;
};

/** A smith forges a bar and presses no clothes. */
const forgeIron = (things: DraftThing[]) => {
  const forged = things.find(({ noun }) => noun?.name === 'iron');
  const isForge = things.some(
    ({ noun }) => /^(?:anvil|forge)$/.test(noun?.base ?? '') || noun?.name === 'blacksmith',
  );
  if (forged && isForge) forged.noun = findNoun('hot iron') ?? forged.noun;
};

/** A stone oven is no kitchen stove. */
const buildOven = (things: DraftThing[]) => {
  for (const thing of things) {
    if (thing.noun?.name !== 'oven') continue;
    const isBuilt =
      /stone|brick|clay/.test(thing.material ?? '') ||
      thing.traits.some((trait) => /wood fired|stone|brick|traditional/.test(trait));
    if (isBuilt) thing.noun = findNoun('stone oven') ?? thing.noun;
  }
};

/** A spider that spins or waits does it in its web. */
const sitInWeb = (things: DraftThing[]) => {
  const spider = things.find(({ noun }) => noun?.base === 'spider');
  const web = things.findIndex(({ noun, name }) => /\bweb$/.test(noun?.base ?? name));
  if (!spider || web < 0 || things[web] === spider) return;
  spider.ties = [...spider.ties.filter(({ to }) => to !== web), { kind: 'on', to: web }];
};

export const tellNounsApart = ({ things, places }: Draft) => {
  for (const thing of things) {
    const other = otherMeanings[thing.noun?.name ?? ''];
    if (!other) continue;
    const isOther =
      thing.acts.some(
        ({ action, verb }) => (action !== null && other.actions.includes(action)) || other.verbs?.test(verb),
      ) || places.some(({ place }) => other.places?.includes(place));
    if (!isOther) continue;
    thing.noun = findNoun(other.instead) ?? thing.noun;
    if (thing.noun?.nature !== 'person') thing.wears = [];
  }
  giveHeldKits(things);
  holdSpyglass(things);
  runInWheel(things);
  rideBroom(things);
  sitInWeb(things);
  playBass(things);
  sitOnPerch(things);
  forgeIron(things);
  buildOven(things);
};

/** Nouns of two everyday meanings: what a thing does and where it is tells which one is meant. */

import type { Action } from '../../scene/actions.ts';
import type { Draft, DraftThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';

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

/** A spider that spins or waits does it in its web. */
const sitInWeb = (things: DraftThing[]) => {
  const spider = things.find(({ noun }) => noun?.base === 'spider');
  const web = things.findIndex(({ noun, name }) => /\bweb$/.test(noun?.base ?? name));
  if (!spider || web < 0 || things[web] === spider) return;
  spider.ties = [...spider.ties.filter(({ to }) => to !== web), { kind: 'on', to: web }];
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

export const tellNounsApart = ({ things }: Draft) => {
  giveHeldKits(things);
  holdSpyglass(things);
  rideBroom(things);
  sitInWeb(things);
  sitOnPerch(things);
};

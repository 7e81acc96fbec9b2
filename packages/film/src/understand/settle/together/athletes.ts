/** Feats of sport that need somebody else or something to be seen: an obstacle, a fallen opponent, pompoms, rings. */

import { addOnce, type Draft, newAct } from '../../draft.ts';
import { acts, countOf, isPerson, nounOf } from '../draft-things.ts';

/** Yoga is done barefoot, in close clothes. */
const dressForYoga = (text: string, { things }: Draft) => {
  if (!/\b(?:yoga|pilates|tai ?chi)\b/.test(text)) return;
  for (const thing of things) {
    if (!isPerson(thing) || thing.wears.length > 0) continue;
    if (/^(?:woman|man|person|girl|boy|child|old (?:wo)?man|teenager)$/.test(nounOf(thing)))
      thing.wears = [
        { name: 't_shirt', colour: { name: 'purple', hex: '#6a4a8a' } },
        { name: 'trousers', colour: { name: 'black', hex: '#2b2c3a' } },
        { name: 'barefoot', colour: null },
      ];
  }
};

/** Cheerleaders have their pompoms, and are looked at instead of the game. */
const cheer = (draft: Draft) => {
  const squad = draft.things.find((thing) => isPerson(thing) && nounOf(thing) === 'cheerleader');
  if (!squad) return;
  if (!acts(squad, 'flip', 'dance', 'lift', 'throw')) squad.acts = [newAct('raise_arms', 'cheer')];
};

/** A figure that skates on ice has blades under the boots. */
const putOnSkates = (text: string, draft: Draft) => {
  if (!/\bice\b|\bfrozen\b|\brinks?\b|\bice.?skat/.test(text) || /skate ?board|roller/.test(text)) return;
  for (const thing of draft.things) {
    const isSkater = /skater|hockey/.test(`${nounOf(thing)} ${thing.name}`) || acts(thing, 'skate');
    if (!isPerson(thing) || !isSkater) continue;
    addOnce(thing.traits, 'on ice skates');
    if (countOf(thing) > 2) addOnce(thing.traits, 'in single file');
    // On a board they would stand sideways: these push off with one foot after the other.
    for (const act of thing.acts)
      if (['skate', 'fly', 'slide', 'walk', 'float'].includes(act.action ?? ''))
        Object.assign(act, { action: 'roll', object: null });
  }
};

export const settleAthletes = (text: string, draft: Draft) => {
  dressForYoga(text, draft);
  cheer(draft);
  putOnSkates(text, draft);
};

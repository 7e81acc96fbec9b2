/** A cake is cut: it stands on a laid table, whoever cuts has both hands on the knife, the others stand round. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { countOf, isPerson, nounOf, splitOff } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const cuts = /^(?:cut|slic|carv)/;
const isCake = (thing: DraftThing | undefined): thing is DraftThing =>
  thing !== undefined &&
  !isPerson(thing) &&
  /(?:^|[ -])(?:cake|gateau)$/.test(thing.name) &&
  !/pan|cup|rice|moon|crab|fish|cheese/.test(thing.name);

export const cutCake = (draft: Draft) => {
  if (draft.part || draft.shot?.endsWith('close_up')) return;
  const { things } = draft;
  const at = things.findIndex(isCake);
  const cake = things[at];
  const cutters = things.filter(
    (thing) =>
      isPerson(thing) &&
      thing.acts.some(({ verb, object }) => cuts.test(verb) && (object === at || object === null)),
  );
  if (!cake || cutters.length === 0) return;
  const isWedding =
    /wedding/.test(cake.name) || things.some(({ noun }) => /^(?:bride|groom)$/.test(noun?.name ?? ''));
  const kind = isWedding ? 'wedding cake' : /birthday/.test(cake.name) ? 'birthday cake' : 'cake';
  for (const trait of [kind, ...(/chocolate/.test(cake.name) ? ['chocolate'] : [])])
    addOnce(cake.traits, trait);
  Object.assign(cake, {
    noun: { ...findNoun('cake being cut')!, name: nounOf(cake) },
    ties: [],
    acts: [],
    size: null,
    count: 1,
    plural: false,
  });
  let hands = 0;
  for (const thing of [...cutters]) {
    const most = countOf(thing) === 2 ? 2 : 1;
    if (countOf(thing) > most) splitOff(draft, thing, 'clap');
    hands += countOf(thing);
    // Two hold the knife; a third looks on.
    if (hands > 2) thing.acts = [newAct('clap', 'clap')];
    else {
      addOnce(thing.traits, 'cuts the cake');
      thing.acts = [{ ...newAct('stand', 'stand'), object: at }];
    }
    thing.ties = thing.ties.filter(({ kind: tie }) => tie === 'with');
  }
  for (const thing of draft.things)
    if (isPerson(thing) && !thing.traits.includes('cuts the cake')) {
      addOnce(thing.traits, 'at the cake');
      thing.ties = [];
    }
  draft.things = without(draft.things, (thing) => !isPerson(thing) && /knife|^slice/.test(nounOf(thing)));
  if (draft.places.length === 0)
    draft.places.push({
      place: isWedding ? 'ballroom' : 'living_room',
      text: '',
      link: null,
      isBehind: false,
    });
};

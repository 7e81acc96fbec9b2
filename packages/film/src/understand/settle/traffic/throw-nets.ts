/** A fisherman who throws a net stands in a boat, or on the shore, with the net in both hands. */

import { addOnce, type Draft, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, isPerson, nounOf, retie } from '../draft-things.ts';

const throws = /^(?:cast|throw|toss|fling|hurl|spread|launch|swing)/;
const hauls = /^(?:pull|haul|drag|draw|bring|lift|gather|retriev|heave|rais)/;
const shores = ['beach', 'coast', 'dock', 'riverbank', 'harbour', 'bridge'];

export const throwNets = (draft: Draft) => {
  const { things } = draft;
  const at = things.findIndex((thing) => /^(?:fishing |fish |cast(?:ing)? )?nets?$/.test(nounOf(thing)));
  const thrower = things.find(
    (thing) =>
      isPerson(thing) &&
      thing.acts.some(
        ({ verb, object }) =>
          (throws.test(verb) || hauls.test(verb)) && (object === at || object === null || hauls.test(verb)),
      ),
  );
  const net = things[at];
  if (!net || !thrower) return;
  const isHauling = !thrower.acts.some(({ verb }) => throws.test(verb));
  const isOnLand = draft.places.some(({ place }) => shores.includes(place));
  // On a beach it is drawn up the sand.
  if (isHauling && isOnLand && !things.some(({ noun }) => noun?.nature === 'boat')) return;
  Object.assign(net, {
    noun: { ...findNoun(isHauling ? 'hauled net' : 'cast net')!, name: net.name },
    count: 1,
    plural: false,
    ties: [],
    acts: [],
  });
  let boat = things.findIndex(({ noun }) => noun?.nature === 'boat');
  const isAshore = draft.places.some(
    ({ place, text }) => shores.includes(place) || /shore|bank|pier|dock/.test(text),
  );
  if (boat < 0 && !isAshore) boat = add(draft, 'boat', { isImplied: true });
  if (boat >= 0) {
    const vessel = things[boat]!;
    // Of two boats each would need a net.
    Object.assign(vessel, { count: 1, plural: false, acts: [newAct('float', 'float')], ties: [] });
    addOnce(vessel.traits, 'without oars');
    retie(thrower, 'in', boat);
  }
  Object.assign(thrower, { count: 1, plural: false });
  thrower.ties = thrower.ties.filter(({ to }) => to !== at);
  thrower.acts = [{ ...newAct('stand', 'stand'), object: at }];
  addOnce(thrower.traits, isHauling ? 'hauls a net' : 'throws a net');
  if (draft.places.length === 0) draft.places.push({ place: 'lake', text: '', link: null, isBehind: false });
};

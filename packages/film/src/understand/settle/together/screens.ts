/** Television and video games: on a sofa before one lit screen, the controller in both hands. */

import { addOnce, type Draft, type DraftAct, type DraftThing, newAct } from '../../draft.ts';
import { acts, countOf, findOrAdd, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isScreen = (thing: DraftThing) => /^(?:television|tv)$/.test(nounOf(thing));
const isController = (thing: DraftThing) => /controller|gamepad/.test(nounOf(thing));

const inHand = ({ ties }: DraftThing, { object }: DraftAct) =>
  ties.some(({ kind, to }) => kind === 'holding' && to === object);

export const watchScreen = (draft: Draft) => {
  const screen = draft.things.find(isScreen);
  if (!screen) return;
  // "In front of a TV": the one that they play on.
  const second = draft.things.find((thing) => isScreen(thing) && thing !== screen);
  if (second) draft.things = without(draft.things, (thing) => thing === second);
  const at = draft.things.indexOf(screen);
  const controller = draft.things.findIndex(isController);
  const holds = (thing: DraftThing) =>
    thing.ties.some(({ kind, to }) => kind === 'holding' && to === controller);
  const watchers = draft.things.filter(
    (thing) =>
      isPerson(thing) &&
      (holds(thing) ||
        (acts(thing, 'look') && thing.acts.some(({ object }) => object === at)) ||
        thing.ties.some(({ kind, to }) => kind === 'facing' && to === at)),
  );
  if (watchers.length === 0) return;
  const sofa = findOrAdd(draft, 'sofa', /sofa|couch|armchair|bean bag|beanbag|^bed$|gaming chair|^chair$/);
  if (sofa < 0) return;
  Object.assign(screen, { ties: [], acts: [], isImplied: false });
  addOnce(screen.traits, 'watched');
  if (controller >= 0) addOnce(screen.traits, 'game');
  for (const thing of watchers) {
    if (controller >= 0) draft.things[controller]!.count = countOf(thing);
    thing.ties = [
      { kind: 'on', to: sofa },
      ...thing.ties.filter(({ kind, to }) => kind === 'holding' && to !== sofa),
    ];
    // Somebody who eats or drinks before it goes on with that.
    const meal = controller < 0 ? thing.acts.filter((act) => inHand(thing, act)) : [];
    thing.acts = meal.length > 0 ? meal : [{ ...newAct('look', 'watch'), object: at }];
  }
};

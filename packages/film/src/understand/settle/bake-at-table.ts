/** A figure that makes dumplings or bakes cookies stands at a table with dough, a rolling pin and what is made. */

import { limits } from '../../scene/scene.ts';
import { type Draft, type DraftThing, newAct, newThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';

const making = /^(?:make|bake|prepare|wrap|fold|roll|cook|build|create)\b/;
const doughy =
  /^(?:dumpling|dumplings|xiaolongbao|wonton|cookie|cookies|bread|bun|cake|cupcake|muffin|pie|pastry|croissant|gingerbread man|gingerbread|macaron|spring roll|mooncake|zongzi|biscuit|pretzel|tart|bagel)$/;

const isPerson = ({ noun, character }: DraftThing) => noun?.nature === 'person' || character !== null;

export const bakeAtTable = (draft: Draft) => {
  const { things } = draft;
  const isMade = (index: number | null) =>
    index !== null &&
    (doughy.test(things[index]?.noun?.base ?? '') || doughy.test(things[index]?.noun?.name ?? ''));
  const makes = (thing: DraftThing) =>
    thing.acts.some(({ verb, object }) => making.test(verb) && isMade(object));
  const first = things.find((thing) => isPerson(thing) && makes(thing));
  // On a stove or in a pan it is fried, and that is another picture.
  if (!first || things.some(({ noun }) => /^(?:stove|wok|frying pan|pan|oven|grill)$/.test(noun?.base ?? '')))
    return;
  const dish = first.acts.find(({ verb, object }) => making.test(verb) && isMade(object))!.object!;
  const find = (pattern: RegExp) => things.findIndex(({ noun }) => pattern.test(noun?.base ?? ''));
  const add = (noun: string) => {
    const found = findNoun(noun);
    if (!found || things.length >= limits.things) return -1;
    things.push({ ...newThing(found.name, found), isImplied: true });
    return things.length - 1;
  };
  const named = find(/^(?:table|counter|desk)$/);
  const table = named === -1 ? add('table') : named;
  // Dumplings are made on a board with all that belongs to it.
  const board = /^(?:dumpling|dumplings|wonton|xiaolongbao)$/.test(things[dish]!.noun?.base ?? '')
    ? findNoun('dumplings being wrapped')
    : null;
  // Cookies lie on their baking sheet.
  const tray = /^(?:cookie|biscuit|gingerbread)s?$/.test(things[dish]!.noun?.base ?? '')
    ? findNoun('tray of cookies')
    : null;
  if (tray) things[dish]!.noun = { ...tray, name: things[dish]!.name };
  const people = things.filter(isPerson);
  if (board) things[dish]!.noun = { ...board, name: things[dish]!.name };
  const dough = board ? dish : add('dough');
  const pin = board || people.length > 1 ? -1 : add('rolling pin');
  if (table === -1 || dough === -1) return;
  for (const index of [dish, dough, pin]) if (index !== -1) things[index]!.ties = [{ kind: 'on', to: table }];
  // "An apple pie" is one.
  const isOne = board || tray || !things[dish]!.plural;
  things[dish]!.count = isOne ? 1 : (things[dish]!.count ?? 6);
  things[dish]!.plural = !isOne;
  for (const [n, thing] of people.entries()) {
    const isIdle = thing.acts.every(
      ({ action }) => action === null || action === 'stand' || action === 'build',
    );
    if (!makes(thing) && !isIdle) continue;
    const act = newAct('stir', 'stir');
    // One is at the dough, the other lays out what is made of it.
    act.object = tray && n % 2 === 0 && people.length > 1 ? dish : dough;
    // A figure that dances or sings at it is seen to.
    const cheer = thing.acts.find(({ action }) => action === 'dance' || action === 'sing');
    thing.acts = [cheer ?? act];
    const isCrowd = people.length > 1 || thing.plural || (thing.count ?? 1) > 1;
    thing.ties = [{ kind: isCrowd ? 'around' : 'facing', to: table }];
  }
  if (draft.places.length === 0)
    draft.places.push({ place: 'kitchen', text: '', link: null, isBehind: false });
};

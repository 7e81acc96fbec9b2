/** Christmas Eve as an occasion: night, snow outside, a lit tree with presents; and what comes to life then. */

import { addOnce, type Draft, newAct } from '../../draft.ts';
import { add, isPerson, nounOf } from '../draft-things.ts';

const eve = /\bchristmas (?:eve|night)\b|\bnight before christmas\b|\bxmas eve\b/;

/** These are outdoors on that night; everybody else is at home. */
const outdoors =
  /snowman|reindeer|sleigh|caroler|carol singer|deer|owl|fox|wolf|house|cabin|village|church|street|penguin|polar bear|husky|sled/;

const isNamed = (draft: Draft, pattern: RegExp) => draft.things.some((thing) => pattern.test(nounOf(thing)));

export const celebrateChristmasEve = (text: string, draft: Draft) => {
  if (!eve.test(text)) return;
  draft.timeOfDay ??= 'night';
  draft.season ??= 'winter';
  addOnce(draft.details, 'christmas');
  const isOutside = isNamed(draft, outdoors);
  const hasPlace = draft.places.some(({ place }) => place !== 'snowfield');
  if (!hasPlace)
    draft.places = [{ place: isOutside ? 'village' : 'living_room', text: '', link: null, isBehind: false }];
  const isIndoors = draft.places.some(({ place }) =>
    /room|kitchen|cafe|restaurant|church|cabin|house/.test(place),
  );
  if (!isIndoors && draft.weather.length === 0) draft.weather.push('snow');
  const [subject] = draft.things;
  if (!subject || (hasPlace && !isIndoors) || isNamed(draft, /christmas tree/)) return;
  const tree = add(draft, 'christmas tree', {
    isImplied: true,
    ties: [{ kind: isIndoors ? 'beside' : 'behind', to: 0 }],
  });
  if (tree >= 0)
    add(draft, 'gift', { isImplied: true, count: 3, plural: true, ties: [{ kind: 'under', to: tree }] });
};

/** "A snowman coming to life": it moves its head and waves to us; toys get up and dance. */
export const bringToLife = (text: string, draft: Draft) => {
  const isLife =
    /\b(?:com(?:e|es|ing)|came|brought|springs?|springing|bursts?|bursting) (?:back )?to life\b|\bcom(?:e|es|ing) alive\b/;
  for (const thing of draft.things) {
    if (isPerson(thing) || !/^(?:snowman|snow man)$/.test(nounOf(thing))) continue;
    const greets = thing.acts.some(({ verb }) => /^(?:wave|greet|hello)/.test(verb));
    if (!greets && !isLife.test(text)) continue;
    thing.acts = [{ ...newAct('wave', 'wave'), object: null }];
    thing.ties = thing.ties.filter(({ kind }) => kind !== 'facing');
  }
};

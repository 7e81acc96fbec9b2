/** On the way: passengers sit at the window of their train, and stairs are climbed in a stairwell. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { acts, add, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const seated =
  /^(?:read|look|gaz|stare|watch|sleep|nap|sit|phone|text|scroll|call|drink|eat|writ|draw|sketch|listen|talk|chat|laugh|smil|cry|think|daydream|rest|lean|knit|type|work|hold|hug|cuddle|rid|commut|travel)/;
const upright = /^(?:walk|run|danc|stand|play|sing|perform|check|sell|serv|push|board|wait)/;

const sitsThere = (thing: DraftThing) =>
  isPerson(thing) &&
  (thing.count ?? (thing.plural ? 4 : 1)) <= 3 &&
  !thing.acts.some(({ verb }) => upright.test(verb)) &&
  (thing.acts.length === 0 || thing.acts.some(({ verb }) => seated.test(verb)));

/** In a carriage people sit, where the country goes past behind them. */
const sitInCarriage = (draft: Draft) => {
  const place = draft.places.find((one) => one.place === 'train_carriage');
  if (!place) return;
  const riders = draft.things.filter(sitsThere);
  if (riders.length === 0) return;
  const isSubway = /subway|metro|underground|tube/.test(place.text);
  draft.things = without(draft.things, (thing) => /^(?:train |bus )?(?:window|seat)$/.test(nounOf(thing)));
  const seat = add(draft, isSubway ? 'subway seat' : 'train seat', { isImplied: true });
  if (seat < 0) return;
  for (const thing of riders) {
    thing.ties = thing.ties.filter(({ kind }) => kind === 'holding');
    retie(thing, 'on', seat);
    if (thing.acts.length === 0 || acts(thing, 'ride')) thing.acts = [newAct('sit', 'sit')];
    // A book is read before one looks up from it.
    const main = thing.acts.find(({ action }) => action === 'sleep' || action === 'read');
    if (main) thing.acts = [main];
    else if (acts(thing, 'look')) thing.acts = [newAct('sit', 'sit')];
  }
  // Others share the bench where it is full.
  if (isSubway && draft.details.includes('crowded') && riders.length === 1)
    for (const name of ['woman', 'man'])
      add(draft, name, {
        isImplied: true,
        ties: [{ kind: 'on', to: seat }],
        acts: [newAct('sit', 'sit')],
      });
  if (isSubway) draft.timeOfDay ??= 'day';
};

const isStairs = (thing: DraftThing) =>
  /^(?:staircase|stairs|steps|stairwell)$/.test(nounOf(thing)) &&
  !/spiral/.test(`${thing.name} ${thing.noun?.kit ?? ''} ${thing.traits.join(' ')}`);
const climbs =
  /^(?:climb|walk|go|come|run|carr|bring|haul|drag|lug|take|hurry|rush|race|step|head|descend|ascend|struggle|lift|sprint|creep|sneak|tiptoe|move|push|pull)/;

/** Up to the right, down to the left. */
const climbStairs = (draft: Draft) => {
  const stairs = draft.things.find(isStairs);
  const isOutside = draft.places.some(({ place }) =>
    [
      'temple',
      'castle',
      'mountains',
      'great_wall',
      'garden',
      'park',
      'cliff',
      'ruins',
      'subway_station',
    ].includes(place),
  );
  if (!stairs || isOutside) return;
  const at = draft.things.indexOf(stairs);
  const climbers = draft.things.filter(
    (thing) =>
      isPerson(thing) &&
      thing.acts.some(({ verb }) => climbs.test(verb)) &&
      (thing.ties.some(({ to }) => to === at) ||
        thing.acts.some(
          ({ object, direction }) => object === at || direction === 'up' || direction === 'down',
        )),
  );
  // Stone steps to a temple or a castle are out of doors.
  const isOfTemple =
    stairs.material === 'stone' ||
    draft.things.some((thing) =>
      /temple|castle|church|monument|pyramid|shrine|pagoda|statue|lighthouse/.test(nounOf(thing)),
    );
  if (climbers.length === 0 || isOfTemple) return;
  for (const thing of climbers) {
    const isDown = thing.acts.some(({ direction, verb }) => direction === 'down' || /^descend/.test(verb));
    const isFast = thing.acts.some(({ verb }) => /^(?:run|race|rush|sprint)/.test(verb));
    thing.ties = thing.ties.filter(({ kind }) => kind === 'holding');
    thing.acts = [
      {
        ...newAct(isFast ? 'run' : 'walk', isFast ? 'run' : 'walk'),
        direction: isDown ? 'left' : 'right',
        pace: isFast ? 0.6 : 0.7,
      },
    ];
  }
  draft.places = [{ place: 'stairwell', text: 'stairs', link: null, isBehind: false }];
  const isHouse = (thing: DraftThing) =>
    isStairs(thing) || (!isPerson(thing) && /building|apartment|house|tower/.test(nounOf(thing)));
  draft.things = without(draft.things, isHouse);
};

export const settleCommuting = (draft: Draft) => {
  sitInCarriage(draft);
  climbStairs(draft);
};

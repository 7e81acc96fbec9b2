/** Games with a net between the sides, and sports whose ground has its own marks: curling, golf, jumps over a bar. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, does, findOrAdd, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const playAt = (draft: Draft, place: Draft['places'][number]['place'], instead: RegExp) => {
  const kept = draft.places.filter(({ place: known }) => !instead.test(known));
  draft.places = kept.length > 0 ? kept : [{ place, text: '', link: null, isBehind: false }];
};

const games: readonly [RegExp, string, string | null][] = [
  [/badminton/, 'badminton net', 'badminton racket'],
  [/volleyball/, 'volleyball net', null],
];

/** The stage puts a net between players who are marked so. */
const playOverNet = (draft: Draft) => {
  for (const [game, net, racket] of games) {
    const isInGame = (thing: DraftThing) =>
      isPerson(thing) &&
      (does(thing, game) ||
        game.test(thing.name) ||
        thing.acts.some(({ object }) => object !== null && game.test(draft.things[object]!.name)));
    let players = draft.things.filter(isInGame);
    // "Friends playing volleyball" are the players; the game brings no others.
    const named = players.filter(({ name }) => !game.test(name));
    if (named.length > 0 && named.length < players.length) {
      draft.things = without(draft.things, (thing) => players.includes(thing) && !named.includes(thing));
      players = named;
      if (game.test('volleyball') && draft.places.length === 0)
        draft.places.push({ place: 'beach', text: '', link: null, isBehind: false });
    }
    const sum = players.reduce((total, thing) => total + countOf(thing), 0);
    if (sum < 1 || sum > 6) continue;
    if (sum === 1) {
      const rival = add(draft, players[0]!.noun?.name ?? 'person', { isImplied: true, sex: players[0]!.sex });
      if (rival < 0) continue;
      players.push(draft.things[rival]!);
    }
    draft.things = without(draft.things, (thing) => !isPerson(thing) && thing.name === 'badminton');
    draft.notDrawn = draft.notDrawn.filter((name) => !game.test(name));
    const between = findOrAdd(draft, net, /\bnet$/);
    if (between < 0) continue;
    Object.assign(draft.things[between]!, { isImplied: false, noun: findNoun(net), count: 1 });
    addOnce(draft.things[between]!.traits, 'across');
    for (const thing of players) {
      addOnce(thing.traits, 'across');
      thing.acts = [newAct('hit', 'hit')];
      thing.ties = thing.ties.filter(({ kind }) => kind !== 'facing' && kind !== 'in');
      if (!racket) continue;
      const held = thing.ties.find(({ kind }) => kind === 'holding')?.to;
      const at =
        held ?? add(draft, racket, { isImplied: true, count: countOf(thing), plural: countOf(thing) > 1 });
      if (at < 0) continue;
      draft.things[at]!.noun = findNoun(racket) ?? null;
      retie(thing, 'holding', at);
      thing.acts = [{ ...newAct('hit', 'hit'), instrument: at }];
    }
    if (draft.places.some(({ text }) => /hall|gym|court|arena/.test(text)))
      draft.places = [{ place: 'arena', text: '', link: null, isBehind: false }];
    return;
  }
};

/** One slides low over the ice with the stone before the hand, the others sweep. */
const curl = (draft: Draft) => {
  const curler = draft.things.find(
    (thing) =>
      isPerson(thing) &&
      (/^curl(?:er|ing)/.test(thing.name) ||
        thing.acts.some(({ object }) => object !== null && /curling/.test(draft.things[object]!.name))),
  );
  if (!curler) return;
  for (const thing of draft.things)
    if (/^(?:stone|rock|granite stone)$/.test(thing.name)) thing.noun = findNoun('curling stone') ?? null;
  const known = draft.things.findIndex(({ noun, name }) =>
    /curling (?:stone|rock)/.test(`${noun?.name} ${name}`),
  );
  const stone = known >= 0 ? known : add(draft, 'curling stone');
  const sheet = add(draft, 'curling sheet', { isImplied: true });
  if (stone < 0 || sheet < 0) return;
  Object.assign(draft.things[stone]!, { count: 1, plural: false, acts: [], size: 'large', isImplied: false });
  draft.things[stone]!.ties = [{ kind: 'in_front_of', to: draft.things.indexOf(curler) }];
  if (countOf(curler) > 1) {
    curler.count = 1;
    curler.plural = false;
  }
  curler.acts = [newAct('lunge', 'lunge')];
  curler.ties = [{ kind: 'behind', to: stone }];
  for (const thing of draft.things.filter((one) => isPerson(one) && one !== curler)) {
    thing.count = Math.min(2, countOf(thing));
    thing.ties = [
      ...thing.ties.filter(({ kind }) => kind === 'holding'),
      { kind: 'behind', to: draft.things.indexOf(curler) },
    ];
    if (thing.wears.length === 0)
      thing.wears.push({ name: 'jersey', colour: { name: 'red', hex: '#c02822' } });
  }
  draft.places = [{ place: 'arena', text: '', link: null, isBehind: false }];
};

/** The hole with its flag is on the green before the golfer. */
const putt = (draft: Draft) => {
  const golfer = draft.things.find(
    (thing) => isPerson(thing) && (/golf/.test(thing.name) || does(thing, /golf|^putt/)),
  );
  if (!golfer || draft.things.some((thing) => nounOf(thing) === 'putting green')) return;
  golfer.acts = golfer.acts.map((act) =>
    /^(?:sink|putt|hole|tap|roll|line|drop|make|hit|play|reach|swing|tee|drive|chip)/.test(act.verb)
      ? { ...act, ...newAct('hit', 'hit') }
      : act,
  );
  draft.notDrawn = draft.notDrawn.filter((name) => !/putt|hole|green|shot/.test(name));
  draft.things = without(
    draft.things,
    (thing) =>
      !isPerson(thing) && /^(?:putt|green|hole|golf ball|ball|shot|fairway|flag|tee|drive)$/.test(thing.name),
  );
  const hole = findOrAdd(draft, 'golf hole', /golf (?:hole|flag|green)/);
  const known = draft.things.findIndex((thing) => !isPerson(thing) && /^(?:golf )?club$/.test(nounOf(thing)));
  golfer.ties = golfer.ties.filter(({ to }) => to !== known);
  for (const act of golfer.acts) if (act.object === known) act.object = null;
  if (known >= 0) retie(golfer, 'holding', known);
  if (!golfer.ties.some(({ kind }) => kind === 'holding')) {
    const club = add(draft, 'golf club', { isImplied: true });
    if (club >= 0) retie(golfer, 'holding', club);
  }
  if (hole >= 0) {
    draft.things[hole]!.isImplied = false;
    draft.things[hole]!.ties = [{ kind: 'behind', to: draft.things.indexOf(golfer) }];
  }
};

/** A figure that clears a bar has one to clear, with a mat behind it; where drinks are sold is elsewhere. */
const clearBar = (draft: Draft) => {
  const jumper = draft.things.find(
    (thing) =>
      isPerson(thing) && (/pole vault|high jump/.test(thing.name) || does(thing, /pole.?vault|high.?jump/)),
  );
  if (!jumper) return;
  const isPole = /pole/.test(jumper.name) || does(jumper, /pole/);
  draft.things = without(
    draft.things,
    (thing) => !isPerson(thing) && /^(?:bar|cross ?bar|pole|mat|long pole)$/.test(thing.name),
  );
  draft.notDrawn = draft.notDrawn.filter((name) => !/bar|pole|vault|jump/.test(name));
  const bar = findOrAdd(draft, isPole ? 'pole vault bar' : 'high jump bar', /(?:vault|jump) bar/);
  if (bar < 0) return;
  const action = isPole ? 'vault' : 'high_jump';
  Object.assign(draft.things[bar]!, { isImplied: false, acts: [newAct(action, action)] });
  draft.things[bar]!.noun = findNoun(isPole ? 'pole vault bar' : 'high jump bar') ?? null;
  Object.assign(jumper, { count: 1, plural: false, acts: [newAct(action, action)], ties: [] });
  playAt(draft, 'stadium', /^bar$|restaurant|cafe/);
};

export const settleGames = (draft: Draft) => {
  playOverNet(draft);
  curl(draft);
  putt(draft);
  clearBar(draft);
};

/** What a genie comes out of is an oil lamp, of one piece with the smoke that the body ends in. */
export const riseFromLamp = (draft: Draft) => {
  const genie = draft.things.find(({ name }) => /^(?:[a-z]+ )?(?:genie|djinn|jinn)$/.test(name));
  const isLamp = (thing: DraftThing) =>
    !isPerson(thing) && /lamp|lantern/.test(`${nounOf(thing)} ${thing.name}`);
  if (!genie || countOf(genie) > 1 || !draft.things.some(isLamp)) return;
  const noun = findNoun('genie from a lamp');
  if (!noun) return;
  // A figure that rubs the lamp stands before it.
  const users = draft.things.filter(
    (thing) =>
      thing !== genie &&
      (thing.ties.some(({ to }) => isLamp(draft.things[to]!)) ||
        thing.acts.some(({ object }) => object !== null && isLamp(draft.things[object]!))),
  );
  draft.things = without(draft.things, isLamp);
  draft.notDrawn = draft.notDrawn.filter((name) => !/brass|oil|magic|smoke/.test(name));
  Object.assign(genie, { noun, acts: [newAct('stand', 'stand')], ties: [] });
  for (const thing of users) retie(thing, 'facing', draft.things.indexOf(genie));
  draft.effects = draft.effects.filter((effect) => effect !== 'smoke');
};

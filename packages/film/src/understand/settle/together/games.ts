/** Games with a net between the sides, and sports whose ground has its own marks: curling, golf, jumps over a bar. */

import { findNoun } from '../../nouns/find-noun.ts';
import { addOnce, type Draft, type DraftThing, newAct } from '../../reading/draft.ts';
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
    const players = draft.things.filter(
      (thing) =>
        isPerson(thing) &&
        (does(thing, game) ||
          game.test(thing.name) ||
          thing.acts.some(({ object }) => object !== null && game.test(draft.things[object]!.name))),
    );
    const sum = players.reduce((total, thing) => total + countOf(thing), 0);
    if (sum < 2 || sum > 6) continue;
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
  draft.things[sheet]!.ties = [{ kind: 'under', to: draft.things.indexOf(curler) }];
  if (countOf(curler) > 1) {
    curler.count = 1;
    curler.plural = false;
  }
  curler.acts = [{ ...newAct('kneel', 'kneel'), object: null }];
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
  if (!golfer) return;
  golfer.acts = golfer.acts.map((act) =>
    /^(?:sink|putt|hole|tap|roll|line|drop|make|hit|play|reach)/.test(act.verb)
      ? { ...act, ...newAct('hit', 'hit') }
      : act,
  );
  draft.notDrawn = draft.notDrawn.filter((name) => !/putt|hole|green|shot/.test(name));
  draft.things = without(
    draft.things,
    (thing) => !isPerson(thing) && /^(?:putt|green|hole|golf ball|ball|shot|fairway|flag)$/.test(thing.name),
  );
  const hole = findOrAdd(draft, 'golf hole', /golf (?:hole|flag|green)/);
  if (!golfer.ties.some(({ kind }) => kind === 'holding')) {
    const club = add(draft, 'golf club', { isImplied: true });
    if (club >= 0) retie(golfer, 'holding', club);
  }
  if (hole >= 0) {
    draft.things[hole]!.isImplied = false;
    draft.things[hole]!.ties = [{ kind: 'behind', to: draft.things.indexOf(golfer) }];
  }
};

/** Who clears a bar has one to clear, with a mat behind it; where drinks are sold is elsewhere. */
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

/** What a spirit comes out of is an oil lamp, and it floats over it in smoke. */
export const riseFromLamp = (draft: Draft) => {
  const isGenie = ({ name }: DraftThing) => /genie|djinn|jinn/.test(name);
  const genie = draft.things.find(isGenie);
  if (!genie) return;
  const known = draft.things.findIndex((thing) => /lamp|bottle/.test(nounOf(thing)));
  const lamp = known >= 0 ? known : add(draft, 'magic lamp', { isImplied: true });
  if (lamp < 0) return;
  const thing = draft.things[lamp]!;
  if (/lamp/.test(nounOf(thing))) thing.noun = findNoun('magic lamp') ?? null;
  draft.notDrawn = draft.notDrawn.filter((name) => !/brass|oil|magic|smoke/.test(name));
  addOnce(genie.traits, 'from a lamp');
  Object.assign(thing, { acts: [], size: thing.size ?? 'huge', isImplied: false });
  const isOut = genie.acts.every(({ verb }) =>
    /^(?:come|rise|emerge|appear|float|stand|pop|burst|pour)/.test(verb),
  );
  if (!isOut) return;
  genie.ties = [{ kind: 'behind', to: lamp }];
  genie.acts = [newAct('float', 'float')];
  draft.effects = draft.effects.filter((effect) => effect !== 'smoke');
};

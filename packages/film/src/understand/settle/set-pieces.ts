/** Moments that one model shows as a whole: a slice lifted off a pizza, the wheels of a watch, a needle on a record. */

import { limits, type Place, type TimeOfDay } from '../../scene/scene.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { type Draft, type DraftThing, newAct, newThing } from '../reading/draft.ts';
import { without } from './rearrange-things.ts';

type SetPiece = {
  /** All of these are said. */
  says: RegExp[];
  unless?: RegExp;
  /** The model that shows it; without one the thing keeps its own. */
  kit?: string | ((text: string) => string);
  /** Names of the things it stands for; the first of them becomes it. */
  shows: RegExp;
  traits?: [RegExp, string][];
  /** Also where somebody does it. */
  withPeople?: boolean;
  place?: Place;
  /** Words that named no place after all: the sand of an hourglass. */
  notPlaces?: RegExp;
  /** A colour of the whole picture is its own. */
  takesColour?: boolean;
  effects?: 'own';
  /** The hour it is seen at best. */
  time?: TimeOfDay;
  isClose?: boolean;
};

const pouring = /\bpour|\bfill/;

const setPieces: readonly SetPiece[] = [
  {
    says: [/pizza/, /chees\w*/, /stretch|pull|lift|string|gooey|drip|melt/],
    kit: 'pizza with a lifted slice',
    shows: /pizza|cheese|slice/,
  },
  {
    says: [/pizza/, /slice/, /lift|pull|pick|take|taking|grab|rais|stretch/],
    kit: 'pizza with a lifted slice',
    shows: /pizza|cheese|slice/,
  },
  {
    says: [/domino/, /fall|toppl|tip|knock|chain|effect|tumbl/],
    unless: /pizza/,
    kit: 'falling dominoes',
    shows: /domino|chain|line|row/,
    place: 'room',
  },
  {
    says: [
      /pancake|hotcake|flapjack/,
      /\b(?:pour|drizzl|drip|trickl|flow|cascad|run)/,
      /honey|syrup|chocolate|cream|caramel/,
    ],
    unless: /dipper|spoon/,
    kit: (text) =>
      `${/honey|chocolate|cream/.exec(text.replace(/ice cream/g, ''))?.[0] ?? 'syrup'} poured over pancakes`,
    shows: /pancake|hotcake|flapjack|honey|syrup|chocolate|cream|caramel|stack|jar|jug|plate|drop/,
  },
  {
    says: [/noodle|ramen|\bpho\b|udon|soba/, /chopstick/, /lift|pick|pull|rais|grab|hold/],
    unless: /hot ?pot/,
    kit: (text) => `${/beef/.test(text) ? 'beef noodles' : 'noodles'} lifted with chopsticks`,
    shows: /noodle|ramen|^pho$|udon|soba|chopstick|bowl|beef|steam|broth|soup/,
  },
  {
    says: [/hot ?pot|shabu/],
    shows: /hot ?pot|shabu|beef|meat|chopstick|steak|lamb|broth/,
    kit: 'hot pot',
    traits: [[/chopstick|lift|pick|dip|beef|meat|lamb/, 'lifted with chopsticks']],
  },
  {
    says: [
      /\b(?:fall|drop|splash|plop|plung|tumbl)/,
      /\b(?:milk|cream|yogh?urt|custard)\b/,
      /\b(?:in|into|onto)\b/,
    ],
    unless: /ice cream|whipped cream on|\bcat\b|\bdog\b/,
    kit: (text) =>
      /cream/.test(text) ? 'bowl of cream' : /yogh?urt/.test(text) ? 'bowl of yogurt' : 'bowl of milk',
    shows: /milk|cream|yogh?urt|custard|bowl/,
    traits: [[/./, 'splash']],
  },
  {
    says: [
      pouring,
      /\bice\b|ice cubes?/,
      /cocktail|whisk|bourbon|rum\b|cola|coke|soda|juice|coffee|tea\b|water|drink|lemonade/,
    ],
    kit: (text) =>
      `${/whisk|bourbon|\brum\b/.test(text) ? 'whiskey' : (/cola|juice|coffee|tea\b|water/.exec(text.replace('coke', 'cola'))?.[0] ?? 'cocktail')} poured over ice`,
    shows: /cocktail|whisk|bourbon|rum$|cola|soda|juice|coffee|tea$|water|drink|lemonade|^ice|glass|liquid/,
    notPlaces: /ice/,
    withPeople: true,
    takesColour: true,
  },
  {
    says: [/latte art/],
    kit: 'latte art',
    shows: /latte|coffee|cappuccino|^cup$|milk/,
    traits: [[pouring, 'poured']],
    withPeople: true,
  },
  {
    says: [
      /candle/,
      /bl[eo]w\w* (?:it )?out|snuff|extinguish|go(?:es|ing)? out|put out|burn(?:s|ing)? out|dies out/,
    ],
    unless: /cake|birthday/,
    shows: /candle|flame|smoke|wick/,
    kit: 'candle',
    traits: [[/./, 'blown out']],
    effects: 'own',
    time: 'night',
  },
  {
    says: [/\b(?:an?|one|single|giant|big|huge|soap|shiny) (?:\w+ ){0,2}bubble\b/],
    unless: /girl|boy|child|kid|dog|puppy|cat|kitten|woman|man\b|people|underwater|gum|fish|bath/,
    kit: 'soap bubble',
    shows: /bubble/,
    traits: [[/pop|burst/, 'bursts']],
    place: 'garden',
    effects: 'own',
  },
  {
    says: [/watch|clock/, /gear|cog|mechanism|movement|clockwork|inside/],
    unless: /tower|grandfather|watching|watches|steam|tim(?:e|ing) lapse/,
    kit: 'watch movement',
    shows: /watch|gear|cog|clock|mechanism|movement|spring|wheel/,
    place: 'room',
  },
  {
    says: [/vinyl|\brecord\b|turntable/, /needle|spin|stylus|tonearm|turn|play/],
    unless: /\bdj\b|recording/,
    kit: 'record player',
    shows: /needle|record|vinyl|turntable|stylus|arm$|lp$/,
    traits: [[/drop|lower|touch|land|plac|set|start/, 'needle drops']],
    place: 'living_room',
  },
  {
    says: [/black hole/, /\b(?:star|sun)s?\b/],
    unless: /starship|spaceship|stars (?:around|behind)/,
    kit: 'black hole with a star',
    shows: /black hole|^stars?$|^suns?$/,
    place: 'space',
  },
  {
    says: [/hourglass|sand timer/],
    kit: 'hourglass',
    shows: /hourglass|sand timer|^sand/,
    notPlaces: /sand/,
    takesColour: true,
    withPeople: true,
  },
  {
    says: [/\b(?:pen|quill|feather)\b/, /\bwrit(?:es|ing|e|ten)\b|scribbl|\bsign/],
    kit: (text) => (/quill|feather/.test(text) ? 'letter written with a quill' : 'letter being written'),
    shows: /pen$|quill|feather|letter|paper|page|parchment|ink|note|word|diary|journal/,
    place: 'room',
    isClose: true,
  },
  {
    says: [/typewriter/],
    shows: /typewriter|letter|paper|page|^text/,
    kit: 'typewriter',
    traits: [[/typ(?:es|ing)\b/, 'typing']],
  },
  {
    says: [/dragon/, /gold|coin|treasure|hoard/],
    unless: /golden dragon|gold dragon|egg/,
    kit: 'gold hoard',
    shows: /gold|coin|treasure|hoard/,
    withPeople: true,
  },
];

const lightHues: Record<string, string> = {
  red: '#e8201c',
  blue: '#2f6ae8',
  green: '#2fc84a',
  purple: '#8a3ae0',
  violet: '#8a3ae0',
  pink: '#f05aa8',
  orange: '#f08a2c',
  golden: '#f0c040',
};

const isPerson = ({ noun, character }: DraftThing) => noun?.nature === 'person' || character !== null;
const isShownBy = ({ shows }: SetPiece, thing: DraftThing) =>
  !isPerson(thing) && (shows.test(thing.name) || shows.test(thing.noun?.base ?? ''));

/** What somebody pours into stands before them. */
const standBefore = (draft: Draft, drink: DraftThing) => {
  const at = draft.things.indexOf(drink);
  for (const thing of draft.things)
    if (isPerson(thing) && thing.acts.some(({ object }) => object === at)) {
      drink.traits = [...drink.traits.filter((trait) => trait !== 'poured'), 'poured by hand'];
      thing.ties = [...thing.ties.filter(({ to }) => to !== at), { kind: 'facing', to: at }];
    }
};

const show = (piece: SetPiece, text: string, draft: Draft) => {
  const kit = typeof piece.kit === 'function' ? piece.kit(text) : piece.kit;
  const noun = kit ? findNoun(kit) : undefined;
  if (!noun) return;
  let first = draft.things.find((thing) => isShownBy(piece, thing));
  if (!first) {
    if (draft.things.length >= limits.things) return;
    first = newThing(noun.name, noun);
    first.acts.push(newAct('stand', 'stand'));
    draft.things.push(first);
  }
  const main = first;
  const colour = draft.things.find((thing) => isShownBy(piece, thing) && thing.colour)?.colour ?? null;
  const at = draft.things.indexOf(main);
  // What others do to a part of it they do to the whole.
  for (const thing of draft.things) {
    if (thing === main || isShownBy(piece, thing)) continue;
    const points = (index: number | null) => index !== null && isShownBy(piece, draft.things[index]!);
    for (const tie of thing.ties) if (points(tie.to)) tie.to = at;
    for (const act of thing.acts) if (points(act.object)) act.object = at;
  }
  main.ties = main.ties.filter(({ to }) => !isShownBy(piece, draft.things[to]!));
  draft.things = without(draft.things, (thing) => thing !== main && isShownBy(piece, thing));
  main.name = noun.name;
  main.noun = noun;
  main.count = 1;
  main.plural = false;
  main.colour = main.colour ?? colour;
  const isAloft = noun.name === 'soap bubble';
  main.acts = [isAloft ? newAct('hover', 'hover') : newAct('stand', 'stand')];
  for (const [words, trait] of piece.traits ?? []) if (words.test(text)) main.traits.push(trait);
  if (/poured|latte/.test(noun.name)) standBefore(draft, main);
  if (piece.takesColour && !main.colour) main.colour = draft.palette.shift() ?? null;
  if (piece.notPlaces) draft.places = draft.places.filter((place) => !piece.notPlaces!.test(place.text));
  if (piece.effects === 'own')
    draft.effects = draft.effects.filter((effect) => !['smoke', 'fire', 'bubbles'].includes(effect));
  if (piece.isClose) draft.shot ??= 'close_up';
  if (piece.time) draft.timeOfDay ??= piece.time;
  if (piece.place && draft.places.length === 0)
    draft.places.push({ place: piece.place, text: '', link: null, isBehind: false });
};

export const showSetPieces = (prompt: string, draft: Draft) => {
  const text = prompt.toLowerCase();
  const hasPeople = draft.things.some(isPerson);
  const piece = setPieces.find(
    ({ says, unless, withPeople }) =>
      says.every((words) => words.test(text)) && !unless?.test(text) && (withPeople || !hasPeople),
  );
  if (piece) show(piece, text, draft);
  // Red lights light the whole stage.
  const lights =
    /\b(red|blue|green|purple|pink|orange|golden|violet) (?:\w+ )?(?:lights?|spotlights?|lighting)\b/.exec(
      text,
    );
  if (lights && draft.palette.length === 0)
    draft.palette.push({ name: lights[1]!, hex: lightHues[lights[1]!]! });
  // Snowmen melt where the snow has gone.
  if (/snowman/.test(text) && /melt/.test(text) && draft.places.length === 0 && draft.season !== 'winter')
    draft.places.push({ place: 'lawn', text: '', link: null, isBehind: false });
  for (const { acts, ties } of draft.things) {
    if (!acts.some(({ action }) => action === 'crawl' || action === 'climb')) continue;
    // Over rocks is on the first of them.
    for (const tie of ties) {
      const under = draft.things[tie.to]!;
      if (
        !['over', 'on', 'along'].includes(tie.kind) ||
        !/^(?:rock|coral|log|boulder)$/.test(under.noun?.base ?? '')
      )
        continue;
      Object.assign(tie, { kind: 'on' });
      Object.assign(under, { count: 1, plural: false, size: 'large' });
    }
  }
  if (/chang\w* (?:its |their )?colou?rs?|colou?r.chang|camouflag/.test(text))
    for (const { noun, traits } of draft.things) if (noun?.base === 'octopus') traits.push('changes colour');
};

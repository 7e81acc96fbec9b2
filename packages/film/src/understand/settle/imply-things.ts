/** Things nobody named that must be there: the piano of a pianist, the hoop of a dunk. */

import type { Action } from '../../scene/actions.ts';
import { limits, type Place, type TieKind } from '../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { layTable, sitAtTable } from './meals.ts';

type Implied = { noun: string; tie: TieKind; unless: RegExp };

/** With a doer of its action and no such thing named. */
const byAction: Partial<Record<Action, Implied>> = {
  play_guitar: { noun: 'guitar', tie: 'holding', unless: /guitar|ukulele|banjo|harp|lute|guzheng|pipa/ },
  play_piano: { noun: 'piano', tie: 'facing', unless: /piano|synthesizer|organ|guzheng|koto|zither/ },
  play_violin: { noun: 'violin', tie: 'holding', unless: /violin|cello|erhu/ },
  play_drums: { noun: 'drum kit', tie: 'facing', unless: /drum|xylophone|gong/ },
  play_board_game: { noun: 'chess board', tie: 'facing', unless: /chess|cards|domino|dice|puzzle/ },
  paint: {
    noun: 'easel',
    tie: 'facing',
    unless:
      /easel|rock art|wall|egg|house|fence|canvas|book|newspaper|blackboard|vase|\bpot$|bowl|toy|model|figurine|pottery|boat|door|chair|bench|\bmug|plate|mask|paper|doll|clay/,
  },
  cook: { noun: 'stove', tie: 'facing', unless: /stove|grill|campfire|fireplace/ },
  dunk: { noun: 'basketball hoop', tie: 'facing', unless: /hoop/ },
  fish: { noun: 'fishing rod', tie: 'holding', unless: /fishing rod|net$/ },
  photograph: { noun: 'camera', tie: 'holding', unless: /camera|phone/ },
  phone: { noun: 'phone', tie: 'holding', unless: /phone/ },
  read: { noun: 'book', tie: 'holding', unless: /book|newspaper|letter|phone|laptop|computer|watch/ },
  knit: { noun: 'ball of yarn', tie: 'holding', unless: /yarn|scarf|sweater/ },
  water: { noun: 'watering can', tie: 'holding', unless: /watering can|hose/ },
  skate: { noun: 'skateboard', tie: 'riding', unless: /skate/ },
  surf: { noun: 'surfboard', tie: 'riding', unless: /surfboard/ },
  row: { noun: 'rowboat', tie: 'riding', unless: /boat|canoe|kayak|gondola|raft|ship/ },
  ride: { noun: 'horse', tie: 'riding', unless: /./ },
  type: {
    noun: 'computer',
    tie: 'facing',
    unless: /computer|laptop|phone|television|desk|workplace|sewing machine|loom/,
  },
  shoot: { noun: 'bow', tie: 'holding', unless: /bow|gun|cannon|ball|camera/ },
  sweep: { noun: 'broom', tie: 'holding', unless: /broom|mop|brush|window|car|horse/ },
  dig: { noun: 'shovel', tie: 'holding', unless: /shovel|excavator|^rake|^hoe/ },
  fence: { noun: 'sword', tie: 'holding', unless: /sword/ },
  hammer: { noun: 'hammer', tie: 'holding', unless: /hammer|drill|wrench/ },
  pour: {
    noun: 'milk jug',
    tie: 'holding',
    unless: /jug|bottle|teapot|coffee pot|watering can|bucket|kettle|shaker/,
  },
  write: { noun: 'pen', tie: 'holding', unless: /pen|brush|blackboard|computer|watch|clock|ring|diamond/ },
  dribble: { noun: 'basketball', tie: 'holding', unless: /ball/ },
  hit: { noun: 'tennis racket', tie: 'holding', unless: /racket|bat|club|stick/ },
  save: { noun: 'soccer ball', tie: 'holding', unless: /ball|puck/ },
  kick: { noun: 'soccer ball', tie: 'facing', unless: /ball|punching bag/ },
};

/** Acts at one's own head with something small. */
const atHead: [RegExp, string][] = [
  [/^comb .*hair$/, 'comb'],
  [/^brush .*hair$/, 'hairbrush'],
  [/makeup$/, 'makeup brush'],
];

/** Machines that go along with whoever does the work. */
const byVerb: Record<string, string> = { mow: 'lawn mower', vacuum: 'vacuum cleaner' };

const isThere = (things: DraftThing[], pattern: RegExp) =>
  things.some(
    ({ noun, name }) => noun?.nature !== 'person' && (pattern.test(noun?.base ?? '') || pattern.test(name)),
  );
const isNamed = (things: DraftThing[], wanted: string) => {
  const head = wanted.split(' ').at(-1)!;
  return things.some(
    ({ noun, name }) =>
      noun?.nature !== 'person' &&
      (noun?.base === wanted || name === wanted || name.endsWith(head) || (noun?.base ?? '').endsWith(head)),
  );
};

/** What lies on a table where nothing is said. */
const surfaceOf: Record<string, string> = {
  'chess board': 'table',
  computer: 'desk',
  laptop: 'desk',
  microscope: 'table',
  'sewing machine': 'table',
  'playing cards': 'table',
  puzzle: 'table',
};

const isPaper = ({ noun, name }: DraftThing) =>
  /^(?:letter|paper|notebook|diary|journal|postcard|note|card|scroll|envelope)$/.test(noun?.name ?? name);

/** A letter is written at a table, and wool that is knitted is no scarf yet. */
const workAtTable = (things: DraftThing[]) => {
  for (const thing of [...things]) {
    for (const { action, object } of thing.acts) {
      const made = object === null ? undefined : things[object];
      if (!made || thing.noun?.nature !== 'person') continue;
      if (action === 'knit' && findNoun('knitting') && made.noun?.base !== 'yarn')
        made.noun = { ...findNoun('knitting')!, name: made.noun?.name ?? made.name };
      if (action !== 'write' || !isPaper(made) || made.ties.some(({ kind }) => kind === 'on')) continue;
      if (thing.ties.some(({ kind }) => kind === 'on' || kind === 'in')) continue;
      let table = things.findIndex(({ noun }) => /^(?:table|desk)$/.test(noun?.base ?? ''));
      if (table === -1) {
        if (things.length >= limits.things) continue;
        things.push({ ...newThing('desk', findNoun('desk')!), isImplied: true });
        table = things.length - 1;
      }
      made.ties.push({ kind: 'on', to: table });
      thing.ties = [
        ...thing.ties.filter(({ to }) => to !== object && to !== table),
        { kind: 'around', to: table },
      ];
    }
  }
};

/** Open cars and gondolas that go have somebody in them. */
const addDrivers = (things: DraftThing[]) => {
  for (const [index, { noun, acts }] of [...things.entries()]) {
    const open = crews.find(([pattern]) => pattern.test(noun?.name ?? ''));
    const isManned = things.some(({ ties }) =>
      ties.some(
        ({ to, kind }) => to === index && !['under', 'following', 'around', 'over', 'behind'].includes(kind),
      ),
    );
    const goes = open?.[2] === 'riding' ? /^row$/ : /^(?:drive|sail|row|glide|slide|float|drift)$/;
    const isGoing = acts.some(({ action }) => goes.test(action ?? ''));
    const crew = open && findNoun(open[1]);
    if (!open || !crew || isManned || !isGoing || things.length >= limits.things) continue;
    things.push({
      ...newThing(crew.name, crew),
      isImplied: true,
      // A figure that poles or sculls stands.
      acts: open[2] === 'driving' ? [] : [open[2] === 'on' ? newAct('stand', 'stand') : newAct('row', 'row')],
      ties: [{ kind: open[2], to: index }],
    });
  }
};
const crews: [RegExp, string, TieKind][] = [
  [/^(?:convertible|cabriolet|roadster|convertible car)$/, 'woman', 'driving'],
  [/^gondola$/, 'gondolier', 'on'],
  [/^(?:tractor|go.?kart|dune buggy|speedboat|motorboat)$/, 'man', 'driving'],
  [/^(?:bamboo )?raft$/, 'farmer', 'on'],
  [/^(?:(?:wooden |small |old )?boat|row(?:ing )?boat|canoe|kayak|sampan)$/, 'man', 'riding'],
];

/** Where one falls asleep sitting. */
const seatOfPlace: Partial<Record<Place, string>> = {
  train_carriage: 'chair',
  train_station: 'bench',
  subway_station: 'bench',
  airport: 'chair',
  office: 'office chair',
  classroom: 'chair',
  library: 'armchair',
  cafe: 'chair',
  restaurant: 'chair',
  hospital: 'chair',
  park: 'bench',
  living_room: 'sofa',
  porch: 'rocking chair',
};

/** Where one lies: on the floor nobody would be looked for there. */
const bedOfPlace: Partial<Record<Place, string>> = {
  hospital: 'hospital bed',
  bedroom: 'bed',
  living_room: 'sofa',
};

/** Two knights ride at each other. */
const faceEachOther = (thing: DraftThing) => {
  if (!thing.plural && (thing.count ?? 1) < 2) return;
  thing.count = 2;
  addOnce(thing.traits, 'each other');
};

export const implyThings = (draft: Draft, place: Place) => {
  const isIcy = place === 'glacier' || place === 'snowfield' || draft.details.includes('frozen');
  sitAtTable(draft, place);
  const { things } = draft;
  workAtTable(things);
  layTable(things);
  addDrivers(things);
  const add = (owner: number, noun: string, tie: TieKind) => {
    if (things.length >= limits.things) return;
    const found = findNoun(noun);
    if (!found) return;
    const made = newThing(found.name, found);
    made.isImplied = true;
    made.count = tie === 'holding' || tie === 'riding' ? things[owner]!.count : 1;
    made.plural = made.count === null && things[owner]!.plural && (tie === 'holding' || tie === 'riding');
    if (tie === 'riding' && things[owner]!.traits.includes('in single file'))
      made.traits.push('in single file');
    things.push(made);
    things[owner]!.ties.push({ kind: tie, to: things.length - 1 });
    for (const act of things[owner]!.acts) {
      const implied = act.action && byAction[act.action];
      if (implied && (implied.noun === noun || act.action === 'pour')) {
        if (
          tie === 'holding' &&
          !['play_guitar', 'play_violin', 'read', 'phone', 'knit', 'dribble', 'save'].includes(act.action!)
        )
          act.instrument ??= things.length - 1;
        else act.object ??= things.length - 1;
      }
    }
  };
  for (const [index, thing] of [...things.entries()]) {
    const needs = surfaceOf[thing.noun?.base ?? ''];
    const isPlaced =
      thing.ties.some(({ kind }) => kind === 'on' || kind === 'in') ||
      things.some(({ ties }) => ties.some(({ to, kind }) => to === index && kind === 'holding'));
    if (needs && !isPlaced && !isThere(things, /table|desk|counter|bench|blanket|rug/))
      add(index, needs, 'on');
    const isPerson =
      thing.noun?.nature === 'person' || thing.character !== null || thing.noun?.base === 'robot';
    if (!isPerson) continue;
    const first = thing.acts[0]?.action;
    const bed = first === 'sleep' ? seatOfPlace[place] : first === 'lie' ? bedOfPlace[place] : undefined;
    if (bed && !thing.traits.includes('on the ground') && thing.ties.every(({ kind }) => kind === 'with'))
      add(index, bed, 'on');
    const brings = thing.noun?.person?.brings;
    const holds = thing.ties.some(({ kind }) => kind === 'holding');
    const rides = thing.ties.some(({ kind }) => kind === 'riding' || kind === 'driving' || kind === 'in');
    const rows = thing.acts.some(({ action }) => action === 'row');
    const jousts = thing.acts.some(({ verb }) => /^joust/.test(verb));
    if (
      brings &&
      !rows &&
      !jousts &&
      !isNamed(things, brings.noun) &&
      !(brings.tie === 'holding' && holds) &&
      !(brings.tie === 'riding' && rides)
    ) {
      if (!/sword|cane|bow|microphone/.test(brings.noun) || !rides || brings.noun === 'sword')
        add(index, brings.noun, brings.tie);
    }
    for (const { action, verb } of [...thing.acts]) {
      if (/^joust/.test(verb) && !thing.ties.some(({ kind }) => kind === 'riding')) {
        faceEachOther(thing);
        add(index, 'horse', 'riding');
        if (!isNamed(things, 'lance')) add(index, 'lance', 'holding');
        things[index]!.acts = [newAct('run', 'gallop')];
        continue;
      }
      const small = atHead.find(([said]) => said.test(verb))?.[1];
      if (small) {
        thing.acts.find((one) => one.verb === verb)!.action = 'brush_teeth';
        if (!isNamed(things, small)) add(index, small, 'holding');
        continue;
      }
      const pushed = Object.entries(byVerb).find(([stem]) => verb.startsWith(stem))?.[1];
      if (pushed && !isNamed(things, pushed)) {
        const act = thing.acts.find((one) => one.verb === verb)!;
        add(index, pushed, 'facing');
        act.object = things.length - 1;
        continue;
      }
      const implied = action && byAction[action];
      if (!implied || isThere(things, implied.unless)) continue;
      if (action === 'ride' && (rides || !/rid|horse/.test(verb))) continue;
      if (action === 'skate' && (/ice|figure|roller/.test(verb) || isIcy)) continue;
      if (action === 'shoot' && !/arrow|bow|aim/.test(verb)) continue;
      if (action === 'hit') {
        const tool = /tennis|badminton|ping pong/.test(`${verb} ${thing.name}`)
          ? 'tennis racket'
          : /baseball|cricket|bat/.test(`${verb} ${thing.name}`)
            ? 'baseball bat'
            : /golf|club|tee/.test(`${verb} ${thing.name}`)
              ? 'golf club'
              : /hockey/.test(`${verb} ${thing.name}`)
                ? 'hockey stick'
                : null;
        if (tool) add(index, tool, 'holding');
        continue;
      }
      if (action === 'kick' && !/soccer|football|goal|score|ball|kick/.test(verb)) continue;
      const handle = action === 'dig' && /^(?:rake|hoe)/.exec(verb)?.[0];
      if (handle) {
        if (!isNamed(things, handle)) add(index, handle, 'holding');
        continue;
      }
      if (action === 'sweep' && !/sweep|mop/.test(verb)) continue;
      if (action === 'sweep' && verb.startsWith('mop')) {
        add(index, 'mop', 'holding');
        continue;
      }
      if (action === 'cook' && !/cook|fry|chef|flip|stir|toss|make|saut|boil|simmer|prepare/.test(verb))
        continue;
      if (implied.tie === 'riding' && rides) continue;
      if (action === 'water' && !/^(?:water|irrigate|sprinkle)/.test(verb)) continue;
      if (action === 'row') {
        // A kayaker has a kayak, whatever the verb.
        const craft = /kayak|canoe|raft/.exec(`${verb} ${thing.name}`)?.[0];
        if (craft) {
          add(index, craft === 'raft' ? 'boat' : craft, 'riding');
          continue;
        }
      }
      if (action !== 'pour') {
        add(index, implied.noun, implied.tie);
        continue;
      }
      // The vessel that is filled stands there; the one it is filled from is in the hand.
      const { object: filled, instrument } = thing.acts.find((act) => act.action === 'pour')!;
      if (instrument !== null) continue;
      thing.ties = thing.ties.filter(({ kind, to }) => to !== filled || kind !== 'holding');
      add(index, vesselFor(things), 'holding');
    }
  }
};

/** Drinks that come out of a bottle. */
const vesselFor = (things: readonly DraftThing[]) =>
  isThere([...things], /cocktail|wine|beer|whiskey|champagne|juice|soda|mojito|martini/)
    ? 'bottle'
    : 'milk jug';

/** What is different at the end: colours that change, seasons that pass, lights that go on, things that turn into others. */

import type { Action } from '../../../scene/actions.ts';
import type { PlaceDetail } from '../../../scene/place-details.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { namedColour } from '../../reading/add-thing.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../reading/draft.ts';
import { without } from '../rearrange-things.ts';
import { settleLights } from './settle-lights.ts';

const shade = '(?:bright |dark |deep |light |pale |vivid |a |its )?';
const colourPair = new RegExp(
  `\\b(?:chang|turn|shift|fad|go|transition|ripen|transform|morph|cycl|redden|blush)[a-z]*(?: its| their)?(?: colou?rs?| hues?)?(?: slowly| gradually| suddenly)?(?: from ${shade}([a-z]+))?(?: slowly| gradually)?(?: (?:in)?to| then)? ${shade}([a-z]+)(?:(?:,| and| then| and then)? (?:(?:in)?to )?${shade}([a-z]+))?`,
  'g',
);

/** Colours that a thing takes on where none is named. */
const usualChange: [RegExp, string][] = [
  [/tomato|strawberr|apple|chil|pepper|cherr|berr/, 'red'],
  [/banana|lemon|mango/, 'yellow'],
  [/leaf|leaves|tree|forest|maple/, 'orange'],
  [/chameleon/, 'orange'],
  [/./, 'purple'],
];

const isPerson = ({ noun, character }: DraftThing) => noun?.nature === 'person' || character !== null;

const doerOf = (draft: Draft, actions: readonly Action[]) =>
  draft.things.find(({ acts }) => acts.some(({ action }) => action !== null && actions.includes(action)));

const setAct = (thing: DraftThing, action: Action) => {
  const travels = thing.acts.filter((act) => act.action === 'walk' || act.action === 'run');
  thing.acts = [
    ...travels.filter(({ verb }) => !/^(?:chang|turn|go|shift)/.test(verb)),
    newAct(action, action),
  ];
};

/** "Leaves of a maple tree" are the tree's. */
const takeLeaves = (draft: Draft) => {
  const isLeaf = ({ noun, name }: DraftThing) => /^(?:leaf|leaves|foliage)$/.test(noun?.base ?? name);
  const tree = draft.things.find(({ noun }) => /tree$|^(?:maple|oak|birch|vine)$/.test(noun?.base ?? ''));
  const leaf = draft.things.find(isLeaf);
  if (!tree || !leaf) return;
  if (leaf.acts.some(({ action }) => action === 'change_colour')) setAct(tree, 'change_colour');
  tree.ties = [];
  draft.things = without(draft.things, isLeaf);
};

const settleColours = (said: string, draft: Draft) => {
  const text = said.replace(/\bfrom ([a-z]+) (turn\w*|chang\w*) (?:in)?(?:to )?([a-z]+)/, '$2 from $1 to $3');
  if (colourPair.test(text) || doerOf(draft, ['change_colour'])) takeLeaves(draft);
  colourPair.lastIndex = 0;
  const doer = doerOf(draft, ['change_colour']);
  for (const [, from, ...to] of text.matchAll(colourPair)) {
    const later = to.flatMap((name) => (name ? (namedColour(name) ?? []) : []));
    if (later.length === 0 || (to[0] && !namedColour(to[0]))) continue;
    const found =
      doer ??
      draft.things.find(({ colour }) => colour && later.some(({ hex }) => hex === colour.hex)) ??
      draft.things.find((thing) => !isPerson(thing));
    if (!found) return;
    const thing = found;
    // An orange that is only a colour.
    const isColour = (one: DraftThing) =>
      one !== thing &&
      later.concat(from ? (namedColour(from) ?? []) : []).some(({ name }) => name === one.name);
    thing.ties = thing.ties.filter(({ to }) => !isColour(draft.things[to]!));
    draft.things = without(draft.things, isColour);
    const first = from ? namedColour(from) : null;
    const wasLast = thing.colour && later.some(({ hex }) => hex === thing.colour!.hex);
    thing.colour = first ?? (wasLast ? null : thing.colour);
    thing.traits = [...thing.traits, ...later.map(({ hex }) => `turns ${hex}`)];
    setAct(thing, 'change_colour');
    draft.palette = draft.palette.filter(
      ({ hex }) => !later.some((one) => one.hex === hex) && hex !== first?.hex,
    );
    return;
  }
  if (!doer) return;
  const thing = doer;
  const name = usualChange.find(([kinds]) => kinds.test(thing.noun?.base ?? thing.name))![1];
  thing.traits = [...thing.traits, `turns ${namedColour(name)!.hex}`];
  setAct(thing, 'change_colour');
};

const seasonTrees: [RegExp, string][] = [
  [/spring/, 'cherry tree'],
  [/summer/, 'oak tree'],
  [/autumn|fall/, 'autumn tree'],
  [/winter/, 'bare tree'],
];

const passing: Record<string, PlaceDetail> = {
  'cherry tree': 'spring_passes',
  'oak tree': 'summer_passes',
  'autumn tree': 'autumn_passes',
  'bare tree': 'winter_passes',
};

/** A tree that goes through the seasons is four trees, one after the other. */
const settleSeasons = (text: string, draft: Draft) => {
  const named =
    /\bfrom (spring|summer|autumn|fall|winter) (?:in)?to (spring|summer|autumn|fall|winter)\b/.exec(text);
  if (
    !named &&
    !/\b(?:four|all(?: the)?|through(?: the)?|of the|changing) seasons\b|\bseasons? (?:chang|pass)|\bfour seasons\b|\bchang\w+ (?:with|through) the seasons\b/.test(
      text,
    )
  )
    return;
  const at = (name: string) => seasonTrees.findIndex(([season]) => season.test(name));
  const first = named ? at(named[1]!) : 0;
  const last = named ? at(named[2]!) : 3;
  const order: string[] = [];
  for (let n = first; ; n = (n + 1) % 4) {
    order.push(seasonTrees[n]![1]);
    if (n === last || order.length === 4) break;
  }
  const tree =
    draft.things.find(({ noun }) => noun?.nature === 'plant') ?? newThing('tree', findNoun('tree') ?? null);
  if (!draft.things.includes(tree)) draft.things.unshift(tree);
  const start = findNoun(order[0]!);
  if (start) tree.noun = start;
  tree.acts = order.slice(1).map((name) => {
    const next = newThing(name, findNoun(name) ?? null);
    if (name === 'bare tree') next.traits.push('snowy');
    draft.things.push(next);
    return { ...newAct('transform', 'become'), object: draft.things.length - 1 };
  });
  tree.traits.push('seasons');
  // The ground changes with it.
  for (const name of order) addOnce(draft.details, passing[name]!);
  draft.season = 'summer';
  draft.isTimelapse = true;
  draft.notDrawn = draft.notDrawn.filter((name) => !/season/.test(name));
  draft.weather = draft.weather.filter((name) => name !== 'snow');
  if (draft.places.length === 0)
    draft.places.push({ place: 'meadow', text: '', link: null, isBehind: false });
};

/** What a thing becomes stands where it stood. */
const settleTransforms = (draft: Draft) => {
  for (const [index, thing] of [...draft.things].entries()) {
    const into = thing.acts.find(({ action }) => action === 'transform');
    if (!into) continue;
    thing.ties = thing.ties.filter(({ to }) => to !== into.object);
    const result = into.object === null ? null : draft.things[into.object];
    if (!result || into.object === index) {
      into.action = 'stand';
      into.object = null;
      continue;
    }
    result.ties = [];
  }
};

/** Flowers open by their petals; the curtain of a stage is one. */
const settleOpening = (draft: Draft) => {
  for (const thing of draft.things) {
    const opens = thing.acts.find(({ action }) => action === 'open' || action === 'close');
    if (!opens) continue;
    if (thing.noun?.nature === 'plant' && opens.action === 'open') opens.action = 'bloom';
    if (/^curtain|^drape/.test(thing.noun?.base ?? '')) {
      Object.assign(thing, { count: 1, plural: false });
      if (draft.places.some(({ place }) => /stage|theat|concert/.test(place))) thing.size = 'huge';
    }
  }
};

/** The hour of a sun that moves; behind clouds nobody sees it. */
const settleSun = (draft: Draft) => {
  const isSun = (detail: string) => detail === 'sun_sets' || detail === 'sun_rises';
  const course = draft.details.find(isSun);
  if (!course) return;
  if (draft.weather.length > 0 || /_to_/.test(draft.timeOfDay ?? ''))
    draft.details = draft.details.filter((detail) => !isSun(detail));
  else draft.timeOfDay = course === 'sun_sets' ? 'sunset' : 'dawn';
};

/** Steam that nobody gives off comes from what is hot: the first dish or vessel. */
const settleSteam = (draft: Draft) => {
  if (!draft.effects.includes('steam')) return;
  if (
    draft.things.some(
      ({ acts, traits }) => acts.some(({ action }) => action === 'steam') || traits.includes('steaming'),
    )
  )
    return;
  const hot = draft.things.find(
    ({ noun, name }) =>
      noun?.nature === 'food' ||
      /cup|mug|pot|bowl|kettle|pan$|soup|tea|coffee|dumpling|noodle|rice/.test(noun?.base ?? name),
  );
  hot?.traits.push('steaming');
};

/** Dough and cakes swell; they do not take off. */
const settleFood = (text: string, draft: Draft) => {
  for (const { noun, acts } of draft.things)
    for (const act of acts) {
      if ((noun?.nature === 'food' || /dough|bread/.test(noun?.base ?? '')) && act.action === 'rise')
        act.action = 'grow';
      if (
        act.action === 'blow' &&
        act.object !== null &&
        /blow\w* out|blew out|puts? out|extinguish/.test(text)
      ) {
        const blown = draft.things[act.object]!;
        if (/candle|cake/.test(blown.noun?.base ?? blown.name))
          for (const one of draft.things)
            if (/candle|cake|match/.test(one.noun?.base ?? one.name)) one.traits.push('blown out');
      }
    }
};

/** A house that is being built rises by itself in a time-lapse. */
const settleBuilding = (text: string, draft: Draft) => {
  if (
    !/\b(?:being|getting) built\b|\bconstruction\b[a-z ,]{0,30}\btime.?lapse|\btime.?lapse\b[a-z ,]{0,40}\bconstruction\b|\bgo(?:es|ing) up\b/.test(
      text,
    )
  )
    return;
  const built = draft.things.find(({ noun }) => noun?.nature === 'building');
  if (
    !built ||
    !(
      draft.isTimelapse ||
      draft.things.every((one) => one === built || one.isImplied || one.name === 'person')
    )
  )
    return;
  draft.things = without(draft.things, (one) => one !== built && (one.isImplied || one.name === 'person'));
  built.acts = [newAct('grow', 'grow')];
};

export const settleChanges = (prompt: string, draft: Draft) => {
  const text = prompt.toLowerCase();
  settleSeasons(text, draft);
  settleColours(text, draft);
  settleTransforms(draft);
  settleOpening(draft);
  settleFood(text, draft);
  settleBuilding(text, draft);
  settleSteam(draft);
  settleSun(draft);
  settleLights(text, draft);
};

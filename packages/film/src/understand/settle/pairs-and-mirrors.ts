/** Couples who dance hold each other; who shaves or brushes their hair stands before a mirror. */

import type { Action } from '../../scene/actions.ts';
import type { Garment } from '../../scene/garments.ts';
import type { NamedColour } from '../../scene/named-colour.ts';
import { addOnce, type Draft, type DraftThing, newAct } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { acts, countOf, findOrAdd, isPerson, retie } from './draft-things.ts';
import { without } from './rearrange-things.ts';

const wear = (thing: DraftThing, name: Garment['name'], colour: NamedColour) => {
  if (thing.wears.length === 0) thing.wears.push({ name, colour });
};

/** Exactly two who dance, and are not said to dance apart. */
const danceInPairs = (draft: Draft) => {
  const dancers = draft.things.filter((thing) => isPerson(thing) && acts(thing, 'dance'));
  const isPair =
    dancers.length === 2
      ? dancers.every((thing) => countOf(thing) === 1 && thing.age !== 'child' && thing.age !== 'baby')
      : dancers.length === 1 && /^(?:couple|dance couple|tango dancer|waltz couple)/.test(dancers[0]!.name);
  const isApart = dancers.some(({ acts: own, name }) =>
    /ballerina|ballet|robot|break|hip|flamenco|belly/.test(
      `${name} ${own.map(({ verb }) => verb).join(' ')}`,
    ),
  );
  if (!isPair || isApart) return;
  for (const thing of dancers) {
    addOnce(thing.traits, 'dances in a pair');
    if (thing.sex === 'female') wear(thing, 'dress', { name: 'red', hex: '#b8182a' });
    else if (thing.sex === 'male') wear(thing, 'suit', { name: 'black', hex: '#1c1e24' });
  }
};

const grooming = /razor|shaver|hairbrush|comb$|makeup brush|lipstick/;

const groomAtMirror = (draft: Draft) => {
  const mirrors: DraftThing[] = [];
  for (const thing of [...draft.things]) {
    const used = [...thing.ties.map(({ to }) => to), ...thing.acts.flatMap(({ object }) => object ?? [])];
    const tool = used.map((to) => draft.things[to]!.name).find((name) => grooming.test(name));
    const brushes = thing.acts.some(({ verb }) => /^(?:brush|comb) .*hair$|makeup$/.test(verb));
    if (!isPerson(thing) || thing.noun?.person?.brings || (!tool && !brushes)) continue;
    if (draft.things.filter((one) => isPerson(one)).length > 1) continue;
    if (thing.ties.some(({ kind }) => kind === 'on' || kind === 'in')) continue;
    const shaves = tool !== undefined && /razor|shaver/.test(tool);
    const mirror = findOrAdd(draft, shaves ? 'bathroom mirror' : 'mirror', /mirror/);
    if (mirror < 0) continue;
    draft.things[mirror]!.isImplied = false;
    if (shaves)
      Object.assign(draft.things[mirror]!, { name: 'bathroom mirror', noun: findNoun('bathroom mirror') });
    // A child sees itself in a lower one.
    if ((thing.age ?? thing.noun?.person?.age) === 'child') draft.things[mirror]!.size ??= 'small';
    retie(thing, 'in_front_of', mirror);
    draft.things[mirror]!.ties = [];
    mirrors.push(draft.things[mirror]!);
    draft.shot ??= 'close_up';
    if (!shaves) continue;
    thing.acts = [newAct('brush_teeth', 'brush teeth')];
    // Foam on the cheeks and the chin.
    thing.wears.push({ name: 'beard', colour: { name: 'white', hex: '#ffffff' } });
    if (draft.effects.includes('steam')) addOnce(draft.things[mirror]!.traits, 'steamed');
  }
  // "A bathroom mirror" is one mirror.
  if (mirrors.length > 0)
    draft.things = without(draft.things, (thing) => /mirror$/.test(thing.name) && !mirrors.includes(thing));
};

const isGoing = (action: Action | null) => action === 'walk' || action === 'run';

/** A couple that walks comes towards the camera side by side, so that both faces are seen. */
const walkAbreast = (draft: Draft) => {
  // "Holding hands walking": hands that hold are no act of their own.
  for (const thing of draft.things)
    if (thing.traits.includes('holding hands') && thing.acts.some(({ action }) => isGoing(action)))
      thing.acts = thing.acts.filter(({ verb }) => verb !== 'hold hands');
  const walkers = draft.things.filter(
    (thing) =>
      isPerson(thing) &&
      !thing.isImplied &&
      thing.acts.length === 1 &&
      thing.acts.every(({ action, object }) => isGoing(action) && object === null),
  );
  const total = walkers.reduce((sum, { count, plural }) => sum + (count ?? (plural ? 4 : 1)), 0);
  const isPair = walkers.length === 2 && total === 2;
  const holdHands = walkers.some(({ traits }) => traits.includes('holding hands')) && total < 5;
  if (!isPair && !holdHands) return;
  if (walkers.some(({ ties }) => ties.some(({ kind }) => kind !== 'holding' && kind !== 'beside'))) return;
  for (const { acts: going } of walkers)
    for (const act of going) if (act.direction === null || act.direction === 'down') act.direction = 'toward';
};

export const settlePairsAndMirrors = (draft: Draft) => {
  walkAbreast(draft);
  danceInPairs(draft);
  groomAtMirror(draft);
};

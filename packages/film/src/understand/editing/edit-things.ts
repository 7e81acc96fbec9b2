/** Finding, changing, adding, replacing and removing the things of a scene. */

import type { Action } from '../../scene/actions.ts';
import { limits, type Scene, type Thing } from '../../scene/scene.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { living } from '../nouns/nature.ts';
import { addOnce, type Draft, type DraftThing } from '../reading/draft.ts';
import { settleThing } from '../settle/settle-scene.ts';
import { suitsNoun } from '../settle/suit-action.ts';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const baseOf = (name: string) => findNoun(name)?.base ?? findNoun(name.split(' ').at(-1)!)?.base;

/** "The trees" are also the palm trees. */
export const isCalled = ({ name, kit }: Thing, asked: string) => {
  const base = baseOf(asked);
  return (
    name === asked ||
    name.endsWith(` ${asked}`) ||
    (base !== undefined && (baseOf(name) === base || kit === base))
  );
};

export const findThing = ({ things }: Scene, asked: DraftThing): number => {
  const matches = [...things.keys()].filter((index) =>
    asked.character !== null
      ? things[index]!.character === asked.character
      : isCalled(things[index]!, asked.noun?.name ?? asked.name),
  );
  return (
    matches.find((index) => things[index]!.colour?.name === asked.colour?.name) ??
    matches.find((index) => things[index]!.name === asked.name) ??
    matches[0] ??
    -1
  );
};

/** With the things that were only there for its sake: the sword of a knight who goes. */
export const removeThing = (scene: Scene, gone: number) => {
  const { things } = scene;
  const owned = things[gone]!.ties.map(({ to }) => to).filter((to) => things[to]?.isImplied);
  things.splice(gone, 1);
  const at = (index: number) => (index > gone ? index - 1 : index);
  for (const thing of things) {
    thing.ties = thing.ties.filter(({ to }) => to !== gone).map(({ kind, to }) => ({ kind, to: at(to) }));
    for (const act of thing.acts) {
      act.object = act.object === null || act.object === gone ? null : at(act.object);
      act.instrument = act.instrument === null || act.instrument === gone ? null : at(act.instrument);
      for (const end of ['goal', 'source'] as const) {
        const tie = act[end];
        if (tie) act[end] = tie.to === gone ? null : { kind: tie.kind, to: at(tie.to) };
      }
    }
  }
  const { subject } = scene.camera;
  scene.camera.subject = subject === null || subject === gone ? null : at(subject);
  for (const index of owned.map(at).sort((a, b) => b - a)) {
    const isNeeded = things.some(({ ties }) => ties.some(({ to }) => to === index));
    if (things[index]?.isImplied && !isNeeded) removeThing(scene, index);
  }
};

export const changeThing = (scene: Scene, index: number, asked: DraftThing, setsActs: boolean) => {
  const old = scene.things[index]!;
  const settled = settleThing(asked);
  const worn = new Set(settled.wears.map(({ name }) => name));
  const own = new Set((asked.noun?.person?.wears ?? []).map(({ name }) => name));
  const added = settled.wears.filter(({ name }) => !own.has(name));
  scene.things[index] = {
    ...old,
    acts: setsActs ? settled.acts.map((act) => ({ ...act, object: null, instrument: null })) : old.acts,
    colour: asked.colour ?? old.colour,
    material: asked.material ?? old.material,
    size: asked.size ?? old.size,
    count: asked.count ?? old.count,
    person: old.person && {
      ...old.person,
      hair: asked.hair ?? old.person.hair,
      age: old.person.age ?? asked.age,
    },
    wears: [...old.wears.filter(({ name }) => !worn.has(name) || own.has(name)), ...added].slice(
      0,
      limits.wears,
    ),
    traits: [...new Set([...old.traits, ...settled.traits])].slice(0, limits.traits),
  };
};

/** Things that are there are changed, or are more when `adds`; others are added, with ties between all of them. */
export const mergeThings = (scene: Scene, draft: Draft, adds: boolean, isStated: boolean[] = []) => {
  const isTarget = (index: number) => draft.things.some(({ ties }) => ties.some(({ to }) => to === index));
  const places = draft.things.map((asked, index) => {
    const known = asked.isImplied ? -1 : findThing(scene, asked);
    if (known !== -1 && (!adds || asked.ties.length === 0)) {
      if (!adds) changeThing(scene, known, asked, isStated[index] ?? asked.acts.length > 0);
      else if (!isTarget(index)) {
        const thing = scene.things[known]!;
        thing.count = clamp(thing.count + (asked.count ?? 1), 1, limits.count);
      }
      return known;
    }
    if (scene.things.length >= limits.things) {
      addOnce(scene.notDrawn, asked.name);
      return -1;
    }
    scene.things.push({ ...settleThing(asked), ties: [] });
    return scene.things.length - 1;
  });
  const at = (index: number | null) => (index === null ? -1 : (places[index] ?? -1));
  for (const [index, { ties, acts }] of draft.things.entries()) {
    const thing = scene.things[places[index] ?? -1];
    if (!thing) continue;
    for (const { kind, to } of ties) {
      const known = thing.ties.some((one) => one.kind === kind && one.to === at(to));
      if (at(to) !== -1 && at(to) !== places[index] && !known && thing.ties.length < limits.ties)
        thing.ties.push({ kind, to: at(to) });
    }
    for (const [n, act] of acts.entries()) {
      const made = thing.acts[n];
      if (!made || (isStated[index] === false && places[index]! < scene.things.length - draft.things.length))
        continue;
      if (act.object !== null) made.object = at(act.object) === -1 ? null : at(act.object);
      if (act.instrument !== null) made.instrument = at(act.instrument) === -1 ? null : at(act.instrument);
      if (made.object !== null && made.object >= scene.things.length) made.object = null;
    }
  }
};

/** A horse in place of a car does not drive. */
const goesAs = (asked: DraftThing, action: Action): Action =>
  asked.noun &&
  living.has(asked.noun.nature) &&
  asked.noun.nature !== 'person' &&
  (action === 'drive' || action === 'sail')
    ? asked.noun.nature === 'fish'
      ? 'swim'
      : 'run'
    : suitsNoun(asked.noun, action);

export const replaceThing = (scene: Scene, index: number, asked: DraftThing) => {
  const old = scene.things[index]!;
  const settled = settleThing(asked);
  scene.things[index] = {
    ...settled,
    size: asked.size ?? old.size,
    count: asked.count ?? (asked.plural ? Math.max(old.count, 2) : old.count),
    ties: old.ties,
    acts:
      settled.acts.length > 0
        ? settled.acts.map((act) => ({ ...act, object: null, instrument: null }))
        : old.acts.map((act) => ({ ...act, action: goesAs(asked, act.action) })),
  };
};

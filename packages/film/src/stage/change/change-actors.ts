/** Changes during the film: things that turn into others, change colour, come or go, wilt, freeze, light up. */

import type { Model, PoseInput } from '../../kits/model.ts';
import { plantKits } from '../../kits/plants/index.ts';
import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { scale as scaled } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import type { Scene, Thing } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';
import { changeModel } from '../build/thing-acts.ts';
import { buildFor } from '../cast/cast.ts';
import { hasFront, transferOf, transferTime } from '../move/story/transfers.ts';
import { openModel } from './open.ts';
import { withOpenRear } from './open-rear.ts';
import { brightened, charred, frosted, hasSameColours, tint, unlit, withered } from './recolour.ts';
import { droop, shrink } from './shapes.ts';
import { statesOf, withStatedChanges } from './stated-changes.ts';
import { type Manner, type Step, succeed } from './succession.ts';

/** The least height of what changes, as a share of what it changes into and the other way round. */
const leastShare = 0.4;

const actOf = ({ thing }: Actor, action: Action) => thing.acts.find((act) => act.action === action);

const traitAfter = ({ thing }: Actor, start: string) =>
  thing.traits.filter((trait) => trait.startsWith(start)).map((trait) => trait.slice(start.length));

const isFlyer = ({ kit }: Actor) => kit?.locomotion === 'flies' || kit?.locomotion === 'hovers';

const tallest = (model: Model) => Math.max(...model.size);

/** Others that a thing becomes, in their true sizes but never too small beside it. */
const become = (actor: Actor, others: Actor[]): Step[] => {
  const all = [actor, ...others];
  const most = Math.max(...all.map((one) => tallest(one.model) * one.scale));
  return all.map((one): Step => {
    const own = tallest(one.model) * one.scale;
    const grown = Math.max(1, (most * leastShare) / own);
    const flies = isFlyer(one) && one !== actor;
    return {
      model: one.model,
      scale: (one.scale / actor.scale) * grown,
      lift: flies ? (tallest(one.model) * grown * 0.35 * one.scale) / actor.scale : 0,
      ...(one !== actor && { action: flies ? 'fly' : 'stand' }),
    };
  });
};

const largest = (steps: Step[]) => {
  const sizeOf = ({ model, scale = 1 }: Step) => tallest(model!) * scale;
  return steps.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
};

/** The same thing in other looks, one after the other. */
const changeColours = (actor: Actor, seed: number, seconds: number): Model => {
  const to = traitAfter(actor, 'turns ');
  const steps = to.map((hex): Step => {
    const colour = fromHex(hex);
    const built = buildFor(actor.kit, { ...actor.thing, colour: { name: hex, hex } }, actor.copy, seed);
    return { model: built && !hasSameColours(actor.model, built) ? built : tint(actor.model, colour) };
  });
  return steps.length > 0 ? succeed([{ model: actor.model }, ...steps], seconds, 'plain') : actor.model;
};

const lightAs = (model: Model, darkness: 0 | 1): Model => ({
  ...model,
  pose: (input: PoseInput) => {
    const own = model.pose?.({ ...input, darkness }) ?? { parts: {}, anchors: {} };
    return darkness ? own : { ...own, lamps: [], beams: [], particles: [] };
  },
});

/** Its lamps and windows are dark before, or after. */
const switchLights = (model: Model, seconds: number, isOn: boolean): Model => {
  const [lit, dark] = [{ model: lightAs(model, 1) }, { model: lightAs(unlit(model), 0) }];
  return succeed(isOn ? [dark, lit] : [lit, dark], seconds * 0.9, 'plain', 0.06);
};

/** Shares of the film at which a light that flickers goes off and on again, in turns. */
const flickers = [0.1, 0.16, 0.27, 0.33, 0.37, 0.46, 0.56, 0.6, 0.66, 0.78, 0.9, 0.95];

const flicker = (model: Model, seconds: number): Model => {
  const [lit, dark] = [{ model: lightAs(brightened(model), 1) }, { model: lightAs(unlit(model), 0) }];
  const steps = [lit, ...flickers.map((_, n) => (n % 2 ? lit : dark))];
  return succeed(
    steps,
    seconds,
    'plain',
    undefined,
    flickers.map((at): [number, number] => [at, at + 0.012]),
  );
};

/** Its own way of opening; closing is the same the other way round. */
const playOpening = (model: Model, seconds: number, closes: boolean): Model => ({
  ...model,
  pose: (input: PoseInput) => {
    const time = closes ? Math.max(0, seconds - input.time) : input.time;
    const opening = { ...input, action: 'open' as const, time, actionTime: time, actionSeconds: seconds };
    return model.pose?.(opening) ?? { parts: {}, anchors: {} };
  },
});

const isRigid = ({ parts }: Model) => parts.every(({ mesh }) => mesh.bones.length === 0);

/** How much of its opening a flower that closes goes back: to a bud, not to a sprout. */
const mostClosed = 0.58;

/** A flower that closes is one that opens, the other way round. */
const backwards = (model: Model, seconds: number): Model => ({
  ...model,
  pose: (input: PoseInput) =>
    model.pose?.({ ...input, time: seconds - Math.min(1, input.time / seconds) * seconds * mostClosed }) ?? {
      parts: {},
      anchors: {},
    },
});

/** Opened by itself, or by somebody. */
const openOrClose = (actor: Actor, actors: Actor[], filmSeconds: number): Model | null => {
  const { model, thing, thingIndex } = actor;
  if (thing.person || (actor.kit && actor.kit.locomotion !== 'none')) return null;
  const doneAs = (action: Action) =>
    actOf(actor, action) ??
    actors
      .filter((one) => one.thing.person !== null || one.kit?.locomotion === 'walks')
      .flatMap((one) => one.thing.acts)
      .find((act) => act.action === action && act.object === thingIndex);
  const closing = doneAs('close');
  const done = closing ?? doneAs('open');
  if (!done) return null;
  const closes = closing !== undefined;
  // Open before the next act begins.
  const seconds = (done.end ?? 1) * filmSeconds;
  const shareAt = (time: number) => {
    const share = smoothstep(0.18, 0.78, time / seconds);
    return closes ? 1 - share : share;
  };
  const noun = thing.kit ?? thing.name;
  if (actor.kit && plantKits.includes(actor.kit) && isRigid(model)) {
    const bloom = changeModel(model, 'bloom', noun, seconds);
    return closes ? backwards(bloom, seconds) : bloom;
  }
  return openModel(model, noun, shareAt) ?? playOpening(model, seconds, closes);
};

/** What hands take from or put into is open by then: a door in front, the back of a vehicle. */
const openForHands = (actor: Actor, actors: Actor[], seconds: number): Model | null => {
  const user = actors.find((one) => transferOf(one)?.host === actor.thingIndex);
  const transfer = user && transferOf(user);
  if (!transfer || actor.thing.person) return null;
  if (actor.kit?.locomotion === 'rolls') return withOpenRear(actor.model);
  if (!hasFront(actor)) return null;
  const moment = transferTime(transfer, seconds);
  const shareAt = (time: number) => smoothstep(moment - 1.3, moment - 0.5, time);
  return openModel(actor.model, actor.thing.kit ?? actor.thing.name, shareAt);
};

const ghostly = /ghost|spirit|phantom|wraith|fog|smoke|steam|cloud/;

const mannerOf = ({ thing }: Actor): Manner =>
  ghostly.test(thing.kit ?? thing.name) ? 'smoke' : thing.material === 'sand' ? 'dust' : 'magic';

const switches: readonly [Action, (actor: Actor, seconds: number) => Model][] = [
  [
    'appear',
    (actor, seconds) => succeed([{ model: null }, { model: actor.model }], seconds, mannerOf(actor)),
  ],
  [
    'vanish',
    (actor, seconds) => succeed([{ model: actor.model }, { model: null }], seconds, mannerOf(actor)),
  ],
  [
    'wilt',
    ({ model }, seconds) =>
      droop(succeed([{ model }, { model: withered(model) }], seconds, 'plain'), seconds),
  ],
  ['freeze', ({ model }, seconds) => succeed([{ model }, { model: frosted(model) }], seconds, 'plain')],
  ['shrink', ({ model, thing }, seconds) => shrink(model, thing.kit ?? thing.name, seconds)],
  ['go_out', ({ model }, seconds) => switchLights(model, seconds, false)],
  ['light_up', ({ model }, seconds) => switchLights(model, seconds, true)],
  [
    'flicker',
    (actor, seconds) => (ownFlame.test(actor.thing.kit ?? '') ? actor.model : flicker(actor.model, seconds)),
  ],
];

/** Flames are never still: nothing is switched off and on. */
const ownFlame = /fire|candle|torch|match|stove|coal|\blog\b/;

/** Kits that change by themselves. */
const ownColours = /traffic|stoplight|octopus|kraken|cuttlefish/;
const ownFire =
  /fire(?!wood)|candle|torch|lantern|lamp|stove|lava|volcano|cake|match|grill|log|coal|sun|star/;

const changed = (actor: Actor, actors: Actor[], seed: number, seconds: number): Model => {
  const { model, thing } = actor;
  if (thing.changes?.length || statesOf(thing, actor.kit).length > 0)
    return withStatedChanges(actor, seed, seconds);
  const others = thing.acts
    .filter(({ action, object }) => action === 'transform' && object !== null)
    .flatMap(({ object }) => actors.filter((one) => one.thingIndex === object).slice(0, 1));
  if (others.length > 0) {
    const steps = become(actor, others);
    actor.measured = succeed([largest(steps)], seconds, 'plain');
    return succeed(steps, seconds, thing.traits.includes('seasons') ? 'plain' : 'magic');
  }
  const opened = openOrClose(actor, actors, seconds) ?? openForHands(actor, actors, seconds);
  if (opened) return opened;
  if (actOf(actor, 'change_colour') && !ownColours.test(thing.kit ?? ''))
    return changeColours(actor, seed, seconds);
  const found = switches.find(([action]) => actOf(actor, action));
  if (found) return found[1](actor, seconds);
  if (thing.traits.includes('lights up')) return switchLights(model, seconds, true);
  if (actOf(actor, 'burn') && !thing.person && !ownFire.test(thing.kit ?? ''))
    return succeed([{ model }, { model: charred(model) }], seconds, 'plain');
  return model;
};

const resultsOf = (things: readonly Thing[]) =>
  new Set(
    things.flatMap(({ acts }) =>
      acts.flatMap(({ action, object }) => (action === 'transform' && object !== null ? [object] : [])),
    ),
  );

/** Without those that others become in the course of the film. */
export const nounsAtFirst = ({ things }: Scene): string[] => {
  const results = resultsOf(things);
  return things.filter((_, index) => !results.has(index)).map(({ kit, name }) => kit ?? name);
};

/** What others become is no thing of its own: it leaves the cast. */
export const changeActors = (actors: Actor[], seed: number, seconds: number): Actor[] => {
  const results = resultsOf(actors.map(({ thing }) => thing));
  const known = new Map<Model, Model>();
  for (const actor of actors) {
    if (results.has(actor.thingIndex)) continue;
    const isByCopy = actor.thing.changes?.some(({ property }) => property === 'number') ?? false;
    const model = (isByCopy ? undefined : known.get(actor.model)) ?? changed(actor, actors, seed, seconds);
    known.set(actor.model, model);
    if (model !== actor.model) actor.measured ??= actor.model;
    actor.model = model;
    actor.size = scaled(model.size, actor.scale);
  }
  return results.size === 0 ? actors : actors.filter(({ thingIndex }) => !results.has(thingIndex));
};

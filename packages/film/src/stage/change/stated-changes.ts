/** Changes that the scene states: any property of any thing, from one value to another between two moments. */

import { foodKits } from '../../kits/food/index.ts';
import type { Kit } from '../../kits/kit.ts';
import type { Model, PoseInput } from '../../kits/model.ts';
import { plantKits } from '../../kits/plants/index.ts';
import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import type { NamedColour } from '../../scene/named-colour.ts';
import { type Age, type Change, type Size, sizeNames, type Thing } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';
import { collapseModel } from '../build/collapse.ts';
import { shatterModel } from '../build/shatter.ts';
import { changeModel } from '../build/thing-acts.ts';
import { buildFor, sizeFactor } from '../cast/cast.ts';
import { asForm, type Making } from './form.ts';
import { withPartOf } from './part-of-model.ts';
import {
  brightened,
  dyed,
  hasSameColours,
  inRainbow,
  isOfSeveralColours,
  mainColour,
  stained,
  tintMain,
  unlit,
} from './recolour.ts';
import { crack, deflate, droop, inPieces, resizeOver, roughen, type ShareAt, slump } from './shapes.ts';
import { inMaterial, isStuff } from './stuffs.ts';
import { type Manner, type Step, succeed } from './succession.ts';
import { isStateOfThing } from './thing-states.ts';
import { worn } from './worn-looks.ts';

/** The same person with hair or a garment of another colour. */
const withPart = (thing: Thing, part: string, colour: NamedColour): Thing =>
  part === 'hair' && thing.person
    ? { ...thing, person: { ...thing.person, hair: colour } }
    : {
        ...thing,
        wears: thing.wears.map((worn) => (worn.name === part ? { ...worn, colour } : worn)),
      };

const inColour = (
  { actor, seed }: Making,
  thing: Thing,
  model: Model,
  colour: NamedColour,
  part?: string,
): Model => {
  const painted = part ? withPartOf(model, dyed(model, fromHex(colour.hex)), part, actor.model) : null;
  if (painted) return painted;
  if (part && thing.person)
    return buildFor(actor.kit, withPart(thing, part, colour), actor.copy, seed) ?? model;
  const built = buildFor(actor.kit, { ...thing, colour }, actor.copy, seed);
  return built && !hasSameColours(model, built) ? built : tintMain(model, fromHex(colour.hex));
};

const ageNames: readonly string[] = ['baby', 'child', 'adult', 'old'] satisfies Age[];
const ageOf = (word: string): Age =>
  ageNames.includes(word)
    ? (word as Age)
    : /old|aged|elder/.test(word)
      ? 'old'
      : /young/.test(word)
        ? 'child'
        : 'adult';

const atAge = ({ actor, seed }: Making, thing: Thing, model: Model, word: string): Model => {
  const age = ageOf(word);
  if (thing.person)
    return buildFor(actor.kit, { ...thing, person: { ...thing.person, age } }, actor.copy, seed) ?? model;
  return age === 'old' ? stained(model, [0.34, 0.3, 0.26], 0.75) : model;
};

const lightAs = (model: Model, darkness: 0 | 1): Model => ({
  ...model,
  pose: (input: PoseInput) => {
    const own = model.pose?.({ ...input, darkness }) ?? { parts: {}, anchors: {} };
    return darkness ? own : { ...own, lamps: [], beams: [], particles: [] };
  },
});

const isRigid = ({ parts }: Model) => parts.every(({ mesh }) => mesh.bones.length === 0);

/** How its shape gives way; `begin` is the second at which it does, `shareAt` how far it has come. */
const shapes: [RegExp, (model: Model, making: Making, shareAt: ShareAt, begin: number) => Model][] = [
  [/wilt|wither|droop/, (model, { seconds }, shareAt) => droop(model, seconds, shareAt)],
  [/deflat|flat/, (model, _, shareAt) => deflate(model, shareAt)],
  [
    /melt|thaw|liquef/,
    (model, { actor, seconds }, shareAt) =>
      retimed(
        changeModel(model, 'melt', nounOf(actor), seconds, undefined, poolOf(actor)),
        (time) => shareAt(time) * seconds,
      ),
  ],
  [/dissolv/, (model, _, shareAt) => resizeOver(model, 1, 0.06, shareAt)],
  [
    /bloom|blossom|open|unfurl|sprout/,
    (model, { actor, seconds }, shareAt) =>
      retimed(changeModel(model, 'bloom', nounOf(actor), seconds), (time) => shareAt(time) * seconds),
  ],
  [/crack|split/, (model, _, shareAt) => (isRigid(model) ? crack(model, shareAt) : model)],
  [
    /collaps|crumbl|ruin|toppl/,
    (model, { seed }, _, begin) =>
      collapseModel(model, (time) => time - begin, seed) ?? shatterModel(model, (time) => time - begin, seed),
  ],
  [
    /broke|break|shatter|smash|burst|pop|explod|destroy/,
    (model, { seed }, _, begin) =>
      begin < 0 && isRigid(model) && Math.max(...model.size) > 0.5
        ? inPieces(model)
        : shatterModel(model, (time) => time - begin, seed),
  ],
  [
    /rough|uneven|bumpy|lumpy|wrinkl|crumpl|creas|tatter|frayed|ragged|dog.eared/,
    (model, _, shareAt) => (isRigid(model) ? roughen(model, shareAt) : model),
  ],
  [/erod/, (model, _, shareAt) => slump(model, shareAt)],
  [/rot|decay|shrivel|eaten|worn/, (model, _, shareAt) => resizeOver(model, 1, 0.82, shareAt)],
];

/** Lava runs in its own colour, whatever ran. */
const poolOf = ({ thing }: Actor) => {
  const colour = thing.changes?.find(({ property }) => property === 'colour')?.colour;
  return colour ? fromHex(colour.hex) : null;
};

const nounOf = ({ thing }: Actor) => `${thing.kit ?? ''} ${thing.name}`;

/** The same course in another time. */
const retimed = (model: Model, timeAt: (time: number) => number): Model => ({
  ...model,
  pose: (input) => model.pose?.({ ...input, time: timeAt(input.time) }) ?? { parts: {}, anchors: {} },
});

const isRestored = ({ to }: Change) => /whole|intact|repair|restor|mend|new|clean|fresh|smooth/.test(to);
/** What it was before, where only what it becomes is said. */
const opposite = ({ to }: Change) => (/smooth/.test(to) ? 'rough' : '');
const isGone = ({ to }: Change) => /gone|vanish|disappear|absent|invisible|away|none/.test(to);
const isLit = ({ to }: Change) => !/dark|off|out|unlit|dim/.test(to);

/** Sizes as shares of the thing's own, before and after. */
const sizesOf = ({ from, to }: Change, own: Size): [from: number, to: number] => {
  const factor = (word: string): number => {
    const named = sizeNames.find((name) => word === name);
    if (named) return sizeFactor[named] / sizeFactor[own];
    return /small|shr[iu]nk|less|short|thin|tiny|narrow/.test(word)
      ? 0.45
      : /huge|enormous|giant/.test(word)
        ? 2.4
        : 1.9;
  };
  const [first, last] = [from ? factor(from) : 1, factor(to)];
  // A word that says the same twice still means a change.
  return Math.abs(first - last) < 0.05 ? [first, last * 1.8] : [first, last];
};

/** The next look of a thing, after `before`. */
const nextLook = (making: Making, thing: Thing, before: Step, change: Change): Step | null => {
  const model = before.model ?? making.actor.model;
  switch (change.property) {
    case 'colour':
      if (isOfSeveralColours(change.to)) return { ...before, model: inRainbow(model) };
      return change.colour
        ? { ...before, model: inColour(making, thing, model, change.colour, change.part) }
        : null;
    case 'material': {
      // "Rusty" is no stuff but what becomes of one.
      const wear = isStuff(change.to) ? undefined : worn.find(([word]) => word.test(change.to));
      const whole = wear ? wear[1](model) : inMaterial(model, change.to);
      return {
        ...before,
        model: (change.part && withPartOf(model, whole, change.part, making.actor.model)) || whole,
      };
    }
    case 'form':
      return asForm(making, thing, change);
    case 'age':
      return { ...before, model: atAge(making, thing, model, change.to) };
    case 'light':
      // A thing that is dark before has lost its light: it shines as it was built.
      return {
        ...before,
        model: isLit(change) ? lightAs(brightened(making.actor.model), 1) : lightAs(unlit(model), 0),
      };
    case 'presence':
      // A body that is cut open would show that it is hollow: it grows or shrinks instead.
      if (!isRigid(model)) return null;
      return isGone(change) ? { ...before, model: null } : { ...before, model };
    case 'wholeness': {
      const wear = worn.find(([word]) => word.test(change.to));
      const whole = wear?.[1](model);
      return whole
        ? {
            ...before,
            model: (change.part && withPartOf(model, whole, change.part, making.actor.model)) || whole,
          }
        : null;
    }
    default:
      return null;
  }
};

/** Nearer than this, in linear light, two colours pass for one. */
const sameColour = 0.2;
const green: NamedColour = { name: 'green', hex: '#5d9a34' };
const pale: NamedColour = { name: 'pale grey', hex: '#c9c6bf' };

/** A tomato that turns red is not red before; null: it is of another colour by itself. */
const unripe = ({ actor }: Making, { colour, part }: Change): NamedColour | null => {
  if (!colour || part) return null;
  const [own, to] = [mainColour(actor.model), fromHex(colour.hex)];
  if (Math.hypot(own[0] - to[0], own[1] - to[1], own[2] - to[2]) > sameColour) return null;
  return actor.kit && ripening.has(actor.kit) && colour.name !== 'green' ? green : pale;
};
const ripening: ReadonlySet<Kit> = new Set([...plantKits, ...foodKits]);

/** What a thing is before the first of its changes. */
const firstLook = (making: Making, change: Change | undefined): Step => {
  const { actor } = making;
  const { model, thing } = actor;
  if (change?.property === 'colour') {
    const first = change.fromColour ?? unripe(making, change);
    if (first) return { model: inColour(making, thing, model, first, change.part) };
  }
  if (change?.property === 'material' && change.from) {
    const whole = inMaterial(model, change.from);
    return { model: (change.part && withPartOf(model, whole, change.part, making.actor.model)) || whole };
  }
  if (change?.property === 'form' && change.from) {
    const form = asForm(making, thing, { ...change, to: change.from, colour: null });
    if (form) return { model: form.model, scale: form.scale ?? 1 };
  }
  if (change?.property === 'age' && change.from) return { model: atAge(making, thing, model, change.from) };
  if (change?.property === 'presence' && !isGone(change) && isRigid(model)) return { model: null };
  if (change?.property === 'light')
    return { model: isLit(change) ? lightAs(unlit(model), 0) : lightAs(brightened(model), 1) };
  if (change?.property === 'wholeness' && isRestored(change)) {
    const wear = worn.find(([word]) => word.test(change.from ?? 'worn'));
    if (wear) return { model: wear[1](model) };
  }
  return { model };
};

/** One of several comes or goes when the number changes, each a little later than the one before it. */
const ofCopy = (change: Change, { copy, thing }: Actor): Change | null => {
  if (change.property !== 'number') return change;
  const [first, after] = [Number(change.from ?? thing.count), Number(change.to)];
  if (!Number.isFinite(first) || !Number.isFinite(after)) return null;
  const [few, many] = [Math.min(first, after), Math.max(first, after)];
  if (copy < few || copy >= many) return null;
  const each = (change.end - change.begin) / (many - few);
  const begin = change.begin + each * (after > first ? copy - few : many - 1 - copy);
  return { ...change, property: 'presence', to: after > first ? 'there' : 'gone', begin, end: begin + each };
};

/** As many are cast as there are at any moment. */
export const castForNumbers = (thing: Thing, most: number): Thing => {
  const { count, changes = [] } = thing;
  if (!changes.some(({ property }) => property === 'number')) return thing;
  const numbers = changes.flatMap(({ property, from, to }) =>
    property === 'number' ? [Number(from ?? count), Number(to)] : [],
  );
  const known = numbers.filter((number) => Number.isInteger(number) && number > 0);
  return {
    ...thing,
    count: Math.min(most, Math.max(count, ...known)),
    changes: changes.map((change) =>
      change.property === 'number' ? { ...change, from: change.from ?? `${count}` } : change,
    ),
  };
};

/** Nothing, for a model that is drawn all the same. */
const leastSize = 1e-4;
/** A change that takes no time would be missed between two frames. */
const leastShare = 0.04;

const mannerOf = (changes: readonly Change[]): Manner =>
  changes.some(({ property }) => property === 'form') ? 'magic' : 'plain';

/** What a thing is said to be from the start, as a change that is over before the film begins. */
export const statesOf = ({ traits, changes = [], person }: Thing, kit: Kit | null): Change[] => {
  const isAlive = person !== null || ['walks', 'swims', 'flies', 'crawls'].includes(kit?.locomotion ?? '');
  if (isAlive || changes.some(({ property }) => property === 'wholeness')) return [];
  return traits
    .filter(isStateOfThing)
    .slice(0, 1)
    .map((to) => ({ property: 'wholeness', to, begin: -2, end: -1.5 }));
};

/** The model that goes through all the changes which the scene states of its thing. */
export const withStatedChanges = (actor: Actor, seed: number, seconds: number): Model => {
  const changes = [...statesOf(actor.thing, actor.kit), ...(actor.thing.changes ?? [])]
    .flatMap((change) => ofCopy(change, actor) ?? [])
    .toSorted((a, b) => a.begin - b.begin);
  if (changes.length === 0) return actor.model;
  const making: Making = { actor, seed, seconds };
  const looks: Step[] = [];
  const spans: [number, number][] = [];
  const isDyed = changes.some(({ property }) => property === 'colour');
  for (const change of changes) {
    // "Wilts to white": its colour is said, and only its shape gives way.
    if (isDyed && change.property === 'wholeness') continue;
    const before = looks.at(-1) ?? firstLook(making, change);
    const restored = change.property === 'wholeness' && isRestored(change) && before.model !== actor.model;
    const next = restored ? { model: actor.model } : nextLook(making, actor.thing, before, change);
    if (!next) continue;
    if (looks.length === 0) looks.push(before);
    looks.push(next);
    spans.push([change.begin, Math.max(change.end, change.begin + leastShare)]);
  }
  let model = looks.length > 1 ? succeed(looks, seconds, mannerOf(changes), undefined, spans) : actor.model;
  for (const change of changes) {
    const { property, begin, end } = change;
    const until = Math.max(end, begin + leastShare);
    const shareAt: ShareAt = (time) => smoothstep(begin, until, time / seconds);
    if (property === 'size') {
      const [from, to] = sizesOf(change, actor.thing.size);
      model = resizeOver(model, from, to, shareAt);
      const most = Math.max(from, to);
      if (most > 1) actor.measured = resizeOver(actor.model, most, most, () => 1);
    }
    if (property === 'presence' && !isRigid(actor.model)) {
      const size = model.size;
      model = {
        ...resizeOver(model, isGone(change) ? 1 : leastSize, isGone(change) ? leastSize : 1, shareAt),
        size,
      };
    }
    if (property !== 'wholeness') continue;
    const isBack = isRestored(change);
    const shape = shapes.find(([word]) => word.test(isBack ? (change.from ?? opposite(change)) : change.to));
    if (!shape) continue;
    // Back to what it was: the same course the other way round.
    const bent = shape[1](model, making, isBack ? (time) => 1 - shareAt(time) : shareAt, begin * seconds);
    const mirrored = (time: number) => (begin + until) * seconds - time;
    model = isBack && /broke|shatter|collaps/.test(change.from ?? '') ? retimed(bent, mirrored) : bent;
  }
  return model;
};

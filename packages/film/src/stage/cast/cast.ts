/** Scene to actors: a model for every thing and copy, at its true size. */

import { buildingKits } from '../../kits/buildings/index.ts';
import { findKit } from '../../kits/find-kit.ts';
import type { Kit, KitOptions } from '../../kits/kit.ts';
import type { Model } from '../../kits/model.ts';
import { uprightKit } from '../../kits/people/figures/upright-animal.ts';
import { heapModel } from '../../kits/shared/heap-model.ts';
import { neglectedModel } from '../../kits/shared/neglect/neglected-model.ts';
import { ruinedModel } from '../../kits/shared/neglect/ruined-model.ts';
import { fromHex } from '../../math/colour.ts';
import { createRandom, seedFor } from '../../math/random.ts';
import { scale as scaled } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import type { Scene, Size, Thing, TieKind } from '../../scene/scene.ts';
import { type Actor, isCounted, type Role } from '../actor.ts';
import { hasSameColours, tintMain } from '../change/recolour.ts';
import { ofMaterial } from '../change/stuffs.ts';
import { viewerTies } from '../place/views/relations.ts';
import { createLookKeeper } from './distinct-looks.ts';
import { limitModel } from './limit-cast.ts';
import { shapeModel } from './shape-model.ts';
import { isBuiltUpright } from './stand-up.ts';
import { withSurface } from './with-surface.ts';

export const sizeFactor: Record<Size, number> = { tiny: 0.5, small: 0.75, medium: 1, large: 1.35, huge: 2 };
/** Taller things stand behind the action instead of in it. */
const landmarkHeight = 4.2;
/** More copies than this are a crowd: fewer triangles each. */
const closeCopies = 6;
/** So are people, who take longest to build, when they are more than this. */
const closePeople = 4;

/** Every copy looks its own way, the same in every film of one seed, or wherever the thing has its own. */
export const lookSeedFor = (seed: number, { name, lookSeed }: Thing, copy: number) => {
  if (lookSeed === undefined) return seedFor(seed, `${name}-${copy}`);
  return copy === 0 ? lookSeed : seedFor(lookSeed, `${copy}`);
};

const optionsFor = (thing: Thing, copy: number, seed: number, detail: KitOptions['detail']): KitOptions => ({
  noun: thing.kit ?? thing.name,
  colour: thing.colour ? fromHex(thing.colour.hex) : isColourful(thing) ? colourOf(copy) : null,
  filling: thing.filling ? fromHex(thing.filling.hex) : null,
  material: thing.material,
  seed: lookSeedFor(seed, thing, copy),
  sex: thing.person?.sex ?? sexOfCopy(thing, copy),
  age: thing.person?.age ?? (isFamily(thing) && copy % 4 > 1 ? 'child' : null),
  wears: thing.wears,
  hair: thing.person?.hair ?? null,
  traits: thing.traits,
  detail,
});

/** One more of it, in other looks. */
export const buildFor = (kit: Kit | null, thing: Thing, copy: number, seed: number): Model | undefined =>
  kit?.build(optionsFor(thing, copy, seed, 0));

const isFamily = ({ name, count }: Thing) => count > 2 && /\bfamily\b/.test(name);

/** People of no known calling, who are as many men as women. */
const anybody =
  /^(?:person|people|child|kid|toddler|teenager|teen|student|pupil|tourist|customer|passenger|commuter|neighbou?r|friend|guest|villager|hiker|runner|jogger|cyclist|pedestrian|camper|skier)$/;

const sexOfCopy = ({ kit, count }: Thing, copy: number) =>
  count > 1 && anybody.test(kit ?? '') ? (copy % 2 ? 'female' : 'male') : null;

/** Colourful umbrellas: each its own colour. */
const isColourful = ({ traits, count, person }: Thing) =>
  count > 1 && person === null && traits.some((trait) => /^colou?rful$/.test(trait));

const gaudy = ['#d8342c', '#f2b51d', '#2a78c8', '#3f9a48', '#e0569a', '#7a4ab8', '#f07a24', '#1fa7a0'];
const colourOf = (copy: number) => fromHex(gaudy[copy % gaudy.length]!);

/** Each takes a tenth of a second to build, most of what a scene of many takes. */
const mostPeopleModels = 9;

/** Of twins each looks like the other. */
const alike = /\b(?:twin|identical|cloned)\b/;

/** Copies that would look alike share one model: people and plants vary, a fleet of taxis does not. */
const variantsOf = (thing: Thing, people: number) => {
  if ([thing.name, ...thing.traits].some((word) => alike.test(word))) return 1;
  // Under one kind of helmet the faces hardly differ.
  if (thing.person && isOfArmy(thing)) return Math.min(Math.ceil(thing.count / 12), 3);
  if (thing.person)
    return Math.max(1, Math.round(thing.count * Math.min(1, mostPeopleModels / Math.max(1, people))));
  if (isColourful(thing)) return Math.min(thing.count, 8);
  return Math.min(thing.count, isOfArmy(thing) ? 2 : 3);
};

const isOfArmy = ({ traits }: Thing) => traits.includes('in an army');

/** Through a window its own weather and hour are seen. */
const withOutside = (thing: Thing, { weather, timeOfDay, effects }: Scene): Thing => {
  if (findKit(thing.kit ?? '')?.name !== 'window') return thing;
  const outside = [
    ...(weather.some((one) => one === 'rain' || one === 'storm') ? ['rain outside'] : []),
    ...(weather.includes('snow') ? ['snow outside'] : []),
    ...(timeOfDay === 'night' ? ['night outside'] : []),
    ...(effects.some((one) => one === 'sun' || one === 'god_rays') ||
    ['dawn', 'morning', 'golden_hour', 'sunset'].includes(timeOfDay)
      ? ['sun outside']
      : []),
  ];
  return outside.length > 0 ? { ...thing, traits: [...thing.traits, ...outside] } : thing;
};

const isBetween = ({ ties }: Thing) => ties.some(({ kind }) => kind === 'between');

/** Tied between others, or with somebody on it who is, it hangs from them. */
const hungBetween = (thing: Thing, { things }: Scene): Thing =>
  findKit(thing.kit ?? '')?.hangsBetween &&
  things.some((one) => isBetween(one) && (one === thing || one.ties.some(({ to }) => things[to] === thing)))
    ? { ...thing, traits: [...thing.traits, 'between supports'] }
    : thing;

/** Somebody is under it: a leaf stands on its stalk. */
const sheltering = (thing: Thing, { things }: Scene): Thing =>
  things.some(({ ties }) => ties.some(({ kind, to }) => kind === 'under' && things[to]?.kit === thing.kit))
    ? { ...thing, traits: [...thing.traits, 'sheltering'] }
    : thing;

const leftAlone =
  /^(?:abandoned|derelict|ruined|overgrown|dilapidated|decaying|crumbling|neglected|forsaken|rusty|rusted|rusting|wrecked|collapsed|destroyed|demolished|bombed)$/;

const inRuins = /^(?:ruined|collapsed|destroyed|demolished|bombed|crumbling)$/;

const isRuin = ({ traits }: Thing, kit: Kit | null): boolean =>
  kit !== null && buildingKits.includes(kit) && traits.some((trait) => inRuins.test(trait));

/** Buildings and vehicles that nobody cares for any more; an abandoned puppy looks like any other. */
const neglected = (thing: Thing, kit: Kit | null, model: Model | undefined): Model | undefined =>
  model &&
  thing.person === null &&
  !kit?.character &&
  !['walks', 'swims'].includes(kit?.locomotion ?? 'walks') &&
  thing.traits.some((trait) => leftAlone.test(trait))
    ? neglectedModel(isRuin(thing, kit) ? ruinedModel(model, thing.name.length) : model, thing.name.length)
    : model;

/** "A pile of stones": the model is one piece of it. */
const heaped = (thing: Thing, model: Model | undefined): Model | undefined => {
  const how = thing.traits.find((trait) => trait === 'heaped' || trait === 'stacked' || trait === 'plated');
  return model && how ? heapModel(model, how, thing.name.length) : model;
};

/** Height of the tallest tree that somebody hides behind, in metres. */
const tallestScreen = 14;

/** Acts that need their object within reach, however tall it is. */
const closeActs: readonly Action[] = ['fight', 'plant', 'build', 'push', 'pull', 'hug', 'hit', 'punch'];

/** Where somebody comes to be at the end of a way: the two are seen together there. */
const reachedGoals: readonly TieKind[] = ['on', 'in', 'over', ...viewerTies];

/** A spaceship over somebody is in the sky, where a tree is beside whoever sits under it. */
const floatsInAir = ({ kit }: Thing) => ['hovers', 'flies'].includes(findKit(kit ?? '')?.locomotion ?? '');

/** Metres from which a building near the camera is no more than a wall. */
const tallestNear = 9;

/** A temple that somebody sits in front of is behind them as a whole. */
const isBefore = (kind: TieKind, { kit }: Thing, height: number) =>
  kind === 'in_front_of' && height > tallestNear && findKit(kit ?? '')?.locomotion === 'none';

/** A tree somebody sits under or flies into, a ship that is attacked: beside the one who acts, not far behind. */
const isNeededNear = ({ things }: Scene, index: number, height: number): boolean =>
  things.some(
    ({ ties, acts }) =>
      ties.some(
        ({ kind, to }) =>
          to === index &&
          ((kind === 'under' && !floatsInAir(things[index]!)) ||
            (height < tallestScreen &&
              (kind === 'against' || viewerTies.includes(kind)) &&
              !isBefore(kind, things[index]!, height))),
      ) ||
      acts.some(
        ({ action, object, goal }) =>
          (object === index && closeActs.includes(action)) ||
          (height < tallestScreen && goal?.to === index && reachedGoals.includes(goal.kind)),
      ),
  );

/** Ties of a tall thing that put it beside another. */
const sideTies: readonly TieKind[] = ['left_of', 'right_of', 'between'];

/** Metres: larger beasts are behind the rest. */
const tallestWalker = 7;

/** A boat or a train that goes past a tower is its company, since both are seen whole in one picture. */
const goesBy = ({ kit, acts, isImplied }: Thing) =>
  !isImplied &&
  acts.length > 0 &&
  ['floats', 'rolls', 'rails'].includes(findKit(kit ?? '')?.locomotion ?? '');

const roleOf = (scene: Scene, index: number, height: number, hero: number, heroHeight: number): Role => {
  const thing = scene.things[index]!;
  if (index === hero) return 'hero';
  // Trees around a house are with it, not far behind.
  if (!thing.person && thing.ties.some(({ kind }) => kind === 'around')) return 'cast';
  if (thing.count > closeCopies && !isCounted(thing)) return 'backdrop';
  const isTied = thing.ties.some(({ kind }) => ['on', 'in', 'holding', 'riding', 'driving'].includes(kind));
  const isOverOther =
    findKit(thing.kit ?? '')?.locomotion === 'floats' &&
    thing.ties.some(({ kind }) => kind === 'above' || kind === 'over');
  const hasSide =
    height < tallestScreen &&
    (isOverOther || thing.screenSide != null || thing.ties.some(({ kind }) => sideTies.includes(kind)));
  // Giraffes are company, however tall.
  const isWalker = height < tallestWalker && findKit(thing.kit ?? '')?.locomotion === 'walks';
  if (hasSide || isWalker || (height < heroHeight && goesBy(thing))) return 'cast';
  return height > landmarkHeight && !isTied && !isNeededNear(scene, index, height) ? 'landmark' : 'cast';
};

/** In the colour that is said, whether its kit has a use for one or not. */
const inSaidColour = (kit: Kit | null, thing: Thing, asked: KitOptions, model: Model): Model => {
  if (!kit || thing.person || !asked.colour) return model;
  const plain = kit.build({ ...asked, colour: null });
  return hasSameColours(plain, model) ? tintMain(model, asked.colour) : model;
};

/** Of the material that is said, whether its kit has it or not. */
const buildOf = (kit: Kit | null, thing: Thing, options: () => KitOptions): Model | undefined => {
  const asked = options();
  const built = kit?.build(asked);
  const isVessel = /cup|mug|glass|bowl|bucket|vase|pot$/.test(thing.kit ?? '');
  const dyed = built && inSaidColour(kit, thing, asked, built);
  const model = dyed && !thing.person ? shapeModel(dyed, thing.traits, isVessel) : dyed;
  if (thing.material === null) return model;
  const plain = () => kit?.build({ ...asked, material: null });
  return ofMaterial(model, thing.material, thing.colour !== null, plain);
};

const lookOf = (kit: Kit | null, thing: Thing, options: () => KitOptions): Model | undefined => {
  let asked: KitOptions | null = null;
  const same = () => {
    asked ??= options();
    return asked;
  };
  return withSurface(kit, thing, buildOf(kit, thing, same), same);
};

/** Lets an abort be heard between two steps of the work; throws when there was one. */
export type Pause = () => Promise<void>;

export type CutOutMaker = (thing: Thing) => Model | undefined;

/** `cutOut` stands in for what no kit draws; things it has no picture for are left out. `built` keeps models for a second casting. */
export const castScene = async (
  scene: Scene,
  seed: number,
  hero: number,
  cutOut: CutOutMaker,
  pause: Pause,
  built: Map<number, Model[]> = new Map(),
): Promise<Actor[]> => {
  const actors: Actor[] = [];
  const random = createRandom(seedFor(seed, 'cast'));
  const keepApart = createLookKeeper();
  // An orchestra of several parts is a crowd too.
  const people = scene.things.reduce((sum, { person, count }) => sum + (person ? count : 0), 0);
  const heroHeight = () => actors.find(({ thingIndex }) => thingIndex === hero)?.size[1] ?? 0;
  for (const [thingIndex, thing] of scene.things.entries()) {
    await pause();
    const found = thing.character || !thing.kit ? undefined : findKit(thing.kit);
    const kit: Kit | null = found ? (isBuiltUpright(thing, found) ? uprightKit(found) : found) : null;
    const models = built.get(thingIndex) ?? [];
    built.set(thingIndex, models);
    const isOfCrowd =
      thing.person !== null && (thing.count > closePeople || (people > closeCopies && thingIndex !== hero));
    // Fur on several upright bodies is most of a scene's vertices, and each is small in the picture.
    const isUprightGroup = found !== undefined && isBuiltUpright(thing, found) && thing.count > 2;
    // A file is seen whole, so each of it is far away.
    const isFile = thing.person === null && thing.count > 3 && thing.traits.includes('in a row');
    const isOfMany = thing.count > closeCopies || isOfCrowd || isUprightGroup || isFile || isOfArmy(thing);
    const detail = thing.count > 20 ? 2 : isOfMany ? 1 : 0;
    for (let copy = 0; copy < thing.count; copy += 1) {
      const variant = copy % variantsOf(thing, people);
      if (copy > 0 && !models[variant]) await pause();
      const model =
        models[variant] ??
        neglected(
          thing,
          kit,
          heaped(
            thing,
            lookOf(kit, thing, () =>
              thing.person && thing.lookSeed === undefined && thing.count <= closeCopies
                ? keepApart(optionsFor(thing, variant, seed, detail))
                : optionsFor(
                    withOutside(sheltering(hungBetween(thing, scene), scene), scene),
                    variant,
                    seed,
                    detail,
                  ),
            ),
          ),
        ) ??
        cutOut(thing);
      if (!model) break;
      models[variant] ??= limitModel(model, thing.count);
      const varied = thing.count > 1 ? 0.94 + 0.12 * random() : 1;
      const scale = sizeFactor[thing.size] * varied * (thing.traits.includes('poured') ? 0.01 : 1);
      actors.push({
        number: actors.length,
        thing,
        thingIndex,
        copy,
        kit,
        model: models[variant],
        scale,
        size: scaled(model.size, scale),
        role: roleOf(scene, thingIndex, model.size[1] * scale, hero, heroHeight()),
        support: { kind: 'free' },
        position: [0, 0, 0],
        yaw: 0,
        fixedYaw: null,
        // The wave a surfer rides is as large as the picture.
        isBackground: thing.isImplied && thing.kit === 'wave',
        altitude: kit?.hangsAt ?? 0,
        speed: 0,
        beats: [],
        path: null,
        target: null,
        phase: copy * 1.7 + thingIndex * 0.6,
      });
    }
  }
  return actors;
};

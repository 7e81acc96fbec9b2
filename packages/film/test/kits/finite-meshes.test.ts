/** Every kit can be built and posed: finite numbers, something to see, a size that a thing can have, anchors where it is. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Mesh } from '../../src/geometry/mesh.ts';
import { animalKits } from '../../src/kits/animals/index.ts';
import { buildingKits } from '../../src/kits/buildings/index.ts';
import { findKit, kits } from '../../src/kits/find-kit.ts';
import { foodKits } from '../../src/kits/food/index.ts';
import { type Kit, plainOptions } from '../../src/kits/kit.ts';
import { type Model, type Pose, poseAtRest } from '../../src/kits/model.ts';
import { buildPerson } from '../../src/kits/people/person.ts';
import { generalPropKits } from '../../src/kits/props/general/index.ts';
import { handheldKits } from '../../src/kits/props/handheld/index.ts';
import { createSet } from '../../src/kits/sets/index.ts';
import { heapModel } from '../../src/kits/shared/heap-model.ts';
import { vehicleKits } from '../../src/kits/vehicles/index.ts';
import { type Action, actionNames } from '../../src/scene/actions.ts';
import { garmentNames } from '../../src/scene/garments.ts';
import { type PlaceDetail, placeDetailNames } from '../../src/scene/place-details.ts';
import { type Age, type Place, placeNames, type Sex } from '../../src/scene/scene.ts';
import { areaOn } from './action-area.ts';
import { hasOnlyNumbers } from './only-numbers.ts';
import { requestFor } from './set-request.ts';

/** Names of the lists that have a number which is none, or are not as long as the vertices and triangles ask for. */
const wrongLists = (mesh: Mesh): string[] => {
  const vertices = mesh.positions.length / 3;
  return [
    ...(['positions', 'normals', 'colours', 'occlusion', 'weights'] as const).filter(
      (name) => !hasOnlyNumbers(mesh[name]),
    ),
    ...(mesh.materials.length * 3 === mesh.triangles.length ? [] : ['materials']),
    ...(mesh.bones.length === 0 || mesh.bones.length === vertices * 2 ? [] : ['bones']),
    ...(mesh.triangles.some((vertex) => vertex >= vertices) ? ['a triangle without a vertex'] : []),
  ];
};

/** Metres: a button, and the highest tower. */
const [smallest, largest] = [0.002, 830];
/** No animal and no dish is longer. */
const largestOfAnimals = 20;

const faultsOf = ({ parts, size, anchors }: Model, longest = largest): string[] => [
  ...parts.flatMap(({ name, mesh }) => wrongLists(mesh).map((list) => `${name}: ${list}`)),
  ...(parts.every(({ mesh }) => mesh.triangles.length === 0) ? ['nothing to see'] : []),
  ...(Math.min(...size) > 0 && Math.max(...size) > smallest && Math.max(...size) < longest
    ? []
    : [`size ${size.join(' x ')}`]),
  // A hand that reaches out and the eye of a rider may be well outside, another unit would be far outside.
  ...Object.entries(anchors).flatMap(([name, at]) =>
    hasOnlyNumbers(at) && Math.hypot(...at) < 3 * Math.hypot(...size) + 1 ? [] : [`anchor ${name}`],
  ),
];

const poseFaults = ({ parts, anchors, particles }: Pose, names: Set<string> | null): string[] => [
  ...Object.entries(parts).flatMap(([name, moved]) => {
    const lists = moved === null ? [] : Array.isArray(moved) ? moved : [moved];
    if (Array.isArray(moved) && names?.has(name) === false) return [`${name} is posed and not there`];
    return lists.every((list) => hasOnlyNumbers(list)) ? [] : [`${name} is not posed by numbers`];
  }),
  ...Object.entries(anchors).flatMap(([name, at]) => (hasOnlyNumbers(at) ? [] : [`anchor ${name}`])),
  ...(particles ?? []).flatMap(({ position, opacity }) =>
    hasOnlyNumbers(position) && opacity >= 0 ? [] : ['a particle'],
  ),
];

/** Of all actions, the few that fall to a kit: every one is posed by some kits, and no kit takes long. */
const actionsEach = 8;
const actionsFor = (n: number) =>
  Array.from({ length: actionsEach }, (_, k) => actionNames[(n * actionsEach + k) % actionNames.length]!);

const moving = {
  ...poseAtRest,
  time: 0.7,
  actionTime: 0.7,
  actionSeconds: 3,
  speed: 1,
  travelled: 1,
  turnRate: 0.1,
};
const byNight = { ...moving, time: 1.9, actionTime: 1.9, darkness: 1 };

const posedFaults = ({ parts, pose }: Model, kit: Kit, actions: readonly Action[]): string[] => {
  if (!pose) return [];
  // The living also pose fur and clothes that they do not have from far.
  const names = manyShapes.has(kit) ? new Set(parts.map(({ name }) => name)) : null;
  return [
    ...actions.map((action) => ({ ...moving, action })),
    { ...byNight, action: 'launch' as const },
  ].flatMap((moment) => poseFaults(pose(moment), names).map((one) => `${moment.action}: ${one}`));
};

/** Their kits draw each of their nouns otherwise. */
const manyShapes = new Set([...vehicleKits, ...buildingKits, ...generalPropKits]);

/**
 * Each kit once for its first noun, every other one as it is seen from far: both at once would take twice the time.
 * Again for each further noun whose model may differ: a kit that does not read the noun builds the same for each.
 */
function* modelsOf(kit: Kit, n: number): Generator<[noun: string, model: Model]> {
  let isNounRead = false;
  const [first, ...others] = kit.nouns;
  const options = {
    ...plainOptions(first!, { detail: n % 2 === 0 ? 0 : 2 }),
    get noun() {
      isNounRead = true;
      return first!;
    },
  };
  yield [first!, kit.build(options)];
  if (!isNounRead || !manyShapes.has(kit)) return;
  for (const noun of others) yield [noun, kit.build(plainOptions(noun, { detail: 2 }))];
}

const animalsAndFood = new Set([...animalKits, ...foodKits]);
const boats = new Set(vehicleKits.filter(({ locomotion }) => locomotion === 'floats'));

/** They stand beside those who play or train with what is held. */
const standing = ['drum kit', 'punching bag'];
const held = new Set(handheldKits.filter(({ name }) => !standing.includes(name)));

const kitFaults = (kit: Kit, { anchors, waterline = 0 }: Model): string[] => [
  ...(held.has(kit) && !anchors.grip ? ['is held and has no grip'] : []),
  ...(boats.has(kit) && !(waterline > 0) ? ['does not say where the water meets it'] : []),
];

test('every kit makes whole models, near and far, and poses what is asked of it by day and night', () => {
  const wrong: string[] = [];
  for (const [n, kit] of kits.entries()) {
    const longest = animalsAndFood.has(kit) ? largestOfAnimals : largest;
    for (const [noun, model] of modelsOf(kit, n)) {
      const actions = noun === kit.nouns[0] ? actionsFor(n) : (['stand'] as const);
      const faults = [
        ...faultsOf(model, longest),
        ...posedFaults(model, kit, actions),
        ...kitFaults(kit, model),
      ];
      wrong.push(...faults.map((fault) => `${noun}, ${fault}`));
    }
  }
  assert.deepEqual(wrong, []);
});

test('no noun is drawn by two kits of a family', () => {
  for (const family of [[...animalKits, ...foodKits], vehicleKits, buildingKits, generalPropKits]) {
    const nouns = family.flatMap((kit) => kit.nouns);
    assert.deepEqual(
      nouns.filter((noun, at) => nouns.indexOf(noun) !== at || noun !== noun.toLowerCase()),
      [],
    );
  }
});

test('people of every age and sex, in every garment, are whole', () => {
  const ages: Age[] = ['baby', 'child', 'adult', 'old'];
  const sexes: Sex[] = ['female', 'male'];
  const people = ages.flatMap((age) => sexes.map((sex) => ({ age, sex })));
  const share = Math.ceil(garmentNames.length / people.length);
  const wrong = people.flatMap(({ age, sex }, n) => {
    const wears = garmentNames.slice(n * share, (n + 1) * share).map((name) => ({ name, colour: null }));
    const model = buildPerson(plainOptions('person', { age, sex, wears, detail: 0 }));
    return faultsOf(model).map((fault) => `${age} ${sex}: ${fault}`);
  });
  assert.deepEqual(wrong, []);
});

/** Where the prompts of the golden tests have a detail: the place it belongs to. */
const homeOfDetail = (): Map<PlaceDetail, Place> => {
  const homes = new Map<PlaceDetail, Place>();
  const lines = readFileSync(new URL('../golden-prompts.txt', import.meta.url), 'utf8').split('\n');
  for (const line of lines) {
    const place = placeNames.find((name) => line.startsWith(`${name} `) || line.startsWith(`${name}~ `));
    const [, listed] = /\bdetails:(\S+)/.exec(line) ?? [];
    for (const name of listed?.split('+') ?? []) {
      const detail = placeDetailNames.find((one) => one === name);
      if (place && detail && !homes.has(detail)) homes.set(detail, place);
    }
  }
  return homes;
};

test('every detail of a place is built where it belongs', () => {
  const homes = homeOfDetail();
  // Details of one place together: a set is built once for all of them.
  const byPlace = Map.groupBy(placeDetailNames, (detail) => homes.get(detail) ?? 'meadow');
  const wrong = [...byPlace].flatMap(([place, details]) => {
    const set = createSet(requestFor(place, { details }));
    const { pieces } = set.build(areaOn(0));
    return pieces.flatMap(({ mesh }) => wrongLists(mesh).map((list) => `${place} with ${details}: ${list}`));
  });
  assert.deepEqual(wrong, []);
});

const heapOf = (noun: string, how: 'heaped' | 'stacked') => {
  const one = findKit(noun)!.build(plainOptions(noun));
  return { one, many: heapModel(one, how, 3) };
};

for (const noun of ['stone', 'potato', 'leaf', 'book'])
  test(`a heap of many is wider than one and higher in the middle: ${noun}`, () => {
    const { one, many } = heapOf(noun, 'heaped');
    assert.ok(many.size[0] > one.size[0] * 2 && many.size[1] < many.size[0]);
    const heights = many.parts[0]!.mesh.positions.filter((_, n) => n % 3 === 1);
    const highest = heights.reduce((most, y) => Math.max(most, y));
    assert.ok(highest > many.size[1] * 0.5 && highest < many.size[1] * 1.4, `${highest} of ${many.size[1]}`);
    assert.deepEqual(wrongLists(many.parts[0]!.mesh), []);
  });

test('plates are stacked straight up, and what has its own plate stays as it is', () => {
  const { one, many } = heapOf('plate', 'stacked');
  assert.ok(many.size[1] > one.size[1] * 4 && many.size[0] < one.size[0] * 1.2);
  const pancakes = heapOf('pancake', 'stacked');
  assert.equal(pancakes.many, pancakes.one);
});

/** Every kit can be built and posed: finite numbers, something to see, a size that a thing can have, anchors where it is. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Mesh } from '../../src/geometry/mesh.ts';
import { kits } from '../../src/kits/find-kit.ts';
import { type Kit, plainOptions } from '../../src/kits/kit.ts';
import { type Model, type Pose, poseAtRest } from '../../src/kits/model.ts';
import { buildPerson } from '../../src/kits/people/person.ts';
import { handheldKits } from '../../src/kits/props/handheld/index.ts';
import type { ActionArea } from '../../src/kits/set.ts';
import { createSet } from '../../src/kits/sets/index.ts';
import { actionNames } from '../../src/scene/actions.ts';
import { garmentNames } from '../../src/scene/garments.ts';
import { type PlaceDetail, placeDetailNames } from '../../src/scene/place-details.ts';
import { type Age, type Place, placeNames, type Sex } from '../../src/scene/scene.ts';

/** By index: an iterator over the millions of numbers of all meshes took a fourteenth of the test. */
const hasOnlyNumbers = (numbers: ArrayLike<number>) => {
  for (let at = 0; at < numbers.length; at += 1) if (!Number.isFinite(numbers[at])) return false;
  return true;
};

/** Names of the lists that have a number which is none. */
const wrongLists = (mesh: Mesh): string[] =>
  (['positions', 'normals', 'colours', 'occlusion', 'weights'] as const).filter(
    (name) => !hasOnlyNumbers(mesh[name]),
  );

/** Metres: a button, and a mountain. */
const [smallest, largest] = [0.002, 700];

const faultsOf = ({ parts, size, anchors }: Model): string[] => [
  ...parts.flatMap(({ name, mesh }) => wrongLists(mesh).map((list) => `${name}: ${list}`)),
  ...(parts.every(({ mesh }) => mesh.triangles.length === 0) ? ['nothing to see'] : []),
  ...(hasOnlyNumbers(size) && Math.max(...size) > smallest && Math.max(...size) < largest
    ? []
    : [`size ${size.join(' x ')}`]),
  // A hand that reaches out and the eye of a rider may be well outside, another unit would be far outside.
  ...Object.entries(anchors).flatMap(([name, at]) =>
    hasOnlyNumbers(at) && Math.hypot(...at) < 3 * Math.hypot(...size) + 1 ? [] : [`anchor ${name}`],
  ),
];

const poseFaults = ({ parts, anchors }: Pose): string[] => [
  ...Object.entries(parts).flatMap(([name, moved]) => {
    const lists = moved === null ? [] : Array.isArray(moved) ? moved : [moved];
    return lists.every((list) => hasOnlyNumbers(list)) ? [] : [`${name} is not posed by numbers`];
  }),
  ...Object.entries(anchors).flatMap(([name, at]) => (hasOnlyNumbers(at) ? [] : [`anchor ${name}`])),
];

/** Of all actions, the few that fall to a kit: every one is posed by some kits, and no kit takes long. */
const actionsEach = 8;
const actionsFor = (n: number) =>
  Array.from({ length: actionsEach }, (_, k) => actionNames[(n * actionsEach + k) % actionNames.length]!);

const posedFaults = ({ pose }: Model, n: number): string[] =>
  actionsFor(n).flatMap((action) => {
    const moving = {
      ...poseAtRest,
      time: 0.7,
      action,
      actionTime: 0.7,
      actionSeconds: 3,
      speed: 1,
      travelled: 1,
    };
    return pose ? poseFaults(pose(moving)).map((one) => `${action}: ${one}`) : [];
  });

test('every kit makes whole models, near and far, and poses what is asked of it', () => {
  const wrong = kits.flatMap((kit, n) => {
    // Each kit once, every other one as it is seen from far: both at once would take twice the time.
    const model = kit.build(plainOptions(kit.nouns[0]!, { detail: n % 2 === 0 ? 0 : 2 }));
    return [...faultsOf(model), ...posedFaults(model, n)].map((fault) => `${kit.name}, ${fault}`);
  });
  assert.deepEqual(wrong, []);
});

/** They stand beside those who play or train with what is held. */
const standing = ['drum kit', 'punching bag'];

test('what is held has a grip', () => {
  const hasGrip = ({ build, nouns }: Kit) =>
    build(plainOptions(nouns[0]!, { detail: 2 })).anchors.grip !== undefined;
  assert.deepEqual(
    handheldKits.filter((kit) => !hasGrip(kit)).map(({ name }) => name),
    standing,
  );
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

const area: ActionArea = {
  low: [-0.6, 0, -0.6],
  high: [0.6, 1.7, 0.6],
  hasCast: true,
  subjectHeight: 1.7,
  cameraPosition: [0.8, 1.6, 4.6],
  cameraTarget: [0, 1, 0],
  cameraTravel: [0, 0, 0],
  cameraDistance: 4.7,
  focalLength: 1.3,
  aspect: 16 / 9,
  landmarks: [],
};

test('every detail of a place is built where it belongs', () => {
  const homes = homeOfDetail();
  // Details of one place together: a set is built once for all of them.
  const byPlace = Map.groupBy(placeDetailNames, (detail) => homes.get(detail) ?? 'meadow');
  const wrong = [...byPlace].flatMap(([place, details]) => {
    const set = createSet({
      place,
      details,
      region: null,
      backdrop: null,
      season: null,
      timeOfDay: 'day',
      weather: ['clear'],
      seed: 3,
      darkness: 0,
    });
    const { pieces } = set.build(area);
    return pieces.flatMap(({ mesh }) => wrongLists(mesh).map((list) => `${place} with ${details}: ${list}`));
  });
  assert.deepEqual(wrong, []);
});

/** Whatever has walls is a place from inside. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstScene } from '../first-scene.ts';

const settingOf = (prompt: string) => firstScene(prompt).setting;
const names = (prompt: string) => firstScene(prompt).things.map(({ name }) => name);

test('the inside of a building is a room of its kind and no house in a street', () => {
  const { place, look, details } = settingOf('the interior of a crumbling building');
  assert.deepEqual([place, look?.finish], ['room', 'bright_concrete']);
  assert.ok(details?.includes('abandoned'));
  assert.deepEqual(names('the interior of a crumbling building'), []);
  assert.equal(settingOf('inside a windmill').look?.finish, 'stone');
  assert.equal(settingOf('a goat inside a barn').look?.finish, 'timber');
  assert.equal(settingOf('the inside of a submarine').place, 'spaceship');
  assert.equal(settingOf('the inside of a beehive').place, 'cave');
});

test('a room of a building is of what the building is made of', () => {
  const { place, look } = settingOf('a badger cooks in a treehouse kitchen');
  assert.deepEqual([place, look?.finish], ['kitchen', 'timber']);
});

test('who stands before a building, or in a stadium, is in no such room', () => {
  assert.equal(settingOf('a goat in front of a barn').look, undefined);
  assert.equal(settingOf('people inside a stadium').place, 'stadium');
});

test('a place or a building that is crowded has its people, an empty one has none', () => {
  const crowd = (prompt: string) =>
    firstScene(prompt).things.filter(({ isImplied, person }) => isImplied && person)[0]?.acts[0]?.action;
  assert.equal(crowd('a crowded swimming pool'), 'swim');
  assert.equal(crowd('a crowded bus'), 'sit');
  assert.equal(crowd('a busy hospital'), 'walk');
  assert.equal(crowd('a bustling harbour'), 'walk');
  assert.equal(crowd('an empty swimming pool'), undefined);
});

test('what is in the background is behind and held by nobody', () => {
  const { things } = firstScene('a couple with a bucket in the background');
  const bucket = things.findIndex(({ kit }) => kit === 'bucket');
  assert.equal(things[bucket]!.screenSide, 'background');
  assert.ok(things.every(({ ties }) => ties.every(({ to }) => to !== bucket)));
  const [goat] = firstScene('A goat sits in front of a mountain in the distance').things;
  assert.equal(goat!.screenSide ?? null, null);
});

test('what is hot on a table steams, and a hot air balloon does not', () => {
  const acts = (prompt: string) =>
    firstScene(prompt).things.flatMap((one) => one.acts.map(({ action }) => action));
  assert.ok(acts('hot porridge in a bowl').includes('steam'));
  assert.ok(!acts('a hot air balloon').includes('steam'));
});

test('a trail is not paved', () => {
  assert.ok(settingOf('a mule on a trail').details?.includes('dirt_road'));
  assert.ok(!settingOf('a mule on a road').details?.includes('dirt_road'));
});

test('a moon alone is in the sky', () => {
  assert.equal(settingOf('close up of a full moon').place, 'sky');
});

test('a place that is a part of another is the place', () => {
  assert.equal(settingOf('the skyline of a quiet city').place, 'skyline');
});

test('a place that is filmed alone has what it is known by, unless it is left or others are there', () => {
  assert.ok(names('a zoo').includes('giraffe'));
  assert.ok(names('a farm').includes('cow'));
  assert.ok(!names('an abandoned farm').includes('cow'));
  assert.deepEqual(names('a goat on a farm'), ['goat']);
  assert.ok(settingOf('a garden').look?.fittings.some(({ noun }) => noun === 'tulip'));
  assert.equal(settingOf('a goat in a garden').look, undefined);
});

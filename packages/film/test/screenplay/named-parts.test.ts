/** Parts, fixtures and acts that nouns name: none of them stands in the scene as a thing of its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPartOf } from '../../src/world/parts/parts-of-things.ts';
import { firstScene } from '../first-scene.ts';

const namesOf = (prompt: string) => firstScene(prompt).things.map(({ name }) => name);
const actionsOf = (prompt: string) =>
  firstScene(prompt).things.flatMap(({ acts }) => acts.map(({ action }) => action));

test('what a thing has by its kind is its part', () => {
  for (const [part, whole] of [
    ['chimney', 'log cabin'],
    ['seat', 'tram'],
    ['antenna', 'robot'],
    ['key', 'piano'],
    ['mast', 'sailing ship'],
    ['bark', 'oak tree'],
    ['crest', 'parrot'],
  ] as const)
    assert.ok(isPartOf(part, whole), `${part} of ${whole}`);
  for (const [one, other] of [
    ['dog', 'car'],
    ['bridge', 'river'],
    ['book', 'table'],
    ['tree', 'forest'],
  ] as const)
    assert.ok(!isPartOf(one, other), `${one} of ${other}`);
});

test('a part that is named is seen at its whole', () => {
  assert.deepEqual(namesOf('smoke curls from the chimney, a stone cottage stands in the snow'), ['cottage']);
  assert.deepEqual(namesOf('rows of empty seats in the bus'), []);
  assert.deepEqual(
    namesOf('A robot strolls along a pier. Its round helmet glows. Its antenna is red.').filter(
      (name) => name !== 'robot',
    ),
    [],
  );
  assert.deepEqual(namesOf('a spiral staircase with ornate railings'), ['spiral staircase']);
});

test('a part in a close-up that nobody is said to have is of somebody or something', () => {
  for (const [prompt, name, trait] of [
    ['a close-up of two eyes', 'person', 'eyes in close-up'],
    ['a close-up of pink petals', 'flower', 'top in close-up'],
    ['a close-up of an old hand', 'person', 'hands in close-up'],
    ["a close-up of a girl's lips", 'girl', 'mouth in close-up'],
    ['a close-up of a zebra hoof', 'zebra', 'feet in close-up'],
  ] as const) {
    const [thing] = firstScene(prompt).things;
    assert.equal(thing?.kit ?? thing?.name, name, prompt);
    assert.ok(thing?.traits.includes(trait), `${prompt}: ${thing?.traits}`);
  }
});

test('what stands apart from a thing that has such parts is no part of it', () => {
  assert.ok(namesOf('a rose surrounded by fallen leaves').includes('leaf'));
  assert.ok(namesOf('a cat sits on the bed in a bedroom').includes('bed'));
});

test('the noun behind a verb that says little is the act', () => {
  assert.deepEqual(actionsOf('two knights are locked in a fierce battle'), ['fight']);
  assert.deepEqual(actionsOf('an old king holding court'), ['talk']);
  assert.deepEqual(actionsOf('a wizard is doing a ritual'), ['cast_spell']);
  assert.deepEqual(actionsOf('the senator delivers a speech'), ['talk']);
  assert.ok(actionsOf('a girl goes for a swim').includes('swim'));
  const chase = firstScene('a puppy and a kitten engage in a playful chase');
  assert.deepEqual(chase.things[0]!.acts[0]!.action, 'chase');
  assert.deepEqual(
    firstScene('a barn on fire').things.map(({ name }) => name),
    ['barn'],
  );
});

test('what has no model is a person only where it is one', () => {
  const kitOf = (prompt: string, name: string) =>
    firstScene(prompt).things.find((thing) => thing.name === name)?.kit;
  assert.equal(kitOf('a lioness hunting its prey', 'prey'), 'gazelle');
  assert.equal(kitOf('a heron catches its prey', 'prey'), 'fish');
  assert.equal(kitOf('a swan swims beside its mate and feeds its mate', 'mate'), 'swan');
  assert.equal(kitOf('a spy meets his contact', 'contact'), 'person');
  assert.deepEqual(namesOf('a maelstrom forms'), []);
  assert.deepEqual(
    namesOf('a zorblax crosses a bridge').filter((name) => name === 'zorblax'),
    [],
  );
  assert.deepEqual(namesOf('a dinasour walks along a river'), ['dinosaur']);
  assert.deepEqual(namesOf('wildlife on the savanna'), ['elephant', 'giraffe', 'zebra']);
  assert.equal(kitOf('Zorblax crosses a bridge', 'zorblax'), 'person');
});

test('the wider noun behind a narrower one is the same thing', () => {
  assert.deepEqual(namesOf('A German shepherd lies on a rug. The dog yawns.'), ['german shepherd', 'rug']);
  assert.deepEqual(namesOf('A crowned pigeon turns its head. The bird looks regal.'), ['pigeon']);
  assert.equal(namesOf('a poodle and a dog chase a ball').length, 3);
});

test('a compound of a part and its whole is the whole', () => {
  const kitOf = (prompt: string) => firstScene(prompt).things[0]?.kit;
  assert.equal(kitOf('a plastic car shell on a conveyor'), 'car');
  assert.equal(kitOf('a drum skin vibrates'), 'drum');
  assert.ok(firstScene('a llama in pajamas dances').things[0]!.wears.some(({ name }) => name === 'pyjamas'));
});

test('a bird that is filmed from near stays where it is, unless it is said to fly', () => {
  assert.deepEqual(actionsOf("Close-up of a robin's beak"), ['stand']);
  assert.deepEqual(actionsOf('A robin in a garden'), ['fly']);
  assert.deepEqual(actionsOf('Close-up of a robin flying through a garden'), ['fly']);
});

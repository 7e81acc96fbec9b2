/** What partners answer, what a body does at one time, and what an act needs that the prompt leaves unsaid. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Thing } from '../../src/scene/scene.ts';
import { firstScene } from '../first-scene.ts';

const actsOf = ({ acts }: Thing) => acts.map(({ action }) => action);
const named = (prompt: string, name: string): Thing => {
  const found = firstScene(prompt).things.find((thing) => thing.name === name || thing.kit === name);
  assert.ok(found, `${name} is in "${prompt}"`);
  return found;
};

test('one to whom something is done answers it', () => {
  for (const [prompt, other, answer] of [
    ['a man hugs a woman', 'woman', 'hug'],
    ['a groom dances with a nurse', 'nurse', 'dance'],
    ['a boy throws a ball to a girl', 'girl', 'catch'],
    ['a woman talks to a farmer', 'farmer', 'nod'],
  ] as const) {
    const { things } = firstScene(prompt);
    const one = things.find(({ name, kit }) => name === other || kit === other || name.endsWith(other))!;
    assert.deepEqual(actsOf(one), [answer], prompt);
  }
});

test('a figure that does something else answers nobody', () => {
  assert.deepEqual(actsOf(named('a girl waves to a man who reads a newspaper', 'man')), ['read']);
});

test('standing, sitting and looking go on beside what the hands do', () => {
  assert.deepEqual(actsOf(named('a couple standing under a tree as they embrace', 'man')), ['hug']);
  const reader = named('a man sits on a bench reading a book', 'man');
  assert.deepEqual(actsOf(reader), ['read']);
  assert.ok(reader.ties.some(({ kind }) => kind === 'on'));
  assert.deepEqual(actsOf(named('a woman eats an apple while watching TV', 'woman')), ['eat']);
});

test('what is put in order or packed is in the hand and goes to its place', () => {
  const { things } = firstScene('a woman is organizing her desk');
  const [act] = things[0]!.acts;
  assert.equal(act!.action, 'put_on');
  assert.equal(things[act!.object!]!.kit, 'desk');
  assert.equal(things[act!.instrument!]!.kit, 'book');
  assert.equal(named('a man packs a cup', 'man').acts[0]!.action, 'put_in');
});

test('of what makes no body of its own nothing stands in', () => {
  assert.equal(firstScene('a lake reflects a mirrored image').things.length, 0);
});

test('a cupboard is put in order inside, and looking away is an act', () => {
  assert.equal(named('a man organizes a wardrobe', 'man').acts[0]!.action, 'put_in');
  assert.deepEqual(actsOf(named('a lion stands on a rock, looking regal', 'lion')), ['look']);
});

test('music is listened to with headphones on', () => {
  const man = named('a man is listening to music', 'man');
  assert.deepEqual([actsOf(man), man.wears.map(({ name }) => name)], [['nod'], ['headphones']]);
});

test('of what nobody drew one of its kinds is struck', () => {
  const { things } = firstScene('a truck crashes into a barrier');
  assert.equal(things[things[0]!.acts[0]!.object!]!.kit, 'fence');
});

test('ice that is slipped on is the ground', () => {
  const scene = firstScene('a boy slips on ice');
  assert.deepEqual([scene.things.length, actsOf(scene.things[0]!)], [1, ['fall']]);
});

test('floors are cleaned with what reaches them, and nuts are gathered with the mouth', () => {
  assert.equal(named('a man cleans the floor', 'man').acts[0]!.action, 'sweep');
  assert.equal(named('a squirrel gathers nuts', 'squirrel').acts[0]!.action, 'eat');
});

/** What acts take beside those who do them: things, tools, places to put them, partners. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { direct } from '../../src/direct.ts';
import type { Action } from '../../src/scene/actions.ts';
import { findDrawable } from '../../src/screenplay/find-drawable.ts';
import { groundVerb } from '../../src/screenplay/ground-verb.ts';
import { placeOf } from '../../src/screenplay/meanings.ts';
import { findNoun } from '../../src/understand/nouns/find-noun.ts';
import { allDeeds } from '../../src/world/deeds/rows.ts';

const lastScene = (prompt: string) => direct(prompt).beats.at(-1)!.scene;

test('every deed asks for things that can be drawn, places that are known and verbs that show something', () => {
  const wrong = allDeeds.flatMap((deed) => {
    const nouns = [deed.what?.noun, deed.tool, deed.into?.noun, deed.from?.noun, deed.partner?.noun]
      .concat(deed.beside)
      .filter((noun) => noun != null && noun !== 'it' && noun !== 'nothing');
    const unknown = nouns.filter((noun) => findDrawable(noun!) === undefined);
    if (deed.place !== null && placeOf(deed.place) === undefined) unknown.push(deed.place);
    const done = deed.what?.noun ?? [...deed.to][0]!;
    const noun = done === 'nothing' ? undefined : findNoun(done);
    const asked = noun ? { noun, name: noun.name } : null;
    const { action } = groundVerb(deed.shownAs ?? [...deed.verbs][0]!, findNoun('person')!, asked);
    const shows = deed.into !== null || deed.from !== null || (action !== 'stand' && action !== 'pose');
    return unknown.length > 0 || !shows
      ? [`${[...deed.verbs][0]} ${[...deed.to][0]}: ${unknown.join(', ') || action}`]
      : [];
  });
  assert.deepEqual(wrong, []);
});

test('housework and trade are seen in what happens to the things they take', () => {
  const seen: [prompt: string, action: Action, held: string | null, at: string | null][] = [
    ['two men clear a table', 'take_from', 'plate', 'table'],
    ['a girl sets the table', 'put_on', 'plate', 'table'],
    ['four people pack their furniture', 'put_in', 'book', 'cardboard box'],
    ['a boy tidies the living room', 'put_in', 'book', 'basket'],
    ['a man reads, then he organizes the kitchen', 'put_in', 'plate', 'cabinet'],
    ['a woman unpacks a box', 'take_from', 'book', 'box'],
    ['a man loads a truck', 'put_in', 'box', 'truck'],
    ['a girl picks daisies', 'put_in', 'daisy', 'basket'],
    ['a man mails a letter', 'put_in', 'letter', 'mailbox'],
    ['a boy sweeps the courtyard', 'sweep', 'broom', 'swept leaves'],
    ['a woman scrolls through her phone', 'read', null, 'phone'],
  ];
  for (const [prompt, action, held, at] of seen) {
    const { things } = lastScene(prompt);
    const act = things[0]!.acts.at(-1)!;
    const nameOf = (index: number | null) => (index === null ? null : things[index]!.name);
    assert.deepEqual([act.action, nameOf(act.instrument), nameOf(act.object)], [action, held, at], prompt);
  }
});

test('what is said with what, where or to whom is not replaced', () => {
  const dinner = lastScene('a man packs books into a suitcase');
  assert.ok(!dinner.things.some(({ name }) => name === 'cardboard box'));
  const river = lastScene('a woman does laundry by a river');
  assert.ok(!river.things.some(({ name }) => name === 'washing machine'));
  const lion = lastScene('a man takes pictures of a lion');
  assert.ok(
    lion.things[0]!.ties.some(({ kind, to }) => kind === 'facing' && lion.things[to]!.name === 'lion'),
  );
});

test('matters are discussed with somebody before a chart, and animals that do so are dressed as people', () => {
  for (const prompt of ['a woman discusses the budget', 'a dapper badger discusses the budget']) {
    const { things } = lastScene(prompt);
    assert.ok(
      things.some(({ kit }) => kit === 'flip chart'),
      prompt,
    );
    assert.ok(
      things.some(({ name, count }) => name === 'colleague' && count === 2),
      prompt,
    );
  }
  const [badger] = lastScene('a dapper badger discusses the budget').things;
  assert.ok(badger!.wears.some(({ name }) => name === 'suit'));
  const [penguin] = lastScene('a penguin waiter serves drinks').things;
  assert.equal(penguin!.acts[0]!.action, 'put_on');
});

test('those who help and those who are helped do it both, unless it is done to a body', () => {
  const { things } = lastScene('a man helps a boy pick up his books');
  const [man, boy] = things;
  assert.deepEqual([man!.acts[0]!.action, boy!.acts[0]!.action], ['pick_up', 'pick_up']);
  assert.notEqual(man!.acts[0]!.object, boy!.acts[0]!.object);
  const walk = lastScene('a nurse helps a patient walk').things.map(({ acts }) => acts[0]!.action);
  assert.deepEqual(walk, ['walk', 'walk']);
  const dressed = lastScene('a man helps a boy put on a glove').things;
  assert.equal(dressed[0]!.acts[0]!.action, 'reach');
  assert.ok(dressed[0]!.ties.some(({ kind, to }) => kind === 'holding' && dressed[to]!.name === 'glove'));
  const shoes = lastScene('a woman helps a girl tie her shoes').things.map(({ acts }) => acts[0]!.action);
  assert.deepEqual(shoes, ['kneel', 'sit']);
});

test('the floor is a seat of its own', () => {
  for (const prompt of ['a couple rests on the floor of a living room', 'a boy sleeps on the floor']) {
    const { things } = lastScene(prompt);
    assert.ok(!things.some(({ kit }) => /sofa|bed|chair/.test(kit ?? '')), prompt);
    assert.ok(things[0]!.traits.includes('on the ground'), prompt);
  }
});

test('pieces that fly are of those that collide', () => {
  const { things } = lastScene('two trucks collide, pieces fly');
  assert.equal(things.length, 1);
  assert.deepEqual(
    things[0]!.acts.map(({ action }) => action),
    ['collide', 'break'],
  );
});

test('a syringe works at the vial, a fish that is thrown leaves the hand, and who is thrown to leaps', () => {
  const [syringe, vial] = lastScene('a syringe injects serum into a vial').things;
  assert.deepEqual([syringe!.acts[0]!.action, vial!.name], ['work', 'vial']);
  const { things } = lastScene('a woman throws a fish to a sea lion');
  assert.ok(things[0]!.ties.some(({ kind, to }) => kind === 'holding' && things[to]!.name === 'fish'));
  assert.equal(things.find(({ name }) => name === 'sea lion')!.acts[0]!.action, 'jump');
});

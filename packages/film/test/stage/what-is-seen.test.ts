/** Verification of a film against the facts of its prompt, and what the user is told is missing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/compile.ts';
import { direct } from '../../src/direct.ts';
import { readFacts } from '../../src/read/read-facts.ts';
import { searchStage } from '../../src/search-stage.ts';
import { type CheckedFact, notSeen, verifyFilm } from '../../src/verify/verify-film.ts';
import { firstScene } from '../first-scene.ts';

const seconds = 4;

test('a screenplay is one film of several scenes, each for its share', async () => {
  const beats = ['a red ball on white', 'a blue ball on white'].map((prompt, n) => ({
    scene: firstScene(prompt),
    share: n === 0 ? 0.25 : 0.75,
    steps: [n],
  }));
  const play = { version: 1 as const, beats, cast: [], lines: [], shownAs: [], notDrawn: ['wind'] };
  const film = await compile(play, { seed: 1, seconds: 4, width: 64, height: 36 });
  assert.deepEqual([film.stage.seconds, ...film.later.map((beat) => beat.seconds)], [1, 3]);
  assert.deepEqual(film.notDrawn, ['wind']);
  const next = await film.later[0]!.createFilm();
  assert.ok(next.world.triangles > 0);
});

test('verification tells what is seen from what is not', async () => {
  const prompt = 'A sheep is on the left of a wooden bench in a meadow.';
  const play = direct(prompt, { seconds });
  const film = await compile(play, { seed: 1, seconds, width: 320, height: 180 });
  const verdict = verifyFilm(readFacts(prompt), play, [film]);
  const unseen = (facts: CheckedFact[]) => facts.filter(({ isSeen }) => !isSeen);
  assert.deepEqual(unseen(verdict.facts), []);
  assert.deepEqual([...new Set(verdict.facts.map(({ kind }) => kind))].sort(), [
    'attribute',
    'place',
    'relation',
    'thing',
  ]);
  assert.deepEqual(verdict.faults, []);
  // Asked of the same film, the other side, a second sheep that runs, a red bench and rain are not there.
  const other = readFacts('Two sheep run on the right of a red bench in the rain.');
  assert.deepEqual(
    [...new Set(unseen(verifyFilm(other, play, [film]).facts).map(({ kind }) => kind))].sort(),
    ['attribute', 'count', 'event', 'relation', 'weather'],
  );
});

test('what the set has by itself is not said to be missing', async () => {
  const tall = { seed: 1, seconds, width: 180, height: 320 };
  const film = await compile(direct('A high waterfall in a rainforest', { seconds }), tall);
  assert.equal(film.stage.fixtures.size, 1);
  assert.deepEqual(film.notDrawn, []);
});

test('what no measure tells, what a model holds and what an act draws are not said to be missing', async () => {
  const size = { seed: 1, seconds: 1, width: 64, height: 36 };
  for (const prompt of [
    'A little girl in a tropical garden',
    'A cook flips a pancake',
    'A witch casts a spell in a dark cave',
    'A jellyfish in the deep sea',
    'A mill in a field of yellow tulips',
    'A boat rides a tall green wave',
  ])
    assert.deepEqual((await compile(direct(prompt, { seconds: 1 }), size)).notDrawn, [], prompt);
  // A noun that is left out tells of its qualities too.
  const other = await compile(direct('A dog beside a blue zorblax', { seconds: 1 }), size);
  assert.deepEqual(other.notDrawn, ['zorblax']);
});

test('what the sky shows and what a set does by itself are not said to be missing', async () => {
  const size = { seed: 1, seconds: 1, width: 64, height: 36 };
  for (const prompt of ['Storm clouds drift over a lake', 'Northern lights over the snow'])
    assert.deepEqual((await compile(direct(prompt, { seconds: 1 }), size)).notDrawn, [], prompt);
});

test('what is small beside the others is not said to be missing', async () => {
  const size = { seed: 1, seconds: 1, width: 64, height: 36 };
  const prompt = 'A dragon reads a newspaper beside a lighthouse';
  assert.deepEqual((await compile(direct(prompt, { seconds: 1 }), size)).notDrawn, []);
});

test('other arrangements are tried for what is not seen, the same ones every time', async () => {
  const prompt = 'A red ball is on the left of a blue ball on white.';
  const play = direct(prompt, { seconds: 1 });
  const size = { seed: 1, seconds: 1, width: 64, height: 36 };
  const first = await compile({ ...play, facts: undefined }, size);
  const asked = readFacts('A red ball is on the right of a blue ball on white.');
  const search = (facts: typeof asked) => searchStage(first.scene, play, facts, size, first);
  const [once, again] = [await search(asked), await search(asked)];
  assert.equal(once.arrangement, again.arrangement);
  assert.deepEqual(once.verdict, again.verdict);
  // No arrangement puts the left one on the right, and the first is as good as any.
  assert.equal(once.arrangement, 0);
  assert.deepEqual(notSeen((await search(readFacts(prompt))).verdict), []);
  assert.deepEqual(notSeen((await search(readFacts('A red ball and a green ball and a piano.'))).verdict), [
    'green ball',
    'piano',
  ]);
});

test('an act that is seen in what happens to the things it takes is seen', async () => {
  const prompt = 'A man organizes the kitchen.';
  const play = direct(prompt, { seconds });
  const film = await compile(play, { seed: 1, seconds, width: 320, height: 180 });
  const { facts } = verifyFilm(readFacts(prompt), play, [film]);
  assert.equal(facts.find(({ kind }) => kind === 'event')?.isSeen, true);
});

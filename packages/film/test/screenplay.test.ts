/** Facts to screenplay: what stands in for what, where it is, who does what and in which order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeKindOf, takeOf, usualSeedOf } from '../src/camera/takes.ts';
import { compile } from '../src/compile.ts';
import { direct } from '../src/direct.ts';
import { newEntity } from '../src/facts/new-entity.ts';
import { checkScene } from '../src/scene/check-scene.ts';
import { momentOfBlow } from '../src/scene/scene.ts';
import { findDrawable } from '../src/screenplay/find-drawable.ts';
import { groundVerb } from '../src/screenplay/ground-verb.ts';
import { writeScreenplay } from '../src/screenplay/write-screenplay.ts';
import { isStuff } from '../src/stage/change/stuffs.ts';
import { findNoun } from '../src/understand/nouns/find-noun.ts';
import { stuffs } from '../src/world/stuffs.ts';
import { event, factsOf } from './screenplay-facts.ts';

const person = findNoun('person')!;

test('a noun without a model takes that of what it is a kind of', () => {
  for (const [asked, shown] of [
    ['pocketknife', 'knife'],
    ['axolotl', 'lizard'],
    ['stoat', 'otter'],
  ] as const) {
    const found = findDrawable(asked);
    assert.equal(found?.noun.base, shown, asked);
    assert.ok(found.isStandIn, asked);
  }
  assert.equal(findDrawable('space station')?.noun.base, 'space station');
  assert.equal(findDrawable('justice'), undefined);
});

test('a verb without an action takes that of the plainer verb it is a way of', () => {
  assert.equal(groundVerb('saunter', person, null).action, 'walk');
  assert.equal(groundVerb('lop off', person, { noun: null, name: 'branch' }).action, 'chop');
  assert.equal(
    groundVerb('play', person, { noun: findNoun('violin')!, name: 'violin' }).action,
    'play_violin',
  );
});

test('left and right of another are ties as the viewer sees them', () => {
  const { beats } = writeScreenplay(
    factsOf({
      entities: [newEntity('cat'), newEntity('fireplace')],
      relations: [{ kind: 'right_of', subject: 0, objects: [1], frame: 'viewer', step: 0 }],
    }),
  );
  assert.deepEqual(beats[0]!.scene.things[0]!.ties, [{ kind: 'right_of', to: 1 }]);
  assert.equal(beats[0]!.scene.setting.place, 'living_room');
});

test('what comes then is done after what comes first, in one place', () => {
  const { beats } = writeScreenplay(
    factsOf({
      entities: [newEntity('dog'), newEntity('rock')],
      relations: [{ kind: 'left_of', subject: 0, objects: [1], frame: 'viewer', step: 0 }],
      events: [event('run', [0], { step: 1, to: [{ kind: 'right_of', entities: [1] }] })],
    }),
  );
  assert.equal(beats.length, 1);
  const [dog] = beats[0]!.scene.things;
  assert.deepEqual(
    dog!.acts.map(({ action, goal, begin, end }) => ({ action, goal, begin, end })),
    [{ action: 'run', goal: { kind: 'right_of', to: 1 }, begin: 0.5, end: 1 }],
  );
});

test('entering another place is a cut to it', () => {
  const { beats, cast } = writeScreenplay(
    factsOf({
      entities: [newEntity('man'), newEntity('street'), newEntity('bar')],
      events: [
        event('walk', [0], { path: [{ kind: 'through', entities: [1] }] }),
        event('enter', [0], { step: 1, to: [{ kind: 'in', entities: [2] }] }),
        event('sit down', [0], { step: 2 }),
      ],
    }),
    { seconds: 10 },
  );
  assert.deepEqual(
    beats.map(({ scene, steps }) => [scene.setting.place, steps]),
    [
      ['street', [0]],
      ['bar', [1, 2]],
    ],
  );
  assert.deepEqual(
    cast.map(({ entity: who, beat }) => [who, beat]),
    [
      [0, 0],
      [0, 1],
    ],
  );
});

test('what is entered is a place, whatever else its noun names', () => {
  const { beats } = writeScreenplay(
    factsOf({
      entities: [newEntity('man'), newEntity('bar')],
      events: [
        event('walk', [0]),
        event('enter', [0], { step: 1, objects: [1] }),
        event('sit down', [0], { step: 2 }),
      ],
    }),
    { seconds: 10 },
  );
  assert.deepEqual(
    beats.map(({ scene }) => [scene.setting.place, scene.things.map(({ name }) => name).join()]),
    [
      ['park', 'man'],
      ['bar', 'man'],
    ],
  );
});

test('a change of a part is a change of the whole', () => {
  const { beats } = writeScreenplay(
    factsOf({
      entities: [newEntity('butterfly'), newEntity('wing', { partOf: 0, count: null })],
      changes: [{ entity: 1, property: 'colour', from: 'white', to: 'yellow', toEntity: null, step: 0 }],
    }),
  );
  const [butterfly, ...others] = beats[0]!.scene.things;
  assert.equal(others.length, 0);
  assert.equal(butterfly!.changes?.[0]?.colour?.name, 'yellow');
});

test('nothing that is named vanishes silently, and every scene is whole', () => {
  const screenplay = writeScreenplay(
    factsOf({
      entities: [
        newEntity('stoat'),
        newEntity('justice'),
        newEntity('woman', { wears: [3] }),
        newEntity('hat'),
      ],
      events: [event('hug', [2], { objects: [0] })],
    }),
  );
  assert.deepEqual(screenplay.notDrawn, ['justice']);
  assert.deepEqual(screenplay.shownAs, [{ asked: 'stoat', shown: 'otter' }]);
  for (const { scene } of screenplay.beats) assert.ok('scene' in checkScene(scene));
  assert.deepEqual(
    screenplay.beats[0]!.scene.things[1]!.wears.map(({ name }) => name),
    ['hat'],
  );
});

test('who jumps over something goes from the one side of it to the other', () => {
  const { beats } = writeScreenplay(
    factsOf({
      entities: [newEntity('dog'), newEntity('bench')],
      events: [event('jump', [0], { path: [{ kind: 'over', entities: [1] }] })],
    }),
  );
  const [act] = beats[0]!.scene.things[0]!.acts;
  assert.deepEqual([act!.source?.kind, act!.goal?.kind], ['left_of', 'right_of']);
});

test('the moon that one stands on is a place', () => {
  const on = { kind: 'on' as const, entities: [1] };
  const { beats } = writeScreenplay(
    factsOf({
      entities: [newEntity('astronaut'), newEntity('moon')],
      events: [event('walk', [0], { at: [on] })],
      relations: [{ kind: 'on', subject: 0, objects: [1], frame: 'viewer', step: 0 }],
    }),
  );
  assert.equal(beats[0]!.scene.setting.place, 'moon');
});

test('other work with other things is shown after a cut; a rest that ends is not', () => {
  const works = writeScreenplay(
    factsOf({
      entities: [newEntity('woman'), newEntity('soup'), newEntity('piano')],
      events: [event('eat', [0], { objects: [1] }), event('play', [0], { objects: [2], step: 1 })],
    }),
  );
  assert.deepEqual(
    works.beats.map(({ scene }) =>
      scene.things.filter(({ isImplied }) => !isImplied).map(({ name }) => name),
    ),
    [
      ['woman', 'soup'],
      ['woman', 'piano'],
    ],
  );
  const rises = writeScreenplay(
    factsOf({
      entities: [newEntity('woman'), newEntity('bench')],
      events: [event('sit', [0], { at: [{ kind: 'on', entities: [1] }] }), event('dance', [0], { step: 1 })],
    }),
  );
  assert.equal(rises.beats.length, 1);
});

test('what is given goes from hand to hand, what is put goes where it is put', () => {
  const given = writeScreenplay(
    factsOf({
      entities: [newEntity('man'), newEntity('apple'), newEntity('girl')],
      events: [event('hand', [0], { objects: [1], recipients: [2] })],
    }),
  ).beats[0]!.scene.things;
  assert.deepEqual(
    given.map(({ acts }) => acts[0]?.action),
    ['give', undefined, 'give'],
  );
  assert.ok(given[0]!.ties.some(({ kind, to }) => kind === 'holding' && to === 1));
  const put = writeScreenplay(
    factsOf({
      entities: [newEntity('man'), newEntity('vase'), newEntity('table')],
      events: [event('place', [0], { objects: [1], to: [{ kind: 'on', entities: [2] }] })],
    }),
  ).beats[0]!.scene.things;
  assert.equal(put[0]!.acts[0]!.goal ?? null, null);
  assert.deepEqual(put[1]!.ties, [{ kind: 'on', to: 2 }]);
});

const thingsOf = (prompt: string) => direct(prompt, { seconds: 4 }).beats[0]!.scene.things;

test('a vehicle that tells where somebody is stays parked', () => {
  assert.equal(thingsOf('A girl walking behind a van')[1]!.acts[0]?.action, 'stand');
  assert.equal(thingsOf('A bus to the left of a cow')[0]!.acts[0]?.action, 'stand');
  assert.equal(thingsOf('A van drives in front of a church')[0]!.acts[0]?.action, 'drive');
});

test('plants are cut with scissors and no table', () => {
  const things = thingsOf('A woman trims a fern');
  assert.deepEqual(
    things.map(({ kit }) => kit),
    ['woman', 'fern', 'scissors'],
  );
  assert.equal(things[0]!.acts[0]!.action, 'reach');
  assert.equal(things[0]!.acts[0]!.instrument, 2);
});

test('what is saved from a tree is up there', () => {
  const [girl, monkey, bough] = thingsOf('A girl rescues a monkey from a tree');
  assert.deepEqual(monkey!.ties, [{ kind: 'on', to: 2 }]);
  assert.equal(bough!.kit, 'tree branch');
  assert.equal(girl!.acts[0]!.action, 'reach');
});

test('tools and missiles act by themselves, and what is hit breaks when it is met', () => {
  assert.equal(thingsOf('A pencil writes on a pad')[0]!.acts[0]!.action, 'write');
  const [spoon, , soup] = thingsOf('A spoon stirs milk into coffee');
  const { action, object, handling } = spoon!.acts[0]!;
  assert.deepEqual([action, object, handling?.stroke], ['work', 2, 'stir']);
  assert.equal(soup!.kit, 'coffee');
  const [vase, stone] = thingsOf('A vase shatters when hit by a stone');
  assert.equal(stone!.acts[0]!.action, 'hit');
  assert.equal(vase!.changes?.[0]?.begin, momentOfBlow);
});

test('a drink that is made is poured', () => {
  assert.equal(groundVerb('brew', person, { noun: findNoun('tea')!, name: 'tea' }).action, 'pour');
  assert.equal(groundVerb('make', person, { noun: findNoun('bench')!, name: 'bench' }).action, 'build');
});

test('every stuff that things can be made of has a look', () => {
  assert.deepEqual(
    [...stuffs].filter((noun) => !isStuff(noun)),
    [],
  );
});

test('seeds that follow each other are takes from both sides, from near and far, from low and high', async () => {
  const [, near, far, high] = [4001, 4002, 4003, 4004].map((seed) =>
    takeOf(usualSeedOf(seed), takeKindOf(seed)),
  );
  assert.equal(usualSeedOf(4004), 4001);
  assert.ok(near!.distance < 0.7 * far!.distance && near!.elevation < high!.elevation - 0.3);
  assert.ok(near!.direction === high!.direction && near!.direction === -far!.direction);
  // Looking at the picture before it is drawn does not make them alike again.
  const size = { seconds: 2, width: 160, height: 90 };
  const seen = async (seed: number) =>
    (await compile(direct('A horse stands on white', { seconds: 2 }), { ...size, seed })).stage.shots[0]!;
  const [fromFar, fromHigh] = [await seen(4003), await seen(4004)];
  assert.notEqual(Math.sign(fromFar.azimuth), Math.sign(fromHigh.azimuth));
  assert.ok(fromFar.framing.distance > 1.2 * fromHigh.framing.distance);
  assert.ok(fromHigh.framing.elevation > fromFar.framing.elevation + 0.1);
});

test('what a truck carries is in it, where it is seen', () => {
  const [truck, load] = direct('a truck hauls a load of gourds').beats[0]!.scene.things;
  assert.equal(truck!.kit, 'pickup truck');
  assert.deepEqual(load!.ties, [{ kind: 'in', to: 0 }]);
});

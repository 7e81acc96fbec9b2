/** Things that are taken up, given, put down, thrown or loaded: where each is before and afterwards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionOf } from '../../src/math/matrix.ts';
import { distance } from '../../src/math/vector.ts';
import { buildFilm } from '../../src/stage/build/film.ts';
import { moment } from '../support/pose-input.ts';
import { anchorAt, filmOf, stagePrompt } from '../support/staged-prompt.ts';

test('juggled balls go from hand to hand before the juggler', async () => {
  const stage = await stagePrompt('a boy juggling three balls');
  const boy = stage.actors.find(({ thing }) => thing.person)!;
  const balls = stage.actors.filter(({ thing }) => thing.kit === 'ball');
  assert.equal(balls.length, 3);
  for (const ball of balls) {
    const heights = Array.from({ length: 40 }, (_, n) => ball.path!(n * 0.05).position[1] / boy.size[1]);
    assert.ok(Math.min(...heights) > 0.4 && Math.min(...heights) < 0.6);
    assert.ok(Math.max(...heights) > 0.8);
  }
});

test('what is given is in the hand of the other afterwards', async () => {
  const { stage, film } = await filmOf('a man hands a cup to a woman');
  const cup = stage.actors.find(({ thing }) => thing.name === 'cup')!;
  const [man, woman] = stage.actors.filter(({ thing }) => thing.person);
  const isNearer = (time: number) => {
    film.poseFrame(time);
    const held = film.anchorOf(cup, 'grip') ?? film.anchorOf(cup, 'top')!;
    const [a, b] = [man!, woman!].map((one) =>
      distance(positionOf(held), positionOf(film.anchorOf(one, 'handRight')!)),
    );
    return a! < b! ? 'man' : 'woman';
  };
  assert.deepEqual([isNearer(0.3), isNearer(3.8)], ['man', 'woman']);
});

test('a dog takes up what it fetches and comes back with it', async () => {
  const { stage, film } = await filmOf('a dog fetches a ball');
  const [dog, ball] = ['dog', 'ball'].map((name) => stage.actors.find(({ thing }) => thing.name === name)!);
  const gapAt = (time: number) => {
    film.poseFrame(time);
    const held = film.anchorOf(ball!, 'grip') ?? film.anchorOf(ball!, 'top')!;
    return distance(positionOf(held), positionOf(film.anchorOf(dog!, 'mouth')!));
  };
  assert.ok(gapAt(0.1) > 1, 'it lies far away');
  assert.ok(gapAt(3) < 0.3, `${gapAt(3).toFixed(2)} m from the mouth`);
  assert.ok(distance(dog!.path!(3.9).position, dog!.path!(1.6).position) > 1, 'it comes back');
});

test('what is picked up lies at the feet until the hand closes on it', async () => {
  const stage = await stagePrompt('a boy picks up a red cap');
  const boy = stage.actors.find(({ thing }) => thing.person)!;
  const cap = stage.actors.find(({ support }) => support.kind === 'held')!;
  const release = stage.releases.get(cap)!;
  assert.ok(release.isBefore && release.time > 0.8 && release.time < 3);
  const lies = release.path(0.2).position;
  assert.ok(lies[1] < 0.02 && distance(lies, boy.position) < boy.size[1] * 0.6);
  const pose = boy.model.pose!(moment({ action: 'pick_up', actionTime: release.time, time: release.time }));
  assert.ok(anchorAt(pose, 'handRight')[1] * boy.scale < 0.3, 'the hand is down at it');
});

test('what is dropped is held first, then falls and is spilt', async () => {
  const stage = await stagePrompt('a girl drops a cup of coffee');
  const cup = stage.actors.find(({ support }) => support.kind === 'held')!;
  const { time, path, isBefore } = stage.releases.get(cup)!;
  assert.ok(!isBefore && time > 0.5);
  const heights = [time, time + 0.2, time + 0.8].map((one) => path(one).position[1]);
  assert.ok(heights[0]! > 0.4 && heights[1]! < heights[0]! && heights[2]! < 0.02, heights.join(' '));
  assert.ok(cup.thing.acts.some(({ action }) => action === 'spill'));
});

test('what is put down is in the hand before and on the table after, and the hand is there at that moment', async () => {
  for (const prompt of ['a man puts a bowl on the table', 'a girl drops a coin into a jar']) {
    const stage = await stagePrompt(prompt);
    const film = await buildFilm(stage);
    const doer = stage.actors.find(({ thing }) => thing.person)!;
    const thing = stage.actors.find(({ support }) => support.kind === 'held')!;
    const { time, path, isBefore } = stage.releases.get(thing)!;
    assert.ok(!isBefore && time > 0.8 && time < 3.2, prompt);
    const hand = (at_: number) => {
      film.poseFrame(at_);
      return positionOf(film.anchorOf(doer, 'handRight')!);
    };
    const put = path(time).position;
    assert.ok(distance(hand(time), put) < 0.26, `${prompt}: ${distance(hand(time), put).toFixed(2)} m`);
    assert.ok(distance(hand(0.2), put) > 0.15, `${prompt}: the hand comes from before the chest`);
    assert.ok(path(stage.seconds).position[1] > 0.2, `${prompt}: it stays up there`);
  }
});

test('what is taken out of something is there until the hand has it', async () => {
  const stage = await stagePrompt('a woman takes a book out of a box');
  const book = stage.actors.find(({ support }) => support.kind === 'held')!;
  const box = stage.actors.find(({ thing }) => thing.kit === 'box')!;
  const { time, path, isBefore } = stage.releases.get(book)!;
  assert.ok(isBefore && time > 0.8);
  const [x, , z] = path(0.1).position;
  const at_ = box.support.kind === 'on' ? box.support.host.position : box.position;
  assert.ok(Math.hypot(x - at_[0], z - at_[2]) < 1);
});

test('what one drops falls, and is in the hand of the other who picks it up', async () => {
  const { stage, film } = await filmOf('a girl picks up a book dropped by a boy');
  const named = (name: string) => stage.actors.find(({ thing }) => thing.name === name)!;
  const gap = (name: string, time: number) => {
    film.poseFrame(time);
    const book = film.anchorOf(named('book'), 'grip') ?? film.anchorOf(named('book'), 'top')!;
    return distance(positionOf(book), positionOf(film.anchorOf(named(name), 'handRight')!));
  };
  assert.ok(gap('boy', 0.3) < 0.4, `before: ${gap('boy', 0.3)}`);
  assert.ok(gap('boy', 2) > 0.4 && gap('girl', 2) > 0.3, `on the ground: ${gap('boy', 2)}`);
  assert.ok(gap('girl', 3.8) < 0.3, `after: ${gap('girl', 3.8)}`);
});

test('vehicles are loaded and unloaded at their open backs, by each of several', async () => {
  for (const [prompt, isTaken] of [
    ['two men unload crates from a truck', true],
    ['a girl loads a basket into a car', false],
  ] as const) {
    const { stage, film } = await filmOf(prompt);
    const vehicle = stage.actors.find(({ kit }) => kit?.locomotion === 'rolls')!;
    assert.ok(vehicle.model.parts.some(({ name }) => name === 'open rear'));
    const doers = stage.actors.filter(({ thing }) => thing.person);
    for (const doer of doers) {
      const load = stage.actors.find(({ support }) => support.kind === 'held' && support.host === doer)!;
      const { time, path, isBefore } = stage.releases.get(load)!;
      assert.equal(isBefore ?? false, isTaken);
      film.poseFrame(time);
      const hand = positionOf(film.anchorOf(doer, 'handRight')!);
      assert.ok(
        distance(hand, path(time).position) < 0.75,
        `${prompt}: ${distance(hand, path(time).position)}`,
      );
      const [dx, dz] = [0, 2].map((axis) => path(time).position[axis]! - vehicle.position[axis]!);
      const along = dx! * Math.sin(vehicle.yaw) + dz! * Math.cos(vehicle.yaw);
      assert.ok(along < -vehicle.size[2] * 0.4, `${prompt}: ${along}`);
    }
  }
});

test('a stone that lies about is in the hand of who throws it, then flies and lies elsewhere', async () => {
  const { stage, film } = await filmOf('two girls throw stones');
  const throwers = stage.actors.filter(({ thing }) => thing.person);
  for (const thrower of throwers) {
    const stone = stage.actors.find(({ support }) => support.kind === 'held' && support.host === thrower)!;
    assert.ok(Math.max(...stone.size) < thrower.size[1] * 0.15);
    const { time, path } = stage.releases.get(stone)!;
    film.poseFrame(time - 0.5);
    const hand = positionOf(film.anchorOf(thrower, 'handRight')!);
    assert.ok(distance(hand, positionOf(film.rootOf(stone)!)) < 0.25);
    assert.ok(distance(path(time).position, path(3.9).position) > thrower.size[1]);
  }
});

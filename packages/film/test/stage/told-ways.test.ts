/** Ways that are told: from where to where, how fast, and that the picture follows them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/compile.ts';
import { direct } from '../../src/direct.ts';
import { dot, subtract } from '../../src/math/vector.ts';
import { type Act, momentOfBlow, type Scene } from '../../src/scene/scene.ts';
import type { Actor } from '../../src/stage/actor.ts';
import { compileStage } from '../../src/stage/compile.ts';
import { firstScene } from '../first-scene.ts';
import { moment } from '../support/pose-input.ts';
import { acrossAt, actorOf, stagePrompt, stageScene } from '../support/staged-prompt.ts';

const seconds = 4;

const act = (fields: Partial<Act> & Pick<Act, 'action'>): Act => ({
  object: null,
  instrument: null,
  direction: null,
  pace: 1,
  ...fields,
});

const pair = (tie: 'left_of' | 'right_of'): Scene => {
  const scene = firstScene('a sheep and a wooden bench in a meadow');
  scene.things[0]!.ties = [{ kind: tie, to: 1 }];
  scene.things[1]!.ties = [];
  return scene;
};

test('an act that ends at a place goes there from where the thing was', async () => {
  const scene = pair('left_of');
  scene.things[0]!.acts = [
    act({ action: 'stand', begin: 0, end: 0.2 }),
    act({ action: 'walk', begin: 0.2, end: 0.9, goal: { kind: 'right_of', to: 1 } }),
  ];
  const stage = await stageScene(scene);
  const [sheep, bench] = [actorOf(stage, 0), actorOf(stage, 1)];
  const apartAt = (time: number) => acrossAt(stage, sheep, time) - acrossAt(stage, bench, time);
  assert.ok(apartAt(0.1) < -0.05, `starts at the left: ${apartAt(0.1)}`);
  assert.ok(apartAt(3.9) > 0.05, `ends at the right: ${apartAt(3.9)}`);
});

test('the camera stays for all of a way that leads round something', async () => {
  const stage = await stagePrompt('A crow is on the left of a jug, then the crow flies behind the jug.');
  for (const index of [0, 1])
    for (const time of [0.2, 2, 3.8]) {
      const across = acrossAt(stage, actorOf(stage, index), time) * stage.shots[0]!.at(time).focalLength;
      assert.ok(Math.abs(across) < stage.aspect / 2, `${index} at ${time}: ${across}`);
    }
});

test('what flies at a thing comes from afar and is at it when it meets it', async () => {
  const stage = await stagePrompt('A jug breaks when hit by a stone');
  const stone = stage.actors.find(({ thing }) => thing.kit === 'stone')!;
  const away = (share: number) => {
    const { parts } = stone.model.pose!(moment({ time: share * seconds }));
    return Math.abs((Object.values(parts)[0] as Float64Array)[3]!);
  };
  assert.ok(away(0.05) > 2 * away(momentOfBlow), `${away(0.05)} and ${away(momentOfBlow)}`);
  assert.equal(stone.support.kind, 'on');
});

test('who is said to go left crosses a picture that stays', async () => {
  const prompt = 'A red ball rolls left on white.';
  const size = { seed: 1, seconds: 2, width: 64, height: 36 };
  const { stage } = await compile(direct(prompt, { seconds: 2 }), size);
  const [shot] = stage.shots;
  const path = stage.hero!.path!;
  const acrossAt = (time: number) => {
    const { right, position } = shot!.at(time);
    const [x, , z] = path(time).position;
    return (x - position[0]) * right[0] + (z - position[2]) * right[2];
  };
  assert.ok(acrossAt(0.2) > stage.hero!.size[0] && acrossAt(1.8) < -stage.hero!.size[0]);
  const [from, to] = [shot!.at(0.2).position, shot!.at(1.8).position];
  const moved = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const way = acrossAt(0.2) - acrossAt(1.8);
  assert.ok(moved < way * 0.3, `the camera went ${moved} m, the ball ${way} m`);
});

test('two who lift a table are at its ends, and it leaves the ground', async () => {
  const stage = await stagePrompt('two women lifting a table together');
  const [one, two] = stage.actors.filter(({ thing }) => thing.person !== null);
  const table = stage.actors.find(({ thing }) => thing.kit === 'table')!;
  const at = (actor: Actor, time: number) => actor.path!(time).position;
  const across = (actor: Actor) => dot(subtract(at(actor, 2), at(table, 2)), stage.axes.right);
  assert.ok(across(one!) < -table.size[2] / 2 + 0.4 && across(two!) > table.size[2] / 2 - 0.4);
  assert.equal(at(table, 0)[1], 0);
  assert.ok(at(table, seconds)[1] > 0.05);
});

test('a told way begins and ends where it is said, in the picture and past what hides it', async () => {
  const stage = await stagePrompt('A pig is behind a barrel, then it trots to the right of the barrel.');
  const [pig, barrel] = [actorOf(stage, 0), actorOf(stage, 1)];
  const depth = (actor: Actor, time: number) => dot(actor.path!(time).position, stage.axes.away);
  assert.ok(depth(pig, 0.1) > depth(barrel, 0.1) + 0.2, 'behind it at first');
  assert.ok(Math.abs(acrossAt(stage, pig, 0.1) - acrossAt(stage, barrel, 0.1)) < 0.2, 'and not beside it');
  assert.ok(acrossAt(stage, pig, 3.9) > acrossAt(stage, barrel, 3.9) + 0.1, 'right of it in the end');
  const under = await stagePrompt('A mouse is under a chair, then the mouse runs to the left of the chair.');
  const [mouse, chair] = [actorOf(under, 0), actorOf(under, 1)];
  const apart = subtract(mouse.path!(0.1).position, chair.path!(0.1).position);
  assert.ok(Math.hypot(apart[0], apart[2]) < 0.25, 'under the seat');
  assert.ok(acrossAt(under, mouse, 3.9) < acrossAt(under, chair, 3.9), 'left of it in the end');
});

test('in circles: both ways across the picture, and never far', async () => {
  const stage = await stagePrompt('A dog is sitting on a lawn, then it runs in circles.');
  const dog = actorOf(stage, 0);
  const at = (time: number) => dog.path!(time).position;
  const steps = [2.1, 2.5, 2.9, 3.3, 3.7].map(
    (time) => acrossAt(stage, dog, time + 0.1) - acrossAt(stage, dog, time),
  );
  assert.ok(Math.max(...steps) > 0 && Math.min(...steps) < 0, steps.join());
  for (const time of [2.5, 3, 3.9])
    assert.ok(Math.hypot(at(time)[0] - at(0)[0], at(time)[2] - at(0)[2]) < 5 * Math.max(...dog.size));
});

test('who runs on is faster than who walks', async () => {
  const stage = await stagePrompt('A horse is walking in a field, then it gallops.');
  const horse = actorOf(stage, 0);
  assert.ok(
    horse.path!(3).speed > 2.5 * horse.path!(1).speed,
    `${horse.path!(1).speed} ${horse.path!(3).speed}`,
  );
});

test('a door that is held open is gone through', async () => {
  const stage = await stagePrompt('a woman holds the door open while a man walks through');
  const named = (name: string) => stage.actors.find(({ thing }) => thing.name === name)!;
  const [man, door] = [named('man'), named('door')];
  const gap = (time: number) => {
    const [x, , z] = man.path!(time).position;
    return Math.hypot(x - door.position[0], z - door.position[2]);
  };
  assert.ok(gap(0.2) > 1 && gap(3.9) < 0.4, `${gap(0.2)} ${gap(3.9)}`);
});

test('a kicked ball lies at the foot, flies across and lands in the picture', async () => {
  for (const prompt of ['a boy kicks a ball', 'a woman throws a stone']) {
    const stage = await compileStage(firstScene(prompt), { seed: 1, seconds: 4, width: 640, height: 360 });
    const [doer, ball] = [actorOf(stage, 0), actorOf(stage, 1)];
    const pathOf = (time: number) =>
      (stage.releases.get(ball) && time >= stage.releases.get(ball)!.time
        ? stage.releases.get(ball)!.path
        : (ball.path ?? doer.path!))(time).position;
    const metres = (time: number) => {
      const [x, , z] = subtract(pathOf(time), doer.path!(time).position);
      return Math.hypot(x, z);
    };
    assert.ok(metres(0) < 0.8, `${prompt}: ${metres(0)} m away at first`);
    assert.ok(metres(3) > 1, `${prompt}: ${metres(3)} m away at the end`);
    const camera = stage.shots[0]!.at(3);
    const to = subtract(pathOf(3), camera.position);
    const across = (dot(to, camera.right) / dot(to, camera.forward)) * camera.focalLength;
    assert.ok(dot(to, camera.forward) > 0 && Math.abs(across) < 320 / 360, `${prompt}: ${across}`);
  }
});

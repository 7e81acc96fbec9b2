/** What the viewer sees of relations, goals, changes and cuts, measured from staged scenes without drawing them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../src/compile.ts';
import { direct } from '../src/direct.ts';
import { fromHex } from '../src/math/colour.ts';
import { dot, subtract } from '../src/math/vector.ts';
import { readFacts } from '../src/read/read-facts.ts';
import { type Act, momentOfBlow, type Scene } from '../src/scene/scene.ts';
import { searchStage } from '../src/search-stage.ts';
import type { Actor } from '../src/stage/actor.ts';
import { withPartOf } from '../src/stage/change/part-of-model.ts';
import { dyed } from '../src/stage/change/recolour.ts';
import { inMaterial } from '../src/stage/change/stuffs.ts';
import { compileStage } from '../src/stage/compile.ts';
import type { Stage } from '../src/stage/stage.ts';
import { type CheckedFact, notSeen, verifyFilm } from '../src/verify/verify-film.ts';
import { firstScene } from './first-scene.ts';

const seconds = 4;
const staged = (scene: Scene) => compileStage(scene, { seed: 1, seconds, width: 320, height: 180 });
const act = (fields: Partial<Act> & Pick<Act, 'action'>): Act => ({
  object: null,
  instrument: null,
  direction: null,
  pace: 1,
  ...fields,
});

const atRest = {
  action: 'stand',
  actionTime: 0,
  actionSeconds: 4,
  speed: 0,
  travelled: 0,
  turnRate: 0,
  phase: 0,
  wind: 0,
  darkness: 0,
} as const;

/** Across the picture: 0 in the middle, greater to the right. */
const acrossAt = ({ shots }: Stage, actor: Actor, time: number): number => {
  const camera = shots[0]!.at(time);
  const to = subtract(actor.path!(time).position, camera.position);
  return dot(to, camera.right) / dot(to, camera.forward);
};
const actorOf = (stage: Stage, index: number) =>
  stage.actors.find(({ thingIndex, copy }) => thingIndex === index && copy === 0)!;

const pair = (tie: 'left_of' | 'right_of'): Scene => {
  const scene = firstScene('a sheep and a wooden bench in a meadow');
  scene.things[0]!.ties = [{ kind: tie, to: 1 }];
  scene.things[1]!.ties = [];
  return scene;
};

test('left and right are those of the viewer', async () => {
  for (const [tie, sign] of [
    ['left_of', -1],
    ['right_of', 1],
  ] as const) {
    const stage = await staged(pair(tie));
    const apart = acrossAt(stage, actorOf(stage, 0), 2) - acrossAt(stage, actorOf(stage, 1), 2);
    assert.ok(apart * sign > 0.05, `${tie}: ${apart}`);
  }
});

test('an act that ends at a place goes there from where the thing was', async () => {
  const scene = pair('left_of');
  scene.things[0]!.acts = [
    act({ action: 'stand', begin: 0, end: 0.2 }),
    act({ action: 'walk', begin: 0.2, end: 0.9, goal: { kind: 'right_of', to: 1 } }),
  ];
  const stage = await staged(scene);
  const [sheep, bench] = [actorOf(stage, 0), actorOf(stage, 1)];
  const apartAt = (time: number) => acrossAt(stage, sheep, time) - acrossAt(stage, bench, time);
  assert.ok(apartAt(0.1) < -0.05, `starts at the left: ${apartAt(0.1)}`);
  assert.ok(apartAt(3.9) > 0.05, `ends at the right: ${apartAt(3.9)}`);
});

test('the camera stays for all of a way that leads round something', async () => {
  const stage = await staged(
    firstScene('A crow is on the left of a jug, then the crow flies behind the jug.'),
  );
  for (const index of [0, 1])
    for (const time of [0.2, 2, 3.8]) {
      const across = acrossAt(stage, actorOf(stage, index), time) * stage.shots[0]!.at(time).focalLength;
      assert.ok(Math.abs(across) < stage.aspect / 2, `${index} at ${time}: ${across}`);
    }
});

test('what flies at a thing comes from afar and is at it when it meets it', async () => {
  const stage = await staged(firstScene('A jug breaks when hit by a stone'));
  const stone = stage.actors.find(({ thing }) => thing.kit === 'stone')!;
  const away = (share: number) => {
    const { parts } = stone.model.pose!({ ...atRest, time: share * seconds });
    return Math.abs((Object.values(parts)[0] as Float64Array)[3]!);
  };
  assert.ok(away(0.05) > 2 * away(momentOfBlow), `${away(0.05)} and ${away(momentOfBlow)}`);
  assert.equal(stone.support.kind, 'on');
});

test('a stated change is over when its time is over, and has not begun before', async () => {
  const scene = firstScene('a red ball in a studio');
  scene.things[0]!.changes = [{ property: 'size', to: 'larger', begin: 0.25, end: 0.75 }];
  const { actors } = await staged(scene);
  const sizeAt = (time: number) => {
    const pose = actors[0]!.model.pose!({ ...atRest, time });
    return (Object.values(pose.parts)[0] as Float64Array)[0]!;
  };
  assert.equal(sizeAt(0.5), 1);
  assert.ok(sizeAt(3.5) > 1.5);
});

test('what is broken or in ruins is so from the first frame', async () => {
  const [whole, broken] = await Promise.all(
    ['a bicycle in a street', 'a broken bicycle in a street'].map((prompt) => staged(firstScene(prompt))),
  );
  const partsOf = (stage: Stage) =>
    Object.keys(actorOf(stage, 0).model.pose?.({ ...atRest, time: 0 }).parts ?? {}).length;
  assert.ok(partsOf(broken!) > partsOf(whole!));
  const [house, ruin] = await Promise.all(
    ['a cottage in a meadow', 'the remains of a cottage in a meadow'].map((prompt) =>
      staged(firstScene(prompt)),
    ),
  );
  // Its ridge is gone: few corners are as high as those of the whole.
  const high = (stage: Stage) =>
    actorOf(stage, 0).model.parts.reduce(
      (sum, { mesh }) =>
        sum +
        mesh.triangles.filter(
          (corner) => mesh.positions[corner * 3 + 1]! > 0.9 * actorOf(house!, 0).model.size[1],
        ).length,
      0,
    );
  assert.ok(high(ruin!) < 0.5 * high(house!), `${high(ruin!)} and ${high(house!)}`);
});

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
  const size = { seed: 1, seconds, width: 180, height: 320 };
  const film = await compile(direct('A high waterfall in a rainforest', { seconds }), size);
  assert.equal(film.stage.fixtures.size, 1);
  assert.deepEqual(film.notDrawn, []);
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

test('what rusts takes the colour of rust', async () => {
  const prompt = 'A silver spoon rusts on a table.';
  const play = direct(prompt, { seconds: 2 });
  const film = await compile(play, { seed: 1, seconds: 2, width: 64, height: 36 });
  assert.deepEqual(film.notDrawn, []);
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
  const stage = await staged(firstScene('two women lifting a table together'));
  const [one, two] = stage.actors.filter(({ thing }) => thing.person !== null);
  const table = stage.actors.find(({ thing }) => thing.kit === 'table')!;
  const at = (actor: Actor, time: number) => actor.path!(time).position;
  const across = (actor: Actor) => dot(subtract(at(actor, 2), at(table, 2)), stage.axes.right);
  assert.ok(across(one!) < -table.size[2] / 2 + 0.4 && across(two!) > table.size[2] / 2 - 0.4);
  assert.equal(at(table, 0)[1], 0);
  assert.ok(at(table, seconds)[1] > 0.05);
});

test('a shape that is said bends the outline of its model', async () => {
  const size = { seed: 1, seconds: 1, width: 64, height: 36 };
  const cornersOf = async (prompt: string) => {
    const { stage } = await compile(direct(prompt, { seconds: 1 }), size);
    const { model } = stage.actors.find(({ thing }) => thing.kit?.includes('cake'))!;
    const xz = model.parts.flatMap(({ mesh: { positions } }) =>
      Array.from({ length: positions.length / 3 }, (_, n) => [positions[n * 3]!, positions[n * 3 + 2]!]),
    );
    const half = Math.max(...xz.map(([x]) => Math.abs(x!)));
    return Math.max(...xz.map(([x, z]) => Math.min(Math.abs(x!), Math.abs(z!)))) / half;
  };
  // The farthest point on the diagonal: 0.71 of the half width for a circle, 1 for a square.
  assert.ok((await cornersOf('A round cake on a table.')) < 0.8);
  assert.ok((await cornersOf('A square cake on a table.')) > 0.85);
});

test('a told way begins and ends where it is said, in the picture and past what hides it', async () => {
  const stage = await staged(
    firstScene('A pig is behind a barrel, then it trots to the right of the barrel.'),
  );
  const [pig, barrel] = [actorOf(stage, 0), actorOf(stage, 1)];
  const depth = (actor: Actor, time: number) => dot(actor.path!(time).position, stage.axes.away);
  assert.ok(depth(pig, 0.1) > depth(barrel, 0.1) + 0.2, 'behind it at first');
  assert.ok(Math.abs(acrossAt(stage, pig, 0.1) - acrossAt(stage, barrel, 0.1)) < 0.2, 'and not beside it');
  assert.ok(acrossAt(stage, pig, 3.9) > acrossAt(stage, barrel, 3.9) + 0.1, 'right of it in the end');
  const under = await staged(
    firstScene('A mouse is under a chair, then the mouse runs to the left of the chair.'),
  );
  const [mouse, chair] = [actorOf(under, 0), actorOf(under, 1)];
  const apart = subtract(mouse.path!(0.1).position, chair.path!(0.1).position);
  assert.ok(Math.hypot(apart[0], apart[2]) < 0.25, 'under the seat');
  assert.ok(acrossAt(under, mouse, 3.9) < acrossAt(under, chair, 3.9), 'left of it in the end');
});

test('two small things that are named together share one surface, in the order that is said', async () => {
  const stage = await staged(firstScene('A jar on the left of a hamster in a room'));
  const [jar, hamster] = [actorOf(stage, 0), actorOf(stage, 1)];
  assert.ok(jar.support.kind === 'on' && hamster.support.kind === 'on');
  assert.equal(jar.support.host, hamster.support.host);
  const apart = subtract(hamster.support.offset, jar.support.offset);
  const { yaw } = jar.support.host;
  const turned = [
    apart[0] * Math.cos(yaw) + apart[2] * Math.sin(yaw),
    0,
    apart[2] * Math.cos(yaw) - apart[0] * Math.sin(yaw),
  ] as const;
  assert.ok(dot([...turned], stage.axes.right) > 0.05);
  const large = await staged(firstScene('A kettle in front of a cow in a meadow'));
  assert.equal(actorOf(large, 0).support.kind, 'free', 'beside what stands on the ground it does too');
});

test('what is on a thing without a flat top stands on what is there', async () => {
  const stage = await staged(firstScene('a rabbit sits on a drum'));
  const { support } = actorOf(stage, 0);
  assert.ok(support.kind === 'on');
  const { host, anchor, offset } = support;
  const top = Math.max(
    ...host.model.parts.flatMap(({ mesh }) => Array.from(mesh.positions.filter((_, at) => at % 3 === 1))),
  );
  assert.ok(Math.abs(host.model.anchors[anchor]![1] * host.scale + offset[1] - top * host.scale) < 0.05);
});

test('groups that are counted stand apart, each of them in the picture', async () => {
  const stage = await staged(firstScene('three goats and two barrels in a yard'));
  for (const actor of stage.actors.filter(({ thing }) => !thing.isImplied && thing.count > 1))
    for (const time of [0.3, 3.7])
      assert.ok(Math.abs(acrossAt(stage, actor, time)) < 1.1, `${actor.thing.name} ${actor.copy}`);
  const [goats, barrels] = [0, 1].map((index) =>
    stage.actors.filter(({ thingIndex }) => thingIndex === index).map((one) => acrossAt(stage, one, 2)),
  );
  assert.ok(Math.max(...goats!) < Math.min(...barrels!) || Math.max(...barrels!) < Math.min(...goats!));
});

test('only the part that is named changes, and the camera is near it', async () => {
  const scene = firstScene("A fox's green eyes turn red");
  assert.equal(scene.things[0]!.colour, null);
  assert.equal(scene.things[0]!.changes?.[0]?.part, 'eye');
  const { model } = (await staged(scene)).actors[0]!;
  const red = fromHex('#ff0000');
  const painted = withPartOf(model, dyed(model, red), 'eye')!;
  const differing = painted.parts.flatMap(({ mesh }, at) =>
    Array.from(mesh.colours.keys()).filter((n) => mesh.colours[n] !== model.parts[at]!.mesh.colours[n]),
  );
  const all = model.parts.reduce((sum, { mesh }) => sum + mesh.colours.length, 0);
  assert.ok(differing.length > 0 && differing.length < all * 0.2);
  assert.equal(withPartOf(model, dyed(model, red), 'handle'), null);
  // A second change finds the part in its new stuff.
  const wooden = withPartOf(model, inMaterial(model, 'wood'), 'eye')!;
  assert.ok(withPartOf(wooden, inMaterial(wooden, 'gold'), 'eye'));
  const whole = await staged(firstScene('A door turns red'));
  const near = await staged(firstScene('The brass door handle became a wooden door handle'));
  assert.equal(near.scene.things[0]!.kit, 'door');
  assert.ok(near.subject.extent.height < whole.subject.extent.height / 2);
});

const huesOf = ({ model }: Actor, part: string) => {
  const { colours } = model.parts.find(({ name }) => name.startsWith(part))!.mesh;
  const hues = new Set<string>();
  for (let n = 0; n < colours.length; n += 3) {
    const [red, green, blue] = [colours[n]!, colours[n + 1]!, colours[n + 2]!];
    const most = Math.max(red, green, blue);
    hues.add([red, green, blue].map((value) => Number(value > most * 0.6)).join(''));
  }
  return hues;
};

test('ground that turns into several colours is there, and has them side by side', async () => {
  const scene = firstScene('A grey path lights up with rainbow hues');
  const stage = await staged(scene);
  const path = actorOf(stage, 0);
  const before = new Set(
    path.model.parts.flatMap(({ name }) => (name.startsWith('0:') ? [...huesOf(path, name)] : [])),
  );
  const after = new Set(
    path.model.parts.flatMap(({ name }) => (name.startsWith('1:') ? [...huesOf(path, name)] : [])),
  );
  assert.deepEqual([...before], ['111']);
  for (const hue of ['100', '010', '001']) assert.ok(after.has(hue), `no ${hue} in ${[...after]}`);
});

test('a screen that goes on is dark before and as bright as it is built afterwards', async () => {
  const plain = actorOf(await staged(firstScene('A television')), 0);
  const stage = await staged(firstScene('A television changes from off to bright'));
  const screen = actorOf(stage, 0);
  const brightest = (parts: readonly { mesh: { colours: number[] } }[]) =>
    Math.max(...parts.map(({ mesh }) => mesh.colours.reduce((most, value) => Math.max(most, value), 0)));
  const look = (prefix: string) => screen.model.parts.filter(({ name }) => name.startsWith(prefix));
  assert.ok(brightest(look('0:')) < brightest(plain.model.parts) * 0.5);
  assert.ok(brightest(look('1:')) >= brightest(plain.model.parts));
});

test('in circles: both ways across the picture, and never far', async () => {
  const stage = await staged(firstScene('A dog is sitting on a lawn, then it runs in circles.'));
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
  const stage = await staged(firstScene('A horse is walking in a field, then it gallops.'));
  const horse = actorOf(stage, 0);
  assert.ok(
    horse.path!(3).speed > 2.5 * horse.path!(1).speed,
    `${horse.path!(1).speed} ${horse.path!(3).speed}`,
  );
});

test('a door that is held open is gone through', async () => {
  const stage = await staged(firstScene('a woman holds the door open while a man walks through'));
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

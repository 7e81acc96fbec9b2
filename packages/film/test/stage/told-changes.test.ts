/** Shapes, states and changes that are told, on the whole of a thing or on the part that is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/compile.ts';
import { direct } from '../../src/direct.ts';
import { fromHex } from '../../src/math/colour.ts';
import type { Actor } from '../../src/stage/actor.ts';
import { withPartOf } from '../../src/stage/change/part-of-model.ts';
import { dyed } from '../../src/stage/change/recolour.ts';
import { inMaterial } from '../../src/stage/change/stuffs.ts';
import type { Stage } from '../../src/stage/stage.ts';
import { firstScene } from '../first-scene.ts';
import { moment } from '../support/pose-input.ts';
import { actorOf, stagePrompt, stageScene } from '../support/staged-prompt.ts';

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

test('a stated change is over when its time is over, and has not begun before', async () => {
  const scene = firstScene('a red ball in a studio');
  scene.things[0]!.changes = [{ property: 'size', to: 'larger', begin: 0.25, end: 0.75 }];
  const { actors } = await stageScene(scene);
  const sizeAt = (time: number) => {
    const pose = actors[0]!.model.pose!(moment({ time }));
    return (Object.values(pose.parts)[0] as Float64Array)[0]!;
  };
  assert.equal(sizeAt(0.5), 1);
  assert.ok(sizeAt(3.5) > 1.5);
});

test('what is broken or in ruins is so from the first frame', async () => {
  const [whole, broken] = await Promise.all(
    ['a bicycle in a street', 'a broken bicycle in a street'].map((prompt) => stagePrompt(prompt)),
  );
  const partsOf = (stage: Stage) =>
    Object.keys(actorOf(stage, 0).model.pose?.(moment({ time: 0 })).parts ?? {}).length;
  assert.ok(partsOf(broken!) > partsOf(whole!));
  const [house, ruin] = await Promise.all(
    ['a cottage in a meadow', 'the remains of a cottage in a meadow'].map((prompt) => stagePrompt(prompt)),
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

test('what rusts takes the colour of rust', async () => {
  const prompt = 'A silver spoon rusts on a table.';
  const play = direct(prompt, { seconds: 2 });
  const film = await compile(play, { seed: 1, seconds: 2, width: 64, height: 36 });
  assert.deepEqual(film.notDrawn, []);
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

test('only the part that is named changes, and the camera is near it', async () => {
  const scene = firstScene("A fox's green eyes turn red");
  assert.equal(scene.things[0]!.colour, null);
  assert.equal(scene.things[0]!.changes?.[0]?.part, 'eye');
  const { model } = (await stageScene(scene)).actors[0]!;
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
  const whole = await stagePrompt('A door turns red');
  const near = await stagePrompt('The brass door handle became a wooden door handle');
  assert.equal(near.scene.things[0]!.kit, 'door');
  assert.ok(near.subject.extent.height < whole.subject.extent.height / 2);
});

test('ground that turns into several colours is there, and has them side by side', async () => {
  const scene = firstScene('A grey path lights up with rainbow hues');
  const stage = await stageScene(scene);
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
  const plain = actorOf(await stagePrompt('A television'), 0);
  const stage = await stagePrompt('A television changes from off to bright');
  const screen = actorOf(stage, 0);
  const brightest = (parts: readonly { mesh: { colours: number[] } }[]) =>
    Math.max(...parts.map(({ mesh }) => mesh.colours.reduce((most, value) => Math.max(most, value), 0)));
  const look = (prefix: string) => screen.model.parts.filter(({ name }) => name.startsWith(prefix));
  assert.ok(brightest(look('0:')) < brightest(plain.model.parts) * 0.5);
  assert.ok(brightest(look('1:')) >= brightest(plain.model.parts));
});

test('a form, a state or a part that is named before its change is what the film begins with', () => {
  const changesOf = (prompt: string) => {
    const [thing] = firstScene(prompt).things;
    return [
      thing!.kit,
      ...(thing!.changes ?? []).map(({ property, part, from, to }) => [property, part ?? from ?? null, to]),
    ];
  };
  assert.deepEqual(changesOf('The face morphs from a wolf into a tiger'), [
    'wolf',
    ['form', 'wolf', 'tiger'],
  ]);
  assert.deepEqual(changesOf('A tulip bud blooms into a full tulip'), ['tulip', ['wholeness', null, 'open']]);
  assert.deepEqual(changesOf('A wet blanket drying'), ['blanket', ['wholeness', 'wet', 'restored']]);
  assert.deepEqual(changesOf('The wooden van body turned into a metal van body'), [
    'van',
    ['material', 'body', 'metal'],
  ]);
  assert.deepEqual(changesOf('An iron gate gathers rust'), ['iron gate', ['wholeness', null, 'rust']]);
  assert.deepEqual(changesOf('A fence blackening'), ['fence', ['colour', null, 'black']]);
  assert.equal(firstScene('The flowers are wilting').things[0]!.count, 4);
});

test('what ripens to the colour that it has by itself is of another before', async () => {
  const stage = await stagePrompt('A tomato ripens to red');
  const hues = huesOf(actorOf(stage, 0), '0:');
  assert.ok(hues.has('010') && !hues.has('100'), [...hues].join());
});

test('a part is found after it has become of another material', async () => {
  const { actors } = await stagePrompt('a car in a street');
  const { model } = actors[0]!;
  const wooden = withPartOf(model, inMaterial(model, 'wood'), 'window')!;
  const back = withPartOf(wooden, inMaterial(wooden, 'glass'), 'window', model)!;
  const changed = back.parts.flatMap(({ mesh }, at) =>
    mesh.materials.filter((material, n) => material !== wooden.parts[at]!.mesh.materials[n]),
  );
  assert.ok(changed.length > 0);
  const all = model.parts.reduce((sum, { mesh }) => sum + mesh.materials.length, 0);
  assert.ok(changed.length < all / 2, `${changed.length} of ${all}`);
});

test('a vehicle that changes stays where it is seen to, and a cloud may become invisible', () => {
  const [van] = firstScene('A white van turns red beside a bicycle').things;
  assert.deepEqual(
    van!.acts.map(({ action }) => action),
    ['stand'],
  );
  const [cloud] = firstScene('A cloud dissipates to invisible').things;
  assert.deepEqual(
    cloud!.changes!.map(({ property, to }) => [property, to]),
    [['presence', 'gone']],
  );
});

test('a change is seen where its first colour is seen too', async () => {
  const told = direct('A green ball turns red', { seconds: 4 });
  const notDrawn = async () =>
    (await compile(told, { seed: 1, seconds: 4, width: 320, height: 180 })).notDrawn;
  assert.deepEqual(await notDrawn(), []);
  const [ball] = told.beats[0]!.scene.things;
  ball!.colour = { name: 'blue', hex: '#2050d0' };
  assert.deepEqual(await notDrawn(), ['ball red']);
});

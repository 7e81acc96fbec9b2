/** Things that fall to pieces, open, melt, multiply, fade or get wet. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MeshBuilder } from '../../src/geometry/mesh-builder.ts';
import type { Model, Pose } from '../../src/kits/model.ts';
import { assembleModel } from '../../src/kits/shared/assemble-model.ts';
import { type Matrix, transformPoint, translation } from '../../src/math/matrix.ts';
import type { Vec3 } from '../../src/math/vector.ts';
import { collapseModel } from '../../src/stage/build/collapse.ts';
import { changeModel } from '../../src/stage/build/thing-acts.ts';
import { moment } from '../support/pose-input.ts';
import { stagePrompt } from '../support/staged-prompt.ts';

const pointsOf = (model: Model, pose: Pose, name: string): Vec3[] => {
  const { mesh } = model.parts.find((part) => part.name === name)!;
  const part = pose.parts[name];
  const source = part instanceof Float32Array ? part : mesh.positions;
  return Array.from({ length: source.length / 3 }, (_, n): Vec3 => {
    const point: Vec3 = [source[n * 3]!, source[n * 3 + 1]!, source[n * 3 + 2]!];
    return part && !(part instanceof Float32Array) ? transformPoint(part as Matrix, point) : point;
  });
};

test('the pieces of a pile come to rest on the ground', () => {
  const builder = new MeshBuilder();
  for (let n = 0; n < 5; n += 1)
    builder.at(translation(0, 0.05 + n * 0.1, 0), (b) => b.box([0, 0, 0], [0.098, 0.098, 0.098]));
  const pile = collapseModel(assembleModel({ body: builder }), (time) => time - 1, 1)!;
  assert.ok(pile);
  const tops = (time: number) => {
    const pose = pile.pose!(moment({ action: 'collapse', time }));
    return Math.max(
      ...pile.parts
        .filter(({ name }) => name.startsWith('piece'))
        .flatMap(({ name }) => pointsOf(pile, pose, name).map((point) => point[1])),
    );
  };
  assert.ok(tops(0) > 0.45);
  assert.ok(tops(4) < 0.16, `${tops(4)}`);
});

test('a flower opens, and what melts sinks', () => {
  const reach = (model: Model, time: number, name: string) =>
    Math.max(...pointsOf(model, model.pose!(moment({ time })), name).map(([x, , z]) => Math.hypot(x, z)));
  const high = (model: Model, time: number, name: string) =>
    Math.max(...pointsOf(model, model.pose!(moment({ time })), name).map(([, y]) => y));
  const cone = new MeshBuilder().lathe(
    [
      [0, 0],
      [0.05, 0.5],
      [0.4, 0.9],
      [0, 1],
    ],
    12,
  );
  const plain = assembleModel({ body: cone });
  const flower = changeModel(plain, 'bloom', 'flower', 4);
  assert.ok(reach(flower, 4, 'body') > reach(flower, 0, 'body') * 2);
  const ice = changeModel(plain, 'melt', 'ice', 4);
  assert.ok(high(ice, 4, 'body') < high(ice, 0, 'body') * 0.6);
});

test('a thing becomes as many as are said, apart from each other', async () => {
  for (const [prompt, count] of [
    ['a hat turns into three doves', 3],
    ['a barrel bursts into butterflies', 7],
  ] as const) {
    const { actors } = await stagePrompt(prompt);
    const { model } = actors[0]!;
    const places = new Map<string, string>();
    const { parts } = model.pose!(moment({ time: 3.9 }));
    for (const [name, place] of Object.entries(parts)) {
      const copy = /^1(?:\.\d+)?:/.exec(name)?.[0];
      const at = Array.isArray(place) ? place[0] : place instanceof Float32Array ? place : place;
      if (copy && at)
        places.set(
          copy,
          Array.from(at as Float32Array)
            .slice(-4, -1)
            .map((x) => x.toFixed(2))
            .join(),
        );
    }
    assert.equal(places.size, count, prompt);
    assert.equal(new Set(places.values()).size, count, `${prompt}: ${[...places.values()].join(' ')}`);
  }
});

test('surfaces fog, fade and get wet or dusty, whatever has them', async () => {
  for (const [prompt, isPaler] of [
    ['a mirror mists over', true],
    ['a blue poster fades', true],
    ['a towel gets wet', false],
    ['a black car becomes dusty', true],
  ] as const) {
    const { actors } = await stagePrompt(prompt);
    const { model } = actors[0]!;
    const lightness = (step: string) => {
      const colours = model.parts.flatMap(({ name, mesh }) =>
        name.startsWith(step) ? [...mesh.colours] : [],
      );
      return colours.reduce((sum, value) => sum + value, 0) / colours.length;
    };
    const [before, after] = [lightness('0:'), lightness('1:')];
    assert.ok(isPaler ? after > before * 1.03 : after < before * 0.8, `${prompt}: ${before} to ${after}`);
  }
});

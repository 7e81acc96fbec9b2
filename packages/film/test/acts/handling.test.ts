/** Work with hands and tools that is shown move by move. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { direct } from '../../src/direct.ts';
import { findKit } from '../../src/kits/find-kit.ts';
import { plainOptions } from '../../src/kits/kit.ts';
import { transformPoint } from '../../src/math/matrix.ts';
import { distance, type Vec3 } from '../../src/math/vector.ts';
import { becomings } from '../../src/scene/handling.ts';
import { boxOf, layAcross } from '../../src/stage/handle/bake-model.ts';
import { changeOf } from '../../src/stage/handle/becomings.ts';
import { sliceMesh } from '../../src/stage/handle/slice-mesh.ts';
import { bareHands, wayOf } from '../../src/stage/handle/tool-ways.ts';
import { handlings } from '../../src/world/handling/rows.ts';

const red: Vec3 = [0.8, 0.1, 0.1];
const modelOf = (noun: string) => findKit(noun)!.build(plainOptions(noun));

test('a sentence gives the stroke, the tool and what becomes of the thing', () => {
  for (const [prompt, stroke, becomes, tool] of [
    ['a woman dices an onion', 'slice', 'slices', 'knife'],
    ['a boy peels an apple', 'pull', 'peeled', 'peeler'],
    ['a cook butters a slice of toast', 'pull', 'coated', 'knife'],
    ['a man grates a carrot', 'grate', 'worn', 'grater'],
    ['a girl rolls out the dough', 'roll', 'flattened', 'rolling pin'],
    ['an old man saws a branch', 'saw', 'halves', 'saw'],
    ['a woman drills a hole into a plank', 'bore', 'holed', 'saw'],
    ['a man drives a nail into a plank', 'strike', 'nailed', 'hammer'],
    ['a clerk stamps a letter', 'press', 'stamped', 'rubber stamp'],
    ['a boy rips a card', 'apart', 'halves', null],
    ['a man crushes a can', 'squeeze', 'crumpled', null],
    ['a woman unscrews a jar', 'twist', 'opened', null],
    ['a maid whisks cream in a bowl', 'stir', null, 'ladle'],
  ] as const) {
    const { things } = direct(prompt, { seconds: 4 }).beats.at(-1)!.scene;
    const [act] = things[0]!.acts;
    const held = things[act?.instrument ?? -1]?.kit;
    assert.deepEqual(
      [act?.handling?.stroke, act?.handling?.becomes, held ? findKit(held)!.name : null],
      [stroke, becomes, tool === null ? null : findKit(tool)!.name],
      prompt,
    );
  }
});

test('what is spread, stirred or stamped has its own colour, and several at one thing work as before', () => {
  const actOf = (prompt: string) => direct(prompt, { seconds: 4 }).beats[0]!.scene.things[0]!.acts[0];
  assert.equal(actOf('a girl spreads jam on toast')?.handling?.tone, '#c01428');
  assert.equal(actOf('two women chop an onion')?.handling, undefined);
  assert.equal(actOf('a man squeezes a lemon over a fish')?.handling, undefined);
});

test('every tool of a row has a model, and meets the thing in the course of its stroke', () => {
  const whole = layAcross(modelOf('cucumber'), 1, true)!;
  const box = boxOf(whole);
  for (const { name, tool, look } of handlings) {
    if (tool !== null) assert.ok(findKit(tool), `${name}: ${tool}`);
    const change = changeOf(look.becomes, whole, red, red);
    const way = wayOf(look.stroke);
    const away = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((done) => {
      const work = { time: done * 4, done, box, change };
      const [x, y, z] = way ? way.place(work).at : bareHands(look.stroke, work)[0];
      const out = (value: number, axis: 0 | 1 | 2) =>
        Math.max(
          box.low[axis] - value,
          0,
          value - Math.max(box.high[axis], axis === 1 ? change.topAt(done) : 0),
        );
      return Math.hypot(out(x, 0), out(y, 1), out(z, 2));
    });
    assert.ok(Math.min(...away) < 0.05, `${name}: ${Math.min(...away)}`);
  }
});

test('everything that becomes of a thing is seen to differ in the end', () => {
  const whole = layAcross(modelOf('bread'), 1, true)!;
  for (const becomes of becomings) {
    const { pieces, place } = changeOf(becomes, whole, red, red);
    const [before, after] = [place(0), place(1)];
    const isMoved = Object.keys(pieces).some((name) => {
      const [from, to] = [before[name], after[name]];
      if (from === null || to === null) return from !== to;
      const corner: Vec3 = [0.1, 0.1, 0.1];
      return (
        distance(from ? transformPoint(from, corner) : corner, to ? transformPoint(to, corner) : corner) >
        0.003
      );
    });
    assert.ok(isMoved, becomes);
  }
});

test('a slice ends at its planes and is closed there', () => {
  const whole = layAcross(modelOf('bread'), 1, true)!;
  const slice = sliceMesh(whole, -0.02, 0.03, red);
  const { low, high } = boxOf(slice);
  assert.ok(Math.abs(low[0] + 0.02) < 1e-6 && Math.abs(high[0] - 0.03) < 1e-6);
  const facing = (side: number) => slice.normals.filter((value, n) => n % 3 === 0 && value === side).length;
  assert.ok(facing(1) > 8 && facing(-1) > 8);
});

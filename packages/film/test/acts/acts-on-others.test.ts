/** Acts on a part or a possession of somebody else: the tool, the part, and how near the hand comes to it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/compile.ts';
import { direct } from '../../src/direct.ts';
import { positionOf } from '../../src/math/matrix.ts';
import { distance } from '../../src/math/vector.ts';

const options = { seed: 1, seconds: 4, width: 320, height: 180 };

const actOf = (prompt: string) => {
  const { things } = direct(prompt, { seconds: 4 }).beats[0]!.scene;
  const doer = things.find(({ acts }) => acts.some(({ part }) => part))!;
  const act = doer?.acts.find(({ part }) => part);
  return { act, tool: things[act?.instrument ?? -1]?.kit, things };
};

test('the part and the tool follow from the verb and from whose it is', () => {
  const rows: [string, string, string, string | undefined][] = [
    ["one person brushes lint off another person's coat", 'rub', 'chest', 'hairbrush'],
    ["a nurse bandages a soldier's arm", 'work', 'hand', 'bandage'],
    ["a tailor measures a man's waist", 'work', 'chest', 'tape measure'],
    ["a girl paints her mother's fingernails", 'reach', 'hand', 'paintbrush'],
    ["a woman ties a bracelet around her friend's wrist", 'work', 'hand', 'bracelet'],
    ["a man massages a woman's back", 'work', 'back', undefined],
    ["one person changes the settings of another person's phone", 'work', 'hand', undefined],
  ];
  for (const [prompt, action, part, kit] of rows) {
    const { act, tool } = actOf(prompt);
    assert.deepEqual([prompt, act?.action, act?.part, tool], [prompt, action, part, kit]);
  }
});

test('what is another person’s own is in that hand, what is brushed off is no heap, what is tied on is worn', () => {
  const phone = actOf("one person changes the settings of another person's phone").things;
  const owner = phone.find(({ ties }) => ties.some(({ kind }) => kind === 'holding'))!;
  assert.equal(phone[owner.ties.find(({ kind }) => kind === 'holding')!.to]!.kit, 'phone');
  assert.equal(
    owner.acts.some(({ part }) => part),
    false,
  );
  const lint = actOf("one person brushes lint off another person's coat").things;
  assert.equal(lint.length, 3);
  const scarf = actOf("one person ties a scarf around another person's neck").things;
  assert.ok(scarf[1]!.wears.some(({ name }) => name === 'scarf'));
});

test('the hand that is held out and the hand that is at it meet', async () => {
  const { film, actors } = await compiled("a nurse bandages a soldier's arm");
  const [nurse, soldier] = ['nurse', 'soldier'].map((kit) => actors.find(({ thing }) => thing.kit === kit)!);
  film.poseFrame(2);
  const [held, ...hands] = [
    film.anchorOf(soldier!, 'handLeft'),
    film.anchorOf(nurse!, 'handLeft'),
    film.anchorOf(nurse!, 'handRight'),
  ];
  const gaps = hands.map((hand) => distance(positionOf(hand!), positionOf(held!)));
  assert.ok(Math.min(...gaps) < 0.16, `a hand is ${Math.min(...gaps).toFixed(2)} m away from the wrist`);
});

const compiled = async (prompt: string) => {
  const { film } = await compile(direct(prompt, { seconds: 4 }), options);
  return { film, actors: [...film.actorOf.values()] };
};

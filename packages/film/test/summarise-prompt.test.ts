/** The summary of a film before it is made. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summarisePrompt } from '../src/summarise-prompt.ts';

test('things with what they do, the place and what cannot be shown', () => {
  const { beats, notDrawn } = summarisePrompt('a red fox runs through a snowy forest, then it lies down');
  assert.equal(beats[0]!.place, 'forest');
  assert.equal(beats[0]!.isPlaceStated, true);
  const fox = beats[0]!.things.find(({ name }) => name.includes('fox'))!;
  assert.equal(fox.name, 'red fox');
  assert.deepEqual(fox.does, ['run', 'lie']);
  assert.deepEqual(notDrawn, []);
  assert.deepEqual(summarisePrompt('a dog beside a zorblax').notDrawn, ['zorblax']);
});

test('every suggestion is about something open, is understood, and is not made twice', () => {
  for (const prompt of ['a cat sits on a sofa', '一只猫坐在沙发上']) {
    const { suggestions, notDrawn } = summarisePrompt(prompt);
    assert.ok(suggestions.length >= 4, prompt);
    for (const words of suggestions) {
      const next = summarisePrompt(`${prompt}, ${words}`);
      assert.deepEqual(next.notDrawn, notDrawn, words);
      assert.ok(next.suggestions.length < suggestions.length, words);
    }
  }
});

test('nothing is suggested for an empty prompt', () => {
  assert.deepEqual(summarisePrompt('  ').suggestions, []);
});

test('words in quotation marks stand with the one who says them', () => {
  const { beats, notDrawn } = summarisePrompt('A girl says "Hello." to a dog');
  assert.deepEqual(
    beats[0]!.things.map(({ name, says }) => [name, says]),
    [
      ['girl', ['Hello.']],
      ['dog', []],
    ],
  );
  assert.deepEqual(notDrawn, []);
});

test('what a Chinese prompt shows is told in its own words', () => {
  const { beats, notDrawn } = summarisePrompt('日落时，一头红色的奶牛在草地上奔跑');
  const [{ place, timeOfDay, things }] = beats as [(typeof beats)[0]];
  assert.deepEqual([place, timeOfDay], ['meadow', 'sunset']);
  // The measure word is no head, and the hour no clock.
  assert.deepEqual(
    things.map(({ name, count, does }) => [name, count, does]),
    [['红色奶牛', 1, ['奔跑']]],
  );
  assert.deepEqual(notDrawn, []);
});

test('what is in the air is told, and more moons than are shown', () => {
  const told = summarisePrompt('4 moons over a city at night, cherry petals drift down');
  assert.deepEqual(told.beats[0]!.effects, ['moon', 'petals']);
  assert.deepEqual(told.shownAs, [{ asked: '4 moons', shown: 'moon' }]);
  assert.deepEqual(summarisePrompt('two moons over a desert at night').shownAs, []);
});

test('what a Chinese prompt implies is told in Chinese too, and no word twice', () => {
  const told = (prompt: string) => {
    const [{ things, effects }] = summarisePrompt(prompt).beats as [
      ReturnType<typeof summarisePrompt>['beats'][0],
    ];
    return [...things.flatMap(({ name, does }) => [name, ...does]), ...effects];
  };
  assert.deepEqual(told('一只戴墨镜的猫坐在沙发上弹吉他'), ['猫', '坐', '弹吉他', '沙发', '吉他']);
  for (const prompt of ['宇航员在火星上骑马', '一位老人在灯塔旁钓鱼', '男孩骑自行车穿过公园'])
    for (const words of told(prompt)) assert.match(words, /^\p{Script=Han}+$/u, prompt);
});

test('the place is the one that is drawn', () => {
  const place = (prompt: string) => summarisePrompt(prompt).beats[0]!.place;
  assert.equal(place('a woman walks her dog on the beach, four boats at sea'), 'beach');
  assert.equal(place('a dog runs by the sea'), 'beach');
  assert.equal(place('a ship sails the sea'), 'sea');
});

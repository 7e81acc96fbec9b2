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
  assert.deepEqual(fox.does, ['run', 'lie down']);
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

const actsTold = (prompt: string, seconds = 8) =>
  summarisePrompt(prompt, { seconds }).beats.map(({ things }) =>
    things.filter(({ isImplied }) => !isImplied).map(({ name, count, does }) => [name, count, ...does]),
  );

test('acts are told by the verbs of the prompt, and nothing that nobody said', () => {
  assert.deepEqual(
    actsTold('A girl in a yellow raincoat walks a small dog through the rain, then they hide under a tree'),
    [
      [
        ['girl', 1, 'walk'],
        ['dog', 1, 'walk'],
      ],
      [
        ['girl', 1, 'hide'],
        ['dog', 1, 'hide'],
        ['tree', 1],
      ],
    ],
  );
  assert.deepEqual(actsTold('A grandmother bakes an apple pie')[0], [
    ['grandmother', 1, 'bake'],
    ['apple pie', 1],
  ]);
  assert.deepEqual(actsTold('A surfer on a huge wave')[0], [['surfer', 1, 'surf']]);
});

test('falling asleep is the last of three deeds, and no fall', () => {
  const acts = actsTold('A cat jumps on a table, drinks milk from a bowl, then it falls asleep').flat(2);
  assert.deepEqual(
    acts.filter((one) => /^(?:jump|drink|sleep|fall)/.test(`${one}`)),
    ['jump', 'drink milk', 'sleep'],
  );
});

test('leaves that fall are not their tree', () => {
  const [beat] = summarisePrompt('A boy reads a book under an oak tree while leaves fall').beats;
  assert.deepEqual(beat!.effects, ['leaves']);
  assert.deepEqual(beat!.things.find(({ name }) => name === 'oak tree')!.does, []);
});

test('guests that are counted are all the guests', () => {
  const [beat] = summarisePrompt('A birthday party with eight children and balloons').beats;
  assert.deepEqual(
    beat!.things.map(({ name }) => name),
    ['child', 'balloon'],
  );
  assert.equal(beat!.things[0]!.count, 8);
});

test('a number of members is theirs, in English and Chinese', () => {
  for (const prompt of ['A family of five eats dumplings', '一家五口吃饺子']) {
    const [people] = summarisePrompt(prompt).beats[0]!.things;
    assert.equal(people!.count, 5, prompt);
    assert.equal(people!.does.length, 1, prompt);
  }
  assert.equal(summarisePrompt('A family of four ducks swims').beats[0]!.things[0]!.name, 'duck');
});

test('Chinese: an hour is no thing, and who stays somewhere is there', () => {
  for (const prompt of ['清晨五点，一位老人在公园里打太极拳', '早上7点半，爸爸在厨房做早餐']) {
    const { beats, notDrawn } = summarisePrompt(prompt);
    assert.deepEqual([beats[0]!.timeOfDay, notDrawn], ['morning', []], prompt);
  }
  const told = actsTold('一只橘猫跳到沙发上，沙发上坐着一个小男孩')[0]!;
  assert.deepEqual(
    told.map(([name]) => name),
    ['橘猫', '沙发', '小男孩'],
  );
  assert.deepEqual(told.at(-1), ['小男孩', 1, '坐']);
});

test('hours of the clock are the light of the film, and are left in what is said', () => {
  for (const [prompt, hour] of [
    ['Six ducks swim across a pond at 6 pm', 'dusk'],
    ['A street at 9pm', 'night'],
    ["A park at 8 o'clock in the morning", 'morning'],
  ] as const) {
    const { beats, notDrawn } = summarisePrompt(prompt);
    assert.deepEqual([beats[0]!.timeOfDay, notDrawn], [hour, []], prompt);
  }
  const [beat] = summarisePrompt('A girl says "See you at 6 pm." to a dog').beats;
  assert.deepEqual(beat!.things[0]!.says, ['See you at 6 pm.']);
});

test('who waves makes no waves, and leaves that fall are seen', () => {
  const [beat] = summarisePrompt('An astronaut floats in space and waves at the camera').beats;
  assert.deepEqual(beat!.effects, []);
  assert.deepEqual(actsTold('An astronaut floats in space and waves at the camera')[0], [
    ['astronaut', 1, 'float', 'wave'],
  ]);
  assert.deepEqual(summarisePrompt('Leaves fall in a park').beats[0]!.effects, ['leaves']);
});

test('what somebody put down lies there, and a couple is a man and a woman in Chinese too', () => {
  const told = actsTold('桌子上放着一杯咖啡')[0]!;
  assert.equal(told.length, 2);
  assert.deepEqual(
    actsTold('晚上，情侣在海边散步')[0]!.map(([name]) => name),
    ['男人', '女人'],
  );
});

test('behind the name of a character stands its deed, also where the word is a noun as well', () => {
  const told = (prompt: string) => {
    const { beats, notDrawn } = summarisePrompt(prompt);
    return [beats[0]!.things.map(({ name, does }) => [name, ...does].join(' ')), notDrawn];
  };
  assert.deepEqual(told('@mistyriver9684 lands on a beach'), [['mistyriver9684 land'], []]);
  assert.deepEqual(told('@tom dances and waves at the camera'), [['tom dance wave'], []]);
  assert.deepEqual(told('@tom and @ann land on the moon'), [['tom land', 'ann land'], []]);
});

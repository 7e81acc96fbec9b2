import assert from 'node:assert/strict';
import { it, describe as suite } from 'node:test';
import fc from 'fast-check';
import { direct, editPrompt, readPrompt } from '../src/direct.ts';
import { enhancePrompt } from '../src/enhance-prompt.ts';
import { checkFacts } from '../src/facts/check-facts.ts';
import { checkScene } from '../src/scene/check-scene.ts';
import { limits, styleNames } from '../src/scene/scene.ts';
import { castEntities } from '../src/screenplay/cast-entities.ts';
import { findDrawable } from '../src/screenplay/find-drawable.ts';
import { firstScene } from './first-scene.ts';
import { anyCharacter } from './support/any-character.ts';
import { assertGrowth } from './support/cpu-time.ts';

const valid = (prompt: string) => {
  const scene = firstScene(prompt);
  const checked = checkScene(scene);
  assert.ok('scene' in checked, `${prompt.slice(0, 60)}: ${JSON.stringify(checked)}`);
  return scene;
};

const scenesOf = (told: ReturnType<typeof readPrompt>) => {
  assert.deepEqual(checkFacts(JSON.parse(JSON.stringify(told.facts))), { facts: told.facts });
  const { beats } = direct(told, { seconds: 10 });
  for (const { scene } of beats) assert.deepEqual(checkScene(scene), { scene });
  return beats.map(({ scene }) => scene);
};

suite('what cannot be drawn', () => {
  const cases: [string, string[]][] = [
    ['a dog running', []],
    ['a beautiful, stunning, highly detailed cinematic shot of a very cute kitten', []],
    ['a sailboat race on a windy day, a great view', []],
    ['Zorblax the Unready juggles', ['zorblax']],
    ['a sign that says "Grand Opening"', ['Grand Opening']],
  ];
  for (const [prompt, notDrawn] of cases)
    it(prompt, () => {
      const missed = direct(prompt).notDrawn;
      for (const text of notDrawn) assert.ok(missed.includes(text), missed.join());
      if (notDrawn.length === 0) assert.deepEqual(missed, []);
    });

  it('keeps unknown Chinese words', () => {
    const { notDrawn, shownAs } = direct('一只魑在街道上');
    assert.ok(notDrawn.length + shownAs.length > 0);
  });

  it('names the things there was no room for', () => {
    const animals =
      'dog cat horse cow pig sheep goat camel llama giraffe elephant zebra lion tiger bear fox wolf deer'.split(
        ' ',
      );
    const scene = valid(animals.map((animal) => `a ${animal}`).join(', '));
    assert.equal(scene.things.length, limits.things);
    assert.deepEqual(scene.notDrawn, ['wolf', 'deer']);
  });
});

suite('hostile prompts', () => {
  const hostile: [string, string][] = [
    ['nothing', ''],
    ['a circle of ties', 'a dog chasing a cat. The cat chasing the dog. The dog on the cat'],
    ['blanks', ' \n\t\u00a0\u200b '],
    ['punctuation', '.,;:!?()[]{}<>|/\\—…'],
    ['emoji alone', '🐉🔥🏰'],
    ['unknown emoji', '🏴‍☠️🇫🇷♻️⏭️'],
    ['right to left', 'كلب يركض على الشاطئ'],
    ['control and direction marks', 'a \u202edog\u202c \u0000 running\u0007'],
    ['lone surrogates', 'a dog \ud83d running \udc36'],
    ['prototype names', '__proto__ constructor toString hasOwnProperty @__proto__'],
    ['a username with words after it', '@amberfox跑 in the snow, @bernd西瓜'],
    ['a username longer than any', `@${'a'.repeat(300)} runs`],
    ['one long word', 'x'.repeat(32_000)],
    ['many dots', '...'.repeat(10_666)],
    ['dots and a word', `${'.'.repeat(31_990)} x`],
    ['many blanks', `a dog${' '.repeat(31_000)}with a cat`],
    ['many commas', 'a,'.repeat(16_000)],
    ['many words', 'a red dog chasing a blue cat under a tree, '.repeat(745).slice(0, 32_000)],
    ['many "of"', 'a bowl of '.repeat(3_200)],
    ['many "with"', 'replace with '.repeat(2_400)],
    ['many Chinese words', '一只红色的狗在森林里奔跑，'.repeat(2_461).slice(0, 32_000)],
    ['many unknown characters', '魑'.repeat(32_000)],
    ['many quotes', '"'.repeat(32_000)],
    ['many words that open a phrase', 'drink in '.repeat(3_555)],
    ['many who stand somewhere', 'a dog standing in '.repeat(1_777)],
    ['marks without letters', 'e' + '\u0344\u0316'.repeat(16_000)],
    ['many garments', 'hat, '.repeat(6_400)],
    ['many who are dressed', 'a man wearing a hat and '.repeat(1_333)],
    ['many who are meant', `a dog and a cat, ${'they, '.repeat(5_000)}`],
    ['huge numbers', '99999999999999999999 dogs and 1e309 cats and -5 birds'],
  ];
  firstScene('a dog and 一只猫');
  for (const [name, prompt] of hostile) {
    it(name, async () => {
      const scene = valid(prompt);
      assert.deepEqual(firstScene(prompt), scene, 'the same prompt gives the same scene');
      const told = readPrompt(prompt);
      assert.ok(scenesOf(editPrompt(readPrompt('a dog runs, then it sleeps'), prompt)).length > 0);
      assert.ok('scene' in checkScene(enhancePrompt(prompt).scene));
      for (const [read, what] of [
        [(text: string) => firstScene(text), 'direct'],
        [(text: string) => editPrompt(told, text), 'editPrompt'],
      ] as const) {
        const part = prompt.slice(0, prompt.length / 8);
        // Eight times the text: 8 times the work when it grows with the length, 64 times when with its square.
        await assertGrowth({ part: () => read(part), whole: () => read(prompt), times: 24 }, what);
      }
    });
  }

  for (const words of [
    'a dog and a cat, {they, }',
    'a dog and a cat, {they, }run',
    'a dog and a cat run beside {them and }a tree',
    'a dog and a cat give {them, }a bone',
    'a man in a hoodie {and them }and a woman run',
    'a dog and a cat stand between {them and }a tree',
    'a dog and a cat fight with {them and }a fox for {them and }a bone',
    'next to a dog and a cat sits {them and }a fox',
  ])
    it(`"${words}": each is meant once, however often it is said`, () => {
      const { facts } = readPrompt(words.replaceAll(/\{(.*?)\}/g, (_, said: string) => said.repeat(12)));
      const lists = [
        ...facts.events.flatMap(({ agents, objects, recipients, instruments }) => [
          agents,
          objects,
          recipients,
          instruments,
        ]),
        ...facts.events.flatMap(({ at }) => at.map(({ entities }) => entities)),
        ...facts.relations.map(({ objects }) => objects),
      ];
      for (const list of lists)
        assert.equal(list.length, new Set(list).size, JSON.stringify(list).slice(0, 80));
    });

  it('those whom a clause is about are no more when it says "they" again', async () => {
    const read = (count: number) => readPrompt(`a dog and a cat, ${'they, '.repeat(count)}`);
    // Twice as many: where each doubles them, four thousand times the work.
    await assertGrowth({ part: () => read(10), whole: () => read(22), times: 12, extraMs: 20 });
  });

  it('garments of which it is not said whose they are take no more for each than for one', async () => {
    const [few, many] = [100, 400].map((count) => readPrompt('hat, '.repeat(count)).facts);
    // Four times as many: the square would be sixteen times the work.
    await assertGrowth({ part: () => castEntities(few!), whole: () => castEntities(many!), times: 12 });
  });

  for (const words of ['cats', 'falls before wearing every each'])
    it(`"${words}" again and again, told of itself, takes no more for each than for one`, async () => {
      const toldOf = (count: number) => {
        const prompt = Array.from(
          { length: count },
          (_, at) => words.split(' ')[at % words.split(' ').length],
        );
        return readPrompt(prompt.join(' '));
      };
      const [few, many] = [toldOf(180), toldOf(1_440)];
      const work = (told: typeof few) => () => {
        direct(told, { seconds: 10 });
        editPrompt(told, told.text);
      };
      // Eight times as many words: the square would be 64 times the work.
      await assertGrowth({ part: work(few), whole: work(many), times: 24 });
    });

  it('a name of many unknown words is looked up once for each part of it', async () => {
    /** Found ones are remembered, so each is a new name. */
    let names = 0;
    const nameOf = (words: number) => {
      names += 1;
      return Array.from({ length: words }, (_, at) => `zorb${names}x${at}`).join(' ');
    };
    const look = (words: number) => () => findDrawable(nameOf(words));
    // Twice as many words: a thousand times the work where each part is looked up again for every longer one.
    await assertGrowth({ part: look(10), whole: look(20), times: 12 });
  });

  it('emoji become things and places', () => {
    const { things, setting } = valid('🐉🔥🏰');
    assert.deepEqual([setting.place, things[0]?.name], ['castle', 'dragon']);
  });

  it('any text gives a valid scene, and any edit of it another', () => {
    const word = fc.constantFrom(
      ...'a the no dog cats red three huge on under with and , . camera pans left chasing replace make it night remove 一只 狗 把 的 @bob 🐕 fly of more knight riding her them into couple party wearing hat field'.split(
        ' ',
      ),
    );
    const text = fc.oneof(
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
      fc.string({ unit: anyCharacter }),
    );
    fc.assert(
      fc.property(text, text, (prompt, change) => {
        assert.ok(scenesOf(editPrompt(readPrompt(prompt), change)).length > 0);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});

suite('enhanced prompts', () => {
  for (const prompt of [
    'a dog running on the beach',
    'a fox in the fog at night',
    'sunset over the sea, drone shot, soft light',
    'timelapse of clouds over a desert',
    'two whales underwater',
    'a close-up of a rose',
    'a rocket in space',
    '一只猫在沙发上睡觉',
    '夜晚的城市街道，下着雨，一辆黄色的出租车驶过',
  ]) {
    it(`adds to "${prompt}" and changes nothing it says`, () => {
      const { prompt: enhanced, scene } = enhancePrompt(prompt);
      const plain = firstScene(prompt);
      assert.doesNotMatch(enhanced, /\p{Script=Han}/u);
      assert.match(enhanced, /light/);
      assert.match(enhanced, /lens/);
      assert.deepEqual(firstScene(enhanced), scene);
      for (const field of [
        'things',
        'setting',
        'timeOfDay',
        'weather',
        'effects',
        'notDrawn',
        'camera',
      ] as const)
        assert.deepEqual(scene[field], plain[field], field);
    });
  }
});

suite('the check of a scene', () => {
  const scene = firstScene('a dog chasing a cat');

  it('lets the style field outrank the prompt', () => {
    for (const style of styleNames) assert.equal(firstScene('a watercolor fox', { style }).style, style);
  });

  const change = { property: 'colour', to: 'blue', colour: null, begin: 0, end: 1 };
  const withFirst = (fields: object) => ({
    ...scene,
    things: scene.things.map((thing, index) => (index === 0 ? { ...thing, ...fields } : thing)),
  });
  const withAct = (fields: object) => withFirst({ acts: [{ ...scene.things[0]!.acts[0]!, ...fields }] });
  const withChange = (fields: object) => withFirst({ changes: [{ ...change, ...fields }] });

  const broken: [string, unknown][] = [
    ['scene must be an object', null],
    ['setting.place must be one of', { ...scene, setting: { ...scene.setting, place: 'nowhere' } }],
    ['weather must be a list', { ...scene, weather: [] }],
    ['things[0].count must be', { ...scene, things: [{ ...scene.things[0]!, count: 1.5 }] }],
    ['things[0].ties[0].to must be the index', { ...scene, things: [scene.things[0]!] }],
    [
      'things must not be tied to each other in a circle',
      {
        ...scene,
        things: scene.things.map((one, index) => ({ ...one, ties: [{ to: 1 - index, kind: 'on' }] })),
      },
    ],
    ['colour is not a field of the scene', { ...scene, colour: 'red' }],
    ['things[0].art must be', { ...scene, things: [{ ...scene.things[1]!, art: '../../etc' }] }],
    [
      'things[0].wears[0].name must be',
      { ...scene, things: [{ ...scene.things[1]!, wears: [{ name: 'x', colour: null }] }] },
    ],
    ['things[0].acts[0].goal.to must be', withAct({ goal: { kind: 'left_of', to: 0 } })],
    ['things[0].acts[0].end must be later', withAct({ begin: 0.5, end: 0.5 })],
    ['things[0].acts[0].begin must be', withAct({ begin: 1.5 })],
    ['things[0].screenSide must be', { ...scene, things: [{ ...scene.things[1]!, screenSide: 'north' }] }],
    ['things[0].changes[0].property must be', withChange({ property: 'weight' })],
    ['things[0].changes[0].end must not', withChange({ begin: 0.6, end: 0.4 })],
  ];
  it('accepts what is new in scenes', () => {
    const later = withAct({ goal: { kind: 'left_of', to: 1 }, source: null, begin: 0.5, end: 1 });
    const things = [
      { ...later.things[0]!, screenSide: 'left', lookSeed: 7, changes: [change] },
      scene.things[1]!,
    ];
    assert.deepEqual(checkScene({ ...scene, things }), { scene: { ...scene, things } });
  });
  for (const [mistake, value] of broken) {
    it(mistake, () => {
      const checked = checkScene(value);
      assert.ok('mistakes' in checked);
      assert.ok(
        checked.mistakes.some((one) => one.startsWith(mistake)),
        checked.mistakes.join(),
      );
    });
  }
});

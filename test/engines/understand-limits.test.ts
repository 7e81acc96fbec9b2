import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkSceneSpec } from '../../src/engines/local/scene/understand/check-scene-spec.ts';
import { editScene } from '../../src/engines/local/scene/understand/edit-scene.ts';
import { enhance } from '../../src/engines/local/scene/understand/enhance.ts';
import { limits, styleNames } from '../../src/engines/local/scene/understand/scene-spec.ts';
import { understand } from '../../src/engines/local/scene/understand/understand.ts';

const valid = (prompt: string) => {
  const spec = understand(prompt);
  const checked = checkSceneSpec(spec);
  assert.ok('spec' in checked, `${prompt.slice(0, 60)}: ${JSON.stringify(checked)}`);
  return spec;
};

describe('what cannot be drawn', () => {
  const cases: [string, string[]][] = [
    ['quantum entanglement of a striped zebra', ['quantum entanglement', 'striped']],
    ['a train crossing a bridge in the mountains', ['bridge']],
    ['Paris at night with fireworks', ['paris']],
    ['a sign that says "Grand Opening"', ['sign', 'Grand Opening']],
    ['Zorblax the Unready juggles', ['zorblax', 'unready']],
    ['a dog running', []],
    ['a beautiful, stunning, highly detailed cinematic shot of a very cute kitten', []],
  ];
  for (const [prompt, notDrawn] of cases) {
    it(prompt, () => assert.deepEqual(valid(prompt).notDrawn, notDrawn));
  }

  it('keeps unknown Chinese words', () => {
    assert.ok(valid('一只魑魅在街道上').notDrawn.length > 0);
  });

  it('names the subjects there was no room for', () => {
    const animals = 'dog cat horse cow pig sheep goat camel llama giraffe elephant zebra lion tiger'.split(
      ' ',
    );
    const spec = valid(animals.map((animal) => `a ${animal}`).join(', '));
    assert.equal(spec.subjects.length, limits.subjects);
    assert.deepEqual(spec.notDrawn, ['lion', 'tiger']);
  });
});

describe('hostile prompts', () => {
  const hostile: [string, string][] = [
    ['nothing', ''],
    ['a circle of relations', 'a dog chasing a cat. The cat chasing the dog. The dog on the cat'],
    ['blanks', ' \n\t\u00a0\u200b '],
    ['punctuation', '.,;:!?()[]{}<>|/\\—…'],
    ['emoji alone', '🐉🔥🏰'],
    ['unknown emoji', '🏴‍☠️🇫🇷♻️⏭️'],
    ['right to left', 'كلب يركض على الشاطئ'],
    ['control and direction marks', 'a \u202edog\u202c \u0000 running\u0007'],
    ['lone surrogates', 'a dog \ud83d running \udc36'],
    ['prototype names', '__proto__ constructor toString hasOwnProperty @__proto__'],
    ['one long word', 'x'.repeat(10_000)],
    ['ten thousand characters', 'a red dog chasing a blue cat under a tree, '.repeat(240).slice(0, 10_000)],
    ['ten thousand Chinese characters', '一只红色的狗在森林里奔跑，'.repeat(800).slice(0, 10_000)],
    ['ten thousand unknown characters', '魑'.repeat(10_000)],
    ['many quotes', '"'.repeat(5_000)],
    ['huge numbers', '99999999999999999999 dogs and 1e309 cats and -5 birds'],
  ];
  for (const [name, prompt] of hostile) {
    it(name, () => {
      const started = process.cpuUsage();
      const spec = valid(prompt);
      assert.deepEqual(understand(prompt), spec, 'the same prompt gives the same scene');
      assert.ok('spec' in checkSceneSpec(editScene(spec, prompt)));
      assert.ok('spec' in checkSceneSpec(enhance(prompt).spec));
      const spent = process.cpuUsage(started);
      assert.ok(spent.user + spent.system < 3_000_000, 'microseconds of processor time');
    });
  }

  it('emoji become subjects and effects', () => {
    const spec = valid('🐉🔥🏰');
    assert.deepEqual(
      spec.subjects.map(({ name }) => name),
      ['dragon', 'castle'],
    );
    assert.deepEqual(spec.extras, ['fire']);
  });

  it('any text gives a valid scene, and any edit of it another', () => {
    const word = fc.constantFrom(
      ...'a the no dog cats red three huge on under with and , . camera pans left chasing replace make it night remove 一只 狗 把 的 @bob 🐕 fly of more'.split(
        ' ',
      ),
    );
    const text = fc.oneof(
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, text, (prompt, change) => {
        assert.ok('spec' in checkSceneSpec(editScene(valid(prompt), change)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('enhanced prompts', () => {
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
      const { prompt: enhanced, spec } = enhance(prompt);
      const plain = understand(prompt);
      assert.doesNotMatch(enhanced, /\p{Script=Han}/u);
      assert.match(enhanced, /light/);
      assert.match(enhanced, /lens/);
      assert.deepEqual(understand(enhanced), spec);
      for (const field of ['subjects', 'place', 'timeOfDay', 'weather', 'extras', 'notDrawn'] as const) {
        assert.deepEqual(spec[field], plain[field], field);
      }
      assert.equal(spec.camera.move, plain.camera.move);
      assert.equal(spec.camera.shot, plain.camera.shot);
    });
  }

  it('translates', () => {
    assert.match(enhance('三只企鹅在雪地上行走').prompt, /^Three penguins on snowfield walking, /);
  });
});

describe('the check of a scene', () => {
  const spec = understand('a dog chasing a cat');

  it('lets the style field outrank the prompt', () => {
    for (const style of styleNames) assert.equal(understand('a watercolor fox', { style }).style, style);
  });

  const broken: [string, unknown][] = [
    ['scene must be an object', null],
    ['place must be one of', { ...spec, place: 'nowhere' }],
    ['weather must be a list', { ...spec, weather: [] }],
    ['subjects[0].count must be', { ...spec, subjects: [{ ...spec.subjects[0]!, count: 1.5 }] }],
    ['subjects[0].relation.to must be the index', { ...spec, subjects: [spec.subjects[0]!] }],
    [
      'subjects must not relate to each other in a circle',
      {
        ...spec,
        subjects: spec.subjects.map((one, index) => ({ ...one, relation: { to: 1 - index, kind: 'on' } })),
      },
    ],
    ['subjects[0] needs art or character', { ...spec, subjects: [{ ...spec.subjects[1]!, art: null }] }],
    ['colour must be', { ...spec, colour: 'red' }],
    ['subjects[0].art must be', { ...spec, subjects: [{ ...spec.subjects[1]!, art: '../../etc' }] }],
  ];
  for (const [mistake, value] of broken) {
    it(mistake, () => {
      const checked = checkSceneSpec(value);
      assert.ok('mistakes' in checked);
      if (mistake === 'colour must be')
        assert.deepEqual(checked.mistakes, ['colour is not a field of a scene']);
      else
        assert.ok(
          checked.mistakes.some((one) => one.startsWith(mistake)),
          checked.mistakes.join(),
        );
    });
  }
});

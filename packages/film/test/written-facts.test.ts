import assert from 'node:assert/strict';
import { it, describe as suite } from 'node:test';
import { direct, readPrompt } from '../src/direct.ts';
import { checkScene } from '../src/scene/check-scene.ts';
import { readWrittenFacts } from '../src/written/read-written-facts.ts';
import { writingTask, writtenExamples } from '../src/written/writing-task.ts';

const own = readPrompt('a knight on a hill at night, watercolour');
const read = (written: unknown, usernames: string[] = []) =>
  readWrittenFacts(JSON.stringify(written), own.facts, usernames);

const written = {
  entities: [
    { noun: 'Knight', character: 'nobody' },
    { noun: 'horse', attributes: [{ kind: 'colour', value: 'blue' }] },
    { noun: 'qwertzu' },
    { noun: 'person', character: 'Bob' },
    { noun: 'castle' },
  ],
  relations: [
    { kind: 'in', subject: 0, objects: [4] },
    { kind: 'beside', subject: 3, objects: [0] },
  ],
  events: [
    { verb: 'ride', agents: [0], objects: [1] },
    { verb: 'wave', agents: [3], step: 1 },
  ],
  picture: { times: ['dusk'], weather: ['fog'], camera: { moves: ['orbit'] } },
};

suite('facts that language models write', () => {
  it('are completed and take the road of prompts', () => {
    const facts = read(written, ['bob']);
    assert.ok(facts);
    assert.deepEqual(
      facts.entities.map(({ noun, character, count }) => [noun, character, count]),
      [
        ['knight', null, 1],
        ['horse', null, 1],
        ['qwertzu', null, 1],
        ['person', 'bob', 1],
        ['castle', null, 1],
      ],
    );
    // What the model leaves out is as we read it.
    assert.equal(facts.picture.style, 'watercolour');
    const { beats, notDrawn } = direct({ ...own, facts });
    const { scene } = beats[0]!;
    assert.deepEqual(checkScene(scene), { scene });
    assert.deepEqual(
      [scene.timeOfDay, scene.weather, scene.camera.move, scene.style],
      ['dusk', ['fog'], 'orbit', 'watercolour'],
    );
    const [knight, horse] = scene.things;
    assert.deepEqual([knight!.acts[0]?.action, horse!.colour?.name], ['ride', 'blue']);
    assert.ok(scene.things.some(({ character }) => character === 'bob'));
    assert.deepEqual(notDrawn, ['qwertzu']);
  });

  it('may have the names of what every object has', () => {
    for (const word of ['constructor', 'toString', '__proto__', 'valueOf']) {
      const facts = read({
        ...written,
        entities: [
          { noun: word, attributes: [{ kind: 'state', value: word }] },
          { noun: 'door' },
          { noun: word },
        ],
        relations: [],
        events: [{ verb: word, agents: [0], objects: [1], manner: [word] }],
        changes: [
          { entity: 0, property: 'state', from: word, to: word },
          { entity: 1, property: 'state', to: word },
          { entity: 1, property: 'form', to: word, toEntity: 2 },
        ],
        picture: { weather: [word], seasons: [word], regions: [word], palette: [word] },
      });
      assert.ok(facts, word);
      for (const { scene } of direct({ ...own, facts }).beats) assert.deepEqual(checkScene(scene), { scene });
    }
  });

  it('are refused where anything is wrong', () => {
    assert.equal(readWrittenFacts('', own.facts, []), undefined);
    assert.equal(readWrittenFacts('{"entities": [', own.facts, []), undefined);
    const wrong: unknown[] = [
      null,
      [],
      {},
      { entities: [] },
      { entities: ['dog'] },
      { entities: [{ count: 2 }] },
      { ...written, version: 1 },
      { ...written, soundtrack: 'jazz' },
      { ...written, relations: [{ kind: 'near to', subject: 0, objects: [1] }] },
      { ...written, relations: [{ kind: 'on', subject: 0, objects: [0] }] },
      { ...written, relations: [{ kind: 'on', subject: 0, objects: [5] }] },
      { ...written, events: [{ verb: 'run', agents: [9] }] },
      { ...written, picture: { times: ['later'] } },
      { ...written, picture: { camera: { subject: 7 } } },
      { entities: [{ noun: 'man', wears: [0] }] },
    ];
    for (const one of wrong) assert.equal(read(one), undefined, JSON.stringify(one));
  });

  it('have examples that are what is asked for, and that are shown', () => {
    for (const { prompt, facts } of writtenExamples) {
      const told = readPrompt(prompt);
      const checked = readWrittenFacts(JSON.stringify(facts), told.facts, ['kim']);
      assert.ok(checked, prompt);
      const { beats, notDrawn } = direct({ ...told, facts: checked });
      for (const { scene } of beats) assert.deepEqual(checkScene(scene), { scene });
      assert.deepEqual(notDrawn, [], prompt);
      assert.ok(writingTask.includes(JSON.stringify(facts)));
    }
  });

  it('are asked for with every word that may be used', () => {
    for (const word of ['"left_of"', '"zoom_in"', '"golden_hour"', '"low_poly"', '"wholeness"'])
      assert.ok(writingTask.includes(word), word);
    assert.doesNotMatch(writingTask, /"version"|"unread"|"head"/);
    assert.ok(writingTask.length < 16_000, `${writingTask.length} characters`);
  });
});

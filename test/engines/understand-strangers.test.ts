/** Prompts as strangers write them: each held a misreading once. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SceneSpec } from '../../src/engines/local/scene/understand/scene-spec.ts';
import { understand } from '../../src/engines/local/scene/understand/understand.ts';

const cast = ({ subjects }: SceneSpec) =>
  subjects.map(
    ({ count, name, action, relation }) =>
      `${count} ${name} ${action}${relation ? ` ${relation.kind} ${relation.to}` : ''}`,
  );
const pictures = ({ subjects }: SceneSpec) => subjects.map(({ art }) => art);

describe('prompts of strangers', () => {
  it('the wearer acts, and what there is no room to wear is told', () => {
    const penguin = understand('A penguin wearing a top hat and sunglasses dances on an iceberg');
    assert.deepEqual(penguin.notDrawn, ['sunglasses']);
    assert.deepEqual(cast(penguin), ['1 penguin dance wearing 1', '1 top hat stand']);
  });

  it('what an unknown thing does, and its colour, is nobody else’s', () => {
    const cloak = understand('a samurai stands in a field, his dark cloak fluttering');
    assert.deepEqual(cast(cloak), ['1 samurai stand']);
    const collar = understand('a puppy with a blue collar plays in a park');
    assert.deepEqual([collar.palette, collar.notDrawn], [[], ['collar']]);
  });

  it('whoever is on a bicycle or a horse rides it', () => {
    const bicycle = understand('A dog chasing a girl on a bicycle');
    assert.deepEqual(cast(bicycle), ['1 dog run chasing 1', '1 girl drive riding 2', '1 bicycle drive']);
    assert.equal(understand('a man on a horse').subjects[0]?.relation?.kind, 'riding');
    assert.equal(understand('a cat on a horse').subjects[0]?.relation?.kind, 'on');
    assert.equal(understand('snow on the mountain').place, 'mountains');
  });

  it('whom somebody chases may be a pronoun', () => {
    for (const prompt of [
      'A girl rides a bicycle, a dog chases her along the beach',
      'A girl rides a bicycle and a dog chases her',
    ]) {
      const { subjects } = understand(prompt);
      const dog = subjects.find(({ name }) => name === 'dog');
      assert.deepEqual(dog?.relation, { to: 0, kind: 'chasing' }, prompt);
    }
    const { subjects } = understand('A mouse runs through a kitchen. A cat chases it.');
    assert.deepEqual(subjects[1]?.relation, { to: 0, kind: 'chasing' });
    assert.deepEqual(understand('a girl holds her doll').subjects[0]?.relation?.kind, 'holding');
  });

  it('materials are not drawn as things', () => {
    const bridge = understand('a train crosses a stone bridge over a river');
    assert.deepEqual([cast(bridge), bridge.notDrawn], [['1 train drive'], ['stone bridge']]);
  });

  it('"on a table" names a thing that is not there', () => {
    const table = understand('on a table five red apples and a green pear');
    assert.deepEqual([cast(table), table.notDrawn], [['5 apple stand', '1 pear stand'], ['table']]);
  });

  it('groups of their own kind: a caravan of camels, a train of balloons', () => {
    assert.deepEqual(cast(understand('a caravan of ten camels in the desert')), ['10 camel walk']);
    assert.deepEqual(cast(understand('a train of hot air balloons rising at sunrise')), [
      '6 hot air balloon rise',
    ]);
  });

  it('the mother of ducklings is a duck', () => {
    const [child, mother] = pictures(understand('seven ducklings following their mother'));
    assert.equal(mother, child);
  });

  it('participles of light belong to the noun before them', () => {
    assert.deepEqual(cast(understand('a wolf howls beside a small tent glowing from within')), [
      '1 wolf talk beside 1',
      '1 tent shine',
    ]);
  });

  it('a dark place is seen at night, a dark horse by day', () => {
    assert.equal(understand('a dark noir alley').timeOfDay, 'night');
    assert.equal(understand('a dark horse in a meadow').timeOfDay, 'day');
  });

  it('fish in the sea are under water, whales and moonlit ones on it', () => {
    assert.equal(understand('six jellyfish in the deep dark sea').place, 'underwater');
    assert.equal(understand('a whale in the sea').place, 'sea');
    assert.equal(understand('a fish jumps in the sea at sunset').place, 'sea');
  });

  it('a fireplace burns, a cliff with breaking waves stands by the sea, a temple garden is green', () => {
    assert.deepEqual(understand('a cat in front of a fireplace').extras, ['fire']);
    assert.equal(understand('a lighthouse on a cliff, waves crashing').backdrop, 'sea');
    assert.equal(understand('a temple garden in Kyoto').place, 'meadow');
  });

  it('nobody stands on water by mistake', () => {
    assert.equal(understand('two cats sitting on a rooftop, city lights').place, 'street');
    assert.equal(understand('an eagle flies over the city').place, 'skyline');
    assert.equal(understand('a huge frog jumping over a small mushroom').place, 'meadow');
    assert.equal(understand('a frog swims beside a mushroom').place, 'lake');
  });

  it('rain is behind the window of a room, which has a window of its own', () => {
    const room = understand('a cat by the window in a living room, rain outside');
    assert.deepEqual([room.place, cast(room)], ['room', ['1 cat stand']]);
    assert.equal(understand('a cup of coffee and an open book on a rainy afternoon').place, 'room');
  });

  it('jargon of the camera names nothing to see', () => {
    const spec = understand(
      'a robot, subtle film grain, shallow depth of field, a crow circling overhead, two men walking hand in hand',
    );
    assert.deepEqual([spec.style, spec.camera.angle, spec.notDrawn], ['photoreal', 'eye_level', []]);
  });

  it('Chinese: flags of countries, cities, a long description before its noun', () => {
    for (const [prompt, art] of [
      ['一面法国国旗在风中飘扬', '1f1eb-1f1f7'],
      ['美国的国旗', '1f1fa-1f1f8'],
      ['五星红旗', '1f1e8-1f1f3'],
      ['韓國國旗', '1f1f0-1f1f7'],
    ])
      assert.deepEqual(pictures(understand(prompt!)), [art], prompt);
    const shanghai = understand('雨夜的上海街头，一辆黄色出租车驶过');
    assert.deepEqual([shanghai.place, shanghai.backdrop], ['street', 'skyline']);
    assert.deepEqual(cast(understand('深海里一只巨大的章鱼追赶一艘小潜水艇')), [
      '1 octopus swim chasing 1',
      '1 submarine sail',
    ]);
    assert.deepEqual(cast(understand('两个孩子在海边堆沙堡，海鸥飞过')), [
      '2 child play beside 1',
      '1 sandcastle stand',
      '1 seagull fly',
    ]);
  });
});

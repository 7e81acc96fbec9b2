import assert from 'node:assert/strict';
import { it, describe as suite } from 'node:test';
import { readFacts } from '../src/read/read-facts.ts';

/** Relations as `subject kind objects`; `screen` for those of the picture. */
const relations = (text: string) => {
  const { entities, relations: found } = readFacts(text);
  return found.map(({ subject, kind, objects, frame }) =>
    [
      entities[subject]!.noun,
      kind,
      frame === 'screen' ? 'screen' : objects.map((index) => entities[index]!.noun).join('+'),
    ].join(' '),
  );
};

suite('places', () => {
  const cases: [string, string[]][] = [
    ['A vase between a clock and a bell', ['vase between clock+bell']],
    [
      'In the background a tram passes, and in the foreground a boy whistles',
      ['tram behind screen', 'boy in_front_of screen'],
    ],
    ['a well surrounded by old willows', ['willow around well']],
    ['a chest filled with coins and pearls', ['chest full_of coin', 'chest full_of pearl']],
    ['In a barn, a hen lays an egg', ['hen in barn']],
    ['a bridge over a canal', ['bridge over canal']],
    ['a tower of pancakes', ['tower made_of pancake']],
    ['a drawing of a whale', ['drawing depicts whale']],
  ];
  for (const [text, wanted] of cases) it(text, () => assert.deepEqual(relations(text), wanted));

  it('says where a thing goes apart from where it is', () => {
    const { events } = readFacts(
      'A toad is on the left of a pot, then the toad hops to the right of the pot.',
    );
    assert.deepEqual(events[0]!.to, [{ kind: 'right_of', entities: [1] }]);
    assert.equal(events[0]!.step, 1);
  });

  it('names nothing that is said not to be there', () => {
    assert.deepEqual(
      readFacts('No boats, a beach without people').entities.map(({ noun }) => noun),
      ['beach'],
    );
  });
});

suite('the picture', () => {
  it('reads camera, shot, hour and weather without things', () => {
    const { picture, entities, unread } = readFacts(
      'The camera slowly pans left. Close up of a heron on a rainy evening, 4K.',
    );
    assert.deepEqual(
      [picture.camera.moves, picture.camera.shot, picture.times, picture.weather],
      [['pan_left'], 'close_up', ['dusk'], ['rainy']],
    );
    assert.deepEqual(
      entities.map(({ noun }) => noun),
      ['heron'],
    );
    assert.deepEqual(unread, []);
  });

  it('reads a change of the hour as one of the picture', () => {
    const { changes } = readFacts('Day turns to night.');
    assert.deepEqual(
      [changes[0]!.entity, changes[0]!.property, changes[0]!.to],
      [null, 'time_of_day', 'night'],
    );
  });
});

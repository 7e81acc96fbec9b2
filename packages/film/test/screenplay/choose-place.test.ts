/** A place that nobody names is the one that most of what is there and done tells of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { direct } from '../../src/direct.ts';
import { firstScene } from '../first-scene.ts';

const placeOf = (prompt: string) => firstScene(prompt).setting.place;

test('what stands there for good tells more than what is carried', () => {
  assert.equal(placeOf('a green pear rolls past a purple tree'), 'meadow');
  assert.equal(placeOf('a bear in a bathtub'), 'bathroom');
  assert.equal(placeOf('a woman holds a silver cup'), 'room');
  assert.equal(placeOf('a lemon on a wooden table'), 'kitchen');
});

test('a calling tells where somebody is, of whatever kind', () => {
  assert.equal(placeOf('a badger librarian looks up'), 'library');
  assert.equal(placeOf('an otter painter paints a wall'), 'workshop');
  assert.equal(placeOf('an architect talks'), 'office');
  assert.equal(placeOf('a squid playing the drums in an underwater band'), 'underwater');
});

test('acts and small words tell of rooms', () => {
  assert.equal(placeOf('a father and his son on a video call'), 'living_room');
  assert.equal(placeOf('a magician takes off his gloves'), 'theatre_stage');
  assert.equal(placeOf('a man hands a glass of water to his wife'), 'room');
  assert.equal(placeOf('two men grill corn on a grill'), 'garden');
});

test('weather and the moon are outdoors unless one is by the window or the hearth', () => {
  assert.equal(placeOf('a grandmother by the fireplace while it snows'), 'living_room');
  assert.equal(placeOf('a witch stirs a cauldron under a full moon'), 'forest');
});

test('what stands outdoors is not brought into the house of another beat', () => {
  const { beats } = direct('A man eats soup, then he washes his truck.', { seconds: 8 });
  assert.deepEqual(
    beats.map(({ scene }) => scene.setting.place),
    ['kitchen', 'street'],
  );
});

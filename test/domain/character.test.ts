import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionedUsernames, parseTimestamps } from '../../src/domain/character.ts';

test('timestamps: start,end in seconds, 1 to 3 apart', () => {
  for (const [text, startSeconds, endSeconds] of [
    ['0,1', 0, 1],
    ['1.3,2.3', 1.3, 2.3],
    ['0.5,3.5', 0.5, 3.5],
    [' 10 , 12.25 ', 10, 12.25],
    ['0.001,1.001', 0.001, 1.001],
  ] as const)
    assert.deepEqual(parseTimestamps(text), { startSeconds, endSeconds }, text);
  for (const text of [
    '',
    '1',
    '1,',
    ',1',
    '1,1',
    '2,1',
    '0,0.99',
    '0,3.01',
    '-1,1',
    '1,2,3',
    '1;2',
    '1e0,2',
    'a,b',
    '0,1s',
    '0x1,3',
  ])
    assert.equal(parseTimestamps(text), undefined, text);
});

test('mentions: each name once, in lower case, without the punctuation around it', () => {
  assert.deepEqual(mentionedUsernames('@amberfox12, @AmberFox12 and (@quiet_owl-7). Then @river9!'), [
    'amberfox12',
    'quiet_owl-7',
    'river9',
  ]);
  assert.deepEqual(mentionedUsernames('no one, @ alone, @x, @@'), []);
  assert.deepEqual(mentionedUsernames('猫@amberfox12和狗'), ['amberfox12']);
});

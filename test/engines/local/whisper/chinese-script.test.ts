import assert from 'node:assert/strict';
import { test } from 'node:test';
import { simplify } from '@kinora/film/understand/chinese/simplify.ts';
import {
  isSimplified,
  simplifySegments,
  simplifyWords,
} from '../../../../src/engines/local/whisper/chinese-script.ts';

test('traditional characters get their simplified form, what is simplified stays', () => {
  const forms: [written: string, simple: string][] = [
    ['今天的天氣很好，我們去公園。', '今天的天气很好，我们去公园。'],
    ['今天的天气很好，我们去公园。', '今天的天气很好，我们去公园。'],
    ['他為什麼這麼安靜？什么都没有，多么安宁。', '他为什么这么安静？什么都没有，多么安宁。'],
    ['她是一位著名的作者，名著擺著', '她是一位著名的作者，名著摆着'],
    ['乾淨的乾隆花瓶；瞭解瞭望塔', '干净的乾隆花瓶；了解瞭望塔'],
    ['Kinora 2026 年', 'Kinora 2026 年'],
  ];
  for (const [written, simple] of forms) assert.equal(simplify(written), simple);
});

test('Chinese is simplified unless the prompt is traditional; other languages are left alone', () => {
  assert.equal(isSimplified('zh', null), true);
  assert.equal(isSimplified('zh', '以下是普通话的句子，著名。'), true);
  assert.equal(isSimplified('zh', '以下是國語的句子。'), false);
  assert.equal(isSimplified('ja', null), false);
  assert.equal(isSimplified('yue', null), false);
});

test('segments keep their tokens, and words are read with their neighbours', () => {
  const segment = {
    id: 0,
    startSeconds: 0,
    endSeconds: 1,
    text: '天氣',
    tokens: [5, 6],
    temperature: 0,
    avgLogprob: 0,
    compressionRatio: 1,
    noSpeechProb: 0,
  };
  assert.deepEqual(simplifySegments([segment]), [{ ...segment, text: '天气' }]);
  const words = ['看', '著', '著', '名', '的', '書，'].map((word, at) => ({
    word,
    startSeconds: at,
    endSeconds: at + 1,
  }));
  assert.deepEqual(
    simplifyWords(words).map(({ word, startSeconds }) => [word, startSeconds]),
    [
      ['看', 0],
      ['着', 1],
      ['著', 2],
      ['名', 3],
      ['的', 4],
      ['书，', 5],
    ],
  );
});

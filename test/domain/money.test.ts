import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportedTokens } from '../../src/domain/chat-tokens.ts';
import {
  type ChatModel,
  createModelCatalogue,
  type SpeechModel,
  type TranscriptionModel,
  type VideoModel,
} from '../../src/domain/models.ts';
import {
  chatPrice,
  parseCredits,
  priceFromCredits,
  speechPrice,
  toCredits,
  transcriptionPrice,
  videoPrice,
} from '../../src/domain/money.ts';

const models = createModelCatalogue();

test('credits are read exactly or not at all', () => {
  for (const [text, micro] of [
    ['0', 0],
    ['12', 12_000_000],
    ['0.1', 100_000],
    ['0.000001', 1],
    ['999999999.999999', 999_999_999_999_999],
  ] as const) {
    assert.equal(parseCredits(text), micro);
    assert.equal(toCredits(micro), Number(text));
  }
  for (const text of ['', '-1', '1e3', '.5', '1.', '0.0000001', '1,5', '9999999999', 'NaN'])
    assert.equal(parseCredits(text), undefined, text);
});

test('a price above 0 is never rounded to 0', () => {
  assert.deepEqual([0, 1e-9, 0.07, 1e6].map(priceFromCredits), [0, 1, 70_000, 1e12]);
});

test('what a server reports is charged only where it is a number of tokens', () => {
  for (const reported of [Number.NaN, -1, 0.5, '7', null, undefined, 1e300])
    assert.equal(reportedTokens(reported, 5), 5);
  assert.equal(reportedTokens(7, 5), 7);
});

test('video: by the second, more above 1280x720', () => {
  const beta = models.find('beta-2') as VideoModel;
  assert.equal(videoPrice(beta, { seconds: 10, width: 1280, height: 720 }), 1_000_000);
  assert.equal(videoPrice(beta, { seconds: 4, width: 480, height: 480 }), 400_000);
  assert.equal(videoPrice(beta, { seconds: 10, width: 1080, height: 1080 }), 2_000_000);
});

test('fractions cost up to the next micro-credit, nothing costs nothing', () => {
  const listen = models.find('listen-1') as TranscriptionModel;
  assert.equal(transcriptionPrice(listen, 60), 6000);
  assert.equal(transcriptionPrice(listen, 0.001), 1);
  const speech = models.find('tts-1') as SpeechModel;
  assert.equal(speechPrice(speech, 1000), 15_000);
  assert.equal(speechPrice(speech, 34), 510);
  assert.equal(speechPrice({ ...speech, price: 1 }, 1), 1);
  assert.equal(speechPrice(speech, 0), 0);
  assert.equal(chatPrice(models.find('omni-audio-preview') as ChatModel, 34), 340);
});

test("the operator's price replaces the catalogue's, for large videos in proportion", () => {
  const own = createModelCatalogue({ 'beta-2': 7, 'listen-1': 9 });
  const beta = own.find('beta-2') as VideoModel;
  assert.equal(videoPrice(beta, { seconds: 1, width: 1280, height: 720 }), 7);
  assert.equal(videoPrice(beta, { seconds: 1, width: 1920, height: 1080 }), 14);
  assert.equal(own.find('listen-1')?.price, 9);
  assert.equal(own.list().length, models.list().length);
});

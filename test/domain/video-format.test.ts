import assert from 'node:assert/strict';
import { test } from 'node:test';
import { croppedShare, formatToRequest } from '../../src/domain/video-format.ts';

const sora = { seconds: [12, 4, 8], sizes: ['1280x720', '720x1280', '1024x1792', '1792x1024'] };
const ask = (
  seconds: number,
  width: number,
  height: number,
  makes: Parameters<typeof formatToRequest>[0] = sora,
) => {
  const video = formatToRequest(makes, { seconds, width, height });
  return 'asked' in video
    ? `${video.asked.seconds} s ${video.asked.width}x${video.asked.height}`
    : video.refusal;
};

test('the next longer video of the nearest size is asked for', () => {
  assert.equal(ask(4, 1280, 720), '4 s 1280x720');
  assert.equal(ask(5, 1280, 720), '8 s 1280x720');
  assert.equal(ask(10, 720, 1280), '12 s 720x1280');
  assert.equal(ask(8, 1920, 1080), '8 s 1792x1024', 'none is large enough, so the largest');
  assert.equal(ask(8, 640, 360), '8 s 1280x720', 'the smallest that is large enough');
});

test('what cannot be made of any is refused in words', () => {
  assert.match(ask(15, 1280, 720), /at most 12 seconds/);
  assert.match(ask(8, 480, 480), /only videos of 1280x720, /);
});

test('without lists it is asked for as it is', () => {
  assert.equal(ask(7, 480, 480, { seconds: null, sizes: null }), '7 s 480x480');
  assert.equal(ask(7, 480, 480, { seconds: [10], sizes: null }), '10 s 480x480');
});

test('the share that is cut off does not depend on the scale', () => {
  assert.equal(croppedShare({ width: 1280, height: 720 }, { width: 640, height: 360 }), 0);
  assert.equal(croppedShare({ width: 200, height: 100 }, { width: 50, height: 50 }), 0.5);
});

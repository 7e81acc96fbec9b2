import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { makeCues } from '../../src/domain/transcript/subtitle-cues.ts';
import type { Transcript, TranscriptSegment } from '../../src/domain/transcript/transcript.ts';
import {
  formatTranscript,
  toJson,
  toSrt,
  toText,
  toVerboseJson,
  toVtt,
} from '../../src/domain/transcript/transcript-formats.ts';

const segment = (id: number, startSeconds: number, endSeconds: number, text: string): TranscriptSegment => ({
  id,
  startSeconds,
  endSeconds,
  text,
  tokens: [50364, 400, 50464],
  temperature: 0,
  avgLogprob: -0.25,
  compressionRatio: 1.1,
  noSpeechProb: 0.01,
});

const transcript = (segments: TranscriptSegment[], words: Transcript['words'] = null): Transcript => ({
  language: 'en',
  durationSeconds: 12.5,
  text: segments
    .map(({ text }) => text)
    .join('')
    .trim(),
  segments,
  words,
});

const short = transcript([segment(0, 0, 2.5, ' Hello there.'), segment(1, 3, 4.25, ' Good & <bye>.')]);
const long =
  ' And Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them,' +
  ' because he was not an ill-disposed young man, unless to be rather cold-hearted and rather selfish is to be so.';

describe('transcript bodies', () => {
  it('writes json and text', () => {
    assert.deepEqual(toJson(short), { text: 'Hello there. Good & <bye>.' });
    assert.equal(toText(short), 'Hello there. Good & <bye>.\n');
  });

  it('writes verbose_json with every field, and words only when they were asked for', () => {
    const body = toVerboseJson(short, 'transcribe');
    assert.deepEqual(body.segments[0], {
      id: 0,
      start: 0,
      end: 2.5,
      text: ' Hello there.',
      tokens: [50364, 400, 50464],
      temperature: 0,
      avg_logprob: -0.25,
      compression_ratio: 1.1,
      no_speech_prob: 0.01,
    });
    assert.deepEqual([body.task, body.language, body.duration], ['transcribe', 'english', 12.5]);
    assert.equal('words' in body, false);
    const words = [{ word: 'Hello', startSeconds: 0.1, endSeconds: 0.4 }];
    assert.deepEqual(toVerboseJson({ ...short, words }, 'translate').words, [
      { word: 'Hello', start: 0.1, end: 0.4 },
    ]);
  });

  it('writes srt', () => {
    assert.equal(
      toSrt(short),
      '1\n00:00:00,000 --> 00:00:02,500\nHello there.\n\n2\n00:00:03,000 --> 00:00:04,250\nGood & <bye>.\n\n',
    );
    assert.equal(toSrt(transcript([])), '');
    assert.match(
      toSrt(transcript([segment(0, 3723.4, 3725, ' Late.')])),
      /^1\n01:02:03,400 --> 01:02:05,000\n/,
    );
  });

  it('writes vtt with its markup escaped', () => {
    assert.equal(
      toVtt(short),
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nHello there.\n\n00:00:03.000 --> 00:00:04.250\nGood &amp; &lt;bye&gt;.\n\n',
    );
    assert.equal(toVtt(transcript([])), 'WEBVTT\n\n');
  });
});

describe('transcript formats', () => {
  it('names the media type of each', () => {
    const types = (['json', 'verbose_json', 'text', 'srt', 'vtt'] as const).map(
      (format) => formatTranscript(short, format, 'transcribe').contentType,
    );
    assert.deepEqual(types, [
      'application/json; charset=utf-8',
      'application/json; charset=utf-8',
      'text/plain; charset=utf-8',
      'text/plain; charset=utf-8',
      'text/vtt; charset=utf-8',
    ]);
    assert.equal(formatTranscript(short, 'srt', 'transcribe').body, toSrt(short));
    assert.deepEqual(formatTranscript(short, 'json', 'translate').body, { text: short.text });
  });
});

describe('subtitle cues', () => {
  it('splits long segments into cues of two lines of at most 42 columns, losing nothing', () => {
    const cues = makeCues(transcript([segment(0, 0, 12, long)]));
    assert.ok(cues.length > 2);
    assert.equal(cues.flatMap((cue) => cue.lines).join(' '), long.trim());
    for (const cue of cues) {
      assert.ok(cue.lines.length <= 2);
      for (const line of cue.lines) assert.ok(line.length <= 42, line);
    }
  });

  it('breaks text without spaces', () => {
    const text =
      '我们今天来谈一谈人工智能的发展以及它对社会的影响，这是一个非常重要的话题，希望大家能够认真思考。';
    const cues = makeCues(transcript([segment(0, 0, 12, text)]));
    assert.equal(cues.flatMap((cue) => cue.lines).join(''), text);
    for (const line of cues.flatMap((cue) => cue.lines)) assert.ok(Array.from(line).length <= 21, line);
  });

  it('takes the times of words where they are known', () => {
    const texts = long.trim().split(' ');
    const words = texts.map((word, index) => ({
      word,
      startSeconds: index * 0.1,
      endSeconds: index * 0.1 + 0.09,
    }));
    const cues = makeCues(transcript([segment(0, 0, 60, long)], words));
    const second = cues[1]?.lines[0]?.split(' ')[0] ?? '';
    assert.equal(cues[1]?.startSeconds, words[texts.indexOf(second)]?.startSeconds);
  });

  it('never makes empty or overlapping cues', () => {
    const times = fc.tuple(
      fc.double({ min: 0, max: 5, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
    );
    const text = fc.oneof(fc.lorem({ maxCount: 40 }), fc.string({ unit: 'grapheme', maxLength: 300 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(times, text), { maxLength: 6 }), (parts) => {
        let clock = 0;
        const segments = parts.map(([[gap, length], words], id) => {
          const start = clock + gap - 1;
          clock = start + length;
          return segment(id, Math.max(0, start), Math.max(0, clock), ` ${words}`);
        });
        let end = 0;
        for (const cue of makeCues(transcript(segments))) {
          assert.ok(cue.startSeconds >= end && cue.endSeconds > cue.startSeconds);
          assert.ok(cue.lines.length >= 1 && cue.lines.length <= 2);
          for (const line of cue.lines) assert.notEqual(line.trim(), '');
          end = cue.endSeconds;
        }
      }),
    );
  });
});

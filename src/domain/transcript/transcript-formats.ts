/** Formats a transcript: json, verbose_json, text, srt, vtt. */

import { languageName } from '../languages.ts';
import type { TranscriptFormat } from '../models.ts';
import type { Transcription, VerboseTranscription } from '../responses/audio-responses.ts';
import { makeCues } from './subtitle-cues.ts';
import type { Transcript } from './transcript.ts';

export const formatTranscript = (
  transcript: Transcript,
  format: TranscriptFormat,
  task: 'transcribe' | 'translate',
): { contentType: string; body: object | string } => {
  switch (format) {
    case 'json':
      return { contentType: 'application/json; charset=utf-8', body: toJson(transcript) };
    case 'verbose_json':
      return { contentType: 'application/json; charset=utf-8', body: toVerboseJson(transcript, task) };
    case 'text':
      return { contentType: 'text/plain; charset=utf-8', body: toText(transcript) };
    case 'srt':
      return { contentType: 'text/plain; charset=utf-8', body: toSrt(transcript) };
    case 'vtt':
      return { contentType: 'text/vtt; charset=utf-8', body: toVtt(transcript) };
  }
};

export const toJson = (transcript: Transcript): Transcription => ({ text: transcript.text });

export const toText = (transcript: Transcript): string => `${transcript.text}\n`;

export const toVerboseJson = (
  transcript: Transcript,
  task: 'transcribe' | 'translate',
): VerboseTranscription => ({
  task,
  language: languageName(transcript.language),
  duration: transcript.durationSeconds,
  text: transcript.text,
  segments: transcript.segments.map((segment) => ({
    id: segment.id,
    start: segment.startSeconds,
    end: segment.endSeconds,
    text: segment.text,
    tokens: segment.tokens,
    temperature: segment.temperature,
    avg_logprob: segment.avgLogprob,
    compression_ratio: segment.compressionRatio,
    no_speech_prob: segment.noSpeechProb,
  })),
  ...(transcript.words === null
    ? {}
    : {
        words: transcript.words.map(({ word, startSeconds, endSeconds }) => ({
          word,
          start: startSeconds,
          end: endSeconds,
        })),
      }),
});

export const toSrt = (transcript: Transcript): string =>
  makeCues(transcript)
    .map((cue, index) => {
      const times = `${clockTime(cue.startSeconds, ',')} --> ${clockTime(cue.endSeconds, ',')}`;
      return `${index + 1}\n${times}\n${cue.lines.join('\n').replaceAll('-->', '->')}\n\n`;
    })
    .join('');

export const toVtt = (transcript: Transcript): string =>
  [
    'WEBVTT\n\n',
    ...makeCues(transcript).map((cue) => {
      const times = `${clockTime(cue.startSeconds, '.')} --> ${clockTime(cue.endSeconds, '.')}`;
      return `${times}\n${escapeVtt(cue.lines.join('\n'))}\n\n`;
    }),
  ].join('');

const escapeVtt = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const clockTime = (seconds: number, point: ',' | '.'): string => {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, ms % 60_000];
  return `${pad(hours, 2)}:${pad(minutes, 2)}:${pad(Math.floor(rest / 1000), 2)}${point}${pad(rest % 1000, 3)}`;
};

/** A transcript as a file: text, SRT, VTT, JSON. */
import type { Transcript } from '../../api/audio.ts';

const stamp = (seconds: number, separator: ',' | '.'): string => {
  const ms = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) => two(Math.floor(part)));
  return `${clock.join(':')}${separator}${String(ms % 1000).padStart(3, '0')}`;
};

const cues = ({ segments, text, duration = 0 }: Transcript) =>
  segments.length > 0 ? segments : [{ id: 0, start: 0, end: duration, text }];

export const formats = {
  txt: { type: 'text/plain', write: ({ text }: Transcript) => `${text}\n` },
  srt: {
    type: 'application/x-subrip',
    write: (transcript: Transcript) =>
      cues(transcript)
        .map(
          ({ start, end, text }, index) =>
            `${index + 1}\n${stamp(start, ',')} --> ${stamp(end, ',')}\n${text.trim()}\n`,
        )
        .join('\n'),
  },
  vtt: {
    type: 'text/vtt',
    write: (transcript: Transcript) =>
      `WEBVTT\n\n${cues(transcript)
        .map(({ start, end, text }) => `${stamp(start, '.')} --> ${stamp(end, '.')}\n${text.trim()}\n`)
        .join('\n')}`,
  },
  json: {
    type: 'application/json',
    write: (transcript: Transcript) => `${JSON.stringify(transcript, null, 2)}\n`,
  },
} as const;

export type Format = keyof typeof formats;

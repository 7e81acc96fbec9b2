/** The transcript as segments with their times; the word being played is highlighted. */
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Segment, Transcript, Word } from '../../api/audio.ts';
import { clockTime } from '../../parts/data/format.ts';
import { say } from '../../parts/text/say.ts';

type Piece = { text: string; start: number };

/** The segment's own text split into its words, each with its time; without word times, the whole segment. */
const piecesOf = (segment: Segment, words: Word[]): Piece[] => {
  const own = words.filter(({ start }) => start >= segment.start - 0.01 && start < segment.end - 0.01);
  const texts = segment.text.trim().split(/(?<=\s)/);
  if (own.length === 0) return [{ text: segment.text.trim(), start: segment.start }];
  if (own.length === texts.length) return own.map(({ start }, index) => ({ text: texts[index]!, start }));
  // The counts differ, as in languages without spaces: time is distributed along the text.
  const length = texts.length > 1 ? texts : [...segment.text.trim()];
  return length.map((text, index) => ({
    text,
    start: own[Math.min(Math.floor((index / length.length) * own.length), own.length - 1)]!.start,
  }));
};

const segmentsOf = ({ segments, text, duration = 0 }: Transcript): Segment[] =>
  segments.length > 0 ? segments : [{ id: 0, start: 0, end: duration, text }];

export const Segments = ({
  transcript,
  audio,
  isEditing,
  onPlay,
  onCorrect,
}: {
  transcript: Transcript;
  audio: RefObject<HTMLAudioElement | null>;
  isEditing: boolean;
  onPlay: (seconds: number) => void;
  onCorrect: (transcript: Transcript) => void;
}) => {
  const box = useRef<HTMLOListElement>(null);
  const segments = useMemo(
    () => segmentsOf(transcript).map((segment) => ({ segment, pieces: piecesOf(segment, transcript.words) })),
    [transcript],
  );

  useEffect(() => {
    const element = audio.current;
    const list = box.current;
    if (!element || !list || isEditing) return;
    const pieces = [...list.querySelectorAll<HTMLElement>('[data-start]')];
    const starts = pieces.map((piece) => Number(piece.dataset.start));
    let marked: HTMLElement | undefined;
    let frame = 0;
    const mark = () => {
      const time = element.currentTime;
      const next = starts.findIndex((start) => start > time);
      const found = pieces[(next === -1 ? pieces.length : next) - 1];
      if (found !== marked) {
        marked?.classList.remove('heard');
        found?.classList.add('heard');
        marked = found;
        if (!element.paused) found?.scrollIntoView({ block: 'nearest' });
      }
      if (!element.paused) frame = requestAnimationFrame(mark);
    };
    const onClick = (event: Event) => {
      const start = (event.target as HTMLElement).dataset.start;
      if (start !== undefined) onPlay(Number(start));
    };
    element.addEventListener('play', mark);
    element.addEventListener('seeked', mark);
    list.addEventListener('click', onClick);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('play', mark);
      element.removeEventListener('seeked', mark);
      list.removeEventListener('click', onClick);
    };
  }, [segments, isEditing, onPlay, audio]);

  const correct = (index: number, text: string) => {
    const changed = segments.map(({ segment }, at) =>
      at === index ? { ...segment, text: ` ${text.trim()}` } : segment,
    );
    onCorrect({
      ...transcript,
      segments: changed,
      text: changed
        .map(({ text: one }) => one.trim())
        .join(' ')
        .trim(),
    });
  };
  return (
    <ol class="segments" ref={box}>
      {segments.map(({ segment, pieces }, index) => (
        <li key={segment.id}>
          <button
            type="button"
            class="segment-time number"
            aria-label={say('Play from {time}', { time: clockTime(segment.start) })}
            onClick={() => onPlay(segment.start)}
          >
            {clockTime(segment.start)}
          </button>
          {isEditing ? (
            <textarea
              dir="auto"
              class="input"
              rows={Math.max(1, Math.ceil(segment.text.length / 70))}
              aria-label={say('Text from {time}', { time: clockTime(segment.start) })}
              value={segment.text.trim()}
              onChange={(event) => correct(index, event.currentTarget.value)}
            />
          ) : (
            <p class="transcript-text">
              {pieces.map((piece, at) => (
                <span key={at} data-start={piece.start}>
                  {piece.text}
                </span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
};

/** The things that the service sees in a given picture. What it suggests to happen there stands with the prompt. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type PictureReading, readPicture } from '../../../api/prompt-reading.ts';
import { language } from '../../../parts/text/language.ts';
import { say, sayList, sayWord } from '../../../parts/text/say.ts';

/** One after the other: an account may have few pictures looked at at a time. */
let waiting: Promise<void> = Promise.resolve();

/** Null: it is not read, and used all the same. Absent while it is looked at. */
const readings = signal<ReadonlyMap<File, PictureReading | null>>(new Map());
const asked = new WeakSet<File>();

/** Each picture is looked at once, however often it is taken away and given again. */
const look = (file: File, signal: AbortSignal): void => {
  if (asked.has(file)) return;
  asked.add(file);
  waiting = waiting.then(async () => {
    if (signal.aborted) return void asked.delete(file);
    const reading = await readPicture(file, signal).catch(() => null);
    if (signal.aborted) asked.delete(file);
    else readings.value = new Map([...readings.value, [file, reading]]);
  });
};

export const suggestionsOf = (file: File | undefined): string[] => {
  const suggestions = (file && readings.value.get(file)?.suggestions) ?? [];
  if (language.value === 'en') return suggestions;
  // In another language only those that are read there as they are here.
  return suggestions.map(sayWord).filter((words, index) => words !== suggestions[index]);
};

/** "2 people" */
const seenWords = (words: string): string => {
  const [, number, things] = /^(\d+) (\w+)$/.exec(words) ?? [];
  return things === undefined ? sayWord(words) : `${number} ${sayWord(things)}`;
};

export const contentsOf = (file: File | undefined): PictureReading['contents'] | undefined =>
  (file && readings.value.get(file)?.contents) ?? undefined;

export const isLookedAt = (file: File | undefined): boolean =>
  file !== undefined && !readings.value.has(file);

type Props = {
  file: File;
  /** Its place among several. */
  role?: string;
};

export const PictureReadingLine = ({ file, role }: Props) => {
  useEffect(() => {
    const controller = new AbortController();
    look(file, controller.signal);
    return () => controller.abort();
  }, [file]);
  const seen = readings.value.get(file)?.seen ?? [];
  // Its line is there before its words: nothing below moves when they come.
  return (
    <p class="hint picture-reading" aria-live="polite">
      {isLookedAt(file) || seen.length > 0 ? role && `${role}: ` : null}
      {isLookedAt(file)
        ? say('Looking at the picture…')
        : seen.length > 0
          ? say('Seen: {words}', { words: sayList(seen.map(seenWords)) })
          : null}
    </p>
  );
};

/** The things that the service sees in a given picture, and what it suggests to happen there. */
import { useEffect, useState } from 'preact/hooks';
import { type PictureReading, readPicture } from '../../api/prompt-reading.ts';
import { say, sayList } from '../../parts/text/say.ts';
import { Suggestions } from './suggestions.tsx';

/** One after the other: an account may have few pictures looked at at a time. */
let waiting: Promise<void> = Promise.resolve();

type Props = {
  file: File;
  /** Its place among several. */
  role?: string;
  /** Whether something may happen in it: between two pictures and on a stage nothing does. */
  isAlone: boolean;
};

export const PictureReadingLine = ({ file, role, isAlone }: Props) => {
  const [reading, setReading] = useState<PictureReading | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    setReading(null);
    // A picture that is not read is used all the same.
    waiting = waiting
      .then(() => (controller.signal.aborted ? null : readPicture(file, controller.signal)))
      .then(setReading, () => {});
    return () => controller.abort();
  }, [file]);
  if (reading === null || (reading.seen.length === 0 && reading.suggestions.length === 0)) return null;
  return (
    <div class="picture-reading" aria-live="polite">
      {reading.seen.length > 0 && (
        <p class="hint">
          {role && `${role}: `}
          {say('Seen: {words}', { words: sayList(reading.seen) })}
        </p>
      )}
      {isAlone && <Suggestions of={reading.suggestions} />}
    </div>
  );
};

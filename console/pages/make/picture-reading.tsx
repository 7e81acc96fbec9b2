/** What the service sees in a given picture, and what it suggests to happen there. */
import { useEffect, useState } from 'preact/hooks';
import { type PictureReading, readPicture } from '../../api/prompt-reading.ts';
import { say } from '../../parts/text/say.ts';
import { Suggestions } from './suggestions.tsx';

export const PictureReadingLine = ({ file }: { file: File }) => {
  const [reading, setReading] = useState<PictureReading | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    setReading(null);
    // A picture that is not read is used all the same.
    readPicture(file, controller.signal).then(setReading, () => {});
    return () => controller.abort();
  }, [file]);
  if (reading === null || (reading.seen.length === 0 && reading.suggestions.length === 0)) return null;
  return (
    <div class="picture-reading" aria-live="polite">
      {reading.seen.length > 0 && (
        <p class="hint">{say('Seen: {words}', { words: reading.seen.join(', ') })}</p>
      )}
      <Suggestions of={reading.suggestions} />
    </div>
  );
};

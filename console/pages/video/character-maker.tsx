/** Creates a character from 1 to 3 seconds of the video. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Video } from '../../api/types.ts';
import { createCharacter } from '../../api/videos.ts';
import { ErrorNote } from '../../parts/controls/note.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { clockTime } from '../../parts/data/format.ts';
import { say } from '../../parts/text/say.ts';

export const CharacterMaker = ({
  video,
  stretch,
  onClose,
}: {
  video: Video;
  stretch: { start: number; end: number };
  onClose: () => void;
}) => {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current!.scrollIntoView({ block: 'nearest' }), []);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const make = async () => {
    setBusy(true);
    setError(null);
    try {
      const { username } = await createCharacter(video.id, stretch.start, stretch.end);
      toast(say('@{name} can now play in your prompts.', { name: username }));
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div ref={form} class="card card-body stack">
      <div>
        <h2>{say('Make a character')}</h2>
        <p class="muted">
          {say('Choose a stretch of 1 to 3 seconds under the picture in which the character is seen well:')}{' '}
          <span class="number">
            {clockTime(stretch.start, 1)} – {clockTime(stretch.end, 1)}
          </span>
        </p>
      </div>
      <ErrorNote error={error} />
      <div class="row">
        <button type="button" class="button primary" disabled={isBusy} onClick={make}>
          {isBusy && <span class="spinner" aria-hidden="true" />}
          {say('Make character')}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {say('Cancel')}
        </button>
      </div>
    </div>
  );
};

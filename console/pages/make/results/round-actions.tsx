/** The actions on the films of one submit together: they are played side by side, or one in the place of the other. */
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { Video } from '../../../api/types.ts';
import { Icon } from '../../../parts/controls/icon.tsx';
import { say } from '../../../parts/text/say.ts';
import { Viewing } from '../../../parts/video/viewing.tsx';

export const RoundActions = ({
  videos,
  section,
}: {
  videos: Video[];
  section: RefObject<HTMLElement | null>;
}) => {
  const [isViewing, setViewing] = useState(false);
  const ready = videos.filter(({ status }) => status === 'completed');
  const playTogether = () => {
    for (const film of section.current?.querySelectorAll<HTMLVideoElement>('.round-card video') ?? []) {
      film.currentTime = 0;
      film.play().catch(() => {});
    }
  };
  return (
    <div class="row">
      <h2>{say('{count} films of this prompt', { count: videos.length })}</h2>
      <span class="row push">
        <button type="button" class="button small" disabled={ready.length < 2} onClick={playTogether}>
          <Icon name="play" />
          {say('Play together')}
        </button>
        <button
          type="button"
          class="button small"
          disabled={ready.length < 2}
          onClick={() => setViewing(true)}
        >
          <Icon name="compare" />
          {say('Compare large')}
        </button>
      </span>
      {isViewing && <Viewing videos={ready} first={0} keepsTime onClose={() => setViewing(false)} />}
    </div>
  );
};

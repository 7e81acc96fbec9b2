/** A video of the last submit: its progress, then the player. */

import { useEffect, useRef } from 'preact/hooks';
import { follow, isOpen } from '../../../api/live.ts';
import type { Video } from '../../../api/types.ts';
import { Icon } from '../../../parts/controls/icon.tsx';
import { credits, duration } from '../../../parts/data/format.ts';
import { say } from '../../../parts/text/say.ts';
import { makingSeconds } from '../../../parts/video/making-time.ts';
import { DownloadButton, notDrawnText, shownAsText } from '../../../parts/video/video-extras.tsx';
import { VideoPlayer } from '../../../parts/video/video-player.tsx';
import { ResultActions } from './result-actions.tsx';

/** `take`: its number among the variants of one prompt. `isCompact`: without the picture that it does not have yet. */
export const ResultCard = ({
  video,
  take,
  isCompact,
}: {
  video: Video;
  take: number | null;
  isCompact: boolean;
}) => {
  useEffect(() => follow(video.id), [video.id]);
  // One that was finished before the page was opened does not begin by itself.
  const wasOpen = useRef(isOpen(video));
  const took = makingSeconds(video);
  const notes = [notDrawnText(video), shownAsText(video)].filter(Boolean).join(' ');
  return (
    <article
      class={isCompact ? 'round-card compact' : 'round-card'}
      data-video={video.id}
      aria-label={video.prompt}
    >
      <VideoPlayer
        video={video}
        cancels
        playsAtOnce={wasOpen.current}
        actions={<DownloadButton video={video} />}
      />
      <div class="round-words">
        <a class="round-prompt" dir="auto" href={`videos/${encodeURIComponent(video.id)}`}>
          {video.prompt}
        </a>
        <p class="muted number round-facts">
          {[
            take !== null && say('Take {number}', { number: take }),
            video.model,
            video.status === 'failed' ? say('nothing charged') : video.price != null && credits(video.price),
            took !== null && say('made in {time}', { time: duration(took) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {video.status !== 'failed' && (
          <ResultActions video={video} isTake={take !== null} isReady={video.status === 'completed'} />
        )}
        <p class="round-notes" title={notes}>
          {notes && <Icon name="alert" />}
          {notes}
        </p>
      </div>
    </article>
  );
};

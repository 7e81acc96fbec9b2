/** A video of the last round: how far it is, then the player. */
import { useEffect } from 'preact/hooks';
import { follow, isOpen } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { mediaUrl } from '../../api/videos.ts';
import { credits, duration } from '../../parts/format.ts';
import { Player } from '../../parts/player.tsx';
import { DownloadButton, NotDrawn } from '../../parts/video-extras.tsx';
import { sizeOf, VideoPlaceholder } from '../../parts/video-placeholder.tsx';

export const RoundCard = ({ video }: { video: Video }) => {
  useEffect(() => follow(video.id), [video.id]);
  const [width, height] = sizeOf(video);
  const took = video.completed_at ? video.completed_at - video.created_at : null;
  return (
    <article class="round-card" aria-label={video.prompt}>
      {video.status === 'completed' ? (
        <Player
          src={mediaUrl(video.id, 'video')}
          poster={mediaUrl(video.id, 'thumbnail')}
          spritesheet={mediaUrl(video.id, 'spritesheet')}
          label={video.prompt}
          width={width}
          height={height}
          actions={<DownloadButton video={video} />}
        />
      ) : (
        <VideoPlaceholder video={video} />
      )}
      <div class="round-words">
        <a class="round-prompt" href={`videos/${encodeURIComponent(video.id)}`}>
          {video.prompt}
        </a>
        <p class="muted number">
          {[
            video.model,
            video.status === 'failed' ? 'nothing charged' : video.price != null && credits(video.price),
            !isOpen(video) && took !== null && `made in ${duration(took)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <NotDrawn video={video} />
      </div>
    </article>
  );
};

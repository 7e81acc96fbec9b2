/** A video of the account: its player, or its progress. */
import type { Video } from '../../api/types.ts';
import { mediaUrl } from '../../api/videos.ts';
import { Player, type PlayerProps } from './player.tsx';
import { sizeOf, VideoPlaceholder } from './video-placeholder.tsx';

export const VideoPlayer = ({
  video,
  cancels,
  ...props
}: { video: Video; cancels?: boolean } & Pick<
  PlayerProps,
  'actions' | 'stretch' | 'onStretch' | 'playsAtOnce'
>) => {
  if (video.status !== 'completed') return <VideoPlaceholder video={video} cancels={cancels} />;
  const [width, height] = sizeOf(video);
  return (
    <Player
      src={mediaUrl(video.id, 'video')}
      poster={mediaUrl(video.id, 'thumbnail')}
      spritesheet={mediaUrl(video.id, 'spritesheet')}
      label={video.prompt}
      width={width}
      height={height}
      {...props}
    />
  );
};

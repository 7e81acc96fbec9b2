/** A video of the account: its player, or how it is being made. */
import { isOpen } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { mediaUrl } from '../../api/videos.ts';
import { lastStill } from './drawn-stills.ts';
import { FailedVideo } from './failed-video.tsx';
import { MakingPlayer } from './making-player.tsx';
import { Player, type PlayerProps } from './player.tsx';
import { sizeOf } from './video-size.ts';

export const VideoPlayer = ({
  video,
  cancels,
  ...props
}: { video: Video; cancels?: boolean } & Pick<
  PlayerProps,
  'actions' | 'stretch' | 'onStretch' | 'playsAtOnce'
>) => {
  if (isOpen(video)) return <MakingPlayer video={video} cancels={cancels} />;
  if (video.status === 'failed') return <FailedVideo video={video} />;
  const [width, height] = sizeOf(video);
  return (
    <Player
      src={mediaUrl(video.id, 'video')}
      poster={mediaUrl(video.id, 'thumbnail')}
      spritesheet={mediaUrl(video.id, 'spritesheet')}
      before={lastStill(video.id)}
      label={video.prompt}
      width={width}
      height={height}
      {...props}
    />
  );
};

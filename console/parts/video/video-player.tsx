/** A video of the account: its player, or how it is being made, in the light of its own colours. */
import { useRef } from 'preact/hooks';
import { isOpen } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { mediaUrl } from '../../api/videos.ts';
import { lastStill } from './drawn-stills.ts';
import { FailedVideo } from './failed-video.tsx';
import { MakingPlayer } from './making-player.tsx';
import { useStills } from './newest-still.tsx';
import { Player, type PlayerProps } from './player.tsx';
import { sizeOf } from './video-size.ts';

/** Of the frame that was drawn last, then of the film; one that becomes ready in sight shines for a moment. */
const Glow = ({ video }: { video: Video }) => {
  const stills = useStills(video);
  const open = isOpen(video);
  const wasOpen = useRef(open);
  const source = open ? stills.at(-1)?.url : mediaUrl(video.id, 'thumbnail');
  if (source === undefined) return null;
  return (
    <img
      key={open ? 'drawn' : 'ready'}
      class={wasOpen.current && !open ? 'glow arriving' : 'glow'}
      src={source}
      alt=""
      aria-hidden="true"
    />
  );
};

export const VideoPlayer = ({
  video,
  cancels,
  ...props
}: { video: Video; cancels?: boolean } & Pick<
  PlayerProps,
  'actions' | 'stretch' | 'onStretch' | 'playsAtOnce'
>) => {
  if (video.status === 'failed') return <FailedVideo video={video} />;
  const [width, height] = sizeOf(video);
  return (
    <div class="lit">
      <Glow video={video} />
      {isOpen(video) ? (
        <MakingPlayer video={video} cancels={cancels} />
      ) : (
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
      )}
    </div>
  );
};

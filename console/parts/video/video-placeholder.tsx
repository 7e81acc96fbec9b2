/** Shown instead of a video that is not ready yet, or failed. */
import type { Video } from '../../api/types.ts';
import { Icon } from '../controls/icon.tsx';
import { waitText } from '../controls/status.tsx';

/** Width and height from `1280x720`, `16x9`, … */
export const sizeOf = ({ size }: Pick<Video, 'size'>): [number, number] => {
  const [width, height] = size.split('x').map(Number);
  return width && height ? [width, height] : [16, 9];
};

export const VideoPlaceholder = ({ video }: { video: Video }) => {
  const [width, height] = sizeOf(video);
  const isFailed = video.status === 'failed';
  return (
    <div
      class={isFailed ? 'placeholder failed' : 'placeholder'}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {isFailed ? (
        <div class="placeholder-words">
          <Icon name="alert" />
          <strong>This video failed</strong>
          <span>{video.error?.message ?? 'The service could not make it.'}</span>
          <span>Nothing was charged.</span>
        </div>
      ) : (
        <div class="placeholder-words">
          <strong class="number" aria-live="polite">
            {waitText(video)}
          </strong>
          <progress
            max={100}
            value={video.status === 'pending' ? undefined : video.progress}
            aria-label="Progress"
          />
          <span>You may close this tab. It goes on.</span>
        </div>
      )}
    </div>
  );
};

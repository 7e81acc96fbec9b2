/** Shown instead of a video that failed: why, and that it cost nothing. */
import type { Video } from '../../api/types.ts';
import { Icon } from '../controls/icon.tsx';
import { sayError } from '../text/error-text.ts';
import { say } from '../text/say.ts';
import { sizeOf } from './video-size.ts';

export const FailedVideo = ({ video }: { video: Video }) => {
  const [width, height] = sizeOf(video);
  return (
    <div
      class="failed-video"
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': String(width / height) }}
    >
      <div class="failed-words">
        <Icon name="alert" />
        <strong>{say('This video failed')}</strong>
        <span>{video.error ? sayError(video.error) : say('The service could not make it.')}</span>
        <span>{say('Nothing was charged.')}</span>
      </div>
    </div>
  );
};

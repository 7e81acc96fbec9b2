/** Shown instead of a video that is not ready yet, or failed: its newest frame, its stage and the time left. */

import { useState } from 'preact/hooks';
import { isOpen, noteDeleted } from '../../api/live.ts';
import { mayChange } from '../../api/session.ts';
import type { Video } from '../../api/types.ts';
import { deleteVideo, previewUrl } from '../../api/videos.ts';
import { Confirm } from '../controls/confirm.tsx';
import { Icon } from '../controls/icon.tsx';
import { leftText, stageText } from '../controls/status.tsx';
import { toast } from '../controls/toast.tsx';
import { sayError } from '../text/error-text.ts';
import { say } from '../text/say.ts';

/** Width and height from `1280x720`, `16x9`, … */
export const sizeOf = ({ size }: Pick<Video, 'size'>): [number, number] => {
  const [width, height] = size.split('x').map(Number);
  return width && height ? [width, height] : [16, 9];
};

/** The newest still over the one before, which stays until the new one has arrived. */
export const Preview = ({ video }: { video: Video }) => {
  const [shown, setShown] = useState<string | null>(null);
  const newest = previewUrl(video);
  if (newest === null) return null;
  return (
    <>
      {shown && <img class="preview" src={shown} alt="" />}
      {newest !== shown && (
        <img key={newest} class="preview coming" src={newest} alt="" onLoad={() => setShown(newest)} />
      )}
    </>
  );
};

const Cancel = ({ video }: { video: Video }) => {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" class="button small" onClick={() => setAsks(true)}>
        {say('Cancel')}
      </button>
      {asks && (
        <Confirm
          title={say('Stop making this video?')}
          text={say(
            'What was made so far is deleted. What was held for it is given back, unless a provider has begun the video: then it is charged.',
          )}
          action={say('Stop and delete')}
          refusal={say('Go on making it')}
          onConfirm={async () => {
            await deleteVideo(video.id);
            noteDeleted(video.id);
            toast(say('The video was stopped.'));
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};

export const VideoPlaceholder = ({
  video,
  cancels = false,
}: {
  video: Video;
  /** Where the page has no other button that stops it. */
  cancels?: boolean;
}) => {
  const [width, height] = sizeOf(video);
  const isFailed = video.status === 'failed';
  const hasStill = isOpen(video) && previewUrl(video) !== null;
  return (
    <div
      class={isFailed ? 'placeholder failed' : hasStill ? 'placeholder drawing' : 'placeholder'}
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': String(width / height) }}
    >
      {isFailed ? (
        <div class="placeholder-words">
          <Icon name="alert" />
          <strong>{say('This video failed')}</strong>
          <span>{video.error ? sayError(video.error) : say('The service could not make it.')}</span>
          <span>{say('Nothing was charged.')}</span>
        </div>
      ) : (
        <>
          <Preview video={video} />
          <div class="placeholder-words">
            <strong class="number" aria-live="polite">
              {stageText(video)}
            </strong>
            <progress
              max={100}
              value={video.status === 'pending' ? undefined : video.progress}
              aria-label={say('Progress')}
            />
            <span class="row placeholder-facts">
              <span class="number">
                {[video.status === 'pending' ? '' : `${video.progress} %`, leftText(video)]
                  .filter(Boolean)
                  .join(', ') || say('You may close this tab. It goes on.')}
              </span>
              {cancels && mayChange.value && <Cancel video={video} />}
            </span>
          </div>
        </>
      )}
    </div>
  );
};

/** The actions on a video: kept and shown to others, and made into something new. */
import { isOpen } from '../../api/live.ts';
import { mayChange } from '../../api/session.ts';
import type { VideoDetails } from '../../api/types.ts';
import { mediaUrl } from '../../api/videos.ts';
import { Icon, type IconName } from '../../parts/controls/icon.tsx';
import { say } from '../../parts/text/say.ts';
import { fileName } from '../../parts/video/video-extras.tsx';

/** The form with the same parameters; for a remix the dialog of its source. */
const againUrl = ({ id, prompt, parent }: VideoDetails): string =>
  parent
    ? `videos/${encodeURIComponent(parent.id)}?remix=${encodeURIComponent(prompt)}`
    : `make?again=${encodeURIComponent(id)}`;

const Action = ({
  icon,
  label,
  isSmall = true,
  onClick,
}: {
  icon: IconName;
  label: string;
  isSmall?: boolean;
  onClick: () => void;
}) => (
  <button type="button" class={isSmall ? 'button small' : 'button'} onClick={onClick}>
    <Icon name={icon} />
    {label}
  </button>
);

export const VideoActions = ({
  video,
  onRemix,
  onCharacter,
  onDelete,
  onShare,
  onCut,
}: {
  video: VideoDetails;
  onShare: () => void;
  onCut: () => void;
  onRemix: () => void;
  onCharacter: () => void;
  onDelete: () => void;
}) => {
  const isReady = video.status === 'completed';
  const hasFailed = video.status === 'failed';
  const makesMore = mayChange.value;
  const again = (
    <a class="button small" href={againUrl(video)}>
      <Icon name="refresh" />
      {say('Make again')}
    </a>
  );
  return (
    <div class="video-actions">
      <div class="row">
        {isReady && (
          <a class="button primary" href={mediaUrl(video.id, 'video')} download={fileName(video)}>
            <Icon name="download" />
            {say('Download')}
          </a>
        )}
        {isReady && makesMore && (
          <Action
            icon="share"
            label={video.share_url ? say('Shared') : say('Share')}
            isSmall={false}
            onClick={onShare}
          />
        )}
        {hasFailed && makesMore && again}
        {makesMore && (
          <button type="button" class="button ghost danger push" onClick={onDelete}>
            <Icon name="trash" />
            {isOpen(video) ? say('Stop and delete') : say('Delete')}
          </button>
        )}
      </div>
      {makesMore && !hasFailed && (
        <fieldset class="go-on">
          <legend class="sr-only">{say('Go on from it')}</legend>
          {video.can_remix && <Action icon="remix" label={say('Remix')} onClick={onRemix} />}
          {isReady && (
            <a class="button small" href={`make?extend=${encodeURIComponent(video.id)}`}>
              <Icon name="right" />
              {say('Extend')}
            </a>
          )}
          {isReady && <Action icon="scissors" label={say('Trim and loop')} onClick={onCut} />}
          {isReady && <Action icon="characters" label={say('Character')} onClick={onCharacter} />}
          {again}
        </fieldset>
      )}
    </div>
  );
};

/** The public page of a video: made, copied and ended by its owner. */
import { useState } from 'preact/hooks';
import type { VideoDetails } from '../../api/types.ts';
import { mediaUrl, shareVideo, unshareVideo } from '../../api/videos.ts';
import { Confirm } from '../../parts/controls/confirm.tsx';
import { copyText } from '../../parts/controls/copy.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { Modal } from '../../parts/controls/modal.tsx';
import { ErrorNote } from '../../parts/controls/note.tsx';
import { say } from '../../parts/text/say.ts';

export const ShareDialog = ({
  video,
  onChange,
  onClose,
}: {
  video: VideoDetails;
  onChange: () => void;
  onClose: () => void;
}) => {
  const [url, setUrl] = useState(video.share_url);
  const [isBusy, setBusy] = useState(false);
  const [asksEnd, setAsksEnd] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const act = async (work: () => Promise<string | null>) => {
    setBusy(true);
    setError(null);
    try {
      setUrl(await work());
      onChange();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const share = () => act(async () => (await shareVideo(video.id)).share_url);
  if (asksEnd)
    return (
      <Confirm
        title={say('End the link?')}
        text={say('Those who have it see nothing any more. A new link has another address.')}
        action={say('End the link')}
        onConfirm={async () => {
          await unshareVideo(video.id);
          setUrl(null);
          onChange();
        }}
        onClose={() => setAsksEnd(false)}
      />
    );
  return (
    <Modal title={say('Share')} onClose={onClose}>
      <p class="muted">
        {url === null
          ? say('Anyone with the link can watch the video and read its prompt, without signing in.')
          : say('Anyone with this link can watch the video. If you end it, the link stops working.')}
      </p>
      {url !== null && (
        <div class="share-link">
          <input class="input" readOnly aria-label={say('Public link')} value={url} />
          <button
            type="button"
            class="button primary"
            onClick={() => void copyText(url, say('Link copied.'))}
          >
            <Icon name="copy" />
            {say('Copy link')}
          </button>
        </div>
      )}
      <ErrorNote error={error} />
      <details>
        <summary>{say('A link to the file alone')}</summary>
        <p class="hint">{say('It plays for those who have it until it expires.')}</p>
        <button
          type="button"
          class="button small"
          onClick={() => void copyText(video.video_url ?? mediaUrl(video.id, 'video'), say('Link copied.'))}
        >
          <Icon name="link" />
          {say('Copy file link')}
        </button>
      </details>
      <div class="modal-actions">
        {url !== null && (
          <>
            <button type="button" class="button danger" disabled={isBusy} onClick={() => setAsksEnd(true)}>
              {say('End the link')}
            </button>
            <a class="button" href={url} target="_blank" rel="noopener">
              {say('Open')}
            </a>
          </>
        )}
        <button type="button" class="button" onClick={onClose}>
          {say('Close')}
        </button>
        {url === null && (
          <button type="button" class="button primary" disabled={isBusy} onClick={share}>
            {say('Make a public link')}
          </button>
        )}
      </div>
    </Modal>
  );
};

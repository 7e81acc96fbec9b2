/** A part of the video as a file, once or several times in a row. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isAbort } from '../../api/client.ts';
import type { VideoDetails } from '../../api/types.ts';
import { cutVideo, mediaUrl } from '../../api/videos.ts';
import { saveFile } from '../../parts/controls/copy.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { Modal } from '../../parts/controls/modal.tsx';
import { ErrorNote } from '../../parts/controls/note.tsx';
import { clockTime, duration } from '../../parts/data/format.ts';
import { say } from '../../parts/text/say.ts';
import { fluidWidth, Still } from '../../parts/video/timeline.tsx';
import { fileName } from '../../parts/video/video-extras.tsx';
import { sizeOf } from '../../parts/video/video-size.ts';

const shortest = 0.2;
const repeats = [1, 2, 3, 5, 10];
/** Two of them fit beside each other on the narrowest phone. */
export const CutDialog = ({
  video,
  length,
  onClose,
}: {
  video: VideoDetails;
  length: number;
  onClose: () => void;
}) => {
  const [start, setStart] = useState(0);
  const [end, setEnd] = useState(length);
  const [times, setTimes] = useState(1);
  const [isBeingMade, setBeingMade] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const closed = useMemo(() => new AbortController(), []);
  useEffect(() => () => closed.abort(), []);
  // Not a link: the browser would say nothing of why it is refused.
  const download = async () => {
    setBeingMade(true);
    setError(null);
    try {
      const file = await cutVideo(video.id, { start, end, times }, closed.signal);
      saveFile(file, fileName(video).replace(/\.mp4$/, '-cut.mp4'));
    } catch (failure) {
      if (!isAbort(failure)) setError(failure);
    }
    setBeingMade(false);
  };
  const [width, height] = sizeOf(video);
  const still = (seconds: number) => (
    <Still
      spritesheet={mediaUrl(video.id, 'spritesheet')}
      share={seconds / length}
      aspect={width / height}
      width={fluidWidth(width / height)}
    />
  );
  return (
    <Modal title={say('Trim and loop')} onClose={onClose}>
      <p class="muted">
        {say(
          'The file is made when you download it, in the size of the video. The video itself stays as it is.',
        )}
      </p>
      <div class="timeline-range with-stills">
        <label>
          {still(start)}
          {say('From')} <span class="number">{clockTime(start, 1)}</span>
          <input
            type="range"
            min={0}
            max={length}
            step={0.1}
            value={start}
            onInput={(event) => {
              const value = Math.min(Number(event.currentTarget.value), length - shortest);
              setStart(value);
              setEnd(Math.max(end, value + shortest));
            }}
          />
        </label>
        <label>
          {still(end)}
          {say('To')} <span class="number">{clockTime(end, 1)}</span>
          <input
            type="range"
            min={0}
            max={length}
            step={0.1}
            value={end}
            onInput={(event) => {
              const value = Math.max(Number(event.currentTarget.value), shortest);
              setEnd(value);
              setStart(Math.min(start, value - shortest));
            }}
          />
        </label>
      </div>
      <fieldset class="field">
        <legend class="field-label">{say('Times played')}</legend>
        <div class="segmented">
          {repeats.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="cut-times"
                checked={times === count}
                onChange={() => setTimes(count)}
              />
              {count}
            </label>
          ))}
        </div>
      </fieldset>
      <p class="hint number">{say('{time} in all', { time: duration((end - start) * times) })}</p>
      <ErrorNote error={error} />
      <div class="modal-actions">
        <button type="button" class="button" onClick={onClose}>
          {say('Close')}
        </button>
        <button type="button" class="button primary" disabled={isBeingMade} onClick={download}>
          <Icon name="download" />
          {say(isBeingMade ? 'Making' : 'Download')}
        </button>
      </div>
    </Modal>
  );
};

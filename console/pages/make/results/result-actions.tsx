/** The actions on a finished video at the place where it was made. */
import { useState } from 'preact/hooks';
import type { Video } from '../../../api/types.ts';
import { readVideo, writeLabels } from '../../../api/videos.ts';
import { Icon } from '../../../parts/controls/icon.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { messageOf } from '../../../parts/text/error-text.ts';
import { say } from '../../../parts/text/say.ts';
import { changeValue } from '../draft/draft.ts';

const keepSeed = async (id: string): Promise<void> => {
  const { parameters } = await readVideo(id);
  changeValue('seed', String(parameters.seed));
  toast(say('The form now has the seed {seed}.', { seed: String(parameters.seed) }));
};

/** The chosen one of several takes is a favourite, so that the library finds it. */
const ChooseTake = ({ video }: { video: Video }) => {
  const [isChosen, setChosen] = useState(video.is_favourite === true);
  const choose = async () => {
    const before = isChosen;
    setChosen(!before);
    try {
      setChosen((await writeLabels(video.id, { is_favourite: !before })).is_favourite);
    } catch (error) {
      setChosen(before);
      toast(messageOf(error), 'bad');
    }
  };
  return (
    <button type="button" class="button small" aria-pressed={isChosen} onClick={() => void choose()}>
      <Icon name={isChosen ? 'check' : 'heart'} />
      <span class="action-word">{say(isChosen ? 'Chosen' : 'Choose this take')}</span>
    </button>
  );
};

export const ResultActions = ({
  video,
  isTake,
  isReady,
}: {
  video: Video;
  isTake: boolean;
  isReady: boolean;
}) => {
  const [isBusy, setBusy] = useState(false);
  const page = `videos/${encodeURIComponent(video.id)}`;
  const onSeed = () => {
    setBusy(true);
    keepSeed(video.id)
      .catch((error) => toast(messageOf(error), 'bad'))
      .finally(() => setBusy(false));
  };
  return (
    <div class="row result-actions" inert={!isReady}>
      {isTake && <ChooseTake video={video} />}
      <a class="button small" href={`${page}?share=`} title={say('Share')}>
        <Icon name="share" />
        <span class="action-word">{say('Share')}</span>
      </a>
      {video.model.startsWith('beta') && (
        <a class="button small" href={`${page}?remix=`} title={say('Remix')}>
          <Icon name="remix" />
          <span class="action-word">{say('Remix')}</span>
        </a>
      )}
      {/* The one that is chosen is extended on its page. */}
      {!isTake && (
        <a class="button small" href={`make?extend=${encodeURIComponent(video.id)}`} title={say('Extend')}>
          <Icon name="right" />
          <span class="action-word">{say('Extend')}</span>
        </a>
      )}
      <a class="button small" href={`make?again=${encodeURIComponent(video.id)}`} title={say('Make again')}>
        <Icon name="refresh" />
        <span class="action-word">{say('Make again')}</span>
      </a>
      <button
        type="button"
        class="button small"
        title={say('Keep its seed')}
        disabled={isBusy}
        onClick={onSeed}
      >
        <Icon name="lock" />
        <span class="action-word">{say('Keep its seed')}</span>
      </button>
    </div>
  );
};

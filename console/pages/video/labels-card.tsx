/** Favourite and tags of a video. */
import { useState } from 'preact/hooks';
import { listChanges } from '../../api/live.ts';
import { mayChange } from '../../api/session.ts';
import type { VideoDetails } from '../../api/types.ts';
import { type Labels, writeLabels } from '../../api/videos.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { messageOf } from '../../parts/text/error-text.ts';
import { say } from '../../parts/text/say.ts';

const longestTag = 40;

export const LabelsCard = ({ video, onChange }: { video: VideoDetails; onChange: () => void }) => {
  const [labels, setLabels] = useState<Labels>({ is_favourite: video.is_favourite, tags: video.tags });
  const [typed, setTyped] = useState('');
  const write = async (next: Labels) => {
    const before = labels;
    setLabels(next);
    try {
      setLabels(await writeLabels(video.id, next));
      listChanges.value += 1;
      onChange();
    } catch (error) {
      setLabels(before);
      toast(messageOf(error), 'bad');
    }
  };
  const add = (event: Event) => {
    event.preventDefault();
    const tag = typed.trim();
    setTyped('');
    if (tag !== '' && !labels.tags.includes(tag)) void write({ ...labels, tags: [...labels.tags, tag] });
  };
  return (
    <section class="labels" aria-label={say('Favourite and tags')}>
      <button
        type="button"
        class="icon-button favourite"
        aria-pressed={labels.is_favourite}
        aria-label={say('Favourite')}
        title={say('Favourite')}
        disabled={!mayChange.value}
        onClick={() => void write({ ...labels, is_favourite: !labels.is_favourite })}
      >
        <Icon name="heart" />
      </button>
      {labels.tags.map((tag) => (
        <span key={tag} class="chip tag">
          <a href={`library?tag=${encodeURIComponent(tag)}`}>{tag}</a>
          {mayChange.value && (
            <button
              type="button"
              aria-label={say('Remove the tag {tag}', { tag })}
              onClick={() => void write({ ...labels, tags: labels.tags.filter((one) => one !== tag) })}
            >
              <Icon name="close" />
            </button>
          )}
        </span>
      ))}
      {mayChange.value && (
        <form onSubmit={add}>
          <input
            class="input tag-input"
            aria-label={say('New tag')}
            placeholder={say('Add a tag')}
            maxLength={longestTag}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </form>
      )}
    </section>
  );
};

/** One tag for all selected videos. */
import { useState } from 'preact/hooks';
import { listChanges } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { writeLabels } from '../../api/videos.ts';
import { Field } from '../../parts/controls/field.tsx';
import { Modal } from '../../parts/controls/modal.tsx';
import { ErrorNote } from '../../parts/controls/note.tsx';
import { say } from '../../parts/text/say.ts';

export const TagDialog = ({ videos, onClose }: { videos: Video[]; onClose: () => void }) => {
  const [tag, setTag] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    const name = tag.trim();
    if (name === '') return;
    setBusy(true);
    try {
      for (const { id, tags = [] } of videos) await writeLabels(id, { tags: [...tags, name] });
      listChanges.value += 1;
      onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Modal title={say('Tag')} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <Field label={say('New tag')}>
          {(field) => (
            <input
              {...field}
              class="input"
              maxLength={40}
              value={tag}
              onInput={(event) => setTag(event.currentTarget.value)}
            />
          )}
        </Field>
        <ErrorNote error={error} />
        <div class="modal-actions">
          <button type="button" class="button" onClick={onClose}>
            {say('Cancel')}
          </button>
          <button type="submit" class="button primary" disabled={isBusy}>
            {say('Tag')}
          </button>
        </div>
      </form>
    </Modal>
  );
};

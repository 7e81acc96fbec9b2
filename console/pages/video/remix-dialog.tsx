/** A remix: the change, and its price. */

import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../../api/client.ts';
import { listChanges } from '../../api/live.ts';
import type { VideoDetails } from '../../api/types.ts';
import { remixVideo } from '../../api/videos.ts';
import { Field } from '../../parts/controls/field.tsx';
import { LowBalance } from '../../parts/controls/low-balance.tsx';
import { Modal } from '../../parts/controls/modal.tsx';
import { ErrorNote } from '../../parts/controls/note.tsx';
import { credits, sizeText } from '../../parts/data/format.ts';
import { readStored, store } from '../../parts/data/stored.ts';
import { usePrice } from '../../parts/data/use-price.ts';
import { navigate } from '../../parts/layout/router.ts';
import { besideField } from '../../parts/text/error-text.ts';
import { say } from '../../parts/text/say.ts';

const sizes = ['1280x720', '720x1280', '480x480', '1080x1080'];

export const RemixDialog = ({
  video,
  suggestion,
  onClose,
}: {
  video: VideoDetails;
  /** The prompt of an earlier remix. */
  suggestion: string | null;
  onClose: () => void;
}) => {
  const draftName = `remix.${video.id}`;
  const [prompt, setPrompt] = useState(() => suggestion ?? readStored(draftName, ''));
  const [size, setSize] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => store(draftName, prompt), [draftName, prompt]);
  const price = usePrice(`/v1/videos/${encodeURIComponent(video.id)}/remix`, {
    prompt: 'price',
    ...(size && { size }),
  });
  const submit = async (event: Event) => {
    event.preventDefault();
    if (prompt.trim() === '')
      return setError(new ApiError(400, 'missing_parameter', say('Say what is to change.'), 'prompt'));
    setBusy(true);
    try {
      const made = await remixVideo(video.id, { prompt: prompt.trim(), ...(size && { size }) });
      store(draftName, '');
      listChanges.value += 1;
      onClose();
      navigate(`videos/${encodeURIComponent(made.id)}`);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const errorAt = (param: string) =>
    error instanceof ApiError && error.param === param ? besideField(error) : null;
  return (
    <Modal title={say('Remix')} onClose={onClose}>
      <form class="stack" onSubmit={submit} onInput={() => setError(null)}>
        <p class="muted">{say('The same video with a change. Model and length stay as they are.')}</p>
        <Field label={say('What changes')} error={errorAt('prompt')}>
          {(field) => (
            <textarea
              dir="auto"
              {...field}
              placeholder={say('Make it night, with rain on the windows')}
              value={prompt}
              onInput={(event) => setPrompt(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={say('Size')} error={errorAt('size')}>
          {(field) => (
            <select {...field} value={size} onChange={(event) => setSize(event.currentTarget.value)}>
              <option value="">{say('As it is ({size})', { size: sizeText(video.size) })}</option>
              {sizes
                .filter((one) => one !== video.size)
                .map((one) => (
                  <option key={one} value={one}>
                    {sizeText(one)}
                  </option>
                ))}
            </select>
          )}
        </Field>
        {!errorAt('prompt') && !errorAt('size') && <ErrorNote error={error} />}
        {error === null && <LowBalance cost={price ?? null} />}
        <div class="modal-actions">
          <button type="button" class="button" onClick={onClose}>
            {say('Cancel')}
          </button>
          <button type="submit" class="button primary" disabled={isBusy}>
            {say('Make remix')}
            {price !== undefined && <span class="make-price number">{credits(price)}</span>}
          </button>
        </div>
      </form>
    </Modal>
  );
};

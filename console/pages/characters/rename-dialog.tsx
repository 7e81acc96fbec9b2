/** Another name for a character. */
import { useState } from 'preact/hooks';
import { ApiError } from '../../api/client.ts';
import type { Character } from '../../api/types.ts';
import { renameCharacter } from '../../api/videos.ts';
import { Field } from '../../parts/controls/field.tsx';
import { Modal } from '../../parts/controls/modal.tsx';
import { ErrorNote } from '../../parts/controls/note.tsx';
import { besideField } from '../../parts/text/error-text.ts';
import { say } from '../../parts/text/say.ts';

export const RenameDialog = ({
  character,
  onRenamed,
  onClose,
}: {
  character: Character;
  onRenamed: (character: Character) => void;
  onClose: () => void;
}) => {
  const [name, setName] = useState(character.username);
  const [error, setError] = useState<unknown>(null);
  const beside = error instanceof ApiError && error.param === 'username' ? besideField(error) : null;
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      onRenamed(await renameCharacter(character.id, name));
      onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <Modal title={say('Rename')} onClose={onClose}>
      <form class="stack" onSubmit={submit} onInput={() => setError(null)}>
        <Field label={say('Name')} error={beside}>
          {(field) => (
            <input
              {...field}
              class="input"
              value={name}
              maxLength={41}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        {beside === null && <ErrorNote error={error} />}
        <div class="modal-actions">
          <button type="button" class="button" onClick={onClose}>
            {say('Cancel')}
          </button>
          <button type="submit" class="button primary">
            {say('Rename')}
          </button>
        </div>
      </form>
    </Modal>
  );
};

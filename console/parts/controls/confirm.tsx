/** Asks before an action with consequences. */
import { useState } from 'preact/hooks';
import { Modal } from './modal.tsx';
import { ErrorNote } from './note.tsx';

export const Confirm = ({
  title,
  text,
  action,
  refusal = 'Cancel',
  isHarmless,
  onConfirm,
  onClose,
}: {
  title: string;
  text: string;
  action: string;
  /** The name of the other button. */
  refusal?: string;
  isHarmless?: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) => {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Modal title={title} onClose={onClose}>
      <p class="muted">{text}</p>
      <ErrorNote error={error} />
      <div class="modal-actions">
        <button type="button" class="button" onClick={onClose}>
          {refusal}
        </button>
        <button
          type="button"
          class={isHarmless ? 'button primary' : 'button primary danger'}
          disabled={isBusy}
          onClick={confirm}
        >
          {action}
        </button>
      </div>
    </Modal>
  );
};

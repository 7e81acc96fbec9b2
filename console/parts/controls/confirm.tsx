/** Asks before an action that cannot be undone. */
import { useState } from 'preact/hooks';
import { Modal } from './modal.tsx';
import { ErrorNote } from './note.tsx';

export const Confirm = ({
  title,
  text,
  action,
  onConfirm,
  onClose,
}: {
  title: string;
  text: string;
  action: string;
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
          Cancel
        </button>
        <button type="button" class="button primary danger" disabled={isBusy} onClick={confirm}>
          {action}
        </button>
      </div>
    </Modal>
  );
};

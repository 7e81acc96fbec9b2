/** A dialog with a form: one error per field, one button that sends it. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ApiError } from '../../api/client.ts';
import { besideField } from '../text/error-text.ts';
import { say } from '../text/say.ts';
import { Modal } from './modal.tsx';
import { ErrorNote } from './note.tsx';

export const FormDialog = ({
  title,
  action,
  params,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  action: string;
  /** Parameters that have a field here; other errors are shown below. */
  params: string[];
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: (errorAt: (param: string) => string | null) => ComponentChildren;
}) => {
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const errorAt = (param: string) =>
    error instanceof ApiError && error.param === param ? besideField(error) : null;
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await onSubmit();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form class="stack" onSubmit={submit} onInput={() => setError(null)} noValidate>
        {children(errorAt)}
        {!params.some(errorAt) && <ErrorNote error={error} />}
        <div class="modal-actions">
          <button type="button" class="button" onClick={onClose}>
            {say('Cancel')}
          </button>
          <button type="submit" class="button primary" disabled={isBusy}>
            {action}
          </button>
        </div>
      </form>
    </Modal>
  );
};

export const textsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** For a date field, the end of that day; null when it is empty or not a date, such as one in the year 12026. */
export const dayEndOf = (text: string): number | null => {
  const endMs = Date.parse(`${text}T23:59:59`);
  return Number.isNaN(endMs) ? null : Math.floor(endMs / 1000);
};

export const dayOf = (unixSeconds: number | null | undefined): string => {
  if (unixSeconds == null) return '';
  const at = new Date(unixSeconds * 1000);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
};

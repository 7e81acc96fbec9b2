/** A labelled control with its hint, and the error beside it. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export type FieldProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: 'true' };

/** The error of a field, under it; its control is described by it. */
export const FieldError = ({ id, error }: { id: string; error?: string | null }) =>
  error ? (
    <p class="field-error" id={`${id}-error`} role="alert">
      {error}
    </p>
  ) : null;

export const Field = ({
  label,
  hint,
  error,
  hidesLabel,
  aside,
  children,
}: {
  label: string;
  hint?: ComponentChildren;
  error?: string | null | undefined;
  hidesLabel?: boolean;
  /** At the right of the label. */
  aside?: ComponentChildren;
  children: (field: FieldProps) => ComponentChildren;
}) => {
  const id = useId();
  const described = [hint != null && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class={error ? 'field invalid' : 'field'}>
      <div class={hidesLabel ? 'field-head sr-only' : 'field-head'}>
        <label for={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': 'true' }),
      })}
      {hint != null && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
};

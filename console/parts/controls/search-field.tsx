import type { Ref } from 'preact';
import { Icon } from './icon.tsx';

export const SearchField = ({
  label,
  placeholder = label,
  value,
  input,
  onInput,
  onChange,
}: {
  label: string;
  placeholder?: string;
  value: string;
  input?: Ref<HTMLInputElement>;
  /** With every letter. */
  onInput?: (text: string) => void;
  /** With Enter, or when the field is left. */
  onChange?: (text: string) => void;
}) => (
  <div class="search-field">
    <Icon name="search" />
    <input
      ref={input}
      type="search"
      class="input"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onInput={(event) => onInput?.(event.currentTarget.value)}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  </div>
);

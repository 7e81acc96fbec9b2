import { Icon, type IconName } from './icon.tsx';

export const IconButton = ({
  icon,
  label,
  title = label,
  isSmall = false,
  isPressed,
  isDisabled = false,
  onClick,
}: {
  icon: IconName;
  /** For screen readers. */
  label: string;
  /** Under the pointer: shorter than the label, or with the key that does the same. */
  title?: string;
  isSmall?: boolean;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    class={isSmall ? 'icon-button small' : 'icon-button'}
    aria-label={label}
    aria-pressed={isPressed}
    title={title}
    disabled={isDisabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

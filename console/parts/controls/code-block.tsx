import { copyText } from './copy.ts';
import { Icon } from './icon.tsx';

export const CodeBlock = ({ code, label }: { code: string; label: string }) => (
  <div class="code-block">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too */}
    <pre tabIndex={0}>{code}</pre>
    <button
      type="button"
      class="icon-button small"
      aria-label={`Copy ${label}`}
      title="Copy"
      onClick={() => void copyText(code)}
    >
      <Icon name="copy" />
    </button>
  </div>
);

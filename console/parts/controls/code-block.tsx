import { say } from '../text/say.ts';
import { copyText } from './copy.ts';
import { IconButton } from './icon-button.tsx';

export const CodeBlock = ({ code, label }: { code: string; label: string }) => (
  <div class="code-block">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too */}
    <pre tabIndex={0}>{code}</pre>
    <IconButton
      isSmall
      icon="copy"
      label={say('Copy {name}', { name: label })}
      title={say('Copy')}
      onClick={() => void copyText(code)}
    />
  </div>
);

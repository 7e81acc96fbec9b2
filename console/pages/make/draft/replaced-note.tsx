/** Beside the prompt after something else took its place. */
import { IconButton } from '../../../parts/controls/icon-button.tsx';
import { say } from '../../../parts/text/say.ts';
import { forgetReplaced, isReplaced, putBack } from './replace-draft.ts';

export const ReplacedNote = () =>
  isReplaced() ? (
    <p class="replaced-note hint" role="status">
      {say('Your draft was replaced.')}{' '}
      <button type="button" class="link-button" onClick={putBack}>
        {say('Undo')}
      </button>
      <IconButton isSmall icon="close" label={say('Dismiss')} onClick={forgetReplaced} />
    </p>
  ) : null;

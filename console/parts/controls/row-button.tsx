/** A small button of a row, which says aloud whose row it is. */
import { say } from '../text/say.ts';

export const ChangeButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button type="button" class="button small" aria-label={say('Change {name}', { name })} onClick={onClick}>
    {say('Change')}
  </button>
);

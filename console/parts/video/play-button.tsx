import { IconButton } from '../controls/icon-button.tsx';
import { say } from '../text/say.ts';

export const PlayButton = ({ isPlaying, onClick }: { isPlaying: boolean; onClick: () => void }) => (
  <IconButton
    icon={isPlaying ? 'pause' : 'play'}
    label={say(isPlaying ? 'Pause' : 'Play')}
    title={say(isPlaying ? 'Pause (k)' : 'Play (k)')}
    onClick={onClick}
  />
);

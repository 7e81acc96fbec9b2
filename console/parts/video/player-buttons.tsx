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

export const MuteButton = ({ isMuted, onClick }: { isMuted: boolean; onClick: () => void }) => (
  <IconButton
    icon={isMuted ? 'muted' : 'sound'}
    label={say('Mute')}
    title={say('Mute (m)')}
    isPressed={isMuted}
    onClick={onClick}
  />
);

export const FullScreenButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton icon="fullscreen" label={say('Full screen')} title={say('Full screen (f)')} onClick={onClick} />
);

/** A sound with the bar and the buttons of the video player. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { IconButton } from '../controls/icon-button.tsx';
import { clockTime } from '../data/format.ts';
import { say } from '../text/say.ts';
import { Timeline } from '../video/timeline.tsx';

export const SoundPlayer = ({
  src,
  label,
  audio,
  playsAtOnce = false,
  onLoaded,
}: {
  src: string | undefined;
  label: string;
  /** For a page that follows or moves it. */
  audio?: RefObject<HTMLAudioElement | null>;
  playsAtOnce?: boolean;
  onLoaded?: () => void;
}) => {
  const own = useRef<HTMLAudioElement>(null);
  const element = audio ?? own;
  const [time, setTime] = useState(0);
  /** Zero while it is not known, as of a sound that is still received. */
  const [length, setLength] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const readLength = () => {
    const { duration } = element.current!;
    setLength(Number.isFinite(duration) ? duration : 0);
  };
  const toggle = () => {
    const { current } = element;
    if (!current?.paused) return current?.pause();
    current.play().catch(() => setPlaying(false));
  };
  return (
    <section class="sound" aria-label={label}>
      {/* biome-ignore lint/a11y/useMediaCaption: its text stands beside it */}
      <audio
        ref={element}
        src={src}
        autoplay={playsAtOnce}
        preload="metadata"
        hidden
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        onDurationChange={readLength}
        onLoadedMetadata={() => {
          readLength();
          onLoaded?.();
        }}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={say(isPlaying ? 'Pause' : 'Play')}
        onClick={toggle}
      />
      <Timeline
        time={time}
        length={length}
        spritesheet={undefined}
        aspect={1}
        onSeek={(seconds) => {
          element.current!.currentTime = Math.min(Math.max(seconds, 0), length);
          setTime(element.current!.currentTime);
        }}
        stretch={null}
        onStretch={undefined}
      />
      <span class="player-time number">
        {clockTime(time)}
        {length > 0 && ` / ${clockTime(length)}`}
      </span>
    </section>
  );
};

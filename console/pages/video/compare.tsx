/** A video and its remix source side by side, played together. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Video } from '../../api/types.ts';
import { mediaUrl } from '../../api/videos.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { clockTime } from '../../parts/data/format.ts';
import { say } from '../../parts/text/say.ts';

/** Further apart than this, the second is moved to the position of the first. */
const driftSeconds = 0.08;

export const Compare = ({ before, after }: { before: Video; after: Video }) => {
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const length = Math.min(before.seconds, after.seconds);
  const both = () => [first.current!, second.current!];
  const toggle = () => {
    if (isPlaying) for (const video of both()) video.pause();
    else for (const video of both()) video.play().catch(() => {});
    setPlaying(!isPlaying);
  };
  const seek = (seconds: number) => {
    for (const video of both()) video.currentTime = seconds;
    setTime(seconds);
  };
  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    const align = () => {
      const [one, other] = [first.current, second.current];
      // The page was left while they played.
      if (!one || !other) return;
      setTime(one.currentTime);
      if (Math.abs(one.currentTime - other.currentTime) > driftSeconds) other.currentTime = one.currentTime;
      if (one.ended) setPlaying(false);
      else frame = requestAnimationFrame(align);
    };
    frame = requestAnimationFrame(align);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  return (
    <div class="compare">
      <div class="compare-pair">
        {[
          { video: before, ref: first, name: 'Before' as const },
          { video: after, ref: second, name: 'After' as const },
        ].map(({ video, ref, name }) => (
          <figure key={video.id}>
            <video
              ref={ref}
              src={mediaUrl(video.id, 'video')}
              poster={mediaUrl(video.id, 'thumbnail')}
              muted={name === 'Before'}
              playsInline
              preload="auto"
              aria-label={`${say(name)}: ${video.prompt}`}
            />
            <figcaption>
              <strong>{say(name)}</strong> {video.prompt}
            </figcaption>
          </figure>
        ))}
      </div>
      <div class="row compare-controls">
        <button type="button" class="button small" onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {say(isPlaying ? 'Pause both' : 'Play both')}
        </button>
        <input
          type="range"
          aria-label={say('Time in both')}
          min={0}
          max={length}
          step={0.04}
          value={time}
          onInput={(event) => seek(Number(event.currentTarget.value))}
        />
        <span class="number muted">
          {clockTime(time)} / {clockTime(length)}
        </span>
      </div>
    </div>
  );
};

/** A video and its remix source, played together: side by side, or one over the other with an edge that is moved. */

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
  const [isOver, setOver] = useState(false);
  const [edge, setEdge] = useState(50);
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
      <div class={isOver ? 'compare-pair over' : 'compare-pair'}>
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
              style={isOver && name === 'After' ? { clipPath: `inset(0 0 0 ${edge}%)` } : undefined}
            />
            <figcaption>
              <strong>{say(name)}</strong> {video.prompt}
            </figcaption>
          </figure>
        ))}
        {isOver && (
          <>
            <span class="compare-edge" style={{ left: `${edge}%` }} aria-hidden="true" />
            <input
              type="range"
              class="compare-wipe"
              aria-label={say('Before on the left, after on the right')}
              min={0}
              max={100}
              step={0.5}
              value={edge}
              onInput={(event) => setEdge(Number(event.currentTarget.value))}
            />
          </>
        )}
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
        <button type="button" class="button small" aria-pressed={isOver} onClick={() => setOver(!isOver)}>
          <Icon name="compare" />
          {say('One over the other')}
        </button>
      </div>
    </div>
  );
};

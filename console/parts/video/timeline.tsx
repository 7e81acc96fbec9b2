/** The bar under a video: seeks, previews the picture under the pointer, and selects a time range. */

import { useRef, useState } from 'preact/hooks';
import { clockTime } from '../data/format.ts';
import { say } from '../text/say.ts';

const columns = 4;
const tiles = 16;
const previewWidth = 160;
const keySeconds = 0.5;

type Stretch = { start: number; end: number };

export const Timeline = ({
  time,
  length,
  spritesheet,
  aspect,
  onSeek,
  stretch,
  onStretch,
}: {
  time: number;
  length: number;
  spritesheet: string | undefined;
  aspect: number;
  onSeek: (seconds: number) => void;
  stretch: Stretch | null;
  onStretch: ((stretch: Stretch) => void) | undefined;
}) => {
  const bar = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<number | null>(null);
  const share = (seconds: number) => (length > 0 ? Math.min(Math.max(seconds / length, 0), 1) : 0);
  const at = (event: PointerEvent): number => {
    const { left, width } = bar.current!.getBoundingClientRect();
    return Math.min(Math.max((event.clientX - left) / width, 0), 1) * length;
  };
  const onPointerDown = (event: PointerEvent) => {
    bar.current!.setPointerCapture(event.pointerId);
    onSeek(at(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    setHover(at(event));
    if (bar.current!.hasPointerCapture(event.pointerId)) onSeek(at(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: time - keySeconds,
      ArrowDown: time - keySeconds,
      ArrowRight: time + keySeconds,
      ArrowUp: time + keySeconds,
      Home: 0,
      End: length,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onSeek(to);
  };
  return (
    <div class="timeline">
      <div
        ref={bar}
        class="timeline-bar"
        role="slider"
        tabIndex={0}
        aria-label={say('Time')}
        aria-valuemin={0}
        aria-valuemax={Math.round(length)}
        aria-valuenow={Math.round(time)}
        aria-valuetext={say('{time} of {length}', { time: clockTime(time), length: clockTime(length) })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setHover(null)}
        onKeyDown={onKeyDown}
      >
        <div class="timeline-track">
          <div class="timeline-done" style={{ width: `${share(time) * 100}%` }} />
          {stretch && (
            <div
              class="timeline-stretch"
              style={{
                left: `${share(stretch.start) * 100}%`,
                width: `${(share(stretch.end) - share(stretch.start)) * 100}%`,
              }}
            />
          )}
        </div>
        <div class="timeline-knob" style={{ left: `${share(time) * 100}%` }} />
      </div>
      {hover !== null && length > 0 && (
        <div
          class="timeline-preview"
          style={{ left: `clamp(80px, ${share(hover) * 100}%, calc(100% - 80px))` }}
        >
          {spritesheet && <Still spritesheet={spritesheet} share={share(hover)} aspect={aspect} />}
          <span class="number">{clockTime(hover, 1)}</span>
        </div>
      )}
      {stretch && onStretch && (
        <StretchInputs stretch={stretch} length={length} onStretch={onStretch} onSeek={onSeek} />
      )}
    </div>
  );
};

/** The place of one of several, in the percentages of CSS: the last is at 100. */
const share100 = (index: number, count: number): string => `${(index / (count - 1)) * 100}%`;

/** As wide as there is room, and not higher than this. */
export const fluidWidth = (aspect: number, heightPx = 150): string => `min(100%, ${heightPx * aspect}px)`;

/** The still nearest to this share of the film: one of the pictures of a spritesheet. */
export const Still = ({
  spritesheet,
  share,
  aspect,
  width = `${previewWidth}px`,
}: {
  spritesheet: string;
  share: number;
  aspect: number;
  /** A length of CSS, also one that follows from what is around it. */
  width?: string;
}) => {
  const index = Math.min(tiles - 1, Math.max(0, Math.floor(share * tiles)));
  return (
    <div
      class="timeline-tile"
      style={{
        width,
        aspectRatio: String(aspect),
        backgroundImage: `url("${spritesheet}")`,
        backgroundSize: `${columns * 100}% auto`,
        backgroundPosition: `${share100(index % columns, columns)} ${share100(Math.floor(index / columns), tiles / columns)}`,
      }}
    />
  );
};

const StretchInputs = ({
  stretch,
  length,
  onStretch,
  onSeek,
}: {
  stretch: Stretch;
  length: number;
  onStretch: (stretch: Stretch) => void;
  onSeek: (seconds: number) => void;
}) => {
  const move = (edge: 'start' | 'end', value: number) => {
    const shortest = Math.min(1, length);
    const at = edge === 'start' ? Math.min(value, length - shortest) : Math.max(value, shortest);
    const width = Math.min(Math.max(edge === 'start' ? stretch.end - at : at - stretch.start, shortest), 3);
    const start = edge === 'start' ? at : at - width;
    onStretch({ start, end: start + width });
    onSeek(at);
  };
  return (
    <div class="timeline-range">
      <label>
        {say('From')} <span class="number">{clockTime(stretch.start, 1)}</span>
        <input
          type="range"
          min={0}
          max={length}
          step={0.1}
          value={stretch.start}
          onInput={(event) => move('start', Number(event.currentTarget.value))}
        />
      </label>
      <label>
        {say('To')} <span class="number">{clockTime(stretch.end, 1)}</span>
        <input
          type="range"
          min={0}
          max={length}
          step={0.1}
          value={stretch.end}
          onInput={(event) => move('end', Number(event.currentTarget.value))}
        />
      </label>
    </div>
  );
};

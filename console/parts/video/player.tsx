/** A video player: previews along the timeline, single frames, speed, loop, full screen. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../controls/icon-button.tsx';
import { say } from '../text/say.ts';
import { FullScreenButton, MuteButton, PlayButton } from './player-buttons.tsx';
import { Scrub } from './scrub.tsx';

const speeds = [0.25, 0.5, 1, 1.5, 2];
/** The frame rate of what the service makes; a step of a faster video skips a frame. */
const frameSeconds = 1 / 24;

export type PlayerProps = {
  src: string;
  poster?: string;
  /** Sixteen pictures, four by four, evenly spread over the video. */
  spritesheet?: string;
  label: string;
  width?: number;
  height?: number;
  onVideo?: (video: HTMLVideoElement | null) => void;
  /** A selected time range on the timeline. */
  stretch?: { start: number; end: number } | null;
  onStretch?: (stretch: { start: number; end: number }) => void;
  actions?: ComponentChildren;
  /** A still that was shown in its place and stays until the first frame is there. */
  before?: string | undefined;
  /** Plays when it is there, over and over and without sound. */
  playsAtOnce?: boolean;
};

export const Player = (props: PlayerProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [length, setLength] = useState(0);
  const playsAtOnce = props.playsAtOnce === true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [loops, setLoops] = useState(playsAtOnce);
  const [isMuted, setMuted] = useState(playsAtOnce);
  const [failed, setFailed] = useState(false);
  const [hasFrame, setHasFrame] = useState(props.before === undefined);
  const { onVideo } = props;
  const ratio = props.width && props.height ? props.width / props.height : 16 / 9;
  useEffect(() => {
    onVideo?.(video.current);
    return () => onVideo?.(null);
  }, [onVideo]);

  const toggle = () => {
    const element = video.current!;
    if (element.paused) element.play().catch(() => {});
    else element.pause();
  };
  const seek = (seconds: number) => {
    const element = video.current!;
    element.currentTime = Math.min(Math.max(seconds, 0), Math.max(length - 0.01, 0));
    setTime(element.currentTime);
  };
  const step = (frames: number) => {
    video.current!.pause();
    seek(video.current!.currentTime + frames * frameSeconds);
  };
  const fullscreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (target.matches('input')) return;
    const isButton = target.matches('button, select');
    const actions: Record<string, () => void> = {
      ...(!isButton && { ' ': toggle }),
      k: toggle,
      ...(!target.matches('[role=slider], select') && {
        ArrowLeft: () => seek(time - 1),
        ArrowRight: () => seek(time + 1),
      }),
      ',': () => step(-1),
      '.': () => step(1),
      f: fullscreen,
      l: () => setLoops(!loops),
      m: () => setMuted(!isMuted),
    };
    const act = actions[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  return (
    <section class="player" aria-label={say('Player')} ref={frame} onKeyDown={onKeyDown}>
      <div class="player-picture" style={{ '--ratio': String(ratio) }}>
        {props.before && <img class="player-before" src={props.before} alt="" />}
        <video
          ref={video}
          class={hasFrame ? undefined : 'coming'}
          src={props.src}
          poster={props.before ? undefined : props.poster}
          width={props.width}
          height={props.height}
          aria-label={props.label}
          playsInline
          preload={props.before ? 'auto' : 'metadata'}
          autoplay={playsAtOnce}
          loop={loops}
          muted={isMuted}
          tabIndex={0}
          onClick={toggle}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
          onSeeked={(event) => setTime(event.currentTarget.currentTime)}
          onLoadedMetadata={(event) => setLength(event.currentTarget.duration)}
          onLoadedData={() => setHasFrame(true)}
          onPlaying={() => setHasFrame(true)}
          onError={() => {
            setFailed(true);
            setHasFrame(true);
          }}
        />
        {failed && (
          <p class="player-error">{say('This video cannot be played here. Download it instead.')}</p>
        )}
      </div>
      <div class="player-controls">
        <Scrub
          time={time}
          length={length}
          spritesheet={props.spritesheet}
          aspect={ratio}
          onSeek={seek}
          stretch={props.stretch ?? null}
          onStretch={props.onStretch}
        />
        <div class="player-buttons">
          <PlayButton isPlaying={isPlaying} onClick={toggle} />
          <span class="player-steps">
            <IconButton
              icon="step-back"
              label={say('One frame back')}
              title={say('One frame back (,)')}
              onClick={() => step(-1)}
            />
            <IconButton
              icon="step-forward"
              label={say('One frame on')}
              title={say('One frame on (.)')}
              onClick={() => step(1)}
            />
            <select
              class="player-speed"
              aria-label={say('Speed')}
              onChange={(event) => {
                video.current!.playbackRate = Number(event.currentTarget.value);
              }}
            >
              {speeds.map((speed) => (
                <option key={speed} value={speed} selected={speed === 1}>
                  {speed}×
                </option>
              ))}
            </select>
          </span>
          <IconButton
            icon="loop"
            label={say('Loop')}
            title={say('Loop (l)')}
            isPressed={loops}
            onClick={() => setLoops(!loops)}
          />
          <MuteButton isMuted={isMuted} onClick={() => setMuted(!isMuted)} />
          <span class="push" />
          {props.actions}
          <FullScreenButton onClick={fullscreen} />
        </div>
      </div>
    </section>
  );
};

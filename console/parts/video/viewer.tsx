/**
 * Films one after another over the whole window, with nothing else: arrows change the film, numbers choose one, the
 * controls go when nothing moves.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { liveVideo } from '../../api/live.ts';
import { mayChange } from '../../api/session.ts';
import type { Video } from '../../api/types.ts';
import { mediaUrl, writeLabels } from '../../api/videos.ts';
import { Icon } from '../controls/icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { toast } from '../controls/toast.tsx';
import { messageOf } from '../text/error-text.ts';
import { say } from '../text/say.ts';
import { FullScreenButton, MuteButton, PlayButton } from './player-buttons.tsx';
import { Scrub } from './scrub.tsx';
import { sizeOf } from './video-size.ts';

export type ViewingProps = {
  videos: Video[];
  /** The place among them at which it begins. */
  first: number;
  /** Films of one prompt: the next one goes on at the moment of the one before, so that they can be compared. */
  keepsTime?: boolean;
  onClose: () => void;
};

const idleMs = 2500;
const frameSeconds = 1 / 24;

const useIdle = (isHeld: boolean) => {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    setIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), idleMs);
  };
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, []);
  return { isIdle: isIdle && !isHeld, wake };
};

const useFavourite = (video: Video) => {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const isFavourite = chosen[video.id] ?? video.is_favourite === true;
  const toggle = async () => {
    setChosen({ ...chosen, [video.id]: !isFavourite });
    try {
      await writeLabels(video.id, { is_favourite: !isFavourite });
      const live = liveVideo(video);
      live.value = { ...live.peek(), is_favourite: !isFavourite };
    } catch (error) {
      setChosen({ ...chosen, [video.id]: isFavourite });
      toast(messageOf(error), 'bad');
    }
  };
  return { isFavourite, toggle };
};

export const Viewer = ({ videos, first, keepsTime = false, onClose }: ViewingProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const films = useRef(new Map<string, HTMLVideoElement>());
  const [index, setIndex] = useState(Math.min(first, videos.length - 1));
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isMuted, setMuted] = useState(false);
  const { isIdle, wake } = useIdle(!isPlaying);
  const video = videos[index]!;
  const { isFavourite, toggle: toggleFavourite } = useFavourite(video);
  const length = video.actual_seconds ?? video.seconds;
  const film = () => films.current.get(video.id)!;
  useEffect(() => {
    dialog.current?.showModal();
    // Not the button to close it, which a space would press.
    dialog.current?.focus();
  }, []);

  const play = (element: HTMLVideoElement) =>
    // A browser that plays no sound unasked plays it silently.
    element.play().catch(() => {
      setMuted(true);
      element.muted = true;
      return element.play().catch(() => {});
    });
  useEffect(() => {
    for (const [id, element] of films.current) if (id !== video.id) element.pause();
    if (isPlaying) void play(film());
  }, [index]);

  const show = (to: number) => {
    if (to < 0 || to >= videos.length || to === index) return;
    const next = films.current.get(videos[to]!.id);
    const at = keepsTime ? film().currentTime : 0;
    if (next) next.currentTime = at;
    setTime(at);
    setIndex(to);
  };
  const toggle = () => {
    if (isPlaying) film().pause();
    else void play(film());
    setPlaying(!isPlaying);
  };
  const seek = (seconds: number) => {
    film().currentTime = Math.min(Math.max(seconds, 0), length - 0.01);
    setTime(film().currentTime);
  };
  const step = (frames: number) => {
    film().pause();
    setPlaying(false);
    seek(film().currentTime + frames * frameSeconds);
  };
  const onEnded = () => {
    if (index < videos.length - 1) show(index + 1);
    else setPlaying(false);
  };
  const fullscreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void dialog.current?.requestFullscreen?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    wake();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = (event.target as Element).matches('button, a');
    const actions: Record<string, () => void> = {
      ...(!isButton && { ' ': toggle }),
      k: toggle,
      ArrowLeft: () => show(index - 1),
      ArrowRight: () => show(index + 1),
      ',': () => step(-1),
      '.': () => step(1),
      m: () => setMuted(!isMuted),
      f: fullscreen,
      ...(mayChange.value && { h: () => void toggleFavourite() }),
    };
    const act = actions[event.key] ?? (/^[1-9]$/.test(event.key) ? () => show(Number(event.key) - 1) : null);
    if (!act) return;
    event.preventDefault();
    act();
  };
  // Those beside it are loaded too, so that it changes at once; of films that are compared, all.
  const around = videos.filter((_, at) => keepsTime || Math.abs(at - index) <= 1);
  const [width, height] = sizeOf(video);
  return (
    <dialog
      ref={dialog}
      class={isIdle ? 'viewer idle' : 'viewer'}
      aria-label={say('Viewing')}
      tabIndex={-1}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onPointerMove={wake}
    >
      {around.map((one) => (
        <video
          key={one.id}
          ref={(element) => {
            if (element) films.current.set(one.id, element);
            else films.current.delete(one.id);
          }}
          class={one.id === video.id ? 'shown' : undefined}
          src={mediaUrl(one.id, 'video')}
          poster={mediaUrl(one.id, 'thumbnail')}
          aria-label={one.prompt}
          aria-hidden={one.id !== video.id}
          preload="auto"
          playsInline
          muted={isMuted}
          loop={keepsTime || videos.length === 1}
          onClick={toggle}
          onTimeUpdate={(event) => one.id === video.id && setTime(event.currentTarget.currentTime)}
          onEnded={onEnded}
        />
      ))}
      <div class="viewer-close">
        <IconButton icon="close" label={say('Close')} title={say('Close (Esc)')} onClick={onClose} />
      </div>
      <div class="viewer-bar">
        <p class="viewer-prompt" dir="auto">
          {video.prompt}
        </p>
        <Scrub
          time={time}
          length={length}
          spritesheet={mediaUrl(video.id, 'spritesheet')}
          aspect={width / height}
          onSeek={seek}
          stretch={null}
          onStretch={undefined}
        />
        <div class="player-buttons">
          <IconButton
            icon="left"
            label={say('Film before')}
            title={say('Film before (←)')}
            isDisabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <PlayButton isPlaying={isPlaying} onClick={toggle} />
          <IconButton
            icon="right"
            label={say('Next film')}
            title={say('Next film (→)')}
            isDisabled={index === videos.length - 1}
            onClick={() => show(index + 1)}
          />
          <span class="viewer-place number" aria-live="polite">
            {say('{at} of {count}', { at: index + 1, count: videos.length })}
          </span>
          <span class="push" />
          {mayChange.value && (
            <IconButton
              icon="heart"
              label={say('Favourite')}
              title={say('Favourite (h)')}
              isPressed={isFavourite}
              onClick={() => void toggleFavourite()}
            />
          )}
          <MuteButton isMuted={isMuted} onClick={() => setMuted(!isMuted)} />
          <FullScreenButton onClick={fullscreen} />
          <a
            class="icon-button"
            href={`videos/${encodeURIComponent(video.id)}`}
            aria-label={say('Open its page')}
            title={say('Open its page')}
          >
            <Icon name="info" />
          </a>
        </div>
      </div>
    </dialog>
  );
};

/** A video in a grid: its picture, or its progress. Plays muted under a pointer that rests, and follows one that moves. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { follow, isOpen } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { mediaUrl, previewUrl } from '../../api/videos.ts';
import { Icon } from '../controls/icon.tsx';
import { waitText } from '../controls/status.tsx';
import { ago, clockTime } from '../data/format.ts';
import { say } from '../text/say.ts';
import { draggedVideo } from './dragged-video.ts';
import { NewestStill } from './newest-still.tsx';
import { sizeOf } from './video-size.ts';

const hoverMs = 250;
/** Of rest, after which it plays on from where the pointer left it. */
const restMs = 500;
/** Of a tile. */
const tileRatio = 16 / 9;

export const VideoTile = ({ video, tabIndex = 0 }: { video: Video; tabIndex?: number }) => {
  const [isHovered, setHovered] = useState(false);
  const [plays, setPlays] = useState(false);
  const [hasPicture, setHasPicture] = useState(true);
  const film = useRef<HTMLVideoElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const rest = useRef(0);
  const unfinished = isOpen(video);
  const [width, height] = sizeOf(video);
  const isOtherShape = Math.abs(width / height - tileRatio) > 0.1;
  useEffect(() => (unfinished ? follow(video.id) : undefined), [unfinished, video.id]);
  useEffect(() => {
    if (!isHovered) return setPlays(false);
    const timer = setTimeout(() => setPlays(true), hoverMs);
    return () => clearTimeout(timer);
  }, [isHovered]);
  useEffect(() => () => clearTimeout(rest.current), []);
  const scrub = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const playing = film.current;
    if (!playing || event.pointerType !== 'mouse' || !(playing.duration > 0)) return;
    const { left, width: across } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / across));
    playing.pause();
    playing.currentTime = share * playing.duration;
    mark.current!.style.left = `${share * 100}%`;
    mark.current!.hidden = false;
    clearTimeout(rest.current);
    rest.current = window.setTimeout(() => {
      if (mark.current) mark.current.hidden = true;
      film.current?.play().catch(() => {});
    }, restMs);
  };
  return (
    <a
      class="tile"
      tabIndex={tabIndex}
      href={`videos/${encodeURIComponent(video.id)}`}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerMove={scrub}
      onPointerLeave={() => setHovered(false)}
      onDragStart={(event) => {
        if (video.status === 'completed') event.dataTransfer?.setData(draggedVideo, video.id);
      }}
    >
      <span class={`tile-picture ${video.status}`}>
        {video.status === 'completed' && hasPicture && (
          <img
            src={mediaUrl(video.id, 'thumbnail')}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setHasPicture(false)}
          />
        )}
        {video.status === 'completed' && hasPicture && isOtherShape && (
          <img
            class="tile-fill"
            src={mediaUrl(video.id, 'thumbnail')}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        {plays && video.status === 'completed' && (
          <>
            <video ref={film} src={mediaUrl(video.id, 'video')} muted autoplay loop playsInline />
            <span ref={mark} class="tile-mark" hidden />
          </>
        )}
        {unfinished && <NewestStill video={video} />}
        {unfinished && (
          <span class={previewUrl(video) === null ? 'tile-wait' : 'tile-wait over'}>
            <span class="number">{waitText(video)}</span>
            <progress
              max={100}
              value={video.status === 'pending' ? 0 : video.progress}
              aria-label={say('Progress')}
            />
          </span>
        )}
        {video.status === 'failed' && (
          <span class="tile-wait">
            <Icon name="alert" />
            {say('Failed')}
          </span>
        )}
        {video.is_favourite && (
          <span class="tile-favourite" title={say('Favourite')}>
            <Icon name="heart" />
          </span>
        )}
        {video.status === 'completed' && (
          <span class="tile-length number">{clockTime(video.actual_seconds ?? video.seconds)}</span>
        )}
      </span>
      <span class="tile-prompt" dir="auto">
        {video.prompt}
      </span>
      <span class="tile-facts">
        {video.remixed_from !== null && (
          <>
            <Icon name="remix" /> {say('Remix')} ·{' '}
          </>
        )}
        {video.model} · {ago(video.created_at)}
      </span>
    </a>
  );
};

/**
 * A video while it is made, in the frame of its player: the stills that are drawn, which can be looked through and
 * played as the film so far, the stage and the time left. When it is ready the player takes its place and nothing moves.
 */
import { useEffect, useState } from 'preact/hooks';
import { mayChange } from '../../api/session.ts';
import type { Video } from '../../api/types.ts';
import { Icon } from '../controls/icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { leftText, stageText } from '../controls/status.tsx';
import { clockTime } from '../data/format.ts';
import { say } from '../text/say.ts';
import type { DrawnStill } from './drawn-stills.ts';
import { useStills } from './newest-still.tsx';
import { StopVideo } from './stop-video.tsx';
import { sizeOf } from './video-size.ts';

const shortestMs = 60;
const longestMs = 500;

/** Which still is shown, and whether they are played: null follows the newest. */
const usePlayback = (stills: DrawnStill[], seconds: number) => {
  const [at, setAt] = useState<number | null>(null);
  const [plays, setPlays] = useState(false);
  const last = stills.length - 1;
  const index = Math.min(at ?? last, last);
  useEffect(() => {
    if (!plays) return;
    const next = index >= last ? 0 : index + 1;
    const apart = ((stills[next]?.share ?? 0) - (stills[index]?.share ?? 0)) * seconds * 1000;
    const timer = setTimeout(
      () => setAt(next),
      // When it begins again, the newest still is seen for a moment.
      apart > 0 ? Math.min(Math.max(apart, shortestMs), longestMs) : longestMs,
    );
    return () => clearTimeout(timer);
  }, [plays, index, last]);
  return {
    index,
    plays,
    lookAt: (to: number) => {
      setPlays(false);
      setAt(to >= last ? null : to);
    },
    toggle: () => {
      if (plays) setAt(null);
      setPlays(!plays);
    },
  };
};

const Picture = ({ stills, index, plays }: { stills: DrawnStill[]; index: number; plays: boolean }) => {
  const still = stills[index];
  const before = stills[index - 1];
  if (!still) return null;
  return (
    <>
      {before && !plays && <img key={before.url} class="preview" src={before.url} alt="" />}
      <img
        key={plays ? 'played' : still.url}
        class={plays ? 'preview' : 'preview coming'}
        src={still.url}
        alt=""
      />
    </>
  );
};

export const MakingPlayer = ({
  video,
  cancels = false,
}: {
  video: Video;
  /** For a page that has no other button that stops it. */
  cancels?: boolean;
}) => {
  const [width, height] = sizeOf(video);
  const stills = useStills(video);
  const { index, plays, lookAt, toggle } = usePlayback(stills, video.seconds);
  const isQueued = video.status === 'pending';
  return (
    <section class="player making" aria-label={say('Being made')}>
      <div class="player-picture" style={{ '--ratio': String(width / height) }}>
        <div class="making-picture">
          {stills.length === 0 && (
            <p class="making-title" dir="auto" aria-hidden="true">
              {video.prompt}
            </p>
          )}
          <Picture stills={stills} index={index} plays={plays} />
        </div>
      </div>
      <div class="player-controls">
        <div class="player-scrub">
          <div class="making-bar">
            <progress max={100} value={isQueued ? undefined : video.progress} aria-label={say('Progress')} />
            {stills.length > 1 && (
              <input
                type="range"
                class="making-scrub"
                style={{ width: `${video.progress}%` }}
                aria-label={say('What is drawn so far')}
                aria-valuetext={clockTime((stills[index]?.share ?? 0) * video.seconds, 1)}
                min={0}
                max={stills.length - 1}
                step={1}
                value={index}
                onInput={(event) => lookAt(Number(event.currentTarget.value))}
              />
            )}
          </div>
          <span class="player-time number">{isQueued ? '' : `${video.progress} %`}</span>
        </div>
        <div class="player-buttons">
          {stills.length > 1 ? (
            <IconButton
              icon={plays ? 'pause' : 'play'}
              label={say(plays ? 'Pause' : 'Play what is drawn so far')}
              onClick={toggle}
            />
          ) : (
            <span class="making-sign">
              {isQueued ? <Icon name="clock" /> : <span class="spinner" aria-hidden="true" />}
            </span>
          )}
          <div class="making-words number">
            <strong aria-live="polite">{stageText(video)}</strong>
            <span>{leftText(video) || say('You can close this tab.')}</span>
          </div>
          <span class="push" />
          {cancels && mayChange.value && <StopVideo video={video} />}
        </div>
      </div>
    </section>
  );
};

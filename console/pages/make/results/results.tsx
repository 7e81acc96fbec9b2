/** Results: the last submit large and side by side, earlier ones smaller. */

import { useEffect, useRef } from 'preact/hooks';
import { isOpen, listChanges, liveVideo } from '../../../api/live.ts';
import type { Video } from '../../../api/types.ts';
import { readLibrary } from '../../../api/videos.ts';
import { ErrorNote } from '../../../parts/controls/note.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { useLoad } from '../../../parts/data/use-load.ts';
import { say } from '../../../parts/text/say.ts';
import { VideoTile } from '../../../parts/video/video-tile.tsx';
import { round } from '../draft/draft.ts';
import { Samples } from '../samples.tsx';
import { ResultCard } from './result-card.tsx';
import { RoundActions } from './round-actions.tsx';

const recent = 12;

const isInView = (element: Element, isWhole = false): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && (isWhole ? bottom <= window.innerHeight : top < window.innerHeight / 2);
};

/** Its player is on the screen and begins to play: a message would only cover it. */
/** Fewer films of one's own leave the page empty. */
const fewest = 4;

const isSeen = (id: string): boolean => {
  const player = document.querySelector(`.round-card[data-video="${CSS.escape(id)}"] > :first-child`);
  return document.visibilityState === 'visible' && player !== null && isInView(player, true);
};

const useReadyToast = (videos: Video[]): void => {
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const video of videos) {
      if (isOpen(video)) open.current.add(video.id);
      else if (open.current.delete(video.id) && !isSeen(video.id))
        toast(
          video.status === 'completed'
            ? say('Your video is ready.')
            : say('A video failed. Nothing was charged.'),
          video.status === 'completed' ? 'good' : 'bad',
          { href: `videos/${encodeURIComponent(video.id)}`, text: say('Open it') },
        );
    }
  });
};

/** Variants of one prompt and model are takes, numbered as they were ordered; null for one alone. */
const takeOf = (video: Video, round: Video[]): number | null => {
  const takes = round.filter(({ model, prompt }) => model === video.model && prompt === video.prompt);
  return takes.length > 1 ? takes.indexOf(video) + 1 : null;
};

/** While a new film waits for one that was ordered before, that one is watched. */
const onStage = (now: Video[], videos: Video[]): Video[] =>
  now.length > 0 && now.every(({ status }) => status === 'pending')
    ? [
        ...videos.filter(({ status, id }) => status === 'processing' && !now.some((one) => one.id === id)),
        ...now,
      ]
    : now;

export const Results = () => {
  const { data, error, reload } = useLoad(
    (signal) => readLibrary({ limit: recent }, signal),
    [listChanges.value],
  );
  const videos = (data?.data ?? []).map((video) => liveVideo(video).value);
  const now = round.value.flatMap((id) => videos.find((video) => video.id === id) ?? []);
  const stage = onStage(now, videos);
  const isDrawn = stage.some(({ status }) => status === 'processing');
  const earlier = videos.filter(({ id }) => !stage.some((video) => video.id === id));
  useReadyToast(videos);
  const section = useRef<HTMLElement>(null);
  const shownRound = useRef(round.peek());
  // With the form above the results, a new video would begin out of sight.
  useEffect(() => {
    if (now.length === 0 || shownRound.current === round.value) return;
    shownRound.current = round.value;
    if (!isInView(section.current!)) section.current!.scrollIntoView({ block: 'start' });
  }, [round.value, now.length]);
  return (
    <section ref={section} class="results" aria-label={say('Results')}>
      <ErrorNote error={error} retry={reload} />
      {now.length > 1 && <RoundActions videos={now} section={section} />}
      {now.length > 0 && (
        <div class={stage.length > 1 && now.length > 1 ? 'round several' : 'round'}>
          {stage.map((video) => (
            <ResultCard
              key={video.id}
              video={video}
              take={now.includes(video) ? takeOf(video, now) : null}
              isCompact={isDrawn && video.status === 'pending'}
            />
          ))}
        </div>
      )}
      {earlier.length > 0 && (
        <>
          <div class="row">
            <h2>{now.length > 0 ? say('Earlier') : say('Latest')}</h2>
            <a class="push" href="library">
              {say('Library')}
            </a>
          </div>
          <ul class="tile-grid">
            {earlier.map((video) => (
              <li key={video.id}>
                <VideoTile video={video} />
              </li>
            ))}
          </ul>
        </>
      )}
      {data && earlier.length < fewest && <Samples isFirst={videos.length === 0} />}
    </section>
  );
};

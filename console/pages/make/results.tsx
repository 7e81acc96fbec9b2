/** Results: the last submit large and side by side, earlier ones smaller. */
import { useEffect, useRef } from 'preact/hooks';
import { isOpen, listChanges, liveVideo } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { readLibrary } from '../../api/videos.ts';
import { Empty, ErrorNote } from '../../parts/controls/note.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { useLoad } from '../../parts/data/use-load.ts';
import { VideoTile } from '../../parts/video/video-tile.tsx';
import { change, draft, round } from './draft.ts';
import { ResultCard } from './result-card.tsx';

const recent = 12;
const examples = [
  'A lighthouse above the sea at dusk',
  'A fox runs through autumn leaves',
  'Snow falls on a mountain village at night',
];

const useReadyToast = (videos: Video[]): void => {
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const video of videos) {
      if (isOpen(video)) open.current.add(video.id);
      else if (open.current.delete(video.id))
        toast(
          video.status === 'completed' ? 'Your video is ready.' : 'A video failed. Nothing was charged.',
          video.status === 'completed' ? 'good' : 'bad',
        );
    }
  });
};

export const Results = () => {
  const { data, error, reload } = useLoad(
    (signal) => readLibrary({ limit: recent }, signal),
    [listChanges.value],
  );
  const videos = (data?.data ?? []).map((video) => liveVideo(video).value);
  const now = round.value.flatMap((id) => videos.find((video) => video.id === id) ?? []);
  const earlier = videos.filter(({ id }) => !now.some((video) => video.id === id));
  useReadyToast(videos);
  return (
    <section class="results" aria-label="Results">
      <ErrorNote error={error} retry={reload} />
      {now.length > 0 && (
        <div class={now.length > 1 ? 'round several' : 'round'}>
          {now.map((video) => (
            <ResultCard key={video.id} video={video} />
          ))}
        </div>
      )}
      {earlier.length > 0 && (
        <>
          <div class="row">
            <h2>{now.length > 0 ? 'Earlier' : 'Latest'}</h2>
            <a class="push" href="library">
              Library
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
      {data && videos.length === 0 && (
        <div class="card">
          <Empty icon="make" title="Your first video">
            <p>
              Describe it, press the button, and watch it being made here. You may close the tab meanwhile.
            </p>
            <div class="examples">
              {examples.map((example) => (
                <button
                  key={example}
                  type="button"
                  class="button small"
                  onClick={() => change({ ...draft.value, prompt: example })}
                >
                  {example}
                </button>
              ))}
            </div>
          </Empty>
        </div>
      )}
    </section>
  );
};

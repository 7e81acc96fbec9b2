/** A video's source and its remixes. */

import { useState } from 'preact/hooks';
import { liveVideo } from '../../api/live.ts';
import type { Video, VideoDetails } from '../../api/types.ts';
import { say } from '../../parts/text/say.ts';
import { VideoTile } from '../../parts/video/video-tile.tsx';
import { Compare } from './compare.tsx';

const Branch = ({ title, videos }: { title: string; videos: Video[] }) => (
  <div class="stack">
    <h3>{title}</h3>
    <ul class="tile-grid">
      {videos.map((video) => (
        <li key={video.id}>
          <VideoTile video={liveVideo(video).value} />
        </li>
      ))}
    </ul>
  </div>
);

export const RemixTree = ({ video }: { video: VideoDetails }) => {
  const [other, setOther] = useState<string | null>(null);
  const { parent, children } = video;
  if (!parent && children.length === 0) return null;
  const related = [...(parent ? [parent] : []), ...children].filter(({ status }) => status === 'completed');
  const compared = related.find(({ id }) => id === other);
  return (
    <section class="card card-body stack" aria-label={say('Remixes')}>
      <div class="row">
        <h2>{say('Remixes')}</h2>
        {video.status === 'completed' && related.length > 0 && (
          <label class="push row compare-choice">
            <span class="hint">{say('Compare with')}</span>
            <select
              class="input"
              value={other ?? ''}
              onChange={(event) => setOther(event.currentTarget.value || null)}
            >
              <option value="">{say('nothing')}</option>
              {related.map(({ id, prompt }) => (
                <option key={id} value={id}>
                  {id === parent?.id ? say('what it was made of') : prompt.slice(0, 40)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {compared && (
        <Compare
          key={compared.id}
          before={compared.id === parent?.id ? compared : video}
          after={compared.id === parent?.id ? video : compared}
        />
      )}
      {parent && <Branch title={say('Made of')} videos={[parent]} />}
      {children.length > 0 && <Branch title={say('Made of this')} videos={children} />}
    </section>
  );
};

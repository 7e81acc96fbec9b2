/** A video's properties, in a few lines. */
import type { VideoDetails } from '../../api/types.ts';
import { StatusChip } from '../../parts/controls/status.tsx';
import { credits, dateTime, duration, sizeText } from '../../parts/data/format.ts';
import { makingSeconds } from '../../parts/video/making-time.ts';

export const Facts = ({ video, isPromptShown }: { video: VideoDetails; isPromptShown: boolean }) => {
  const took = makingSeconds(video);
  const cost =
    video.status === 'failed'
      ? 'Nothing'
      : video.price == null
        ? null
        : `${credits(video.price)}${video.status === 'completed' ? '' : ' held'}`;
  const facts: [string, preact.ComponentChildren][] = [
    ['State', <StatusChip key="state" status={video.status} />],
    ['Model', video.model],
    ['Size', sizeText(video.size)],
    ['Length', `${video.actual_seconds ?? video.seconds} s`],
    ['Seed', typeof video.parameters.seed === 'number' ? String(video.parameters.seed) : null],
    ['Created', dateTime(video.created_at)],
    ['Made in', took === null ? null : duration(took)],
    ['Cost', cost],
  ];
  return (
    <section class="card card-body stack" aria-label="Properties">
      {isPromptShown && <p class="full-prompt">{video.prompt}</p>}
      {video.enhanced_prompt && video.enhanced_prompt !== video.prompt && (
        <details>
          <summary>Enhanced prompt</summary>
          <p class="muted">{video.enhanced_prompt}</p>
        </details>
      )}
      <dl class="facts">
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd class="number">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

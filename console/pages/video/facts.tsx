/** A video's properties, in a few lines. */

import type { VideoDetails } from '../../api/types.ts';
import { copyText } from '../../parts/controls/copy.ts';
import { IconButton } from '../../parts/controls/icon-button.tsx';
import { StatusChip } from '../../parts/controls/status.tsx';
import { credits, dateTime, duration, sizeText } from '../../parts/data/format.ts';
import { type Sentence, say } from '../../parts/text/say.ts';
import { makingSeconds } from '../../parts/video/making-time.ts';

export const Facts = ({ video, isPromptShown }: { video: VideoDetails; isPromptShown: boolean }) => {
  const took = makingSeconds(video);
  const cost =
    video.status === 'failed'
      ? say('Nothing')
      : video.price == null
        ? null
        : video.status === 'completed'
          ? credits(video.price)
          : say('{credits} held', { credits: credits(video.price) });
  const facts: [Sentence, preact.ComponentChildren][] = [
    ['State', <StatusChip key="state" status={video.status} />],
    ['Model', video.model],
    ['Size', sizeText(video.size)],
    ['Length', say('{count} s', { count: video.actual_seconds ?? video.seconds })],
    ['Seed', typeof video.parameters.seed === 'number' ? String(video.parameters.seed) : null],
    ['Created', dateTime(video.created_at)],
    ['Made in', took === null ? null : duration(took)],
    ['Cost', cost],
    [
      'ID',
      <span key="id" class="fact-id">
        <code title={video.id}>{video.id}</code>
        <IconButton isSmall icon="copy" label={say('Copy the ID')} onClick={() => void copyText(video.id)} />
      </span>,
    ],
  ];
  return (
    <section class="card card-body stack" aria-label={say('Properties')}>
      {isPromptShown && (
        <p class="full-prompt" dir="auto">
          {video.prompt}
        </p>
      )}
      {video.enhanced_prompt && video.enhanced_prompt !== video.prompt && (
        <details>
          <summary>{say('Enhanced prompt')}</summary>
          <p class="muted">{video.enhanced_prompt}</p>
        </details>
      )}
      <dl class="facts">
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd class="number">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

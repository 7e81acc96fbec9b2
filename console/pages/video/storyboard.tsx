/** The beats of a film as the engine read them from the prompt, each with a still of its middle. */
import { useEffect, useState } from 'preact/hooks';
import { readPrompt } from '../../api/prompt-reading.ts';
import type { VideoDetails } from '../../api/types.ts';
import { mediaUrl } from '../../api/videos.ts';
import { clockTime } from '../../parts/data/format.ts';
import { useLoad } from '../../parts/data/use-load.ts';
import { say, sayWord } from '../../parts/text/say.ts';
import { thingWords } from '../../parts/text/thing-words.ts';
import { fluidWidth, Still } from '../../parts/video/timeline.tsx';
import { sizeOf } from '../../parts/video/video-size.ts';

const longest = 4000;
/** A reading is usually there before, and most films have no storyboard: a line that comes and goes would move the page. */
const slowMs = 2000;

/** Whether something has lasted for so long that a word about it is due. */
const useSlow = (isLoading: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isSlow;
};

/** Null for a film of one beat, which its player shows whole, and for films of other engines. */
export const Storyboard = ({ video }: { video: VideoDetails }) => {
  const isOurs = video.status === 'completed' && video.route === 'local' && video.parent === null;
  const prompt = video.enhanced_prompt ?? video.prompt;
  const { data, error, isLoading, reload } = useLoad(
    async (signal) =>
      isOurs && prompt.length <= longest ? readPrompt({ prompt, seconds: video.seconds }, signal) : null,
    [video.id, isOurs],
  );
  const isSlow = useSlow(isLoading);
  if (!data && isSlow)
    return (
      <p class="hint" role="status">
        {say('The storyboard is being read.')}
      </p>
    );
  if (!data && error && !isLoading)
    return (
      <p class="hint" role="status">
        {say('The storyboard could not be read.')}{' '}
        <button type="button" class="link-button" onClick={reload}>
          {say('Try again')}
        </button>
      </p>
    );
  if (!data || data.beats.length < 2) return null;
  const [width, height] = sizeOf(video);
  const length = video.actual_seconds ?? video.seconds;
  const starts = data.beats.map((_, index) =>
    data.beats.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  return (
    <section class="card card-body stack" aria-label={say('Storyboard')}>
      <h2>{say('Storyboard')}</h2>
      <ol class="storyboard">
        {data.beats.map((beat, index) => (
          <li key={index}>
            <Still
              spritesheet={mediaUrl(video.id, 'spritesheet')}
              share={starts[index]! + beat.share / 2}
              aspect={width / height}
              width={fluidWidth(width / height)}
            />
            <strong class="number">{clockTime(starts[index]! * length, 1)}</strong>
            <span class="storyboard-words">{sayWord(beat.place)}</span>
            <span class="storyboard-words muted">
              {beat.things
                .filter(({ is_implied }) => !is_implied)
                .map(thingWords)
                .join('; ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

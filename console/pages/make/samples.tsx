/** Films that the service made, playing one after another; one click takes a prompt over. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/controls/icon.tsx';
import { readStored, store } from '../../parts/data/stored.ts';
import { say } from '../../parts/text/say.ts';
import { draft, images } from './draft/draft.ts';
import { replaceDraft } from './draft/replace-draft.ts';
import { assetUrl, sampleFilms } from './samples/films.ts';
import { MovingStill } from './samples/moving-still.tsx';

const take = (prompt: string): void => {
  replaceDraft({ ...draft.value, prompt }, images.value);
  const box = document.querySelector<HTMLTextAreaElement>('.prompt-box textarea');
  box?.focus();
  box?.scrollIntoView({ block: 'center' });
};

/** For an empty prompt: what could stand there. */
export const Ideas = () => (
  <div class="ideas">
    {sampleFilms.map(
      ({ still, prompt, idea }) =>
        idea && (
          <button
            key={prompt}
            type="button"
            class="idea"
            title={say(prompt)}
            onClick={() => take(say(prompt))}
          >
            <img src={assetUrl(still)} alt="" width={48} height={27} loading="lazy" />
            {say(idea)}
          </button>
        ),
    )}
  </div>
);

const pausedName = 'samples-paused';
const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a list is on the screen: films that nobody sees are not fetched. */
const useOnScreen = (list: { current: Element | null }): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)!.isIntersecting));
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, []);
  return isSeen;
};

/** While there is little else to show: before the first film, and below the first few. */
export const Samples = ({ isFirst }: { isFirst: boolean }) => {
  const list = useRef<HTMLUListElement>(null);
  const isSeen = useOnScreen(list);
  const [isPaused, setPaused] = useState(() => readStored(pausedName, wantsStillness()));
  const [turn, setTurn] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  // While a prompt is written, and its film drawn on perhaps the same machine, only what is pointed at moves.
  const byTurns = isSeen && draft.value.prompt.trim() === '' ? turn : null;
  const playing = isPaused ? null : (pointed ?? byTurns);
  const leave = (index: number) => setPointed((now) => (now === index ? null : now));
  return (
    <div class="stack">
      <div class="row samples-head">
        <div>
          <h2>{say('Made with Kinora')}</h2>
          <p class="muted">
            {isFirst
              ? say('Take one as your first film, or describe another. It is drawn before your eyes.')
              : say('Take one as the next, or describe another.')}
          </p>
        </div>
        <button
          type="button"
          class="button small ghost push"
          onClick={() => {
            store(pausedName, !isPaused);
            setPaused(!isPaused);
          }}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
          {isPaused ? say('Play films') : say('Pause films')}
        </button>
      </div>
      <ul class="samples" ref={list}>
        {sampleFilms.map((sample, index) => (
          <li key={sample.film}>
            <button
              type="button"
              class="sample"
              onClick={() => take(say(sample.prompt))}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(index)}
              onPointerLeave={() => leave(index)}
              onFocus={() => setPointed(index)}
              onBlur={() => leave(index)}
            >
              <MovingStill
                sample={sample}
                plays={playing === index}
                loops={pointed === index}
                onEnd={() => setTurn((index + 1) % sampleFilms.length)}
              />
              <span class="sample-words">{say(sample.prompt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

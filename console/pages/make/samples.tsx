/** Films that the service made, as stills; one click takes a prompt over. */
import { type Sentence, say } from '../../parts/text/say.ts';
import { change } from './draft.ts';
import astronaut from './samples/astronaut.webp';
import aurora from './samples/aurora.webp';
import balloons from './samples/balloons.webp';
import garden from './samples/garden.webp';
import lighthouse from './samples/lighthouse.webp';
import paris from './samples/paris.webp';
import train from './samples/train.webp';
import whale from './samples/whale.webp';

/** `idea`: a few words for it, where there is no room for the still. */
const samples: { still: string; prompt: Sentence; idea?: Sentence }[] = [
  { still: lighthouse, prompt: 'A lighthouse on a cliff, waves crashing against the rocks, storm clouds' },
  { still: astronaut, prompt: 'An astronaut riding a horse on Mars', idea: 'An astronaut on Mars' },
  { still: garden, prompt: 'Cherry blossoms falling in a Japanese garden with a pond and a red bridge' },
  {
    still: train,
    prompt: 'A steam train crossing a stone bridge over a misty valley',
    idea: 'A steam train in the mist',
  },
  { still: paris, prompt: 'A woman in a red dress walking along a rainy Paris street with an umbrella' },
  { still: aurora, prompt: 'Northern lights over a log cabin in the snow', idea: 'Northern lights' },
  { still: whale, prompt: 'A whale jumping out of the ocean at sunset', idea: 'A whale at sunset' },
  { still: balloons, prompt: 'A hot air balloon festival at sunrise over green hills' },
];

/** The bundler names it relative to the script, beside which it lies. */
export const assetUrl = (still: string): string => `assets/${still.replace(/^\.\//, '')}`;

const take = (prompt: string): void => {
  change({ prompt });
  const box = document.querySelector<HTMLTextAreaElement>('.prompt-box textarea');
  box?.focus();
  box?.scrollIntoView({ block: 'center' });
};

/** For an empty prompt: what could stand there. */
export const Ideas = () => (
  <div class="ideas">
    {samples.map(
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

/** While there is nothing else to show: before the first film, and below it. */
export const Samples = ({ isFirst }: { isFirst: boolean }) => (
  <div class="stack">
    <div>
      <h2>{say('Made here')}</h2>
      <p class="muted">
        {isFirst
          ? say('Take one as your first film, or describe another. It is drawn before your eyes.')
          : say('Take one as the next, or describe another.')}
      </p>
    </div>
    <ul class="samples">
      {samples.map(({ still, prompt }) => (
        <li key={prompt}>
          <button type="button" class="sample" onClick={() => take(say(prompt))}>
            <img src={assetUrl(still)} alt="" width={336} height={189} />
            <span>{say(prompt)}</span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);

/** The contents of the film, read from the prompt while it is written; words that can be added with one click. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PromptReading, readPrompt } from '../../api/prompt-reading.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { count } from '../../parts/data/format.ts';
import { say, sayList, sayWord } from '../../parts/text/say.ts';
import { thingWords } from '../../parts/text/thing-words.ts';
import { draft, madePrompt } from './draft/draft.ts';
import { contentsOf, isLookedAt, suggestionsOf } from './pictures/picture-reading.tsx';
import { Ideas } from './samples.tsx';
import { Suggestions } from './suggestions.tsx';

/** After the last key. */
const restMs = 450;
/** After a reading that failed, while an engine starts or is busy. */
const pausesMs = [2000, 5000, 10_000];
const longest = 4000;
/** Of a prompt, by our own engine (`packages/film/src/screenplay/write-screenplay.ts`). */
const mostRead = 12_000;

type Beat = PromptReading['beats'][number];

const useReading = (seconds: number | undefined, style: string | undefined, file: File | undefined) => {
  const hasPicture = file !== undefined;
  const picture = contentsOf(file);
  const [reading, setReading] = useState<PromptReading | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const prompt = draft.value.prompt.trim();
  useEffect(() => {
    if (prompt === '' || prompt.length > longest) {
      setIsReading(false);
      return setReading(null);
    }
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const read = async (attempt: number) => {
      setIsReading(true);
      const found = await readPrompt(
        { prompt, seconds, style, has_picture: hasPicture, picture },
        controller.signal,
      ).catch(() => null);
      if (controller.signal.aborted) return;
      const pauseMs = pausesMs[attempt];
      if (found === null && pauseMs !== undefined) {
        timer = setTimeout(() => void read(attempt + 1), pauseMs);
        return;
      }
      setIsReading(false);
      setIsRefused(found === null);
      if (found) setReading(found);
    };
    timer = setTimeout(() => void read(0), restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [prompt, seconds, style, hasPicture, picture]);
  const isEmpty = prompt === '';
  return {
    reading: isEmpty ? null : reading,
    isReading: !isEmpty && isReading,
    isRefused: !isEmpty && isRefused,
  };
};

/** A given picture has its place and its light, where the prompt names no other place. */
const settingText = (beat: Beat, hasPicture: boolean): string => {
  const isOfPicture = hasPicture && !beat.is_place_stated;
  const words = [
    isOfPicture ? say('as in the picture') : beat.place,
    // Day is what a prompt without an hour has.
    isOfPicture && beat.time_of_day === 'day' ? 'auto' : beat.time_of_day,
    ...beat.weather.filter((one) => one !== 'clear'),
    beat.shot,
    beat.camera_move,
  ];
  return sayList(words.filter((word) => word !== 'auto').map(sayWord));
};

const BeatLine = ({ beat, hasPicture }: { beat: Beat; hasPicture: boolean }) => (
  <li class="beat" style={{ '--share': String(beat.share) }}>
    <span class="beat-setting">{settingText(beat, hasPicture)}</span>
    <ul class="beat-things">
      {beat.things.map((thing, index) => (
        <li key={`${thing.name}-${index}`} class={thing.is_implied ? 'chip implied' : 'chip'}>
          {thingWords(thing)}
        </li>
      ))}
      {beat.effects.map((effect) => (
        <li key={effect} class="chip">
          {effect}
        </li>
      ))}
    </ul>
  </li>
);

/** Nothing of the prompt would be seen, as with a language that the engine does not read. */
const isUnread = ({ beats, not_drawn }: PromptReading): boolean =>
  not_drawn.length > 0 &&
  beats.every(
    ({ things, effects, is_place_stated }) => things.length === 0 && effects.length === 0 && !is_place_stated,
  );

/** Scrolls where it is long; only then it is a stop of the Tab key. */
const ReadingBody = ({ reading, hasPicture }: { reading: PromptReading; hasPicture: boolean }) => {
  const body = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    setIsLong(body.current!.scrollHeight > body.current!.clientHeight);
  }, [reading]);
  return (
    <div ref={body} class="reading-body" tabIndex={isLong ? 0 : undefined}>
      <ol class="beats">
        {reading.beats.map((beat, index) => (
          <BeatLine key={index} beat={beat} hasPicture={hasPicture} />
        ))}
      </ol>
      {reading.not_drawn.length > 0 && (
        <p class="reading-warning">
          <Icon name="alert" />
          {isUnread(reading) && !hasPicture
            ? say(
                'Nothing of this can be shown; the place would be empty: {place}. Write in English or Chinese.',
                { place: sayWord(reading.beats[0]?.place ?? '') },
              )
            : say('Cannot show: {words}', { words: sayList(reading.not_drawn) })}
        </p>
      )}
      {reading.shown_as.map(({ asked, shown }) => (
        <p key={asked} class="hint">
          {say('Shown as {shown}: {asked}', { shown, asked })}
        </p>
      ))}
    </div>
  );
};

export const PromptReadingPanel = ({
  seconds,
  style,
  picture,
}: {
  seconds: number | undefined;
  style: string | undefined;
  /** The one in which the film happens. */
  picture: File | undefined;
}) => {
  const hasPicture = picture !== undefined;
  const { reading, isReading, isRefused } = useReading(seconds, style, picture);
  const { length } = draft.value.prompt.trim();
  const isEmpty = length === 0;
  return (
    <section
      class={isReading ? 'reading busy' : 'reading'}
      aria-label={say('What will be shown')}
      aria-live="polite"
      aria-busy={isReading}
    >
      {reading === null ? (
        <>
          <p class="hint">
            {length > longest
              ? say(
                  'Prompts of up to {count} characters are told here; of a longer one the film follows the first {read}.',
                  {
                    count: count(longest),
                    read: count(mostRead),
                  },
                )
              : isReading
                ? say('Reading what the film will show…')
                : isRefused
                  ? say('What the film will show cannot be told now. It can be made all the same.')
                  : hasPicture
                    ? say('The film begins with this picture. Say what happens in it.')
                    : say('As you write, this tells what the film will show.')}
            {!isReading && !isRefused && !hasPicture && madePrompt.value !== '' && (
              <span class="keys-only"> {say('↑ brings earlier prompts back.')}</span>
            )}
          </p>
          {isEmpty && (hasPicture ? <Suggestions of={suggestionsOf(picture)} /> : <Ideas />)}
        </>
      ) : reading.is_other_language ? (
        <p class="reading-warning">
          <Icon name="alert" />
          {say('This is read as English or Chinese only and would be misread. Write in English or Chinese.')}
        </p>
      ) : (
        <>
          {isLookedAt(picture) && (
            <p class="hint">
              {say('The picture is still being looked at; then this tells what of it is not found there.')}
            </p>
          )}
          <ReadingBody reading={reading} hasPicture={hasPicture} />
          <Suggestions of={[...suggestionsOf(picture), ...reading.suggestions]} />
        </>
      )}
    </section>
  );
};

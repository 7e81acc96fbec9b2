/** Speak: text becomes speech that plays while it is synthesised. */

import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type SpeechRequest, speak } from '../../api/audio.ts';
import { ApiError, isAbort } from '../../api/client.ts';
import { modelsOf, readModels } from '../../api/models.ts';
import type { Model } from '../../api/types.ts';
import { Field } from '../../parts/controls/field.tsx';
import { Icon } from '../../parts/controls/icon.tsx';
import { LowBalance } from '../../parts/controls/low-balance.tsx';
import { ModelSelect } from '../../parts/controls/model-select.tsx';
import { ErrorNote, Loading, Note } from '../../parts/controls/note.tsx';
import { bytes, clockTime, credits } from '../../parts/data/format.ts';
import { readStored, store } from '../../parts/data/stored.ts';
import { useLoad } from '../../parts/data/use-load.ts';
import { usePrice } from '../../parts/data/use-price.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { SoundPlayer } from '../../parts/sound/sound-player.tsx';
import { VoiceChoice } from '../../parts/sound/voice-choice.tsx';
import { besideField } from '../../parts/text/error-text.ts';
import { listLanguages, nameOfLanguage } from '../../parts/text/language-names.ts';
import { say } from '../../parts/text/say.ts';
import { playable, receive, streamTypeOf } from './play-stream.ts';
import { Recent } from './recent.tsx';
import { keepSpoken, loadSpoken } from './spoken.ts';
import { unvoicedLanguage } from './unvoiced-language.ts';

type Draft = SpeechRequest & { instructions: string };

const empty: Draft = { model: '', input: '', voice: '', response_format: 'mp3', speed: 1, instructions: '' };
const draft = signal<Draft>({ ...empty, ...readStored('speak', {}) });
draft.subscribe((value) => store('speak', value));
const change = (part: Partial<Draft>) => {
  draft.value = { ...draft.value, ...part };
};

/** The request: instructions only to a model that follows them. */
const requestOf = (model: Model, { instructions, ...request }: Draft): SpeechRequest => ({
  ...request,
  model: model.id,
  ...(model.honours_instructions !== false && instructions.trim() !== '' && { instructions }),
});

const useSpeech = () => {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [url, setUrl] = useState<string | null>(null);
  /** Bytes received so far; null before the first. */
  const [received, setReceived] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (request: SpeechRequest) => {
    setBusy(true);
    setError(null);
    setUrl(null);
    setReceived(null);
    controller.current = new AbortController();
    try {
      const response = await speak(request, controller.current.signal);
      const { blob, url: streamUrl } = receive(response, request.response_format, setReceived);
      setUrl(streamUrl);
      const sound = await blob;
      await keepSpoken(request, sound);
      if (streamUrl === null) setUrl(URL.createObjectURL(await playable(sound, request.response_format)));
    } catch (failure) {
      if (!isAbort(failure)) setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, setError, url, received, start, stop: () => controller.current?.abort() };
};

/** Seconds since the request, while it is being answered. */
const useSeconds = (isRunning: boolean): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const startMs = performance.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds((performance.now() - startMs) / 1000), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
};

const Progress = ({ format, received }: { format: string; received: number | null }) => {
  const seconds = useSeconds(true);
  const state =
    received === null
      ? say('The voice gets ready; its first words come soon')
      : streamTypeOf(format) !== null
        ? say('You hear it while it is spoken')
        : say('It plays when it is whole: {size} so far. MP3 plays from the first word', {
            size: bytes(received),
          });
  return (
    <p class="row muted" role="status">
      <span class="spinner" aria-hidden="true" />
      {state} <span class="number">({clockTime(seconds)})</span>
    </p>
  );
};

const Options = ({
  models,
  model,
  errorAt,
}: {
  models: Model[];
  model: Model;
  errorAt: (param: string) => string | null;
}) => {
  const { properties = {} } = model.create.schema;
  const voices = (properties.voice?.enum ?? []).map(String);
  const formats = (properties.response_format?.enum ?? []).map(String);
  const { voice, response_format, speed, instructions } = draft.value;
  return (
    <div class="speak-options">
      <ModelSelect
        models={models}
        value={model.id}
        error={errorAt('model')}
        onChange={(id) => change({ model: id })}
      />
      <VoiceChoice
        model={model}
        voices={voices}
        sounds={properties.voice?.['x-enumDescriptions']}
        value={voice}
        onChange={(chosen) => change({ voice: chosen })}
      />
      <Field
        label={say('Speed')}
        aside={<output class="hint number">{speed}×</output>}
        error={errorAt('speed')}
      >
        {(field) => (
          <input
            {...field}
            type="range"
            min={0.25}
            max={4}
            step={0.05}
            value={speed}
            onInput={(event) => change({ speed: Number(event.currentTarget.value) })}
          />
        )}
      </Field>
      <Field
        label={say('Instructions')}
        hint={
          model.honours_instructions === false
            ? say('This model does not follow instructions.')
            : say('They count as characters of the text where a provider speaks it.')
        }
        error={errorAt('instructions')}
      >
        {(field) => (
          <input
            {...field}
            placeholder={say('Calm, close to the microphone, a little tired')}
            value={instructions}
            disabled={model.honours_instructions === false}
            onInput={(event) => change({ instructions: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={say('Format')} error={errorAt('response_format')}>
        {(field) => (
          <select
            {...field}
            value={response_format}
            onChange={(event) => change({ response_format: event.currentTarget.value })}
          >
            {formats.map((one) => (
              <option key={one} value={one}>
                {one.toUpperCase()}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
};

/** Which languages are spoken, and before anything is paid that a text is in another one. */
const Languages = ({ model, input }: { model: Model; input: string }) => {
  if (!model.languages) return null;
  const names = listLanguages(model.languages);
  const other = unvoicedLanguage(input, model.languages);
  if (other === null) return <p class="hint">{say('Speaks {names}.', { names })}</p>;
  return (
    <Note kind="warn">
      {say(
        'This looks like {language}, which no voice here speaks: it is refused, or read as if it were English. Spoken are {names}.',
        { language: nameOfLanguage(other), names },
      )}
    </Note>
  );
};

const Studio = ({ models }: { models: Model[] }) => {
  const { isBusy, error, setError, url, received, start, stop } = useSpeech();
  const model = models.find(({ id }) => id === draft.value.model) ?? models[0]!;
  const { input, voice } = draft.value;
  const longest = model.create.schema.properties?.input?.maxLength ?? 4096;
  const errorAt = (param: string) =>
    error instanceof ApiError && error.param === param ? besideField(error) : null;
  useEffect(() => {
    const voices = model.create.schema.properties?.voice?.enum ?? [];
    if (!voices.includes(voice)) change({ voice: String(voices[0] ?? 'alloy') });
  }, [model, voice]);
  const { input: text, instructions = '' } = requestOf(model, draft.value);
  const price = usePrice(
    'v1/audio/speech',
    text.trim() === '' || text.length > longest ? null : { model: model.id, input: text, instructions },
  );
  const submit = (event: Event) => {
    event.preventDefault();
    if (input.length > longest) return;
    if (input.trim() === '')
      return setError(new ApiError(400, 'missing_parameter', say('Enter a text to speak.'), 'input'));
    void start(requestOf(model, draft.value));
  };
  return (
    <form class="card speak" onSubmit={submit} onInput={() => setError(null)} noValidate>
      <div class="speak-text">
        <Field
          label={say('Text')}
          hidesLabel
          error={
            errorAt('input') ??
            (input.length > longest
              ? say('At most {longest} characters are spoken at once: {excess} too many.', {
                  longest,
                  excess: input.length - longest,
                })
              : null)
          }
        >
          {(field) => (
            <textarea
              {...field}
              dir="auto"
              rows={9}
              placeholder={say('Good morning. The coffee is ready.')}
              value={input}
              onInput={(event) => change({ input: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
              }}
            />
          )}
        </Field>
        <Languages model={model} input={input} />
        {error === null && <LowBalance cost={price ?? null} />}
        <div class="row">
          <button type="submit" class="button primary" disabled={isBusy || input.length > longest}>
            {isBusy ? <span class="spinner" aria-hidden="true" /> : <Icon name="speak" />}
            {say('Speak')}
            {price !== undefined && <span class="make-price number">{credits(price)}</span>}
          </button>
          {isBusy && (
            <button type="button" class="button" onClick={stop}>
              <Icon name="stop" />
              {say('Stop')}
            </button>
          )}
          <span class={input.length > longest ? 'push field-error number' : 'push hint number'}>
            {input.length} / {longest}
          </span>
        </div>
        {!['input', 'model', 'speed', 'instructions', 'response_format'].some(errorAt) && (
          <ErrorNote error={error} />
        )}
        {isBusy && <Progress format={draft.value.response_format} received={received} />}
        {url && <SoundPlayer key={url} src={url} label={say('What was spoken')} playsAtOnce />}
      </div>
      <Options models={models} model={model} errorAt={errorAt} />
    </form>
  );
};

export const Page = () => {
  const { data, error, reload } = useLoad(readModels, []);
  useEffect(() => void loadSpoken(), []);
  const models = modelsOf(data ?? [], 'speech');
  return (
    <div class="page">
      <PageHeader title={say('Speak')} lead={say('Text becomes speech, and plays while it is being made.')} />
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {models.length > 0 && <Studio models={models} />}
      <Recent onUse={({ request }) => change({ ...empty, ...request })} />
    </div>
  );
};

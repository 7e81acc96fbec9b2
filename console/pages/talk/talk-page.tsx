/** Talk: hold a button and speak, speak freely, or type; the answer is spoken, and can be interrupted. */

import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { forgetModels, modelsOf, readModels } from '../../api/models.ts';
import type { Model } from '../../api/types.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { IconButton } from '../../parts/controls/icon-button.tsx';
import { Empty, ErrorNote, Loading, Note } from '../../parts/controls/note.tsx';
import { amount, count } from '../../parts/data/format.ts';
import { useLoad } from '../../parts/data/use-load.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { LevelMeter } from '../../parts/sound/level-meter.tsx';
import { canRecord, noMicrophone } from '../../parts/sound/microphone.ts';
import { VoiceChoice } from '../../parts/sound/voice-choice.tsx';
import { type Sentence, say } from '../../parts/text/say.ts';
import {
  ask,
  interrupt,
  type Phase,
  phase,
  play,
  rest,
  startOver,
  type Turn,
  turns,
} from './conversation.ts';
import { OnlyRecordings } from './only-recordings.tsx';
import { attached, attachRecording, TypedQuestion, voice } from './typed-question.tsx';
import { openUtteranceRecorder, type UtteranceRecorder } from './utterance-recorder.ts';

/** One costs less than anybody reads. */
const pricedTokens = 1000;

const level = signal(0);
const isHandsFree = signal(false);

/** A spoken question is written down first, beside the answer. */
const stepOf = (now: Phase, all: Turn[]): Phase | 'transcribing' => {
  const asked = all.findLast(({ who }) => who === 'you');
  return now === 'thinking' && asked?.text === null && !asked.error ? 'transcribing' : now;
};

const phaseTexts: Record<Phase | 'transcribing', { push: Sentence; free: Sentence }> = {
  idle: { push: 'Hold the button and speak', free: 'Listening for your voice' },
  short: { push: 'That was too short. Hold the button while you speak', free: 'Listening for your voice' },
  hearing: { push: 'Listening', free: 'Listening' },
  transcribing: { push: 'Writing down what you said', free: 'Writing down what you said' },
  thinking: { push: 'Thinking', free: 'Thinking' },
  unreachable: {
    push: 'What you said is kept, and is asked when the service is back',
    free: 'What you said is kept, and is asked when the service is back',
  },
  speaking: { push: 'Speaking. Press to interrupt', free: 'Speaking. Talk to interrupt' },
};

const TurnLine = ({ turn }: { turn: Turn }) => (
  <li class={`turn ${turn.who}`}>
    <span class="turn-who">{turn.who === 'you' ? say('You') : 'Kinora'}</span>
    <div class="turn-body">
      {turn.fileName && (
        <span class="chip">
          <Icon name="file" />
          {turn.fileName}
        </span>
      )}
      {turn.error ? <Note kind="bad">{turn.error}</Note> : <p dir="auto">{turn.text ?? '…'}</p>}
      {turn.sound && (
        <IconButton
          isSmall
          icon="speak"
          label={say('Hear this again')}
          title={say('Hear again')}
          onClick={() => play(turn.sound!)}
        />
      )}
    </div>
    {turn.hint && <p class="turn-hint">{turn.hint}</p>}
  </li>
);

/** The place of the coming answer, with the seconds that it is waited for. */
const ComingAnswer = () => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <li class="turn coming-answer" aria-hidden="true">
      <span class="turn-who">Kinora</span>
      <div class="turn-body">
        <p>
          <span class="dots">
            <i />
            <i />
            <i />
          </span>
        </p>
        {seconds > 2 && <span class="number muted">{say('{count} s', { count: seconds })}</span>}
      </div>
    </li>
  );
};

const useUtteranceRecorder = (model: Model, listener: string | null) => {
  const recorder = useRef<UtteranceRecorder | null>(null);
  const opening = useRef<Promise<UtteranceRecorder> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () => () => {
      rest();
      isHandsFree.value = false;
      // The page was left while the browser still asked for permission: the microphone is closed as soon as it is
      // granted.
      opening.current?.then((opened) => opened.close()).catch(() => {});
    },
    [],
  );
  const open = async (): Promise<UtteranceRecorder | null> => {
    if (recorder.current) return recorder.current;
    setError(null);
    opening.current ??= openUtteranceRecorder(null, {
      level: (value) => {
        level.value = value;
      },
      start: interrupt,
      utterance: (wav) =>
        void ask({ sound: wav, file: attached.peek() }, { model: model.id, voice: voice.peek(), listener }),
      nothing: () => {
        phase.value = isHandsFree.peek() ? 'idle' : 'short';
      },
    });
    try {
      recorder.current = await opening.current;
      setOpen(true);
      return recorder.current;
    } catch (failure) {
      opening.current = null;
      setError(failure);
      return null;
    }
  };
  return { open, error, isOpen };
};

const Controls = ({ model, listener }: { model: Model; listener: string | null }) => {
  const { open, error, isOpen } = useUtteranceRecorder(model, listener);
  const isHeld = useRef(false);
  const press = async () => {
    isHeld.current = true;
    const recorder = await open();
    if (isHeld.current) recorder?.begin();
    // Released before the microphone was open.
    else if (recorder) phase.value = 'short';
  };
  const release = async () => {
    isHeld.current = false;
    (await open())?.end();
  };
  const setFree = async (on: boolean) => {
    const recorder = await open();
    if (!recorder) return;
    isHandsFree.value = on;
    recorder.setHandsFree(on);
    if (!on) rest();
  };
  const free = isHandsFree.value;
  const text = phaseTexts[stepOf(phase.value, turns.value)][free ? 'free' : 'push'];
  return (
    <div class="talk-controls">
      <ErrorNote error={error} />
      <p class="talk-phase" role="status">
        {phase.value === 'thinking' && <span class="spinner" aria-hidden="true" />}
        {say(text)}
      </p>
      {isOpen && (free || phase.value === 'hearing') && <LevelMeter level={level} />}
      <div class="row talk-row">
        {free ? (
          <button type="button" class="talk-button on" onClick={() => void setFree(false)}>
            <Icon name="stop" />
            {say('Stop listening')}
          </button>
        ) : (
          <button
            type="button"
            class={phase.value === 'hearing' ? 'talk-button on' : 'talk-button'}
            onPointerDown={() => void press()}
            onPointerUp={() => void release()}
            onPointerCancel={() => void release()}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              if ((event.key === ' ' || event.key === 'Enter') && !event.repeat) {
                event.preventDefault();
                void press();
              }
            }}
            onKeyUp={(event) => {
              if (event.key === ' ' || event.key === 'Enter') void release();
            }}
          >
            <Icon name="listen" />
            {say('Hold to talk')}
          </button>
        )}
        {(phase.value === 'thinking' || phase.value === 'unreachable') && (
          <button type="button" class="button" onClick={rest}>
            <Icon name="stop" />
            {say('Stop')}
          </button>
        )}
        {!free && (
          <button type="button" class="button" onClick={() => void setFree(true)}>
            {say('Hands free')}
          </button>
        )}
      </div>
    </div>
  );
};

/** The samples are those of the model that speaks; where another server answers, its voices are not known here. */
const Settings = ({ model, speaker }: { model: Model; speaker: Model | undefined }) => {
  const schema = model.create.schema.properties?.audio?.properties?.voice;
  return (
    <VoiceChoice
      model={model.served_by.includes('local') ? speaker : undefined}
      voices={(schema?.enum ?? [voice.value]).map(String)}
      value={voice.value}
      isCompact
      onChange={(chosen) => {
        voice.value = chosen;
      }}
    />
  );
};

const Beginning = ({ model }: { model: Model }) =>
  model.general_answers_need ? (
    <Empty icon="talk" title={say('Ask about a recording')}>
      <p>
        {say('What was said, when, how long and how loud: attach a recording, then ask aloud or in writing.')}
      </p>
      <button type="button" class="button" onClick={attachRecording}>
        <Icon name="attach" />
        {say('Attach a recording')}
      </button>
    </Empty>
  ) : (
    <Empty icon="talk" title={say('Say something')}>
      <p>{say('Hold the button, ask a question, let go. Or choose hands free and just talk.')}</p>
    </Empty>
  );

/** Anew: what it can answer changes when a language model is installed. */
const readModelsAnew = () => {
  forgetModels();
  return readModels();
};

export const Page = () => {
  const { data, error, reload } = useLoad(readModelsAnew, []);
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const model = modelsOf(data ?? [], 'chat.audio')[0];
  const listener = modelsOf(data ?? [], 'transcription')[0]?.id ?? null;
  const speaker = modelsOf(data ?? [], 'speech').find(({ languages }) => languages !== undefined);
  const turnCount = turns.value.length;
  useEffect(() => {
    if (turnCount === 0) return;
    list.current?.scrollTo({ top: list.current.scrollHeight });
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [turnCount, phase.value === 'thinking']);
  return (
    <div class="page talk-page">
      <PageHeader
        title={say('Talk')}
        lead={
          model &&
          say(
            'Ask aloud or in writing, hear the answer. {price} credits per {count} tokens; spoken words are transcribed as well.',
            {
              price: amount(model.price.credits * pricedTokens),
              count: count(pricedTokens),
            },
          )
        }
      >
        {turnCount > 0 && (
          <button type="button" class="button" onClick={startOver}>
            <Icon name="refresh" />
            {say('Start over')}
          </button>
        )}
      </PageHeader>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && !model && <Note>{say('This key may use no model for conversations.')}</Note>}
      {model && (
        <section class="card talk" aria-label={say('Conversation')}>
          <div class="card-head">
            <Settings model={model} speaker={speaker} />
          </div>
          {turnCount === 0 ? (
            <Beginning model={model} />
          ) : (
            <ol ref={list} class="turns" aria-live="polite">
              {turns.value.map((turn) => (
                <TurnLine key={turn.id} turn={turn} />
              ))}
              {phase.value === 'thinking' && <ComingAnswer />}
            </ol>
          )}
          <div ref={end} />
          {model.general_answers_need && <OnlyRecordings needed={model.general_answers_need} />}
          <TypedQuestion model={model} />
          {canRecord() ? <Controls model={model} listener={listener} /> : <Note>{noMicrophone()}</Note>}
        </section>
      )}
    </div>
  );
};

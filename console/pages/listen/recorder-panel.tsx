/** Record, or drop files. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/controls/icon.tsx';
import { ErrorNote, Note } from '../../parts/controls/note.tsx';
import { useFileDrop } from '../../parts/controls/use-file-drop.ts';
import { clockTime } from '../../parts/data/format.ts';
import { LevelMeter } from '../../parts/sound/level-meter.tsx';
import { canRecord, listMicrophones, noMicrophone } from '../../parts/sound/microphone.ts';
import { recordedSeconds } from '../../parts/sound/recording-state.ts';
import { say } from '../../parts/text/say.ts';
import { current, enqueue } from './queue.ts';
import { level, microphones, recorderState, startRecording, stopRecording, togglePause } from './recorder.ts';
import { isDurable, keepFile } from './recordings.ts';

const accepted = '.flac,.mp3,.mp4,.mpeg,.mpga,.m4a,.ogg,.wav,.webm,audio/*';

const Devices = ({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string | null) => void }) => {
  useEffect(() => {
    const read = () =>
      void listMicrophones().then((found) => {
        microphones.value = found;
      });
    read();
    navigator.mediaDevices.addEventListener('devicechange', read);
    return () => navigator.mediaDevices.removeEventListener('devicechange', read);
  }, []);
  return (
    <label class="row">
      <span class="hint">{say('Microphone')}</span>
      <select
        class="input device-select"
        disabled={microphones.value.length < 2}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      >
        <option value="">{say('Default')}</option>
        {microphones.value.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};

const RecordControls = () => {
  const [device, setDevice] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [durable, setDurable] = useState(true);
  const state = recorderState.value;
  useEffect(() => void isDurable().then(setDurable), []);
  const start = () => {
    setError(null);
    startRecording(device).catch(setError);
  };
  const stop = async () => {
    try {
      const stored = await stopRecording();
      if (!stored) return;
      current.value = stored.id;
      enqueue(stored);
    } catch (tooShort) {
      setError(tooShort);
    }
  };
  if (!canRecord())
    return (
      <Note>
        {noMicrophone()} {say('Files can still be dropped below.')}
      </Note>
    );
  const isRunning = state === 'recording' || state === 'paused';
  return (
    <div class="recorder">
      <div class="recorder-line">
        {isRunning ? (
          <>
            <span class={state === 'recording' ? 'live-dot' : 'live-dot paused'} />
            <output class="recorder-time number" aria-label={say('Recorded')}>
              {clockTime(recordedSeconds.value ?? 0)}
            </output>
            <LevelMeter level={level} />
          </>
        ) : (
          <p class="muted">{say('Speak, and read it a moment later.')}</p>
        )}
      </div>
      <div class="row">
        {isRunning ? (
          <>
            <button type="button" class="button primary" onClick={stop}>
              <Icon name="stop" />
              {say('Stop and transcribe')}
            </button>
            <button type="button" class="button" onClick={togglePause}>
              <Icon name={state === 'paused' ? 'record' : 'pause'} />
              {say(state === 'paused' ? 'Go on' : 'Pause')}
            </button>
          </>
        ) : (
          <button type="button" class="button primary" disabled={state === 'opening'} onClick={start}>
            <span class="record-dot" />
            {say('Record')}
          </button>
        )}
        {!isRunning && <Devices chosen={device} onChoose={setDevice} />}
      </div>
      <ErrorNote error={error} />
      {isRunning && !durable && (
        <Note kind="warn">
          {say('This browser keeps nothing while it records: leave this tab open until you stop.')}
        </Note>
      )}
    </div>
  );
};

export const RecorderPanel = () => {
  const picker = useRef<HTMLInputElement>(null);
  const add = async (files: Iterable<File>) => {
    let isFirst = true;
    for (const file of files) {
      const stored = await keepFile(file);
      if (isFirst) current.value = stored.id;
      isFirst = false;
      enqueue(stored);
    }
  };
  const { isOver, handlers } = useFileDrop((files) => void add(files));
  return (
    <section
      class={isOver ? 'card listen-input over' : 'card listen-input'}
      aria-label={say('New recording')}
      {...handlers}
    >
      <RecordControls />
      <button type="button" class="drop-files" onClick={() => picker.current?.click()}>
        <Icon name="upload" />
        {say('Drop recordings or choose files')}
        <small>{say('flac, mp3, mp4, m4a, ogg, wav, webm; 25 MB each')}</small>
      </button>
      <input
        ref={picker}
        type="file"
        class="sr-only"
        tabIndex={-1}
        aria-label={say('Recordings')}
        accept={accepted}
        multiple
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
};

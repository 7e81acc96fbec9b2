/** A question in writing, about a recording or not. */
import { signal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import type { Model } from '../../api/types.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { IconButton } from '../../parts/controls/icon-button.tsx';
import { readStored, store } from '../../parts/data/stored.ts';
import { say } from '../../parts/text/say.ts';
import { ask } from './conversation.ts';

/** Of the answers. */
export const voice = signal(readStored('talk.voice', 'alloy'));
voice.subscribe((value) => store('talk.voice', value));
/** The recording that questions are about, until it is taken away. */
export const attached = signal<File | null>(null);

const mostBytes = 25 * 1024 * 1024;

const openPicker = { call: () => {} };
/** Asks for the recording, from anywhere on the page. */
export const attachRecording = (): void => openPicker.call();

export const TypedQuestion = ({ model }: { model: Model }) => {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  openPicker.call = () => picker.current?.click();
  const needsRecording = model.general_answers_need !== undefined && attached.value === null;
  const file = attached.value;
  const attach = (chosen: File | undefined) => {
    if (!chosen) return;
    const isSound = /\.(wav|wave|mp3)$/i.test(chosen.name);
    setRefusal(
      !isSound
        ? say('{name} is not a WAV or MP3 recording.', { name: chosen.name })
        : chosen.size > mostBytes
          ? say('{name} is too large; at most 25 MB are taken.', { name: chosen.name })
          : null,
    );
    if (isSound && chosen.size <= mostBytes) attached.value = chosen;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const question = text.trim();
    if (question === '') return;
    if (needsRecording) {
      setRefusal(
        say(
          'Attach the recording that you ask about; other questions are not answered here. Nothing was sent.',
        ),
      );
      return;
    }
    setRefusal(null);
    setText('');
    void ask({ text: question, file }, { model: model.id, voice: voice.peek(), listener: null });
  };
  return (
    <form
      class="typed-question"
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        attach(event.dataTransfer?.files[0]);
      }}
    >
      {file && (
        <span class="chip tag">
          <Icon name="file" />
          {file.name}
          <button
            type="button"
            aria-label={say('Remove {name}', { name: file.name })}
            onClick={() => {
              attached.value = null;
            }}
          >
            <Icon name="close" />
          </button>
        </span>
      )}
      {refusal && (
        <p class="field-error" role="alert">
          {refusal}
        </p>
      )}
      <div class="typed-row">
        <IconButton icon="attach" label={say('Attach a recording')} onClick={attachRecording} />
        <input
          ref={picker}
          type="file"
          class="sr-only"
          tabIndex={-1}
          aria-label={say('Recording')}
          accept=".wav,.mp3"
          onChange={(event) => {
            attach(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <input
          class="input"
          aria-label={say('Your question')}
          placeholder={
            file
              ? say('Ask about the recording')
              : needsRecording
                ? say('Attach a recording, then ask about it')
                : say('Type a question')
          }
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button primary" disabled={text.trim() === ''}>
          <Icon name="send" />
          {say('Ask')}
        </button>
      </div>
    </form>
  );
};

/** A transcript with its audio: a click on a word plays from there, the word being played is highlighted. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Transcript } from '../../api/audio.ts';
import type { Model } from '../../api/types.ts';
import { Confirm } from '../../parts/controls/confirm.tsx';
import { copyText, saveFile } from '../../parts/controls/copy.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { IconButton } from '../../parts/controls/icon-button.tsx';
import { ErrorNote, Note } from '../../parts/controls/note.tsx';
import { SoundPlayer } from '../../parts/sound/sound-player.tsx';
import { sayMessage } from '../../parts/text/error-text.ts';
import { nameOfHeard } from '../../parts/text/language-names.ts';
import { type Sentence, say } from '../../parts/text/say.ts';
import { cancelItem, correct, enqueue, fileNameOf, type Item, removeItem, translateItem } from './queue.ts';
import { readSound } from './recordings.ts';
import { Segments } from './segments.tsx';
import { type Format, formats } from './subtitles.ts';

const waitTexts: Partial<Record<Item['status'], Sentence>> = {
  waiting: 'Waiting for its turn',
  hearing: 'Listening',
  unreachable: 'The recording is kept, and is sent when the service is back',
};

const useSoundUrl = (id: string): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    void readSound(id).then((sound) => {
      if (left || sound.size === 0) return;
      made = URL.createObjectURL(sound);
      setUrl(made);
    });
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url;
};

const Downloads = ({ item, transcript }: { item: Item; transcript: Transcript }) => {
  const base = item.about.name.replace(/\.\w+$/, '');
  const save = (format: Format) => {
    const { type, write } = formats[format];
    saveFile(new Blob([write(transcript)], { type }), `${base}.${format}`);
  };
  return (
    <div class="row">
      <button
        type="button"
        class="button small"
        onClick={() => void copyText(transcript.text, say('Text copied.'))}
      >
        <Icon name="copy" />
        {say('Copy')}
      </button>
      {(Object.keys(formats) as Format[]).map((format) => (
        <button
          key={format}
          type="button"
          class="button small"
          aria-label={say('Download as {format}', { format })}
          onClick={() => save(format)}
        >
          <Icon name="download" />
          {format.toUpperCase()}
        </button>
      ))}
    </div>
  );
};

export const TranscriptView = ({
  item,
  translators,
  languages,
}: {
  item: Item;
  translators: Model[];
  /** Codes of those that can be heard. */
  languages: string[];
}) => {
  const url = useSoundUrl(item.id);
  const audio = useRef<HTMLAudioElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [side, setSide] = useState<'original' | 'english'>('original');
  const [asksDelete, setAsksDelete] = useState(false);
  const { transcript, translation } = item;
  const shown = side === 'english' && translation ? translation : transcript;
  // Audio from a recorder has no duration until the player has seeked to its end.
  const findLength = () => {
    const element = audio.current!;
    if (Number.isFinite(element.duration)) return;
    element.currentTime = 1e7;
    element.addEventListener('timeupdate', () => (element.currentTime = 0), { once: true });
  };
  const playFrom = (seconds: number) => {
    audio.current!.currentTime = seconds;
    audio.current!.play().catch(() => {});
  };
  return (
    <section class="card transcript" aria-label={item.about.name}>
      <div class="card-head">
        <h2 class="wrap-anywhere">{item.about.name}</h2>
        <div class="row">
          <IconButton
            isSmall
            icon="download"
            label={say('Download the sound')}
            onClick={async () => saveFile(await readSound(item.id), fileNameOf(item))}
          />
          <IconButton isSmall icon="trash" label={say('Delete')} onClick={() => setAsksDelete(true)} />
        </div>
      </div>
      <div class="card-body stack">
        <SoundPlayer src={url} label={say('Recording')} audio={audio} onLoaded={findLength} />
        {item.status === 'kept' && (
          <div class="row">
            <button type="button" class="button primary" onClick={() => enqueue(item)}>
              {say('Transcribe')}
            </button>
          </div>
        )}
        {waitTexts[item.status] && (
          <div class="row muted" role="status">
            <span class="spinner" aria-hidden="true" />
            {say(waitTexts[item.status]!)}
            <button type="button" class="button small ghost" onClick={() => cancelItem(item.id)}>
              {say('Cancel')}
            </button>
          </div>
        )}
        {item.status === 'failed' && (
          <Note kind="bad">
            {item.error !== null && sayMessage(item.error)}{' '}
            {item.about.failure?.mayRetry !== false && (
              <>
                {say('The recording is kept.')}{' '}
                <button type="button" class="link-button" onClick={() => enqueue(item)}>
                  {say('Try again')}
                </button>
              </>
            )}
          </Note>
        )}
        {item.status === 'hearing' && <p class="transcript-text live">{item.text}</p>}
        {shown && item.status === 'done' && (
          <>
            <div class="row">
              {translation && (
                <fieldset class="segmented small">
                  <legend class="sr-only">{say('Language')}</legend>
                  {(['original', 'english'] as const).map((value) => (
                    <label key={value}>
                      <input
                        type="radio"
                        name="side"
                        checked={side === value}
                        onChange={() => setSide(value)}
                      />
                      {value === 'english'
                        ? say('English')
                        : nameOfHeard(transcript?.language ?? 'original', languages)}
                    </label>
                  ))}
                </fieldset>
              )}
              {side === 'original' && (
                <button
                  type="button"
                  class="button small"
                  aria-pressed={isEditing}
                  onClick={() => setEditing(!isEditing)}
                >
                  <Icon name={isEditing ? 'check' : 'edit'} />
                  {say(isEditing ? 'Done' : 'Correct')}
                </button>
              )}
              {!translation && translators.length > 0 && transcript?.language !== 'english' && (
                <button
                  type="button"
                  class="button small"
                  disabled={item.isTranslating}
                  onClick={() =>
                    void translateItem(item.id, bestTranslator(translators)).then(() => setSide('english'))
                  }
                >
                  {item.isTranslating ? (
                    <span class="spinner" aria-hidden="true" />
                  ) : (
                    <Icon name="language" />
                  )}
                  {say('Translate to English')}
                </button>
              )}
            </div>
            {item.error && <ErrorNote error={new Error(item.error)} />}
            {shown.text.trim() === '' && !isEditing && (
              <Note>{say('No words were heard in this recording.')}</Note>
            )}
            <Segments
              transcript={shown}
              audio={audio}
              isEditing={isEditing && side === 'original'}
              onPlay={playFrom}
              onCorrect={(corrected) => void correct(item.id, corrected)}
            />
            {shown.text.trim() !== '' && <Downloads item={item} transcript={shown} />}
          </>
        )}
      </div>
      {asksDelete && (
        <Confirm
          title={say('Delete this recording?')}
          text={say('The sound and its text are removed from this device.')}
          action={say('Delete')}
          onConfirm={() => removeItem(item.id)}
          onClose={() => setAsksDelete(false)}
        />
      )}
    </section>
  );
};

const bestTranslator = (models: Model[]): string =>
  (models.find(({ id }) => id.includes('large')) ?? models[0]!).id;

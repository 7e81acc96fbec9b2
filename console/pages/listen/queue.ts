/** The transcription queue, one recording after another, with its results. */
import { signal } from '@preact/signals';
import { type Transcript, transcribe, translate } from '../../api/audio.ts';
import { ApiError, isAbort, retryWhenReachable, Unreachable } from '../../api/client.ts';
import { readStored, store } from '../../parts/data/stored.ts';
import { messageOf } from '../../parts/text/error-text.ts';
import { say } from '../../parts/text/say.ts';
import {
  deleteRecording,
  keepTranscript,
  keepTranslation,
  listStored,
  readSound,
  type Stored,
  writeAbout,
} from './recordings.ts';

export type Item = Stored & {
  /** `unreachable`: it is sent again when the service is reachable. */
  status: 'interrupted' | 'kept' | 'waiting' | 'hearing' | 'unreachable' | 'done' | 'failed';
  /** The transcript so far. */
  text: string;
  error: string | null;
  isTranslating: boolean;
};

export const items = signal<Item[]>([]);
export const current = signal<string | null>(null);
export const settings = signal(readStored('listen', { model: '', language: '', prompt: '' }));
settings.subscribe((value) => store('listen', value));

const mostBytes = 25 * 1024 * 1024;
const extensions: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
};

const itemOf = (stored: Stored): Item => ({
  ...stored,
  status: stored.transcript
    ? 'done'
    : stored.about.state === 'recording'
      ? 'interrupted'
      : stored.about.failure
        ? 'failed'
        : 'kept',
  text: stored.transcript?.text ?? '',
  error: stored.about.failure?.message ?? null,
  isTranslating: false,
});

export const change = (id: string, part: Partial<Item>): void => {
  items.value = items.value.map((item) => (item.id === id ? { ...item, ...part } : item));
};

export const findItem = (id: string | null): Item | undefined => items.value.find((item) => item.id === id);

/** Recordings stored on the device, without losing what this tab is working on. */
export const loadItems = async (): Promise<void> => {
  const stored = await listStored();
  const known = new Map(items.value.map((item) => [item.id, item]));
  const found = stored.map((one) => known.get(one.id) ?? itemOf(one));
  const memoryOnly = items.value.filter(({ id }) => !stored.some((one) => one.id === id));
  items.value = [...memoryOnly, ...found];
};

/** By the microphone here, not a file from elsewhere. */
export const isRecorded = ({ about }: Pick<Item, 'about'>): boolean => about.name.startsWith('Recording');

/** The service detects formats by their bytes, and by the file name where the bytes are ambiguous. */
export const fileNameOf = ({ about }: Item): string =>
  /\.\w{2,4}$/.test(about.name) ? about.name : `${about.name}.${extensions[about.type] ?? 'webm'}`;

let working: Promise<void> = Promise.resolve();
const controllers = new Map<string, AbortController>();

export const enqueue = (stored: Stored): void => {
  const item = findItem(stored.id);
  if (item) change(stored.id, { status: 'waiting', error: null });
  else items.value = [{ ...itemOf(stored), status: 'waiting' }, ...items.value];
  working = working.then(() => hear(stored.id));
};

/** The same recording would be refused again. */
const hopeless = new Set(['invalid_file_format', 'file_too_large']);

const withoutFailure = ({ failure: _failure, ...about }: Stored['about']): Stored['about'] => about;

const hear = async (id: string): Promise<void> => {
  const item = findItem(id);
  if (item?.status !== 'waiting') return;
  const controller = new AbortController();
  controllers.set(id, controller);
  change(id, { status: 'hearing', text: '', error: null });
  try {
    const sound = await readSound(id);
    if (sound.size === 0) throw new Error(say('Nothing was recorded.'));
    if (sound.size > mostBytes)
      throw new ApiError(
        400,
        'file_too_large',
        isRecorded(item)
          ? say('The service takes recordings of up to 25 MB. Download it, cut it and drop the parts here.')
          : say('The service takes files of up to 25 MB. Compress it, as MP3 for example, or cut it.'),
        'file',
      );
    const { signal } = controller;
    const send = () => {
      change(id, { status: 'hearing', text: '' });
      const { model, language, prompt } = settings.peek();
      const onText = (text: string) => change(id, { text });
      return transcribe(sound, fileNameOf(item), { model, language, prompt }, onText, signal);
    };
    const transcript = await retryWhenReachable(send, {
      signal,
      onUnreachable: () => change(id, { status: 'unreachable' }),
    });
    const about = {
      ...withoutFailure(item.about),
      state: 'kept' as const,
      seconds: transcript.duration ?? item.about.seconds,
    };
    await keepTranscript(id, transcript).catch(() => {});
    await writeAbout(id, about).catch(() => {});
    change(id, { status: 'done', transcript, text: transcript.text, about });
  } catch (error) {
    if (isAbort(error)) change(id, { status: 'kept' });
    else {
      const { message } = error as Error;
      const mayRetry = !(error instanceof ApiError && hopeless.has(error.code));
      const about = { ...item.about, state: 'kept' as const, failure: { message, mayRetry } };
      await writeAbout(id, about).catch(() => {});
      change(id, { status: 'failed', error: message, about });
    }
  } finally {
    controllers.delete(id);
  }
};

export const cancelItem = (id: string): void => {
  controllers.get(id)?.abort();
  if (findItem(id)?.status === 'waiting') change(id, { status: 'kept' });
};

export const removeItem = async (id: string): Promise<void> => {
  cancelItem(id);
  items.value = items.value.filter((item) => item.id !== id);
  if (current.value === id) current.value = null;
  await deleteRecording(id);
};

export const correct = async (id: string, transcript: Transcript): Promise<void> => {
  change(id, { transcript, text: transcript.text });
  await keepTranscript(id, transcript).catch(() => {});
};

export const translateItem = async (id: string, model: string): Promise<void> => {
  const item = findItem(id);
  if (!item) return;
  change(id, { isTranslating: true, error: null });
  try {
    const sound = await readSound(id);
    const translation = await translate(sound, fileNameOf(item), model, new AbortController().signal);
    change(id, { translation });
    await keepTranslation(id, translation).catch(() => {});
  } catch (error) {
    // The page's banner says it already.
    if (!(error instanceof Unreachable)) change(id, { error: messageOf(error) });
  } finally {
    change(id, { isTranslating: false });
  }
};

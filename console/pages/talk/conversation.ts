/** A conversation, spoken or typed: its messages and its current state. */
import { signal } from '@preact/signals';
import { type ChatMessage, talk, transcribe } from '../../api/audio.ts';
import { isAbort, retryWhenReachable } from '../../api/client.ts';
import { messageOf } from '../../parts/text/error-text.ts';
import { say } from '../../parts/text/say.ts';

export type Turn = {
  id: number;
  who: 'you' | 'kinora';
  /** Null while it is unknown. */
  text: string | null;
  sound: Blob | null;
  error: string | null;
  /** The recording that the question is about. */
  fileName?: string | null;
  /** Which model to install for a better answer. */
  hint?: string | null;
};

export type Phase = 'idle' | 'short' | 'hearing' | 'thinking' | 'unreachable' | 'speaking';

export const turns = signal<Turn[]>([]);
export const phase = signal<Phase>('idle');

const instructions = 'This is a spoken conversation. Answer in one or two short sentences.';
const remembered = 12;
let lastId = 0;
let controller: AbortController | null = null;
const player = new Audio();

player.addEventListener('ended', () => {
  if (phase.peek() === 'speaking') phase.value = 'idle';
});

const addTurn = (who: Turn['who'], part: Partial<Turn>): number => {
  const id = ++lastId;
  turns.value = [...turns.value, { id, who, text: null, sound: null, error: null, ...part }];
  return id;
};

const changeTurn = (id: number, part: Partial<Turn>): void => {
  turns.value = turns.value.map((turn) => (turn.id === id ? { ...turn, ...part } : turn));
};

export const play = (sound: Blob): void => {
  URL.revokeObjectURL(player.src);
  player.src = URL.createObjectURL(sound);
  phase.value = 'speaking';
  player.play().catch(() => {
    phase.value = 'idle';
  });
};

/** Stops an answer that is being generated or played. */
export const interrupt = (): void => {
  player.pause();
  controller?.abort();
  controller = null;
  phase.value = 'hearing';
};

export const rest = (): void => {
  player.pause();
  controller?.abort();
  controller = null;
  phase.value = 'idle';
};

export const startOver = (): void => {
  rest();
  turns.value = [];
};

const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
};

/** A question: spoken, or typed, about a recording or not. */
export type Question = { sound?: Blob; text?: string; file?: File | null };

/** The service takes two formats. */
const formatOf = ({ name, type }: File): 'mp3' | 'wav' =>
  /mpeg|mp3/.test(type) || /\.mp3$/i.test(name) ? 'mp3' : 'wav';

const audioPart = async (sound: Blob, format: string) => ({
  type: 'input_audio',
  input_audio: { format, data: await base64(sound) },
});

/** Earlier messages are sent as text; only the current one as audio. */
const messagesWith = async ({ sound, text, file }: Question): Promise<ChatMessage[]> => {
  const before = turns
    .peek()
    .filter(({ text, error }) => text && !error)
    .slice(-remembered)
    .map(({ who, text }): ChatMessage => ({ role: who === 'you' ? 'user' : 'assistant', content: text }));
  const now = [
    ...(file ? [await audioPart(file, formatOf(file))] : []),
    ...(sound ? [await audioPart(sound, 'wav')] : []),
    ...(text ? [{ type: 'text', text }] : []),
  ];
  return [{ role: 'system', content: instructions }, ...before, { role: 'user', content: now }];
};

/** The user's message stays when its answer is interrupted. */
const transcribeTurn = async (turn: number, sound: Blob, model: string): Promise<void> => {
  const { signal } = new AbortController();
  const onText = (text: string) => changeTurn(turn, { text });
  try {
    const { text } = await retryWhenReachable(
      () => transcribe(sound, 'said.wav', { model }, onText, signal),
      {
        signal,
      },
    );
    changeTurn(turn, text === '' ? { error: say('Nothing was understood.') } : { text });
  } catch {
    changeTurn(turn, { error: say('This was not transcribed.') });
  }
};

export const ask = async (
  question: Question,
  options: { model: string; voice: string; listener: string | null },
): Promise<void> => {
  const { sound, text, file } = question;
  controller?.abort();
  controller = new AbortController();
  const { signal: aborted } = controller;
  const messages = await messagesWith(question);
  const yours = addTurn('you', {
    sound: sound ?? null,
    text: text ?? null,
    fileName: file?.name ?? null,
  });
  const heard =
    sound && options.listener ? transcribeTurn(yours, sound, options.listener) : Promise.resolve();
  const send = () => {
    phase.value = 'thinking';
    return talk(options.model, options.voice, messages, aborted);
  };
  try {
    const reply = await retryWhenReachable(send, {
      signal: aborted,
      onUnreachable: () => (phase.value = 'unreachable'),
    });
    await heard;
    if (aborted.aborted) return;
    addTurn('kinora', { text: reply.text, sound: reply.audio, hint: reply.hint });
    if (reply.audio) play(reply.audio);
    else phase.value = 'idle';
  } catch (error) {
    if (isAbort(error) || aborted.aborted) return;
    addTurn('kinora', { error: messageOf(error) });
    phase.value = 'idle';
  }
};

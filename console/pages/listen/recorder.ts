/** Records the microphone in pieces of a second, each stored before the next. */
import { signal } from '@preact/signals';
import { listMicrophones, openMicrophone, watchLevel } from '../../parts/sound/microphone.ts';
import { recordedSeconds } from '../../parts/sound/recording-state.ts';
import { say } from '../../parts/text/say.ts';
import { type Stored, startKeeping } from './recordings.ts';

export type RecorderState = 'idle' | 'opening' | 'recording' | 'paused';

export const recorderState = signal<RecorderState>('idle');
export const level = signal(0);
export const microphones = signal<{ id: string; label: string }[]>([]);

const pieceMs = 1000;
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Speech stays clear, and 25 MB hold more than an hour. */
const bitsPerSecond = 48_000;

/** Less is a press by mistake: the browser has hardly begun to record, and may have no sound at all. */
const shortestSeconds = 0.4;

type Running = {
  media: MediaRecorder;
  keeping: Awaited<ReturnType<typeof startKeeping>>;
  close: () => void;
  seconds: () => number;
};

let running: Running | null = null;

/** Seconds without the pauses. */
const createClock = () => {
  let doneMs = 0;
  let startedMs: number | null = null;
  return {
    run: () => {
      startedMs ??= performance.now();
    },
    pause: () => {
      if (startedMs !== null) doneMs += performance.now() - startedMs;
      startedMs = null;
    },
    seconds: () => (doneMs + (startedMs === null ? 0 : performance.now() - startedMs)) / 1000,
  };
};

export const startRecording = async (deviceId: string | null): Promise<void> => {
  recorderState.value = 'opening';
  try {
    const stream = await openMicrophone(deviceId);
    microphones.value = await listMicrophones();
    const type = types.find((one) => MediaRecorder.isTypeSupported(one)) ?? '';
    const media = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond });
    const name = `Recording ${new Date().toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}`;
    const keeping = await startKeeping(name, media.mimeType.split(';')[0] ?? 'audio/webm');
    const clock = createClock();
    const stopLevel = watchLevel(stream, (value) => {
      level.value = media.state === 'recording' ? value : 0;
    });
    const timer = setInterval(() => {
      recordedSeconds.value = clock.seconds();
    }, 200);
    media.ondataavailable = ({ data }) => {
      if (data.size > 0) keeping.add(data);
    };
    media.onstart = clock.run;
    media.onresume = clock.run;
    media.onpause = clock.pause;
    media.start(pieceMs);
    recordedSeconds.value = 0;
    recorderState.value = 'recording';
    running = {
      media,
      keeping,
      seconds: clock.seconds,
      close: () => {
        clearInterval(timer);
        stopLevel();
        for (const track of stream.getTracks()) track.stop();
        recordedSeconds.value = null;
        level.value = 0;
        recorderState.value = 'idle';
        running = null;
      },
    };
  } catch (error) {
    recorderState.value = 'idle';
    throw error;
  }
};

export const togglePause = (): void => {
  if (!running) return;
  const { media } = running;
  if (media.state === 'recording') media.pause();
  else media.resume();
  recorderState.value = media.state === 'recording' ? 'recording' : 'paused';
};

export const stopRecording = async (): Promise<Stored | null> => {
  if (!running) return null;
  const { media, keeping, seconds, close } = running;
  const length = seconds();
  await new Promise<void>((resolve) => {
    media.onstop = () => resolve();
    media.stop();
  });
  close();
  if (length < shortestSeconds) {
    await keeping.discard();
    throw new Error(say('That was too short to hear anything. Record a little longer.'));
  }
  return keeping.end(length);
};

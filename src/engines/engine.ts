/** The engine interfaces. Instances are made in context.ts; a test may pass its own. */

import { ApiError } from '../domain/errors.ts';
import type { SpeechFormat } from '../domain/models.ts';
import type { Transcript, TranscriptSegment } from '../domain/transcript/transcript.ts';

export type EngineCall = {
  signal: AbortSignal;
  /** The calling account: accounts are served round-robin. */
  accountId?: string;
  /** Called with the route that serves the call, again when another takes over. */
  onRoute?: (name: string) => void;
  /** Called after it when a provider is asked, which bills the call whether or not the answer is waited for. */
  onBilled?: () => void;
  /** Chat: called when a recording was transcribed for a server that does not hear it. */
  onTranscribed?: (seconds: number) => void;
};

export type VideoImage = {
  path: string;
  /** first/last: the video starts/ends on it; component: a thing to place in the scene; reference: a backdrop. */
  role: 'first' | 'last' | 'component' | 'reference';
};

export type VideoJob = {
  taskId: string;
  /** How often it was made again after it had failed for good: each time is another job at a provider. */
  timesAgain?: number;
  model: string;
  /** Same seed, same video. */
  seed: number;
  /** The enhanced prompt when there is one, else the user's. */
  prompt: string;
  seconds: number;
  width: number;
  height: number;
  images: VideoImage[];
  /** Characters the prompt names as @username, each with a PNG of it and, where one of our own videos showed it, its description. */
  characters: { username: string; picturePath: string; appearance?: string | null }[];
  watermark: boolean;
  style: string | null;
  /** The remixed video's description, as its engine returned it. */
  sourceScene: string | null;
  /** The scene written by a language model, for an engine that reads such scenes. */
  writtenScene?: string | null;
  /** The request of the remixed video, and the route that made it. */
  source?: { prompt: string; route: string | null } | null;
  /** An empty folder the engine may use; the caller removes it. */
  workDir: string;
};

export type VideoResult = {
  videoPath: string;
  /** The engine's description of the video, stored for remixes. */
  scene: string | null;
  /** Things that the prompt names and the video does not show. */
  notDrawn?: string[];
  /** Things that the prompt names and another thing is shown for. */
  shownAs?: { asked: string; shown: string }[];
  /** Actual length, where the video is shorter than requested. */
  actualSeconds?: number;
  /** Whether a requested watermark is on it. */
  hasWatermark?: boolean;
};

/** The route that makes a video; its upstream job id; the scene written for the local engine. */
type StartedVideo = { route: string; upstreamJobId: string | null; writtenScene: string | null };

export type VideoCall = EngineCall & {
  onProgress: (percent: number) => void;
  /** Called with a WebP of the newest drawn frame, in the job's folder, each time it was replaced. */
  onPreview?: (path: string) => void;
  /** The last value passed to `onStarted` for this task: a running upstream job is polled and not started again. */
  resume?: StartedVideo | null;
  /** Awaited before the engine waits for the video, so a crash never starts a second job. */
  onStarted?: (started: StartedVideo) => Promise<void>;
};

export interface VideoEngine {
  generate(job: VideoJob, call: VideoCall): Promise<VideoResult>;
}

export type VideoShape = Pick<VideoJob, 'model' | 'seconds' | 'width' | 'height'> & {
  imageRoles: readonly VideoImage['role'][];
};

export type TranscriptionJob = {
  model: string;
  task: 'transcribe' | 'translate';
  /** The original upload, and the same decoded: 16 kHz mono 32-bit float little-endian, no header. */
  audioPath: string;
  /** Null where the engine needs only the upload. */
  pcmPath: string | null;
  /** Infinity while it is unknown. */
  durationSeconds: number;
  language: string | null;
  prompt: string | null;
  temperature: number;
  wordTimestamps: boolean;
};

/** As for a request that leaves everything open. */
export const transcriptionDefaults = {
  task: 'transcribe',
  language: null,
  prompt: null,
  temperature: 0,
  wordTimestamps: false,
} as const;

export interface TranscriptionEngine {
  transcribe(
    job: TranscriptionJob,
    call: EngineCall & { onSegments?: (segments: TranscriptSegment[]) => void },
  ): Promise<Transcript>;
  /** Whether it needs only the upload and no samples. */
  takesFiles?(model: string): boolean;
  /** False: it cannot translate. */
  translates?: boolean;
}

export type SpeechJob = {
  model: string;
  input: string;
  voice: string;
  speed: number;
  instructions: string | null;
};

export type SpeechCall = EngineCall & {
  /**
   * The share of the text yielded so far, 0 to 1. Not called by an engine that makes, and charges for, everything at
   * once.
   */
  onSpoken?: (share: number) => void;
};

export interface SpeechEngine {
  /** Yields 24 kHz mono signed 16-bit little-endian samples as they are made. */
  speak(job: SpeechJob, call: SpeechCall): AsyncIterable<Uint8Array>;
  /** Encoded bytes, from an engine that encodes itself; null: use `speak`. */
  speakAs?(job: SpeechJob, format: SpeechFormat, call: SpeechCall): AsyncIterable<Uint8Array> | null;
}

export type ChatPart =
  | { type: 'text'; text: string }
  | { type: 'audio'; audioPath: string; pcmPath: string; durationSeconds: number };

export type ChatJob = {
  model: string;
  messages: { role: string; parts: ChatPart[] }[];
  temperature: number | null;
  topP: number | null;
  maxTokens: number | null;
  stop: string[];
};

/** A job of one instruction and one text. */
export const textJob = (
  model: string,
  { instructions, text }: { instructions: string; text: string },
  { temperature, maxTokens }: Pick<ChatJob, 'temperature' | 'maxTokens'>,
): ChatJob => ({
  model,
  messages: [
    { role: 'system', parts: [{ type: 'text', text: instructions }] },
    { role: 'user', parts: [{ type: 'text', text }] },
  ],
  temperature,
  topP: null,
  maxTokens,
  stop: [],
});

export type ChatResult = {
  text: string;
  finishReason: 'stop' | 'length';
  promptTokens: number;
  /** Audio tokens of the prompt; absent when the engine does not report them. */
  promptAudioTokens?: number;
  completionTokens: number;
  /** Which model to install for a better answer than this one; not part of it. */
  hint?: string;
};

export interface ChatEngine {
  /** Whether it knows nothing but what recordings say; absent: never. */
  knowsOnlyRecordings?(): Promise<boolean>;
  reply(job: ChatJob, call: EngineCall & { onText?: (delta: string) => void }): Promise<ChatResult>;
}

export type Engines = {
  video: VideoEngine;
  transcription: TranscriptionEngine | null;
  speech: SpeechEngine | null;
  chat: ChatEngine | null;
};

const missing: Record<keyof Engines, string> = {
  video: 'No video engine is installed.',
  transcription: 'No speech recognition engine is installed.',
  speech: 'No speech synthesis engine is installed.',
  chat: 'No chat engine is installed.',
};
export const missingEngine = (kind: keyof Engines): ApiError =>
  new ApiError('service_unavailable', { message: missing[kind] });

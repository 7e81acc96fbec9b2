/** What an engine is to the rest of Kinora. Instances are made in context.ts; a test may hand in its own. */

import type { Model, SpeechFormat } from '../domain/models.ts';
import type { Work } from '../domain/route-limits.ts';
import type { Transcript, TranscriptSegment } from '../domain/transcript/transcript.ts';

export type EngineCall = {
  signal: AbortSignal;
  /** Whose call it is: accounts take turns at an engine. */
  accountId?: string;
  /** Which route serves the call; told again when another takes over. */
  onRoute?: (name: string) => void;
};

export type VideoImage = {
  path: string;
  /** first/last: the video starts/ends on it; component: a thing to place in the scene; reference: a backdrop. */
  role: 'first' | 'last' | 'component' | 'reference';
};

export type VideoJob = {
  taskId: string;
  model: string;
  /** Same seed, same video. */
  seed: number;
  /** The enhanced prompt when there is one, else the user's own. */
  prompt: string;
  seconds: number;
  width: number;
  height: number;
  images: VideoImage[];
  /** Characters the prompt names as @username, each with a PNG of it and, where one of our own videos showed it, its description. */
  characters: { username: string; picturePath: string; look?: string | null }[];
  watermark: boolean;
  style: string | null;
  /** The remixed video's own description, as that engine returned it. */
  sourceScene: string | null;
  /** The scene as a language model wrote it, for an engine that reads such. */
  writtenScene?: string | null;
  /** What the remixed video was made of, and the route that made it. */
  source?: { prompt: string; route: string | null } | null;
  /** An empty folder the engine may fill; whoever called removes it. */
  workDir: string;
};

export type VideoResult = {
  videoPath: string;
  /** The engine's description of the video, kept for remixes. */
  scene: string | null;
  /** What the prompt names and the video does not show. */
  notDrawn?: string[];
  /** How long the video is, where it is shorter than asked. */
  actualSeconds?: number;
  /** Whether a watermark that was asked for is on it. */
  isMarked?: boolean;
};

/** Who makes a video; the job there when it is made elsewhere; the scene written for it when it is made here. */
export type BegunVideo = { route: string; operation: string | null; writtenScene: string | null };

export type VideoCall = EngineCall & {
  onProgress: (percent: number) => void;
  /** What `onBegun` was last told of this task: a job that runs elsewhere is waited for and not begun again. */
  resume?: BegunVideo | null;
  /** Awaited before the engine waits for the video, so a crash never begins a second job. */
  onBegun?: (begun: BegunVideo) => Promise<void>;
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
  /** The upload as it came, and the same decoded: 16 kHz mono 32-bit float little-endian, no header. */
  audioPath: string;
  /** Null where the engine takes the upload alone. */
  pcmPath: string | null;
  /** Infinite while it is not known. */
  durationSeconds: number;
  language: string | null;
  prompt: string | null;
  temperature: number;
  wordTimestamps: boolean;
};

export interface TranscriptionEngine {
  transcribe(
    job: TranscriptionJob,
    call: EngineCall & { onSegments?: (segments: TranscriptSegment[]) => void },
  ): Promise<Transcript>;
  /** Whether it works from the upload alone and needs no samples. */
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
  /** Which share of the text has been yielded, 0 to 1. Never told by an engine that makes, and is paid for, all at once. */
  onSpoken?: (share: number) => void;
};

export interface SpeechEngine {
  /** Yields 24 kHz mono signed 16-bit little-endian samples as they are made. */
  speak(job: SpeechJob, call: SpeechCall): AsyncIterable<Uint8Array>;
  /** The same as bytes of a finished format, from an engine that makes them itself; null: ask `speak`. */
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

export type ChatResult = {
  text: string;
  finishReason: 'stop' | 'length';
  promptTokens: number;
  /** How many of the prompt's tokens are sound; absent when the engine does not tell. */
  promptAudioTokens?: number;
  completionTokens: number;
};

export interface ChatEngine {
  reply(job: ChatJob, call: EngineCall & { onText?: (delta: string) => void }): Promise<ChatResult>;
}

export type Engines = {
  video: VideoEngine;
  transcription: TranscriptionEngine | null;
  speech: SpeechEngine | null;
  chat: ChatEngine | null;
};

/** Prices by what stands behind a model. */
export interface Quotes {
  /** The model at the highest price of those who could serve this. Throws an ApiError when nobody could. */
  atMaxPrice<M extends Model>(model: M, work: Work): M;
  /** The same at the lowest price: what is charged at least. */
  atMinPrice<M extends Model>(model: M, work: Work): M;
  /** The model at the price of the route that served. */
  servedBy<M extends Model>(model: M, route: string | null): M;
}

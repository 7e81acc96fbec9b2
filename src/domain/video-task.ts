/** A video task: what was asked, how far it is, what came out. */
import { createHash } from 'node:crypto';
import { opaqueId, uuid } from '../lib/ids.ts';
import type { Character, ClipTimes } from './character.ts';
import type { VideoModel } from './models.ts';

export type VideoStatus = 'pending' | 'processing' | 'completed' | 'failed';

/** Where a reference image is: the user's URL, fetched by the worker, or an upload in our storage. */
export type ImageSource = { url: string } | { blobKey: string };
export type TaskImage = ImageSource & { role: VideoModel['imageRoles'][number] };

export type CharacterClip = ({ url: string } | { taskId: string }) & { times: ClipTimes | null };

export type VideoTaskOptions = {
  /** What the client called the model, for the answers; absent: its id. */
  modelName?: string;
  /** The request that created it. */
  requestId?: string;
  seed: number;
  images: TaskImage[];
  watermark: boolean;
  isPrivate: boolean;
  style: string | null;
  metadata: unknown;
  /** A clip to make a character of before the video is made; it plays in it. */
  characterClip: CharacterClip | null;
  /** Make a character of the finished video too. */
  selfPortrait: boolean;
  /** Keep the characters made here for later prompts. */
  saveCharacters: boolean;
  /** Where to tell of the end. */
  callbackUrl?: string;
  /** The trace of the request that ordered it. */
  traceparent?: string;
};

export type CharacterReference = Pick<Character, 'id' | 'username' | 'pictureKey'>;

/** What the user is told of a finished video beyond what was asked. */
export type VideoRemarks = {
  /** What the prompt names and the video does not show. */
  notDrawn?: string[];
  /** How long it is where it came out shorter than asked. */
  actualSeconds?: number;
};

export type VideoTask = {
  id: string;
  accountId: string;
  keyId: string;
  family: VideoModel['family'];
  model: string;
  status: VideoStatus;
  progress: number;
  prompt: string;
  enhancedPrompt: string;
  seconds: number;
  /** As requested, for the answer. */
  size: string;
  width: number;
  height: number;
  options: VideoTaskOptions;
  remixOf: string | null;
  waitsFor: string | null;
  /** The engine's own description of the video, for remixes and characters; never shown. */
  scene: string | null;
  characters: CharacterReference[];
  error: { code: string; message: string } | null;
  held: number;
  charged: number;
  queueTurn: number;
  /** Tries that a worker brought to an end, this one included. */
  attempts: number;
  /** Tries whose process was lost: killed, or cut off from the store. */
  losses: number;
  createdMs: number;
  startedAt: number | null;
  completedAt: number | null;
  statusUpdateTime: number;
  filesBytes: number;
  /** Which of the model's routes makes or made it, and its job there. */
  route: string | null;
  upstreamOperation: string | null;
  /** The scene a language model wrote for the embedded engine. */
  writtenScene: string | null;
  remarks: VideoRemarks | null;
  /** When status or progress last changed, in microseconds by the database's clock; ascends. 0: not stored yet. */
  changedUs: number;
};

/** What a list shows: not what makes a row large. */
export type ListedTask = Pick<
  VideoTask,
  | 'id'
  | 'accountId'
  | 'keyId'
  | 'model'
  | 'status'
  | 'progress'
  /** Its beginning. */
  | 'prompt'
  | 'seconds'
  | 'size'
  | 'remixOf'
  | 'waitsFor'
  | 'error'
  | 'held'
  | 'charged'
  | 'queueTurn'
  | 'attempts'
  | 'losses'
  | 'createdMs'
  | 'startedAt'
  | 'completedAt'
  | 'statusUpdateTime'
  | 'filesBytes'
  | 'route'
  | 'remarks'
>;

export const isFinished = (task: Pick<VideoTask, 'status'>): boolean =>
  task.status === 'completed' || task.status === 'failed';

export const alphaFormId = (): string => `video_${uuid()}`;
export const modelId = (model: string): string => `${model}:${opaqueId()}`;
export const remixId = (model: string): string => `${model}:remix-${opaqueId()}`;

/** Anything else never was an id of ours, so the store need not be asked (and Postgres never sees a NUL). */
export const looksLikeTaskId = (id: string): boolean => /^[A-Za-z0-9._:-]{1,100}$/.test(id);

/** The same task renders the same video when it has to be made again. */
export const seedOf = (taskId: string): number =>
  createHash('sha256').update(taskId).digest().readUInt32BE(0);

export const taskFiles = (taskId: string) => ({
  prefix: `videos/${taskId}/`,
  video: `videos/${taskId}/video.mp4`,
  thumbnail: `videos/${taskId}/thumbnail.webp`,
  spritesheet: `videos/${taskId}/spritesheet.jpg`,
});

export const inputFiles = (taskId: string) => ({
  prefix: `inputs/${taskId}/`,
  image: (index: number) => `inputs/${taskId}/image-${index}`,
});

/** A video task: the request, its progress, its result. */
import { hash, randomUUID } from 'node:crypto';
import { unixSeconds } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';
import type { Character, CharacterClip } from './character.ts';
import type { VideoModel } from './models.ts';

export type VideoStatus = 'pending' | 'processing' | 'completed' | 'failed';

/** A reference image: the user's URL, fetched by the worker, or an upload in our storage. */
type ImageSource = { url: string } | { blobKey: string };
export type TaskImage = ImageSource & { role: VideoModel['imageRoles'][number] };

type VideoTaskOptions = {
  /** The model name the client used, for responses; absent: the model's id. */
  modelName?: string;
  /** The request that created it. */
  requestId?: string;
  seed: number;
  images: TaskImage[];
  watermark: boolean;
  isPrivate: boolean;
  style: string | null;
  metadata: unknown;
  /** A clip to make a character from before the video is made; the character appears in it. */
  characterClip: CharacterClip | null;
  /** Also make a character from the finished video. */
  selfPortrait: boolean;
  /** Store the characters made here for later prompts. */
  saveCharacters: boolean;
  /** The URL to call when the task ends. */
  callbackUrl?: string;
  /** Trace context of the request that created the task. */
  traceparent?: string;
  /** How often an operator had it made again after it had failed. */
  timesAgain?: number;
};

export type CharacterReference = Pick<Character, 'id' | 'username' | 'pictureKey'>;

/** Result notes: what the response says about a finished video beyond the request. */
export type VideoResultNotes = {
  /** Things that the prompt names and the video does not show. */
  notDrawn?: string[];
  /** Things that the prompt names and another thing is shown for. */
  shownAs?: { asked: string; shown: string }[];
  /** Actual length in seconds, where the video is shorter than requested. */
  actualSeconds?: number;
};

/** Of a job that a provider is asked for, until its id is known: it may have been begun, and is paid when it is deleted. */
export const unknownJobId = '';

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
  /** The unfinished source of this remix: it cannot be claimed before that is completed, and fails with it. */
  waitsFor: string | null;
  /** The engine's description of the video, for remixes and characters; never shown. */
  scene: string | null;
  characters: CharacterReference[];
  error: { code: string; message: string } | null;
  held: number;
  charged: number;
  queueTurn: number;
  /** Attempts that a worker finished, this one included. */
  attempts: number;
  /** Attempts whose process was killed or lost its connection to the database. */
  lostAttempts: number;
  /** Those of them in which the engine's process was lost and the service lived. */
  engineLosses: number;
  createdMs: number;
  startedAt: number | null;
  /** When the running attempt should be done, at the rate at which its frames are drawn; null: not known yet. */
  expectedEndMs: number | null;
  completedAt: number | null;
  statusUpdateTime: number;
  filesBytes: number;
  /** The route that makes or made it, and the job id there; null: no provider was asked. */
  route: string | null;
  upstreamJobId: string | null;
  /** The scene a language model wrote for the embedded engine. */
  writtenScene: string | null;
  resultNotes: VideoResultNotes | null;
  /** When status or progress last changed, in microseconds by the database's clock; ascends. 0: not stored yet. */
  changedUs: number;
};

/** Options as they are where a request says nothing of them. */
export const usualOptions = {
  isPrivate: false,
  style: null,
  metadata: null,
  characterClip: null,
  selfPortrait: false,
  saveCharacters: true,
} satisfies Partial<VideoTaskOptions>;

/** Of a task that waits and that nobody has worked at. */
export const notBegun = (createdMs: number) =>
  ({
    status: 'pending',
    progress: 0,
    waitsFor: null,
    scene: null,
    characters: [],
    error: null,
    charged: 0,
    queueTurn: 0,
    attempts: 0,
    lostAttempts: 0,
    engineLosses: 0,
    createdMs,
    startedAt: null,
    expectedEndMs: null,
    completedAt: null,
    statusUpdateTime: unixSeconds(createdMs),
    filesBytes: 0,
    route: null,
    upstreamJobId: null,
    writtenScene: null,
    resultNotes: null,
    changedUs: 0,
  }) satisfies Partial<VideoTask>;

/** Columns for lists, without the large ones. */
export type ListedTask = Omit<
  VideoTask,
  'enhancedPrompt' | 'options' | 'scene' | 'characters' | 'writtenScene'
>;

export const isFinished = (task: Pick<VideoTask, 'status'>): boolean =>
  task.status === 'completed' || task.status === 'failed';

export const alphaFormId = (): string => `video_${randomUUID()}`;
export const modelId = (model: string): string => `${model}:${opaqueId()}`;
export const remixId = (model: string): string => `${model}:remix-${opaqueId()}`;

/** Other strings cannot be one of our ids, so the database is not queried (and Postgres never sees a NUL). */
export const looksLikeTaskId = (id: string): boolean => /^[A-Za-z0-9._:-]{1,100}$/.test(id);

/** Derived from the id, so that a repeated attempt renders the same video; of the usual take (`packages/film/src/camera/takes.ts`). */
export const seedOf = (taskId: string): number =>
  ((Number.parseInt(hash('sha256', taskId).slice(0, 8), 16) & ~3) | 1) >>> 0;

export const taskFiles = (taskId: string) => ({
  prefix: `videos/${taskId}/`,
  video: `videos/${taskId}/video.mp4`,
  thumbnail: `videos/${taskId}/thumbnail.webp`,
  spritesheet: `videos/${taskId}/spritesheet.jpg`,
  /** Of the newest drawn frame; only while the video is made. */
  preview: `videos/${taskId}/preview.webp`,
});

const contentTypes: Record<string, string> = {
  mp4: 'video/mp4',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
export const contentTypeOf = (key: string): string =>
  contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

export const inputFiles = (taskId: string) => ({
  prefix: `inputs/${taskId}/`,
  image: (index: number) => `inputs/${taskId}/image-${index}`,
});

const ownFile =
  /^(videos|inputs)\/([^/]+:|video_)[^/]+\/[^/]+$|^characters\/char_[a-z0-9]{24}\/picture\.png$/;
/** Whether a file in the storage is one that this service writes: the bucket may have others. */
export const isOwnFile = (key: string): boolean => ownFile.test(key);

/** A task as the API shows it: one function per response, each typed by its schema. */
import { unixSeconds } from '../lib/clock.ts';
import type {
  CharacterResponse,
  CreatedTask,
  CreatedVideo,
  Remixed,
  TaskStatus,
  VideoOfList,
  VideoStatusResponse,
} from './responses/video-responses.ts';
import { hasPreview, secondsLeft, stageOf } from './video/making-progress.ts';
import { type CharacterReference, taskFiles, type VideoResultNotes, type VideoTask } from './video-task.ts';

/** Inputs of a view that are not in the task. */
export type ViewContext = {
  /** A public link to a stored file. */
  linkTo: (blobKey: string) => string;
  /** A public link to a path of ours. */
  linkToPage: (path: string) => string;
  queueEstimate?: { position: number; secondsLeft: number } | null;
  /** For the time left of a running video. */
  nowMs?: number;
};

/** The model name the client used. */
export const modelNameOf = ({ model, options }: Pick<VideoTask, 'model' | 'options'>): string =>
  options.modelName ?? model;

export const videoUrl = (task: VideoTask, { linkTo }: ViewContext): string | null =>
  task.status === 'completed' ? linkTo(taskFiles(task.id).video) : null;

export const characterView = (
  character: CharacterReference,
  { linkTo, linkToPage }: ViewContext,
): CharacterResponse => ({
  id: character.id,
  username: character.username,
  permalink: linkToPage(`/characters/${character.id}`),
  profile_picture_url: linkTo(character.pictureKey),
});

export const queueFields = (estimate: ViewContext['queueEstimate']) =>
  estimate && { queue_position: estimate.position, estimated_seconds_left: estimate.secondsLeft };

export const noteFields = (notes: VideoResultNotes | null) => ({
  ...(notes?.notDrawn && { not_drawn: notes.notDrawn }),
  ...(notes?.shownAs && { shown_as: notes.shownAs }),
  ...(notes?.actualSeconds !== undefined && { actual_seconds: notes.actualSeconds }),
});

/** Of a video that is being made: its stage, the time left and a still of its newest frame. */
export const makingFields = (
  task: Pick<VideoTask, 'id' | 'status' | 'progress' | 'route' | 'startedAt' | 'expectedEndMs'>,
  { linkToPage, nowMs }: Partial<Pick<ViewContext, 'linkToPage' | 'nowMs'>>,
) => {
  const stage = stageOf(task);
  const left = nowMs === undefined ? null : secondsLeft(task, nowMs);
  return {
    ...(stage && { stage }),
    ...(left !== null && { estimated_seconds_left: left }),
    ...(linkToPage &&
      hasPreview(task) && {
        // The progress makes it another address with every new still.
        preview_url: linkToPage(
          `/v1/videos/${encodeURIComponent(task.id)}/content?variant=preview&at=${task.progress}`,
        ),
      }),
  };
};

const extras = (task: VideoTask, context: ViewContext) => ({
  ...(task.error && { error: task.error }),
  ...queueFields(context.queueEstimate),
  ...makingFields(task, context),
  ...(task.options.metadata !== null && { metadata: task.options.metadata }),
  ...noteFields(task.resultNotes),
  ...(task.characters.length > 0 && {
    characters: task.characters.map((character) => characterView(character, context)),
  }),
});

/** POST /v1/video/create */
export const createdTaskView = (task: VideoTask): CreatedTask => ({
  id: task.id,
  status: task.status,
  status_update_time: task.statusUpdateTime,
  enhanced_prompt: task.enhancedPrompt,
});

/** GET /v1/video/query, and the JSON of /v1/videos/{id}/content */
export const taskStatusView = (task: VideoTask, context: ViewContext): TaskStatus => ({
  id: task.id,
  status: task.status,
  video_url: videoUrl(task, context),
  enhanced_prompt: task.enhancedPrompt,
  status_update_time: task.statusUpdateTime,
  ...extras(task, context),
});

/** POST /v1/videos */
export const createdVideoView = (task: VideoTask): CreatedVideo => ({
  id: task.id,
  object: 'video',
  model: modelNameOf(task),
  status: task.family === 'alpha' ? 'queued' : 'pending',
  progress: 0,
  created_at: unixSeconds(task.createdMs),
  seconds: task.seconds,
  size: task.size,
});

/** GET /v1/videos/{id} */
export const videoStatusView = (task: VideoTask, context: ViewContext): VideoStatusResponse => ({
  id: task.id,
  status: task.status,
  progress: task.progress,
  video_url: videoUrl(task, context),
  ...(task.family === 'alpha'
    ? { enhanced_prompt: task.enhancedPrompt, status_update_time: task.statusUpdateTime }
    : { model: modelNameOf(task), seconds: task.seconds, size: task.size }),
  ...extras(task, context),
});

/** An entry of GET /v1/videos: the fields of both formats, since a list mixes them. */
export const listedVideoView = (task: VideoTask, context: ViewContext): VideoOfList => ({
  ...createdVideoView(task),
  status: task.status,
  progress: task.progress,
  video_url: videoUrl(task, context),
  enhanced_prompt: task.enhancedPrompt,
  status_update_time: task.statusUpdateTime,
  ...extras(task, context),
});

/** POST /v1/videos/{id}/remix */
export const remixView = (task: VideoTask): Remixed => ({
  id: task.id,
  object: 'video',
  status: 'pending',
  progress: 0,
});

/**
 * Every response and event about videos: the one place where their fields are written. The views are typed by it,
 * /openapi.json publishes it, the command line and the console take their types from it, and the tests hold every
 * response against it.
 */
import { type Static, Type } from 'typebox';
import { nullable, oneOf, unixTime } from './schema-parts.ts';

/** Of a video that the embedded engine makes, in their order. */
export const stages = ['reading', 'staging', 'drawing', 'encoding'] as const;

const id = Type.String({ examples: ['beta-2:4f1c9a'] });
const status = oneOf(['pending', 'processing', 'completed', 'failed']);
const progress = Type.Integer({ minimum: 0, maximum: 100, examples: [35] });
const videoUrl = nullable(
  Type.String({
    description: 'A link that opens without a key; null until completed',
    examples: ['https://media.example/files/beta-2/4f1c9a/video.mp4?expires=1799999999&signature=…'],
  }),
);
const enhancedPrompt = Type.String({
  description: 'The prompt itself unless enhance_prompt was asked for',
  examples: ['A lighthouse above the sea at dusk'],
});
const model = Type.String({ description: 'The name the create used' });
const seconds = Type.Integer({ examples: [10] });
const size = Type.String({ examples: ['1280x720'] });
const createdAt = unixTime('When it was created');
const statusUpdateTime = unixTime('When status or progress last changed');
const taskError = Type.Object({
  code: Type.String({ examples: ['invalid_image'] }),
  message: Type.String({ examples: ['The image at the URL could not be fetched.'] }),
});

export const character = Type.Object({
  id: Type.String(),
  username: Type.String({ description: 'Write @username in a prompt', examples: ['amberfox42'] }),
  permalink: Type.String(),
  profile_picture_url: Type.String(),
});

/** Only when they have a value. */
export const optionalVideoFields = {
  error: Type.Optional(taskError),
  queue_position: Type.Optional(Type.Integer({ minimum: 0, examples: [3] })),
  estimated_seconds_left: Type.Optional(Type.Integer({ minimum: 0, examples: [40] })),
  stage: Type.Optional(oneOf(stages, { description: 'While the embedded engine makes it' })),
  preview_url: Type.Optional(
    Type.String({ description: 'The newest drawn frame, for the key of this account; while it is made' }),
  ),
  metadata: Type.Optional(Type.Unknown({ description: 'As it was sent with the create' })),
  not_drawn: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Words of the prompt that are not in the video',
      examples: [['zeppelin']],
    }),
  ),
  shown_as: Type.Optional(
    Type.Array(Type.Object({ asked: Type.String(), shown: Type.String() }), {
      description: 'Things of the prompt that no model draws, and what the video shows in their place',
      examples: [[{ asked: 'marmot', shown: 'beaver' }]],
    }),
  ),
  actual_seconds: Type.Optional(
    Type.Number({ description: 'The length, where it is not the one that was asked for', examples: [8.04] }),
  ),
  characters: Type.Optional(Type.Array(character)),
};

/** POST /v1/video/create */
export const createdTask = Type.Object({
  id,
  status,
  status_update_time: statusUpdateTime,
  enhanced_prompt: enhancedPrompt,
});
export type CreatedTask = Static<typeof createdTask>;

/** GET /v1/video/query, and the JSON of /v1/videos/{id}/content */
export const taskStatus = Type.Object({
  id,
  status,
  video_url: videoUrl,
  enhanced_prompt: enhancedPrompt,
  status_update_time: statusUpdateTime,
  ...optionalVideoFields,
});
export type TaskStatus = Static<typeof taskStatus>;

const createdFields = {
  id,
  object: oneOf(['video']),
  model,
  progress,
  created_at: createdAt,
  seconds,
  size,
};

/** POST /v1/videos */
export const createdVideo = Type.Object({ ...createdFields, status: oneOf(['queued', 'pending']) });
export type CreatedVideo = Static<typeof createdVideo>;

const statusFields = { id, status, progress, video_url: videoUrl };

/** GET /v1/videos/{id} of the alpha family */
export const alphaVideoStatus = Type.Object({
  ...statusFields,
  enhanced_prompt: enhancedPrompt,
  status_update_time: statusUpdateTime,
  ...optionalVideoFields,
});

/** GET /v1/videos/{id} of the beta family */
export const betaVideoStatus = Type.Object({ ...statusFields, model, seconds, size, ...optionalVideoFields });
export type VideoStatusResponse = Static<typeof alphaVideoStatus> | Static<typeof betaVideoStatus>;

const listedFields = {
  ...createdFields,
  video_url: videoUrl,
  enhanced_prompt: enhancedPrompt,
  status_update_time: statusUpdateTime,
  ...optionalVideoFields,
};

/** An entry of GET /v1/videos: the fields of both families, since a list mixes them. */
export const listedVideo = Type.Object({ ...listedFields, status });
export type VideoOfList = Static<typeof listedVideo>;

/** The same for the official OpenAI clients, wherever a video is answered. */
export const openAiVideo = Type.Object(
  {
    ...listedFields,
    status: oneOf(['queued', 'in_progress', 'completed', 'failed']),
    completed_at: nullable(unixTime('When it was completed')),
    expires_at: nullable(unixTime('When its files are deleted')),
    error: nullable(taskError),
    prompt: Type.String(),
    remixed_from_video_id: nullable(Type.String()),
    seconds: Type.String({ examples: ['10'] }),
  },
  { description: 'To requests with X-Stainless-Lang, as the official OpenAI clients send it' },
);
export type OpenAiVideo = Static<typeof openAiVideo>;

/** POST /v1/videos/{id}/remix */
export const remixed = Type.Object({ id, object: oneOf(['video']), status: oneOf(['pending']), progress });
export type Remixed = Static<typeof remixed>;

export const videoList = Type.Object({
  object: oneOf(['list']),
  data: Type.Array(Type.Union([listedVideo, openAiVideo])),
  first_id: nullable(id),
  last_id: nullable(id),
  has_more: Type.Boolean(),
});
export type VideoList = Static<typeof videoList>;

/** DELETE /v1/videos/{id}, and the data of a `deleted` event */
export const deletedVideo = Type.Object({ id, object: oneOf(['video.deleted']), deleted: Type.Boolean() });
export type DeletedVideo = Static<typeof deletedVideo>;

export type CharacterResponse = Static<typeof character>;

/** The events of GET /v1/events and GET /v1/videos/{id}/events: the name of an event, and its data. */
export type VideoEvents = {
  status: VideoStatusResponse | OpenAiVideo;
  deleted: DeletedVideo;
};
/** The data of an event, in the order of `VideoEvents`. */
export const videoEventData = [alphaVideoStatus, betaVideoStatus, openAiVideo, deletedVideo];

/** The responses of a server that commands read. */
import {
  anything,
  arrayOf,
  boolean,
  literalOf,
  nonEmptyString,
  number,
  object,
  optional,
  type Shaped,
  string,
} from './response-shape.ts';

export const errorDetails = object({ message: string, code: optional(string), param: optional(string) });

const videoFields = {
  id: nonEmptyString,
  status: nonEmptyString,
  progress: optional(number),
  model: optional(string),
  size: optional(string),
  error: optional(object({ code: optional(string), message: string })),
};

/** Statuses of later releases can be shown, but not waited for. */
export const video = object(videoFields);
export const watchedVideo = object({
  ...videoFields,
  // Both of ours and OpenAI's.
  status: literalOf('pending', 'queued', 'processing', 'in_progress', 'completed', 'failed'),
  queue_position: optional(number),
  estimated_seconds_left: optional(number),
  not_drawn: optional(arrayOf(string)),
  shown_as: optional(arrayOf(object({ asked: string, shown: string }))),
});
export type WatchedVideo = Shaped<typeof watchedVideo>;

const listedVideo = object({
  ...videoFields,
  created_at: number,
  seconds: anything,
  enhanced_prompt: optional(string),
  prompt: optional(string),
});
export type ListedVideo = Shaped<typeof listedVideo>;
export const videoPage = object({
  data: arrayOf(listedVideo),
  has_more: optional(boolean),
  last_id: optional(string),
});
export const deletion = object({ id: nonEmptyString, deleted: boolean });

export const model = object({ id: nonEmptyString, alias_of: optional(string), operations: arrayOf(string) });
export const modelList = object({ data: arrayOf(object({ id: nonEmptyString })) });

export const transcript = object({ text: string });
export const transcriptEvent = object({ delta: optional(string), error: optional(errorDetails) });

export const completion = object({
  usage: anything,
  choices: arrayOf(
    object({
      message: object({
        content: optional(string),
        audio: optional(object({ data: string, transcript: optional(string) })),
      }),
    }),
  ),
});
export const completionChunk = object({
  choices: optional(arrayOf(object({ delta: optional(object({ content: optional(string) })) }))),
  error: optional(errorDetails),
});

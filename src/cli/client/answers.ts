/** The answers of a server that commands read. */
import {
  anyText,
  anything,
  listOf,
  maybe,
  nonEmptyText,
  number,
  object,
  oneWordOf,
  type Shaped,
  yesOrNo,
} from './answer-shape.ts';

export const errorDetails = object({ message: anyText, code: maybe(anyText), param: maybe(anyText) });

const videoFields = {
  id: nonEmptyText,
  status: nonEmptyText,
  progress: maybe(number),
  model: maybe(anyText),
  size: maybe(anyText),
  error: maybe(object({ code: maybe(anyText), message: anyText })),
};

/** Statuses of later releases can be shown, but not waited for. */
export const video = object(videoFields);
export const watchedVideo = object({
  ...videoFields,
  // Both of ours and OpenAI's.
  status: oneWordOf('pending', 'queued', 'processing', 'in_progress', 'completed', 'failed'),
  queue_position: maybe(number),
  estimated_seconds_left: maybe(number),
  not_drawn: maybe(listOf(anyText)),
});
export type WatchedVideo = Shaped<typeof watchedVideo>;

export const listedVideo = object({
  ...videoFields,
  created_at: number,
  seconds: anything,
  enhanced_prompt: maybe(anyText),
  prompt: maybe(anyText),
});
export type ListedVideo = Shaped<typeof listedVideo>;
export const videoPage = object({
  data: listOf(listedVideo),
  has_more: maybe(yesOrNo),
  last_id: maybe(anyText),
});
export const deletion = object({ id: nonEmptyText, deleted: yesOrNo });

export const model = object({ id: nonEmptyText, alias_of: maybe(anyText), operations: listOf(anyText) });
export const modelList = object({ data: listOf(object({ id: nonEmptyText })) });

export const transcript = object({ text: anyText });
export const transcriptEvent = object({ delta: maybe(anyText), error: maybe(errorDetails) });

export const completion = object({
  usage: anything,
  choices: listOf(
    object({
      message: object({
        content: maybe(anyText),
        audio: maybe(object({ data: anyText, transcript: maybe(anyText) })),
      }),
    }),
  ),
});
export const completionChunk = object({
  choices: maybe(listOf(object({ delta: maybe(object({ content: maybe(anyText) })) }))),
  error: maybe(errorDetails),
});

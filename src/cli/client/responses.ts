/**
 * The responses of a server that commands read: the fields a command needs, by the names and types of the schemas.
 * Less is checked than Kinora promises, so that commands work with later releases and similar servers.
 */

import type { OwnAccount, VideoCostAndRequest } from '../../domain/responses/account-responses.ts';
import type { TranscriptEvent, Transcription } from '../../domain/responses/audio-responses.ts';
import type { ChatChunk, ChatCompletion } from '../../domain/responses/chat-responses.ts';
import type { ErrorDetails } from '../../domain/responses/error-responses.ts';
import type { ModelList, ModelResponse } from '../../domain/responses/service-responses.ts';
import type { StudioCharacter } from '../../domain/responses/studio-responses.ts';
import type {
  DeletedVideo,
  OpenAiVideo,
  VideoList,
  VideoOfList,
} from '../../domain/responses/video-responses.ts';
import {
  anything,
  arrayOf,
  boolean,
  identifier,
  literalOf,
  nonEmptyString,
  number,
  optional,
  orNull,
  type Shaped,
  someFieldsOf,
  string,
} from './response-shape.ts';

/** Every field that some response about a video has. */
type AnyVideo = VideoOfList | OpenAiVideo;
type TaskFailure = NonNullable<AnyVideo['error']>;

export const errorDetails = someFieldsOf<ErrorDetails>()({
  message: string,
  code: optional(string),
  param: optional(string),
});

const videoFields = {
  id: nonEmptyString,
  status: nonEmptyString,
  progress: optional(number),
  model: optional(string),
  size: optional(string),
  error: optional(someFieldsOf<TaskFailure>()({ code: optional(string), message: string })),
};

/** Statuses of later releases can be shown, but not waited for. */
export const video = someFieldsOf<AnyVideo>()(videoFields);
export const orderedVideo = someFieldsOf<AnyVideo>()({ ...videoFields, id: identifier });
export const watchedVideo = someFieldsOf<AnyVideo>()({
  ...videoFields,
  // Both of ours and OpenAI's.
  status: literalOf<AnyVideo['status']>(
    'pending',
    'queued',
    'processing',
    'in_progress',
    'completed',
    'failed',
  ),
  queue_position: optional(number),
  estimated_seconds_left: optional(number),
  not_drawn: optional(arrayOf(string)),
  shown_as: optional(
    arrayOf(someFieldsOf<NonNullable<AnyVideo['shown_as']>[number]>()({ asked: string, shown: string })),
  ),
});
export type WatchedVideo = Shaped<typeof watchedVideo>;

const listedVideo = someFieldsOf<AnyVideo>()({
  ...videoFields,
  created_at: number,
  seconds: anything,
  enhanced_prompt: optional(string),
  prompt: optional(string),
});
export type ListedVideo = Shaped<typeof listedVideo>;
export const videoPage = someFieldsOf<VideoList>()({
  data: arrayOf(listedVideo),
  has_more: optional(boolean),
  last_id: optional(string),
});
export const deletion = someFieldsOf<DeletedVideo>()({ id: nonEmptyString, deleted: boolean });

export const model = someFieldsOf<ModelResponse>()({
  id: nonEmptyString,
  alias_of: optional(string),
  operations: arrayOf(string),
});
export const modelList = someFieldsOf<ModelList>()({
  data: arrayOf(
    someFieldsOf<ModelResponse>()({
      id: nonEmptyString,
      alias_of: optional(string),
      operations: optional(arrayOf(string)),
      price: optional(
        someFieldsOf<ModelResponse['price']>()({ credits: optional(number), per: optional(string) }),
      ),
    }),
  ),
});

export const detailedVideo = someFieldsOf<VideoCostAndRequest>()({
  model: string,
  status: nonEmptyString,
  prompt: string,
  seed: number,
  seconds: number,
  size: string,
  price: number,
  created_at: number,
  started_at: optional(number),
  completed_at: optional(number),
  remixed_from: optional(string),
  receipt: anything,
});

export const accountOfKey = someFieldsOf<OwnAccount>()({
  name: string,
  balance: orNull(number),
  held: number,
  spent: number,
  suspended: optional(boolean),
  payment_failed: optional(boolean),
  period_ends_at: optional(number),
  key: optional(someFieldsOf<OwnAccount['key']>()({ quota: optional(number), quota_used: optional(number) })),
});

export const characterList = someFieldsOf<{ data: StudioCharacter[] }>()({
  data: arrayOf(
    someFieldsOf<StudioCharacter>()({
      id: nonEmptyString,
      username: nonEmptyString,
      created_at: number,
      from_task: optional(string),
    }),
  ),
});
export const characterDeletion = someFieldsOf<{ id: string; deleted: boolean }>()({
  id: nonEmptyString,
  deleted: boolean,
});

export const transcript = someFieldsOf<Transcription>()({ text: string });
export const transcriptEvent = someFieldsOf<TranscriptEvent>()({
  delta: optional(string),
  error: optional(errorDetails),
});

type Message = ChatCompletion['choices'][number]['message'];
type Choice = ChatChunk['choices'][number];

export const completion = someFieldsOf<ChatCompletion>()({
  usage: anything,
  hint: optional(string),
  choices: arrayOf(
    someFieldsOf<ChatCompletion['choices'][number]>()({
      message: someFieldsOf<Message>()({
        content: optional(string),
        audio: optional(
          someFieldsOf<NonNullable<Message['audio']>>()({ data: string, transcript: optional(string) }),
        ),
      }),
    }),
  ),
});
export const completionChunk = someFieldsOf<ChatChunk>()({
  choices: optional(
    arrayOf(
      someFieldsOf<Choice>()({
        delta: optional(someFieldsOf<Choice['delta']>()({ content: optional(string) })),
      }),
    ),
  ),
  hint: optional(string),
  error: optional(errorDetails),
});

/** The responses of the service, by the schemas that it answers with. */
import type {
  CreateForm,
  JsonSchema,
  KeyResponse,
  LibraryVideo,
  OwnKeys,
  ReceiptLineResponse,
  StudioCharacter,
  StudioModel,
  Usage,
  VideoDetails as VideoDetailsResponse,
} from '../../src/domain/responses/studio-responses.ts';
import type { CharacterResponse, VideoOfList } from '../../src/domain/responses/video-responses.ts';

export type { CreateForm, JsonSchema, Usage };
export type ReceiptLine = ReceiptLineResponse;
export type UsageRow = Usage['data'][number];

export type Status = LibraryVideo['status'];
export type VideoError = NonNullable<LibraryVideo['error']>;

/** An entry of `GET library`, with what `GET videos/:id` and `status` events add to it. */
export type Video = LibraryVideo &
  Partial<Pick<VideoOfList, 'enhanced_prompt' | 'video_url' | 'characters' | 'preview_url' | 'metadata'>>;
export type VideoDetails = VideoDetailsResponse;

export type Page<T> = { data: T[]; next_cursor: string | null; total?: number };

export type Model = StudioModel;

/** One that was just made has no date yet. */
export type Character = CharacterResponse & Partial<StudioCharacter>;

export type ApiKey = KeyResponse & Partial<OwnKeys['data'][number]>;

/** Responses of the service, as far as the console reads them. */
export type Status = 'pending' | 'processing' | 'completed' | 'failed';

export type VideoError = { code: string; message: string };

/** An entry of `GET library` and the data of a `status` event. */
export type Video = {
  id: string;
  model: string;
  status: Status;
  progress: number;
  prompt: string;
  enhanced_prompt?: string;
  /** Unix seconds. */
  created_at: number;
  /** When the attempt that ended it began. */
  started_at?: number | null;
  completed_at?: number | null;
  status_update_time?: number;
  seconds: number;
  actual_seconds?: number;
  size: string;
  video_url?: string | null;
  /** Credits held or charged. */
  price?: number | null;
  error?: VideoError;
  queue_position?: number;
  estimated_seconds_left?: number;
  /** While the embedded engine makes it. */
  stage?: 'reading' | 'staging' | 'drawing' | 'encoding';
  /** Parts of the prompt that are not in the video. */
  not_drawn?: string[];
  /** Things that another thing is shown for. */
  shown_as?: { asked: string; shown: string }[];
  characters?: Character[];
  remixed_from?: string | null;
};

export type Page<T> = { data: T[]; next_cursor: string | null; total?: number };

export type ReceiptLine = {
  /** Unix seconds. */
  at: number;
  kind: string;
  /** Credits; held and charged are positive. */
  amount?: number | null;
  note?: string | null;
};

/** `GET videos/:id` */
export type VideoDetails = Video & {
  /** The parameters of the create, by their names in the API. */
  parameters: Record<string, unknown>;
  receipt: ReceiptLine[];
  /** The create as it would be sent again. */
  request: {
    method: string;
    path: string;
    encoding: 'json' | 'multipart';
    body: Record<string, unknown>;
  } | null;
  parent: Video | null;
  children: Video[];
  /** Only videos of beta models can be remixed. */
  can_remix: boolean;
};

export type JsonSchema = {
  type?: string | string[];
  enum?: (string | number)[];
  default?: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  not?: unknown;
};

/** `GET models` */
export type Model = {
  id: string;
  kind: 'video' | 'transcription' | 'speech' | 'chat';
  operations: string[];
  aliases?: string[];
  price: { credits: number; credits_above_720p?: number; lowest_credits?: number; per: string };
  /** Meaning of each reference image by position. */
  image_roles?: ('first' | 'last' | 'component' | 'reference')[];
  /** Lengths of the JSON create in seconds; the first is the default. */
  durations?: number[];
  honours_instructions?: boolean;
  /** ISO 639-1 codes of what its voices speak; absent when that is not known. */
  languages?: string[];
  /** How to create with it. */
  create: CreateForm;
  /** The endpoint that takes several images, where `create` takes one. */
  create_json?: CreateForm;
};

export type CreateForm = { path: string; encoding: 'json' | 'multipart'; schema: JsonSchema };

export type Character = {
  id: string;
  username: string;
  permalink: string;
  profile_picture_url: string;
  created_at?: number;
  from_task?: string | null;
};

export type ApiKey = {
  id: string;
  name?: string | null;
  /** The part of the secret that may be shown. */
  hint?: string | null;
  created_at: number;
  expires_at?: number | null;
  last_used_at?: number | null;
  revoked_at?: number | null;
  models?: string[] | null;
  ips?: string[] | null;
  requests_per_minute?: number | null;
  /** Credits this key may spend; null: only the account's limit applies. */
  quota?: number | null;
  spent?: number | null;
  /** The key this session was opened with. */
  is_current?: boolean;
};

export type UsageRow = { day: string; model: string | null; credits: number; requests: number };
export type Usage = { data: UsageRow[]; total: number };

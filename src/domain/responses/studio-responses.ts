/** The answers of the console's API to an account, besides the routes it shares with /v1. */
import { type Static, type TSchema, Type } from 'typebox';
import { nullable, oneOf, unixTime } from './schema-parts.ts';
import { modelFields } from './service-responses.ts';
import { character, listedVideo, optionalVideoFields } from './video-responses.ts';

export const credits = (description: string) => Type.Number({ description: `${description}, in credits` });
export const moment = (description: string) => nullable(unixTime(description));
export const listOf = <T extends TSchema>(entry: T) => Type.Object({ data: Type.Array(entry) });
export const pageOf = <T extends TSchema>(entry: T) =>
  Type.Object({
    data: Type.Array(entry),
    next_cursor: nullable(Type.String()),
    total: Type.Optional(Type.Integer({ minimum: 0 })),
  });

const listed = listedVideo.properties;
const { error, queue_position, estimated_seconds_left, stage, not_drawn, shown_as, actual_seconds } =
  optionalVideoFields;

export const libraryVideoFields = {
  id: listed.id,
  model: Type.String({ description: 'The id of the model, also when the create used an alias' }),
  status: listed.status,
  progress: listed.progress,
  prompt: Type.String(),
  created_at: listed.created_at,
  started_at: moment('When the attempt that ended it began'),
  completed_at: moment('When it ended'),
  status_update_time: listed.status_update_time,
  seconds: listed.seconds,
  size: listed.size,
  price: credits('Charged, or held while it is not finished'),
  remixed_from: nullable(Type.String()),
  error,
  queue_position,
  estimated_seconds_left,
  stage,
  not_drawn,
  shown_as,
  actual_seconds,
};

export const labelFields = {
  is_favourite: Type.Boolean(),
  tags: Type.Array(Type.String()),
};
/** PUT videos/{id}/labels */
export const videoLabels = Type.Object(labelFields);
/** GET tags */
export const tagList = listOf(Type.Object({ name: Type.String(), videos: Type.Integer() }));
export type TagList = Static<typeof tagList>;
/** POST and DELETE videos/{id}/share */
export const sharedVideo = Type.Object({
  share_url: nullable(Type.String({ description: 'The public page; null: not shared' })),
});

/** An entry of GET library. */
export const libraryVideo = Type.Object({
  ...libraryVideoFields,
  is_favourite: Type.Optional(labelFields.is_favourite),
  tags: Type.Optional(labelFields.tags),
});
export type LibraryVideo = Static<typeof libraryVideo>;
export const library = pageOf(libraryVideo);

const receiptLine = Type.Object({
  at: unixTime('When'),
  kind: Type.String({ examples: ['held'] }),
  amount: nullable(credits('Held and charged are positive')),
  note: nullable(Type.String()),
});
export type ReceiptLineResponse = Static<typeof receiptLine>;

export const requestFields = {
  parameters: Type.Record(Type.String(), Type.Unknown(), {
    description: 'The parameters of the create, by their names in the API',
  }),
  receipt: Type.Array(receiptLine),
  request: Type.Object(
    {
      method: oneOf(['POST']),
      path: Type.String(),
      encoding: oneOf(['json', 'multipart']),
      body: Type.Record(Type.String(), Type.Unknown()),
    },
    { description: 'The create as it would be sent again' },
  ),
};

/** GET videos/{id} */
export const videoDetails = Type.Object({
  ...listed,
  ...libraryVideoFields,
  ...requestFields,
  ...labelFields,
  ...sharedVideo.properties,
  route: nullable(Type.String()),
  can_remix: Type.Boolean({ description: 'Only videos of the beta family can be remixed' }),
  parent: nullable(libraryVideo),
  children: Type.Array(libraryVideo),
});
export type VideoDetails = Static<typeof videoDetails>;

/** The parts of JSON Schema that forms are made from. */
export type JsonSchema = {
  type?: string | string[];
  enum?: (string | number)[];
  'x-enumDescriptions'?: Record<string, string>;
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

const createForm = Type.Object({
  path: Type.String({ examples: ['v1/videos'] }),
  encoding: oneOf(['json', 'multipart']),
  schema: Type.Unsafe<JsonSchema>({ type: 'object', description: 'A JSON Schema of the body' }),
});
export type CreateForm = Static<typeof createForm>;

/** An entry of GET models. */
const studioModel = Type.Object({
  ...modelFields,
  kind: oneOf(['video', 'transcription', 'speech', 'chat']),
  aliases: Type.Array(Type.String()),
  family: Type.Optional(oneOf(['alpha', 'beta'])),
  image_roles: Type.Optional(
    Type.Array(oneOf(['first', 'last', 'component', 'reference']), {
      description: 'The meaning of each reference image by position',
    }),
  ),
  durations: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Lengths of the JSON create in seconds, the default first' }),
  ),
  aspect_ratios: Type.Optional(Type.Array(Type.String())),
  max_prompt_characters: Type.Optional(Type.Integer()),
  honours_instructions: Type.Optional(Type.Boolean()),
  languages: Type.Optional(
    Type.Array(Type.String(), { description: 'ISO 639-1 codes of its voices; absent where not known' }),
  ),
  general_answers_need: Type.Optional(
    Type.Object(
      { name: Type.String({ examples: ['chat-small'] }), size_bytes: Type.Integer() },
      {
        description:
          'Of a conversation that knows only what recordings say: the language model to install for other questions',
      },
    ),
  ),
  create: createForm,
  create_json: Type.Optional(createForm),
});
export type StudioModel = Static<typeof studioModel>;
export const studioModels = listOf(studioModel);

/** A share of the picture's width or height. */
const share = Type.Number({ minimum: -1, maximum: 2 });
const level = Type.Number({ minimum: 0, maximum: 255 });

/** Found in a picture; sent back with the prompts that are read with it. */
export const pictureContents = Type.Object({
  things: Type.Array(
    Type.Object({
      noun: oneOf(['person', 'thing']),
      name: nullable(Type.String({ maxLength: 60 })),
      colour: Type.Tuple([level, level, level]),
      box: Type.Object({ left: share, top: share, right: share, bottom: share }),
      score: Type.Number({ minimum: 0, maximum: 1 }),
      subject: Type.Boolean(),
      face: Type.Boolean(),
    }),
    { maxItems: 100 },
  ),
  regions: Type.Array(oneOf(['sky', 'water', 'plants', 'fire']), { maxItems: 4 }),
  flat: Type.Boolean(),
  missing: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }),
});

/** POST picture-reading */
export const pictureReading = Type.Object({
  seen: Type.Array(Type.String(), { description: 'What is in the picture, the most telling first' }),
  suggestions: Type.Array(Type.String(), { description: 'Prompts for this picture' }),
  contents: pictureContents,
});
export type PictureReading = Static<typeof pictureReading>;

/** POST price */
export const price = Type.Object({ price: credits('The hold of the create') });

/** POST prompt-reading */
export const promptReading = Type.Object({
  is_other_language: Type.Boolean({
    description: 'Neither English nor Chinese: it will be misread',
  }),
  beats: Type.Array(
    Type.Object({
      share: Type.Number({ description: 'Of the film, 0 to 1' }),
      place: Type.String({ examples: ['forest'] }),
      is_place_stated: Type.Boolean({ description: 'False: chosen to fit' }),
      time_of_day: Type.String({ examples: ['golden hour'] }),
      weather: Type.Array(Type.String()),
      style: Type.String({ examples: ['photoreal'] }),
      camera_move: Type.String({ description: 'auto: the film chooses', examples: ['dolly in'] }),
      shot: Type.String({ description: 'auto: the film chooses', examples: ['close up'] }),
      things: Type.Array(
        Type.Object({
          name: Type.String({ examples: ['red fox'] }),
          count: Type.Integer(),
          does: Type.Array(Type.String()),
          says: Type.Array(Type.String(), { description: 'Words in quotation marks that it says' }),
          is_implied: Type.Boolean({ description: 'Not named in the prompt, but it must be there' }),
        }),
      ),
      effects: Type.Array(Type.String(), { examples: [['moon', 'petals']] }),
    }),
  ),
  shown_as: Type.Array(Type.Object({ asked: Type.String(), shown: Type.String() })),
  not_drawn: Type.Array(Type.String(), { description: 'What the prompt names and the film will not show' }),
  suggestions: Type.Array(Type.String(), { description: 'Words that may be added to the prompt' }),
});
export type PromptReading = Static<typeof promptReading>;

export const studioCharacter = Type.Object({
  ...character.properties,
  created_at: unixTime('When it was made'),
  from_task: nullable(Type.String()),
});
export type StudioCharacter = Static<typeof studioCharacter>;
export const studioCharacters = listOf(studioCharacter);
export const deletedCharacter = Type.Object({ id: Type.String(), deleted: Type.Boolean() });

export const accountFields = {
  id: Type.String(),
  name: Type.String(),
  billing: oneOf(['payg', 'subscription']),
  balance: nullable(credits('Free to spend; null: unlimited')),
  held: credits('Reserved for work that is not finished'),
  spent: credits('Charged since the account was made'),
  suspended: Type.Boolean(),
  payment_failed: Type.Boolean(),
  period_ends_at: moment('When the subscription ends'),
  created_at: unixTime('When it was made'),
};
export const account = Type.Object(accountFields);
export type AccountResponse = Static<typeof account>;

export const keyFields = {
  id: Type.String(),
  hint: Type.String({ description: 'The part of the secret that may be shown' }),
  name: nullable(Type.String()),
  models: nullable(Type.Array(Type.String())),
  ips: nullable(Type.Array(Type.String())),
  expires_at: moment('When it ends'),
  revoked_at: moment('When it was revoked'),
  requests_per_minute: nullable(Type.Integer()),
  quota: nullable(credits('What the key may spend; null: what the account may')),
  quota_used: credits('Spent of the quota'),
  created_at: unixTime('When it was made'),
};
export const key = Type.Object(keyFields);
export type KeyResponse = Static<typeof key>;

const secret = Type.String({ description: 'The key itself, answered this once' });

/** GET keys */
export const ownKeys = Type.Object({
  data: Type.Array(
    Type.Object({
      ...keyFields,
      is_current: Type.Boolean({ description: 'The key this session was opened with' }),
    }),
  ),
  may_manage: Type.Boolean(),
});
export type OwnKeys = Static<typeof ownKeys>;
export const newOwnKey = Type.Object({ ...keyFields, secret });
export type NewOwnKey = Static<typeof newOwnKey>;
export const newKey = Type.Object({ id: Type.String(), account: Type.String(), secret });
export type NewKeyResponse = Static<typeof newKey>;
export const revokedKey = Type.Object({ id: Type.String(), revoked: Type.Boolean() });

/** GET session */
export const session = Type.Object({
  role: oneOf(['operator', 'viewer', 'account']),
  account: nullable(account),
  key: nullable(key),
  expires_at: unixTime('When the session ends'),
  version: Type.String(),
  offers_invitations: Type.Boolean({ description: 'Whether accounts are opened by invitation' }),
});
export type SessionResponse = Static<typeof session>;

/** GET usage */
export const usage = Type.Object({
  from: unixTime('Start'),
  to: unixTime('End'),
  data: Type.Array(
    Type.Object({
      day: Type.String({ examples: ['2026-01-31'] }),
      model: nullable(Type.String()),
      credits: Type.Number(),
      requests: Type.Integer(),
    }),
  ),
  total: credits('Charged'),
});
export type Usage = Static<typeof usage>;

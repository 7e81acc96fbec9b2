/** The answers of the API about the account of a key, and about the cost and the request of a video. */
import { type Static, Type } from 'typebox';
import { nullable, oneOf } from './schema-parts.ts';
import { accountFields, credits, libraryVideoFields, requestFields } from './studio-responses.ts';

/** GET /v1/account */
export const ownAccount = Type.Object({
  object: oneOf(['account']),
  ...accountFields,
  key: Type.Object({
    id: Type.String(),
    name: nullable(Type.String()),
    quota: nullable(credits('What this key may spend; null: what the account may')),
    quota_used: credits('Spent of the quota'),
  }),
});
export type OwnAccount = Static<typeof ownAccount>;

const {
  id,
  model,
  status,
  prompt,
  created_at,
  started_at,
  completed_at,
  seconds,
  size,
  price,
  remixed_from,
} = libraryVideoFields;

/** GET /v1/videos/{id}/details */
export const videoCostAndRequest = Type.Object({
  id,
  object: oneOf(['video.details']),
  model,
  status,
  prompt,
  enhanced_prompt: Type.String(),
  seed: Type.Integer({
    description: 'The same seed and request make the same video with the embedded engine',
  }),
  seconds,
  size,
  created_at,
  started_at,
  completed_at,
  price,
  remixed_from,
  ...requestFields,
});
export type VideoCostAndRequest = Static<typeof videoCostAndRequest>;

/** Models and health. */
import { type Static, Type } from 'typebox';
import { oneOf, unixTime } from './schema-parts.ts';

const modelPrice = Type.Object({
  credits: Type.Number({ description: 'The highest price of a unit', examples: [0.5] }),
  credits_above_720p: Type.Optional(Type.Number({ description: 'Of a video larger than 720p' })),
  lowest_credits: Type.Optional(
    Type.Number({ description: 'Where its routes have different prices; the charge is that of the route' }),
  ),
  per: Type.String({ examples: ['second'] }),
});

export const modelFields = {
  id: Type.String(),
  alias_of: Type.Optional(Type.String({ description: 'The model that this name stands for' })),
  object: oneOf(['model']),
  created: unixTime('When the catalogue was first published'),
  owned_by: Type.String({ examples: ['kinora'] }),
  operations: Type.Array(Type.String({ examples: ['video.create'] })),
  served_by: Type.Array(Type.String({ examples: ['local'] })),
  price: modelPrice,
};

/** GET /v1/models/{id} */
export const modelResponse = Type.Object(modelFields);
export type ModelResponse = Static<typeof modelResponse>;

export const modelListResponse = Type.Object({ object: oneOf(['list']), data: Type.Array(modelResponse) });
export type ModelList = Static<typeof modelListResponse>;

/** GET /healthz and /readyz */
export const health = Type.Object({
  status: oneOf(['ok', 'ready']),
  warnings: Type.Optional(Type.Array(Type.String(), { description: 'Problems for the operator' })),
});
export type Health = Static<typeof health>;

/** The body of every error. The codes are in domain/errors.ts. */
import { type Static, Type } from 'typebox';

export const errorObject = Type.Object({
  message: Type.String({ examples: ["Missing required parameter: 'prompt'."] }),
  type: Type.String({ examples: ['invalid_request_error'] }),
  code: Type.String({ examples: ['missing_parameter'] }),
  param: Type.Optional(Type.String({ description: 'The parameter it is about', examples: ['prompt'] })),
});
export type ErrorDetails = Static<typeof errorObject>;

export const errorResponse = Type.Object({ error: errorObject });
export type ErrorResponse = Static<typeof errorResponse>;

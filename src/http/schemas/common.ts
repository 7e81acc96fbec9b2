/** Shared parts of schemas. */
import { Type } from 'typebox';
import { voiceSounds, voices } from '../../domain/models.ts';
import { oneOf } from '../../domain/responses/schema-parts.ts';

export { nullable, oneOf, unixTime } from '../../domain/responses/schema-parts.ts';

export const text = (description: string, options: object = {}) =>
  Type.String({ minLength: 1, description, ...options });

/** In a form all values are text. */
export const formFlag = (description: string) => oneOf(['true', 'false'] as const, { description });

/** A file part. Handlers put this marker in place of the file before validating. */
export const file = (description: string) => Type.String({ format: 'binary', description });
export const fileMarker = '(file)';

/** A parameter this model does not accept. */
export const refused = () => Type.Unsafe<undefined>({ not: {} });

/** The sounds are those of the embedded engine: pages that let people choose show them. */
export const voice = oneOf(voices, { 'x-enumDescriptions': voiceSounds });

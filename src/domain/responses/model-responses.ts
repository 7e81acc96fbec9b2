/** Models of the catalogue, for operators. */
import { type Static, Type } from 'typebox';
import { nullable, oneOf } from './schema-parts.ts';
import { listOf } from './studio-responses.ts';

const bytes = Type.Integer({ minimum: 0 });

const installableModel = Type.Object({
  name: Type.String(),
  kind: oneOf(['hearing', 'chat', 'speech']),
  state: oneOf(['installed', 'in packages', 'available']),
  size_bytes: bytes,
  memory_bytes: bytes,
  licence: Type.String(),
  improves: Type.String(),
  installed_at: nullable(Type.String()),
  job: nullable(
    Type.Object({
      kind: oneOf(['pull', 'verify']),
      status: oneOf(['running', 'done', 'failed']),
      file: nullable(Type.String()),
      bytes,
      total_bytes: nullable(bytes),
      seconds_left: nullable(Type.Integer({ minimum: 0 })),
      error: nullable(Type.String()),
    }),
  ),
});
export type InstallableModel = Static<typeof installableModel>;
/** GET operator/models, and what changes answer */
export const installableModels = listOf(installableModel);
export type InstallableModels = Static<typeof installableModels>;

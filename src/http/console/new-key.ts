/** The body that creates or changes a key, for accounts and for operators. */
import { type Static, Type } from 'typebox';
import { ApiError, invalidParameter } from '../../domain/errors.ts';
import type { ModelCatalogue } from '../../domain/models.ts';
import { fromCredits } from '../../domain/money.ts';
import { invalidCidrs } from '../../lib/ip-address.ts';
import type { KeyChange } from '../../services/account-admin.ts';
import { nullable } from '../schemas/common.ts';
import { createValidator, type Fields } from '../validate.ts';

const texts = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 200 });

const keyFields = {
  name: Type.String({ minLength: 1, maxLength: 100 }),
  models: texts,
  ips: texts,
  expires_at: Type.Integer({ minimum: 0, maximum: 99_999_999_999 }),
  requests_per_minute: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  quota: Type.Number({ minimum: 0, maximum: 1e9 }),
};
export const keyBody = Type.Partial(Type.Object(keyFields));

type KeyBody = Static<typeof keyBody>;

/** Changes to an existing key: absent fields stay, null removes a limit. */
const nullableFields = Object.entries(keyFields).map(([name, field]) => [name, nullable(field)]);
const validateChange = createValidator(Type.Partial(Type.Object(Object.fromEntries(nullableFields))));

export const readKeyChange = (fields: Fields, models: ModelCatalogue): KeyChange => {
  const change = readKeyFields(validateChange(fields), models);
  if (Object.values(change).every((value) => value === undefined))
    throw new ApiError('invalid_request', { message: 'Nothing to change was given.' });
  return change;
};

/** Keys store model ids: a key for an alias is a key for its model. */
export const readKeyFields = (
  body: { [Name in keyof KeyBody]: KeyBody[Name] | null },
  models: ModelCatalogue,
): KeyChange => {
  const idOf = (name: string): string => {
    const model = models.find(name);
    if (!model) throw invalidParameter('models', `there is no model "${name}"`);
    return model.id;
  };
  const invalid = invalidCidrs(body.ips ?? []);
  if (invalid.length > 0)
    throw invalidParameter('ips', `not an address or a CIDR block: ${invalid.join(', ')}`);
  return {
    name: body.name,
    models: body.models && [...new Set(body.models.map(idOf))],
    cidrs: body.ips,
    expiresAt: body.expires_at,
    requestsPerMinute: body.requests_per_minute,
    quota: body.quota && fromCredits(body.quota),
  };
};

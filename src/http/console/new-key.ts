/** The body that creates a key, for accounts and for operators. */
import { type Static, Type } from 'typebox';
import { ApiError, invalidParameter } from '../../domain/errors.ts';
import type { ModelCatalogue } from '../../domain/models.ts';
import { microPerCredit } from '../../domain/money.ts';
import { parseCidrList } from '../../lib/ip-address.ts';
import type { KeyChange, NewKey } from '../../services/account-admin.ts';
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

/** Changes to an existing key: absent fields stay, null removes a limit. */
const nullableFields = Object.entries(keyFields).map(([name, field]) => [name, nullable(field)]);
const validateChange = createValidator(Type.Partial(Type.Object(Object.fromEntries(nullableFields))));

export const readKeyChange = (fields: Fields, models: ModelCatalogue): KeyChange => {
  const change = validateChange(fields);
  const present = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null));
  const nulls = Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value === null)
      .map(([name]) => [changeNames[name as keyof typeof changeNames], null]),
  );
  const update = { ...readNewKey(present as Static<typeof keyBody>, models), ...nulls };
  if (Object.keys(update).length === 0)
    throw new ApiError('invalid_request', { message: 'Nothing to change was given.' });
  return update;
};

const changeNames = {
  name: 'name',
  models: 'models',
  ips: 'cidrs',
  expires_at: 'expiresAt',
  requests_per_minute: 'requestsPerMinute',
  quota: 'quota',
} as const;

/** Keys store model ids: a key for an alias is a key for its model. */
export const readNewKey = (body: Static<typeof keyBody>, models: ModelCatalogue): Omit<NewKey, 'account'> => {
  const ids = body.models?.map((name) => {
    const model = models.find(name);
    if (!model) throw invalidParameter('models', `there is no model "${name}"`);
    return model.id;
  });
  if (body.ips) {
    const parsed = parseCidrList(body.ips);
    if (!parsed.ok)
      throw invalidParameter('ips', `not an address or a CIDR block: ${parsed.invalidEntries.join(', ')}`);
  }
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(ids && { models: [...new Set(ids)] }),
    ...(body.ips && { cidrs: body.ips }),
    ...(body.expires_at !== undefined && { expiresAt: body.expires_at }),
    ...(body.requests_per_minute !== undefined && { requestsPerMinute: body.requests_per_minute }),
    ...(body.quota !== undefined && { quota: Math.round(body.quota * microPerCredit) }),
  };
};

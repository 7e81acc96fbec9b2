/** One validator per model, and for the documentation the schemas with equal ones merged. */
import type { Static, TSchema } from 'typebox';
import { type Model, namesOf } from '../domain/models.ts';
import { createValidator, type Fields } from './validate.ts';

export const createModelValidators = <M extends Model, S extends TSchema>(
  models: readonly M[],
  schemaOf: (model: M) => S,
) => {
  const validators = new Map<string, (fields: Fields) => Static<S>>();
  const validatorOf = (model: M) => {
    const known = validators.get(model.id);
    if (known) return known;
    const compiled = createValidator(schemaOf(model));
    validators.set(model.id, compiled);
    return compiled;
  };
  const schemas = (): TSchema[] => {
    const groups = new Map<string, string[]>();
    for (const model of models) {
      const shape = JSON.stringify(withModels(schemaOf(model), []));
      groups.set(shape, [...(groups.get(shape) ?? []), ...namesOf(model)]);
    }
    return Array.from(groups, ([shape, names]) => withModels(JSON.parse(shape), names));
  };
  return { validate: (model: M, fields: Fields) => validatorOf(model)(fields), schemas };
};

const withModels = (schema: TSchema, names: string[]): TSchema => ({
  ...schema,
  properties: { ...(schema as { properties?: object }).properties, model: { type: 'string', enum: names } },
});

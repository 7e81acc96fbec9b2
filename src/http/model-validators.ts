/** One validator per model, and the schemas behind them with models of equal schema folded into one for the documentation. */
import type { TSchema } from 'typebox';
import { type Model, namesOf } from '../domain/models.ts';
import { createValidator, type Fields } from './validate.ts';

export const createModelValidators = <M extends Model, S extends TSchema>(
  models: readonly M[],
  schemaOf: (model: M) => S,
) => {
  const validators = new Map(models.map((model) => [model.id, createValidator(schemaOf(model))]));
  const groups = new Map<string, string[]>();
  for (const model of models) {
    const shape = JSON.stringify(withModels(schemaOf(model), []));
    groups.set(shape, [...(groups.get(shape) ?? []), ...namesOf(model)]);
  }
  return {
    validate: (model: M, fields: Fields) => validators.get(model.id)!(fields),
    schemas: Array.from(groups, ([shape, names]) => withModels(JSON.parse(shape), names)),
  };
};

const withModels = (schema: TSchema, names: string[]): TSchema => ({
  ...schema,
  properties: { ...(schema as { properties?: object }).properties, model: { type: 'string', enum: names } },
});

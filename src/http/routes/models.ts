/** GET /v1/models: the models this key may use and their prices. */

import type { FastifyInstance } from 'fastify';
import { mayUseModel } from '../../domain/account.ts';
import { ApiError } from '../../domain/errors.ts';
import { type Model, namesOf, priceUnits } from '../../domain/models.ts';
import { largeVideoFactor, toCredits } from '../../domain/money.ts';
import {
  type ModelList,
  type ModelResponse,
  modelListResponse,
  modelResponse,
} from '../../domain/responses/service-responses.ts';
import type { AppDeps } from '../app-deps.ts';
import { documented } from '../operation.ts';

/** When the catalogue was first published. */
const createdAt = 1_762_646_400;

export const registerModelRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { models } = deps;
  app.get(
    '/v1/models',
    documented({
      summary: 'List the models this key may use',
      tag: 'Service',
      response: { 'application/json': [modelListResponse] },
    }),
    async (request): Promise<ModelList> => ({
      object: 'list',
      data: models
        .list()
        .filter(({ id }) => mayUseModel(request.caller.key, id))
        .flatMap((model) => namesOf(model).map((name) => modelView({ ...model, name }, deps))),
    }),
  );

  app.get<{ Params: { id: string } }>(
    '/v1/models/:id',
    documented({
      summary: 'Read a model',
      tag: 'Service',
      response: { 'application/json': [modelResponse] },
    }),
    async (request) => {
      const model = models.find(request.params.id);
      if (!model) throw new ApiError('model_not_found', { param: 'model' });
      if (!mayUseModel(request.caller.key, model.id))
        throw new ApiError('model_access_denied', { param: 'model' });
      return modelView(model, deps);
    },
  );
};

export const modelView = (
  model: Model,
  { servedBy, priceRange }: Pick<AppDeps, 'servedBy' | 'priceRange'>,
): ModelResponse => ({
  id: model.name,
  ...(model.name !== model.id && { alias_of: model.id }),
  object: 'model',
  created: createdAt,
  owned_by: 'kinora',
  operations: [...model.operations],
  served_by: servedBy(model.id),
  price: priceOf(model, priceRange(model)),
});

/** The highest price of a request; the charge depends on the route that serves it. */
const priceOf = ({ kind }: Model, { lowest, highest }: { lowest: number; highest: number }) => ({
  credits: toCredits(highest),
  ...(kind === 'video' && { credits_above_720p: toCredits(highest * largeVideoFactor) }),
  per: priceUnits[kind],
  ...(lowest < highest && { lowest_credits: toCredits(lowest) }),
});

/** Upstreams and the routes of models: read, added, tested, changed, paused and removed. */
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { toCredits } from '../../../domain/money.ts';
import { checkedRoute, pausedRoute } from '../../../domain/responses/operator-responses.ts';
import {
  type RoutingResponse,
  routing as routingResponse,
  upstreamProbe,
} from '../../../domain/responses/routing-responses.ts';
import { consoleUpstreamTypes } from '../../../domain/upstream/console-routing.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { oneOf, text } from '../../schemas/common.ts';
import { createValidator } from '../../validate.ts';

type Named = { Params: { name: string } };

const key = Type.String({
  description: 'Sent as a bearer token; stored encrypted and never shown again',
  pattern: '^[\\x21-\\x7e]+$',
  minLength: 1,
  maxLength: 4000,
});
const pollSeconds = Type.Number({ minimum: 0.01, maximum: 60 });
const baseUrl = text('The address of its API', {
  maxLength: 2048,
  // A URL parser drops line breaks, which would be stored and shown all the same.
  pattern: '^[^\\s\\x00-\\x1f\\x7f]+$',
});
const name = text('A name for it', { maxLength: 61 });
const noOthers = { additionalProperties: false };

const upstreamBody = Type.Object(
  {
    name,
    type: oneOf(consoleUpstreamTypes),
    base_url: baseUrl,
    poll_seconds: Type.Optional(pollSeconds),
    key: Type.Optional(key),
  },
  noOthers,
);
const changeBody = Type.Object(
  {
    base_url: Type.Optional(baseUrl),
    poll_seconds: Type.Optional(pollSeconds),
    key: Type.Optional(key),
    remove_key: Type.Optional(Type.Boolean()),
  },
  noOthers,
);
const probeBody = Type.Object(
  {
    name: Type.Optional(name),
    type: Type.Optional(oneOf(consoleUpstreamTypes)),
    base_url: Type.Optional(baseUrl),
    key: Type.Optional(key),
  },
  noOthers,
);
const routesBody = Type.Object(
  {
    routes: Type.Array(
      Type.Object(
        {
          engine: Type.Optional(oneOf(['local'])),
          upstream: Type.Optional(text('The name of an upstream', { maxLength: 61 })),
          model: Type.Optional(text("The upstream's name of the model", { maxLength: 500 })),
          weight: Type.Optional(Type.Number({ minimum: 0.001, maximum: 1000 })),
          concurrency: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
          price: Type.Optional(Type.Number({ minimum: 0, maximum: 1e6 })),
          further: Type.Optional(
            Type.Unsafe<Record<string, unknown>>({
              type: 'object',
              additionalProperties: true,
              description: 'Other fields of a route, as in the config file',
            }),
          ),
        },
        noOthers,
      ),
      { minItems: 1, maxItems: 50 },
    ),
  },
  noOthers,
);

const checkBody = Type.Object({ model: text('The id of a model'), route: text('The name of its route') });

const pauseBody = Type.Object({
  server: text('The server of a route', { maxLength: 200 }),
  paused: Type.Boolean(),
});

type GivenRoute = Static<typeof routesBody>['routes'][number];

const namedFields = ['engine', 'upstream', 'model', 'weight', 'concurrency', 'price'];
/** The options of a route beyond the fields that the console names. */
const furtherOf = (stored: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([field]) => !namedFields.includes(field)));

const viewOf = ({ routingAdmin }: AppDeps): RoutingResponse => {
  const { upstreams, models, problems } = routingAdmin.view();
  return {
    upstreams: upstreams.map((upstream) => ({
      name: upstream.name,
      type: upstream.type,
      address: upstream.address,
      poll_seconds: upstream.pollSeconds,
      key: upstream.key,
      source: upstream.source,
      in_force: upstream.isInForce,
      used_by: models
        .filter(({ routes }) =>
          routes.some(({ route }) => route.kind === 'upstream' && route.upstream === upstream.name),
        )
        .map(({ model }) => model.id),
    })),
    models: models.map(({ model, source, routes, stored }) => ({
      model: model.id,
      kind: model.kind,
      source,
      routes: routes.map(({ route, state }, index) => ({
        name: route.name,
        engine: route.kind,
        upstream: route.kind === 'upstream' ? route.upstream : null,
        model: route.model,
        weight: route.weight,
        concurrency: route.concurrency,
        price: route.price === null ? null : toCredits(route.price),
        further: source === 'console' ? furtherOf(stored?.[index]) : {},
        server: state.server,
        paused: state.isPaused,
        breaker: state.breaker,
        running: state.running,
      })),
    })),
    problems,
  };
};

export const registerRoutingRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { routingAdmin } = deps;
  const validateUpstream = createValidator(upstreamBody);
  const validateChange = createValidator(changeBody);
  const validateProbe = createValidator(probeBody);
  const validateRoutes = createValidator(routesBody);
  const validateCheck = createValidator(checkBody);
  const validatePause = createValidator(pauseBody);

  app.get('/routing', consoleOperation('Upstreams and routes', routingResponse), async () => viewOf(deps));

  app.post('/upstreams', consoleOperation('Add an upstream', routingResponse), async (request) => {
    const { name, type, base_url, poll_seconds, key } = validateUpstream(readJson(request));
    const upstream = { type, baseUrl: base_url, ...(poll_seconds && { pollSeconds: poll_seconds }), key };
    await routingAdmin.addUpstream(name, upstream, request.session.actor);
    return viewOf(deps);
  });

  app.post('/upstreams/probe', consoleOperation('Call an upstream once', upstreamProbe), async (request) => {
    const { name, type, base_url, key } = validateProbe(readJson(request));
    const draft = type !== undefined && base_url !== undefined ? { type, baseUrl: base_url } : null;
    const { isOk, message, models } = await routingAdmin.probe(
      draft ? { ...draft, name, key } : { name: name ?? '' },
    );
    return { ok: isOk, message, models };
  });

  app.patch<Named>(
    '/upstreams/:name',
    consoleOperation('Change an upstream', routingResponse),
    async (request) => {
      const { base_url, poll_seconds, key, remove_key } = validateChange(readJson(request));
      const change = {
        ...(base_url !== undefined && { baseUrl: base_url }),
        ...(poll_seconds !== undefined && { pollSeconds: poll_seconds }),
        ...(key !== undefined ? { key } : remove_key && { key: null }),
      };
      await routingAdmin.changeUpstream(request.params.name, change, request.session.actor);
      return viewOf(deps);
    },
  );

  app.delete<Named>(
    '/upstreams/:name',
    consoleOperation('Remove an upstream', routingResponse),
    async ({ params, session }) => {
      await routingAdmin.removeUpstream(params.name, session.actor);
      return viewOf(deps);
    },
  );

  app.put<{ Params: { model: string } }>(
    '/routes/:model',
    consoleOperation('Set the routes of a model', routingResponse),
    async (request) => {
      const { routes } = validateRoutes(readJson(request));
      await routingAdmin.setRoutes(request.params.model, routes.map(asStored), request.session.actor);
      return viewOf(deps);
    },
  );

  app.delete<{ Params: { model: string } }>(
    '/routes/:model',
    consoleOperation('Give a model its own engine again', routingResponse),
    async ({ params, session }) => {
      await routingAdmin.setRoutes(params.model, null, session.actor);
      return viewOf(deps);
    },
  );

  app.post('/routes/pause', consoleOperation('Pause or resume a route', pausedRoute), async (request) => {
    const { server, paused } = validatePause(readJson(request));
    await deps.routePauses.set(server, paused, request.session.actor);
    return { server, paused };
  });

  app.post('/routes/check', consoleOperation('Call a route once', checkedRoute), async (request) => {
    const { model, route } = validateCheck(readJson(request));
    const { message, isOk } = await deps.checkRoute(model, route);
    return { message, ok: isOk };
  });
};

const asStored = ({ further, ...named }: GivenRoute) => ({ ...furtherOf(further), ...named });

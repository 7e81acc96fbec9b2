/** The answers of the console's API about upstreams and routes. */
import { type Static, Type } from 'typebox';
import { nullable, oneOf } from './schema-parts.ts';

const upstream = Type.Object({
  name: Type.String(),
  type: Type.String(),
  address: Type.String({ description: 'Its base URL, or the package of a provider' }),
  poll_seconds: Type.Number(),
  key: oneOf(['none', 'set', 'unreadable']),
  source: oneOf(['config file', 'console']),
  in_force: Type.Boolean({ description: 'False: the config file has another of this name' }),
  used_by: Type.Array(Type.String(), { description: 'Models with a route to it' }),
});

const route = Type.Object({
  name: Type.String(),
  engine: oneOf(['local', 'upstream']),
  upstream: nullable(Type.String()),
  model: nullable(Type.String({ description: "The upstream's name of the model" })),
  weight: nullable(Type.Number()),
  concurrency: nullable(Type.Integer()),
  price: nullable(Type.Number({ description: 'Credits per unit; null: the price of the model' })),
  further: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    description: 'Other fields of a route as in the config file; only of those made in the console',
  }),
  server: Type.String(),
  paused: Type.Boolean(),
  breaker: oneOf(['closed', 'open']),
  running: Type.Integer({ minimum: 0, description: 'Calls of the process that answers' }),
});

const model = Type.Object({
  model: Type.String(),
  kind: Type.String(),
  source: oneOf(['config file', 'console', 'default']),
  routes: Type.Array(route),
});

/** GET operator/routing, and after each change */
export const routing = Type.Object({
  upstreams: Type.Array(upstream),
  models: Type.Array(model),
  problems: Type.Array(Type.String(), { description: 'What is stored and not in force, and why' }),
});

/** POST operator/upstreams/probe */
export const upstreamProbe = Type.Object({
  ok: Type.Boolean(),
  message: Type.String(),
  models: Type.Array(Type.String()),
});

export type RoutingResponse = Static<typeof routing>;
export type UpstreamRow = Static<typeof upstream>;
export type ModelRoutesRow = Static<typeof model>;
export type ModelRouteRow = Static<typeof route>;
export type UpstreamProbeResponse = Static<typeof upstreamProbe>;

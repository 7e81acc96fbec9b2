/** Upstreams and the routes of models: for operators. */
import type {
  ModelRouteRow,
  ModelRoutesRow,
  RoutingResponse,
  UpstreamProbeResponse,
  UpstreamRow,
} from '../../src/domain/responses/routing-responses.ts';
import { apiUrl, get, post, put, send } from './client.ts';

export type Routing = RoutingResponse;
export type Upstream = UpstreamRow;
export type ModelRoutes = ModelRoutesRow;
export type ModelRoute = ModelRouteRow;

export type UpstreamDraft = { type: string; base_url: string; key?: string };
export type RouteDraft = { engine?: 'local'; further?: Record<string, unknown> } & {
  [Name in 'upstream' | 'model' | 'weight' | 'concurrency' | 'price']?: NonNullable<ModelRoute[Name]>;
};

const part = encodeURIComponent;
const removeAt = async (path: string): Promise<Routing> =>
  (await send(apiUrl(path), { method: 'DELETE' })).json();

export const readRouting = (signal?: AbortSignal): Promise<Routing> => get('operator/routing', {}, signal);
export const addUpstream = (upstream: UpstreamDraft & { name: string }): Promise<Routing> =>
  post('operator/upstreams', upstream);
export const changeUpstream = (
  name: string,
  change: { base_url?: string; key?: string; remove_key?: boolean },
): Promise<Routing> => post(`operator/upstreams/${part(name)}`, change, { method: 'PATCH' });
export const removeUpstream = (name: string): Promise<Routing> =>
  removeAt(`operator/upstreams/${part(name)}`);
export const probeUpstream = (
  upstream: { name: string } | (UpstreamDraft & { name?: string }),
): Promise<UpstreamProbeResponse> => post('operator/upstreams/probe', upstream);
export const setRoutes = (model: string, routes: RouteDraft[]): Promise<Routing> =>
  put(`operator/routes/${part(model)}`, { routes });
export const resetRoutes = (model: string): Promise<Routing> => removeAt(`operator/routes/${part(model)}`);

/** A route as it is sent back when its list is changed. */
export const draftOf = ({
  engine,
  upstream,
  model,
  weight,
  concurrency,
  price,
  further,
}: ModelRoute): RouteDraft => ({
  ...(engine === 'local' ? { engine } : { upstream: upstream! }),
  // A workflow has no name of its own.
  ...(model !== null && !('workflow' in further) && { model }),
  ...(weight !== null && { weight }),
  ...(concurrency !== null && { concurrency }),
  ...(price !== null && { price }),
  ...(Object.keys(further).length > 0 && { further }),
});

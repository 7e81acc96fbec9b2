/** Which routes of a model can take a request. */
import { invalidParameter } from '../../domain/errors.ts';
import type { Model } from '../../domain/models.ts';
import { limitRefusal, type Work } from '../../domain/upstream/route-limits.ts';
import { formatToRequest } from '../../domain/video-format.ts';
import type { RouteEngine } from '../upstream/route-engine.ts';
import type { RouteState } from './route-states.ts';

/** The routes of a model, in their order. One object per model: its fields change with the routing. */
export type ModelRoutes = {
  model: Model;
  routeStates: RouteState[];
  engines: Map<RouteState, RouteEngine>;
};

/** The parameter named in a refusal. */
const paramOf: Record<Model['kind'], string> = {
  video: 'model',
  transcription: 'file',
  speech: 'input',
  chat: 'messages',
};

const noTranslation = 'the provider behind it does not translate';

const refusalOf = ({ engines, model }: ModelRoutes, routeState: RouteState, work: Work): string | null => {
  const { route } = routeState;
  const exceededLimit = limitRefusal(route.limits, work);
  if (exceededLimit !== null || route.kind === 'local') return exceededLimit;
  const engine = engines.get(routeState);
  if (model.kind === 'video') {
    if (!engine?.video) return 'the provider behind it makes no videos';
    const { seconds = 0, width = 0, height = 0, imageRoles = [] } = work;
    const video = formatToRequest(route.makes, { seconds, width, height });
    if ('refusal' in video) return video.refusal;
    return engine.video.refusal?.({ model: route.model, ...video.asked, imageRoles }) ?? null;
  }
  if (work.isTranslation && engine?.transcription?.translates === false) return noTranslation;
  return null;
};

/** Empty when no route can take it. */
export const findSuitableRoutes = (routes: ModelRoutes, work: Work): RouteState[] =>
  routes.routeStates.filter((routeState) => refusalOf(routes, routeState, work) === null);

/** Throws invalid_parameter with the reasons when no route can take it. */
export const requireSuitableRoutes = (routes: ModelRoutes, work: Work): RouteState[] => {
  const suitable = findSuitableRoutes(routes, work);
  if (suitable.length > 0) return suitable;
  const refusals = new Set(routes.routeStates.map((routeState) => refusalOf(routes, routeState, work)));
  const param = refusals.has(noTranslation) ? 'model' : paramOf[routes.model.kind];
  throw invalidParameter(param, [...refusals].join('; or '));
};

/** Validated `upstreams`, `routes` and `sceneWriter` -> Routing: checks their references, loads keys and files. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { catalogue, createModelCatalogue, type Model } from '../domain/models.ts';
import { priceFromCredits } from '../domain/money.ts';
import {
  type Placeholder,
  placeholders,
  placeholdersIn,
  type Route,
  type RouteTerms,
  type Routing,
  type Upstream,
  type UpstreamRoute,
} from '../domain/route.ts';
import { limitsOfKind, noLimits, type RouteLimits } from '../domain/upstream/route-limits.ts';
import type { GivenRoute, GivenRouting } from './routing-schema.ts';
import { type RoutingSources, resolveUpstream } from './upstreams.ts';
import type { ConfigErrors, Path } from './validate.ts';

type Upstreams = Record<string, Upstream>;

const defaultTimeoutSeconds: Record<Model['kind'] | 'sceneWriter', number> = {
  video: 1800,
  transcription: 300,
  speech: 60,
  chat: 300,
  sceneWriter: 20,
};
const modelIds = catalogue.map(({ id }) => id);

/** `known`: upstreams that are named elsewhere. */
export const resolveRouting = (
  given: GivenRouting,
  sources: RoutingSources,
  known: Upstreams = {},
): Routing => {
  const { errors } = sources;
  const upstreams: Upstreams = {};
  for (const [name, upstream] of Object.entries(given.upstreams ?? {})) {
    const path = ['upstreams', name];
    const resolved = upstream && resolveUpstream(upstream, path, sources);
    if (resolved && !errors.hasBelow(path)) upstreams[name] = resolved;
  }
  /** Undefined: it does not exist, or has errors of its own. */
  const findUpstream = (path: Path, name: string): Upstream | undefined => {
    if (Object.hasOwn(known, name)) return known[name];
    const isThere = Object.hasOwn(given.upstreams ?? {}, name);
    return isThere ? upstreams[name] : errors.expected(path, `a name in upstreams, not "${name}"`);
  };

  const routes: Record<string, Route[]> = {};
  const { find } = createModelCatalogue();
  for (const [id, list] of Object.entries(given.routes ?? {})) {
    const model = find(id);
    if (!model) {
      errors.unknown(['routes'], id, 'model', modelIds);
      continue;
    }
    const resolved: Route[] = [];
    for (const [index, given] of (list ?? []).entries()) {
      const path = ['routes', id, index];
      const route = given && resolveRoute(given, { path, kind: model.kind, findUpstream, sources });
      if (!route) continue;
      if (resolved.some(({ name }) => name === route.name))
        errors.invalid(path, `route ${route.name} is listed twice`);
      resolved.push(route);
    }
    routes[id] = resolved;
  }

  const sceneWriter = resolveSceneWriter(given.sceneWriter, findUpstream, errors);
  return { upstreams, routes, ...(sceneWriter && { sceneWriter }) };
};

type FindUpstream = (path: Path, name: string) => Upstream | undefined;

/** Fields of a route that apply to one kind of model only. */
const fieldsOfKind = {
  makes: 'video',
  workflow: 'video',
  voices: 'speech',
  formats: 'speech',
  speed: 'speech',
  audio: 'chat',
  translator: 'transcription',
} as const;
const kindFields = Object.keys(fieldsOfKind) as (keyof typeof fieldsOfKind)[];
/** Fields that do not apply to a local engine. */
const upstreamFields = ['timeoutSeconds', 'options', ...kindFields] as const;

/** The position of a route in the config, and its kind of model. */
type RouteContext = { path: Path; kind: Model['kind']; findUpstream: FindUpstream; sources: RoutingSources };

const resolveRoute = (given: GivenRoute, context: RouteContext): Route | undefined => {
  const { path, kind, sources } = context;
  const { expected, invalid } = sources.errors.within(path);
  const terms = resolveTerms(given, context);
  if (given.engine) return localRoute(given, terms, context);
  for (const field of kindFields)
    if (given[field] && fieldsOfKind[field] !== kind)
      invalid(field, `only allowed for ${fieldsOfKind[field]} models`);
  if (!given.upstream)
    return sources.errors.hasBelow([...path, 'upstream'])
      ? undefined
      : expected('engine', '"local", or an upstream');
  const workflow = given.workflow ? readWorkflow(given.workflow, [...path, 'workflow'], sources) : null;
  const upstream = context.findUpstream([...path, 'upstream'], given.upstream);
  if (!upstream) return undefined;
  checkUpstream(given, upstream, context);
  const { voices, formats, speed, translator, audio } = given;
  return {
    ...upstreamRoute(given.upstream, given.model ?? 'workflow', defaultTimeoutSeconds[kind], given),
    ...present({ voices, formats, speed, translator, audio }),
    makes: { seconds: null, sizes: null, ...present(given.makes ?? {}) },
    workflow,
    ...terms,
  };
};

const localRoute = (given: GivenRoute, terms: RouteTerms, context: RouteContext): Route | undefined => {
  const { expected, invalid } = context.sources.errors.within(context.path);
  const model = given.model ?? null;
  if (given.upstream) return expected('upstream', 'either engine or upstream');
  for (const field of upstreamFields)
    if (given[field]) invalid(field, 'only allowed for routes to an upstream');
  if (model !== null && createModelCatalogue().find(model)?.kind !== context.kind)
    return expected('model', `a ${context.kind} model of the catalogue`);
  return { kind: 'local', name: model ? `local/${model}` : 'local', model, ...terms };
};

/** Whether the upstream serves this kind of model, and the route has what that type of upstream needs. */
const checkUpstream = (
  given: GivenRoute,
  { type }: Upstream,
  { path, kind, sources }: RouteContext,
): void => {
  const { expected, invalid } = sources.errors.within(path);
  if (type === 'comfyui') {
    if (kind !== 'video') invalid('upstream', `comfyui does not serve ${kind} models`);
    else if (!given.workflow) expected('workflow', 'the path of a workflow file');
    return;
  }
  if (given.workflow) invalid('workflow', 'only allowed for comfyui');
  if (given.translator && type !== 'ai-sdk')
    invalid('translator', 'only allowed for ai-sdk: other servers translate themselves');
  if (!given.model) expected('model', "the upstream's name of the model");
};

/** Null counts as absent. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** A route without options. */
export const upstreamRoute = (
  upstream: string,
  model: string,
  defaultSeconds: number,
  { timeoutSeconds, options }: Pick<GivenRoute, 'timeoutSeconds' | 'options'>,
): UpstreamRoute => ({
  kind: 'upstream',
  name: `${upstream}/${model}`,
  upstream,
  model,
  timeoutMs: 1000 * (timeoutSeconds ?? defaultSeconds),
  options: options ?? {},
  voices: {},
  makes: { seconds: null, sizes: null },
  formats: null,
  speed: 'send',
  translator: null,
  audio: 'send',
  workflow: null,
  weight: null,
  concurrency: null,
  price: null,
  limits: noLimits,
});

/** Price, limits and sharing of a route. */
const resolveTerms = (given: GivenRoute, { path, kind, sources }: RouteContext): RouteTerms => {
  const limits = present(given.limits ?? {});
  const allowedLimits = limitsOfKind[kind];
  for (const name of Object.keys(limits) as (keyof RouteLimits)[])
    if (!allowedLimits.includes(name))
      sources.errors.expected(
        [...path, 'limits', name],
        `one of ${allowedLimits.join(', ')} for a ${kind} model`,
      );
  const { weight = null, concurrency = null, price = null } = given;
  return {
    weight,
    concurrency,
    price: price === null ? null : priceFromCredits(price),
    limits: { ...noLimits, ...limits },
  };
};

const readWorkflow = (
  given: string | Record<string, unknown>,
  path: Path,
  { configPath, errors }: RoutingSources,
): Record<string, unknown> | null => {
  try {
    const workflow =
      typeof given === 'string'
        ? JSON.parse(readFileSync(resolve(dirname(configPath), given), 'utf8'))
        : given;
    const names = placeholdersIn(workflow);
    const unknown = names.filter((name) => !placeholders.includes(name as Placeholder));
    if (!Object.values(workflow).every((node) => typeof Object(node).class_type === 'string'))
      errors.expected(path, 'a file with a ComfyUI workflow in API format');
    if (unknown.length > 0)
      errors.invalid(
        path,
        `unknown placeholder ${unknown.join(', ')}; allowed are ${placeholders.join(', ')}`,
      );
    if (!names.includes('prompt')) errors.invalid(path, 'the workflow lacks the placeholder {{prompt}}');
    return workflow;
  } catch {
    return errors.expected(path, 'a file with a ComfyUI workflow in API format') ?? null;
  }
};

/** The language model that may describe scenes for the embedded video engine. */
const resolveSceneWriter = (
  given: GivenRouting['sceneWriter'],
  findUpstream: FindUpstream,
  errors: ConfigErrors,
): UpstreamRoute | undefined => {
  if (!given?.upstream || !given.model) return undefined;
  const path = ['sceneWriter', 'upstream'];
  if (findUpstream(path, given.upstream)?.type === 'comfyui')
    return errors.invalid(path, 'comfyui does not serve chat models');
  const route = upstreamRoute(given.upstream, given.model, defaultTimeoutSeconds.sceneWriter, given);
  return { ...route, audio: 'transcribe' };
};

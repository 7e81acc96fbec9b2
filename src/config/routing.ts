/** Validated `upstreams`, `routes` and `sceneWriter` -> Routing: checks their references, loads keys and files. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { catalogue, createModelCatalogue, type Model } from '../domain/models.ts';
import { microPerCredit } from '../domain/money.ts';
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
import { limitsOfKind, noLimits, type RouteLimits } from '../domain/route-limits.ts';
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

export const resolveRouting = (given: GivenRouting, sources: RoutingSources): Routing => {
  const { errors } = sources;
  const upstreams: Upstreams = {};
  for (const [name, upstream] of Object.entries(given.upstreams ?? {})) {
    const path = ['upstreams', name];
    const resolved = upstream && resolveUpstream(upstream, path, sources);
    if (resolved && !errors.hasBelow(path)) upstreams[name] = resolved;
  }
  /** Undefined: it does not exist, or has errors of its own. */
  const findUpstream = (path: Path, name: string): Upstream | undefined => {
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
      const wrong = (field: string, expected: string) => errors.expected([...path, field], expected);
      const at = { path, kind: model.kind, findUpstream, sources, wrong };
      const route = given && resolveRoute(given, at);
      if (!route) continue;
      if (resolved.some(({ name }) => name === route.name))
        errors.expected(path, `another route: ${route.name} is there twice`);
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
/** Fields that do not apply to a local engine. */
const upstreamFields = [
  'timeoutSeconds',
  'options',
  ...(Object.keys(fieldsOfKind) as (keyof typeof fieldsOfKind)[]),
] as const;

/** The position of a route in the config, and its kind of model. */
type At = {
  path: Path;
  kind: Model['kind'];
  findUpstream: FindUpstream;
  sources: RoutingSources;
  wrong: (field: string, expected: string) => undefined;
};

const resolveRoute = (given: GivenRoute, at: At): Route | undefined => {
  const { path, kind, wrong, sources } = at;
  const terms = resolveTerms(given, at);
  if (given.engine) return localRoute(given, terms, at);
  for (const [field, its] of Object.entries(fieldsOfKind) as [keyof typeof fieldsOfKind, Model['kind']][])
    if (given[field] && its !== kind) wrong(field, `none: only ${its} models have it`);
  if (!given.upstream)
    return sources.errors.hasBelow([...path, 'upstream'])
      ? undefined
      : wrong('engine', '"local", or an upstream');
  const workflow = given.workflow ? readWorkflow(given.workflow, [...path, 'workflow'], sources) : null;
  const upstream = at.findUpstream([...path, 'upstream'], given.upstream);
  if (!upstream || !fitsUpstream(given, upstream, at)) return undefined;
  const { voices, formats, speed, translator, audio } = given;
  return {
    ...upstreamRoute(given.upstream, given.model ?? 'workflow', defaultTimeoutSeconds[kind], given),
    ...present({ voices, formats, speed, translator, audio }),
    makes: { seconds: null, sizes: null, ...present(given.makes ?? {}) },
    workflow,
    ...terms,
  };
};

const localRoute = (given: GivenRoute, terms: RouteTerms, { kind, wrong }: At): Route | undefined => {
  const model = given.model ?? null;
  if (given.upstream) return wrong('upstream', 'either engine or upstream');
  for (const field of upstreamFields)
    if (given[field]) wrong(field, 'none: only routes to an upstream have it');
  if (model !== null && createModelCatalogue().find(model)?.kind !== kind)
    return wrong('model', `a ${kind} model of the catalogue`);
  return { kind: 'local', name: model ? `local/${model}` : 'local', model, ...terms };
};

/** Whether the upstream serves this kind of model and has the settings it needs. */
const fitsUpstream = (given: GivenRoute, { type }: Upstream, { kind, wrong }: At): boolean => {
  if (type === 'comfyui') {
    if (kind !== 'video') return wrong('upstream', `one that serves ${kind}: comfyui does not`) ?? false;
    return given.workflow ? true : (wrong('workflow', 'the path of a workflow file') ?? false);
  }
  if (given.workflow) wrong('workflow', 'none: only comfyui has it');
  if (given.translator && type !== 'ai-sdk') wrong('translator', 'none: servers translate themselves');
  return given.model ? true : (wrong('model', "the upstream's name of the model") ?? false);
};

/** Null counts as absent. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** A route without options. */
const upstreamRoute = (
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
const resolveTerms = (given: GivenRoute, { path, kind, sources }: At): RouteTerms => {
  const limits = present(given.limits ?? {});
  const meant = limitsOfKind[kind];
  for (const name of Object.keys(limits) as (keyof RouteLimits)[])
    if (!meant.includes(name))
      sources.errors.expected([...path, 'limits', name], `one of ${meant.join(', ')} for a ${kind} model`);
  const { weight = null, concurrency = null, price = null } = given;
  return {
    weight,
    concurrency,
    price: price === null ? null : Math.round(price * microPerCredit),
    limits: { ...noLimits, ...limits },
  };
};

const readWorkflow = (
  file: string,
  path: Path,
  { configPath, errors }: RoutingSources,
): Record<string, unknown> | null => {
  try {
    const workflow = JSON.parse(readFileSync(resolve(dirname(configPath), file), 'utf8'));
    const names = placeholdersIn(workflow);
    const unknown = names.filter((name) => !placeholders.includes(name as Placeholder));
    if (!Object.values(workflow).every((node) => typeof Object(node).class_type === 'string'))
      errors.expected(path, 'a file with a ComfyUI workflow in API format');
    if (unknown.length > 0)
      errors.expected(path, `no placeholder but ${placeholders.join(', ')}: ${unknown.join(', ')}`);
    if (!names.includes('prompt')) errors.expected(path, 'the placeholder {{prompt}} somewhere in it');
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
    return errors.expected(path, 'one that serves chat: comfyui does not');
  const route = upstreamRoute(given.upstream, given.model, defaultTimeoutSeconds.sceneWriter, given);
  return { ...route, audio: 'transcribe' };
};

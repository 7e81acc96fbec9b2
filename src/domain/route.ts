/** Routes: the ordered list of engines behind a model id, each local or upstream. */
import type { Secret } from '../lib/secret.ts';
import type { Model, SpeechFormat } from './models.ts';
import { noLimits, type RouteLimits } from './upstream/route-limits.ts';
import type { SupportedFormats } from './video-format.ts';

export const upstreamTypes = ['openai-compatible', 'kinora', 'ai-sdk', 'comfyui'] as const;

type Common = {
  /** Null where the server needs no key, or the provider package finds its own. */
  key: Secret | null;
  /** Interval at which a running job is polled. */
  pollMs: number;
  /** It was named in the console, not in the config file: only public addresses are connected to. */
  publicOnly?: boolean;
};

export type Upstream = Common &
  (
    | { type: 'openai-compatible' | 'kinora'; baseUrl: string; headers: Record<string, string> }
    | { type: 'ai-sdk'; package: string; baseUrl: string | null; settings: Record<string, unknown> }
    | { type: 'comfyui'; baseUrl: string; headers: Record<string, string> }
  );

export type RouteTerms = {
  /** Adjacent routes with weights share the load in proportion; a route without one is tried alone. */
  weight: number | null;
  /** Concurrent calls or videos; null: unlimited. */
  concurrency: number | null;
  /** Micro-credits per unit of the model for work this route serves; null: the model's price. */
  price: number | null;
  limits: RouteLimits;
};

type LocalRoute = RouteTerms & {
  kind: 'local';
  name: string;
  /** Another id of the catalogue whose local engine serves this one. */
  model: string | null;
};

export type UpstreamRoute = RouteTerms & {
  kind: 'upstream';
  /** Unique within a model; stored with the task. */
  name: string;
  upstream: string;
  /** The upstream's name for the model. */
  model: string;
  timeoutMs: number;
  /** Fields added to every request, over ours. */
  options: Record<string, unknown>;
  /** Our voice name to theirs. */
  voices: Record<string, string>;
  /** Videos: the sizes and lengths the server makes; others are cropped and cut from them. */
  makes: SupportedFormats;
  /** Speech: the formats the server makes itself; null: all of them. */
  formats: SpeechFormat[] | null;
  /** Whether the server supports `speed`; otherwise the speech is time-stretched here. */
  speed: 'send' | 'stretch';
  /** For translation by a provider that only transcribes: its language model. */
  translator: string | null;
  /** Chat: whether recordings are sent as audio or as their transcripts. */
  audio: 'send' | 'transcribe';
  /** For ComfyUI: the workflow with its placeholders. */
  workflow: Record<string, unknown> | null;
};

export type Route = LocalRoute | UpstreamRoute;

export type Routing = {
  upstreams: Record<string, Upstream>;
  /** Model id to its routes. Models that are not listed are served locally. */
  routes: Record<string, Route[]>;
  /** The language model that describes scenes for the embedded video engine; undefined: the engine's own rules do. */
  sceneWriter?: UpstreamRoute;
};

export const localRoute: LocalRoute = {
  kind: 'local',
  name: 'local',
  model: null,
  weight: null,
  concurrency: null,
  price: null,
  limits: noLimits,
};

export const routesOf = (routing: Routing, model: string): Route[] =>
  Object.hasOwn(routing.routes, model) ? routing.routes[model]! : [localRoute];

export const hasUpstreamRoute = (routing: Routing, model: string): boolean =>
  routesOf(routing, model).some(({ kind }) => kind === 'upstream');

const defaultUpstreamVideos = 8;

/** How many videos one process has in progress on a route at most. */
export const videosAtOnce = ({ kind, concurrency }: Route): number =>
  concurrency ?? (kind === 'upstream' ? defaultUpstreamVideos : Number.POSITIVE_INFINITY);

/** `own`: in each process; `shared`: by all processes together. */
type UpstreamVideos = { own: number; shared: number };

/**
 * How many upstream videos may be in progress at once beyond those made locally. Counted when the routing changes: every
 * status read of a pending task asks.
 */
export const createUpstreamVideos = (routing: () => Routing, models: Model[]): (() => UpstreamVideos) => {
  let counted: Routing | undefined;
  let videos: UpstreamVideos;
  return () => {
    const now = routing();
    if (counted !== now) videos = upstreamVideos(now, models);
    counted = now;
    return videos;
  };
};

const upstreamVideos = (routing: Routing, models: Model[]): UpstreamVideos => {
  const routes = new Map<string, Route>();
  for (const { kind, id } of models)
    for (const route of kind === 'video' ? routesOf(routing, id) : [])
      if (route.kind === 'upstream') routes.set(route.name, route);
  const sum = (some: Route[]) => some.reduce((videos, route) => videos + videosAtOnce(route), 0);
  const { own = [], shared = [] } = Object.groupBy([...routes.values()], ({ concurrency }) =>
    concurrency === null ? 'own' : 'shared',
  );
  return { own: sum(own), shared: sum(shared) };
};

/** Placeholders of a ComfyUI workflow, written {{name}}. */
export const placeholders = [
  'prompt',
  'width',
  'height',
  'seconds',
  'frames',
  'fps',
  'seed',
  'image',
  'image_2',
  'image_3',
  'last_image',
] as const;
export type Placeholder = (typeof placeholders)[number];

export const placeholdersIn = (workflow: unknown): string[] => [
  ...new Set([...JSON.stringify(workflow).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((found) => found[1]!)),
];

/** The kind of engine of each route of a model, without its address. */
export const servedBy = (routing: Routing, model: string): string[] => [
  ...new Set(
    routesOf(routing, model).map((route) =>
      route.kind === 'local' ? 'local' : routing.upstreams[route.upstream]!.type,
    ),
  ),
];

/** Lowest and highest price of a unit over the model's routes. */
export const priceRange = (routing: Routing, model: Model): { lowest: number; highest: number } => {
  const prices = routesOf(routing, model.id).map(({ price }) => price ?? model.price);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
};

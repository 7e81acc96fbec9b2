/** What stands behind a model id: an ordered list of routes, each to a local engine or to an upstream. */
import type { Secret } from '../lib/secret.ts';
import { type Model, type SpeechFormat, unitPrice } from './models.ts';
import { noLimits, type RouteLimits } from './route-limits.ts';
import type { SupportedFormats } from './video-format.ts';

export const upstreamTypes = ['openai-compatible', 'kinora', 'ai-sdk', 'comfyui'] as const;

type Common = {
  /** Null where the server wants none, or the package finds its own. */
  key: Secret | null;
  /** How often a running job is asked how far it is. */
  pollMs: number;
};

export type Upstream = Common &
  (
    | { type: 'openai-compatible' | 'kinora'; baseUrl: string; headers: Record<string, string> }
    | { type: 'ai-sdk'; package: string; baseUrl: string | null; settings: Record<string, unknown> }
    | { type: 'comfyui'; baseUrl: string; headers: Record<string, string> }
  );

export type RouteTerms = {
  /** Neighbours with a weight share the load by it; a route without one stands alone. */
  weight: number | null;
  /** Calls or videos at once; null: no limit of ours. */
  concurrency: number | null;
  /** Micro-credits per the model's own unit for what this route serves; null: the model's price. */
  price: number | null;
  limits: RouteLimits;
};

export type LocalRoute = RouteTerms & {
  kind: 'local';
  name: string;
  /** Another id of the catalogue whose local engine serves this one. */
  model: string | null;
};

export type UpstreamRoute = RouteTerms & {
  kind: 'upstream';
  /** Unique within a model; what a task remembers. */
  name: string;
  upstream: string;
  /** The upstream's own name for it. */
  model: string;
  timeoutMs: number;
  /** Fields added to every request, over ours. */
  options: Record<string, unknown>;
  /** Our voice name to theirs. */
  voices: Record<string, string>;
  /** Of videos, what the server makes: others are cut and scaled out of them. */
  makes: SupportedFormats;
  /** Of speech, what the server makes itself; null: every one. */
  formats: SpeechFormat[] | null;
  /** Whether the server knows `speed`, or its speech is stretched here. */
  speed: 'send' | 'stretch';
  /** For translation by a provider that only transcribes: its language model. */
  translator: string | null;
  /** For chat: recordings go along, or what was said in them does. */
  audio: 'send' | 'transcribe';
  /** For ComfyUI: the workflow with its placeholders. */
  workflow: Record<string, unknown> | null;
};

export type Route = LocalRoute | UpstreamRoute;

export type Routing = {
  upstreams: Record<string, Upstream>;
  /** Model id to its routes. A model that is not named is served locally. */
  routes: Record<string, Route[]>;
  /** The language model that describes scenes for the embedded video engine; none: its own rules do. */
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

const defaultUpstreamVideos = 8;

/** How many videos may be waited for at once beyond those made here. */
export const upstreamVideos = (routing: Routing, models: Model[]): number => {
  const videosByRoute = new Map<string, number>();
  for (const { kind, id } of models)
    for (const route of kind === 'video' ? routesOf(routing, id) : [])
      if (route.kind === 'upstream')
        videosByRoute.set(route.name, route.concurrency ?? defaultUpstreamVideos);
  return [...videosByRoute.values()].reduce((sum, videos) => sum + videos, 0);
};

/** What a ComfyUI workflow may leave open, as {{name}}. */
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

/** What kind of thing serves a model, route by route; nothing of where it is. */
export const servedBy = (routing: Routing, model: string): string[] => [
  ...new Set(
    routesOf(routing, model).map((route) =>
      route.kind === 'local' ? 'local' : routing.upstreams[route.upstream]!.type,
    ),
  ),
];

/** The lowest and the highest that a unit of the model's work can cost. */
export const priceRange = (routing: Routing, model: Model): { lowest: number; highest: number } => {
  const prices = routesOf(routing, model.id).map(({ price }) => price ?? unitPrice(model));
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
};

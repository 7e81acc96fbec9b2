/** Upstreams and routes that operators add in the console. */

/** Provider packages run code of their own, so that only the config file may name one. */
export const consoleUpstreamTypes = ['openai-compatible', 'kinora', 'comfyui'] as const;

export type ConsoleUpstream = {
  type: (typeof consoleUpstreamTypes)[number];
  baseUrl: string;
  pollSeconds?: number;
};

/** A route as in the config file. Its other fields are checked with the file's schema. */
export type ConsoleRoute = {
  engine?: 'local';
  upstream?: string;
  model?: string;
  weight?: number;
  concurrency?: number;
  price?: number;
  workflow?: unknown;
  [field: string]: unknown;
};

export type ConsoleRouting = {
  upstreams: Record<string, ConsoleUpstream>;
  routes: Record<string, ConsoleRoute[]>;
};

/** Something that is stored and cannot be in force. */
export type RoutingProblem = { path: readonly (string | number)[]; message: string };

/** Creates the engine of a configured upstream route. */
import type { Upstream, UpstreamRoute } from '../../domain/route.ts';
import { type AiSdkTools, createAiSdkRoute } from './ai-sdk/ai-sdk-route.ts';
import { createComfyRoute } from './comfyui/comfyui-route.ts';
import { createOpenAiRoute } from './openai/openai-route.ts';
import type { RouteEngine } from './route-engine.ts';

export const createRouteEngines =
  (tools: AiSdkTools) =>
  (upstream: Upstream, route: UpstreamRoute, publicModel: string): RouteEngine => {
    switch (upstream.type) {
      case 'openai-compatible':
      case 'kinora':
        return createOpenAiRoute(upstream, route, publicModel, tools);
      case 'ai-sdk':
        return createAiSdkRoute(upstream, route, publicModel, tools);
      case 'comfyui':
        return createComfyRoute(upstream, route, tools);
    }
  };

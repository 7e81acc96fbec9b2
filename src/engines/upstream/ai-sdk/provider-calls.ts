/** Common start of every call to an AI SDK provider. */
import type { Experimental_VideoModelV4CallOptions } from '@ai-sdk/provider';
import type { UpstreamRoute } from '../../../domain/route.ts';
import type { Provider } from './load-provider.ts';
import type { Profile } from './profiles.ts';

export type AiSdkRoute = {
  route: UpstreamRoute;
  profile: Profile;
  pollMs: number;
  secretsToRedact: Record<string, string>;
  /** Loaded when first needed; retried after a failure. */
  provider: () => Promise<Provider>;
};

type ProviderOptions = Experimental_VideoModelV4CallOptions['providerOptions'];

/** The operator's options are keyed by provider name, as in the AI SDK, and override ours. */
export const mergeOptions = (
  name: string,
  own: Record<string, unknown>,
  options: Record<string, unknown>,
): ProviderOptions => {
  const theirs = (options[name] ?? {}) as Record<string, unknown>;
  return { ...options, [name]: { ...own, ...theirs } } as ProviderOptions;
};

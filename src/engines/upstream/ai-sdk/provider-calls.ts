/** What every call to a provider of the AI SDK begins with. */
import type { Experimental_VideoModelV4CallOptions } from '@ai-sdk/provider';
import type { UpstreamRoute } from '../../../domain/route.ts';
import type { Provider } from './load-provider.ts';
import type { Profile } from './profiles.ts';

export type AiSdkRoute = {
  route: UpstreamRoute;
  profile: Profile;
  pollMs: number;
  hide: Record<string, string>;
  /** Loaded when first needed, tried again when it could not be. */
  provider: () => Promise<Provider>;
};

type ProviderOptions = Experimental_VideoModelV4CallOptions['providerOptions'];

/** The operator's options are by provider name, as the AI SDK has them, and win over ours. */
export const mergeOptions = (
  name: string,
  own: Record<string, unknown>,
  options: Record<string, unknown>,
): ProviderOptions => {
  const theirs = (options[name] ?? {}) as Record<string, unknown>;
  return { ...options, [name]: { ...own, ...theirs } } as ProviderOptions;
};

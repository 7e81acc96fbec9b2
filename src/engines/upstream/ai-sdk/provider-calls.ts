/** The common part of all calls to an AI SDK provider. */
import type { Experimental_VideoModelV4CallOptions } from '@ai-sdk/provider';
import type { UpstreamRoute } from '../../../domain/route.ts';
import type { Provider } from './load-provider.ts';
import type { Profile } from './profiles.ts';
import { explainProviderError } from './provider-error.ts';

export type AiSdkRoute = {
  route: UpstreamRoute;
  profile: Profile;
  pollMs: number;
  secretsToRedact: Record<string, string>;
  /** Loaded when first needed; retried after a failure. */
  provider: () => Promise<Provider>;
};

type ProviderOptions = Experimental_VideoModelV4CallOptions['providerOptions'];

/** Errors of the provider's package become ours, without secrets. */
export const callProvider = async <T>(
  { provider, secretsToRedact }: AiSdkRoute,
  signal: AbortSignal,
  run: (provider: Provider) => Promise<T>,
): Promise<T> => {
  try {
    return await run(await provider());
  } catch (error) {
    throw explainProviderError(error, signal, secretsToRedact);
  }
};

/** The operator's options are keyed by provider name, as in the AI SDK, and override ours. */
export const mergeOptions = (
  { profile: { name }, route: { options } }: AiSdkRoute,
  own: Record<string, unknown> = {},
): ProviderOptions => {
  const theirs = (options[name] ?? {}) as Record<string, unknown>;
  return { ...options, [name]: { ...own, ...theirs } } as ProviderOptions;
};

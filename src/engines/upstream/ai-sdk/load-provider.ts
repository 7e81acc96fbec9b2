/** Loads any package with the AI SDK's provider interface, installed beside Kinora or in the working directory. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  Experimental_VideoModelV4,
  LanguageModelV4,
  SpeechModelV4,
  TranscriptionModelV4,
} from '@ai-sdk/provider';
import type { Upstream } from '../../../domain/route.ts';
import { UpstreamFailure } from '../upstream-failure.ts';

export type AiSdkUpstream = Extract<Upstream, { type: 'ai-sdk' }>;

type Make<M> = (modelId: string) => M;

/** Models a provider may offer; each under two method names. */
export type Provider = {
  video?: Make<Experimental_VideoModelV4>;
  videoModel?: Make<Experimental_VideoModelV4>;
  speech?: Make<SpeechModelV4>;
  speechModel?: Make<SpeechModelV4>;
  transcription?: Make<TranscriptionModelV4>;
  transcriptionModel?: Make<TranscriptionModelV4>;
  chat?: Make<LanguageModelV4>;
  languageModel?: Make<LanguageModelV4>;
};

export type ProviderFetch = typeof globalThis.fetch;

export const loadProvider = async (upstream: AiSdkUpstream, fetch: ProviderFetch): Promise<Provider> => {
  const found = await importPackage(upstream.package);
  const create = factoryIn(found, upstream.package);
  if (!create) throw new UpstreamFailure('misconfigured', { code: 'no_provider_in_package' });
  const key = upstream.key?.reveal();
  return create({
    // Most packages call it a key, one a token; providers ignore unknown options.
    ...(key !== undefined && { apiKey: key, apiToken: key }),
    ...(upstream.baseUrl !== null && { baseURL: upstream.baseUrl }),
    fetch,
    ...upstream.settings,
  });
};

const importPackage = async (name: string): Promise<Record<string, unknown>> => {
  try {
    return await import(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
  }
  try {
    const path = createRequire(join(process.cwd(), 'package.json')).resolve(name);
    return await import(pathToFileURL(path).href);
  } catch {
    throw new UpstreamFailure('misconfigured', { code: 'package_not_installed' });
  }
};

type Factory = (settings: Record<string, unknown>) => Provider;

/** `createFal` of @ai-sdk/fal; where no name matches, the first `create...` export. */
const factoryIn = (found: Record<string, unknown>, packageName: string): Factory | undefined => {
  const factories = Object.entries(found).filter(
    (entry): entry is [string, Factory] => /^create[A-Z]/.test(entry[0]) && typeof entry[1] === 'function',
  );
  const wanted = `create${packageName.replace(/^.*\//, '').replaceAll(/[^a-z0-9]/g, '')}`;
  return (factories.find(([name]) => name.toLowerCase() === wanted) ?? factories[0])?.[1];
};

export const modelOf = <M>(modelId: string, ...makers: (Make<M> | undefined)[]): M => {
  const make = makers.find((candidate) => typeof candidate === 'function');
  if (!make) throw new UpstreamFailure('misconfigured', { code: 'not_offered_by_package' });
  return make(modelId);
};

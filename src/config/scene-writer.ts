/** `sceneWriter` of the config file: the language model that may describe scenes for the embedded video engine. */

import type { Upstream, UpstreamRoute } from '../domain/route.ts';
import { noLimits } from '../domain/route-limits.ts';
import { createReader, isObject } from './fields.ts';

const defaultTimeoutSeconds = 20;

export const readSceneWriter = (
  value: unknown,
  upstreams: Record<string, Upstream>,
  namedUpstreams: string[],
  mistakes: string[],
): UpstreamRoute | null => {
  if (value === undefined || value === null) return null;
  if (!isObject(value)) {
    mistakes.push('sceneWriter: expected an object');
    return null;
  }
  const reader = createReader('sceneWriter', value, mistakes);
  const [name, model] = [reader.text('upstream'), reader.text('model')];
  const timeoutMs = 1000 * reader.number('timeoutSeconds', 0.01, 600, defaultTimeoutSeconds);
  const options = reader.object('options');
  if (name === null || !namedUpstreams.includes(name)) reader.wrong('upstream', 'a name in upstreams');
  else if (upstreams[name]?.type === 'comfyui')
    reader.wrong('upstream', 'one that serves chat: comfyui does not');
  if (model === null) reader.wrong('model', "the upstream's name of the model");
  reader.finish();
  if (name === null || model === null || !upstreams[name]) return null;
  return {
    kind: 'upstream',
    name: `${name}/${model}`,
    upstream: name,
    model,
    timeoutMs,
    options,
    voices: {},
    makes: { seconds: null, sizes: null },
    formats: null,
    speed: 'send',
    translator: null,
    audio: 'transcribe',
    workflow: null,
    weight: null,
    concurrency: null,
    price: null,
    limits: noLimits,
  };
};

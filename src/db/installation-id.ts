/** Names an installation by its database, which alone has the secret of its links: copies of the database have the same. */
import { createHash } from 'node:crypto';
import type { Settings } from './settings.ts';

export const linkSecretSetting = 'link_secret';

export const installationIdOf = async (settings: Pick<Settings, 'find'>): Promise<string> =>
  createHash('sha256')
    .update((await settings.find(linkSecretSetting)) ?? '')
    .digest('hex')
    .slice(0, 16);

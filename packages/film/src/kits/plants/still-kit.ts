/** A kit of a piece of nature that stays where it is. */

import type { Kit } from '../kit.ts';
import type { Model } from '../model.ts';

export const still = (nouns: string[], build: (options: Parameters<Kit['build']>[0]) => Model): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'none',
  build,
});

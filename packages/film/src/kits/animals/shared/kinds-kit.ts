/** A kit of several kinds that are built the same way, each with its own nouns. */

import type { Kit, KitOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';

export const kindsKit = <Kind extends { nouns: string[] }>(
  about: Pick<Kit, 'name' | 'locomotion' | 'speeds'>,
  kinds: Kind[],
  build: (kind: Kind, options: KitOptions) => Model,
): Kit => ({
  ...about,
  nouns: kinds.flatMap(({ nouns }) => nouns),
  build: (options) => build(kinds.find(({ nouns }) => nouns.includes(options.noun)) ?? kinds[0]!, options),
});

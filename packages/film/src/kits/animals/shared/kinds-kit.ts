/** A kit of several kinds that are built the same way, each with its own nouns. */

import type { Kit, KitOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import type { AnimalCharacter } from './character.ts';

export const kindsKit = <Kind extends { nouns: string[] }>(
  about: Pick<Kit, 'name' | 'locomotion' | 'speeds'>,
  kinds: Kind[],
  build: (kind: Kind, options: KitOptions) => Model,
  character?: (kind: Kind, options: KitOptions) => AnimalCharacter,
): Kit => {
  const kindOf = ({ noun }: KitOptions) => kinds.find(({ nouns }) => nouns.includes(noun)) ?? kinds[0]!;
  return {
    ...about,
    nouns: kinds.flatMap(({ nouns }) => nouns),
    build: (options) => build(kindOf(options), options),
    ...(character && { character: (options: KitOptions) => character(kindOf(options), options) }),
  };
};

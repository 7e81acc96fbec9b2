/** The folders in which graphs that were prepared for this machine are saved. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { besidePackages, type WeightSet } from '../weights.ts';

/** The folders in which they are looked for, and which weights they are made of. */
export type SavedGraphs = { folders: string[]; name: string; weightsHash: string };

/**
 * Beside the packages, where all data folders share them, or in the models folder where that cannot be written to.
 * Those of an installed model are in its own folder and removed with it.
 */
export const savedGraphs = (modelsDir: string, { name, files }: WeightSet): SavedGraphs => ({
  folders: files.some(({ npm }) => npm.length > 0)
    ? [join(besidePackages, 'graphs'), join(modelsDir, '.graphs')]
    : [join(modelsDir, name, '.graphs')],
  name,
  weightsHash: hashOf(files.map(({ sha256 }) => sha256)),
});

export const hashOf = (parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);

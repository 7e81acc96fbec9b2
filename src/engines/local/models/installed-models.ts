/** What is installed in the models folder. A folder with this record holds complete, checked files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../../../lib/parse-json.ts';
import type { WeightSet } from '../weights.ts';

export const recordName = 'installed.json';

export type InstalledFile = { name: string; sizeBytes: number; sha256: string; from: string };
export type InstalledModel = {
  name: string;
  /** Differs whenever other bytes were installed under the same name. */
  version: string;
  installedAt: string;
  files: InstalledFile[];
};

const isRecord = (value: unknown): value is InstalledModel => {
  const { name, version, files } = (value ?? {}) as Partial<InstalledModel>;
  return typeof name === 'string' && typeof version === 'string' && Array.isArray(files);
};

/** Undefined: it is not installed here. */
export const readInstalled = async (modelsDir: string, name: string): Promise<InstalledModel | undefined> => {
  const record = parseJson(await readFile(join(modelsDir, name, recordName), 'utf8').catch(() => ''));
  return isRecord(record) ? record : undefined;
};

/** As weights that are located and checked like those of the packages. */
export const toWeightSet = ({ name, files }: InstalledModel): WeightSet => ({
  name,
  files: files.map((file) => ({
    name: file.name,
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    npm: [],
    hub: null,
  })),
});

/** The first of these that is installed. */
export const firstInstalled = async (
  modelsDir: string,
  names: string[],
): Promise<InstalledModel | undefined> => {
  for (const name of names) {
    const found = await readInstalled(modelsDir, name);
    if (found) return found;
  }
  return undefined;
};

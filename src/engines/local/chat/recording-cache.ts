/**
 * Caches transcripts and measurements of recordings: the next turn of a conversation sends the recording again, and
 * transcribing is the most expensive step.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const lifetimeMs = 15 * 60_000;
/** Limit of all entries as JSON; ten minutes of speech take 0.1 MB. */
const maxCharacters = 16_000_000;

const fingerprint = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
};

export const createRecordingCache = () => {
  /** Stored as JSON, so that callers cannot change each other's results; the least recently used entry first. */
  const entries = new Map<string, { json: string; untilMs: number }>();
  let characters = 0;

  const remove = (key: string): void => {
    characters -= entries.get(key)?.json.length ?? 0;
    entries.delete(key);
  };
  const store = (key: string, json: string): void => {
    remove(key);
    entries.set(key, { json, untilMs: performance.now() + lifetimeMs });
    characters += json.length;
    for (const [oldest, { untilMs }] of entries) {
      if (characters <= maxCharacters && untilMs > performance.now()) break;
      remove(oldest);
    }
  };

  /** The same file and question within a quarter of an hour get the same answer. */
  return async <T>(question: string, path: string, findOut: () => Promise<T>): Promise<T> => {
    const key = `${question} ${await fingerprint(path)}`;
    const known = entries.get(key);
    if (known && known.untilMs > performance.now()) {
      store(key, known.json);
      return JSON.parse(known.json) as T;
    }
    const found = await findOut();
    store(key, JSON.stringify(found));
    return found;
  };
};
export type RecordingCache = ReturnType<typeof createRecordingCache>;

/** What was found out about a recording: the next turn of a conversation brings it again, and hearing costs the most. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const keptMs = 15 * 60_000;
/** Of all that is kept, as JSON; ten minutes of speech take 0.1 MB. */
const mostCharacters = 16_000_000;

const fingerprint = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
};

export const createRecordingCache = () => {
  /** As JSON, so that nobody can change what others are told; the longest unused first. */
  const kept = new Map<string, { json: string; untilMs: number }>();
  let characters = 0;

  const forget = (key: string): void => {
    characters -= kept.get(key)?.json.length ?? 0;
    kept.delete(key);
  };
  const store = (key: string, json: string): void => {
    forget(key);
    kept.set(key, { json, untilMs: performance.now() + keptMs });
    characters += json.length;
    for (const [oldest, { untilMs }] of kept) {
      if (characters <= mostCharacters && untilMs > performance.now()) break;
      forget(oldest);
    }
  };

  /** The same file and question again within a quarter of an hour get the same answer. */
  return async <T>(question: string, path: string, findOut: () => Promise<T>): Promise<T> => {
    const key = `${question} ${await fingerprint(path)}`;
    const known = kept.get(key);
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

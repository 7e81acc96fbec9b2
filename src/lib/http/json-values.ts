/** Counts what separates the values of JSON, before it is parsed: ten million empty lists in 32 MB stop a process for seconds. */

/** The longest transcript with its words has a third of it. */
export const mostValues = 2_000_000;
const [comma, list, object] = [',', '[', '{'].map((mark) => mark.charCodeAt(0));

/** Those within texts are counted too. */
export const createValueLimit = (most = mostValues) => {
  let count = 0;
  /** Whether there are too many so far. */
  return (bytes: Uint8Array): boolean => {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === comma || byte === list || byte === object) count += 1;
    }
    return count > most;
  };
};

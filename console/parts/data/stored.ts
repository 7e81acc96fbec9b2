/** Drafts and preferences stored in this browser. If storage is full or blocked, only they are lost. */
const prefix = 'kinora.';
/** Files of drafts, which are too large for texts. */
export const databaseName = 'kinora';
/** Of the device, whoever signs in. */
const preferences = new Set(['language', 'theme'].map((name) => prefix + name));

export const readStored = <T>(name: string, otherwise: T): T => {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
};

export const store = (name: string, value: unknown): void => {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // A private window may refuse: the draft is then lost with the page.
  }
};

export const forgetDrafts = (): void => {
  try {
    indexedDB.deleteDatabase(databaseName);
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !preferences.has(key)) localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is blocked.
  }
};

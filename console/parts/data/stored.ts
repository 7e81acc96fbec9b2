/** Drafts and preferences kept in this browser. Storage that is full or closed loses them and nothing else. */
const prefix = 'kinora.';

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
    // A private window may refuse: the draft then lives as long as the page.
  }
};

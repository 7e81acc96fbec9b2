/** Objects within the config file, field by field. */

export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the fields of one object and notes what is wrong with them. */
export const createReader = (place: string, fields: Fields, mistakes: string[]) => {
  const known = new Set<string>();
  const wrong = (name: string, expected: string) => {
    known.add(name);
    mistakes.push(`${place}.${name}: expected ${expected}`);
    return undefined;
  };
  const read = <T>(
    name: string,
    accepts: (value: unknown) => value is T,
    expected: string,
    fallback: T,
  ): T => {
    known.add(name);
    const value = fields[name];
    if (value === undefined || value === null) return fallback;
    return accepts(value) ? value : (wrong(name, expected) ?? fallback);
  };
  return {
    has: (name: string) => fields[name] !== undefined && fields[name] !== null,
    wrong,
    text: (name: string, fallback: string | null = null): string | null =>
      read<string | null>(
        name,
        (value): value is string => typeof value === 'string' && value !== '' && !value.includes('\0'),
        'a text',
        fallback,
      ),
    number: <T extends number | null>(name: string, min: number, max: number, fallback: T): number | T =>
      read<number | T>(
        name,
        (value): value is number => typeof value === 'number' && value >= min && value <= max,
        `a number from ${min} to ${max}`,
        fallback,
      ),
    whole: <T extends number | null>(name: string, min: number, max: number, fallback: T): number | T =>
      read<number | T>(
        name,
        (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
        `a whole number from ${min} to ${max}`,
        fallback,
      ),
    numbers: (name: string, min: number, max: number): number[] | null =>
      read<number[] | null>(
        name,
        (value): value is number[] =>
          Array.isArray(value) &&
          value.length > 0 &&
          value.every((item) => typeof item === 'number' && item >= min && item <= max),
        `a list of numbers from ${min} to ${max}`,
        null,
      ),
    list: (name: string, isItem: (text: string) => boolean, expected: string): string[] | null =>
      read<string[] | null>(
        name,
        (value): value is string[] =>
          Array.isArray(value) &&
          value.length > 0 &&
          value.every((item) => typeof item === 'string' && isItem(item)),
        expected,
        null,
      ),
    object: (name: string): Fields => read(name, isObject, 'an object', {}),
    texts: (name: string): Record<string, string> =>
      read(
        name,
        (value): value is Record<string, string> =>
          isObject(value) && Object.values(value).every((item) => typeof item === 'string'),
        'an object of texts',
        {},
      ),
    url(name: string): string | null {
      const value = this.text(name);
      if (value === null) return null;
      const url = URL.parse(value);
      if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
        return wrong(name, 'an http or https URL without a query') ?? null;
      if (url.username !== '' || url.password !== '')
        return wrong(name, 'a URL without credentials: give keyEnv or keyFile') ?? null;
      return value.replace(/\/+$/, '');
    },
    choice: <T extends string>(name: string, choices: readonly T[], fallback: T): T =>
      read(
        name,
        (value): value is T => choices.includes(value as T),
        `one of ${choices.join(', ')}`,
        fallback,
      ),
    finish() {
      for (const name of Object.keys(fields))
        if (!known.has(name)) mistakes.push(`${place}: unknown field "${name}"`);
    },
  };
};
export type Reader = ReturnType<typeof createReader>;

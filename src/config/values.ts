/** How a setting's value is read, out of the environment's text or the file's JSON; each says what it expected. */

export type Parse<T> = (value: unknown) => T;
export const fail = (expected: string): never => {
  throw new Error(`expected ${expected}`);
};

export const text: Parse<string> = (value) =>
  typeof value === 'string' && value !== '' && !value.includes('\0') ? value : fail('a text');
export const wholeNumber =
  (min: number, max: number): Parse<number> =>
  (value) => {
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
      ? number
      : fail(`a whole number from ${min} to ${max}`);
  };
export const flag: Parse<boolean> = (value) => {
  if (value === true || value === 'true' || value === '1') return true;
  if (value === false || value === 'false' || value === '0') return false;
  return fail('true or false');
};
export const oneOf =
  <T extends string>(...names: T[]): Parse<T> =>
  (value) =>
    names.find((name) => name === value) ?? fail(`one of ${names.join(', ')}`);
export const listOf =
  <T>(item: Parse<T>): Parse<T[]> =>
  (value) => {
    const items = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;
    if (!Array.isArray(items)) return fail('a list');
    return items.filter((part) => part !== '').map(item);
  };
export const urlOf =
  (...protocols: string[]): Parse<string> =>
  (value) => {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
    return url && protocols.includes(url.protocol)
      ? (value as string)
      : fail(`a URL beginning ${protocols.join(' or ')}`);
  };

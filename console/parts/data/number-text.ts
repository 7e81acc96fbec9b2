/**
 * The value that a field for a number sends; null when it is empty.
 * A text that is no number goes as it is: the service then names the field, where JSON would make null of it,
 * and null is "no limit".
 */
export const numberOf = (text: string): number | null => {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : (text as unknown as number);
};

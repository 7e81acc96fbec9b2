/** A row of words separated by spaces, or of phrases separated by commas. */
export const words = (row: string): string[] => row.trim().split(/\s+/);
export const phrases = (row: string): string[] =>
  row
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
/** `{ red: 'scarlet, ruby' }` as a map from each phrase to its row's name. */
export const byPhrase = <Name extends string>(rows: Partial<Record<Name, string>>): Map<string, Name> =>
  new Map(
    (Object.entries(rows) as [Name, string][]).flatMap(([name, row]) =>
      phrases(row).map((phrase) => [phrase, name] as const),
    ),
  );

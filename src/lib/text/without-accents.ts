/** Text without the marks on its letters: "café" as "cafe". */

const marks = /\p{M}+/gu;

/**
 * Marks that are written by themselves go first: normalising sorts each run of them, which takes the square of its
 * length.
 */
export const withoutAccents = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string =>
  text.replace(marks, '').normalize(form).replace(marks, '');

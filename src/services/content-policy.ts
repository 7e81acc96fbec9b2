/** The operator's list of terms that no prompt may contain. */
import { ApiError } from '../domain/errors.ts';
import { withoutAccents } from '../lib/text/without-accents.ts';

const letterOrDigit = '[\\p{L}\\p{N}]';

export const createContentPolicy = (terms: readonly string[]) => {
  const patterns = terms.map((term) => {
    const escaped = fold(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // Whole words only, so that a term inside a longer word does not match; in scripts without spaces it matches
    // anywhere.
    return /^[\p{Script=Latin}\p{N}\s'-]+$/u.test(term)
      ? new RegExp(`(?<!${letterOrDigit})${escaped}(?!${letterOrDigit})`, 'u')
      : new RegExp(escaped, 'u');
  });

  return {
    require(text: string, param: string): void {
      if (patterns.length === 0) return;
      const folded = fold(text);
      if (patterns.some((pattern) => pattern.test(folded)))
        throw new ApiError('content_policy_violation', { param });
    },
  };
};
export type ContentPolicy = ReturnType<typeof createContentPolicy>;

/** Ignores case, accents, width and repeated spaces. */
const fold = (text: string): string => withoutAccents(text, 'NFKD').toLowerCase().replace(/\s+/g, ' ');

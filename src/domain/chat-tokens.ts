/** Tokens of a chat as we count them: a rough measure, the same for limits, holds and `usage`. */

const charactersPerToken = 4;
const audioTokensPerSecond = 10;

export const textTokens = (text: string): number => Math.ceil(text.length / charactersPerToken);
/** What a server says it has used, where that is a number of tokens; `counted` otherwise. */
export const reportedTokens = (reported: unknown, counted: number): number =>
  Number.isSafeInteger(reported) && (reported as number) >= 0 ? (reported as number) : counted;
export const audioTokens = (seconds: number): number => Math.ceil(seconds * audioTokensPerSecond);
export const charactersOf = (tokens: number): number => tokens * charactersPerToken;
export const secondsOf = (tokens: number): number => tokens / audioTokensPerSecond;

type Part = { type: 'text'; text: string } | { type: 'audio'; durationSeconds: number };

/** Of all parts, or of those of one type. */
export const countTokens = (messages: readonly { parts: readonly Part[] }[], type?: Part['type']): number =>
  messages
    .flatMap(({ parts }) => parts)
    .filter((part) => type === undefined || part.type === type)
    .reduce(
      (sum, part) => sum + (part.type === 'text' ? textTokens(part.text) : audioTokens(part.durationSeconds)),
      0,
    );

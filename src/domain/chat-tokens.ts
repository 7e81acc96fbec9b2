/** Tokens of a chat as we count them: a rough measure, the same for limits, holds and `usage`. */

const charactersPerToken = 4;
const audioTokensPerSecond = 10;

export const textTokens = (text: string): number => Math.ceil(text.length / charactersPerToken);
export const audioTokens = (seconds: number): number => Math.ceil(seconds * audioTokensPerSecond);
export const charactersOf = (tokens: number): number => tokens * charactersPerToken;
export const secondsOf = (tokens: number): number => tokens / audioTokensPerSecond;

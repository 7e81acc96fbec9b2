/** Tokens of a chat as we count them: a rough measure, the same for limits, `usage` and charges. */

const asciiPerToken = 4;
const audioTokensPerSecond = 10;

/** Four letters of ASCII are a token, and so is every other character. */
const quartersOf = (character: string): number => (character.charCodeAt(0) < 0x80 ? 1 : asciiPerToken);

export const textTokens = (text: string): number => {
  let quarters = 0;
  for (const character of text) quarters += quartersOf(character);
  return Math.ceil(quarters / asciiPerToken);
};

/** The beginning that has this many tokens. */
export const firstTokens = (text: string, tokens: number): string => {
  let quarters = 0;
  let end = 0;
  for (const character of text) {
    quarters += quartersOf(character);
    if (quarters > tokens * asciiPerToken) return text.slice(0, end);
    end += character.length;
  }
  return text;
};

/** The tokens that a server says it has used, if it says a number; `counted` otherwise. */
export const reportedTokens = (reported: unknown, counted: number): number =>
  Number.isSafeInteger(reported) && (reported as number) >= 0 ? (reported as number) : counted;
export const audioTokens = (seconds: number): number => Math.ceil(seconds * audioTokensPerSecond);
export const secondsOf = (tokens: number): number => tokens / audioTokensPerSecond;

type Part = { type: 'text'; text: string } | { type: 'audio'; durationSeconds: number };
type Messages = readonly { parts: readonly Part[] }[];

/** Of all parts, or of those of one type. */
export const countTokens = (messages: Messages, type?: Part['type']): number =>
  messages
    .flatMap(({ parts }) => parts)
    .filter((part) => type === undefined || part.type === type)
    .reduce(
      (sum, part) => sum + (part.type === 'text' ? textTokens(part.text) : audioTokens(part.durationSeconds)),
      0,
    );

/**
 * The prompt of a reply by what its server has reported. Recordings that were transcribed for it are none of the
 * server's tokens, and are counted as for a server that hears them.
 */
export const promptTokens = (reported: unknown, messages: Messages, audio: 'send' | 'transcribe'): number => {
  const heard = audio === 'transcribe' ? countTokens(messages, 'audio') : 0;
  return heard + reportedTokens(reported, countTokens(messages) - heard);
};

/** The tokens that a chat template adds to each message. */
const mostTokensPerMessage = 8;
/** Gemini counts 32, and others fewer. */
const mostAudioTokensPerSecond = 32;

/** The most that a provider can count, whatever its tokens are: for holds. A token has one byte at least. */
export const mostTokens = (messages: Messages): number =>
  messages.reduce(
    (sum, { parts }) =>
      parts.reduce(
        (most, part) =>
          most +
          (part.type === 'text'
            ? Buffer.byteLength(part.text)
            : Math.ceil(part.durationSeconds * mostAudioTokensPerSecond)),
        sum + mostTokensPerMessage,
      ),
    0,
  );

/** Whisper's vocabulary: text to tokens, tokens to text, and the special tokens. */

export type TokenizerFile = {
  model: { vocab: Record<string, number>; merges: (string | [string, string])[] };
  added_tokens: { id: number; content: string }[];
};

const pieces = /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;

/** Longer than any token. A longer run of letters is not a word, and is merged in pieces. */
const maxMergedBytes = 256;

/** Byte-level vocabularies write each byte as a printable character. */
const byteCharacters = (): string[] => {
  const printable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  let spare = 256;
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(printable(byte) ? byte : spare++));
};

export const createTokenizer = (file: TokenizerFile) => {
  const characterOf = byteCharacters();
  const byteOf = new Map(characterOf.map((character, byte) => [character, byte]));
  const idOf = file.model.vocab;
  const textOf: string[] = [];
  for (const [text, id] of Object.entries(idOf)) textOf[id] = text;
  const rankOf = new Map(
    file.model.merges.map((merge, rank) => [typeof merge === 'string' ? merge : merge.join(' '), rank]),
  );
  const special = new Map(file.added_tokens.map(({ content, id }) => [content, id]));

  const require = (...names: string[]): number => {
    const id = names.map((name) => special.get(`<|${name}|>`)).find((found) => found !== undefined);
    if (id === undefined) throw new Error(`The vocabulary has no token <|${names[0]}|>.`);
    return id;
  };

  const endOfText = require('endoftext');
  const noTimestamps = require('notimestamps');

  /** Each step checks all pairs, so the input has to be short. */
  const mergePairs = (symbols: string[]): string[] => {
    for (;;) {
      let best = -1;
      let bestRank = Number.POSITIVE_INFINITY;
      for (let i = 0; i + 1 < symbols.length; i++) {
        const rank = rankOf.get(`${symbols[i]} ${symbols[i + 1]}`) ?? Number.POSITIVE_INFINITY;
        if (rank < bestRank) [best, bestRank] = [i, rank];
      }
      if (best < 0) return symbols;
      symbols.splice(best, 2, `${symbols[best]}${symbols[best + 1]}`);
    }
  };

  const encodePiece = (piece: string): number[] => {
    const symbols = Array.from(new TextEncoder().encode(piece), (byte) => characterOf[byte] ?? '');
    const tokens: number[] = [];
    for (let from = 0; from < symbols.length; from += maxMergedBytes)
      for (const symbol of mergePairs(symbols.slice(from, from + maxMergedBytes)))
        tokens.push(idOf[symbol] ?? endOfText);
    return tokens;
  };

  const decode = (tokens: readonly number[]): string => {
    const text = tokens.map((token) => (token < endOfText ? (textOf[token] ?? '') : '')).join('');
    const bytes = Uint8Array.from(Array.from(text), (character) => byteOf.get(character) ?? 0);
    return new TextDecoder().decode(bytes);
  };

  return {
    endOfText,
    startOfTranscript: require('startoftranscript'),
    startOfPrevious: require('startofprev'),
    transcribe: require('transcribe'),
    translate: require('translate'),
    noSpeech: require('nospeech', 'nocaptions'),
    noTimestamps,
    /** The token for 0.00 s; each later one is 20 ms more. */
    firstTimestamp: noTimestamps + 1,
    decode,
    encode: (text: string): number[] =>
      Array.from(text.matchAll(pieces)).flatMap(([piece]) => encodePiece(piece)),
  };
};

export type Tokenizer = ReturnType<typeof createTokenizer>;

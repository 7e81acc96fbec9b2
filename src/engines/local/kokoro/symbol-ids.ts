/** Kokoro's alphabet: the id of each symbol it was trained on. */

const table: [string, number[]][] = [
  [';:,.!?', [1, 2, 3, 4, 5, 6]],
  ['—…"()“” ', [9, 10, 11, 12, 13, 14, 15, 16]],
  ['\u0303', [17]],
  ['ʣʥʦʨᵝ\uAB67', [18, 19, 20, 21, 22, 23]],
  ['AIOQSTWYᵊ', [24, 25, 31, 33, 35, 36, 39, 41, 42]],
  ['abcdef', [43, 44, 45, 46, 47, 48]],
  ['hijklmnopqrstuvwxyz', Array.from({ length: 19 }, (_, index) => 50 + index)],
  [
    'ɑɐɒæβɔɕçɖðʤəɚɛɜɟɡɥɨɪʝ',
    [69, 70, 71, 72, 75, 76, 77, 78, 80, 81, 82, 83, 85, 86, 87, 90, 92, 99, 101, 102, 103],
  ],
  [
    'ɯɰŋɳɲɴøɸθœɹɾɻʁɽʂʃʈʧʊʋʌ',
    [
      110, 111, 112, 113, 114, 115, 116, 118, 119, 120, 123, 125, 126, 128, 129, 130, 131, 132, 133, 135, 136,
      138,
    ],
  ],
  ['ɣɤχʎʒʔˈˌːʰʲ↓→↗↘ᵻ', [139, 140, 142, 143, 147, 148, 156, 157, 158, 162, 164, 169, 171, 172, 173, 177]],
];

const numbers = new Map(
  table.flatMap(([symbols, ids]) => [...symbols].map((symbol, index) => [symbol, ids[index]!] as const)),
);

/** The most symbols one run of the model takes. */
export const maxSymbols = 510;

export const isSymbol = (symbol: string): boolean => numbers.has(symbol);

export const symbolNumbers = (symbols: string): number[] =>
  [...symbols].flatMap((symbol) => numbers.get(symbol) ?? []);

/** Punctuation and the space have lower ids than all phonemes. */
export const isSound = (number: number): boolean => number > 16;

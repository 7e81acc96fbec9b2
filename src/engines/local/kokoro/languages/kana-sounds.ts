/** Katakana as Kokoro's symbols. */

const rows: [kana: string, plain: string, palatal: string][] = [
  ['カキクケコ', 'k', 'kʲ'],
  ['ガギグゲゴ', 'ɡ', 'ɡʲ'],
  ['サシスセソ', 's', 'ɕ'],
  ['ザジズゼゾ', 'ʣ', 'ʥ'],
  ['タチツテト', 't', 'ʨ'],
  ['ダヂヅデド', 'd', 'ʥ'],
  ['ナニヌネノ', 'n', 'ɲ'],
  ['ハヒフヘホ', 'h', 'ç'],
  ['バビブベボ', 'b', 'bʲ'],
  ['パピプペポ', 'p', 'pʲ'],
  ['マミムメモ', 'm', 'mʲ'],
  ['ラリルレロ', 'ɾ', 'ɾʲ'],
];
const vowels = ['a', 'i', 'ɯ', 'e', 'o'];
const smallVowels: Record<string, string> = {
  ャ: 'a',
  ュ: 'ɨ',
  ョ: 'o',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'ɯ',
  ェ: 'e',
  ォ: 'o',
};
const exceptions: Record<string, string> = {
  ス: 'sɨ',
  ズ: 'zɨ',
  ツ: 'ʦɨ',
  ヅ: 'zɨ',
  フ: 'ɸɯ',
  ア: 'a',
  イ: 'i',
  ウ: 'ɯ',
  エ: 'e',
  オ: 'o',
  ヤ: 'ja',
  ユ: 'jɯ',
  ヨ: 'jo',
  ワ: 'βa',
  ヲ: 'o',
  ヴ: 'vɯ',
  ヰ: 'i',
  ヱ: 'e',
  ティ: 'tʲi',
  ディ: 'dʲi',
  トゥ: 'tɯ',
  ドゥ: 'dɯ',
  デュ: 'dʲɨ',
  テュ: 'tʲɨ',
  ファ: 'ɸa',
  フィ: 'ɸʲi',
  フェ: 'ɸe',
  フォ: 'ɸo',
  ウィ: 'βi',
  ウェ: 'βe',
  ウォ: 'βo',
  ヴァ: 'va',
  ヴィ: 'vʲi',
  ヴェ: 've',
  ヴォ: 'vo',
  ツァ: 'ʦa',
  ツェ: 'ʦe',
  ツォ: 'ʦo',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'ɯ',
  ェ: 'e',
  ォ: 'o',
};

const makeTable = (): Map<string, string> => {
  const table = new Map<string, string>();
  for (const [kana, plain, palatal] of rows) {
    for (const [index, sign] of [...kana].entries())
      table.set(sign, `${index === 1 ? palatal : plain}${vowels[index]}`);
    const second = [...kana][1]!;
    for (const [small, vowel] of Object.entries(smallVowels)) {
      if (/[ャュョェ]/.test(small)) table.set(second + small, palatal + vowel);
    }
  }
  for (const [kana, sounds] of Object.entries(exceptions)) table.set(kana, sounds);
  return table;
};
const table = makeTable();

/** The nasal takes the place of the sound that follows. */
const nasalBefore = (next: string): string => {
  if (/^[mpb]/.test(next)) return 'm';
  if (/^[kɡ]/.test(next)) return 'ŋ';
  if (/^[ɲʨʥ]/.test(next)) return 'ɲ';
  return /^[ntdɾzʣʦ]/.test(next) ? 'n' : 'ɴ';
};

export const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 96));

export const kanaSounds = (text: string): string => {
  const signs = [...toKatakana(text)];
  const soundsAt = (at: number): [sounds: string, length: number] => {
    const two = table.get(`${signs[at]}${signs[at + 1] ?? ''}`);
    return two !== undefined ? [two, 2] : [table.get(signs[at] ?? '') ?? '', 1];
  };
  let sounds = '';
  for (let at = 0; at < signs.length; ) {
    const sign = signs[at]!;
    if (sign === 'ー') sounds += 'ː';
    else if (sign === 'ッ') sounds += 'ʔ';
    else if (sign === 'ン') sounds += nasalBefore(soundsAt(at + 1)[0]);
    else {
      const [found, length] = soundsAt(at);
      sounds += found;
      at += length;
      continue;
    }
    at += 1;
  }
  return sounds;
};

/**
 * Converts text to Kokoro's symbols: espeak-ng finds the phonemes, which are renamed to those the model was trained on.
 */
import loadEspeak from '@echogarden/espeak-ng-emscripten';
import { chineseSounds } from './languages/chinese.ts';
import type { JapaneseSounds } from './languages/japanese.ts';
import { isSymbol } from './symbol-ids.ts';
import type { SpokenLanguage } from './text/detect-language.ts';

export type Accent = Exclude<SpokenLanguage, 'en'> | 'en-us' | 'en-gb';

/** Japanese and Chinese have dictionaries of their own. */
const espeakVoices: Record<Exclude<Accent, 'ja' | 'zh'>, string> = {
  'en-us': 'en-us',
  'en-gb': 'gmw/en',
  es: 'es',
  fr: 'fr',
  it: 'it',
  pt: 'pt-br',
  hi: 'hi',
};

/** Phonemes as espeak writes them, without stress. */
const commonSounds: Record<string, string> = {
  aɪ: 'I',
  aʊ: 'W',
  eɪ: 'A',
  ɔɪ: 'Y',
  oʊ: 'O',
  əʊ: 'Q',
  dʒ: 'ʤ',
  tʃ: 'ʧ',
  dz: 'ʣ',
  ts: 'ʦ',
};
const englishSounds: Record<string, string> = {
  əl: 'ᵊl',
  ɚ: 'əɹ',
  ɐ: 'ə',
  r: 'ɹ',
  x: 'k',
  ç: 'k',
  ɬ: 'l',
  ʔ: 't',
  e: 'A',
  n̩: 'ᵊn',
  o: 'ɔ',
  oː: 'ɔː',
  aɪə: 'Iə',
  aɪɚ: 'Iəɹ',
};
const americanSounds: Record<string, string> = { ɜː: 'ɜɹ', ɪə: 'iə', ɾ: 'T', a: 'æ' };
const britishSounds: Record<string, string> = { eə: 'ɛː', iə: 'ɪə', aʊə: 'Wə', ɾ: 't' };

const soundsOf = (accent: Accent): Record<string, string> => {
  if (accent === 'en-us') return { ...commonSounds, ...englishSounds, ...americanSounds };
  if (accent === 'en-gb') return { ...commonSounds, ...englishSounds, ...britishSounds };
  return commonSounds;
};

/** Punctuation that Kokoro knows, and characters that are replaced by it. */
const punctuation = /\s*[;:,.!?—…"()“”।¡¿[\]]+\s*/g;
const sameAs: Record<string, string> = { '।': '.', '[': '(', ']': ')', '¡': '', '¿': '' };

const spellSymbols = (sounds: string): string =>
  [...sounds]
    .flatMap((symbol) => (isSymbol(symbol) ? [symbol] : [...symbol.normalize('NFD')].filter(isSymbol)))
    .join('');

/** espeak keeps the sounds of a word's endings in 200 bytes and does not look where they end: "s's's", 140 letters of it, never comes back. */
const longestWord = 60;
const longWords = new RegExp(String.raw`[^\s]{${longestWord}}(?=[^\s])`, 'gu');

/** Control characters are commands to it. */
const forEspeak = (words: string): string => words.replace(/\p{Cc}+/gu, ' ').replace(longWords, '$& ');

export const createPhonemizer = async () => {
  const espeak = await loadEspeak();
  const worker = new espeak.eSpeakNGWorker();
  let current: Accent | undefined;

  const readText = (pointer: number): string => {
    const heap = espeak.HEAPU8;
    let end = pointer;
    while (heap[end]) end++;
    return Buffer.from(heap.subarray(pointer, end)).toString();
  };

  let japanese: JapaneseSounds | undefined;

  const soundText = (words: string, accent: Accent): string => {
    const latin = (run: string): string => soundText(run, 'en-us');
    if (accent === 'zh') return chineseSounds(words, latin);
    if (accent === 'ja') {
      if (japanese === undefined) throw new Error('The Japanese dictionary is not loaded.');
      return japanese(words, latin);
    }
    if (current !== accent) {
      worker.set_voice(espeakVoices[accent], '', 0);
      current = accent;
    }
    const raw = readText(worker.convert_to_phonemes(forEspeak(words), true).ptr);
    const table = soundsOf(accent);
    return raw
      .replace(/\([a-z]+(?:-[a-z]+)*-?\)/g, '')
      .replaceAll('|', ' ')
      .split(/(\s+|_)/)
      .map((sound) => {
        if (sound === '_') return '';
        if (/^\s/.test(sound)) return ' ';
        const [, stress = '', bare = ''] = sound.match(/^([ˈˌ]*)(.*)$/su) ?? [];
        const named = table[bare] ?? bare;
        return stress + (accent === 'en-us' ? named.replaceAll('ː', '') : named);
      })
      .map(spellSymbols)
      .join('')
      .replaceAll('ɹɹ', 'ɹ')
      .replace(/ +/g, ' ')
      .trim();
  };

  const spokenMark = (mark: string): string => {
    const known = [...mark].map((character) => sameAs[character] ?? character).join('');
    return known.replace(/\s+/g, ' ');
  };

  const toSymbols = (text: string, accent: Accent): string => {
    let symbols = '';
    let position = 0;
    for (const match of text.matchAll(punctuation)) {
      const words = text.slice(position, match.index);
      symbols += (words.trim() ? soundText(words, accent) : '') + spokenMark(match[0]);
      position = match.index + match[0].length;
    }
    const rest = text.slice(position);
    return (symbols + (rest.trim() ? soundText(rest, accent) : '')).trim();
  };

  return {
    toSymbols,
    /** Loads what a language needs beyond espeak. */
    async load(accent: Accent): Promise<void> {
      if (accent !== 'ja') return;
      const { loadJapanese } = await import('./languages/japanese.ts');
      japanese ??= await loadJapanese();
    },
  };
};

export type Phonemizer = Awaited<ReturnType<typeof createPhonemizer>>;

/** Japanese text as Kokoro's symbols: a dictionary finds words and their readings. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type IpadicFeatures, TokenizerBuilder } from '@patdx/kuromoji';
import DictionaryLoader from '@patdx/kuromoji/node';
import { sayJapaneseNumbers } from './japanese-numbers.ts';
import { kanaSounds } from './kana-sounds.ts';

const dictionaryFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@patdx/kuromoji')), '../dict');

/** The dictionary takes 1.3 CPU seconds and 150 MB, so it is loaded when first needed. */
export const loadJapanese = async () => {
  const loader = new DictionaryLoader({ dic_path: dictionaryFolder() });
  const tokenizer = await new TokenizerBuilder({ loader }).build();

  const wordSounds = ({ pronunciation, reading, surface_form }: IpadicFeatures): string => {
    const read = pronunciation ?? reading ?? surface_form;
    return kanaSounds(/^[ァ-ヺー]+$/.test(read) ? read : surface_form);
  };

  /** `latin` finds the symbols of words in Latin letters. */
  return (text: string, latin: (words: string) => string): string =>
    sayJapaneseNumbers(text)
      .split(/([\p{Script=Latin}'’-]+(?:\s+[\p{Script=Latin}'’-]+)*)/u)
      .map((run) =>
        /\p{Script=Latin}/u.test(run)
          ? latin(run)
          : tokenizer.tokenize(run).map(wordSounds).filter(Boolean).join(' '),
      )
      .filter((sounds) => sounds !== '')
      .join(' ');
};

export type JapaneseSounds = Awaited<ReturnType<typeof loadJapanese>>;

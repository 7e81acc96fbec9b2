/** Japanese text as Kokoro's symbols: a dictionary finds words and their readings. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import kuromoji, { type IpadicFeatures, type Tokenizer } from 'kuromoji';
import { sayJapaneseNumbers } from './japanese-numbers.ts';
import { kanaSounds } from './kana-sounds.ts';

const dictionaryFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('kuromoji/package.json')), 'dict');

/** The dictionary takes 1.3 CPU seconds and 150 MB, so it is loaded when first needed. */
export const loadJapanese = async () => {
  const tokenizer = await new Promise<Tokenizer<IpadicFeatures>>((resolve, reject) => {
    kuromoji
      .builder({ dicPath: dictionaryFolder() })
      .build((error, built) => (error ? reject(error) : resolve(built)));
  });

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

/** Names of spoken languages, in the language of the console. */
import { language } from './language.ts';
import { sayWord } from './say.ts';

/** Chromium does not know these. */
const otherNames: Record<string, string> = { ba: 'Bashkir', bo: 'Tibetan' };

const nameIn = (locale: string, code: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};

export const nameOfLanguage = (code: string): string => {
  const other = otherNames[code];
  return other ? sayWord(other) : nameIn(language.value, code);
};

export const listLanguages = (codes: string[]): string =>
  new Intl.ListFormat(language.value).format(codes.map(nameOfLanguage));

/** `french`, as transcripts name a language, as French; `codes` are those that it may be. */
export const nameOfHeard = (heard: string, codes: string[]): string => {
  const code = codes.find((one) => nameIn('en', one).toLowerCase() === heard.toLowerCase());
  return code ? nameOfLanguage(code) : sayWord(heard.slice(0, 1).toUpperCase() + heard.slice(1));
};

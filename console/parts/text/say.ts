/**
 * The words of the console. A sentence is written in English where it is used and looked up in the table of another
 * language; one that the table lacks is a type error.
 */
import { effect, signal } from '@preact/signals';
import type { chinese } from './chinese.ts';
import { language } from './language.ts';

export type Sentence = keyof typeof chinese;

const table = signal<Record<Sentence, string> | null>(null);

/** Of sentences that the service words; null: they are shown as they are. */
export type Messages = {
  sentences: Record<string, string>;
  /** By the code of an error. */
  errors: Record<string, string>;
  isOfLanguage: (text: string) => boolean;
  withDetail: (general: string, detail: string) => string;
};
export const messages = signal<Messages | null>(null);

/** Before the first page is drawn, and when another language is chosen. */
export const loadWords = async (): Promise<void> => {
  const isChinese = language.peek() === 'zh';
  const [words, worded] = isChinese
    ? await Promise.all([import('./chinese.ts'), import('./chinese-messages.ts')])
    : [];
  messages.value = worded
    ? {
        sentences: worded.chineseMessages,
        errors: worded.chineseErrors,
        isOfLanguage: (text) => /\p{Script=Han}/u.test(text),
        withDetail: (general, detail) => `${general}：${detail}`,
      }
    : null;
  table.value = words?.chinese ?? null;
  document.documentElement.lang = language.peek();
};

/** `{name}` in a sentence stands for a value. */
export const say = (sentence: Sentence, values: Record<string, string | number> = {}): string =>
  (table.value?.[sentence] ?? sentence).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );

/** With the number in words of its own for one. */
export const sayCount = (count: number, one: Sentence, many: Sentence): string =>
  say(count === 1 ? one : many, { count: new Intl.NumberFormat(language.value).format(count) });

/** The words that are there, one after the other, as the language divides it. */
export const sayList = (words: (string | false | null | undefined)[]): string =>
  words.filter(Boolean).join(table.value ? '、' : ', ');

/** For words that the service sends, such as names of styles: as they are where the table has none. */
export const sayWord = (word: string): string =>
  (table.value as Record<string, string> | null)?.[word] ?? word;

let first = true;
effect(() => {
  void language.value;
  if (!first) void loadWords();
  first = false;
});

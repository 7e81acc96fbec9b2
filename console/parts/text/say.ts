/**
 * The words of the console. A sentence is written in English where it is used and looked up in the table of another
 * language; one that the table lacks is a type error.
 */
import { effect, signal } from '@preact/signals';
import type { chinese } from './chinese.ts';
import { language } from './language.ts';

export type Sentence = keyof typeof chinese;

const table = signal<Record<Sentence, string> | null>(null);

/** Before the first page is drawn, and when another language is chosen. */
export const loadWords = async (): Promise<void> => {
  table.value = language.peek() === 'zh' ? (await import('./chinese.ts')).chinese : null;
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

/** For words that the service sends, such as names of styles: as they are where the table has none. */
export const sayWord = (word: string): string =>
  (table.value as Record<string, string> | null)?.[word] ?? word;

let first = true;
effect(() => {
  void language.value;
  if (!first) void loadWords();
  first = false;
});

/** The language of the console: chosen here, else as the browser says; stored in this browser. */
import { signal } from '@preact/signals';
import { readStored, store } from '../data/stored.ts';

export type Language = 'en' | 'zh';

const wanted = (): Language =>
  navigator.languages.find((one) => /^(en|zh)\b/.test(one))?.startsWith('zh') ? 'zh' : 'en';

export const language = signal<Language>(readStored<Language | null>('language', null) ?? wanted());

export const chooseLanguage = (chosen: Language): void => {
  store('language', chosen);
  language.value = chosen;
};

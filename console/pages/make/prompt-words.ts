/** Words added to the prompt and taken out again by one click. */
import { change, draft } from './draft/draft.ts';

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

export const hasWords = (words: string): boolean => draft.value.prompt.includes(words);

export const addWords = (words: string): void => {
  const before = draft.value.prompt.trimEnd().replace(/[.,;，。；]+$/, '');
  // A sentence of its own stands behind a full stop.
  const between = isChinese(words) ? '，' : /^\p{Lu}/u.test(words) ? '. ' : ', ';
  const joined = before === '' ? words : `${before}${between}${words}`;
  change({ prompt: joined });
};

export const removeWords = (words: string): void => {
  const [before = '', ...rest] = draft.value.prompt.split(words);
  change({ prompt: `${before.replace(/[,，]\s*$/, '')}${rest.join(words)}` });
};

/** The form filled with something else. What was written there and not sent can be put back. */
import { signal } from '@preact/signals';
import { type Draft, draft, images, madePrompt, typedJson } from './draft.ts';

type Form = { draft: Draft; images: Record<string, File[]>; typed: typeof typedJson.value };

const replaced = signal<Form | null>(null);
/** The prompt that was filled in last: one that stands as it was is nobody's work. */
let filledIn: string | null = null;

const isUnsent = (): boolean => {
  const prompt = draft.value.prompt.trim();
  return prompt !== '' && prompt !== madePrompt.value.trim() && prompt !== filledIn?.trim();
};

export const replaceDraft = (next: Draft, pictures: Record<string, File[]>): void => {
  if (isUnsent() && draft.value.prompt.trim() !== next.prompt.trim())
    replaced.value = { draft: draft.value, images: images.value, typed: typedJson.value };
  filledIn = next.prompt;
  typedJson.value = null;
  draft.value = next;
  images.value = pictures;
};

export const isReplaced = (): boolean => replaced.value !== null;

export const putBack = (): void => {
  const { draft: before, images: pictures, typed } = replaced.value!;
  draft.value = before;
  images.value = pictures;
  typedJson.value = typed;
  replaced.value = null;
};

export const forgetReplaced = (): void => {
  replaced.value = null;
};

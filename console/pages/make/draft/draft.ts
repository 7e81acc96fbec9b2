/** The form's contents: stored in this browser, so that a closed tab loses nothing. Its pictures too, where storage is not blocked. */
import { computed, effect, signal } from '@preact/signals';
import { readStored, store } from '../../../parts/data/stored.ts';
import { keepPictures, type Pictures, readPictures } from './kept-pictures.ts';

export type Draft = {
  prompt: string;
  models: string[];
  comparesModels: boolean;
  values: Record<string, unknown>;
  variants: number;
  showsJson: boolean;
};

export const emptyDraft: Draft = {
  prompt: '',
  models: [],
  comparesModels: false,
  values: {},
  variants: 1,
  showsJson: false,
};

export const draft = signal<Draft>({ ...emptyDraft, ...readStored('draft', emptyDraft) });
export const images = signal<Pictures>({});
/** Until then the form may lack pictures of an earlier visit. */
export const arePicturesRead = signal(false);
/** Text beside the form that the form does not say, and the JSON of the form when it was typed. */
export const typedJson = signal<{ text: string; of: string } | null>(null);
/** Ids of the videos made by the last submit. */
export const round = signal<string[]>(readStored('round', []));

/** The prompt of the last submit. */
export const madePrompt = signal(readStored('made-prompt', ''));

export const change = (part: Partial<Draft>): void => {
  draft.value = { ...draft.value, ...part };
};

export const changeValue = (name: string, value: unknown): void =>
  change({ values: { ...draft.value.values, [name]: value } });

export const hasImages = computed(() => Object.values(images.value).some((files) => files.length > 0));

void readPictures().then((pictures) => {
  // Given in the meantime, they are the newer ones.
  if (!hasImages.peek()) images.value = pictures;
  arePicturesRead.value = true;
});
effect(() => {
  const pictures = images.value;
  if (arePicturesRead.value) keepPictures(pictures);
});
effect(() => store('draft', draft.value));
effect(() => store('round', round.value));
effect(() => store('made-prompt', madePrompt.value));

/** Light, dark, or as the system; stored in this browser. */
import { effect, signal } from '@preact/signals';
import { readStored, store } from '../data/stored.ts';

export type Theme = 'system' | 'light' | 'dark';

export const theme = signal<Theme>(readStored<Theme>('theme', 'system'));

effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
  store('theme', theme.value);
});

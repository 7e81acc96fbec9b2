/** A recording goes on while other pages are looked at; the menu shows that it does. */
import { signal } from '@preact/signals';

export const recordedSeconds = signal<number | null>(null);

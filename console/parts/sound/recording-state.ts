/** A recording continues on other pages; the menu shows it. */
import { signal } from '@preact/signals';

export const recordedSeconds = signal<number | null>(null);

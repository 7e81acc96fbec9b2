/** The ways people ask for what code can answer. The first pattern that fits a whole clause wins. */
import { aboutPhrases } from './about-phrases.ts';
import { aboutSound } from './about-sound.ts';
import { aboutWords } from './about-words.ts';

export const patterns = [...aboutWords, ...aboutSound, ...aboutPhrases].map(([source, make]) => ({
  pattern: new RegExp(`^(?:${source})$`, 'u'),
  make,
}));

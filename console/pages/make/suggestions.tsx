/** Words that one click adds to the prompt. */
import { addWords, hasWords } from './prompt-words.ts';

export const Suggestions = ({ of }: { of: string[] }) => (
  <div class="suggestions">
    {of
      .filter((words) => !hasWords(words))
      .map((words) => (
        <button key={words} type="button" class="suggestion" onClick={() => addWords(words)}>
          + {words}
        </button>
      ))}
  </div>
);

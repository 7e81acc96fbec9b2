/** Words that one click adds to the prompt. */
import { addWords } from './prompt-words.ts';

export const Suggestions = ({ of }: { of: string[] }) => (
  <div class="suggestions">
    {of.map((words) => (
      <button key={words} type="button" class="suggestion" onClick={() => addWords(words)}>
        + {words}
      </button>
    ))}
  </div>
);

/** Prompts of this account's films, newest first: the up arrow brings them back, as in a terminal. */
import { useRef } from 'preact/hooks';
import { readLibrary } from '../../../api/videos.ts';
import { change, draft } from './draft.ts';

const most = 50;

export const usePromptHistory = () => {
  const prompts = useRef<string[] | null>(null);
  /** -1: what is being written. */
  const at = useRef(-1);
  const written = useRef('');

  const show = (to: number): void => {
    at.current = to;
    change({ prompt: to < 0 ? written.current : prompts.current![to]! });
  };
  const isShown = (): boolean => at.current >= 0 && prompts.current?.[at.current] === draft.value.prompt;
  return {
    /** Before the first line, or while it goes through them. */
    async back(): Promise<void> {
      if (!isShown()) {
        written.current = draft.value.prompt;
        at.current = -1;
        const made = await readLibrary({ limit: most }).catch(() => null);
        prompts.current = [...new Set((made?.data ?? []).map(({ prompt }) => prompt))].filter(
          (prompt) => prompt !== written.current.trim(),
        );
      }
      if (at.current + 1 < prompts.current!.length) show(at.current + 1);
    },
    forward: (): void => show(at.current - 1),
    isShown,
  };
};

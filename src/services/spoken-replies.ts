/** What we said aloud, so that a later turn may name it by its id instead of repeating it. In this process only. */
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';

const keptSeconds = 24 * 3600;
/** Of all replies together: some hundred thousand short ones. */
const mostCharacters = 8_000_000;

export const createSpokenReplies = ({ clock }: { clock: Clock }) => {
  /** The oldest first. */
  const kept = new Map<string, { accountId: string; text: string; untilMs: number }>();
  let characters = 0;

  const forget = (id: string): void => {
    characters -= kept.get(id)?.text.length ?? 0;
    kept.delete(id);
  };
  return {
    remember(accountId: string, text: string): { id: string; expiresAt: number } {
      const elapsedMs = clock.elapsedMs();
      const id = `audio_${opaqueId()}`;
      kept.set(id, { accountId, text, untilMs: elapsedMs + keptSeconds * 1000 });
      characters += text.length;
      for (const [oldId, { untilMs }] of kept) {
        if (characters <= mostCharacters && untilMs > elapsedMs) break;
        forget(oldId);
      }
      return { id, expiresAt: unixSeconds(clock.nowMs()) + keptSeconds };
    },
    recall(accountId: string, id: string): string | undefined {
      const reply = kept.get(id);
      const isThere = reply?.accountId === accountId && reply.untilMs > clock.elapsedMs();
      return isThere ? reply.text : undefined;
    },
  };
};

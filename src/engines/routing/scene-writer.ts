/** A language model writes the facts of a video; on failure the engine reads the prompt itself. */
import type { UpstreamRoute } from '../../domain/route.ts';
import type { Logger } from '../../lib/logger.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { type ChatEngine, textJob, type VideoJob } from '../engine.ts';

/** The model's text for this video; null where it gave none. */
export type SceneWriter = (
  job: VideoJob,
  /** The scene stored for this task by an earlier attempt. */
  saved: string | null,
  call: {
    signal: AbortSignal;
    /** Before the model is asked, which may be billed for. */
    onAsking: () => Promise<void>;
  },
) => Promise<string | null>;

const maxCharacters = 20_000;

/** The text between the outermost braces: models often add a sentence or a code fence. */
export const objectIn = (text: string): string => {
  const found = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  if (found.length > maxCharacters) throw new Error('the description is too long');
  // The parser's message would put the user's text into the log.
  if (parseJson(found) === undefined) throw new Error('the description is not a JSON object');
  return found;
};

export const createSceneWriter = (deps: {
  route: UpstreamRoute;
  chat: ChatEngine;
  logger: Pick<Logger, 'warn'>;
}): SceneWriter => {
  // Not at the top of the file: its 650 modules would take a third of every start, and few services write scenes.
  const loadingFilm = import('@kinora/film');
  return async (job, saved, { signal, onAsking }) => {
    // A remix edits the existing scene.
    if (saved !== null || job.sourceScene !== null || job.source !== null) return saved;
    await onAsking();
    try {
      const { writingTask } = await loadingFilm;
      const { text, finishReason } = await deps.chat.reply(
        textJob(
          deps.route.model,
          { instructions: writingTask, text: job.prompt },
          { temperature: 0.3, maxTokens: 2_000 },
        ),
        { signal: AbortSignal.any([signal, AbortSignal.timeout(deps.route.timeoutMs)]) },
      );
      if (finishReason !== 'stop') throw new Error('the description was cut off');
      return objectIn(text);
    } catch (error) {
      signal.throwIfAborted();
      deps.logger.warn({ err: error, task: job.taskId }, 'the language model failed to describe a scene');
      return null;
    }
  };
};

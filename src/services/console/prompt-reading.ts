/** The reading of a prompt by our own engine, told before anything is paid. */
import type { PromptReading } from '../../domain/responses/studio-responses.ts';
import type { PromptToRead, SummarisePrompt } from '../../engines/local/prompt-engine.ts';

export const createPromptReader =
  (summarisePrompt: SummarisePrompt) =>
  async (asked: PromptToRead, call: { accountId: string; signal: AbortSignal }): Promise<PromptReading> => {
    const { isOtherLanguage, beats, shownAs, notDrawn, suggestions } = await summarisePrompt(asked, call);
    return {
      is_other_language: isOtherLanguage,
      beats: beats.map(({ share, place, weather, style, shot, things, effects, ...beat }) => ({
        share,
        place,
        is_place_stated: beat.isPlaceStated,
        time_of_day: beat.timeOfDay,
        weather,
        style,
        camera_move: beat.cameraMove,
        shot,
        things: things.map(({ name, count, does, says, isImplied }) => ({
          name,
          count,
          does,
          says,
          is_implied: isImplied,
        })),
        effects,
      })),
      shown_as: shownAs,
      not_drawn: notDrawn,
      suggestions,
    };
  };
export type PromptReader = ReturnType<typeof createPromptReader>;

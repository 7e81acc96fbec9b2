/** The facts that the service reads in a prompt and sees in a picture, before anything is paid. */
import type { PictureReading, PromptReading } from '../../src/domain/responses/studio-responses.ts';
import { ApiError, post } from './client.ts';

export type { PictureReading, PromptReading };

export const readPrompt = (
  asked: {
    prompt: string;
    seconds?: number;
    style?: string;
    has_picture?: boolean;
    /** As the service saw it. */
    picture?: PictureReading['contents'];
  },
  signal: AbortSignal,
): Promise<PromptReading> => post('prompt-reading', asked, { signal });

/** Null where the service looks at no pictures. */
export const readPicture = async (image: File, signal: AbortSignal): Promise<PictureReading | null> => {
  const form = new FormData();
  form.append('image', image);
  try {
    return await post<PictureReading>('picture-reading', form, { signal });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
};

/** The limits an operator can set for a route. */
import type { Model, VideoModel } from '../models.ts';

export type RouteLimits = {
  /** Of video, or of recordings. */
  maxSeconds: number | null;
  /** Sizes of videos, as 1280x720. */
  sizes: string[] | null;
  /** Of a prompt, of a text to speak, or of all that is written in a chat. */
  maxCharacters: number | null;
  maxUploadBytes: number | null;
  requestsPerMinute: number | null;
};

export const noLimits: RouteLimits = {
  maxSeconds: null,
  sizes: null,
  maxCharacters: null,
  maxUploadBytes: null,
  requestsPerMinute: null,
};

/** Which limits apply to which kind of model. */
export const limitsOfKind: Record<Model['kind'], readonly (keyof RouteLimits)[]> = {
  video: ['maxSeconds', 'sizes', 'maxCharacters', 'requestsPerMinute'],
  transcription: ['maxSeconds', 'maxUploadBytes', 'requestsPerMinute'],
  speech: ['maxCharacters', 'requestsPerMinute'],
  chat: ['maxSeconds', 'maxCharacters', 'requestsPerMinute'],
};

/** The properties of a request that decide which routes can serve it. */
export type Work = {
  seconds?: number;
  width?: number;
  height?: number;
  imageRoles?: VideoModel['imageRoles'];
  characters?: number;
  /** Computed only where a route limits it. */
  uploadBytes?: () => number;
  isTranslation?: boolean;
};

/** A chat by its parts. */
export const chatWork = (
  messages: { parts: ({ type: 'text'; text: string } | { type: 'audio'; durationSeconds: number })[] }[],
): Work => {
  const work = { seconds: 0, characters: 0 };
  for (const part of messages.flatMap(({ parts }) => parts))
    if (part.type === 'text') work.characters += part.text.length;
    else work.seconds += part.durationSeconds;
  return work;
};

/** The reason in words for the user; null: the route can take it. */
export const limitRefusal = (limits: RouteLimits, work: Work): string | null => {
  const { maxSeconds, sizes, maxCharacters, maxUploadBytes } = limits;
  if (maxSeconds !== null && (work.seconds ?? 0) > maxSeconds)
    return `at most ${maxSeconds} seconds are accepted`;
  if (sizes && work.width !== undefined && !sizes.includes(`${work.width}x${work.height}`))
    return `only the size${sizes.length > 1 ? 's' : ''} ${sizes.join(', ')} can be made`;
  if (maxCharacters !== null && (work.characters ?? 0) > maxCharacters)
    return `at most ${maxCharacters} characters are accepted`;
  if (maxUploadBytes !== null && (work.uploadBytes?.() ?? 0) > maxUploadBytes)
    return `files of at most ${maxUploadBytes} bytes are accepted`;
  return null;
};

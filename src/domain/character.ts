/** A character: a face taken from a clip, named in prompts as @username. */
import { checkUrlForm } from '../lib/safe-fetch.ts';
import { invalidParameter, missingParameter } from './errors.ts';

export type Character = {
  id: string;
  accountId: string;
  username: string;
  /** The source of the clip: a task id or a URL. */
  source: string;
  pictureKey: string;
  /** True when made from a private video: only its own account can see its page. */
  isPrivate: boolean;
  /**
   * The main subject of the source video, as JSON that our video engine reads; null for an uploaded or fetched picture.
   */
  appearance: string | null;
  createdAt: number;
};

/** The main subject described in a stored scene, whose field for it is `hero`. */
export const appearanceOf = (scene: string | null): string | null => {
  if (!scene?.includes('"hero"')) return null;
  try {
    const { hero: mainSubject } = JSON.parse(scene) as { hero?: unknown };
    return mainSubject ? JSON.stringify(mainSubject) : null;
  } catch {
    return null;
  }
};

export const clipSeconds = { min: 1, max: 3 } as const;

/** In one video, the first that its prompt names: each is a picture to be fetched, or sent to a provider. */
export const maxCharactersPerVideo = 16;

/** All @names in a prompt; the caller looks up which of them are characters. */
export const mentionedUsernames = (prompt: string): string[] => [
  ...new Set(
    Array.from(prompt.matchAll(/@([a-z0-9][a-z0-9_.-]{1,38}[a-z0-9])/gi), (match) => match[1]!.toLowerCase()),
  ),
];

/** A name of the owner's choice, as prompts can mention it; null when it cannot be one. */
export const asUsername = (text: string): string | null => {
  const name = text.trim().replace(/^@/, '').toLowerCase();
  return /^[a-z0-9][a-z0-9_.-]{1,38}[a-z0-9]$/.test(name) ? name : null;
};

export type ClipTimes = { startSeconds: number; endSeconds: number };

/** `start,end` in seconds, 1 to 3 seconds apart; undefined when it is anything else. */
export const parseTimestamps = (text: string): ClipTimes | undefined => {
  const match = /^\s*(\d{1,6}(?:\.\d{1,3})?)\s*,\s*(\d{1,6}(?:\.\d{1,3})?)\s*$/.exec(text);
  if (!match) return undefined;
  const startSeconds = Number(match[1]);
  const endSeconds = Number(match[2]);
  const length = endSeconds - startSeconds;
  // Allow a hundredth of a millisecond: 2.3 - 1.3 is slightly below 1 in binary.
  const slack = 1e-5;
  if (length < clipSeconds.min - slack || length > clipSeconds.max + slack) return undefined;
  return { startSeconds, endSeconds };
};

/** The times a character is taken from; without times, from the first seconds. */
export type CharacterClip = ({ url: string } | { taskId: string }) & { times: ClipTimes | null };

type ClipFields = Record<'url' | 'taskId' | 'timestamps', string | undefined>;
/** The names of these fields in the request. */
type ClipParams = Record<keyof ClipFields, string>;

/** At most one of the two sources; null: neither was given. */
export const readClip = (
  { url, taskId, timestamps }: ClipFields,
  params: ClipParams,
): CharacterClip | null => {
  if (url !== undefined && taskId !== undefined)
    throw invalidParameter(params.taskId, `give either ${params.url} or ${params.taskId}`);
  if (url !== undefined && !checkUrlForm(url))
    throw invalidParameter(params.url, 'must be a plain http or https URL');
  const times = timestamps === undefined ? null : parseTimestamps(timestamps);
  if (times === undefined)
    throw invalidParameter(params.timestamps, 'must be start,end in seconds, 1 to 3 seconds apart');
  if (url !== undefined) return { url, times };
  if (taskId !== undefined) return { taskId, times };
  return null;
};

/** Exactly one of the two sources. */
export const requireClip = (fields: ClipFields, params: ClipParams): CharacterClip => {
  if (fields.url === undefined && fields.taskId === undefined) throw missingParameter(params.url);
  return readClip(fields, params)!;
};

/** Characters: a clip of 1 to 3 seconds becomes a picture, a name and a page. */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Characters } from '../db/characters.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from '../domain/account.ts';
import {
  appearanceOf,
  asUsername,
  type Character,
  type CharacterClip,
  type ClipTimes,
  clipSeconds,
} from '../domain/character.ts';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import { type CharacterReference, taskFiles } from '../domain/video-task.ts';
import type { Media } from '../engines/media/media.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';
import { FetchError, type SafeFetch } from '../lib/safe-fetch.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { AccountLimits } from './account-limits.ts';
import type { IdempotencyGuard, IdempotencyRequest, ResponseStore } from './idempotency.ts';
import type { FundsCheck } from './require-any-funds.ts';
import type { Videos } from './videos.ts';

const maxClipBytes = 200 * 1024 * 1024;
/** As many as a list shows. */
const maxCharacters = 1000;
const fetchTimeoutMs = 60_000;

const adjectives =
  'amber brave calm clever cosmic crimson gentle golden happy indigo jolly lucky mellow misty noble quiet rapid silver sunny velvet';
const nouns =
  'badger comet dolphin falcon fox heron koala lynx maple meadow otter panda pebble raven river sparrow tiger walnut willow wren';

const pick = (list: string): string => {
  const words = list.split(' ');
  return words[randomInt(words.length)]!;
};
const proposeUsername = (): string => `${pick(adjectives)}${pick(nouns)}${randomInt(100, 10_000)}`;

/** The request's parameter names, so that an error points at the right field. */
type ClipParams = { source: string; times: string };

/** A character without a name yet: its id, and where its picture is stored. */
type CharacterPictureRef = { id: string; pictureKey: string };

export const characterPictureRef = (id: string): CharacterPictureRef => ({
  id,
  pictureKey: `characters/${id}/picture.png`,
});

export const createCharacterService = (deps: {
  db: Database;
  characters: Characters;
  blobs: BlobStore;
  media: Pick<Media, 'probeClip' | 'extractFrame'>;
  safeFetch: SafeFetch;
  idempotency: IdempotencyGuard;
  limits: AccountLimits;
  fundsCheck: FundsCheck;
  clock: Clock;
}) => {
  const { characters, blobs, media } = deps;

  /** Downloads the clip a user names. */
  const fetchClip = async (
    url: string,
    param: string,
    scratchDir: string,
    signal: AbortSignal,
    timeoutMs = fetchTimeoutMs,
  ): Promise<string> => {
    const path = join(scratchDir, `clip-${opaqueId(8)}`);
    try {
      await deps.safeFetch.download(url, {
        toPath: path,
        maxBytes: maxClipBytes,
        timeoutMs,
        signal,
      });
      return path;
    } catch (error) {
      if (error instanceof FetchError) throw invalidParameter(param, lowerFirst(error.message));
      throw error;
    }
  };

  const copyTaskVideo = async (taskId: string, scratchDir: string): Promise<string> => {
    const path = join(scratchDir, `clip-${opaqueId(8)}.mp4`);
    await blobs.copyTo(taskFiles(taskId).video, path);
    return path;
  };

  /** Stores the sharpest frame of the clip as the character's picture. */
  const saveProfilePicture = async (
    videoPath: string,
    times: ClipTimes | null,
    params: ClipParams,
    pictureRef: CharacterPictureRef,
    scratchDir: string,
    /** Decoding takes its turn among the requests of this account. */
    call: { signal: AbortSignal; accountId: string },
  ): Promise<void> => {
    const { durationSeconds } = await media.probeClip(videoPath, call).catch((error) => {
      if (error instanceof ApiError && error.code === 'invalid_file_format')
        throw invalidParameter(params.source, 'is not a video that can be read');
      throw error;
    });
    if (durationSeconds < clipSeconds.min)
      throw invalidParameter(params.source, `the video must be at least ${clipSeconds.min} s long`);
    if (times && times.endSeconds > durationSeconds + 0.05) {
      throw invalidParameter(
        params.times,
        `must be inside the video, which is ${durationSeconds.toFixed(2)} s long`,
      );
    }
    const { startSeconds, endSeconds } = times ?? {
      startSeconds: 0,
      endSeconds: Math.min(durationSeconds, clipSeconds.max),
    };
    const framePath = join(scratchDir, `frame-${opaqueId(8)}.png`);
    await media.extractFrame(videoPath, framePath, startSeconds, endSeconds, call);
    await blobs.put(pictureRef.pictureKey, framePath, { contentType: 'image/png' });
  };

  type Unnamed = Omit<Character, 'username' | 'createdAt'>;
  /** Proposes names until `write` finds one unused and returns true. */
  const writeNamed = async (
    character: Unnamed,
    write: (named: Character) => Promise<boolean>,
  ): Promise<Character> => {
    for (;;) {
      const createdAt = unixSeconds(deps.clock.nowMs());
      const named = { ...character, username: proposeUsername(), createdAt };
      if (await write(named)) return named;
    }
  };

  const insert = async (character: Unnamed): Promise<Character> =>
    // A video made again after a crash finds the character of its first attempt.
    (await characters.find(character.id)) ??
    writeNamed(character, (named) => characters.insert(deps.db, named));

  /** Their pictures are stored for good, and nothing is charged for them. */
  const requireRoom = async (accountId: string): Promise<void> => {
    if (await characters.hasAsMany(accountId, maxCharacters))
      throw new ApiError('invalid_request', {
        message: `Your account has ${maxCharacters} characters, which is the maximum. Delete one first.`,
      });
  };

  type NewCharacter<T> = {
    videos: Videos;
    scratchDir: string;
    signal: AbortSignal;
    idempotent?: IdempotencyRequest;
    toResponse: (character: Character) => T;
  };

  const createOne = async <T>(
    caller: Caller,
    clip: CharacterClip,
    context: NewCharacter<T>,
    responses: ResponseStore<T>,
  ): Promise<T> => {
    const { scratchDir, signal } = context;
    const params = { source: 'url' in clip ? 'url' : 'from_task', times: 'timestamps' };
    let videoPath: string;
    let isPrivate = false;
    let appearance: string | null = null;
    if ('url' in clip) {
      videoPath = await fetchClip(clip.url, 'url', scratchDir, signal);
    } else {
      const task = await context.videos.find(caller, clip.taskId);
      if (task.status !== 'completed') throw invalidParameter('from_task', 'the video task is not completed');
      videoPath = await copyTaskVideo(task.id, scratchDir);
      isPrivate = task.options.isPrivate;
      appearance = appearanceOf(task.scene);
    }
    const pictureRef = characterPictureRef(`char_${opaqueId()}`);
    await saveProfilePicture(videoPath, clip.times, params, pictureRef, scratchDir, {
      signal,
      accountId: caller.account.id,
    });
    const character = {
      ...pictureRef,
      isPrivate,
      appearance,
      accountId: caller.account.id,
      source: 'url' in clip ? clip.url : clip.taskId,
    };
    try {
      const written = await writeNamed(character, (named) => {
        const storedResponse = responses.toRow(context.toResponse(named));
        return deps.db.transaction().execute(async (transaction) => {
          const isInserted = await characters.insert(transaction, named);
          if (isInserted) await responses.insert(storedResponse, transaction);
          return isInserted;
        });
      });
      return context.toResponse(written);
    } catch (error) {
      await blobs.delete(pictureRef.pictureKey);
      throw error;
    }
  };

  return {
    fetchClip,
    copyTaskVideo,
    saveProfilePicture,
    requireRoom,
    insert,
    /** A character for one video only: named, but not in the library. */
    unsavedCharacter: (pictureRef: CharacterPictureRef): CharacterReference => ({
      ...pictureRef,
      username: proposeUsername(),
    }),

    async create<T>(caller: Caller, clip: CharacterClip, context: NewCharacter<T>): Promise<T> {
      return deps.idempotency.once(caller, context.idempotent, async (responses) => {
        // A clip of 200 MB is fetched, or a video copied and decoded, and nothing is charged for it.
        await deps.fundsCheck.require(caller);
        await requireRoom(caller.account.id);
        const end = deps.limits.acquire(caller, 'clips');
        try {
          return await createOne(caller, clip, context, responses);
        } finally {
          end();
        }
      });
    },

    list: (accountId: string): Promise<Character[]> => characters.listByAccount(accountId),

    /** Videos that show it keep the name they were made with. */
    async rename(accountId: string, id: string, wanted: string): Promise<Character> {
      const username = asUsername(wanted);
      if (username === null)
        throw invalidParameter(
          'username',
          'must be 3 to 40 letters, digits, dots, hyphens or underscores, with a letter or digit at both ends',
        );
      const renamed = await characters.rename(accountId, id, username);
      if (renamed === undefined) throw new ApiError('character_not_found');
      if (renamed === false) throw invalidParameter('username', 'is taken');
      return renamed;
    },

    /** Videos that show it stay unchanged; prompts no longer find it. */
    async remove(accountId: string, id: string): Promise<void> {
      const removed = await characters.delete(accountId, id);
      if (!removed) throw new ApiError('character_not_found');
      await blobs.delete(removed.pictureKey);
    },

    /** For its page: public for anyone with the link, a private one only for its own account. */
    async find(id: string, viewer: Caller | undefined): Promise<Character> {
      const character = /^char_[a-z0-9]{24}$/.test(id) ? await characters.find(id) : undefined;
      const isVisible = character && (!character.isPrivate || character.accountId === viewer?.account.id);
      if (!isVisible) throw new ApiError('character_not_found');
      return character;
    },
  };
};
export type CharacterService = ReturnType<typeof createCharacterService>;

const lowerFirst = (text: string): string =>
  (text.charAt(0).toLowerCase() + text.slice(1)).replace(/\.$/, '');

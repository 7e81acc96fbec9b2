/** The characters of a task: those its prompt names, and those made for it. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Characters } from '../db/characters.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import { appearanceOf, maxCharactersPerVideo, mentionedUsernames } from '../domain/character.ts';
import { type CharacterReference, taskFiles, type VideoTask } from '../domain/video-task.ts';
import type { VideoJob } from '../engines/engine.ts';
import { type CharacterService, characterPictureRef } from '../services/characters.ts';
import type { BlobStore } from '../storage/blob-store.ts';

export const createTaskCharacters = (deps: {
  tasks: Pick<VideoTasks, 'find'>;
  characterStore: Characters;
  characters: CharacterService;
  blobs: BlobStore;
}) => {
  const { tasks, characterStore, characters, blobs } = deps;

  const saveCharacter = async (
    task: VideoTask,
    videoPath: string,
    times: Parameters<CharacterService['saveProfilePicture']>[1],
    source: string,
    params: Parameters<CharacterService['saveProfilePicture']>[2],
    dir: string,
    signal: AbortSignal,
  ): Promise<CharacterReference> => {
    const shouldSave = task.options.saveCharacters;
    const id = `char_${createHash('sha256').update(`${task.id} ${params.source}`).digest('hex').slice(0, 24)}`;
    // Not in the library, so it is deleted with the video.
    const pictureRef = shouldSave
      ? characterPictureRef(id)
      : { id, pictureKey: `${taskFiles(task.id).prefix}${id}.png` };
    const { accountId } = task;
    await characters.saveProfilePicture(videoPath, times, params, pictureRef, dir, { signal, accountId });
    if (!shouldSave) return characters.unsavedCharacter(pictureRef);
    const { username, pictureKey } = await characters.insert({
      ...pictureRef,
      isPrivate: task.options.isPrivate || (await tasks.find(source))?.options.isPrivate === true,
      appearance: appearanceOf((await tasks.find(source))?.scene ?? null),
      accountId: task.accountId,
      source,
    });
    return { id, username, pictureKey };
  };

  /** Before anything is made: a video that fails later costs nothing, and its characters stay. */
  const requireRoom = async ({ accountId, options }: VideoTask): Promise<void> => {
    if (options.saveCharacters && (options.characterClip || options.selfPortrait))
      await characters.requireRoom(accountId);
  };

  /** The character from the clip sent with the create. */
  const characterOfClip = async (
    task: VideoTask,
    /** The file with the clip of a URL. */
    fetchedClip: string | undefined,
    dir: string,
    signal: AbortSignal,
  ): Promise<CharacterReference[]> => {
    const clip = task.options.characterClip;
    if (!clip) return [];
    const params = {
      source: 'url' in clip ? 'character_url' : 'character_from_task',
      times: 'character_timestamps',
    };
    const path = 'url' in clip ? fetchedClip! : await characters.copyTaskVideo(clip.taskId, dir);
    return [
      await saveCharacter(
        task,
        path,
        clip.times,
        'url' in clip ? clip.url : clip.taskId,
        params,
        dir,
        signal,
      ),
    ];
  };

  const gatherCharacters = async (task: VideoTask, own: CharacterReference[], dir: string) => {
    const mentioned = mentionedUsernames(task.enhancedPrompt);
    const found = await characterStore.listByUsernames(task.accountId, mentioned);
    const byName = new Map(found.map((character) => [character.username, character]));
    const gathered: VideoJob['characters'] = [];
    const takingPart = [
      ...own.map(({ username, pictureKey }) => ({ username, pictureKey, appearance: null })),
      ...mentioned.flatMap((username) => byName.get(username) ?? []),
    ].slice(0, maxCharactersPerVideo);
    for (const [index, { username, pictureKey, appearance }] of takingPart.entries()) {
      const picturePath = join(dir, `character-${index}.png`);
      await blobs.copyTo(pictureKey, picturePath);
      gathered.push({ username, picturePath, appearance });
    }
    return gathered;
  };

  return { requireRoom, characterOfClip, saveCharacter, gatherCharacters };
};

/** Which characters take part in a video. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Characters } from '../../src/db/characters.ts';
import type { VideoTasks } from '../../src/db/video-tasks.ts';
import { maxCharactersPerVideo } from '../../src/domain/character.ts';
import type { CharacterService } from '../../src/services/characters.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createTaskCharacters } from '../../src/workers/video-characters.ts';
import { sampleTask } from '../support/sample-rows.ts';

test('of a thousand characters that a prompt names the first ones take part, no other picture is fetched', async () => {
  const usernames = Array.from({ length: 1000 }, (_, n) => `guest${n}`);
  const fetched: string[] = [];
  const { gatherCharacters } = createTaskCharacters({
    tasks: {} as VideoTasks,
    characters: {} as CharacterService,
    characterStore: {
      // A database gives them in any order.
      listByUsernames: async (_account: string, names: string[]) =>
        names.toReversed().map((username) => ({ username, pictureKey: username, appearance: null })),
    } as unknown as Characters,
    blobs: { copyTo: async (key: string) => void fetched.push(key) } as unknown as BlobStore,
  });
  const enhancedPrompt = usernames.map((name) => `@${name}`).join(' ');
  const own = { id: 'char_own', username: 'own', pictureKey: 'own' };
  const gathered = await gatherCharacters(sampleTask({ enhancedPrompt }), [own], '/tmp');
  const expected = ['own', ...usernames.slice(0, maxCharactersPerVideo - 1)];
  assert.deepEqual(
    gathered.map(({ username }) => username),
    expected,
  );
  assert.deepEqual(fetched, expected);
});

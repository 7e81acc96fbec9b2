/** Decoding a provider's answers, and asking another for more, takes its turn among the work of the account that asked. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { requireVideo } from '../../../src/engines/upstream/download-video.ts';
import { withFormatFallback } from '../../../src/engines/upstream/openai/format-fallback.ts';
import { translateWithChat } from '../../../src/engines/upstream/translate-with-chat.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder({ after });
const call = { signal: new AbortController().signal, accountId: 'asker' };

test('speech in a format of the provider', async () => {
  const accounts: (string | undefined)[] = [];
  async function* speak() {
    yield new Uint8Array(10);
  }
  const speech = withFormatFallback(
    { speak, speakAs: speak },
    { formats: ['mp3'], speed: 'send' },
    {
      scratchDir: folder,
      decodeSpeech: async (_, pcmPath, { accountId }) => {
        accounts.push(accountId);
        writeFileSync(pcmPath, new Uint8Array(8));
        return { isTooLong: false };
      },
    },
  );
  const job = { model: 'any', input: 'Hello.', voice: 'alloy', speed: 1, instructions: null };
  for await (const _ of speech.speak(job, call));
  assert.deepEqual(accounts, ['asker']);
});

test('a video', async () => {
  const accounts: (string | undefined)[] = [];
  const path = join(folder, 'video');
  writeFileSync(path, 'no boxes');
  await requireVideo(async (_, { accountId }) => accounts.push(accountId), path, call);
  assert.deepEqual(accounts, ['asker']);
});

test('a translation line by line: a model that takes too long over it is not closed to others', async () => {
  const accounts: (string | undefined)[] = [];
  const translate = translateWithChat('any', () => ({
    reply: async (_, { accountId }) => {
      accounts.push(accountId);
      return { text: '["Good day."]', finishReason: 'stop', promptTokens: 1, completionTokens: 1 };
    },
  }));
  assert.deepEqual(await translate(['Guten Tag.'], call), ['Good day.']);
  assert.deepEqual(accounts, ['asker']);
});

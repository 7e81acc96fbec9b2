import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/domain/errors.ts';
import { catalogue, type VideoModel } from '../../src/domain/models.ts';
import { fromChat, fromCreate, fromForm } from '../../src/http/read-video-request.ts';

const model = (id: string) => catalogue.find((row) => row.id === id) as VideoModel;
const form = { prompt: 'x', seconds: '4', size: '480x480' } as const;
const paramOf = (make: () => unknown): string | undefined => {
  try {
    make();
  } catch (error) {
    assert.ok(error instanceof ApiError && error.code === 'invalid_parameter');
    return error.param;
  }
  return undefined;
};

test('alpha create: 8 s of landscape 720p; upsampling and the other ratio change the picture', () => {
  const plain = fromCreate(model('alpha3'), { prompt: 'x' }, []);
  assert.deepEqual(
    [plain.seconds, plain.width, plain.height, plain.size, plain.watermark, plain.enhancePrompt],
    [8, 1280, 720, '1280x720', false, false],
  );
  assert.match(plain.id, /^alpha3:[a-z0-9]{24}$/);
  const tall = fromCreate(
    model('alpha3'),
    { prompt: 'x', aspect_ratio: '9:16', enable_upsample: true, enhance_prompt: true },
    [],
  );
  assert.deepEqual([tall.width, tall.height, tall.enhancePrompt], [1080, 1920, true]);
});

test('beta create: the length of the model, landscape, small, with watermark, published', () => {
  const plain = fromCreate(model('beta-2-pro'), { prompt: 'x' }, []);
  assert.deepEqual(
    [plain.seconds, plain.width, plain.height, plain.watermark, plain.isPrivate, plain.characterClip],
    [10, 1280, 720, true, false, null],
  );
  const { id: _, ...chat } = fromChat(model('beta-2-pro'), 'x', []);
  const { id: __, ...same } = plain;
  assert.deepEqual(chat, same, 'the chat route asks for the same video');
});

test('forms: the size is given back as it was asked, everything is text', () => {
  const alpha = fromForm(
    model('alpha_3_1'),
    { prompt: 'x', seconds: '7', size: '16x9', watermark: 'true' },
    [],
  );
  assert.deepEqual(
    [alpha.seconds, alpha.size, alpha.width, alpha.height, alpha.watermark],
    [7, '16x9', 1280, 720, true],
  );
  assert.match(alpha.id, /^video_[0-9a-f-]{36}$/);
  const beta = fromForm(
    model('beta-2'),
    { ...form, watermark: 'false', private: 'true', style: 'noir', metadata: '[1]' },
    [],
  );
  assert.deepEqual(
    [beta.watermark, beta.isPrivate, beta.style, beta.metadata, beta.selfPortrait, beta.saveCharacters],
    [false, true, 'noir', [1], false, true],
  );
});

test('character_create and metadata are JSON, or refused by name', () => {
  const made = fromForm(
    model('beta-2'),
    { ...form, character_create: '{"create_self_portrait":true,"save_to_library":false,"other":1}' },
    [],
  );
  assert.deepEqual([made.selfPortrait, made.saveCharacters], [true, false]);
  for (const character_create of ['', 'true', 'null', '[]', '{', '{"create_self_portrait":1}'])
    assert.equal(
      paramOf(() => fromForm(model('beta-2'), { ...form, character_create }, [])),
      'character_create',
    );
  assert.equal(
    paramOf(() => fromForm(model('beta-2'), { ...form, metadata: '{' }, [])),
    'metadata',
  );
});

test('a clip comes from a URL or a task, its times only with it', () => {
  const clip = (fields: object) => fromForm(model('beta-2'), { ...form, ...fields }, []).characterClip;
  const url = 'https://a.example/clip.mp4';
  assert.deepEqual(clip({ character_url: url }), { url, times: null });
  assert.deepEqual(clip({ character_from_task: 'beta-2:x', character_timestamps: '1,3' }), {
    taskId: 'beta-2:x',
    times: { startSeconds: 1, endSeconds: 3 },
  });
  assert.equal(clip({ character_timestamps: '1,3' }), null);
  assert.equal(
    paramOf(() => clip({ character_url: 'clip.mp4' })),
    'character_url',
  );
  assert.equal(
    paramOf(() => clip({ character_timestamps: '3,1' })),
    'character_timestamps',
  );
  assert.equal(
    paramOf(() => clip({ character_url: url, character_from_task: 'x' })),
    'character_from_task',
  );
});

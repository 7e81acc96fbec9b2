/** The Make page's questions about a picture before a video is made of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import type { PictureReading, PromptReading } from '../../../src/domain/responses/studio-responses.ts';
import { signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { startTestService } from '../../support/service.ts';

test('a picture is told in words, and what is none is refused', async (t) => {
  const service = await startTestService(t, {});
  const studio = await signIn(service, { key: await service.createKey({ account: 'reader' }) });
  const ask = (bytes?: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    if (bytes) form.set('image', new File([bytes], 'picture'));
    else form.set('other', 'text');
    return studio.request('picture-reading', { method: 'POST', body: form });
  };
  const logo = await sharp(
    Buffer.from(
      '<svg width="96" height="64"><rect width="96" height="64" fill="#fff"/><circle cx="48" cy="32" r="20" fill="#e33"/></svg>',
    ),
  )
    .png()
    .toBuffer();
  const answer = await ask(new Uint8Array(logo));
  assert.equal(answer.status, 200);
  const { seen, suggestions, contents } = (await answer.json()) as PictureReading;
  assert.match(seen[0]!, /flat/);
  assert.ok(suggestions.length > 0);
  // Sent back with a prompt, it tells what of that is not there.
  const temple = {
    noun: 'thing',
    name: null,
    colour: [200, 40, 40],
    box: { left: 0.2, top: 0.2, right: 0.7, bottom: 0.8 },
    score: 0.9,
    subject: true,
    face: false,
  };
  const read = async (picture: object) => {
    const asked = { prompt: 'Birds circle the temple', has_picture: true, picture };
    return studio.send('POST', 'prompt-reading', asked);
  };
  assert.equal((await read(contents)).status, 200);
  const told = await read({ ...contents, things: [temple], flat: false, missing: [] });
  const { beats, not_drawn } = (await told.json()) as PromptReading;
  assert.deepEqual(not_drawn, ['bird: not found in the picture']);
  assert.ok(beats[0]!.things.every(({ name }) => name !== 'bird'));
  const things = Array.from({ length: 101 }, () => temple);
  await expectError(await read({ ...contents, things }), 'invalid_parameter', 'picture');
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  await expectError(await ask(new Uint8Array(heic)), 'invalid_image');
  await expectError(await ask(), 'invalid_parameter', 'image');
});

test('for an account without money no picture is opened', async (t) => {
  const service = await startTestService(t, {});
  const key = await service.createKey({ account: 'penniless', balance: 0 });
  const studio = await signIn(service, { key });
  const form = new FormData();
  // Refused as a picture if it were opened.
  form.set('image', new File(['no picture'], 'picture'));
  const answer = await studio.request('picture-reading', { method: 'POST', body: form });
  await expectError(answer, 'insufficient_balance');
});

test('pictures are looked at ten times in a minute', async (t) => {
  const service = await startTestService(t, {});
  const studio = await signIn(service, { key: await service.createKey({ account: 'eager', balance: 1 }) });
  const ask = () => studio.request('picture-reading', { method: 'POST', body: new FormData() });
  for (let n = 0; n < 10; n += 1) await expectError(await ask(), 'invalid_parameter', 'image');
  await expectError(await ask(), 'rate_limit_exceeded');
});

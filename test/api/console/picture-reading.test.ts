/** The Make page's questions about a picture before a video is made of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
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
  const { seen, suggestions } = (await answer.json()) as { seen: string[]; suggestions: string[] };
  assert.match(seen[0]!, /flat/);
  assert.ok(suggestions.length > 0);
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

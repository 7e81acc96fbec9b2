/** One real request for every row of the error table; a row without one fails the walk at the end. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ApiError, type ErrorCode, errorTable } from '../../src/domain/errors.ts';
import { signIn } from '../support/console/client.ts';
import { expectError } from '../support/expect-error.ts';
import { createFakeChatEngine, createFakeTranscriptionEngine } from '../support/fake-audio-engines.ts';
import { makeAudio } from '../support/media-fixtures.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

test('every error of the table', async (t) => {
  const folder = temporaryFolder(t);
  const [chat, transcription] = [createFakeChatEngine(), createFakeTranscriptionEngine()];
  const service = await startTestService(t, {
    overrides: { engines: { chat, transcription, speech: null } },
    config: { blockedTerms: ['forbidden'], restrictedResources: ['characters'], videoConcurrency: 1 },
  });
  const full = await startTestService(t, { config: { queueLimit: 1, videoConcurrency: 1 } });
  const admin = service.store.accountAdmin;
  const prompt = 'x';
  const create = (fields: object = {}, key?: string, headers: Record<string, string> = {}) =>
    service.postJson(
      '/v1/video/create',
      { model: 'alpha3', prompt, ...fields },
      { ...(key !== undefined && { key }), headers },
    );
  const wav = new File([readFileSync(makeAudio(folder, 'wav'))], 'a.wav');
  const hear = (file: File) => service.postForm('/v1/audio/transcriptions', { model: 'listen-1', file });
  const ask = (key?: string) =>
    service.postJson(
      '/v1/chat/completions',
      { model: 'omni-audio-preview', messages: [{ role: 'user', content: prompt }] },
      key === undefined ? {} : { key },
    );
  const past = Math.floor(Date.now() / 1000) - 60;

  const triggers: Record<ErrorCode, () => Promise<Response>> = {
    invalid_request: () => service.postJson('/v1/video/create', '{'),
    invalid_parameter: () => create({ images: 'x' }),
    missing_parameter: () => create({ prompt: null }),
    context_length_exceeded: () => create({ prompt: 'x'.repeat(40_000) }),
    output_length_exceeded: async () => {
      chat.failWith(() => new ApiError('output_length_exceeded'));
      return ask();
    },
    invalid_image: () => create({ images: ['bm8gaW1hZ2U='] }),
    invalid_file_format: () => hear(new File(['no audio'], 'a.wav')),
    file_too_large: () => hear(new File([Buffer.alloc(25 * 1024 * 1024 + 1)], 'a.wav')),
    content_policy_violation: () => create({ prompt: 'Something FORBIDDEN!' }),
    missing_api_key: () => service.request('/v1/models', { key: null }),
    invalid_api_key: () => service.request('/v1/models', { key: 'nobody' }),
    invalid_session: () => service.request('/console/api/session'),
    expired_api_key: async () =>
      service.request('/v1/models', { key: await service.createKey({ expiresAt: past }) }),
    quota_exceeded: async () => create({}, await service.createKey({ quota: 1 })),
    insufficient_balance: async () => create({}, await service.createKey({ account: 'poor', balance: 1 })),
    subscription_expired: async () =>
      create({}, await service.createKey({ account: 'lapsed', billing: 'subscription', periodEndsAt: past })),
    payment_failed: async () => {
      const key = await service.createKey({ account: 'unpaid' });
      await admin.setPaymentFailed('unpaid', true);
      return create({}, key);
    },
    access_denied: () => service.postJson('/beta/v1/characters', {}),
    model_access_denied: async () => create({}, await service.createKey({ models: ['beta-2'] })),
    ip_not_allowed: async () => create({}, await service.createKey({ cidrs: ['203.0.113.1'] })),
    account_suspended: async () => {
      const key = await service.createKey({ account: 'stopped' });
      await admin.setSuspended('stopped', true);
      return create({}, key);
    },
    audio_requires_payg: async () =>
      ask(await service.createKey({ account: 'subscriber', billing: 'subscription' })),
    model_not_found: () => create({ model: 'gamma' }),
    endpoint_not_found: () => service.request('/v1/nothing'),
    video_not_found: () => service.request('/v1/video/query?id=unknown'),
    character_not_found: () => service.request('/characters/nobody'),
    idempotency_key_reused: async () => {
      await create({ prompt: 'first' }, undefined, { 'idempotency-key': 'once' });
      return create({ prompt: 'second' }, undefined, { 'idempotency-key': 'once' });
    },
    changed_meanwhile: async () => {
      const operator = await signIn(service, {
        link: new URL(service.consoleLink).hash.replace('#link=', ''),
      });
      return operator.send('PUT', 'operator/prices', { prices: { 'beta-2': 1 }, version: 'an older one' });
    },
    rate_limit_exceeded: async () => {
      const key = await service.createKey({ requestsPerMinute: 1 });
      await create({}, key);
      return create({}, key);
    },
    internal_error: async () => {
      transcription.failWith(() => new TypeError('secret /srv/path?key=sk-1 select * from accounts'));
      return hear(wav);
    },
    upstream_error: async () => {
      transcription.failWith(
        () => new ApiError('upstream_error', { cause: new Error('https://up.example') }),
      );
      return hear(wav);
    },
    service_unavailable: () =>
      service.postJson('/v1/audio/speech', { model: 'tts-1', input: 'x', voice: 'nova' }),
    model_overloaded: async () => {
      full.video.hold();
      await full.createTask();
      await waitFor(() => full.video.jobs.length === 1);
      const response = await full.postJson('/v1/video/create', { model: 'alpha3', prompt });
      full.video.release();
      return response;
    },
  };
  const params: Partial<Record<ErrorCode, string>> = {
    invalid_parameter: 'images',
    missing_parameter: 'prompt',
    context_length_exceeded: 'prompt',
    invalid_image: 'images',
    file_too_large: 'file',
    content_policy_violation: 'prompt',
    model_access_denied: 'model',
    model_not_found: 'model',
  };

  for (const code of Object.keys(errorTable) as ErrorCode[]) {
    await t.test(`${errorTable[code].status} ${code}`, async () => {
      const response = await triggers[code]();
      const retryAfter = response.headers.get('retry-after');
      const { message } = await expectError(response, code, params[code]);
      assert.doesNotMatch(message, /secret|srv|sk-1|select|https?:/);
      if (code === 'rate_limit_exceeded' || code === 'model_overloaded') assert.ok(Number(retryAfter) > 0);
    });
  }

  await t.test('the table holds every row of the interface', () => {
    const rows = Object.entries(errorTable).map(([code, { status, type }]) => `${status} ${type} ${code}`);
    for (const row of [
      '400 invalid_request_error invalid_request',
      '400 invalid_request_error invalid_parameter',
      '400 invalid_request_error missing_parameter',
      '400 invalid_request_error context_length_exceeded',
      '400 invalid_request_error invalid_image',
      '400 invalid_request_error output_length_exceeded',
      '400 invalid_request_error invalid_file_format',
      '400 content_policy_error content_policy_violation',
      '401 authentication_error invalid_api_key',
      '401 authentication_error missing_api_key',
      '401 authentication_error expired_api_key',
      '402 billing_error quota_exceeded',
      '402 billing_error insufficient_balance',
      '402 billing_error subscription_expired',
      '402 billing_error payment_failed',
      '403 permission_error access_denied',
      '403 permission_error model_access_denied',
      '403 permission_error ip_not_allowed',
      '403 permission_error account_suspended',
      '403 permission_error audio_requires_payg',
      '404 invalid_request_error model_not_found',
      '404 invalid_request_error endpoint_not_found',
      '429 rate_limit_error rate_limit_exceeded',
      '500 server_error internal_error',
      '502 server_error upstream_error',
      '503 server_error service_unavailable',
      '503 server_error model_overloaded',
    ])
      assert.ok(rows.includes(row), row);
  });
});

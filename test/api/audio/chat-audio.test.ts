import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { ApiError } from '../../../src/domain/errors.ts';
import { createMedia } from '../../../src/engines/media/media.ts';
import { afterTest } from '../../support/after-test.ts';
import { expectError } from '../../support/expect-error.ts';
import { createFakeChatEngine, createFakeSpeechEngine } from '../../support/fake-audio-engines.ts';
import { makeAudio, writeFixture } from '../../support/media-fixtures.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { readEvents } from '../../support/read-events.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const path = '/v1/chat/completions';
const model = 'omni-audio-preview';

type Completion = {
  object: string;
  choices: {
    index: number;
    message: {
      role: string;
      content: string;
      audio?: { id: string; data: string; expires_at: number; transcript: string };
    };
    finish_reason: string;
  }[];
  usage: {
    prompt_tokens: number;
    completion_tokens: number;
    total_tokens: number;
    prompt_tokens_details: { audio_tokens: number };
    completion_tokens_details: { audio_tokens: number };
  };
};

test('POST /v1/chat/completions with the audio model', async (t) => {
  const folder = temporaryFolder(t);
  const [chat, speech] = [createFakeChatEngine(), createFakeSpeechEngine()];
  const service = await startTestService(t, {
    overrides: { engines: { chat, speech } },
    config: { blockedTerms: ['forbidden'] },
  });
  const media = createMedia({ processes: 1 });
  afterTest(t, () => media.close());
  const openApi = await createOpenApiCheck(service.url);
  const base64 = (kind: 'wav' | 'mp3') => readFileSync(makeAudio(folder, kind)).toString('base64');
  const heard = (data: string, format = 'wav') => ({ type: 'input_audio', input_audio: { data, format } });
  const wav = heard(base64('wav'));
  const question = [{ role: 'user', content: [{ type: 'text', text: 'What is this?' }, wav] }];
  const ask = (fields: Record<string, unknown> = {}, key?: string) =>
    service.postJson(path, { model, messages: question, ...fields }, key === undefined ? {} : { key });
  const answered = async (fields: Record<string, unknown> = {}, key?: string): Promise<Completion> => {
    const response = await ask(fields, key);
    const body = (await response.json()) as Completion;
    assert.equal(response.status, 200, JSON.stringify(body));
    openApi.answer(`POST ${path}`, body);
    return body;
  };

  await t.test('hears wav and mp3 among text in any message, and answers text with usage', async () => {
    const body = await answered({
      messages: [
        { role: 'system', content: 'be brief' },
        { role: 'user', content: [wav, { type: 'text', text: 'and' }, heard(base64('mp3'), 'mp3')] },
        { role: 'assistant', content: 'a tone' },
        { role: 'user', content: 'how long?' },
      ],
      temperature: 2,
      top_p: 0,
      max_tokens: 16_384,
      stop: ['x'],
    });
    assert.deepEqual(body.choices, [
      { index: 0, message: { role: 'assistant', content: 'It is a tone.' }, finish_reason: 'stop' },
    ]);
    assert.deepEqual(body.usage, {
      prompt_tokens: 30,
      completion_tokens: 4,
      total_tokens: 34,
      prompt_tokens_details: { audio_tokens: 20 },
      completion_tokens_details: { audio_tokens: 0 },
    });
    const job = chat.jobs.at(-1)!;
    assert.deepEqual(
      job.messages.map(({ role, parts }) => [role, parts.map(({ type }) => type)]),
      [
        ['system', ['text']],
        ['user', ['audio', 'text', 'audio']],
        ['assistant', ['text']],
        ['user', ['text']],
      ],
    );
    for (const part of job.messages[1]!.parts)
      if (part.type === 'audio') assert.ok(Math.abs(part.durationSeconds - 1) < 0.1, 'really decoded');
    assert.deepEqual([job.temperature, job.topP, job.maxTokens, job.stop], [2, 0, 16_384, ['x']]);
  });

  await t.test(
    'a weak answer comes with the model to install, in the answer and at the end of a stream',
    async () => {
      const hint = 'The recording was hard to understand: `kinora models pull whisper-medium` (0.8 GB).';
      const hintsOf = async (fields: Record<string, unknown>) => {
        const chunks = (await readEvents(await ask(fields))).filter((data) => data !== '[DONE]');
        return chunks.map((data) => (JSON.parse(data) as { hint?: string }).hint);
      };
      assert.equal('hint' in (await answered()), false);
      chat.answerWith('It is a tone.', hint);
      assert.equal(((await answered()) as { hint?: string }).hint, hint);
      const hints = await hintsOf({ stream: true });
      chat.answerWith('It is a tone.');
      assert.deepEqual(hints, [...hints.slice(1).map(() => undefined), hint]);
      assert.ok((await hintsOf({ stream: true })).every((none) => none === undefined));
    },
  );

  await t.test('n answers', async () => {
    const body = await answered({ n: 3 });
    assert.deepEqual(
      body.choices.map(({ index }) => index),
      [0, 1, 2],
    );
    assert.equal(body.usage.total_tokens, 102);
  });

  await t.test('speaks when asked, in each format, wav unless said otherwise', async () => {
    for (const format of [undefined, 'wav', 'mp3', 'flac', 'opus', 'pcm16']) {
      const body = await answered({ modalities: ['text', 'audio'], audio: { voice: 'nova', format } });
      const { audio, content } = body.choices[0]!.message;
      assert.equal(body.usage.completion_tokens_details.audio_tokens, 4, 'ten for a second');
      assert.equal(body.usage.completion_tokens, 8);
      assert.deepEqual(Object.keys(audio!).toSorted(), ['data', 'expires_at', 'id', 'transcript']);
      assert.equal(audio!.transcript, content);
      assert.ok(audio!.expires_at > Date.now() / 1000);
      const bytes = Buffer.from(audio!.data, 'base64');
      if (format === 'pcm16') {
        assert.equal(bytes.length, 4 * 2400 * 2);
      } else {
        if (format === undefined || format === 'wav') assert.equal(bytes.toString('latin1', 0, 4), 'RIFF');
        const spoken = writeFixture(folder, `reply.${format}`, bytes);
        const { durationSeconds } = await media.decodeAudio(spoken, join(folder, 'pcm'), { maxSeconds: 60 });
        assert.ok(Math.abs(durationSeconds - 0.4) < 0.15, `${format}: ${durationSeconds} s`);
      }
    }
    assert.equal(speech.jobs.at(-1)!.voice, 'nova');
    const silent = await answered({ modalities: ['text'], audio: { voice: 'alloy', format: 'wav' } });
    assert.ok(!('audio' in silent.choices[0]!.message));
  });

  await t.test(
    'what is spoken is as long as a speech request, whatever the answer, and the money is held',
    async () => {
      const spoken = { modalities: ['text', 'audio'], audio: { voice: 'nova', format: 'pcm16' } };
      for (const [text, characters] of [
        ['word '.repeat(2_000), 4_096],
        ['语'.repeat(3_000), 1_024],
      ] as const) {
        chat.answerWith(text);
        const { choices } = await answered(spoken);
        const { message, finish_reason: finishReason } = choices[0]!;
        assert.deepEqual([message.content.length, finishReason], [characters, 'length']);
        assert.deepEqual(
          [message.audio!.transcript, speech.jobs.at(-1)!.input],
          [message.content, message.content],
        );
      }
      chat.answerWith('It is a tone.');
      speech.neverEnd(true);
      const { choices, usage } = await answered(spoken);
      speech.neverEnd(false);
      assert.equal(usage.completion_tokens_details.audio_tokens, 360 * 10, 'six minutes');
      assert.equal(choices[0]!.finish_reason, 'length');
      chat.answerWith('w'.repeat(4_096));
      const { choices: both } = await answered({ ...spoken, n: 2 });
      const lengths = both.map(({ message, finish_reason: reason }) => [message.content.length, reason]);
      assert.deepEqual(lengths, Array(2).fill([2_048, 'length']), 'two replies share what one may have');
      chat.answerWith('It is a tone.');
      const key = await service.createKey({ account: 'nearly', balance: 10 * (16 + 3_600) });
      await expectError(await ask({ ...spoken, max_tokens: 16 }, key), 'insufficient_balance');
    },
  );

  await t.test('streams text; audio output cannot be streamed', async () => {
    const response = await ask({ stream: true });
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    const events = await readEvents(response);
    assert.equal(events.pop(), '[DONE]');
    const deltas = events.map((event) => JSON.parse(event).choices[0] as { delta: { content: string } });
    assert.equal(deltas.map(({ delta }) => delta.content).join(''), 'It is a tone.');
    assert.equal(JSON.parse(events.at(-1)!).choices[0].finish_reason, 'stop');
    const told = await readEvents(await ask({ stream: true, stream_options: { include_usage: true } }));
    const { choices, usage } = JSON.parse(told.at(-2)!);
    assert.deepEqual(choices, []);
    assert.equal(usage.total_tokens, 34);
    const spoken = { stream: true, modalities: ['text', 'audio'], audio: { voice: 'nova', format: 'wav' } };
    await expectError(await ask(spoken), 'invalid_parameter', 'stream');
  });

  await t.test(
    '403 audio_requires_payg for subscription keys, before the parameters are looked at',
    async () => {
      const key = await service.createKey({ account: 'subscriber', billing: 'subscription' });
      await expectError(await ask({}, key), 'audio_requires_payg');
      await expectError(await ask({ messages: 7 }, key), 'audio_requires_payg');
    },
  );

  await t.test('400: audio that is none', async () => {
    const saying = (...content: object[]) => ({ messages: [{ role: 'user', content }] });
    for (const data of ['%%%', 'abcde', 'a'])
      await expectError(await ask(saying(heard(data))), 'invalid_parameter', 'messages');
    await expectError(await ask(saying(heard(''))), 'invalid_parameter', 'messages');
    await expectError(await ask(saying(heard('AAAA', 'ogg'))), 'invalid_parameter', 'messages');
    const nothing = await expectError(
      await ask(saying({ type: 'text', text: 'x' }, { type: 'input_audio' })),
      'missing_parameter',
      'messages',
    );
    assert.match(nothing.message, /messages\[0\]\.content\[1\]\.input_audio/);
    const text = Buffer.from('this is no recording').toString('base64');
    await expectError(await ask(saying(heard(text))), 'invalid_file_format', 'messages');
    const large = Buffer.alloc(25 * 1024 * 1024 + 1).toString('base64');
    await expectError(await ask(saying(heard(large))), 'file_too_large', 'messages');
  });

  await t.test('400: nothing to answer, and what is null is not there', async () => {
    const only = (...messages: object[]) => ({ messages });
    for (const content of ['', ' ', [], [{ type: 'text', text: '' }]])
      await expectError(await ask(only({ role: 'user', content })), 'missing_parameter', 'messages');
    for (const message of [{ role: 'user', content: null }, { role: 'user' }, { role: 'assistant' }])
      await expectError(await ask(only(message)), 'missing_parameter', 'messages');
    const noData = heard(null as unknown as string);
    await expectError(await ask(only({ role: 'user', content: [noData] })), 'missing_parameter', 'messages');
    await answered({ stop: null, stream: null, modalities: null, audio: null, stream_options: null });
    await answered({ modalities: ['text', 'audio'], audio: { voice: 'nova', format: null } });
    const five = await expectError(
      await ask({ stop: ['a', 'b', 'c', 'd', 'e'] }),
      'invalid_parameter',
      'stop',
    );
    assert.match(five.message, /at most 4/);
    await expectError(await ask({ stop: [1] }), 'invalid_parameter', 'stop');
    await expectError(await ask({ stop: 1 }), 'invalid_parameter', 'stop');
  });

  await t.test('earlier replies: spoken ones by their id, without words, refused', async () => {
    const spoken = await answered({ modalities: ['audio'], audio: { voice: 'nova' } });
    const { id } = spoken.choices[0]!.message.audio!;
    const earlier = async (reply: object, key?: string) => {
      await answered({ messages: [...question, reply, { role: 'user', content: 'why?' }] }, key);
      return chat.jobs
        .at(-1)!
        .messages.map(({ role, parts }) => [
          role,
          ...parts.map((part) => (part.type === 'text' ? part.text : part.type)),
        ]);
    };
    const first = ['user', 'What is this?', 'audio'];
    const last = ['user', 'why?'];
    for (const content of [undefined, null, ''])
      assert.deepEqual(await earlier({ role: 'assistant', content, audio: { id } }), [
        first,
        ['assistant', 'It is a tone.'],
        last,
      ]);
    const forgotten = [first, ['assistant', '(a spoken reply)'], last];
    assert.deepEqual(await earlier({ role: 'assistant', audio: { id: 'audio_unknown' } }), forgotten);
    const other = await service.createKey({ account: 'eavesdropper', balance: 1_000_000 });
    assert.deepEqual(await earlier({ role: 'assistant', audio: { id } }, other), forgotten);
    assert.deepEqual(await earlier({ role: 'assistant', content: 'mine', audio: { id } }), [
      first,
      ['assistant', 'mine'],
      last,
    ]);
    assert.deepEqual(await earlier({ role: 'assistant', content: null, tool_calls: [] }), [first, last]);
    const refusal = [{ type: 'refusal', refusal: 'I would rather not.' }];
    assert.deepEqual(await earlier({ role: 'assistant', content: refusal }), [
      first,
      ['assistant', 'I would rather not.'],
      last,
    ]);
    const nameless = [...question, { role: 'assistant', audio: {} }, { role: 'user', content: 'why?' }];
    await expectError(await ask({ messages: nameless }), 'missing_parameter', 'messages');
  });

  await t.test('400: ranges', async () => {
    for (const [fields, param] of [
      [{ temperature: 2.01 }, 'temperature'],
      [{ temperature: '1' }, 'temperature'],
      [{ top_p: -0.1 }, 'top_p'],
      [{ max_tokens: 0 }, 'max_tokens'],
      [{ max_tokens: 16_385 }, 'max_tokens'],
      [{ n: 0 }, 'n'],
      [{ n: 129 }, 'n'],
      [{ n: 2, stream: true }, 'n'],
      [{ modalities: ['video'] }, 'modalities'],
      [{ modalities: [] }, 'modalities'],
      [{ audio: { voice: 'robot' }, modalities: ['audio'] }, 'audio'],
      [{ audio: { voice: 'nova', format: 'midi' }, modalities: ['audio'] }, 'audio'],
    ] as const)
      await expectError(await ask(fields), 'invalid_parameter', param);
    await expectError(await ask({ modalities: ['text', 'audio'] }), 'missing_parameter', 'audio');
    await expectError(await ask({ modalities: ['audio'], audio: {} }), 'missing_parameter', 'audio');
    await expectError(await ask({ messages: undefined }), 'missing_parameter', 'messages');
    const long = [{ role: 'user', content: 'word '.repeat(120_000) }];
    await expectError(await ask({ messages: long }), 'context_length_exceeded', 'messages');
    // Before it is looked through for terms, a text must fit.
    const both = [{ role: 'user', content: `forbidden ${'word '.repeat(120_000)}` }];
    await expectError(await ask({ messages: both }), 'context_length_exceeded', 'messages');
    const refused = [{ role: 'user', content: 'a forbidden thing' }];
    await expectError(await ask({ messages: refused }), 'content_policy_violation', 'messages');
  });

  await t.test('charged by tokens, only on success', async () => {
    const key = await service.createKey({ account: 'talker', balance: 1_000_000 });
    const balance = async () => (await service.store.accountAdmin.showAccount('talker')).balance;
    await answered({}, key);
    assert.equal(await balance(), 1_000_000 - 34 * 10);
    chat.failWith(() => new ApiError('output_length_exceeded'));
    await expectError(await ask({}, key), 'output_length_exceeded');
    await expectError(await ask({ stream: true }, key), 'output_length_exceeded');
    chat.failWith(undefined);
    speech.failWith(() => new ApiError('upstream_error'));
    await expectError(await ask({ modalities: ['audio'], audio: { voice: 'nova' } }, key), 'upstream_error');
    speech.failWith(undefined);
    assert.equal(await balance(), 1_000_000 - 34 * 10);
    const poor = await service.createKey({ account: 'pauper', balance: 10 });
    await expectError(await ask({}, poor), 'insufficient_balance');
  });

  await t.test('an Idempotency-Key: the same response again, transcribed and charged once', async () => {
    const key = await service.createKey({ account: 'careful', balance: 1_000_000_000 });
    const spent = async () => (await service.store.accountAdmin.showAccount('careful')).spent;
    const repeat = (idempotencyKey: string, fields: Record<string, unknown> = {}) =>
      service.postJson(
        path,
        { model, messages: question, ...fields },
        { key, headers: { 'idempotency-key': idempotencyKey } },
      );
    const spoken = { modalities: ['text', 'audio'], audio: { voice: 'alloy', format: 'wav' } };
    const jobsBefore = chat.jobs.length;
    const first = await (await repeat('once', spoken)).text();
    assert.match(first, /"audio"/);
    const charged = await spent();
    assert.ok(charged > 0);
    assert.equal(await (await repeat('once', spoken)).text(), first);
    assert.deepEqual([chat.jobs.length - jobsBefore, await spent()], [1, charged]);
    await expectError(await repeat('once', { ...spoken, temperature: 1 }), 'idempotency_key_reused');
    const { message } = (
      JSON.parse(first) as { choices: { message: { audio: { id: string; data: string } } }[] }
    ).choices[0]!;
    assert.equal(Buffer.from(message.audio.data, 'base64').toString('base64'), message.audio.data);
    const { response } = await service.store.db
      .selectFrom('idempotency')
      .select('response')
      .where('key', '=', 'once')
      .executeTakeFirstOrThrow();
    assert.ok(!response.includes(message.audio.data), 'the sound is a file, not part of the row');
    const sound = join(service.config.dataDir, 'files', 'replies', message.audio.id, 'sound');
    assert.deepEqual(readFileSync(sound), Buffer.from(message.audio.data, 'base64'));
    rmSync(sound);
    await expectError(await repeat('once', spoken), 'idempotency_key_reused');
    assert.equal(await spent(), charged, 'one whose sound is lost is not made and charged again');

    const together = await Promise.all(
      Array.from({ length: 5 }, async () => (await repeat('together', spoken)).text()),
    );
    assert.equal(new Set(together).size, 1);
    assert.equal(await spent(), 2 * charged);
    assert.equal(chat.jobs.length - jobsBefore, 2, 'those that wait for the first have nothing made');

    const textOf = async (response: Response) =>
      (await readEvents(response))
        .filter((event) => event !== '[DONE]')
        .map(
          (event) =>
            (JSON.parse(event) as { choices: { delta: { content: string } }[] }).choices[0]!.delta.content,
        )
        .join('');
    const streamed = await textOf(await repeat('stream', { stream: true }));
    const paid = await spent();
    assert.equal(await textOf(await repeat('stream', { stream: true })), streamed);
    assert.equal(await spent(), paid);

    // Questions of their own under one key: each that is answered is paid.
    const jobsBeforeMixed = chat.jobs.length;
    const mixed = await Promise.all(
      [0.1, 0.2, 0.3, 0.4].map((temperature) => repeat('mixed', { stream: true, temperature })),
    );
    assert.deepEqual(mixed.map(({ status }) => status).toSorted(), [200, 409, 409, 409]);
    assert.equal(chat.jobs.length - jobsBeforeMixed, 1);
    await Promise.all(mixed.map((response) => response.text()));
    assert.ok((await spent()) > paid);

    // A fault between the response and its charge leaves neither.
    const before = await spent();
    const { db } = service.store;
    await sql`create trigger no_charge before insert on ledger when new.kind = 'charge'
      begin select raise(abort, 'no charge'); end`.execute(db);
    await (await repeat('cut off')).body?.cancel();
    await sql`drop trigger no_charge`.execute(db);
    const stored = db.selectFrom('idempotency').select('key').where('key', '=', 'cut off');
    assert.deepEqual([await stored.execute(), await spent()], [[], before]);
    assert.equal((await repeat('cut off')).status, 200);
    assert.ok((await spent()) > before);
  });
});

test('without engines audio chat is validated and then 503', async (t) => {
  const service = await startTestService(t, { overrides: { engines: { chat: null, speech: null } } });
  const messages = [{ role: 'user', content: 'hello' }];
  await expectError(await service.postJson(path, { model, messages }), 'service_unavailable');
  await expectError(await service.postJson(path, { model, messages, n: 0 }), 'invalid_parameter', 'n');
});

/** Recordings whose headers lie: what they cost us while they are read, and what their senders pay. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ApiError } from '../../src/domain/errors.ts';
import { decodeAudio } from '../../src/engines/media/decode-audio.ts';
import { createMedia } from '../../src/engines/media/media.ts';
import { openAi, startRoutedService } from '../engines/upstream/routed-service.ts';
import { sendJson, startUpstream } from '../engines/upstream/upstream-server.ts';
import { afterTest } from '../support/after-test.ts';
import { expectError } from '../support/expect-error.ts';
import { createFakeChatEngine, createFakeTranscriptionEngine } from '../support/fake-audio-engines.ts';
import * as hostile from '../support/hostile-audio.ts';
import { makeAudio, writeFixture } from '../support/media-fixtures.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder({ after });

const seconds = 30;
/** Each holds this many seconds of sound and claims to hold less than one. */
const misleading = {
  'flac whose frames all have the number 0': hostile.flac({ rate: 48_000, frames: 22, numbered: false }),
  'mp3 with frames in a tag': hostile.mp3InTag(folder, seconds - 0.5),
  'm4a with all frames in one sample': hostile.m4aInOneSample(folder, seconds),
  'opus with a small last granule': hostile.opusOfSmallGranule(folder, seconds),
  'webm with a short duration': hostile.webmOfShortDuration(folder, seconds),
};
const sixHours = hostile.flac({ rate: 16_000, frames: 5_274, numbered: false });

/** The most memory a process of the pool had while `work` ran, in MB. */
const peakOf = async (
  media: ReturnType<typeof createMedia>,
  work: () => Promise<unknown>,
): Promise<number> => {
  let peak = 0;
  const look = () => {
    for (const pid of media.stats().files.pids) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      } catch {
        // It has just ended.
      }
    }
  };
  const timer = setInterval(look, 5);
  await work().finally(() => clearInterval(timer));
  look();
  return peak;
};

test('a few bytes that unfold to gigabytes are refused before they do', async (t) => {
  const media = createMedia({ processes: 1 });
  afterTest(t, () => media.close());
  const pcmPath = join(folder, 'pcm');
  for (const [name, bytes] of [
    ['flac at 1 Hz', hostile.flac({ rate: 1, frames: 3, numbered: true })],
    ['m4a of 60 million samples', hostile.m4aOfManySamples(folder)],
  ] as const) {
    assert.ok(bytes.length < 6_000, name);
    const path = writeFixture(folder, 'bomb', bytes);
    const peak = await peakOf(media, () =>
      assert.rejects(media.decodeAudio(path, pcmPath, { maxSeconds: 21_600 }), (error) => {
        assert.ok(error instanceof ApiError);
        return error.code === 'invalid_file_format';
      }),
    );
    assert.ok(peak > 0 && peak < 1_000, `${name}: ${peak} MB`);
    assert.equal(existsSync(pcmPath), false, 'no scratch is left');
  }
  const { durationSeconds } = await media.decodeAudio(makeAudio(folder, 'wav'), pcmPath, { maxSeconds: 60 });
  assert.equal(durationSeconds, 1, 'the next is read');
});

test('a recording that takes a decoder far longer than its seconds is refused', async (t) => {
  const media = createMedia({ processes: 1 });
  afterTest(t, () => media.close());
  const pcmPath = join(folder, 'pcm');
  const decode = (bytes: Buffer) =>
    media.decodeAudio(writeFixture(folder, 'slow', bytes), pcmPath, { maxSeconds: 21_600 });
  const refused = (reason: RegExp) => (error: unknown) => {
    assert.ok(error instanceof ApiError);
    assert.equal(error.code, 'invalid_file_format');
    return reason.test(error.message);
  };
  const manySamples = hostile.flac({ rate: 655_350, channels: 8, frames: 50, numbered: true });
  await assert.rejects(decode(manySamples), refused(/8 channels of 655350 Hz/));
  // The header says one channel, the frames have eight.
  const header = hostile.flac({ rate: 655_350, frames: 0, numbered: true });
  const disguised = Buffer.concat([header, manySamples.subarray(header.length)]);
  await assert.rejects(decode(disguised), refused(/8 channels of 655350 Hz|cannot be decoded/));
  const surround = hostile.flac({ rate: 96_000, channels: 8, frames: 50, numbered: true });
  assert.equal(Math.round((await decode(surround)).durationSeconds), 34, 'what studios write is read');
});

test('a recording of frames that each take a decoder longer than their sound is refused', async () => {
  const pcmPath = join(folder, 'pcm');
  const decode = (cpuMs: { start: number; perSecond: number }) => {
    const bytes = hostile.flac({ rate: 192_000, block: 16, frames: 30_000, numbered: false });
    const path = writeFixture(folder, 'small-frames', bytes);
    const { signal } = new AbortController();
    return decodeAudio({ path, pcmPath, maxSeconds: 21_600 }, { signal, cpuMs });
  };
  const before = process.cpuUsage();
  const { durationSeconds } = await decode({ start: Number.POSITIVE_INFINITY, perSecond: 0 });
  const { user, system } = process.cpuUsage(before);
  rmSync(pcmPath);
  // A quarter of what it took, as no machine's speed is known.
  const perSecond = (user + system) / 4_000 / durationSeconds;
  await assert.rejects(decode({ start: 0, perSecond }), (error) => {
    assert.ok(error instanceof ApiError);
    return error.code === 'invalid_file_format' && /too long to decode/.test(error.message);
  });
  assert.equal(existsSync(pcmPath), false, 'no scratch is left');
});

test('a recording that keeps a decoder busy before its first sound is refused, however long it might be', async (t) => {
  // A fifth of the usual limit, so that the second is beyond it on a fast machine too.
  const media = createMedia({ processes: 1, cpuShare: 0.2 });
  afterTest(t, () => media.close());
  const pcmPath = join(folder, 'pcm');
  const call = { maxSeconds: 21_600 };
  const [few, many] = [100, 70_000].map((texts) =>
    writeFixture(folder, `texts-${texts}.wav`, hostile.wavOfManyTexts(texts)),
  );
  assert.equal((await media.decodeAudio(few!, pcmPath, call)).durationSeconds, 1);
  await assert.rejects(media.decodeAudio(many!, pcmPath, call), (error) => {
    assert.ok(error instanceof ApiError);
    return error.code === 'invalid_file_format';
  });
});

test('through an upstream, what is paid is what a decoder hears', async (t) => {
  const upstream = await startUpstream(t, {
    'POST /v1/audio/transcriptions': (_, response) => sendJson(response, 200, { text: 'Hello.' }),
  });
  const service = await startRoutedService(
    t,
    { gpu: openAi(upstream.url) },
    { 'listen-1': [{ upstream: 'gpu', model: 'whisper' }] },
  );
  const key = await service.createKey({ account: 'crafty', balance: 1_000_000 });
  const poorKey = await service.createKey({ account: 'poor', balance: 1_000 });
  const spent = async (account: string) => (await service.store.accountAdmin.showAccount(account)).spent;
  for (const [name, bytes] of Object.entries(misleading)) {
    const fields = { file: new Blob([new Uint8Array(bytes)]), model: 'listen-1' };
    const before = await spent('crafty');
    assert.equal((await service.postForm('/v1/audio/transcriptions', fields, { key })).status, 200, name);
    const paid = (await spent('crafty')) - before;
    assert.ok(Math.abs(paid - 100 * seconds) < 100, `${name}: ${paid} micro-credits`);

    const asked = upstream.received.length;
    const refused = await service.postForm('/v1/audio/transcriptions', fields, { key: poorKey });
    await expectError(refused, 'insufficient_balance');
    assert.equal(upstream.received.length, asked, `${name}: what cannot be paid is not begun`);
  }
  assert.equal(await spent('poor'), 0);
});

test('a key without money has nothing decoded', async (t) => {
  const service = await startTestService(t, {
    ownMedia: true,
    overrides: { engines: { transcription: createFakeTranscriptionEngine(), chat: createFakeChatEngine() } },
  });
  // Those that other tests of this file share.
  const before = service.enginePids();
  const key = await service.createKey({ account: 'broke', balance: 0 });
  const spentKey = await service.createKey({ account: 'quota', quota: 0 });
  for (const bytes of [sixHours, ...Object.values(misleading)]) {
    const file = new Blob([new Uint8Array(bytes)]);
    const hear = (as: string) =>
      service.postForm('/v1/audio/transcriptions', { file, model: 'listen-1' }, { key: as });
    await expectError(await hear(key), 'insufficient_balance');
    await expectError(await hear(spentKey), 'quota_exceeded');
    const input_audio = { data: bytes.toString('base64'), format: 'wav' };
    const messages = [{ role: 'user', content: [{ type: 'input_audio', input_audio }] }];
    const chat = { model: 'omni-audio-preview', messages };
    await expectError(await service.postJson('/v1/chat/completions', chat, { key }), 'insufficient_balance');
  }
  assert.deepEqual(service.enginePids(), before, 'no process was started to read them');
});

test('chat decodes no more than fits', async (t) => {
  const chat = createFakeChatEngine();
  const service = await startTestService(t, { overrides: { engines: { chat } } });
  const input_audio = { data: sixHours.toString('base64'), format: 'wav' };
  const content = Array.from({ length: 4 }, () => ({ type: 'input_audio', input_audio }));
  const ask = (key?: string) =>
    service.postJson(
      '/v1/chat/completions',
      { model: 'omni-audio-preview', messages: [{ role: 'user', content }] },
      key === undefined ? {} : { key },
    );
  await expectError(await ask(), 'context_length_exceeded', 'messages');
  const key = await service.createKey({ account: 'small', balance: 5_000 });
  await expectError(await ask(key), 'insufficient_balance');
  assert.equal(chat.jobs.length, 0);
});

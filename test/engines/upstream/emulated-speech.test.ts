import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { speechFormats } from '../../../src/domain/models.ts';
import { createMedia } from '../../../src/engines/media/media.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import type { TestService } from '../../support/service.ts';
import { fetchFrom, provider } from './providers.ts';
import { openAi, startRoutedService } from './routed-service.ts';
import { sendJson, startUpstream, type UpstreamServer } from './upstream-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-'));
const media = createMedia({ processes: 1 });
after(async () => {
  await media.close();
  rmSync(folder, { recursive: true });
});

const spokenBytes = async (
  { postJson }: Pick<TestService, 'postJson'>,
  request: { model: string; response_format: string; speed: number },
) => {
  const response = await postJson('/v1/audio/speech', { input: 'Hello', voice: 'nova', ...request });
  const bytes = await response.bytes();
  assert.equal(response.status, 200, Buffer.from(bytes).toString());
  return bytes;
};

/** Two seconds of 440 Hz, as each provider would send them. */
const wav = readFileSync(makeAudio(folder, 'wav', { seconds: 2 }));
const mp3 = readFileSync(makeAudio(folder, 'mp3', { seconds: 2 }));
const pcm = Buffer.from(
  Int16Array.from({ length: 48_000 }, (_, n) => 16_000 * Math.sin((2 * Math.PI * 440 * n) / 24_000)).buffer,
);

const send = (bytes: Uint8Array, type: string) => (_: unknown, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': type }).end(bytes);
};

const kindOf = (bytes: Buffer): string => {
  const head = bytes.toString('latin1', 0, 4);
  if (head === 'RIFF' || head === 'OggS' || head === 'fLaC')
    return { RIFF: 'wav', OggS: 'ogg', fLaC: 'flac' }[head];
  if (head.startsWith('ID3')) return 'mp3';
  // Both begin with eleven bits set; the layer is 0 in AAC and never in MP3.
  return bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0 ? ((bytes[1]! & 6) === 0 ? 'aac' : 'mp3') : head;
};

const measure = async (bytes: Uint8Array, format: string) => {
  const [path, pcmPath] = [join(folder, 'spoken'), join(folder, 'spoken.pcm')];
  if (format === 'pcm') {
    const header = Buffer.from(wavHeader(bytes.length));
    writeFileSync(path, Buffer.concat([header, bytes]));
  } else {
    writeFileSync(path, bytes);
  }
  const { durationSeconds } = await media.decodeAudio(path, pcmPath, { maxSeconds: 60 });
  const raw = readFileSync(pcmPath);
  const samples = new Float32Array(raw.buffer, raw.byteOffset, raw.length / 4).subarray(1600, -1600);
  let crossings = 0;
  for (let n = 1; n < samples.length; n += 1) if (samples[n - 1]! < 0 && samples[n]! >= 0) crossings += 1;
  return {
    durationSeconds,
    hertz: (crossings * 16_000) / samples.length,
    kind: kindOf(readFileSync(path)),
  };
};

const wavHeader = (dataBytes: number): Uint8Array => {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  for (const [value, at] of [
    [16, 16],
    [24_000, 24],
    [48_000, 28],
  ] as const)
    header.writeUInt32LE(value, at);
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    header.writeUInt16LE(value, at);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
};

const kinds: Record<string, string> = { pcm: 'wav', opus: 'ogg' };

const startProviders = async (t: Parameters<typeof startUpstream>[0]) => {
  const world: UpstreamServer = await startUpstream(t, {
    'POST /openai/v1/audio/speech': send(wav, 'audio/wav'),
    'POST /api.deepgram.com/v1/speak': send(wav, 'audio/wav'),
    'POST /api.elevenlabs.io/v1/text-to-speech/*': send(pcm, 'audio/pcm'),
    'POST /fal.run/fal-ai/minimax/speech-02-hd': (_, response) =>
      sendJson(response, 200, {
        audio: { url: 'https://v3.fal.media/files/a/speech.mp3' },
        duration_ms: 2000,
      }),
    'GET /v3.fal.media/files/a/speech.mp3': send(mp3, 'audio/mpeg'),
  });
  const service = await startRoutedService(
    t,
    {
      openai: provider('openai', { baseUrl: `${world.url}/openai/v1` }),
      deepgram: provider('deepgram'),
      elevenlabs: provider('elevenlabs'),
      fal: provider('fal'),
    },
    {
      'tts-1': [{ upstream: 'openai', model: 'gpt-4o-mini-tts' }],
      'tts-1-hd': [{ upstream: 'deepgram', model: 'aura-2', voices: { nova: 'thalia' } }],
      'multi-3.1-flash-tts-preview': [{ upstream: 'elevenlabs', model: 'v3', voices: { nova: 'voice-id' } }],
      'omni-mini-tts-2025-12-15': [
        { upstream: 'fal', model: 'fal-ai/minimax/speech-02-hd', voices: { nova: 'Wise_Woman' } },
      ],
    },
    { overrides: { providerFetch: fetchFrom(world.url) } },
  );
  const speak = async (model: string, format: string, speed = 1) =>
    measure(await spokenBytes(service, { model, response_format: format, speed }), format);
  return { world, speak };
};

const models = {
  OpenAI: 'tts-1',
  Deepgram: 'tts-1-hd',
  ElevenLabs: 'multi-3.1-flash-tts-preview',
  fal: 'omni-mini-tts-2025-12-15',
};

test('every provider speaks every format and every speed', async (t) => {
  const { world, speak } = await startProviders(t);
  for (const [name, model] of Object.entries(models))
    await t.test(`${name}: formats`, async () => {
      for (const format of speechFormats) {
        const { durationSeconds, hertz, kind } = await speak(model, format);
        assert.equal(kind, kinds[format] ?? format);
        assert.ok(Math.abs(durationSeconds - 2) < 0.12, `${format}: ${durationSeconds}`);
        assert.ok(Math.abs(hertz - 440) < 8, `${format}: ${hertz}`);
      }
    });

  const asked = () => {
    const request = world.received.findLast(({ method }) => method === 'POST')!;
    return { path: request.path, body: request.json(), headers: request.headers };
  };
  const spoken = async (model: string, speed: number, seconds: number) => {
    const { durationSeconds, hertz } = await speak(model, 'pcm', speed);
    assert.ok(Math.abs(durationSeconds - seconds) < 0.05, `${durationSeconds} instead of ${seconds}`);
    assert.ok(Math.abs(hertz - 440) < 12, `the pitch stays: ${hertz}`);
  };
  await t.test('a speed the provider knows is asked for', async () => {
    // The answer is in the form that was asked for, so it is left alone.
    await spoken(models.OpenAI, 1.5, 2);
    assert.equal(asked().body.speed, 1.5);
    await spoken(models.ElevenLabs, 1.1, 2);
    assert.deepEqual(asked().body.voice_settings, { speed: 1.1 });
    await spoken(models.fal, 0.5, 2);
    assert.equal(asked().body.speed, 0.5);
    assert.equal(asked().body.voice, 'Wise_Woman');
    assert.match(String(asked().headers.authorization), /^Key /);
  });
  await t.test('one it does not know is made here', async () => {
    await spoken(models.Deepgram, 2, 1);
    assert.equal(asked().body.speed, undefined);
    await spoken(models.Deepgram, 0.5, 4);
    await spoken(models.ElevenLabs, 2.4, 1);
    assert.deepEqual(asked().body.voice_settings, { speed: 1.2 });
    await spoken(models.fal, 4, 1);
    assert.equal(asked().body.speed, 2);
  });
});

test('an OpenAI-compatible server that lacks formats and speeds', async (t) => {
  const bodies = { mp3, wav, pcm } as Record<string, Buffer>;
  const gpu = await startUpstream(t, {
    'POST /v1/audio/speech': (request, response) => {
      const bytes = bodies[String(request.json().response_format)];
      if (!bytes) return sendJson(response, 400, { error: { message: 'unknown format' } });
      response.end(bytes);
    },
  });
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    {
      'tts-1': [{ upstream: 'gpu', model: 'a', formats: ['mp3'] }],
      'tts-1-hd': [{ upstream: 'gpu', model: 'b', formats: ['mp3', 'pcm'], speed: 'stretch' }],
    },
  );
  const speak = async (model: string, format: string, speed = 1) => {
    const bytes = await spokenBytes(service, { model, response_format: format, speed });
    return { bytes, ...(await measure(bytes, format)), sent: gpu.received.at(-1)!.json() };
  };
  for (const format of speechFormats) {
    const { kind, durationSeconds, hertz, sent } = await speak('tts-1', format, 1.5);
    assert.deepEqual([kind, sent.response_format, sent.speed], [kinds[format] ?? format, 'mp3', 1.5]);
    assert.ok(Math.abs(durationSeconds - 2) < 0.12 && Math.abs(hertz - 440) < 8);
  }
  assert.deepEqual(Buffer.from((await speak('tts-1', 'mp3')).bytes), mp3, 'what it has passes as it is');
  assert.deepEqual(Buffer.from((await speak('tts-1-hd', 'pcm')).bytes), pcm);
  const { durationSeconds, hertz, sent } = await speak('tts-1-hd', 'opus', 2);
  assert.deepEqual([sent.speed, sent.response_format], [1, 'mp3']);
  assert.ok(Math.abs(durationSeconds - 1) < 0.06 && Math.abs(hertz - 440) < 12);
});

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { type AudioFormat, createMedia } from '../../../src/engines/media/media.ts';
import {
  audioFixtures,
  makeAudio,
  makeImage,
  makeVideo,
  writeFixture,
} from '../../support/media-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-audio-'));
const pcmPath = join(folder, 'out.pcm');
const media = createMedia({ processes: 1 });
after(async () => {
  await media.close();
  rmSync(folder, { recursive: true });
});

const readPcm = () => {
  const bytes = readFileSync(pcmPath);
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};

const describeTone = (samples: Float32Array) => {
  const middle = samples.subarray(Math.floor(samples.length / 4), Math.floor((samples.length * 3) / 4));
  let crossings = 0;
  for (let n = 1; n < middle.length; n += 1) if (middle[n - 1]! < 0 && middle[n]! >= 0) crossings += 1;
  return {
    hertz: (crossings * 16_000) / middle.length,
    level: middle.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  };
};

const assertTone = (samples: Float32Array) => {
  const { hertz, level } = describeTone(samples);
  assert.ok(Math.abs(hertz - 440) < 5, `${hertz} Hz`);
  assert.ok(level > 0.4 && level < 0.6, `level ${level}`);
};

const decode = (path: string, maxSeconds = 60) => media.decodeAudio(path, pcmPath, { maxSeconds });

const assertRefused = async (path: string) => {
  await assert.rejects(decode(path), (error) => {
    assert.ok(error instanceof ApiError, String(error));
    assert.equal(error.code, 'invalid_file_format');
    assert.match(error.message, /^Invalid file format/);
    assert.ok(!error.message.includes(folder));
    return true;
  });
  assert.equal(existsSync(pcmPath), false);
};

const wav = (options: { channels: number; claimedBytes: number; data: Buffer; rate?: number }) => {
  const header = Buffer.alloc(44);
  const rate = options.rate ?? 16_000;
  header.write('RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0\x01\0', 'latin1');
  header.writeUInt16LE(options.channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * options.channels * 2, 28);
  header.writeUInt16LE(options.channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(options.claimedBytes, 40);
  return Buffer.concat([header, options.data]);
};

describe('decoding audio', () => {
  for (const kind of audioFixtures) {
    it(`reads ${kind} by its content`, async () => {
      const path = makeAudio(folder, kind, { name: `${kind}-upload.bin` });
      const { durationSeconds, isTooLong } = await decode(path);
      const samples = readPcm();
      assert.equal(isTooLong, false);
      assert.equal(durationSeconds, samples.length / 16_000);
      const measured = await media.measureAudio(path, { maxSeconds: 60 });
      assert.ok(
        Math.abs(measured.durationSeconds - durationSeconds) < 0.001,
        `${measured.durationSeconds} s`,
      );
      assert.ok(Math.abs(durationSeconds - 1) < 0.05, `${durationSeconds} s`);
      assertTone(samples);
    });
  }

  it('takes the sound out of a video', async () => {
    const { durationSeconds } = await decode(makeVideo(folder, { audio: true }));
    assert.ok(Math.abs(durationSeconds - 1) < 0.05);
    assertTone(readPcm());
  });

  it('mixes any number of channels without overflow', async () => {
    for (const channels of [2, 6, 7, 9, 12]) {
      const data = Buffer.alloc(16_000 * channels * 2);
      for (let n = 0; n < data.length / 2; n += 1) {
        const time = Math.floor(n / channels) / 16_000;
        data.writeInt16LE(Math.round(16_384 * Math.sin(2 * Math.PI * 440 * time)), n * 2);
      }
      const path = writeFixture(folder, 'many.wav', wav({ channels, claimedBytes: data.length, data }));
      assert.equal((await decode(path)).durationSeconds, 1);
      const { hertz, level } = describeTone(readPcm());
      assert.ok(Math.abs(hertz - 440) < 5 && level > 0.2 && level <= 0.51, `${channels}: ${hertz} ${level}`);
    }
  });

  it('goes by what is in the file and not by what its header claims', async () => {
    const data = Buffer.alloc(16_000 * 2, 1);
    const claimedBytes = 24 * 3_600 * 16_000 * 2;
    const path = writeFixture(folder, 'claims.wav', wav({ channels: 1, claimedBytes, data }));
    assert.equal((await decode(path)).durationSeconds, 1);
  });

  it('accepts what can be decoded of a damaged file', async () => {
    for (const kind of ['mp3', 'flac', 'wav', 'webm', 'mpeg'] as const) {
      const path = makeAudio(folder, kind, { seconds: 2, name: `cut.${kind}` });
      truncateSync(path, Math.floor(readFileSync(path).length / 2));
      const { durationSeconds } = await decode(path);
      assert.ok(durationSeconds > 0.5 && durationSeconds < 1.5, `${kind}: ${durationSeconds} s`);
    }
    const bytes = readFileSync(makeAudio(folder, 'mp3', { seconds: 2 }));
    bytes.fill(0xa5, bytes.length >> 2, bytes.length >> 1);
    assert.ok((await decode(writeFixture(folder, 'hurt.mp3', bytes))).durationSeconds > 1);
  });

  it('stops where audio is too long, and leaves nothing behind', async () => {
    const path = makeAudio(folder, 'mp3', { seconds: 20 });
    for (const stopped of [await decode(path, 1), await media.measureAudio(path, { maxSeconds: 1 })]) {
      assert.equal(stopped.isTooLong, true);
      assert.ok(
        stopped.durationSeconds > 1 && stopped.durationSeconds < 1.5,
        'not decoded further than that',
      );
    }
    assert.equal(existsSync(pcmPath), false);
  });

  it('refuses what holds no audio', async () => {
    let state = 1;
    const noise = Buffer.from(
      Array.from({ length: 50_000 }, () => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return state >> 16;
      }),
    );
    const tone = makeAudio(folder, 'wav');
    const cases = [
      writeFixture(folder, 'empty.mp3', ''),
      writeFixture(folder, 'text.mp3', 'This is no sound at all.\n'.repeat(500)),
      writeFixture(folder, 'noise.mp3', noise),
      writeFixture(folder, 'nul.wav', Buffer.alloc(10_000)),
      writeFixture(folder, 'header.wav', wav({ channels: 1, claimedBytes: 0, data: Buffer.alloc(0) })),
      writeFixture(folder, 'start.m4a', readFileSync(makeAudio(folder, 'm4a')).subarray(0, 200)),
      writeFixture(folder, 'list.m3u8', `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${tone}\n`),
      writeFixture(folder, 'list.txt', `ffconcat version 1.0\nfile '${tone}'\n`),
      makeVideo(folder, { name: 'silent.mp4' }),
      await makeImage(folder, 'png'),
      await makeImage(folder, 'gif'),
      makeAudio(folder, 'mp4', {
        name: 'locked.m4a',
        options: {
          encryption_scheme: 'cenc-aes-ctr',
          encryption_key: '00112233445566778899aabbccddeeff',
          encryption_kid: 'ffeeddccbbaa99887766554433221100',
        },
      }),
    ];
    for (const path of cases) await assertRefused(path);
    assert.equal(media.stats().files.crashes, 0);
  });

  it('refuses a file that holds its process up, and reads the next', async () => {
    const long = makeAudio(folder, 'mp3', { seconds: 30, name: 'long.mp3' });
    await assert.rejects(media.decodeAudio(long, pcmPath, { maxSeconds: 60, timeoutMs: 1 }), {
      code: 'invalid_file_format',
    });
    const { durationSeconds } = await media.decodeAudio(long, pcmPath, { maxSeconds: 60 });
    assert.ok(Math.abs(durationSeconds - 30) < 0.2);
  });

  it('stops when aborted', async () => {
    const controller = new AbortController();
    const call = media.decodeAudio(makeAudio(folder, 'mp3', { seconds: 30 }), pcmPath, {
      maxSeconds: 60,
      signal: controller.signal,
    });
    controller.abort();
    await assert.rejects(call, { name: 'AbortError' });
  });
});

describe('encoding audio', () => {
  const chunks = 20;
  const samplesPerChunk = 2_400;
  const tone = (chunk: number) => {
    const bytes = Buffer.alloc(samplesPerChunk * 2);
    for (let n = 0; n < samplesPerChunk; n += 1) {
      const time = (chunk * samplesPerChunk + n) / 24_000;
      bytes.writeInt16LE(Math.round(16_384 * Math.sin(2 * Math.PI * 440 * time)), n * 2);
    }
    return bytes;
  };

  const encode = async (format: AudioFormat) => {
    let fed = 0;
    async function* pcm() {
      for (; fed < chunks; fed += 1) yield tone(fed);
    }
    let fedAtFirstBytes = -1;
    const made: Uint8Array[] = [];
    for await (const bytes of media.encodeAudio(format, pcm())) {
      if (fedAtFirstBytes < 0) fedAtFirstBytes = fed;
      made.push(bytes);
    }
    return { bytes: Buffer.concat(made), fedAtFirstBytes };
  };

  const signatures: Record<Exclude<AudioFormat, 'pcm'>, RegExp> = {
    mp3: /^\xff[\xf2\xf3]/,
    opus: /^OggS[\s\S]+OpusHead/,
    aac: /^\xff[\xf0\xf1]/,
    flac: /^fLaC/,
    wav: /^RIFF\xff{4}WAVEfmt /,
  };

  for (const [format, signature] of Object.entries(signatures)) {
    it(`streams ${format} that decodes in full`, async () => {
      const { bytes, fedAtFirstBytes } = await encode(format as AudioFormat);
      assert.match(bytes.toString('latin1'), signature);
      assert.ok(fedAtFirstBytes < chunks / 2, `first bytes after ${fedAtFirstBytes} of ${chunks}`);
      const { durationSeconds } = await decode(writeFixture(folder, 'encoded', bytes));
      assert.ok(durationSeconds >= 2 && durationSeconds < 2.1, `${durationSeconds} s`);
      assertTone(readPcm());
    });
  }

  it('passes pcm through as it is', async () => {
    const { bytes } = await encode('pcm');
    assert.deepEqual(bytes, Buffer.concat(Array.from({ length: chunks }, (_, n) => tone(n))));
  });

  it('encodes several streams at once, and any split of the samples', async () => {
    const whole = await encode('flac');
    async function* odd() {
      const all = Buffer.concat(Array.from({ length: chunks }, (_, n) => tone(n)));
      for (let at = 0; at < all.length; at += 3_333) yield all.subarray(at, at + 3_333);
    }
    const made: Uint8Array[] = [];
    const [, second] = await Promise.all([
      (async () => {
        for await (const bytes of media.encodeAudio('flac', odd())) made.push(bytes);
      })(),
      encode('mp3'),
    ]);
    assert.deepEqual(Buffer.concat(made), whole.bytes);
    assert.ok(second.bytes.length > 10_000);
  });

  it('passes on the failure of its source', async () => {
    async function* broken() {
      yield tone(0);
      throw new Error('voice broke');
    }
    await assert.rejects(async () => {
      for await (const _ of media.encodeAudio('mp3', broken()));
    }, /voice broke/);
  });

  it('encodes for others while one account has as many streams as it may, and more wait', async () => {
    const leaving = new AbortController();
    const call = { accountId: 'many', signal: leaving.signal };
    async function* unending() {
      yield tone(0);
      await new Promise(() => {});
    }
    const streams = Array.from({ length: 40 }, () => media.encodeAudio('mp3', unending(), call));
    const waiting = streams.map((stream) =>
      stream[Symbol.asyncIterator]()
        .next()
        .catch(() => {}),
    );
    async function* short() {
      yield tone(0);
    }
    for await (const _ of media.encodeAudio('mp3', short(), { accountId: 'other' }));
    leaving.abort();
    await Promise.all(waiting);
  });

  it('stops its source when the listener leaves or aborts', async () => {
    for (const way of ['leave', 'abort'] as const) {
      const stopped = Promise.withResolvers<void>();
      async function* endless() {
        try {
          for (let n = 0; ; n += 1) yield tone(n);
        } finally {
          stopped.resolve();
        }
      }
      const controller = new AbortController();
      const listen = async () => {
        for await (const _ of media.encodeAudio('mp3', endless(), { signal: controller.signal })) {
          if (way === 'leave') break;
          controller.abort();
        }
      };
      if (way === 'leave') await listen();
      else await assert.rejects(listen(), { name: 'AbortError' });
      await stopped.promise;
    }
    assert.equal(media.stats().encoder.crashes, 0);
  });
});

/** Files that would keep a decoder busy are refused or cut down before it starts, and never hold up other work. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { decodeAudio } from '../../../src/engines/media/decode-audio.ts';
import { firstGifFrame } from '../../../src/engines/media/first-gif-frame.ts';
import { firstWebpFrame } from '../../../src/engines/media/first-webp-frame.ts';
import { createMedia } from '../../../src/engines/media/media.ts';
import { stripPng } from '../../../src/engines/media/strip-png.ts';
import { extractFrame } from '../../../src/engines/media/video-files.ts';
import { makeAudio, makeVideo, writeFixture } from '../../support/media-fixtures.ts';
import { waitFor } from '../../support/wait-for.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-limits-'));
const media = createMedia({ processes: 2 });
after(async () => {
  await media.close();
  rmSync(folder, { recursive: true });
});

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(8 + named.length);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), 4 + named.length);
  return framed;
};

const side = 64;
const header = Buffer.alloc(13);
header.writeUInt32BE(side, 0);
header.writeUInt32BE(side, 4);
header.set([8, 2], 8);
const png = (...chunks: Buffer[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side * 3 + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const packedText = deflateSync(Buffer.alloc(50_000_000), { level: 9 });
const textBomb = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packedText]));
const international = chunk(
  'iTXt',
  Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0', 'latin1'), packedText]),
);

describe('PNG', () => {
  it('unpacks no text: 6 GB of it are not even read', async () => {
    const path = writeFixture(
      folder,
      'texts.png',
      png(...Array(60).fill(textBomb), ...Array(60).fill(international)),
    );
    assert.deepEqual(await media.inspectImage(path), { format: 'png', width: side, height: side });
  });

  it('keeps what the picture needs', async () => {
    const gamma = chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
    const path = writeFixture(folder, 'kept.png', png(gamma, textBomb, chunk('acTL', Buffer.alloc(8))));
    assert.deepEqual(await stripPng(path), png(gamma));
  });

  it('refuses chunks that end after the file', async () => {
    const whole = png();
    const path = writeFixture(folder, 'cut.png', whole.subarray(0, whole.length - 6));
    await assert.rejects(media.inspectImage(path), /cannot be decoded/);
  });
});

describe('animations', () => {
  const frames = 300_000;

  const animate = async (format: 'gif' | 'webp'): Promise<Buffer> => {
    const colours = ['red', 'lime', 'blue'];
    const pictures = colours.map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    return sharp(await Promise.all(pictures), { join: { animated: true } })
      [format]({ loop: 0 })
      .toBuffer();
  };
  /** From the head of the second picture to the end of the file. */
  const later = (bytes: Buffer, head: string) =>
    bytes.indexOf(head, bytes.indexOf(head, 0, 'latin1') + 1, 'latin1');

  for (const [format, first, head] of [
    ['gif', firstGifFrame, '\x21\xf9\x04'],
    ['webp', firstWebpFrame, 'ANMF'],
  ] as const) {
    it(`of ${format} come down to their first picture before a decoder sees them`, async () => {
      const path = writeFixture(folder, `few.${format}`, await animate(format));
      const cut = (await first(path))!;
      const { pages = 1, width, height } = await sharp(cut, { failOn: 'error' }).metadata();
      assert.deepEqual([pages, width, height], [1, 40, 30]);
      const [red, green, blue] = await sharp(cut, { failOn: 'error' }).raw().toBuffer();
      assert.ok(red! > 240 && green! < 15 && blue! < 15, `${[red, green, blue]}`);
    });

    it(`of ${format} with ${frames} pictures cost what one picture costs`, async () => {
      const whole = await animate(format);
      const second = later(whole, head);
      const more = whole.subarray(second, later(whole.subarray(second), head) + second);
      const copies = Math.min(frames, Math.floor(19_000_000 / more.length));
      const parts = [whole.subarray(0, second), ...Array<Buffer>(copies).fill(more), whole.subarray(second)];
      const many = Buffer.concat(parts);
      if (format === 'webp') many.writeUInt32LE(many.length - 8, 4);
      const path = writeFixture(folder, `many.${format}`, many);
      assert.ok((await first(path))!.length < 1_000);
      assert.deepEqual(await media.inspectImage(path), { format, width: 40, height: 30 });
    });
  }

  it('are refused where their first picture does not end', async () => {
    const gif = await animate('gif');
    for (const length of [13, 30, later(gif, '\x21\xf9\x04') - 20])
      await assert.rejects(
        media.inspectImage(writeFixture(folder, 'cut.gif', gif.subarray(0, length))),
        /cannot be decoded/,
      );
    const webp = readFileSync(join(folder, 'few.webp'));
    await assert.rejects(
      media.inspectImage(writeFixture(folder, 'cut.webp', webp.subarray(0, webp.length - 9))),
      /cannot be decoded/,
    );
  });
});

describe('processes', () => {
  it('are never all of one account', async () => {
    const path = makeVideo(folder, { name: 'shared.mp4', audio: true });
    /** Of as many recordings at once as there are names of accounts. */
    const mostRunning = async (accounts: string[]): Promise<number> => {
      let most = 0;
      const calls = accounts.map((accountId, n) =>
        media.decodeAudio(path, join(folder, `pcm-${n}`), { maxSeconds: 10, accountId }).finally(() => {
          most = Math.max(most, media.stats().files.running);
        }),
      );
      most = Math.max(most, media.stats().files.running);
      await Promise.all(calls);
      return most;
    };
    await waitFor(async () => (await mostRunning(['a', 'b', 'c', 'd'])) === 2);
    assert.equal(await mostRunning(Array(6).fill('a')), 1);
  });
});

const list = (name: string, kind: string, ...content: Buffer[]): Buffer => {
  const size = Buffer.alloc(4);
  const bytes = Buffer.concat([Buffer.from(kind, 'latin1'), ...content]);
  size.writeUInt32LE(bytes.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, bytes, Buffer.alloc(bytes.length % 2)]);
};

const numbers = (...values: number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);

/** A second of the same picture, as a camera writes AVI. */
const motionJpeg = (jpeg: Buffer, { width, height }: { width: number; height: number }, frames: number) => {
  const head = numbers(1e6 / frames, 0, 0, 0, frames, 0, 1, jpeg.length, width, height, 0, 0, 0, 0);
  const stream = numbers(0, 0, 0, 1, frames, 0, frames, jpeg.length, 0, 0, 0, 0);
  const format = numbers(40, width, height, 1 | (24 << 16), 0x47504a4d, width * height * 3, 0, 0, 0, 0);
  const streams = list('LIST', 'strl', list('strh', 'vidsMJPG', stream), list('strf', '', format));
  return list(
    'RIFF',
    'AVI ',
    list('LIST', 'hdrl', list('avih', '', head), streams),
    list('LIST', 'movi', ...Array<Buffer>(frames).fill(list('00dc', '', jpeg))),
  );
};

describe('clips', () => {
  const pixels = 160 * 90;
  const find = (path: string, mostPixels: number) =>
    extractFrame(
      { path, outPath: join(folder, 'frame.png'), startSeconds: 0, endSeconds: 1, mostPixels },
      new AbortController().signal,
    );

  it('are refused before decoding where size times frames is too much', async () => {
    const path = makeVideo(folder, { seconds: 3, framesPerSecond: 24 });
    await assert.rejects(find(path, pixels * 10), /too many frames/);
    assert.ok((await find(path, pixels * 40)).atSeconds <= 1);
  });

  it('of the largest pictures at 60 frames a second are refused undecoded, as the service asks for them', async () => {
    const picture = { width: 6_976, height: 6_976, channels: 3, background: 'black' } as const;
    const jpeg = await sharp({ create: picture }).jpeg({ quality: 1 }).toBuffer();
    const path = writeFixture(folder, 'large.avi', motionJpeg(jpeg, picture, 60));
    assert.equal((await media.probeVideo(path)).frameCount, 60);
    await assert.rejects(media.extractFrame(path, join(folder, 'large.png'), 0, 3), /too many frames/);
  });

  it('give a picture of bounded size, whatever theirs is', async () => {
    const clip = { seconds: 1, framesPerSecond: 2, width: 2880, height: 480 };
    for (const [name, size, expected] of [
      ['wide.mp4', clip, [1920, 320]],
      ['tall.mp4', { ...clip, width: 480, height: 2880 }, [320, 1920]],
    ] as const) {
      const path = makeVideo(folder, { ...size, name });
      await find(path, Number.POSITIVE_INFINITY);
      const { width, height } = await media.inspectImage(join(folder, 'frame.png'));
      assert.deepEqual([width, height], expected);
    }
  });

  it('are of codecs that phones and browsers write, others are not opened; a video of a provider is of any', async () => {
    const rare = makeVideo(folder, { name: 'rare.mkv', codec: 'ffv1', container: 'matroska', audio: true });
    await assert.rejects(find(rare, Number.POSITIVE_INFINITY), /the codec is not supported/);
    await assert.rejects(media.probeVideo(rare), /the codec is not supported/);
    await assert.rejects(media.measureAudio(rare, { maxSeconds: 10 }), /the codec is not supported/);
    const outPath = join(folder, 'converted.mp4');
    const target = { width: 160, height: 90, seconds: 1, watermark: false };
    await media.convertVideo(rare, outPath, { target });
    assert.equal((await media.probeVideo(outPath)).codec, 'h264');
  });

  it('have processes of their own', async () => {
    const before = media.stats();
    const clip = makeVideo(folder, { name: 'clip.mp4' });
    await media.probeVideo(clip, { accountId: 'a' });
    await media.probeClip(clip, { accountId: 'a' });
    await media.extractFrame(clip, join(folder, 'own.png'), 0, 1, { accountId: 'a' });
    const { files, frames, clips } = media.stats();
    assert.equal(files.completed, before.files.completed);
    assert.equal(frames.completed, before.frames.completed + 1, 'videos that are paid wait for no clip');
    assert.equal(clips.completed, before.clips.completed + 2);
  });
});

describe('cuts', () => {
  it('take no process of videos that are paid, and one of their own', async () => {
    const film = makeVideo(folder, { name: 'film-to-cut.mp4' });
    const stretch = { startSeconds: 0, endSeconds: 0.5, times: 1 };
    const before = media.stats().videos.started;
    await Promise.all(
      ['one', 'two', 'three'].map((accountId) =>
        media.cutVideo(film, join(folder, `cut-${accountId}.mp4`), { stretch, accountId }),
      ),
    );
    assert.deepEqual([media.stats().videos.started - before, media.stats().cuts.started], [0, 1]);
  });
});

describe('processor time', () => {
  const strict = createMedia({ processes: 1, cpuShare: 1e-6 });
  after(() => strict.close());

  const side = 6_976;
  const picture = { width: side, height: side, channels: 3, background: 'black' } as const;
  const isStopped = (error: unknown) => {
    const { message, cause } = error as Error;
    assert.match(`${message} ${cause}`, /limit of processor time/);
    return true;
  };

  it('is limited for pictures, sounds, clips and cuts', async () => {
    const image = writeFixture(
      folder,
      'whole.png',
      await sharp({ create: picture }).png({ compressionLevel: 1 }).toBuffer(),
    );
    const jpeg = await sharp({ create: picture }).jpeg({ quality: 1 }).toBuffer();
    const clip = writeFixture(folder, 'whole.avi', motionJpeg(jpeg, picture, 4));
    const format = Buffer.from(Uint32Array.of(1 | (1 << 16), 8_000, 8_000, 1 | (8 << 16)).buffer);
    const silence = list('data', '', Buffer.alloc(8_000 * 3_600, 128));
    const sound = writeFixture(folder, 'hour.wav', list('RIFF', 'WAVE', list('fmt ', '', format), silence));
    const out = (name: string) => join(folder, `stopped-${name}`);
    const stretch = { startSeconds: 0, endSeconds: 1, times: 1 };
    for (const [what, work] of Object.entries({
      'a picture': () => strict.inspectImage(image),
      'a sound': () => strict.measureAudio(sound, { maxSeconds: 3_600 }),
      'a clip': () => strict.extractFrame(clip, out('frame.png'), 0, 1),
      'a cut': () => strict.cutVideo(clip, out('cut.mp4'), { stretch }),
    }))
      await assert.rejects(work(), isStopped, what);
  });

  it('of speech that is slowed down grows with what is made of it', async () => {
    let allowedMs = 0;
    const { durationSeconds } = await decodeAudio(
      {
        path: makeAudio(folder, 'wav', { seconds: 4 }),
        pcmPath: join(folder, 'slow.pcm'),
        maxSeconds: 10,
        tempo: 0.25,
      },
      {
        signal: new AbortController().signal,
        allowMoreCpu: (ms) => {
          allowedMs = ms;
        },
      },
    );
    assert.equal(Math.round(durationSeconds), 16);
    assert.ok(allowedMs >= durationSeconds * 20, `${allowedMs} ms`);
  });
});

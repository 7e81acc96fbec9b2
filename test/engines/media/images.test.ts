import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import sharp from 'sharp';
import { ApiError } from '../../../src/domain/errors.ts';
import { createMedia } from '../../../src/engines/media/media.ts';
import { previewToPng } from '../../../src/engines/media/preview-to-png.ts';
import { makeAudio, makeImage, makeVideo, type Painter, writeFixture } from '../../support/media-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-pictures-'));
// The same path is written and read again.
sharp.cache(false);
const media = createMedia({ processes: 1 });
after(async () => {
  await media.close();
  rmSync(folder, { recursive: true });
});

const out = (name: string) => join(folder, name);

const assertRefused = (path: string, message: RegExp) =>
  assert.rejects(media.inspectImage(path), (error) => {
    assert.ok(error instanceof ApiError, String(error));
    assert.equal(error.code, 'invalid_image');
    assert.match(error.message, message);
    assert.ok(!error.message.includes(folder));
    return true;
  });

const pixelAt = async (path: string, left: number, top: number): Promise<number[]> => {
  const { data } = await sharp(path)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

const assertNear = (actual: number[], expected: number[], tolerance: number) => {
  for (const [channel, value] of expected.entries()) {
    assert.ok(Math.abs(actual[channel]! - value) <= tolerance, `${actual} is not ${expected}`);
  }
};

describe('images', () => {
  for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
    it(`knows ${format} by its bytes`, async () => {
      const path = await makeImage(folder, format, { name: `${format}.upload` });
      assert.deepEqual(await media.inspectImage(path), { format, width: 64, height: 48 });
    });
  }

  it('refuses everything else', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    await assertRefused(writeFixture(folder, 'a.png', svg), /PNG, JPEG, WebP or GIF/);
    await assertRefused(await makeImage(folder, 'tiff'), /PNG, JPEG, WebP or GIF/);
    await assertRefused(await makeImage(folder, 'avif'), /PNG, JPEG, WebP or GIF/);
    await assertRefused(writeFixture(folder, 'b.png', 'plain text'), /PNG, JPEG, WebP or GIF/);
    await assertRefused(writeFixture(folder, 'c.png', ''), /empty/);
  });

  it('refuses what only looks like an image', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const bytes = readFileSync(await makeImage(folder, format, { width: 300, height: 200 }));
      await assertRefused(writeFixture(folder, 'cut', bytes.subarray(0, 24)), /cannot be decoded/);
    }
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', sigma: 50 },
      },
    })
      .png()
      .toBuffer();
    await assertRefused(
      writeFixture(folder, 'half', noise.subarray(0, noise.length / 2)),
      /cannot be decoded/,
    );
  });

  it('refuses more than 50 megapixels', async () => {
    const path = await makeImage(folder, 'png', { width: 8_000, height: 6_400 });
    await assertRefused(path, /50 megapixels/);
  });

  it('prepares an upright sRGB PNG with alpha, no larger than asked', async () => {
    const rotated = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .composite([
        {
          input: { create: { width: 30, height: 40, channels: 3, background: 'blue' } },
          left: 0,
          top: 0,
        },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const path = writeFixture(folder, 'phone.jpg', rotated);
    assert.deepEqual(await media.inspectImage(path), { format: 'jpeg', width: 40, height: 60 });
    const size = await media.prepareImage(path, out('upright.png'), { maxPixels: 600 });
    assert.deepEqual(size, { width: 20, height: 30 });
    assertNear(await pixelAt(out('upright.png'), 10, 3), [0, 0, 255], 12);
    assertNear(await pixelAt(out('upright.png'), 10, 26), [255, 0, 0], 12);

    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 9, g: 200, b: 9, alpha: 0.5 } },
    })
      .webp({ lossless: true })
      .toBuffer();
    await media.prepareImage(writeFixture(folder, 'clear', clear), out('clear.png'), { maxPixels: 1e6 });
    assertNear(await pixelAt(out('clear.png'), 4, 4), [9, 200, 9, 128], 2);
  });

  it('gives an engine no picture with very long rows', async () => {
    const strip = await sharp({ create: { width: 200_000, height: 1, channels: 3, background: '#a05050' } })
      .png()
      .toBuffer();
    const path = writeFixture(folder, 'strip.png', strip);
    const size = await media.prepareImage(path, out('strip-prepared.png'), { maxPixels: 1e7 });
    assert.deepEqual(size, { width: 16_384, height: 1 });
  });

  it('converts CMYK and takes the first frame of an animation', async () => {
    const cmyk = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#a05050' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    await media.prepareImage(writeFixture(folder, 'cmyk', cmyk), out('cmyk.png'), { maxPixels: 1e6 });
    const metadata = await sharp(out('cmyk.png')).metadata();
    assert.deepEqual([metadata.space, metadata.channels], ['srgb', 3]);
    assertNear(await pixelAt(out('cmyk.png'), 8, 8), [160, 80, 80], 20);

    const frames = await Promise.all(
      ['#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const path = writeFixture(folder, 'moving.gif', gif);
    assert.deepEqual(await media.inspectImage(path), { format: 'gif', width: 20, height: 10 });
    await media.prepareImage(path, out('still.png'), { maxPixels: 1e6 });
    assertNear(await pixelAt(out('still.png'), 5, 5), [0, 255, 0], 6);
  });
});

/** Grey rises with time, so a picture tells when it was taken; one frame in between has fine stripes. */
const ramp: Painter = (n, pixels, width, height) => {
  for (let at = 0; at < width * height; at += 1) {
    const grey = n === 30 ? (at % 8 < 4 ? 20 : 230) : Math.min(255, n * 4);
    pixels.writeUInt32BE(((grey << 24) | (grey << 16) | (grey << 8) | 255) >>> 0, at * 4);
  }
};

describe('video', () => {
  it('tells what a file holds', async () => {
    const path = makeVideo(folder, { seconds: 1.5, audio: true });
    const { durationSeconds, ...facts } = await media.probeVideo(path);
    assert.deepEqual(facts, { width: 160, height: 90, frameCount: 36, hasAudio: true, codec: 'h264' });
    assert.ok(Math.abs(durationSeconds - 1.5) < 0.01);
    assert.equal((await media.probeVideo(makeVideo(folder, { name: 'mute.mp4' }))).hasAudio, false);
  });

  it('refuses files without video', async () => {
    const cases = [
      makeAudio(folder, 'm4a'),
      writeFixture(folder, 'text.mp4', 'no video'),
      writeFixture(folder, 'none.mp4', ''),
      await makeImage(folder, 'png'),
    ];
    for (const path of cases) {
      await assert.rejects(media.probeVideo(path), (error) => {
        assert.ok(error instanceof ApiError, String(error));
        return error.code === 'invalid_file_format';
      });
    }
  });

  it('takes thumbnails in true colours at the asked time', async () => {
    const flat: Painter = (_n, pixels) => {
      for (let at = 0; at < pixels.length; at += 4) pixels.writeUInt32BE(0xc8285aff, at);
    };
    const coloured = makeVideo(folder, { name: 'colour.mp4', paint: flat });
    await media.thumbnail(coloured, out('thumb.jpg'));
    assertNear(await pixelAt(out('thumb.jpg'), 80, 45), [200, 40, 90], 6);

    const path = makeVideo(folder, { seconds: 2, name: 'ramp.mp4', paint: ramp });
    for (const [atSeconds, grey] of [
      [0, 0],
      [1, 96],
      [9, 188],
    ] as const) {
      await media.thumbnail(path, out('thumb.webp'), { atSeconds, maxWidth: 80 });
      const metadata = await sharp(out('thumb.webp')).metadata();
      assert.deepEqual([metadata.format, metadata.width, metadata.height], ['webp', 80, 45]);
      assertNear(await pixelAt(out('thumb.webp'), 40, 20), [grey, grey, grey], 6);
    }
  });

  it('lays evenly spaced frames out as one sheet', async () => {
    const path = makeVideo(folder, { seconds: 2, name: 'sheet.mp4', paint: ramp });
    await media.spritesheet(path, out('sheet.jpg'), { columns: 2, rows: 2, tileWidth: 80 });
    const metadata = await sharp(out('sheet.jpg')).metadata();
    assert.deepEqual([metadata.format, metadata.width, metadata.height], ['jpeg', 160, 90]);
    const expected = [
      [40, 22, 24],
      [120, 22, 72],
      [120, 67, 168],
    ] as const;
    for (const [left, top, grey] of expected) {
      assertNear(await pixelAt(out('sheet.jpg'), left, top), [grey, grey, grey], 7);
    }
  });

  it('extracts the sharpest frame between two times', async () => {
    const path = makeVideo(folder, { seconds: 2, name: 'sharp.mp4', paint: ramp });
    const { atSeconds } = await media.extractFrame(path, out('best.png'), 1, 2);
    assert.ok(Math.abs(atSeconds - 30 / 24) < 0.01, `${atSeconds}`);
    const metadata = await sharp(out('best.png')).metadata();
    assert.deepEqual([metadata.format, metadata.width, metadata.height], ['png', 160, 90]);
    const early = await media.extractFrame(path, out('early.png'), 0, 1);
    assert.ok(early.atSeconds < 1);
  });

  it('seeks in a longer video', async () => {
    const late: Painter = (n, pixels) => pixels.fill(n >= 24 * 9 ? 200 : 30);
    const path = makeVideo(folder, { seconds: 10, width: 32, height: 32, name: 'long.mp4', paint: late });
    await media.thumbnail(path, out('late.jpg'), { atSeconds: 9.5 });
    assertNear(await pixelAt(out('late.jpg'), 16, 16), [200, 200, 200], 6);
    await media.thumbnail(path, out('soon.jpg'), { atSeconds: 8.5 });
    assertNear(await pixelAt(out('soon.jpg'), 16, 16), [30, 30, 30], 6);
  });
});

it('of what a server calls a preview only pictures of pixels are opened', async () => {
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: 'red' } });
  const shown = await previewToPng(await picture.webp().toBuffer(), 32);
  assert.equal((await sharp(shown).metadata()).width, 32);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  assert.equal(await previewToPng(Buffer.from(drawing), 32), undefined);
});

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { isTooSmall } from '../../src/pictures/enlarge/enlarge.ts';
import { readCover } from '../../src/pictures/read-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-enlarge-'));
after(() => rmSync(folder, { recursive: true }));

const size = { width: 640, height: 400 };
const small = { width: 160, height: 100 };
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
  <rect width="640" height="400" fill="#dce6f0"/><circle cx="300" cy="210" r="120" fill="#b03030"/>
  <path d="M40 360 L200 60 L330 330 Z" fill="none" stroke="#203040" stroke-width="10"/>
  <path d="M420 60 H600 V340 H420 Z M450 90 V310 H570 V90 Z" fill="#2a6a4a"/></svg>`;

test('a picture that is much too small is enlarged with sharper edges than resampling gives', async () => {
  const truth = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer();
  const path = join(folder, 'small.png');
  await sharp(Buffer.from(drawing)).resize(small).png().toFile(path);
  const resampled = await sharp(path)
    .resize({ ...size, kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const errorOf = (pixels: Uint8Array): number =>
    truth.reduce((sum, value, at) => sum + (value - pixels[at]!) ** 2, 0) / truth.length;
  let pauses = 0;
  const enlarged = await readCover(path, size, async () => {
    pauses += 1;
  });
  assert.equal(pauses, 2, 'one for each tile');
  await assert.rejects(
    readCover(path, size, () => Promise.reject(new Error('cancelled'))),
    /cancelled/,
  );
  assert.deepEqual([enlarged.width, enlarged.height], [size.width, size.height]);
  const [ours, plain] = [errorOf(enlarged.pixels), errorOf(resampled)];
  assert.ok(ours < 0.7 * plain, `mean square error ${ours.toFixed(1)} beside ${plain.toFixed(1)}`);
});

test('only pictures that are worth it are enlarged', () => {
  const film = { width: 1280, height: 720 };
  assert.ok(isTooSmall({ width: 400, height: 225 }, film));
  assert.ok(!isTooSmall({ width: 640, height: 360 }, film), 'nearly as large');
  assert.ok(!isTooSmall({ width: 64, height: 64 }, film), 'an icon');
  assert.ok(!isTooSmall({ width: 1900, height: 540 }, { width: 7680, height: 2160 }), 'too much to compute');
});

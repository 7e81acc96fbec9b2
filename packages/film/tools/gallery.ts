/** `npm run gallery -- [folder] [numbers...]`: a contact sheet of three frames for every prompt of gallery/prompts.txt, one file each. */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { compile } from '../src/compile.ts';
import { direct } from '../src/direct.ts';
import { drawFrame } from '../src/render/draw-frame.ts';
import { framesOf } from './film-at.ts';

const [folder = 'gallery-sheets', ...numbers] = process.argv.slice(2);
const file = new URL('../gallery/prompts.txt', import.meta.url);
const prompts = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const [width, height, seconds] = [640, 360, 4];
/** Shown smaller than drawn, as a viewer's screen does. */
const shown = { width: 448, height: 252 };

mkdirSync(folder, { recursive: true });
for (const [index, prompt] of prompts.entries()) {
  const number = String(index + 1);
  if (numbers.length > 0 && !numbers.includes(number)) continue;
  try {
    const compiled = await compile(direct(prompt, { seconds }), {
      seed: 1,
      seconds,
      width,
      height,
    });
    const { notDrawn } = compiled;
    const frames: Buffer[] = [];
    const frameAt = await framesOf(compiled);
    for (const share of [0.12, 0.5, 0.88]) {
      const { film, time } = frameAt(share * seconds);
      const pixels = drawFrame(film.world, film.poseFrame(time), width, height);
      frames.push(
        await sharp(pixels, { raw: { width, height, channels: 3 } })
          .resize(shown)
          .png()
          .toBuffer(),
      );
    }
    await sharp({
      create: { width: shown.width * 3, height: shown.height, channels: 3, background: '#000' },
    })
      .composite(frames.map((input, n) => ({ input, left: n * shown.width, top: 0 })))
      .png()
      .toFile(join(folder, `${number.padStart(3, '0')}.png`));
    console.log(`${number} ${prompt}${notDrawn.length ? ` (not drawn: ${notDrawn.join(', ')})` : ''}`);
  } catch (error) {
    console.log(`${number} ${prompt} FAILED ${(error as Error).stack}`);
  }
}

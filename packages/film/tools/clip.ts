/** `node packages/film/tools/clip.ts "prompt" out.webp [--seconds 4] [--seed 1]`: a short animated picture for a page that shows no videos. */

import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { compile } from '../src/compile.ts';
import { direct } from '../src/direct.ts';
import { drawFrame } from '../src/render/draw-frame.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '4' }, seed: { type: 'string', default: '1' } },
});
const [prompt = '', out = 'clip.webp'] = positionals;
const [width, height, framesPerSecond] = [640, 360, 10];
const seconds = Number(values.seconds);
const { film } = await compile(direct(prompt).beats[0]!.scene, {
  seed: Number(values.seed),
  seconds,
  width,
  height,
});
const count = Math.round(seconds * framesPerSecond);
const pages = new Uint8Array(width * height * 3 * count);
for (let n = 0; n < count; n += 1) {
  pages.set(
    drawFrame(film.world, film.poseFrame(n / framesPerSecond), width, height),
    n * width * height * 3,
  );
}
await sharp(pages, { raw: { width, height: height * count, channels: 3, pageHeight: height } })
  .webp({ quality: 70, loop: 0, delay: Array.from({ length: count }, () => 1000 / framesPerSecond) })
  .toFile(out);

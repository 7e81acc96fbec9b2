/** `npm run sheet -- "prompt" ... [--file prompts.txt] [--scenes scenes.json] [--from 1] [--count 10] [--out sheet.png]`: three small frames a prompt or a written scene, one row each. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { compile } from '../src/compile.ts';
import { direct } from '../src/direct.ts';
import { drawFrame } from '../src/render/draw-frame.ts';
import type { Scene, Style } from '../src/scene/scene.ts';
import { framesOf } from './film-at.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string' },
    scenes: { type: 'string' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    out: { type: 'string', default: 'sheet.png' },
    width: { type: 'string', default: '448' },
    seconds: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    style: { type: 'string' },
    words: { type: 'boolean', default: false },
  },
});
/** Scenes by name; a prompt is read when its turn comes. */
const written: Record<string, Scene> = values.scenes ? JSON.parse(readFileSync(values.scenes, 'utf8')) : {};
const listed = values.file
  ? readFileSync(values.file, 'utf8').split('\n').filter(Boolean)
  : [...Object.keys(written), ...positionals];
const first = Number(values.from) - 1;
const prompts = listed.slice(first, first + Number(values.count));
const width = Number(values.width);
const height = Math.round((width * 9) / 16 / 2) * 2;
const seconds = Number(values.seconds);
const moments = [0.12, 0.5, 0.88].map((share) => share * seconds);
const rows: Buffer[] = [];
for (const prompt of prompts) {
  const row = Buffer.alloc(width * 3 * height * 3);
  try {
    const before = process.cpuUsage();
    const style = (values.style as Style | undefined) ?? null;
    const described = written[prompt] ?? direct(prompt, { seconds, style });
    const compiled = await compile(described, { seed: Number(values.seed), seconds, width, height });
    const composed = process.cpuUsage(before);
    const frameAt = await framesOf(compiled);
    for (const [column, moment] of moments.entries()) {
      const { film, time } = frameAt(moment);
      const pixels = drawFrame(film.world, film.poseFrame(time), width, height);
      for (let y = 0; y < height; y += 1) {
        row.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), (y * width * 3 + column * width) * 3);
      }
    }
    const { film, scene, later, notDrawn } = compiled;
    const places = [scene, ...later.map((beat) => beat.scene)].map(({ setting }) => setting.place).join(', ');
    console.log(
      `${prompt}\n  ${places}, ${film.world.triangles} triangles, composed in ${Math.round((composed.user + composed.system) / 1000)} ms${notDrawn.length ? `, not drawn: ${notDrawn.join(', ')}` : ''}`,
    );
    if (values.words) console.log(JSON.stringify(scene));
  } catch (error) {
    console.log(`${prompt}\n  FAILED ${(error as Error).stack}`);
  }
  rows.push(row);
}
await sharp(Buffer.concat(rows), { raw: { width: width * 3, height: height * rows.length, channels: 3 } })
  .png()
  .toFile(values.out);

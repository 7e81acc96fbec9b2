/** `npm run sheet -- "prompt" ... [--file prompts.txt] [--scenes scenes.json] [--from 1] [--count 10] [--out sheet.png]`: three small frames a prompt or a written scene, one row each. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawFrame } from '../src/render/draw-frame.ts';
import type { Scene } from '../src/scene/scene.ts';
import { compileStage } from '../src/stage/compile.ts';
import { createFilm } from '../src/stage/film.ts';
import { describe } from '../src/understand/understand.ts';

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
    const scene = written[prompt] ?? describe(prompt);
    if (values.style) scene.style = values.style as typeof scene.style;
    const before = process.cpuUsage();
    const stage = await compileStage(scene, { seed: Number(values.seed), seconds, width, height });
    const film = await createFilm(stage);
    const composed = process.cpuUsage(before);
    for (const [column, time] of moments.entries()) {
      const pixels = drawFrame(film.world, film.poseFrame(time), width, height);
      for (let y = 0; y < height; y += 1) {
        row.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), (y * width * 3 + column * width) * 3);
      }
    }
    const missing = stage.scene.things.filter((_, index) => !stage.shown.has(index)).map(({ name }) => name);
    console.log(
      `${prompt}\n  ${stage.scene.setting.place}, ${film.world.triangles} triangles, composed in ${Math.round((composed.user + composed.system) / 1000)} ms${missing.length ? `, no model: ${missing.join(', ')}` : ''}${scene.notDrawn.length ? `, not drawn: ${scene.notDrawn.join(', ')}` : ''}`,
    );
    if (values.words) console.log(JSON.stringify(stage.scene));
  } catch (error) {
    console.log(`${prompt}\n  FAILED ${(error as Error).stack}`);
  }
  rows.push(row);
}
await sharp(Buffer.concat(rows), { raw: { width: width * 3, height: height * rows.length, channels: 3 } })
  .png()
  .toFile(values.out);

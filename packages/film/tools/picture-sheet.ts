/** `node packages/film/tools/picture-sheet.ts photo.jpg "prompt" [photo "prompt" ...] [--pairs file] [--out sheet.png]`: six small frames of a given picture that comes to life, one row a pair; `first.jpg+last.jpg` gives both ends. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { compile } from '../src/compile.ts';
import { direct } from '../src/direct.ts';
import { drawCovered, drawFrame } from '../src/render/draw-frame.ts';
import { mixOver, putBehind } from '../src/video/composite-plate.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string' },
    folder: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    out: { type: 'string', default: 'picture-sheet.png' },
    width: { type: 'string', default: '320' },
    shape: { type: 'string', default: '16:9' },
    seconds: { type: 'string', default: '4' },
    components: { type: 'boolean', default: false },
  },
});
const listed: (readonly [string, string])[] = values.pairs
  ? readFileSync(values.pairs, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('|') as unknown as [string, string])
  : Array.from(
      { length: positionals.length / 2 },
      (_, n) => [positionals[n * 2]!, positionals[n * 2 + 1]!] as const,
    );
const first = Number(values.from) - 1;
const [across, down] = values.shape.split(':').map(Number) as [number, number];
const width = Number(values.width);
const height = Math.round((width * down) / across / 2) * 2;
const size = { width, height };
const seconds = Number(values.seconds);
const shares = [0, 0.15, 0.35, 0.55, 0.78, 1];

/** A frame as the render worker composes it. */
const frameOf = (compiled: Awaited<ReturnType<typeof compile>>, share: number): Uint8Array => {
  const { film, plate } = compiled;
  const state = film.poseFrame(share * (seconds - 1 / 24));
  if (!plate) return drawFrame(film.world, state, width, height);
  const { rgb, coverage } = drawCovered(film.world, state, width, height);
  const { pixels, share: covering, models } = plate.frameAt(share);
  if (plate.isWhole) putBehind(rgb, coverage, pixels, models);
  else mixOver(rgb, pixels, covering);
  return rgb;
};

const rows: Buffer[] = [];
for (const [pictures, prompt] of listed.slice(first, first + Number(values.count))) {
  const row = Buffer.alloc(width * shares.length * height * 3);
  const paths = pictures.split('+').map((name) => `${values.folder}${name}`);
  try {
    const before = process.cpuUsage();
    const compiled = await compile(direct(prompt, { seconds }), {
      seed: 1,
      seconds,
      ...size,
      ...(values.components
        ? { components: paths }
        : {
            pictures: paths.map((path, n) => ({
              path,
              role: n === 0 ? ('first' as const) : ('last' as const),
            })),
          }),
    });
    for (const [column, share] of shares.entries()) {
      const pixels = frameOf(compiled, share);
      for (let y = 0; y < height; y += 1)
        row.set(
          pixels.subarray(y * width * 3, (y + 1) * width * 3),
          (y * width * shares.length + column * width) * 3,
        );
    }
    const { user, system } = process.cpuUsage(before);
    console.log(
      `${pictures}: ${prompt}\n  ${((user + system) / 1e6).toFixed(1)} s of CPU${compiled.notDrawn.length ? `, not drawn: ${compiled.notDrawn.join(', ')}` : ''}`,
    );
  } catch (error) {
    console.log(`${pictures}: ${prompt}\n  FAILED ${(error as Error).stack}`);
  }
  rows.push(row);
}
const sheet = sharp(Buffer.concat(rows), {
  raw: { width: width * shares.length, height: height * rows.length, channels: 3 },
});
await (values.out.endsWith('.jpg') ? sheet.jpeg({ quality: 80 }) : sheet.png({ palette: true })).toFile(
  values.out,
);

/** `node packages/film/tools/see-picture.ts photo.jpg ... [--out seen.png]`: what is seen in pictures, printed and drawn over them. */

import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readPicture } from '../src/pictures/read-picture.ts';
import { seePicture } from '../src/pictures/see/see-picture.ts';
import type { Box, SeenPicture, SeenRegion } from '../src/pictures/see/seen-picture.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'seen.png' }, width: { type: 'string', default: '480' } },
});
const width = Number(values.width);

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const print = (path: string, seen: SeenPicture, seconds: number) => {
  const percent = (region: SeenRegion | null) => (region ? `${Math.round(region.share * 100)} %` : 'none');
  console.log(`${path}: ${seen.width}x${seen.height}, ${seconds.toFixed(1)} s of CPU`);
  console.log(
    `  subject ${percent(seen.subject)}, sky ${percent(seen.sky)}, water ${percent(seen.water)}, plants ${percent(seen.plants)}, fire ${percent(seen.fire)}, horizon ${seen.horizon.toFixed(2)}, ${seen.lights.length} lights${seen.isFlat ? ', flat' : ''}${seen.isGrey ? ', grey' : ''}${seen.missing.length ? `, without ${seen.missing.join(', ')}` : ''}`,
  );
  for (const { noun, name, score, box, nearness, isSubject, face, pose } of seen.things) {
    const place = [box.left, box.top, box.right, box.bottom].map((value) => value.toFixed(2)).join(' ');
    console.log(
      `  ${name ?? noun} ${score.toFixed(2)} at ${place}, near ${nearness.toFixed(2)}${isSubject ? ', subject' : ''}${face ? ', face' : ''}${pose ? ', joints' : ''}`,
    );
  }
};

const drawOver = async (path: string, seen: SeenPicture): Promise<Buffer> => {
  const height = Math.round((width * seen.height) / seen.width);
  const { data } = await sharp(path)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = data.length / (width * height);
  const rgb = Buffer.alloc(width * height * 3);
  const tints: [SeenRegion | null, [number, number, number]][] = [
    [seen.sky, [80, 160, 255]],
    [seen.water, [0, 60, 255]],
    [seen.plants, [0, 220, 60]],
    [seen.subject, [255, 40, 40]],
  ];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      for (let n = 0; n < 3; n += 1) {
        let value = data[at * channels + Math.min(n, channels - 1)]!;
        for (const [region, tint] of tints) {
          if (!region) continue;
          const { mask } = region;
          const weight =
            mask.values[
              Math.floor((y * mask.height) / height) * mask.width + Math.floor((x * mask.width) / width)
            ]! * 0.45;
          value += (tint[n]! - value) * weight;
        }
        rgb[at * 3 + n] = value;
      }
    }
  }
  const rectangle = ({ left, top, right, bottom }: Box, colour: string, label: string) =>
    `<rect x="${left * width}" y="${top * height}" width="${(right - left) * width}" height="${(bottom - top) * height}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${left * width + 3}" y="${top * height + 13}" font-size="13" fill="${colour}">${label}</text>`;
  const dot = (x: number, y: number, radius: number, colour: string) =>
    `<circle cx="${x * width}" cy="${y * height}" r="${radius}" fill="${colour}"/>`;
  const marks = seen.things.flatMap(({ box, noun, name, face, pose }) => [
    rectangle(box, '#ffee00', name ?? noun),
    ...(face ? face.points.map(({ x, y }) => dot(x, y, 0.7, '#00ffcc')) : []),
    ...(pose ? Object.values(pose).map(({ x, y, score }) => dot(x, y, 1 + score * 4, '#ff00ff')) : []),
  ]);
  const horizon = `<line x1="0" x2="${width}" y1="${seen.horizon * height}" y2="${seen.horizon * height}" stroke="#ffffff" stroke-dasharray="6"/>`;
  const lights = seen.lights.map(({ x, y }) => dot(x, y, 3, '#ff9900'));
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}">${horizon}${marks.join('')}${lights.join('')}</svg>`,
        ),
      },
    ])
    .png()
    .toBuffer();
};

const drawn: { input: Buffer; height: number }[] = [];
for (const path of positionals) {
  const before = cpuSeconds();
  const picture = await readPicture(path, 1024);
  const seen = await seePicture(picture);
  print(path, seen, cpuSeconds() - before);
  drawn.push({ input: await drawOver(path, seen), height: Math.round((width * seen.height) / seen.width) });
}
const columns = Math.min(4, drawn.length);
const rows: (typeof drawn)[] = [];
for (let n = 0; n < drawn.length; n += columns) rows.push(drawn.slice(n, n + columns));
let top = 0;
const composites = rows.flatMap((row) => {
  const here = top;
  top += Math.max(...row.map(({ height }) => height));
  return row.map(({ input }, n) => ({ input, left: n * width, top: here }));
});
if (drawn.length > 0)
  await sharp({ create: { width: columns * width, height: top, channels: 3, background: '#202020' } })
    .composite(composites)
    .png({ palette: true })
    .toFile(values.out);

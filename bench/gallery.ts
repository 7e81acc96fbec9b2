/** Contact sheets of 24 films, to be looked at: `npm run gallery [folder] [numbers]`. Frames as drawn, before encoding. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { VideoImage, VideoJob } from '../src/engines/engine.ts';
import { describeFilm } from '../src/engines/local/scene/describe-film.ts';
import { createFilm } from '../src/engines/local/scene/picture/film.ts';
import { loadArt } from '../src/engines/local/scene/picture/sprites.ts';

type Entry = {
  name: string;
  prompt: string;
  shape?: 'portrait' | 'square';
  images?: [picture: string, role: VideoImage['role']][];
  characters?: string[];
};

const entries: Entry[] = [
  { name: 'sea', prompt: 'A small sailboat on the open sea at sunset' },
  { name: 'coast', prompt: 'A dog running along a sunny beach' },
  { name: 'lake', prompt: 'Three ducks swimming on a mountain lake at dawn' },
  { name: 'river', prompt: 'A quiet river in autumn, leaves falling, camera pans right' },
  { name: 'mountains', prompt: 'Eagles flying over snowy mountains, epic drone shot' },
  { name: 'desert', prompt: 'Two camels walking through the desert at golden hour' },
  { name: 'forest', prompt: 'A deer in a misty forest at morning' },
  { name: 'meadow', prompt: 'A red balloon rises over a flower meadow' },
  { name: 'snowfield', prompt: 'Five penguins walking through falling snow' },
  { name: 'aurora', prompt: 'Aurora over a frozen snowfield at night, a wolf looks up' },
  { name: 'skyline', prompt: 'Fireworks over a city skyline at night' },
  { name: 'street', prompt: 'A red car drives down a rainy street at night' },
  { name: 'village', prompt: 'A snowman waving in a village on a winter night, snow' },
  { name: 'space', prompt: 'An astronaut floating in space, orbit shot' },
  { name: 'underwater', prompt: 'Six tropical fish and a turtle swimming underwater' },
  { name: 'sky', prompt: 'A hot air balloon above the clouds at sunrise', shape: 'square' },
  { name: 'room', prompt: 'A cat sleeping in a cosy room in the morning' },
  { name: 'studio', prompt: 'A robot dancing in a studio with confetti', shape: 'portrait' },
  { name: 'storm', prompt: 'A ship in a storm with lightning at night, handheld camera' },
  { name: 'watercolour', prompt: 'A fox walks through an autumn forest, watercolour', shape: 'square' },
  { name: 'pixel-art', prompt: 'A dragon flying over mountains at dusk, pixel art' },
  { name: 'noir', prompt: 'A man walking down a rainy street at night, film noir' },
  {
    name: 'first-and-last',
    prompt: 'morning turns to night',
    images: [
      ['lake at golden hour', 'first'],
      ['lake at night with stars', 'last'],
    ],
  },
  {
    name: 'character',
    prompt: '@mia walks beside a horse in a meadow',
    characters: ['mia'],
    shape: 'portrait',
  },
  { name: 'cartoon', prompt: 'A bear dances in a meadow, cartoon' },
  { name: 'paper-cut', prompt: 'A whale in the sea under the moon, paper cut' },
  { name: 'neon', prompt: 'A motorcycle drives through a city street, neon style' },
  { name: 'line-art', prompt: 'A castle in the mountains, line art' },
  { name: 'vintage', prompt: 'A train crosses a meadow, vintage film' },
];

const sizes = { landscape: [640, 360], portrait: [360, 640], square: [480, 480] } as const;
const [seconds, framesPerSecond] = [6, 24];
const shares = [0.06, 0.24, 0.42, 0.6, 0.78, 0.94];

const frameOf = async (job: VideoJob, share: number[]): Promise<Canvas[]> => {
  const { spec, seed } = describeFilm(job);
  const frameCount = job.seconds * framesPerSecond;
  const film = await createFilm({ ...job, spec, seed, frameCount, framesPerSecond });
  return share.map((at) => {
    const image = new ImageData(job.width, job.height);
    film.draw(Math.round(at * (frameCount - 1)), new Uint32Array(image.data.buffer));
    const canvas = createCanvas(job.width, job.height);
    canvas.getContext('2d').putImageData(image, 0, 0);
    return canvas;
  });
};

const jobOf = (entry: Entry, index: number, workDir: string): VideoJob => {
  const [width, height] = sizes[entry.shape ?? 'landscape'];
  return {
    taskId: entry.name,
    model: 'gallery',
    seed: 100 + index,
    prompt: entry.prompt,
    seconds,
    width,
    height,
    images: [],
    characters: [],
    watermark: false,
    style: null,
    sourceScene: null,
    workDir,
  };
};

const scratch = mkdtempSync(join(tmpdir(), 'kinora-gallery-'));
const save = (name: string, canvas: Canvas) => {
  const path = join(scratch, `${name.replaceAll(' ', '-')}.png`);
  writeFileSync(path, canvas.toBuffer('image/png'));
  return path;
};

/** Pictures a user might bring: made from scenes of our own, and a figure on plain paper. */
const prepare = async (entry: Entry, job: VideoJob): Promise<VideoJob> => {
  const images: VideoImage[] = [];
  for (const [picture, role] of entry.images ?? []) {
    const [canvas] = await frameOf({ ...job, prompt: picture }, [0.5]);
    images.push({ path: save(picture, canvas!), role });
  }
  const characters = [];
  for (const username of entry.characters ?? []) {
    const canvas = createCanvas(300, 300);
    const context = canvas.getContext('2d');
    context.fillStyle = '#f4f0e8';
    context.fillRect(0, 0, 300, 300);
    context.drawImage((await loadArt('1f9d9-200d-2640-fe0f'))!.picture, 40, 30, 220, 240);
    characters.push({ username, picturePath: save(username, canvas) });
  }
  return { ...job, images, characters };
};

const folder = resolve(process.argv[2] ?? 'data/gallery');
const wanted = process.argv.slice(3);
mkdirSync(folder, { recursive: true });
for (const [index, entry] of entries.entries()) {
  if (wanted.length > 0 && !wanted.includes(entry.name)) continue;
  const started = performance.now();
  const job = await prepare(entry, jobOf(entry, index, scratch));
  const frames = await frameOf(job, shares);
  const columns = job.height > job.width ? 6 : 3;
  const sheet = createCanvas(job.width * columns, job.height * Math.ceil(frames.length / columns));
  for (const [n, frame] of frames.entries())
    sheet.getContext('2d').drawImage(frame, (n % columns) * job.width, Math.floor(n / columns) * job.height);
  writeFileSync(join(folder, `${entry.name}.png`), sheet.toBuffer('image/png'));
  console.log(`${entry.name.padEnd(16)} ${Math.round(performance.now() - started)} ms  ${entry.prompt}`);
}
rmSync(scratch, { recursive: true });

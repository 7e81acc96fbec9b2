/** The cost of turning a video from elsewhere into the one that was asked for, beside decoding it alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeFrames, requireStream, withContainer } from '../src/engines/media/container.ts';
import { convertVideo, type TargetFormat } from '../src/engines/media/convert-video.ts';
import { makeVideo, type Painter } from '../test/support/media-fixtures.ts';

const seconds = 4;
const rounds = Number(process.env.ROUNDS ?? 3);
const signal = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'kinora-convert-'));

/** Waves of colour in motion with some grain: neither flat nor noise. */
const waves: Painter = (n, pixels, width, height) => {
  let grain = 1 + n;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      grain = (grain * 1_664_525 + 1_013_904_223) >>> 0;
      const wave = 60 * Math.sin((x + n * 6) / 47) + 50 * Math.cos((y - n * 3) / 31) + (grain >>> 29);
      pixels[at] = 120 + wave;
      pixels[at + 1] = 110 + wave / 2;
      pixels[at + 2] = 140 - wave;
      pixels[at + 3] = 255;
    }
};

const cpuSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1e6);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!;
};

const decode = (path: string) =>
  withContainer(path, async (format) => {
    for await (const _ of decodeFrames(format, requireStream(format, 'video'), signal));
  });

const hd = { width: 1280, height: 720 };
const source = { seconds, paint: waves, audio: true };
const videos: [what: string, path: string, target: Partial<TargetFormat>][] = [
  ['index at the end, remuxed', makeVideo(folder, { ...source, ...hd, name: 'late.mp4' }), {}],
  [
    'VP9 in WebM to 720p',
    makeVideo(folder, { ...source, ...hd, codec: 'libvpx-vp9', container: 'webm', name: 'vp9.webm' }),
    {},
  ],
  [
    'H.264 720p, marked',
    makeVideo(folder, { ...source, ...hd, isFast: true, name: 'mark.mp4' }),
    { watermark: true },
  ],
  [
    'H.264 720p to 1080p',
    makeVideo(folder, { ...source, ...hd, isFast: true, name: 'large.mp4' }),
    { width: 1920, height: 1080 },
  ],
];

console.log('CPU seconds for each second of video (24 frames, one thread)');
let isCheap = true;
for (const [what, path, target] of videos) {
  const wanted = { ...hd, seconds, watermark: false, ...target };
  const options = { path, outPath: join(folder, 'out.mp4'), target: wanted, threads: 1 };
  const alone = (await cpuSeconds(() => decode(path))) / seconds;
  const converted =
    (await cpuSeconds(() => convertVideo(options, { signal, onProgress: () => {} }))) / seconds;
  console.log(
    `${what.padEnd(32)} ${converted.toFixed(2)}  decoding alone ${alone.toFixed(2)}  (${(converted / alone).toFixed(1)} times)`,
  );
  if (what.includes('remuxed')) isCheap = converted < alone;
}
rmSync(folder, { recursive: true });
console.log(`remuxing costs less than decoding: ${isCheap ? 'PASS' : 'FAIL'}`);
process.exitCode = isCheap ? 0 : 1;

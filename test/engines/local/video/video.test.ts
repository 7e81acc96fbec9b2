import assert from 'node:assert/strict';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import sharp from 'sharp';
import { alphaFormSizes, betaFormSizes } from '../../../../src/domain/models.ts';
import type { VideoJob } from '../../../../src/engines/engine.ts';
import { createLocalVideoEngine } from '../../../../src/engines/local/video/video-engine.ts';
import { decodeAudio } from '../../../../src/engines/media/decode-audio.ts';
import { decodedPixels, makeImage, streamFacts } from '../../../support/media-fixtures.ts';
import { videoJob } from '../../../support/video-job.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-video-'));
const engine = createLocalVideoEngine({ processes: 1 });
after(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

let jobs = 0;
const makeJob = (changes: Partial<VideoJob> = {}): VideoJob => {
  const workDir = join(folder, `job-${jobs++}`);
  mkdirSync(workDir);
  return videoJob({
    seed: 7,
    prompt: 'mountains on a sunny day',
    seconds: 1,
    width: 320,
    height: 180,
    workDir,
    ...changes,
  });
};

const generate = async (changes: Partial<VideoJob> = {}) => {
  const percents: number[] = [];
  const result = await engine.generate(makeJob(changes), {
    signal: new AbortController().signal,
    onProgress: (percent) => percents.push(percent),
  });
  return { ...result, percents };
};

/** The most the process ever held. */
const peakMegabytes = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

type Frames = Buffer[];

const meanColour = (pixels: Buffer): [number, number, number] => {
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 1) sums[at % 3]! += pixels[at]!;
  return sums.map((sum) => sum / (pixels.length / 3)) as [number, number, number];
};

const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;

const assertColour = (frames: Frames, n: number, expected: number[], tolerance = 3) => {
  const actual = meanColour(frames.at(n)!);
  for (const [channel, value] of expected.entries()) {
    assert.ok(Math.abs(actual[channel]! - value) <= tolerance, `frame ${n}: ${actual} is not ${expected}`);
  }
};

describe('local videos', () => {
  it('are H.264 High, yuv420p, BT.709, 24 fps, keyed every two seconds, ready to stream', async () => {
    const { videoPath, percents } = await generate({
      prompt: 'a white room',
      seconds: 4.5,
      watermark: true,
    });
    assert.deepEqual(streamFacts(videoPath), {
      codec: 'h264',
      profile: 'High',
      pixelFormat: 'yuv420p',
      colours: ['bt709', 'bt709', 'bt709', 'tv'],
      width: 320,
      height: 180,
      frameCount: 108,
      durationSeconds: 4.5,
      keyframes: [0, 48, 96],
    });
    const head = Buffer.alloc(65_536);
    const file = openSync(videoPath, 'r');
    readSync(file, head, 0, head.length, 0);
    closeSync(file);
    assert.ok(head.indexOf('moov') > 0 && head.indexOf('moov') < head.indexOf('mdat'));
    assert.equal(percents.at(-1), 97);
    assert.deepEqual(
      percents,
      [...new Set(percents)].sort((a, b) => a - b),
    );
    assert.ok(percents.length > 50);
  });

  it('move all the time, with the quiet sound of their place, as long as the picture', async () => {
    const { videoPath } = await generate({ prompt: 'waves on the sea', seconds: 1, width: 160, height: 90 });
    const frames = decodedPixels(videoPath);
    for (let n = 6; n < frames.length; n += 6)
      assert.ok(difference(frames[n]!, frames[n - 6]!) > 0.2, `at ${n}`);
    const pcmPath = join(folder, 'sound.pcm');
    const { signal } = new AbortController();
    const { durationSeconds } = await decodeAudio({ path: videoPath, pcmPath, maxSeconds: 10 }, { signal });
    assert.ok(Math.abs(durationSeconds - 1) < 0.1, `${durationSeconds}`);
    const bytes = readFileSync(pcmPath);
    const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    const level = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    assert.ok(level > 0.01 && level < 0.12, `${level}`);
    assert.ok(samples.every((value) => Math.abs(value) < 0.95));
  });

  it('say what they do not show', async () => {
    const { notDrawn, scene } = await generate({
      prompt: 'a dog and a zorbleflux in a meadow',
      seconds: 0.1,
    });
    assert.deepEqual(notDrawn, ['zorbleflux']);
    assert.deepEqual(JSON.parse(scene!).notDrawn, notDrawn);
    assert.deepEqual((await generate({ prompt: 'a red ball on white', seconds: 0.1 })).notDrawn, []);
  });

  it('are the same for the same seed and others for another', async () => {
    const make = (seed: number) => generate({ seed, seconds: 0.1 });
    const [first, again, other] = [await make(7), await make(7), await make(8)];
    assert.ok(readFileSync(first.videoPath).equals(readFileSync(again.videoPath)));
    const [a, b] = [decodedPixels(first.videoPath), decodedPixels(other.videoPath)];
    assert.ok(difference(a[0]!, b[0]!) > 3);
  });

  it('show the light the prompt asks for', async () => {
    const brightness = async (prompt: string) => {
      const { videoPath } = await generate({ prompt, seconds: 0.3, width: 160, height: 90 });
      const colour = meanColour(decodedPixels(videoPath)[6]!);
      return { level: (colour[0] + colour[1] + colour[2]) / 3, warmth: colour[0] - colour[2] };
    };
    const [day, night, sunset] = [
      await brightness('a valley at noon'),
      await brightness('a valley at night'),
      await brightness('a valley at sunset'),
    ];
    assert.ok(night.level < day.level * 0.6 && day.level > 95, `${night.level} ${day.level}`);
    assert.ok(sunset.warmth > day.warmth + 30, `${sunset.warmth} ${day.warmth}`);
  });

  it('start on the first and end on the last picture, in true colours', async () => {
    const images = [
      {
        path: await makeImage(folder, 'png', { background: '#c8285a', name: 'first.png' }),
        role: 'first' as const,
      },
      {
        path: await makeImage(folder, 'png', { background: '#1e9650', name: 'last.png' }),
        role: 'last' as const,
      },
    ];
    const frames = decodedPixels((await generate({ images, width: 160, height: 90 })).videoPath);
    assertColour(frames, 0, [200, 40, 90]);
    assertColour(frames, frames.length - 1, [30, 150, 80]);
    assertColour(frames, Math.floor(frames.length / 2), [115, 95, 85], 24);
  });

  it('fit a picture of any shape without distortion', async () => {
    const disc =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="900"><rect width="400" height="900" fill="#fff"/><circle cx="200" cy="450" r="80" fill="#00f"/></svg>';
    const path = join(folder, 'tall.png');
    await sharp(Buffer.from(disc)).png().toFile(path);
    const { videoPath } = await generate({ images: [{ path, role: 'reference' }], seconds: 0.2 });
    const frame = decodedPixels(videoPath)[0]!;
    const isBlue = (x: number, y: number) => frame[(y * 320 + x) * 3]! < 100;
    const across = Array.from({ length: 320 }, (_, x) => x).filter((x) => isBlue(x, 90)).length;
    const down = Array.from({ length: 180 }, (_, y) => y).filter((y) => isBlue(160, y)).length;
    // The whole picture is seen: the disc is 160 of its 900 rows, 32 of 180.
    assert.ok(Math.abs(across - 32) <= 3 && Math.abs(down - across) <= 3, `${across} x ${down}`);
  });

  it('place components and characters in the scene', async () => {
    const prompt = 'a studio';
    const part = await makeImage(folder, 'png', { background: '#ff00ff', name: 'part.png' });
    const magenta = (frame: Buffer) => {
      let count = 0;
      for (let at = 0; at < frame.length; at += 3)
        if (frame[at]! > frame[at + 1]! + 70 && frame[at + 2]! > frame[at + 1]! + 70) count += 1;
      return count;
    };
    const plain = decodedPixels((await generate({ prompt, seconds: 0.1 })).videoPath);
    assert.ok(magenta(plain[1]!) < 100);
    for (const changes of [
      { images: [{ path: part, role: 'component' as const }] },
      { characters: [{ username: 'ada', picturePath: part }] },
    ]) {
      const frames = decodedPixels((await generate({ prompt, seconds: 0.6, ...changes })).videoPath);
      for (const frame of frames.slice(4, -6)) assert.ok(magenta(frame) > 1_000, `${magenta(frame)}`);
      assert.ok(difference(frames[4]!, frames.at(-6)!) > 1);
    }
  });

  it('carry the watermark in the corner, on black and on white, only when asked', async () => {
    for (const background of ['#000000', '#ffffff']) {
      const images = [{ path: await makeImage(folder, 'png', { background }), role: 'reference' as const }];
      const [marked, bare] = [
        decodedPixels((await generate({ images, watermark: true, seconds: 0.2 })).videoPath),
        decodedPixels((await generate({ images, seconds: 0.2 })).videoPath),
      ];
      const changed = (fromX: number, fromY: number, toX: number, toY: number) => {
        let count = 0;
        for (let y = fromY; y < toY; y += 1) {
          for (let x = fromX; x < toX; x += 1) {
            if (Math.abs(marked[0]![(y * 320 + x) * 3]! - bare[0]![(y * 320 + x) * 3]!) > 40) count += 1;
          }
        }
        return count;
      };
      assert.ok(changed(240, 150, 320, 180) > 15, background);
      assert.equal(changed(0, 0, 240, 150), 0);
    }
  });

  it('have even sizes and any shape', async () => {
    for (const [width, height] of [
      [90, 160],
      [201, 201],
    ] as const) {
      const facts = streamFacts(
        (await generate({ width, height, seconds: 0.1, prompt: 'a white room' })).videoPath,
      );
      assert.deepEqual([facts.width, facts.height], [width - (width % 2), height - (height % 2)]);
    }
  });

  it('have every size of the interface, down to one frame', async () => {
    const sizes = new Set(
      [[1_920, 1_080], [1_080, 1_920], ...Object.values(alphaFormSizes), ...Object.values(betaFormSizes)].map(
        String,
      ),
    );
    assert.ok(sizes.size >= 6);
    for (const size of sizes) {
      const [width, height] = size.split(',').map(Number) as [number, number];
      const { videoPath } = await generate({ width, height, seconds: 0.04, prompt: 'a white room' });
      const { codec, frameCount, ...facts } = streamFacts(videoPath);
      assert.deepEqual(
        { codec, frameCount, width: facts.width, height: facts.height },
        { codec: 'h264', frameCount: 1, width, height },
      );
      const [frame] = decodedPixels(videoPath);
      assert.equal(frame!.length, width * height * 3);
      assert.ok(
        meanColour(frame!).some((level) => level > 20),
        `${size} is dark`,
      );
    }
  });

  it('last a minute to the frame and take no more memory than short ones', async () => {
    // Of a picture, whose frames are drawn in a third of the time.
    const path = await makeImage(folder, 'png', { background: '#c8285a', name: 'long.png' });
    const size = { width: 64, height: 36, prompt: '', images: [{ path, role: 'reference' as const }] };
    await generate({ ...size, seconds: 1 });
    const pid = engine.stats().pids[0]!;
    const before = peakMegabytes(pid);
    const { videoPath, percents } = await generate({ ...size, seconds: 60 });
    assert.ok(peakMegabytes(pid) < before + 60, `${before} MB, then ${peakMegabytes(pid)} MB`);
    const { frameCount, durationSeconds, keyframes } = streamFacts(videoPath);
    assert.deepEqual([frameCount, durationSeconds, keyframes.length, percents.length], [1_440, 60, 30, 94]);
  });

  it('are made one after the other in the same memory', async () => {
    const make = () => generate({ width: 1_280, height: 720, seconds: 0.04, prompt: 'a forest in autumn' });
    // The heap reaches its full size with the first few: how far depends on when garbage is collected.
    for (let n = 0; n < 4; n += 1) await make();
    const pid = engine.stats().pids[0]!;
    const before = peakMegabytes(pid);
    for (let n = 0; n < 2; n += 1) await make();
    assert.ok(peakMegabytes(pid) < before + 150, `${before} MB, then ${peakMegabytes(pid)} MB`);
  });

  it('take any prompt', async () => {
    for (const prompt of ['', '雪山上的日出 👩‍🚀🚀', 'word '.repeat(800), '@ada\nwaves\u0000 \ud800 lone']) {
      const { videoPath } = await generate({ prompt, seconds: 0.04, width: 64, height: 36 });
      assert.equal(streamFacts(videoPath).frameCount, 1);
    }
  });
});

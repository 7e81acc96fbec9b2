import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { AV_PIX_FMT_YUV420P10LE, AV_PIX_FMT_YUV444P, AV_PIX_FMT_YUVJ420P } from 'node-av/constants';
import { ApiError } from '../../../src/domain/errors.ts';
import { createMedia } from '../../../src/engines/media/media.ts';
import {
  decodedPixels,
  makeAudio,
  makeVideo,
  type Painter,
  streamFacts,
  writeFixture,
} from '../../support/media-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-videos-'));
const media = createMedia({ processes: 1 });
after(async () => {
  await media.close();
  rmSync(folder, { recursive: true });
});

type Fixture = NonNullable<Parameters<typeof makeVideo>[1]>;
const shape = { width: 160, height: 90, seconds: 1 };
let count = 0;

const fit = async (fixture: Fixture, target: Partial<typeof shape & { watermark: boolean }> = {}) => {
  count += 1;
  const source = makeVideo(folder, { ...shape, framesPerSecond: 12, ...fixture, name: `video-${count}` });
  const percents: number[] = [];
  const video = await media.convertVideo(source, join(folder, `converted-${count}.mp4`), {
    target: { ...shape, watermark: false, ...target },
    onProgress: (percent) => percents.push(percent),
  });
  return { source, video, facts: streamFacts(video.path), percents };
};

/** A blue ground with a green square of half the height in the middle. */
const square: Painter = (_, pixels, width, height) => {
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isIn = Math.max(Math.abs(x - width / 2), Math.abs(y - height / 2)) < height / 4;
    pixels.writeUInt32BE(isIn ? 0x20c040ff : 0x2030a0ff, at * 4);
  }
};

const pixelAt = (picture: Buffer, width: number, x: number, y: number): number[] => [
  ...picture.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
const isGreen = ([red, green, blue]: number[]): boolean => green! > red! + 60 && green! > blue! + 60;
const near = (actual: number[], expected: number[], by = 14) =>
  assert.ok(
    actual.every((value, index) => Math.abs(value - expected[index]!) <= by),
    `${actual} is not near ${expected}`,
  );

/** How many pixels the square is wide and high. */
const squareSize = (picture: Buffer, width: number, height: number) => ({
  across: Array.from({ length: width }, (_, x) => pixelAt(picture, width, x, height / 2)).filter(isGreen)
    .length,
  down: Array.from({ length: height }, (_, y) => pixelAt(picture, width, width / 2, y)).filter(isGreen)
    .length,
});

const playsAtOnce = (path: string): boolean => {
  const bytes = readFileSync(path);
  return bytes.indexOf('moov') < bytes.indexOf('mdat') && bytes.toString('latin1', 4, 8) === 'ftyp';
};

const soundOf = async (path: string) => {
  const pcmPath = join(folder, 'sound.pcm');
  const { durationSeconds } = await media.decodeAudio(path, pcmPath, { maxSeconds: 60 });
  const bytes = readFileSync(pcmPath);
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const middle = samples.subarray(4000, samples.length - 4000);
  let crossings = 0;
  for (let n = 1; n < middle.length; n += 1) if (middle[n - 1]! < 0 && middle[n]! >= 0) crossings += 1;
  const level = Math.max(...middle);
  return { durationSeconds, hertz: (crossings * 16_000) / middle.length, level };
};

test('a video that is as asked is not touched', async () => {
  const { source, video, percents } = await fit({ isFast: true, audio: true });
  assert.equal(video.path, source);
  assert.ok(Math.abs(video.durationSeconds - 1) < 0.05);
  assert.deepEqual(percents, []);
});

for (const [what, fixture] of Object.entries({
  'an MP4 with its index at the end': {},
  QuickTime: { container: 'mov' },
  Matroska: { container: 'matroska' },
}))
  test(`${what} gets another container, and its pictures stay what they are`, async () => {
    const { source, video, facts } = await fit({ ...fixture, audio: true });
    assert.notEqual(video.path, source);
    assert.ok(playsAtOnce(video.path));
    assert.equal(facts.frameCount, 12);
    assert.deepEqual(decodedPixels(video.path), decodedPixels(source));
    assert.ok(Math.abs((await soundOf(video.path)).hertz - 440) < 10);
  });

for (const [what, fixture] of Object.entries({
  'VP9 in WebM with Opus': { codec: 'libvpx-vp9', container: 'webm', audio: true },
  'VP9 in WebM without sound': { codec: 'libvpx-vp9', container: 'webm' },
  'MPEG-4 in AVI with MP3': { codec: 'mpeg4', container: 'avi', audio: true },
} as const))
  test(`${what} becomes what browsers play`, async () => {
    const { source, video, facts, percents } = await fit({ ...fixture, paint: square });
    assert.deepEqual(
      [facts.codec, facts.profile, facts.pixelFormat, facts.colours, facts.frameCount],
      ['h264', 'High', 'yuv420p', ['bt709', 'bt709', 'bt709', 'tv'], 12],
    );
    assert.ok(playsAtOnce(video.path));
    const [before] = decodedPixels(source);
    const pictures = decodedPixels(video.path);
    assert.equal(pictures.length, 12);
    for (const [x, y] of [
      [80, 45],
      [10, 10],
    ] as const)
      near(pixelAt(pictures[6]!, 160, x, y), pixelAt(before!, 160, x, y));
    assert.ok(percents.length > 2 && percents.every((percent, n) => n === 0 || percent > percents[n - 1]!));
    const { hasAudio } = await media.probeVideo(video.path);
    assert.equal(hasAudio, 'audio' in fixture);
    if (!hasAudio) return;
    const sound = await soundOf(video.path);
    assert.ok(Math.abs(sound.hertz - 440) < 10, String(sound.hertz));
    assert.ok(Math.abs(sound.level - 0.5) < 0.1, String(sound.level));
    assert.ok(Math.abs(sound.durationSeconds - 1) < 0.1, String(sound.durationSeconds));
  });

for (const [what, fixture] of Object.entries({
  'all colours of each pixel': { pixelFormat: AV_PIX_FMT_YUV444P },
  'ten bits': { pixelFormat: AV_PIX_FMT_YUV420P10LE },
  'full range': { pixelFormat: AV_PIX_FMT_YUVJ420P, isFullRange: true },
}))
  test(`H.264 with ${what}, which few browsers show, keeps its colours as yuv420p`, async () => {
    const { source, video, facts } = await fit({ ...fixture, isFast: true, paint: square });
    assert.notEqual(video.path, source);
    assert.deepEqual([facts.pixelFormat, facts.profile, facts.colours[3]], ['yuv420p', 'High', 'tv']);
    const picture = decodedPixels(video.path)[6]!;
    near(pixelAt(picture, 160, 80, 45), [0x20, 0xc0, 0x40], 8);
    near(pixelAt(picture, 160, 10, 10), [0x20, 0x30, 0xa0], 8);
  });

test('another size of about the same shape is filled, and nothing is distorted', async () => {
  const { video, facts } = await fit({ isFast: true, paint: square }, { width: 320, height: 192 });
  assert.deepEqual([facts.width, facts.height], [320, 192]);
  const picture = decodedPixels(video.path)[3]!;
  const { across, down } = squareSize(picture, 320, 192);
  assert.ok(Math.abs(across - down) <= 3 && Math.abs(across - 96) <= 4, `${across}x${down}`);
  near(pixelAt(picture, 320, 160, 2), [0x20, 0x30, 0xa0], 20);
});

test('a very different aspect ratio gets bars', async () => {
  const { video } = await fit({ isFast: true, paint: square }, { width: 120, height: 120 });
  const picture = decodedPixels(video.path)[3]!;
  near(pixelAt(picture, 120, 60, 10), [0, 0, 0]);
  near(pixelAt(picture, 120, 60, 110), [0, 0, 0]);
  near(pixelAt(picture, 120, 5, 60), [0x20, 0x30, 0xa0], 20);
  const { across, down } = squareSize(picture, 120, 120);
  assert.ok(Math.abs(across - down) <= 3, `${across}x${down}`);
});

/** Red, green, blue, white: the upper quarters, then the lower ones. */
const quarters: Painter = (_, pixels, width, height) => {
  for (let at = 0; at < width * height; at += 1) {
    const [isRight, isLow] = [at % width >= width / 2, at >= (width * height) / 2];
    const colour = isLow ? (isRight ? 0xffffffff : 0x0000ffff) : isRight ? 0x00ff00ff : 0xff0000ff;
    pixels.writeUInt32BE(colour, at * 4);
  }
};

const turns = {
  90: { matrix: [0, 1, 0, -1, 0, 0], shown: 'BRWG' },
  180: { matrix: [-1, 0, 0, 0, -1, 0], shown: 'WBGR' },
  270: { matrix: [0, -1, 0, 1, 0, 0], shown: 'GWRB' },
};
for (const [degrees, { matrix, shown }] of Object.entries(turns))
  test(`a video that is to be shown turned by ${degrees} degrees is delivered upright`, async () => {
    const made = makeVideo(folder, { ...shape, framesPerSecond: 4, paint: quarters, name: 'turned' });
    const bytes = readFileSync(made);
    // The matrix of the track header, in 16.16 fixed point, is its field after 40 bytes.
    const header = bytes.indexOf('tkhd') + 4;
    for (const [index, value] of matrix.entries())
      bytes.writeInt32BE(value * 65_536, header + 40 + 4 * index);
    const source = writeFixture(folder, `turned-${degrees}.mp4`, bytes);
    const isUp = degrees !== '180';
    const { width, height } = isUp ? { width: shape.height, height: shape.width } : shape;
    const video = await media.convertVideo(source, join(folder, `upright-${degrees}.mp4`), {
      target: { width, height, seconds: 1, watermark: false },
    });
    const facts = await media.probeVideo(video.path);
    assert.deepEqual([facts.width, facts.height], [width, height]);
    const [picture] = decodedPixels(video.path);
    const seen = [0.25, 0.75].flatMap((down) =>
      [0.25, 0.75].map((across) => {
        const at = [Math.floor(width * across), Math.floor(height * down)] as const;
        const [red, green, blue] = pixelAt(picture!, width, ...at).map((value) => value > 127);
        return red && green && blue ? 'W' : red ? 'R' : green ? 'G' : blue ? 'B' : '-';
      }),
    );
    assert.equal(seen.join(''), shown);
  });

test('what is too long is cut to the frame, with its sound', async () => {
  const { video, facts } = await fit({ isFast: true, audio: true, seconds: 2 });
  assert.equal(facts.frameCount, 12);
  assert.equal(decodedPixels(video.path).length, 12);
  assert.ok(Math.abs((await soundOf(video.path)).durationSeconds - 1) < 0.06);
  assert.equal(video.durationSeconds, 1);
});

test('of thousands of frames in a second those are kept that a screen shows', async () => {
  const { video, facts } = await fit({ framesPerSecond: 1_200, audio: true }, { watermark: true });
  assert.ok(facts.frameCount! > 60 && facts.frameCount! <= 140, `${facts.frameCount} frames`);
  assert.ok(Math.abs(video.durationSeconds - 1) < 0.05);
});

for (const [what, fixture] of Object.entries({
  copied: {},
  'encoded anew': { codec: 'mpeg4', container: 'avi' },
} as const))
  test(`sound that goes on long after the picture ends soon after it when it is ${what}`, async () => {
    const { video } = await fit({ ...fixture, audio: true, soundSeconds: 8 });
    const { durationSeconds } = await soundOf(video.path);
    assert.ok(durationSeconds > 0.9 && durationSeconds < 2.2, `${durationSeconds} s`);
  });

test('one frame too many is not re-encoded; a shorter video is reported', async () => {
  const longer = await fit({ isFast: true, seconds: 14 / 12 });
  assert.equal(longer.video.path, longer.source);
  const shorter = await fit({ isFast: true, seconds: 0.5 });
  assert.equal(shorter.video.path, shorter.source);
  assert.ok(Math.abs(shorter.video.durationSeconds - 0.5) < 0.05);
});

test('the watermark is in its corner and nowhere else', async () => {
  const size = { width: 480, height: 270 };
  const grey: Painter = (_, pixels) => pixels.fill(Buffer.from('606060ff', 'hex'));
  const { video } = await fit(
    { isFast: true, ...size, paint: grey, seconds: 0.5 },
    { ...size, watermark: true },
  );
  const pictures = decodedPixels(video.path);
  for (const picture of [pictures[0]!, pictures.at(-1)!]) {
    const touched = Array.from({ length: 480 * 270 }, (_, at) => [at % 480, Math.floor(at / 480)] as const)
      .map(([x, y]) => ({ x, y, value: picture[(y * 480 + x) * 3]! }))
      .filter(({ value }) => Math.abs(value - 0x60) > 12);
    assert.ok(touched.length > 60, String(touched.length));
    assert.ok(touched.some(({ value }) => value > 190) && touched.some(({ value }) => value < 75));
    assert.ok(touched.length > 0 && touched.every(({ x, y }) => x > 420 && y > 245 && x < 478 && y < 268));
  }
});

test('what is no video is refused', async () => {
  const target = { ...shape, watermark: false };
  for (const path of [
    writeFixture(folder, 'text.mp4', 'not a video at all'),
    writeFixture(folder, 'playlist.m3u8', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    makeAudio(folder, 'mp3'),
  ])
    await assert.rejects(
      media.convertVideo(path, join(folder, 'never.mp4'), { target }),
      (error) => error instanceof ApiError && error.code === 'invalid_file_format',
    );
});

test('damaged videos are made what can be made of them, or refused, and bring nothing down', async () => {
  let chance = 7;
  const next = (below: number) => {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648;
    return chance % below;
  };
  const target = { ...shape, watermark: true };
  const outcomes = new Set<string>();
  for (const fixture of [{ codec: 'libvpx-vp9', container: 'webm' }, { container: 'mov' }] as const) {
    const good = readFileSync(makeVideo(folder, { ...shape, ...fixture, audio: true, name: 'good' }));
    for (let n = 0; n < 8; n += 1) {
      const bad = Buffer.from(n % 2 === 0 ? good.subarray(0, next(good.length)) : good);
      for (let hits = 0; hits < n * 4; hits += 1) bad[next(bad.length)] = next(256);
      const path = writeFixture(folder, 'bad', bad);
      const outcome = await media.convertVideo(path, join(folder, 'saved.mp4'), { target }).then(
        (video) => streamFacts(video.path).codec!,
        (error: ApiError) => error.code,
      );
      outcomes.add(outcome);
    }
  }
  assert.deepEqual([...outcomes].toSorted(), ['h264', 'invalid_file_format']);
  assert.equal(media.stats().videos.crashes, 0);
});

test('a caller that leaves ends the work at once', async () => {
  const path = makeVideo(folder, { ...shape, seconds: 20, framesPerSecond: 24, name: 'long.mp4' });
  const leaving = new AbortController();
  const outPath = join(folder, 'left.mp4');
  const target = { width: 1280, height: 720, seconds: 20, watermark: true };
  const converting = media.convertVideo(path, outPath, {
    target,
    signal: leaving.signal,
    onProgress: () => leaving.abort(new Error('left')),
  });
  await assert.rejects(converting, /left/);
  assert.ok(existsSync(outPath), 'it had begun');
  const { video } = await fit({ codec: 'libvpx-vp9', container: 'webm' });
  assert.ok(playsAtOnce(video.path), 'the next video is not held up');
});

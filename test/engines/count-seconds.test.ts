/** Lengths counted from headers against what the decoder finds; what cannot be counted surely is left to it. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { countSeconds } from '../../src/engines/media/count-seconds.ts';
import { createMedia } from '../../src/engines/media/media.ts';
import { type AudioFixture, makeAudio, writeFixture } from '../support/media-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-count-'));
const media = createMedia({ processes: 1 });
after(async () => {
  await media.close();
  rmSync(folder, { recursive: true, force: true });
});

const decoded = async (path: string) =>
  (await media.decodeAudio(path, join(folder, 'pcm'), { maxSeconds: 600 })).durationSeconds;

const make = (kind: AudioFixture, seconds = 1, options: Record<string, string> = {}) =>
  makeAudio(folder, kind, { seconds, options, name: `${kind}-${seconds}-${Object.keys(options)}` });

test('recordings are as long as the decoder says, from a file and from memory', async () => {
  for (const path of [
    make('wav'),
    make('wav', 20.25),
    make('mp3', 0.05),
    make('mp3', 3.33),
    make('mp3', 20),
    make('mp3', 2, { write_xing: '0' }),
    make('mp3', 2, { write_id3v1: '1' }),
    make('mp3', 2, { id3v2_version: '0' }),
    make('mpga', 2.5),
    ...(['flac', 'm4a', 'mp4', 'oga', 'webm'] as const).flatMap((kind) =>
      [0.05, 1, 3.33, 20.25].map((seconds) => make(kind, seconds)),
    ),
    make('m4a', 20, { movflags: 'faststart' }),
    make('m4a', 2, { use_editlist: '0' }),
    make('webm', 20, { live: '1' }),
    make('oga', 20, { page_duration: '100000' }),
  ]) {
    const counted = await countSeconds(path);
    assert.ok(counted !== undefined, path);
    assert.ok(Math.abs(counted - (await decoded(path))) < 0.0001, `${path}: ${counted}`);
    assert.equal(await countSeconds(readFileSync(path)), counted);
  }
});

test('a tag larger than the window is stepped over', async () => {
  const sound = readFileSync(make('mp3', 2, { id3v2_version: '0' }));
  const size = 200_000;
  const tag = Buffer.alloc(10 + size);
  tag.write('ID3\x04\0\0', 'latin1');
  for (let at = 0; at < 4; at += 1) tag[9 - at] = (size >> (7 * at)) & 127;
  const path = writeFixture(folder, 'tagged.mp3', Buffer.concat([tag, sound]));
  assert.ok(Math.abs((await countSeconds(path))! - (await decoded(path))) < 0.0001);
});

test('a WAV file that understates itself is not believed', async () => {
  const wav = readFileSync(make('wav', 2));
  const at = wav.indexOf('data');
  const head = Buffer.from(wav.subarray(0, at + 8));
  const sound = wav.subarray(at + 8);
  const withSize = (sizeBytes: number) => {
    head.writeUInt32LE(sizeBytes, at + 4);
    return Buffer.concat([head, sound]);
  };
  for (const open of [0, 0xffff_ffff, sound.length + 1000])
    assert.equal(await countSeconds(withSize(open)), 2, 'written as a stream: all that follows is sound');
  const second = Buffer.concat([Buffer.from('data'), Buffer.alloc(4), sound]);
  second.writeUInt32LE(sound.length, 4);
  head.writeUInt32LE(sound.length, at + 4);
  assert.equal(await countSeconds(Buffer.concat([head, sound, second])), undefined);
});

test('what a header claims of an MP3 changes nothing but its ends', async () => {
  const mp3 = readFileSync(make('mp3', 3));
  const lying = Buffer.from(mp3);
  const info = lying.indexOf('Info') >= 0 ? lying.indexOf('Info') : lying.indexOf('Xing');
  lying.writeUInt32BE(1, info + 8);
  const path = writeFixture(folder, 'lying.mp3', lying);
  assert.ok(Math.abs((await countSeconds(path))! - 3) < 0.1);
});

test('what FLAC, MP4 and Ogg claim of the whole makes them no shorter', async () => {
  const flac = Buffer.from(readFileSync(make('flac', 3)));
  flac.writeUInt32BE(1, 4 + 4 + 14);
  assert.equal(await countSeconds(flac), 3);
  const mp4 = Buffer.from(readFileSync(make('m4a', 3)));
  mp4.writeUInt32BE(8, mp4.indexOf('stts') + 16);
  assert.equal(await countSeconds(mp4), undefined);
  const shortened = Buffer.from(readFileSync(make('m4a', 3)));
  shortened.writeUInt32BE(100, shortened.indexOf('elst') + 12);
  assert.equal(await countSeconds(shortened), undefined);
  const ogg = Buffer.from(readFileSync(make('oga', 3)));
  ogg.writeBigInt64LE(400n, ogg.lastIndexOf('OggS') + 6);
  assert.equal(await countSeconds(ogg), undefined);
});

test('everything else is for the decoder', async () => {
  for (const kind of ['mpeg', 'ogg'] as const) assert.equal(await countSeconds(make(kind)), undefined, kind);
  assert.equal(await countSeconds(make('m4a', 2, { movflags: 'frag_keyframe+empty_moov' })), undefined);
  const mp3 = readFileSync(make('mp3'));
  const wav = readFileSync(make('wav'));
  const adpcm = Buffer.from(wav);
  adpcm.writeUInt16LE(2, adpcm.indexOf('fmt ') + 8);
  for (const [what, bytes] of Object.entries({
    nothing: Buffer.alloc(0),
    text: Buffer.from('not audio at all'),
    'a WAV head alone': wav.subarray(0, 20),
    'compressed WAV': adpcm,
    'an MP3 with junk in it': Buffer.concat([mp3, Buffer.alloc(500, 1), mp3]),
    'a tag without sound': mp3.subarray(0, 40),
  }))
    assert.equal(await countSeconds(bytes), undefined, what);
});

test('no bytes bring it down or make it long', async () => {
  const kinds = ['wav', 'mp3', 'flac', 'm4a', 'oga', 'webm'] as const;
  const seeds = kinds.map((kind) => readFileSync(make(kind, 0.2)));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
      fc.nat(),
      async (seed, changes, cut) => {
        const bytes = Buffer.from(seed.subarray(0, cut % (seed.length + 1)));
        // Where the head is: in front, and in MP4 at the end.
        for (const [at, value] of changes)
          if (bytes.length > 0)
            bytes[
              at % 2 === 0
                ? at % Math.min(200, bytes.length)
                : bytes.length - 1 - (at % Math.min(700, bytes.length))
            ] = value;
        const counted = await countSeconds(bytes);
        assert.ok(
          counted === undefined || (counted > 0 && counted < bytes.length),
          `${counted} s of ${bytes.length}`,
        );
      },
    ),
    { numRuns: 3000 },
  );
});

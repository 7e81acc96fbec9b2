import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import sharp from 'sharp';
import { compile } from '../../src/compile.ts';
import { direct, readPrompt } from '../../src/direct.ts';
import { extendPicture } from '../../src/pictures/extend-picture.ts';
import { fillHoles } from '../../src/pictures/layers/fill-holes.ts';
import { framePicture } from '../../src/pictures/life/frame-picture.ts';
import { createLivingPicture } from '../../src/pictures/life/living-picture.ts';
import type { Picture } from '../../src/pictures/picture.ts';
import { createPicturePlate } from '../../src/pictures/picture-plate.ts';
import { createPlane } from '../../src/pictures/plane.ts';
import { readCover } from '../../src/pictures/read-picture.ts';
import { findFaces } from '../../src/pictures/see/networks/find-faces.ts';
import { createNetworks } from '../../src/pictures/see/networks/networks.ts';
import type { SeenThing } from '../../src/pictures/see/seen-picture.ts';
import { drawFrame } from '../../src/render/draw-frame.ts';
import { render } from '../../src/render-film.ts';
import { readWishes } from '../../src/screenplay/read-wishes.ts';
import { firstScene } from '../first-scene.ts';
import './kept-networks.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-living-'));
after(() => rmSync(folder, { recursive: true }));

const [width, height] = [480, 270];

/** A frame of our own engine as a file. */
const draw = async (prompt: string): Promise<string> => {
  const { film } = await compile(firstScene(prompt), { seed: 4, seconds: 2, width, height });
  const rgb = drawFrame(film.world, film.poseFrame(1), width, height);
  const path = join(folder, `${prompt.replaceAll(' ', '-')}.png`);
  await sharp(Buffer.from(rgb), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
  return path;
};

/** Each is drawn once: to draw one and to see what is on it takes seconds. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};
const carPath = once(() => draw('a wide shot of a red car on a country road'));
const portraitPath = once(() => draw('close up portrait of a young woman with brown hair'));

const wishesOf = (prompt: string) => readWishes(firstScene(prompt), readPrompt(prompt).facts);

const living = (path: string, prompt: string, size = { width, height }) =>
  createLivingPicture(path, size, { seconds: 2, seed: 7, wishes: wishesOf(prompt) });

const leavingCar = once(async () => living(await carPath(), 'the car drives away to the left'));

const meanDifference = (
  a: Uint8Array,
  b: Uint8Array,
  isInside: (at: number) => boolean = () => true,
): number => {
  let [sum, count] = [0, 0];
  for (let at = 0; at < a.length; at += 4) {
    if (!isInside(at / 4)) continue;
    sum += Math.abs(a[at]! - b[at]!) + Math.abs(a[at + 1]! - b[at + 1]!) + Math.abs(a[at + 2]! - b[at + 2]!);
    count += 3;
  }
  return sum / Math.max(1, count);
};

describe('a given picture that comes to life', () => {
  it('begins with the picture itself and gives the same frames again', async () => {
    const [first, again] = [
      await leavingCar(),
      await living(await carPath(), 'the car drives away to the left'),
    ];
    const given = await readCover(await carPath(), { width, height });
    assert.deepEqual(Buffer.from(first.frameAt(0).pixels), Buffer.from(given.pixels));
    // Neither the order nor the number of frames drawn before changes one.
    const late = first.frameAt(0.7).pixels.slice();
    again.frameAt(0.2);
    assert.deepEqual(Buffer.from(again.frameAt(0.7).pixels), Buffer.from(late));
    assert.ok(meanDifference(late, given.pixels) > 3, 'it moves');
  });

  it('empties the place that its subject leaves', async () => {
    const plate = await leavingCar();
    const redness = (pixels: Uint8Array) => {
      let red = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if (pixels[at]! > 140 && pixels[at + 1]! < 70 && pixels[at + 2]! < 70) red += 1;
      return red;
    };
    const before = redness(plate.frameAt(0).pixels);
    assert.ok(before > 500, 'the picture has a red car');
    assert.ok(redness(plate.frameAt(1).pixels.slice()) < before * 0.25, 'it is gone at the end');
    assert.deepEqual(plate.notDrawn, []);
  });

  it('lets it snow and says what is not there', async () => {
    const snow = await living(await portraitPath(), 'it snows');
    const still = await living(await portraitPath(), 'a white cat jumps');
    const [snowy, without] = [snow.frameAt(0.9).pixels.slice(), still.frameAt(0.9).pixels.slice()];
    const brighter = without.filter((value, at) => at % 4 === 0 && snowy[at]! > value + 50).length;
    assert.ok(brighter > 150, `${brighter} pixels of snow`);
    assert.deepEqual(still.notThere, ['white cat']);
  });

  it('keeps a face whole when the film has another shape', async () => {
    const wide = await portraitPath();
    // A tall photograph with the head near its top.
    const tall = join(folder, 'tall.png');
    await sharp(wide).extract({ left: 150, top: 20, width: 180, height: 250 }).toFile(tall);
    const { seen } = await living(tall, '', { width: 320, height: 180 });
    const face = seen.things.find((thing) => thing.face)?.face;
    assert.ok(face && face.box.top > 0 && face.box.bottom < 1, JSON.stringify(face?.box));
  });

  it('keeps all heads in view where the film is narrower than they are apart', async () => {
    const face = (left: number): SeenThing => ({
      noun: 'person',
      name: null,
      colour: [128, 128, 128],
      box: { left, right: left + 0.16, top: 0.2, bottom: 1 },
      score: 1,
      nearness: 0.8,
      isSubject: true,
      face: { box: { left, right: left + 0.1, top: 0.25, bottom: 0.45 }, points: [], score: 1 },
      pose: null,
    });
    const { seen } = await living(await portraitPath(), '');
    const group = { ...seen, width: 1600, height: 900, things: [face(0.08), face(0.45), face(0.8)] };
    for (const size of [
      { width: 180, height: 320 },
      { width: 200, height: 200 },
      { width: 320, height: 180 },
      { width: 640, height: 200 },
    ]) {
      const frame = framePicture(group, size);
      for (const thing of group.things) {
        const { box } = thing.face!;
        const isIn = box.left >= frame.left && box.right <= frame.right && box.top > frame.top;
        assert.ok(
          isIn && box.bottom < frame.bottom,
          `${size.width} x ${size.height} ${JSON.stringify(frame)}`,
        );
      }
      const shape = ((frame.right - frame.left) * 1600) / ((frame.bottom - frame.top) * 900);
      assert.ok(Math.abs(shape / (size.width / size.height) - 1) < 0.01, 'nothing is stretched');
    }
  });

  it('keeps a figure on one colour whole in any shape, and the colour goes on', async () => {
    const path = join(folder, 'figure.png');
    await sharp(
      Buffer.from(
        '<svg width="200" height="400"><ellipse cx="100" cy="200" rx="80" ry="190" fill="#b03020"/></svg>',
      ),
    )
      .flatten({ background: '#ffffff' })
      .png()
      .toFile(path);
    const { seen, frameAt } = await living(path, '', { width: 320, height: 180 });
    const { pixels } = frameAt(0);
    const isWhite = (x: number, y: number) => pixels[(y * 320 + x) * 4 + 2]! > 245;
    assert.ok(seen.background);
    assert.ok(isWhite(2, 90) && isWhite(317, 90) && isWhite(160, 2) && isWhite(160, 177));
    assert.ok(!isWhite(160, 90) && !isWhite(160, 22) && !isWhite(160, 158), 'from head to foot');
  });

  it('goes on beyond the edges of the picture, whose own pixels stay', () => {
    const pixels = new Uint8Array(20 * 10 * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 7) % 251));
    const size = { width: 20, height: 40 };
    const { picture: extended } = extendPicture(
      { width: 20, height: 10, pixels },
      { left: 0, top: 15 },
      size,
    );
    assert.deepEqual(extended.pixels.slice(15 * 80, 25 * 80), pixels);
    assert.ok(extended.pixels.every((value, at) => at % 4 !== 3 || value === 255));
    assert.ok(extended.pixels[0]! > 0);
  });

  it('changes one face into another without two of them', async (t) => {
    const networks = createNetworks();
    t.after(() => networks.release());
    const other = await draw('close up portrait of a man with grey hair');
    const size = { width, height };
    const plate = await createPicturePlate(
      [
        { path: await portraitPath(), role: 'first' },
        { path: other, role: 'last' },
      ],
      size,
      { move: 'auto', seed: 1 },
    );
    for (const progress of [0, 0.4, 0.5, 0.6, 1]) {
      const pixels = plate!.frameAt(progress).pixels.slice();
      const faces = await findFaces(networks, { ...size, pixels });
      assert.equal(faces?.length, 1, `at ${progress}`);
    }
  });

  it('is the same video, byte for byte, with 1, 2 and 8 threads', async () => {
    const compiled = await compile(direct('the woman nods while snow falls', { seconds: 1 }), {
      seed: 5,
      seconds: 1,
      width: 96,
      height: 54,
      pictures: [{ path: await portraitPath(), role: 'first' }],
    });
    const videos: string[] = [];
    for (const workers of [1, 2, 8]) {
      const path = join(folder, `threads-${workers}.mp4`);
      await render(compiled, { path, workers, hasSound: false });
      videos.push(createHash('sha256').update(readFileSync(path)).digest('hex'));
    }
    assert.equal(new Set(videos).size, 1);
  });

  for (const [name, make] of [
    ['one colour', () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })],
    ['three pixels', () => sharp({ create: { width: 3, height: 1, channels: 3, background: '#f80' } })],
    [
      'transparent',
      () =>
        sharp({ create: { width: 90, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }),
    ],
  ] as const)
    it(`takes a picture of ${name}`, async () => {
      const path = join(folder, `${name.replaceAll(' ', '-')}.png`);
      await make().png().toFile(path);
      const plate = await living(path, 'the dog runs away', { width: 64, height: 36 });
      assert.equal(plate.frameAt(1).pixels.length, 64 * 36 * 4);
      assert.ok(plate.notThere.length > 0, 'and says that nothing happens');
    });
});

describe('filling a hole', () => {
  const striped = (): Picture => {
    const pixels = new Uint8Array(96 * 64 * 4).fill(255);
    for (let at = 0; at < 96 * 64; at += 1)
      pixels.set(Math.floor(at / 96) < 32 ? [60, 120, 200] : [90, 80, 60], at * 4);
    return { width: 96, height: 64, pixels };
  };
  it('goes on with what is beside it in the same rows', () => {
    const picture = striped();
    const given = picture.pixels.slice();
    const hole = createPlane(picture);
    for (let y = 16; y < 48; y += 1)
      for (let x = 36; x < 60; x += 1) {
        hole.values[y * 96 + x] = 1;
        picture.pixels.set([255, 0, 0], (y * 96 + x) * 4);
      }
    const { picture: filled } = fillHoles(picture, hole, 3);
    assert.ok(meanDifference(filled.pixels, given) < 3, String(meanDifference(filled.pixels, given)));
    assert.ok(
      meanDifference(filled.pixels, picture.pixels, (at) => hole.values[at] === 0) === 0,
      'the rest is kept',
    );
  });
  it('takes what else is known of a place from where the picture was copied from', () => {
    const picture = striped();
    const [hole, sky] = [createPlane(picture), createPlane(picture)];
    for (let y = 16; y < 48; y += 1) for (let x = 36; x < 60; x += 1) hole.values[y * 96 + x] = 1;
    for (let at = 0; at < 96 * 32; at += 1) sky.values[at] = hole.values[at] ? 0 : 1;
    const { values } = fillHoles(picture, hole, 3).carry(sky);
    assert.ok(values[20 * 96 + 48] === 1 && values[44 * 96 + 48] === 0);
  });
  it('leaves no step where brightness changes from side to side', () => {
    const picture = striped();
    for (let at = 0; at < 96 * 64; at += 1) picture.pixels.fill(40 + 2 * (at % 96), at * 4, at * 4 + 3);
    const given = picture.pixels.slice();
    const hole = createPlane(picture);
    for (let y = 16; y < 48; y += 1) for (let x = 36; x < 60; x += 1) hole.values[y * 96 + x] = 1;
    const { picture: filled } = fillHoles(picture, hole, 3);
    assert.ok(meanDifference(filled.pixels, given, (at) => hole.values[at] === 1) < 5);
  });
});

describe('what a prompt asks of a picture', () => {
  const cases: [string, (wishes: ReturnType<typeof wishesOf>) => boolean][] = [
    [
      'the rocket lifts off',
      ({ things: [rocket] }) => rocket?.travel === 'rise' && rocket.nature === 'vehicle',
    ],
    [
      'the woman smiles and blinks',
      ({ things: [woman] }) => Boolean(woman?.face.has('smile') && woman.face.has('blink') && !woman.travel),
    ],
    [
      'She smiles and waves',
      ({ things: [woman] }) => woman?.nature === 'person' && woman.waves && woman.face.has('smile'),
    ],
    [
      'the car drives away to the left',
      ({ things: [car] }) => car?.travel === 'leave' && car.direction === 'left',
    ],
    [
      'the piglet runs out of the picture on the left',
      ({ things: [pig] }) => pig?.travel === 'leave' && pig.direction === 'left',
    ],
    ['the piglet on the left runs away', ({ things: [pig] }) => pig?.direction === null],
    ['the rowing boat glides away under the bridge', ({ things: [boat] }) => boat?.direction === 'away'],
    [
      'she blinks while the rocket lifts off',
      ({ things }) =>
        things.length === 2 && things.some(({ travel, face }) => travel === 'rise' && face.size === 0),
    ],
    [
      'steam rises from the coffee',
      ({ things, air }) => air.has('steam') && !things.some(({ travel }) => travel),
    ],
    ['the sun sets behind the hills', ({ hour }) => hour === 'sunset'],
    ['a storm comes up', ({ hour, air }) => hour === 'storm' && air.has('rain')],
    ['snow covers the lawn', ({ things }) => things.length === 0],
    ['night falls', ({ things, hour }) => things.length === 0 && hour === 'night'],
    ['waves roll onto the beach', ({ things, regions }) => things.length === 0 && regions.has('water')],
    ['the cat closes its eyes', ({ things: [cat] }) => cat?.nature === 'animal' && cat.face.has('blink')],
    ['the logo spins slowly', ({ things: [logo] }) => Boolean(logo?.spins)],
    ['dandelion seeds blow away', ({ things, air }) => things.length === 0 && air.has('seeds')],
    ['the clouds race across the sky', ({ cloudPace, regions }) => cloudPace > 1 && regions.has('sky')],
    ['the house collapses', ({ notShown }) => notShown.length === 1],
    ['the camera moves closer at night', ({ notShown }) => notShown.length === 0],
    ['a man walks along the road', ({ things: [man] }) => man?.direction === 'away'],
    ['the butterfly flaps its wings', ({ things: [butterfly] }) => Boolean(butterfly?.isFlying)],
    ['leaves fall', ({ air }) => air.has('leaves')],
    [
      'a sweep of light passes over the bottle',
      ({ light, regions }) => light === 'sweep' && !regions.has('lights'),
    ],
    ['the bottle glows', ({ light, things: [bottle] }) => light === 'glow' && bottle?.notShown.length === 0],
    ['the city lights shine at night', ({ light, regions }) => light === null && regions.has('lights')],
    ['sunbeams fall through the trees', ({ air }) => air.has('rays')],
    ['the wind blows the leaves away', ({ air, wind }) => air.has('leaves') && wind],
    ['her long hair sways', ({ things, regions }) => things.length === 0 && regions.has('hair')],
    [
      'the moth opens and closes its wings',
      ({ things: [moth] }) => moth?.travel === null && moth.acts.has('flap') && moth.notShown.length === 0,
    ],
    [
      'the girl kicks the ball and it flies off',
      ({ things }) => things.find(({ name }) => name === 'ball')?.pushedBy === 'girl',
    ],
    ['the rocket disappears', ({ things: [rocket] }) => rocket?.travel === 'vanish'],
    [
      'the ladybird crawls along the stem',
      ({ things }) => things.filter(({ isPlace }) => !isPlace).length === 1,
    ],
    ['', ({ things, air, hour }) => things.length + air.size === 0 && hour === null],
  ];
  for (const [prompt, holds] of cases)
    it(prompt || 'nothing', () => assert.ok(holds(wishesOf(prompt)), JSON.stringify(wishesOf(prompt))));
});

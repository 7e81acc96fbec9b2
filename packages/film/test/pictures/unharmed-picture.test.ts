import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import sharp from 'sharp';
import { readPrompt } from '../../src/direct.ts';
import { extendPicture } from '../../src/pictures/extend-picture.ts';
import { buildLayers, createLayer, refineMask } from '../../src/pictures/layers/build-layers.ts';
import { calmRelief } from '../../src/pictures/layers/calm-relief.ts';
import { createMesh } from '../../src/pictures/layers/draw-mesh.ts';
import { fillBehind } from '../../src/pictures/layers/fill-behind.ts';
import { straightAround } from '../../src/pictures/layers/straight-lines.ts';
import { trustOfFill, trustOfMatte } from '../../src/pictures/layers/trust-cut.ts';
import { castSubject } from '../../src/pictures/life/cast/cast-subject.ts';
import { chooseCuts } from '../../src/pictures/life/cast/choose-cuts.ts';
import { splitMatte } from '../../src/pictures/life/cast/split-matte.ts';
import { framePicture } from '../../src/pictures/life/frame-picture.ts';
import { createLyingSnow } from '../../src/pictures/life/light/lying-snow.ts';
import { createLivingPicture } from '../../src/pictures/life/living-picture.ts';
import { headMotion } from '../../src/pictures/life/motion/head-motion.ts';
import { wholeShare } from '../../src/pictures/life/motion/keep-whole.ts';
import { type Motion, placeAtRest } from '../../src/pictures/life/motion/motions.ts';
import { type Picture, wordsOf } from '../../src/pictures/picture.ts';
import { createPlane, type Plane } from '../../src/pictures/plane.ts';
import type { Box, SeenPicture } from '../../src/pictures/see/seen-picture.ts';
import { hasSubject } from '../../src/pictures/see-component.ts';
import { readWishes } from '../../src/screenplay/read-wishes.ts';
import { firstScene } from '../first-scene.ts';
import { seenNothing, seenThing } from './seen-picture-fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-unharmed-'));
after(() => rmSync(folder, { recursive: true }));

const size = { width: 192, height: 108 };

const maskOf = (...boxes: Box[]): Plane => {
  const mask = createPlane(size);
  for (let at = 0; at < mask.values.length; at += 1) {
    const [x, y] = [
      ((at % size.width) + 0.5) / size.width,
      (Math.floor(at / size.width) + 0.5) / size.height,
    ];
    if (boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom))
      mask.values[at] = 1;
  }
  return mask;
};

const thingIn = (box: Box, name: string) => seenThing(box, { name, colour: [160, 60, 40] });

const seenWith = (box: Box | null, more: Partial<SeenPicture> = {}): SeenPicture => ({
  ...seenNothing(size),
  things: box ? [thingIn(box, 'dog')] : [],
  subject: box && { mask: maskOf(box), share: 0.1 },
  ...more,
});

/** A meadow: brighter and darker from pixel to pixel, the same everywhere. */
const grain = (x: number, y: number) => ((x * 73 + y * 151 + x * y * 7) % 29) - 14;
const meadow = (x: number, y: number) => [90 + grain(x, y), 130 + grain(x, y), 60 + grain(x, y)];

const paint = (colourAt: (x: number, y: number) => readonly number[], { width, height } = size): Picture => {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    pixels.set(colourAt(at % width, Math.floor(at / width)), at * 4);
  return { width, height, pixels };
};

let written = 0;
const living = async (picture: Picture, prompt: string, seen: SeenPicture) => {
  written += 1;
  const path = join(folder, `${written}.png`);
  const { width, height, pixels } = picture;
  await sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
    .png()
    .toFile(path);
  const wishes = readWishes(firstScene(prompt), readPrompt(prompt).facts);
  return createLivingPicture(path, size, { seconds: 2, seed: 3, wishes, see: async () => seen });
};

const dogBox = { left: 0.4, top: 0.4, right: 0.6, bottom: 0.8 };
const isIn = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  x >= left * size.width && x < right * size.width && y >= top * size.height && y < bottom * size.height;
const dogOn = (x: number, y: number) => (isIn(dogBox, x, y) ? [170 + grain(x, y), 50, 40] : meadow(x, y));
const redness = (pixels: Uint8Array) => {
  let red = 0;
  for (let at = 0; at < pixels.length; at += 4) if (pixels[at]! > 130 && pixels[at + 1]! < 90) red += 1;
  return red;
};

describe('a given picture is not harmed', () => {
  it('cuts out what has an outline, and leaves what has none where it is and says so', async () => {
    const prompt = 'the dog runs away to the left';
    const clear = await living(paint(dogOn), prompt, seenWith(dogBox));
    assert.ok(!clear.notDrawn.includes('movement of the dog'), clear.notDrawn.join());
    assert.ok(redness(clear.frameAt(1).pixels) < redness(paint(dogOn).pixels) * 0.2, 'it is gone');
    // A matte in the middle of a wall: nothing in the picture ends where it does.
    const wall = (x: number, y: number) => [120 + x / 8, 110 + y / 9, 100];
    const vague = await living(paint(wall), prompt, seenWith(dogBox));
    assert.ok(vague.notDrawn.includes('movement of the dog'), vague.notDrawn.join());
  });

  it('trusts an outline by its edges and a fill by its rim', () => {
    const matte = maskOf(dogBox);
    const wall = paint((x, y) => [120 + x / 8, 110 + y / 9, 100]);
    assert.ok(trustOfMatte(paint(dogOn), matte) > 0.9);
    assert.ok(trustOfMatte(wall, matte) < 0.1);
    assert.ok(trustOfFill(paint(dogOn), paint(meadow), matte) > 0.9);
    const patch = paint((x, y) => (isIn(dogBox, x, y) ? [200, 190, 20] : meadow(x, y)));
    assert.ok(trustOfFill(paint(dogOn), patch, matte) < 0.2);
    // Nothing is seen beside a hole that is as wide as the picture: only what is plain can be guessed.
    const across = maskOf({ left: 0.01, top: 0.3, right: 0.99, bottom: 0.7 });
    const noise = paint((x, y) => [60 + ((x * 37 + y * 91) % 40), 90, 60]);
    assert.ok(trustOfFill(noise, noise, across) < 0.1);
    const plain = paint(() => [120, 150, 190]);
    assert.equal(trustOfFill(plain, plain, across), 1);
  });

  it('takes a component for a thing only where it has an outline', () => {
    const wall = paint((x, y) => [120 + x / 8, 110 + y / 9, 100]);
    assert.equal(hasSubject(paint(dogOn), seenWith(dogBox)), true);
    assert.equal(hasSubject(wall, seenWith(dogBox)), false);
  });

  it('knows straight lines that would be seen to bend', () => {
    const grid = paint((x, y) => (x % 24 < 2 || y % 24 < 2 ? [230, 230, 230] : [60, 60, 70]));
    const grass = paint((x, y) => [50, 90 + ((x * 61 + y * 37 + ((x * y) % 7) * 13) % 60), 40]);
    assert.ok(straightAround(grid, maskOf(dogBox)) > 0.2, String(straightAround(grid, maskOf(dogBox))));
    assert.ok(straightAround(grass, maskOf(dogBox)) < 0.1, String(straightAround(grass, maskOf(dogBox))));
  });

  it('is deep without bumps where lines or a face would bend, and keeps them where rocks are', () => {
    const nearness = createPlane({ width: 16, height: 9 });
    nearness.values.set(Array.from(nearness.values, (_, at) => (at >= 72 ? 0.8 : 0.2) + (at % 5) * 0.03));
    const grid = paint((x, y) => (x % 24 < 2 || y % 24 < 2 ? [230, 230, 230] : [60, 60, 70]));
    const rocks = paint((x, y) => [50, 90 + ((x * 61 + y * 37 + ((x * y) % 7) * 13) % 60), 40]);
    const calm = calmRelief(grid, seenWith(null, { nearness })).values;
    for (let at = 17; at < calm.length - 17; at += 1)
      if (at % 16 > 0 && at % 16 < 15)
        assert.ok(Math.abs(calm[at - 1]! + calm[at + 1]! - 2 * calm[at]!) < 1e-5, 'as a slope');
    assert.ok(calm[140]! > calm[4]! + 0.3, 'what is below is nearer');
    assert.equal(calmRelief(rocks, seenWith(null, { nearness })), nearness);
    const face = { box: { left: 0.4, right: 0.6, top: 0.2, bottom: 0.5 }, points: [], score: 1 };
    const person = { ...thingIn(dogBox, 'person'), face };
    assert.notEqual(calmRelief(rocks, seenWith(null, { nearness, things: [person] })), nearness);
  });

  it('stands upright: what is one thing is as near as a whole', () => {
    const nearness = createPlane({ width: 96, height: 54 });
    nearness.values.set(Array.from(nearness.values, (_, at) => Math.floor(at / 96) / 54));
    const rocks = paint((x, y) => [50, 90 + ((x * 61 + y * 37 + ((x * y) % 7) * 13) % 60), 40]);
    const calm = calmRelief(rocks, seenWith(dogBox, { nearness }));
    const column = Math.round(96 * ((dogBox.left + dogBox.right) / 2));
    const at = (share: number) => {
      const y = Math.round(54 * (dogBox.top + (dogBox.bottom - dogBox.top) * share));
      return calm.values[y * 96 + column]!;
    };
    assert.ok(Math.abs(at(0.2) - at(0.8)) < 0.02, `${at(0.2)} above, ${at(0.8)} below`);
  });

  it('has no dark rim where the matte reaches beyond what it cuts out', () => {
    const isIn = (x: number, y: number) => Math.hypot(x - 96, y - 54) < 25;
    const photo = paint((x, y) => (isIn(x, y) ? [150, 60, 40] : [250, 250, 250]));
    const wide = createPlane(size);
    for (let at = 0; at < wide.values.length; at += 1) {
      const away = Math.hypot((at % size.width) - 96, Math.floor(at / size.width) - 54);
      wide.values[at] = Math.min(1, Math.max(0, (34 - away) / 8));
    }
    const layers = buildLayers(photo, { subject: wide, sky: null, nearness: createPlane(size) }, 1);
    const { pixels } = layers.subjects[0]!.picture;
    for (let at = 0; at < wide.values.length; at += 1)
      if (wide.values[at]! > 0.03 && wide.values[at]! < 0.5)
        assert.ok(pixels[at * 4]! > 200, `${pixels[at * 4]} where the photo is white`);
  });

  it('cuts out somebody who is known by joints and by name as one', () => {
    const photo = paint((x, y) => (x > 77 && x < 115 && y > 33 && y < 86 ? [40, 60, 160] : meadow(x, y)));
    const person = { ...thingIn(dogBox, 'person'), noun: 'person' as const };
    const seen = seenWith(dogBox, { things: [{ ...person, name: null }, person] });
    const wishes = readWishes(firstScene('the man walks away'), readPrompt('the man walks away').facts);
    const [mover] = castSubject(seen, wishes).movers;
    assert.equal(chooseCuts(photo, seen, [{ ...mover!, thing: seen.things[0]! }]).length, 1);
  });

  it('moves a head and not the lines behind it', () => {
    const box = { left: 0.4, top: 0.3, right: 0.6, bottom: 0.7 };
    const head = headMotion(box, new Set(['turn']), { side: 1, pitch: 0 });
    const mesh = placeAtRest(createMesh(size, 4));
    const rest = mesh.x.slice();
    head(mesh, { picture: paint(meadow) } as never, { seconds: 2, progress: 1, size });
    const moved = (x: number, y: number) => {
      const at = Math.round((y * size.height) / 4) * (mesh.columns + 1) + Math.round((x * size.width) / 4);
      return mesh.x[at]! - rest[at]!;
    };
    assert.ok(moved(0.5, 0.47) > 4, String(moved(0.5, 0.47)));
    assert.ok(moved(0.62, 0.45) < 1.5, 'its outline hardly moves');
    assert.equal(moved(0.75, 0.45), 0);
  });

  it('lowers a face that is seen within its outline, not about its neck', () => {
    const face = { box: dogBox, points: [], score: 1 };
    const man = { ...thingIn(dogBox, 'person'), noun: 'person' as const, face };
    const seen = seenWith(dogBox, { things: [man] });
    const prompt = 'the man lowers his head';
    const wishes = readWishes(firstScene(prompt), readPrompt(prompt).facts);
    const { movers } = castSubject(seen, wishes);
    assert.ok(movers[0]?.wish.acts.has('lower_head'));
    assert.equal(chooseCuts(paint(dogOn), seen, movers).length, 0);
    const mesh = placeAtRest(createMesh(size, 4));
    const acts = movers[0]!.wish.acts;
    const bow = headMotion(face, new Set(), { side: 1, pitch: 0, acts });
    bow(mesh, {} as never, { seconds: 2, progress: 1, size });
    const at = 16 * (mesh.columns + 1) + 24;
    assert.ok(mesh.y[at]! > 64 + 3, String(mesh.y[at]));
  });

  it('bends what has a texture only as far as it stays whole', () => {
    const tear: Motion = (mesh) => {
      for (let at = 0; at < mesh.x.length; at += 1)
        if (mesh.x[at]! > 80 && mesh.x[at]! < 120) mesh.x[at]! += 12;
    };
    const near = createPlane(size, 0.5);
    const share = wholeShare(tear, createLayer(paint(meadow), near, 8));
    assert.ok(share > 0.1 && share < 0.3, String(share));
    // On a plain wall more is not seen.
    const plain = wholeShare(
      tear,
      createLayer(
        paint(() => [120, 120, 120]),
        near,
        8,
      ),
    );
    assert.ok(plain > share * 1.5, String(plain));
    const slide: Motion = (mesh) => {
      for (let at = 0; at < mesh.x.length; at += 1) mesh.x[at]! += 30;
    };
    assert.equal(wholeShare(slide, createLayer(paint(meadow), near, 8)), 1);
  });

  it('leaves nothing of what stands before the sky in the sky that drifts', () => {
    const mast = paint((x, y) => (y > 70 || (x > 90 && x < 99) ? [30, 30, 30] : [150, 180, 220]));
    const sky = createPlane(size);
    // A mask that takes the rims of the mast for sky.
    for (let at = 0; at < sky.values.length; at += 1) {
      const [x, y] = [at % size.width, Math.floor(at / size.width)];
      sky.values[at] = y > 70 || (x > 91 && x < 98) ? 0 : 1;
    }
    const { sky: layer } = buildLayers(mast, { subject: null, sky, nearness: createPlane(size) }, 1);
    const { pixels } = layer!.picture;
    for (let x = 0; x < size.width; x += 1)
      assert.ok(pixels[(30 * size.width + x) * 4]! > 110, `${pixels[(30 * size.width + x) * 4]} at ${x}`);
  });

  it('begins as the picture is though mouths and eyes change pixels', async () => {
    const photo = paint(meadow);
    const layers = buildLayers(photo, { subject: null, sky: null, nearness: createPlane(size) }, 1);
    layers.ground.picture.pixels.fill(0);
    assert.ok(photo.pixels[0]! > 0);
  });

  it('does not go away from what it overlaps, nor over something of which copies would be seen', () => {
    const behind = { ...dogBox, left: 0.55, right: 0.75 };
    const seen = seenWith(dogBox, { things: [thingIn(dogBox, 'dog'), thingIn(behind, 'horse')] });
    const wishes = readWishes(firstScene('the dog runs away'), readPrompt('the dog runs away').facts);
    const { movers } = castSubject(seen, wishes);
    assert.equal(chooseCuts(paint(dogOn), seen, movers).length, 0);
    const alone = { ...seen, things: [seen.things[0]!] };
    assert.equal(chooseCuts(paint(dogOn), alone, movers).length, 1);
    const chairs = paint((x, y) => (x % 16 < 8 === y % 20 < 10 ? [60, 40, 30] : [190, 170, 150]));
    const trust = (repeats: Plane) => trustOfFill(chairs, chairs, maskOf(dogBox), { seams: 0, repeats });
    assert.ok(trust(createPlane(size, 1)) < 0.2 && trust(createPlane(size)) > 0.9);
  });

  it('fills a hole with what belongs at its height, also where the camera was held askew', () => {
    const askew = paint((x, y) => (y < 50 + x * 0.05 ? [120, 160, 220] : [100, 90, 60]));
    const hole = maskOf({ left: 0.35, top: 0.3, right: 0.65, bottom: 0.75 });
    const hidden = { ...askew, pixels: askew.pixels.slice() };
    for (let at = 0; at < hole.values.length; at += 1)
      if (hole.values[at]! > 0) hidden.pixels.set([255, 0, 0], at * 4);
    const { picture: filled } = fillBehind(hidden, hole, null, 1);
    let wrong = 0;
    for (let at = 0; at < hole.values.length; at += 1)
      if (Math.abs(filled.pixels[at * 4 + 2]! - askew.pixels[at * 4 + 2]!) > 40) wrong += 1;
    assert.ok(wrong < 60, `${wrong} pixels`);
  });

  it('moves what hangs together as one and parts what does not', () => {
    const left = { left: 0.1, top: 0.4, right: 0.3, bottom: 0.8 };
    const right = { left: 0.7, top: 0.4, right: 0.9, bottom: 0.8 };
    const things = [thingIn(left, 'dog'), thingIn(right, 'cat')];
    const apart = seenWith(null, { things, subject: { mask: maskOf(left, right), share: 0.2 } });
    assert.deepEqual(
      splitMatte(apart, things).map((group) => group.things.map(({ name }) => name)),
      [['dog'], ['cat']],
    );
    const bridge = { left: 0.2, top: 0.6, right: 0.8, bottom: 0.62 };
    const joined = seenWith(null, { things, subject: { mask: maskOf(left, right, bridge), share: 0.2 } });
    const groups = splitMatte(joined, things);
    assert.equal(groups.length, 1);
    assert.equal(
      groups[0]!.mask.values.reduce((sum, value) => sum + value, 0),
      joined.subject!.mask.values.reduce((sum, value) => sum + value, 0),
    );
  });

  it('cuts a tall picture for a wide film, from the top of what it shows, rather than make up its sides', () => {
    const size = { width: 1280, height: 720 };
    const standing = { left: 0.3, top: 0.08, right: 0.7, bottom: 0.93 };
    const frame = framePicture(seenWith(standing, { width: 600, height: 800 }), size);
    assert.ok(frame.left === 0 && frame.right === 1, JSON.stringify(frame));
    assert.ok(frame.top <= 0.08 && frame.top > 0, 'the head');
    const tower = framePicture(seenWith(standing, { width: 300, height: 800 }), size);
    assert.ok(tower.left < 0 && tower.top <= 0.08 && tower.bottom >= 0.93, 'too little would be left of it');
    const asked = { left: 0.1, top: 0.6, right: 0.3, bottom: 0.8 };
    const low = framePicture(seenWith(standing, { width: 600, height: 800 }), size, { asked: [asked] });
    assert.ok(low.top <= 0.6 && low.bottom >= 0.8, 'what the prompt names is shown');
    const lion = { left: 0, top: 0.02, right: 1, bottom: 1 };
    const close = (picture: { width: number; height: number }) =>
      framePicture(seenWith(lion, picture), size, { asked: [lion], isActing: true });
    assert.ok(
      close({ width: 800, height: 800 }).bottom >= 0.98,
      'the mouth of a head that fills the picture',
    );
    assert.ok(close({ width: 900, height: 600 }).left === 0, 'of which little is cut off');
    const two = framePicture(seenWith(standing, { width: 600, height: 800 }), size, {
      asked: [standing, { left: 0.5, top: 0.5, right: 0.8, bottom: 0.72 }],
    });
    assert.ok(two.top <= 0.08 && two.bottom >= 0.72, 'no head of several is cut');
  });

  it('keeps a thing on one colour whole though it is trimmed to its outline, and no bust hangs in the air', () => {
    const size = { width: 1280, height: 720 };
    const trimmed = { left: 0, top: 0, right: 1, bottom: 1 };
    const on = { width: 600, height: 500, background: [255, 255, 255] as [number, number, number] };
    const truck = framePicture(seenWith(trimmed, on), size);
    assert.ok(truck.top < 0 && truck.bottom > 1 && truck.left < 0 && truck.right > 1, JSON.stringify(truck));
    const face = { box: { left: 0.35, right: 0.65, top: 0.2, bottom: 0.5 }, points: [], score: 1 };
    const bust = { ...thingIn(trimmed, 'person'), face };
    const cut = framePicture(seenWith({ ...trimmed, top: 0.1 }, { ...on, things: [bust] }), size);
    assert.ok(cut.bottom <= 1, JSON.stringify(cut));
  });

  it('trusts the outline of what is small, though most of it is edge', () => {
    const small = { left: 0.5, top: 0.5, right: 0.58, bottom: 0.64 };
    const matte = refineMask(paint(dogOn), maskOf(small));
    const kite = paint((x, y) => (isIn(small, x, y) ? [200, 40, 30] : [60, 110, 190]));
    assert.ok(trustOfMatte(kite, matte) > 0.45, String(trustOfMatte(kite, matte)));
  });

  it('goes on with the surroundings where they are free, and lies on a mount where they are not', () => {
    const square = paint(meadow, { width: 108, height: 108 });
    const place = { left: 42, top: 0 };
    const free = extendPicture(square, place, size, { avoid: maskOf(dogBox) });
    assert.equal(free.mounted, null);
    const barred = extendPicture(square, place, size, {
      avoid: maskOf({ left: 0.24, top: 0, right: 0.76, bottom: 1 }),
    });
    assert.ok(barred.mounted && Math.abs(barred.mounted.left - 42 / 192) < 1e-9);
    for (const { picture } of [free, barred])
      for (let y = 0; y < 108; y += 1)
        assert.deepEqual(
          picture.pixels.slice((y * 192 + 42) * 4, (y * 192 + 150) * 4),
          square.pixels.slice(y * 108 * 4, (y + 1) * 108 * 4),
        );
  });

  it('covers the ground with snow, and not what stands on it', () => {
    const picture = paint(dogOn);
    const canvas = { ...size, words: wordsOf(picture) };
    createLyingSnow(seenWith(dogBox), null, { isSaid: true, isLiving: false })!(canvas, {
      seconds: 4,
      progress: 1,
      size,
    });
    const at = (x: number, y: number) => [
      ...picture.pixels.subarray((y * size.width + x) * 4, (y * size.width + x) * 4 + 3),
    ];
    assert.ok(Math.min(...at(20, 100)) > 215, `the ground: ${at(20, 100)}`);
    assert.deepEqual(at(96, 65), [170 + grain(96, 65), 50, 40], 'its side');
    assert.ok(Math.min(...at(96, 44)) > 150, `its top: ${at(96, 44)}`);
  });
});

describe('what a film of a given picture says it does not show', () => {
  const sky = { mask: maskOf({ left: 0, top: 0, right: 1, bottom: 0.5 }), share: 0.5 };
  const under = (cloudAt: (x: number, y: number) => readonly number[]) =>
    paint((x, y) => (y < 54 ? cloudAt(x, y) : meadow(x, y)));

  it('an even sky that moves, where no clouds are named to be drawn', async () => {
    const even = await living(
      under(() => [120, 170, 230]),
      'the sky moves',
      seenWith(null, { sky }),
    );
    assert.ok(even.notDrawn.includes('movement of the sky'), even.notDrawn.join());
    const cloudy = under((x, y) =>
      Math.hypot((x % 48) - 24, y - 25) < 15 ? [240, 240, 240] : [120, 170, 230],
    );
    for (const picture of [cloudy, under(() => [120, 170, 230])]) {
      const seen = await living(picture, 'the clouds drift by', seenWith(null, { sky }));
      assert.deepEqual(seen.notDrawn, []);
    }
  });

  it('night over what is black already', async () => {
    const black = await living(
      paint(() => [3, 3, 4]),
      'night falls',
      seenWith(null, { brightness: 0.01 }),
    );
    assert.ok(black.notDrawn.includes('light of night'), black.notDrawn.join());
    const bright = await living(paint(meadow), 'night falls', seenWith(null));
    assert.deepEqual(bright.notDrawn, []);
  });

  it('a change that nothing is known to draw', async () => {
    const glass = await living(paint(dogOn), 'the dog breaks', seenWith(dogBox));
    assert.ok(
      glass.notDrawn.some((words) => words.startsWith('dog: ')),
      glass.notDrawn.join(),
    );
  });

  it('is never still: light passes over a page, whose lines stay', async () => {
    const page = paint((x, y) => (y % 12 < 2 && x > 20 && x < 170 ? [20, 20, 20] : [250, 250, 250]));
    const plate = await living(page, '', seenWith(null, { isFlat: true }));
    const [early, late] = [plate.frameAt(0.4).pixels.slice(), plate.frameAt(0.9).pixels.slice()];
    const differing = early.filter((value, at) => Math.abs(value - late[at]!) > 12).length;
    assert.ok(differing > early.length * 0.05, `${differing}`);
    const isDark = (pixels: Uint8Array) => page.pixels.map((_, at) => (pixels[at]! < 100 ? 1 : 0));
    assert.deepEqual(isDark(late), isDark(page.pixels));
  });
});

describe('how large a thing may be that is cut out', () => {
  const box = { left: 0.2, right: 0.8, top: 0.12, bottom: 0.86 };
  const picture: Picture = { ...size, pixels: new Uint8Array(size.width * size.height * 4).fill(255) };
  const seen = seenWith(box);
  for (let at = 0; at < seen.subject!.mask.values.length; at += 1)
    picture.pixels.set(seen.subject!.mask.values[at]! > 0 ? [150, 60, 40] : [90, 150, 210], at * 4);
  const cutsFor = (prompt: string) => {
    const wishes = readWishes(firstScene(prompt), readPrompt(prompt).facts);
    return chooseCuts(picture, seen, castSubject(seen, wishes).movers).length;
  };

  it('is less where it leaves than where it stays', () => {
    assert.equal(cutsFor('The dog runs away'), 0);
    assert.equal(cutsFor('The dog lowers its head'), 1);
  });
});

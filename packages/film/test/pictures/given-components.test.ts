import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { compile } from '../../src/compile.ts';
import { readCover } from '../../src/pictures/read-picture.ts';
import { isPattern } from '../../src/pictures/see/is-pattern.ts';
import { drawFrame } from '../../src/render/draw-frame.ts';
import { joinComponents } from '../../src/stage/cast/join-components.ts';
import { firstScene } from '../first-scene.ts';
import { at, css, halves, height, type Rgb, save, upper, village, width } from './given-fixture.ts';
import './kept-networks.ts';

/** A frame in the middle of a film with components, RGBA. */
const stagedFrame = async (components: string[], prompt = 'a studio') => {
  const { film } = await compile(firstScene(prompt), { seed: 3, seconds: 1, width, height, components });
  const rgb = drawFrame(film.world, film.poseFrame(0.5), width, height);
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    rgba.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return rgba;
};

type Box = { left: number; top: number; right: number; bottom: number };
const boxOf = (frame: Uint8Array, test: (colour: Rgb) => boolean): Box => {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!test(at(frame, x, y))) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
};
const isUpper = ([red, green, blue]: Rgb) => red > green + 90 && red > blue + 40 && blue > green + 30;
const isLower = ([red, green, blue]: Rgb) => green > red + 60 && blue > red + 70;

const flat = (...size: [number, number]) => halves(...size, '#efefef').flatten({ background: '#efefef' });
const things: [name: string, make: () => Promise<string>, shape: number][] = [
  ['a transparent PNG', () => save('thing.png', halves(300, 300, null)), 1],
  ['a transparent GIF', () => save('thing.gif', halves(300, 300, null)), 1],
  ['a JPEG on plain paper', () => save('thing.jpg', flat(300, 300).jpeg()), 1],
  ['a CMYK JPEG', () => save('thing-cmyk.jpg', flat(300, 300).toColourspace('cmyk').jpeg()), 1],
  [
    'a turned JPEG',
    async () =>
      save(
        'thing-turned.jpg',
        sharp(
          await sharp(await flat(300, 300).png().toBuffer())
            .rotate(270)
            .png()
            .toBuffer(),
        )
          .withMetadata({ orientation: 6 })
          .jpeg(),
      ),
    1,
  ],
  ['one ten times as wide as high', () => save('thing-wide.png', halves(1_600, 160, null)), 10],
  ['one ten times as high as wide', () => save('thing-tall.png', halves(160, 1_600, null)), 0.1],
];

describe('a component', () => {
  for (const [name, make, shape] of things) {
    it(`stands in the scene whole, upright and unstretched: ${name}`, async () => {
      const frame = await stagedFrame([await make()]);
      const [top, foot] = [boxOf(frame, isUpper), boxOf(frame, isLower)];
      const [wide, tall] = [top.right - top.left + 1, foot.bottom - top.top + 1];
      assert.ok(top.right > 0 && foot.right > 0 && top.bottom <= foot.top + 6, JSON.stringify({ top, foot }));
      assert.ok(top.left > 0 && top.right < width - 1 && top.top > 0, JSON.stringify(top));
      // It sways a little, and its edges are soft by a pixel or two.
      assert.ok(Math.abs(wide - tall * shape) <= Math.max(4, 2 * shape) + wide * 0.04, `${wide} x ${tall}`);
    });
  }

  it('is not mirrored, whichever way it goes', async () => {
    const path = await save('sides.png', sharp(await halves(300, 300, null).png().toBuffer()).rotate(90));
    for (const way of ['left', 'right']) {
      const prompt = `the component walks to the ${way} in a studio`;
      const frame = await stagedFrame([path], prompt);
      assert.ok(boxOf(frame, isLower).left < boxOf(frame, isUpper).left, way);
    }
  });

  it('takes the place of what the prompt names, at its true size', async () => {
    const path = await save('named.png', halves(300, 300, null));
    const compiled = async (prompt: string) =>
      compile(firstScene(prompt), { seed: 3, seconds: 1, width, height, components: [path] });
    const { stage } = await compiled('a cup stands on a wooden table');
    assert.equal(stage.actors.filter(({ thing }) => thing.kit === 'cup').length, 1);
    const cup = stage.actors.find(({ thing }) => thing.character === 'component-0')!;
    assert.ok(cup.thing.name.includes('cup') && cup.size[1] < 0.4, `${cup.thing.name} of ${cup.size[1]} m`);
    const { stage: other } = await compiled('an elephant walks through the savanna');
    const elephant = other.actors.find(({ thing }) => thing.character === 'component-0')!;
    assert.ok(elephant.size[1] > 1.5, `an elephant of ${elephant.size[1]} m`);
    assert.equal(other.actors.filter(({ thing }) => thing.name.includes('elephant')).length, 1);
  });

  it('is only colours where it is a pattern', async () => {
    const tile = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="#e8e4da"/>
        <path d="M0 16 L16 4 L32 16 L16 28 z" fill="#7a3a90"/><circle cx="16" cy="16" r="5" fill="#1fa080"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
    const pattern = sharp({ create: { width: 640, height: 360, channels: 3, background: '#fff' } });
    const path = await save('pattern.png', pattern.composite([{ input: tile, tile: true }]));
    const cover = (from: string) => readCover(from, { width: 640, height: 360 });
    assert.ok(isPattern(await cover(path)));
    assert.ok(!isPattern(await cover(await save('village.png', village(0, false)))));
    const colours: [number, number, number][] = [[0.48, 0.23, 0.56]];
    const given = [{ name: 'component-0', path, seen: { role: 'colours' as const, colours } }];
    const { things, palette } = joinComponents(firstScene('a dog beside a sofa and a red ball'), given, true);
    assert.equal(palette[0]!.hex, '#7a3b8f');
    assert.equal(things.find(({ kit }) => kit === 'sofa')?.colour?.hex, '#7a3b8f');
    assert.notEqual(things.find(({ kit }) => kit === 'ball')?.colour?.hex, '#7a3b8f', 'what is said stays');
    assert.equal(things.find(({ kit }) => kit === 'dog')?.colour ?? null, null, 'the living stay');
  });

  it('may be tiny, and leaves no trace when there is nothing to see in it', async () => {
    const square = (side: number, background: string) =>
      sharp({ create: { width: side, height: side, channels: 4, background } }).png();
    const one = await save('one.png', square(1, css(upper)));
    const shown = await stagedFrame([one]);
    const box = boxOf(shown, isUpper);
    assert.ok(box.right - box.left > 30 && box.bottom - box.top > 30, JSON.stringify(box));
    const bare = await stagedFrame([]);
    for (const side of [1, 90]) {
      const clear = await save(`clear-${side}.png`, square(side, 'rgba(0,0,0,0)'));
      const frame = await stagedFrame([clear]);
      assert.ok(Buffer.from(frame).equals(Buffer.from(bare)));
    }
  });
});
